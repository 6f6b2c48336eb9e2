/** The parts of the coach, and what its buttons do with what was missed. */
import { nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { TemplateResult } from 'lit-html';
import { techniques } from '../../engine/play/techniques.ts';
import type { Technique } from '../../engine/play/techniques.ts';
import { counted } from '../../notebook/plain/numbers.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import type { StoredPosition } from '../../experiments/positions.ts';
import type { BoardView } from '../../kit/board/boardView.ts';
import { questionWords } from '../../kit/train/exercise.ts';
import type { Exercise } from '../../kit/train/exercise.ts';
import { dueOn, practiceJson } from '../../kit/train/practice.ts';
import type { Work } from '../../kit/work/work.ts';
import { today } from '../../notebook/clock.ts';
import { saveFile } from '../../notebook/export/files.ts';
import type { StateAt } from '../../notebook/records/stateFigure.ts';
import type { StoredResult } from '../../notebook/run/storedResult.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { linePicture } from '../../kit/line/linePicture.ts';
import { techniqueWords } from '../../kit/train/techniqueWords.ts';
import type { CoachAnswer, Evidence, CoachVerdict } from '../../kit/train/verdict.ts';
import type { coachSettings } from './model.ts';
import { reasonOf } from './store.ts';
import type { PracticeStore } from './store.ts';

export type TrainCoachAbout = {
  readonly settings: typeof coachSettings;
  readonly work: Work;
  readonly kept: {
    readonly positions: StoredResult<readonly StoredPosition[]>; // of the technique
    readonly practice: PracticeStore;
    exercise: Exercise | null; // null while it is on its way
    board: BoardView | null;
    answer: CoachAnswer | undefined;
    verdict: CoachVerdict | null;
    isJudged: boolean; // since the last drawing
    recent: readonly string[]; // cards of the questions before
    right: number;
    asked: number;
    asksAll: boolean; // whether all is to be forgotten
    problem: string; // with a file
    returns: boolean; // the question is one that was missed
  };
};

type At = StateAt<TrainCoachAbout>;

/** The technique of the question; of a reader's own board it is found out each time. */
export const techniqueOf = ({ state, kept }: At): Technique =>
  kept.exercise?.technique ?? state.technique;

/** What is asked. */
export const questionOf = ({ kept: { returns } }: At, exercise: Exercise): string =>
  `${returns ? 'One that you missed. ' : ''}${questionWords(exercise)}`;

const answers: readonly (readonly [CoachAnswer, string])[] = [
  [1, 'Filled'],
  [0, 'Empty'],
  [null, 'It stays open'],
];

/** The list of techniques. */
export function choiceOf(at: At, choose: (technique: Technique) => void): TemplateResult {
  const { id } = at;
  const chosen = techniqueOf(at);
  return html`<div class="field inline">
    <label for="${id}-technique">Technique</label>
    <select
      id="${id}-technique"
      autocomplete="off"
      .value=${live(chosen)}
      @change=${(event: Event) => choose((event.target as HTMLSelectElement).value as Technique)}
    >
      ${techniques.map(
        (one, which) =>
          html`<option value=${one} ?selected=${one === chosen}>
            ${which + 1}. ${techniqueWords[one].name}
          </option>`,
      )}
    </select>
  </div>`;
}

/** The three answers, and the way on. */
export function buttonsOf(
  { id, kept }: At,
  judge: (answer: CoachAnswer) => void,
  next: () => void,
): TemplateResult {
  const { right, asked } = kept;
  const done = kept.verdict !== null;
  return html`<div class="button-row" role="group" aria-labelledby="${id}-question">
      ${answers.map(
        ([answer, text]) =>
          html`<button
            type="button"
            data-answer=${text}
            aria-pressed=${done && kept.answer === answer ? 'true' : 'false'}
            ?disabled=${done}
            @click=${() => judge(answer)}
          >
            ${text}
          </button>`,
      )}
      <button type="button" class="primary" data-next @click=${next}>
        ${done ? 'Next' : 'Another one'}
      </button>
    </div>
    <p class="readout">
      ${asked === 0 ? 'One press is an answer.' : `${right} of ${asked} right on this visit.`}
    </p>`;
}

/** What is said to an answer, and what shows it. */
export function verdictOf({ right, sentences, evidence }: CoachVerdict): TemplateResult {
  const [head, ...rest] = sentences;
  return html`<div class="train-verdict" data-right=${right ? 'yes' : 'no'}>
    <p>
      <span class="train-sign" aria-hidden="true">${right ? '\u2713' : '\u00d7'}</span>
      <strong>${head}</strong> ${rest.join(' ')}
    </p>
    <div class="train-evidence">${evidence.map((one) => evidenceOf(one))}</div>
  </div>`;
}

/** A picture that shows it. */
const evidenceOf = ({ title, line, board }: Evidence): TemplateResult =>
  html`<div class="train-shown">
    <p>${title}</p>
    ${line === undefined ? nothing : pictured(linePicture(line.text, { fresh: line.fresh }))}
    ${board === undefined ? nothing : pictured(boardPicture(board, { cell: 20 }))}
  </div>`;

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
  saveFile(
    `training-${today()}.json`,
    'application/json',
    JSON.stringify(practiceJson(kept.practice.cards)),
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
  const kept = practice.cards.length;
  const due = dueOn(practice.cards, today()).length;
  return html`<p>
      What you answer wrongly comes back: after three other questions, then, if you are right, after
      1, 3, 7 and 21 days. It is kept in this browser and nowhere else.
    </p>
    <p class="readout" data-kept>${counted(kept, 'question')} kept, ${due} due today.</p>
    ${
      practice.problem === ''
        ? nothing
        : html`<p class="field-message" data-tone="warning">${practice.problem}</p>`
    }
    <div class="button-row">
      <button type="button" data-save ?disabled=${kept === 0} @click=${() => save(at)}>
        Save as a file
      </button>
      ${
        asksAll
          ? html`<span>Forget ${counted(kept, 'question')} for good?</span>
              <button type="button" data-clear @click=${() => clear(at, true)}>Yes, forget</button>
              <button type="button" @click=${() => clear(at, false)}>No</button>`
          : html`<button
              type="button"
              data-clear
              ?disabled=${kept === 0 && practice.problem === ''}
              @click=${() => clear(at, true)}
            >
              Forget all
            </button>`
      }
    </div>
    <div class="field">
      <label for="${id}-file">Add what a file has kept</label>
      <input
        id="${id}-file"
        type="file"
        accept=".json,application/json"
        aria-describedby="${id}-file-problem"
        @change=${(event: Event) => {
          const input = event.target as HTMLInputElement;
          const [file] = input.files ?? [];
          if (file !== undefined) void read(at, file);
          input.value = '';
        }}
      />
      <p class="field-message" data-tone="error" id="${id}-file-problem">${problem}</p>
    </div>`;
}
