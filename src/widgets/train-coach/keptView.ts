/** What the browser keeps for the coach: to be saved, forgotten, and read from a file. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { dueOn, practiceJson } from '../../kit/train/practice.ts';
import { today } from '../../notebook/clock.ts';
import { saveAndTell } from '../../notebook/export/files.ts';
import { counted } from '../../notebook/plain/numbers.ts';
import type { StateAt } from '../../notebook/records/stateFigure.ts';
import { fileField } from '../../notebook/settings/inputs.ts';
import { html } from '../../notebook/template/html.ts';
import { reasonOf } from './store.ts';
import type { TrainCoachAbout } from './view.ts';

type At = StateAt<TrainCoachAbout>;

/** Forgets all, once the reader is sure. */
function clear(at: At, sure: boolean): void {
  const { kept } = at;
  if (sure && kept.asksAll) {
    kept.practice.clear();
    at.announce('All of it is forgotten.');
  }
  kept.asksAll = sure && !kept.asksAll;
  at.draw();
}

const save = ({ kept }: At): void =>
  saveAndTell(
    `training-${today()}.json`,
    'application/json',
    JSON.stringify(practiceJson(kept.practice.training)),
  );

/** Adds what a file has kept. */
async function read(at: At, file: File): Promise<void> {
  const { kept } = at;
  try {
    const cards = kept.practice.add(await file.text());
    kept.problem = '';
    at.announce(`${cards} added.`);
  } catch (error) {
    kept.problem = `${file.name} cannot be added: ${reasonOf(error)}. What you have kept is as it was. Choose a file that was saved here.`;
    at.announce(kept.problem);
  }
  at.draw();
}

/** What was missed, as the browser keeps it. */
export function keptPart(at: At): TemplateResult {
  const { id } = at;
  const { problem, asksAll, practice } = at.kept;
  const { cards, answers: given } = practice.training;
  const kept = cards.length;
  const due = dueOn(cards, today()).length;
  return html`<p>
      What you answer wrongly comes back: after three other questions or more, then, if you are
      right, after 1, 3, 7 and 21 days. This and the numbers are kept in this browser and nowhere
      else.
    </p>
    <p class="readout" data-kept>${counted(kept, 'question')} kept, ${due} due today.</p>
    ${
      practice.problem === ''
        ? nothing
        : html`<p class="field-message" data-tone="warning">${practice.problem}</p>`
    }
    <div class="button-row">
      <button
        type="button"
        data-save
        ?disabled=${given === 0 && kept === 0}
        @click=${() => save(at)}
      >
        Save as a file
      </button>
      ${
        asksAll
          ? html`<span>Forget all of it for good?</span>
              <button type="button" data-clear @click=${() => clear(at, true)}>Yes, forget</button>
              <button type="button" @click=${() => clear(at, false)}>No</button>`
          : html`<button
              type="button"
              data-clear
              ?disabled=${given === 0 && kept === 0 && practice.problem === ''}
              @click=${() => clear(at, true)}
            >
              Forget all
            </button>`
      }
    </div>
    <div class="field">
      ${fileField({
        id: `${id}-file`,
        label: 'Add what a file has kept',
        accept: '.json,application/json',
        problemId: `${id}-file-problem`,
        onFiles: ([file]) => void read(at, file!),
      })}
      <p class="field-message" data-tone="error" id="${id}-file-problem">${problem}</p>
    </div>`;
}
