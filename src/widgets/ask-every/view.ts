/** Beside the board: map of the effort, one action, what came out. Pure templates. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { grouped, sizeText } from '../../notebook/plain/numbers.ts';
import { markedWords } from '../../kit/stepper/markedWords.ts';
import { html } from '../../notebook/template/html.ts';
import { workView } from '../../notebook/work/workView.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { boardFormulaSize } from '../../engine/inference/boardFormula.ts';
import { openIn } from '../../kit/puzzle/openIn.ts';
import { askAnew, goOn, stop } from './asking.ts';
import type { EveryAt } from './asking.ts';
import {
  cellWords,
  dearestTenth,
  mostClauses,
  questionTexts,
  sizeOf,
  summaryWords,
} from './model.ts';
import type { Questions } from './model.ts';
import { heatPicture, heatScale } from './heatPicture.ts';

/** What each question took. */
export function effort({ kept: { answers } }: EveryAt): TemplateResult {
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

/** Where a cell can be asked step by step. */
function linkTo({ kept, state, carried }: EveryAt, cell: number): string | null {
  const { one } = kept.props;
  if (one === undefined) return null;
  const { width, cells } = kept.answers.inferred;
  const values = {
    c: `${Math.floor(cell / width) + 1}.${(cell % width) + 1}`,
    ...(cells[cell] === 0 ? { v: 'filled' } : {}),
  };
  return carried(openIn(one, state.code, values));
}

/** The cell that is pointed at. */
export function cellPart(at: EveryAt): TemplateResult {
  const { cell, answers } = at.kept;
  const one = cell === null ? null : linkTo(at, cell);
  return html`<p class="readout every-cell" data-cell-words>
    ${cell === null ? 'Come to a cell to read its answer.' : markedWords(cellWords(answers, cell, at.state.questions))}
    ${one === null ? nothing : html`<a href=${one} data-one>Watch the solver at this cell</a>`}
  </p>`;
}

/** One action, and how far it is. */
export function action(at: EveryAt): TemplateResult {
  const { work, answers } = at.kept;
  const size = sizeOf(at.puzzle);
  const { clauses } = boardFormulaSize(at.puzzle);
  const { width, height } = answers.inferred;
  if (size === 'too large')
    return html`<p data-too-many>
      The formula of this puzzle would have ${grouped(clauses)} clauses. The solver here is given
      ${grouped(mostClauses)} at most, which is a board of about ${sizeText(50, 50)} cells: take a
      smaller puzzle. What you entered is kept.
    </p>`;
  return html`${workView(work, () => stop(at))}
  ${work.idle ? html`<div class="button-row">${askButtons(at)}</div>` : nothing}
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
function askButtons(at: EveryAt): TemplateResult {
  const { asked, whole } = at.kept.answers;
  const stopped = !whole && asked > 0;
  const words = stopped ? 'Begin anew' : whole ? 'Ask every cell again' : 'Ask every cell';
  return html`${
      stopped
        ? html`<button type="button" class="primary" data-go-on @click=${() => void goOn(at)}>
            Go on
          </button>`
        : nothing
    }<button
      type="button"
      class=${stopped ? '' : 'primary'}
      data-ask-all
      @click=${() => askAnew(at)}
    >
      ${words}
    </button>`;
}

/** What came out. */
export function summary({ kept: { answers }, state }: EveryAt): TemplateResult {
  const dearest = dearestTenth(answers);
  return html`<p class="readout" data-summary>
    <strong>${markedWords(summaryWords(answers, state.questions))}</strong>
    ${dearest ?? nothing}
  </p>`;
}

/** What is asked. */
export function questionChoice({ id, state, begin }: EveryAt): TemplateResult {
  return html`<fieldset class="every-questions">
    <legend>Ask of each cell</legend>
    ${(Object.keys(questionTexts) as Questions[]).map(
      (word) =>
        html`<label
          ><input
            type="radio"
            name=${`${id}-questions`}
            value=${word}
            .checked=${live(word === state.questions)}
            @change=${() => begin({ questions: word }, '')}
          />${questionTexts[word]}</label
        >`,
    )}
  </fieldset>`;
}

/** Propagations as a table, for those who do not see the map. */
export function table({ kept: { answers } }: EveryAt): TemplateResult | typeof nothing {
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
