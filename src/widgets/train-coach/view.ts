/** The coach: state in, template out. */
import { nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { TemplateResult } from 'lit-html';
import { techniques } from '../../engine/play/techniques.ts';
import type { Technique } from '../../engine/play/techniques.ts';
import { counted } from '../../notebook/plain/numbers.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { figureParts, fold } from '../../notebook/cell/figureParts.ts';
import type { Folds } from '../../notebook/cell/figureParts.ts';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import type { Part } from '../../notebook/template/part.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { linePicture } from '../../kit/line/linePicture.ts';
import { techniqueWords } from '../../kit/train/techniqueWords.ts';
import type { Answer, Evidence, Verdict } from '../../kit/train/verdict.ts';

/** What is to be seen. */
export type CoachShown = {
  readonly id: string;
  readonly folds: Folds;
  readonly board: Part | null; // null while the question is on its way
  readonly technique: Technique | null; // of the question; null while it is not known
  readonly chosen: Technique; // in the list
  readonly question: string;
  readonly verdict: Verdict | null;
  readonly answer: Answer | undefined;
  readonly score: string;
  readonly waiting: TemplateResult | typeof nothing;
  readonly kept: number; // cards
  readonly due: number;
  readonly keeps: string; // why nothing is kept
  readonly problem: string; // with a file
  readonly asksAll: boolean;
};

/** What the reader can do. */
export type CoachActs = {
  readonly choose: (technique: Technique) => void;
  readonly answer: (answer: Answer) => void;
  readonly next: () => void;
  readonly save: () => void;
  readonly read: (file: File) => void;
  readonly clear: (sure: boolean) => void;
};

const answers: readonly (readonly [Answer, string])[] = [
  [1, 'Filled'],
  [0, 'Empty'],
  [null, 'It stays open'],
];

/** @source none */
export function coachView(shown: CoachShown, acts: CoachActs): TemplateResult {
  const { technique, board, folds, kept, due } = shown;
  return figureParts(
    {
      picture: html`<div class="controls">${choiceOf(shown, acts)}</div>
        ${board === null ? html`<div class="board-place"></div>` : part(board)} ${shown.waiting}`,
      answer:
        board === null || technique === null
          ? nothing
          : html`<div class="train-coach">
              <p class="train-question" id="${shown.id}-question">${shown.question}</p>
              ${buttonsOf(shown, acts)}
              ${
                shown.verdict === null
                  ? html`<p class="train-rule">${techniqueWords[technique].rule}</p>`
                  : verdictOf(shown.verdict, shown.id)
              }
            </div>`,
      more: fold(
        folds,
        'kept',
        kept === 0 ? 'What you missed' : `What you missed: ${kept} kept, ${due} due`,
        keptPart(shown, acts),
      ),
    },
    { folds, pared: false },
  );
}

function choiceOf({ id, chosen }: CoachShown, { choose }: CoachActs): TemplateResult {
  return html`<div class="field inline">
    <label for="${id}-technique">Technique</label>
    <select
      id="${id}-technique"
      autocomplete="off"
      .value=${live(chosen)}
      @change=${(event: Event) => choose((event.target as HTMLSelectElement).value as Technique)}
    >
      ${techniques.map(
        (one, at) =>
          html`<option value=${one} ?selected=${one === chosen}>
            ${at + 1}. ${techniqueWords[one].name}
          </option>`,
      )}
    </select>
  </div>`;
}

function buttonsOf(shown: CoachShown, acts: CoachActs): TemplateResult {
  const done = shown.verdict !== null;
  return html`<div class="button-row" role="group" aria-labelledby="${shown.id}-question">
      ${answers.map(
        ([answer, text]) =>
          html`<button
            type="button"
            data-answer=${text}
            aria-pressed=${done && shown.answer === answer ? 'true' : 'false'}
            ?disabled=${done}
            @click=${() => acts.answer(answer)}
          >
            ${text}
          </button>`,
      )}
      <button type="button" class="primary" data-next @click=${acts.next}>
        ${done ? 'Next' : 'Another one'}
      </button>
    </div>
    <p class="readout">${shown.score}</p>`;
}

function verdictOf({ right, sentences, evidence }: Verdict, id: string): TemplateResult {
  const [head, ...rest] = sentences;
  return html`<div class="train-verdict" data-right=${right ? 'yes' : 'no'}>
    <p>
      <span class="train-sign" aria-hidden="true">${right ? '\u2713' : '\u00d7'}</span>
      <strong>${head}</strong> ${rest.join(' ')}
    </p>
    <div class="train-evidence">
      ${evidence.map((one, at) => evidenceOf(one, `${id}-evidence-${at}`))}
    </div>
  </div>`;
}

/** A picture that shows it. @source none */
const evidenceOf = ({ title, line, board }: Evidence, id: string): TemplateResult =>
  html`<div class="train-shown">
    <p>${title}</p>
    ${line === undefined ? nothing : pictured(linePicture(line.text, { fresh: line.fresh }))}
    ${board === undefined ? nothing : pictured(boardPicture(board, { id, cell: 20 }))}
  </div>`;

function keptPart(shown: CoachShown, acts: CoachActs): TemplateResult {
  const { id, kept, due, keeps, problem, asksAll } = shown;
  return html`<p>
      What you answer wrongly comes back: after three other questions, then, if you are right, after
      1, 3, 7 and 21 days. It is kept in this browser and nowhere else.
    </p>
    <p class="readout" data-kept>${counted(kept, 'question')} kept, ${due} due today.</p>
    ${keeps === '' ? nothing : html`<p class="field-message" data-tone="warning">${keeps}</p>`}
    <div class="button-row">
      <button type="button" data-save ?disabled=${kept === 0} @click=${acts.save}>
        Save as a file
      </button>
      ${
        asksAll
          ? html`<span>Forget ${counted(kept, 'question')} for good?</span>
              <button type="button" data-clear @click=${() => acts.clear(true)}>Yes, forget</button>
              <button type="button" @click=${() => acts.clear(false)}>No</button>`
          : html`<button
              type="button"
              data-clear
              ?disabled=${kept === 0 && keeps === ''}
              @click=${() => acts.clear(true)}
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
          if (file !== undefined) acts.read(file);
          input.value = '';
        }}
      />
      <p class="field-message" data-tone="error" id="${id}-file-problem">${problem}</p>
    </div>`;
}
