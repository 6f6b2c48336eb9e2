/** What each method knows of one puzzle in the page: state in, templates out. */
import { html, nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { figureParts } from '../../kit/cell/figureParts.ts';
import type { FigureLayout } from '../../kit/cell/figureParts.ts';
import { markedWords } from '../../kit/stepper/markedWords.ts';
import { part } from '../../kit/template/part.ts';
import type { Part } from '../../kit/template/part.ts';
import { workView } from '../../kit/work/workView.ts';
import type { WorkShown } from '../../kit/work/workView.ts';
import type { BoardName } from './model.ts';

/** A board with what stands beneath it. */
export type BoardShown = {
  readonly board: BoardName;
  readonly picture: Part;
  readonly title: string;
  readonly count: string;
  readonly door: string | null; // where it is stepped through
};

export type BoardsShown = {
  readonly layout: FigureLayout;
  readonly wide: boolean; // the last board has a row of its own
  readonly small: readonly BoardShown[];
  readonly last: BoardShown;
  readonly cellText: string | null; // of the cell that is pointed at, or chosen
  readonly ask: string | null; // where the SAT solver is asked of it
  readonly summary: string;
  readonly equal: string;
  readonly stopped: boolean;
  readonly work: WorkShown;
  readonly choice: TemplateResult;
  readonly about: TemplateResult;
  readonly below: TemplateResult;
};

export type BoardsActs = {
  readonly stop: () => void;
  readonly goOn: () => void;
};

/** What is said where no cell is pointed at. */
const cellHint = 'Come to a cell, on any of the boards, to read who finds it.';

/** What the small boards are, for readers who do not see them. @source none */
const smallBoardsLabel = 'What each method knows';

const boardView = ({ board, picture, title, count, door }: BoardShown): TemplateResult =>
  html`<figure class="reach-one" data-board=${board}>
    ${part(picture)}
    <figcaption>
      ${
        door === null
          ? html`<span>${title}</span>`
          : html`<a href=${door} aria-label=${`${title}: step through it`}>${title}</a>`
      }
      <span class="reach-count">${count}</span>
    </figcaption>
  </figure>`;

function answer(shown: BoardsShown, acts: BoardsActs): TemplateResult {
  const { cellText, ask, summary, equal, work, stopped, about } = shown;
  return html`<p class="readout reach-cell" data-cell-words>
      ${cellText === null ? cellHint : markedWords(cellText)}
      ${ask === null ? nothing : html`<a href=${ask} data-ask>Watch the SAT solver at this cell</a>`}
    </p>
    <p data-summary><strong>${summary}</strong> ${equal}</p>
    ${workView(work, acts.stop)}
    ${
      stopped
        ? html`<div class="work">
            <p>Stopped: what is known stays.</p>
            <button type="button" @click=${acts.goOn}>Go on</button>
          </div>`
        : nothing
    }
    ${about}`;
}

/** The whole figure. @source none */
export function boardsView(shown: BoardsShown, acts: BoardsActs): TemplateResult {
  const { small, last, layout, choice, below } = shown;
  return figureParts(
    {
      picture: html`<div class="reach-all" ?data-wide=${shown.wide}>
        <div class="reach-small" role="group" aria-label=${smallBoardsLabel}>
          ${small.map(boardView)}
        </div>
        <div class="reach-last">${boardView(last)}</div>
      </div>`,
      answer: answer(shown, acts),
      settings: html`<div class="controls">${choice}</div>`,
      more: below,
    },
    layout,
  );
}
