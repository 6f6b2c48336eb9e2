/** The figure: board with the answers, map of the effort, one action, what came out. Pure templates. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { grouped, sizeText } from '../../notebook/plain/numbers.ts';
import { figureParts } from '../../notebook/cell/figureParts.ts';
import type { FigureLayout } from '../../notebook/cell/figureParts.ts';
import { markedWords } from '../../kit/stepper/markedWords.ts';
import { html } from '../../notebook/template/html.ts';
import { workView } from '../../notebook/work/workView.ts';
import type { WorkShown } from '../../notebook/work/workView.ts';
import { part } from '../../notebook/template/part.ts';
import type { Part } from '../../notebook/template/part.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { heatPicture, heatScale } from './heatPicture.ts';
import type { Answers, EverySettings, Questions } from './model.ts';
import { dearestTenth, mostClauses, questionTexts, summaryWords } from './model.ts';

/** Everything that is shown. */
export type EveryShown = {
  readonly id: string; // unique on the page
  readonly layout: FigureLayout;
  readonly settings: EverySettings;
  readonly answers: Answers;
  readonly size: 'small' | 'usual' | 'long' | 'too large';
  readonly clauses: number; // of the formula
  readonly work: WorkShown;
  readonly choice: TemplateResult; // of the puzzle
  readonly about: TemplateResult;
  readonly board: Part;
  readonly cell: string; // what is said of the cell that is pointed at; '' for none
  readonly one: string | null; // the address where that cell is asked step by step
  readonly below: TemplateResult;
};

/** What the reader can do. */
export type EveryActs = {
  readonly ask: () => void; // from the first cell on
  readonly goOn: () => void; // from where it was stopped
  readonly stop: () => void;
  readonly questions: (questions: Questions) => void;
};

/** The whole figure. @source none */
export function everyView(shown: EveryShown, acts: EveryActs): TemplateResult {
  return figureParts(
    {
      picture: html`${part(shown.board)}`,
      action: action(shown, acts),
      answer: html`${effort(shown)} ${cellPart(shown)} ${summary(shown)} ${shown.about}`,
      settings: html`<div class="controls">${shown.choice} ${questionChoice(shown, acts)}</div>`,
      more: html`${table(shown)} ${shown.below}`,
    },
    shown.layout,
  );
}

/** What each question took. */
function effort({ answers }: EveryShown): TemplateResult {
  const { width, height } = answers.inferred;
  const longer = Math.max(width, height);
  const pixels = longer <= 10 ? 24 : longer <= 20 ? 15 : longer <= 30 ? 11 : 9;
  const scale = heatScale(answers);
  return html`<div class="every-effort">
    <div
      class="board-scroll"
      translate="no"
      tabindex="0"
      role="group"
      aria-label="Propagations of each cell"
    >
      ${pictured(heatPicture(answers, pixels))}
    </div>
    <p class="readout every-scale">
      Propagations of each cell:
      ${scale.map(
        ({ opacity, text }) =>
          html`<span
            ><svg width="14" height="14" aria-hidden="true">
              <rect class="every-warm" width="14" height="14" fill-opacity=${opacity} /></svg
            >${text}</span
          > `,
      )}
    </p>
  </div>`;
}

/** The cell that is pointed at. */
const cellPart = ({ cell, one }: EveryShown): TemplateResult =>
  html`<p class="readout every-cell" data-cell-words>
    ${cell === '' ? 'Come to a cell to read its answer.' : markedWords(cell)}
    ${one === null ? nothing : html`<a href=${one} data-one>Watch the solver at this cell</a>`}
  </p>`;

function action(shown: EveryShown, acts: EveryActs): TemplateResult {
  const { work, answers, size, clauses } = shown;
  const { width, height } = answers.inferred;
  if (size === 'too large')
    return html`<p data-too-many>
      The formula of this puzzle would have ${grouped(clauses)} clauses. The solver here is given
      ${grouped(mostClauses)} at most, which is a board of about ${sizeText(50, 50)} cells: take a
      smaller puzzle. What you entered is kept.
    </p>`;
  return html`${workView(work, acts.stop)}
  ${work.idle ? html`<div class="button-row">${askButtons(answers, acts)}</div>` : nothing}
  ${
    size === 'long' && !answers.whole
      ? html`<p class="readout" data-long>
          ${grouped(width * height)} questions on a formula of ${grouped(clauses)} clauses. Near the
          density where such puzzles are hardest this can take minutes. What is asked is shown at
          once, and stays when you stop.
        </p>`
      : nothing
  }`;
}

/** Where it was stopped one may go on or begin anew. */
function askButtons({ asked, whole }: Answers, acts: EveryActs): TemplateResult {
  const stopped = !whole && asked > 0;
  const words = stopped ? 'Begin anew' : whole ? 'Ask every cell again' : 'Ask every cell';
  return html`${
      stopped
        ? html`<button type="button" class="primary" data-go-on @click=${acts.goOn}>Go on</button>`
        : nothing
    }<button type="button" class=${stopped ? '' : 'primary'} data-ask-all @click=${acts.ask}>
      ${words}
    </button>`;
}

const summary = ({ answers, settings }: EveryShown): TemplateResult => {
  const dearest = dearestTenth(answers);
  return html`<p class="readout" data-summary>
    <strong>${markedWords(summaryWords(answers, settings.questions))}</strong>
    ${dearest ?? nothing}
  </p>`;
};

function questionChoice({ id, settings }: EveryShown, acts: EveryActs): TemplateResult {
  return html`<fieldset class="every-questions">
    <legend>Ask of each cell</legend>
    ${(Object.keys(questionTexts) as Questions[]).map(
      (word) =>
        html`<label
          ><input
            type="radio"
            name=${`${id}-questions`}
            value=${word}
            .checked=${live(word === settings.questions)}
            @change=${() => acts.questions(word)}
          />${questionTexts[word]}</label
        >`,
    )}
  </fieldset>`;
}

/** Propagations as a table, for those who do not see the map. */
function table({ answers }: EveryShown): TemplateResult | typeof nothing {
  const { inferred, propagationsOf, asked } = answers;
  if (asked === 0) return nothing;
  const { width, height } = inferred;
  return html`<details>
    <summary>Propagations of each cell as a table</summary>
    <div class="table-scroll" tabindex="0" role="group" aria-label="Propagations of each cell">
      <table>
        <thead>
          <tr>
            <th scope="col">row</th>
            ${Array.from({ length: width }, (_, column) => html`<th scope="col">${column + 1}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${Array.from(
            { length: height },
            (_, row) =>
              html`<tr>
                <th scope="row">${row + 1}</th>
                ${Array.from({ length: width }, (_, column) => {
                  const cell = row * width + column;
                  return html`<td>${cell < asked ? grouped(propagationsOf[cell] ?? 0) : ''}</td>`;
                })}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </details>`;
}
