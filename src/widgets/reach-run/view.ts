/** The chart of what each method misses in the page: state in, templates out. */
import { html, nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { figureParts } from '../../kit/cell/figureParts.ts';
import type { FigureLayout } from '../../kit/cell/figureParts.ts';
import { boardList } from '../../kit/chart/boardList.ts';
import type { ListedBoard } from '../../kit/chart/boardList.ts';
import { chartKey, markEntries } from '../../kit/chart/chartKey.ts';
import { choiceField } from '../../kit/settings/inputs.ts';
import { grouped } from '../../formats/numbers.ts';
import { boardChoices, curveMarks } from './model.ts';
import type { BoardChoice } from '../../experiments/reachPoints.ts';

/** The boards of the chosen point. */
export type BoardPanel = {
  readonly title: string; // "Boards at 30 %, your run"
  readonly choice: BoardChoice;
  readonly boards: readonly ListedBoard[];
  readonly all: number; // of this choice
};

export type ReachRunPicture = {
  readonly idPrefix: string;
  readonly layout: FigureLayout;
  readonly fields: TemplateResult;
  readonly bar: TemplateResult;
  readonly chart: HTMLElement;
  readonly stored: string | null; // what the stored run is; null when there is none
  readonly spoilt: boolean; // it is there, and cannot be shown
  readonly live: string | null; // what the reader's run is; null before one
  readonly panel: BoardPanel | null;
  readonly chooseLabel: string | null; // on the button that shows the boards of the point looked at
  readonly table: TemplateResult | typeof nothing;
};

export type ReachRunActs = {
  readonly onChoosePoint: () => void;
  readonly onBoardChoice: (choice: BoardChoice) => void;
  readonly onMoreBoards: () => void;
  readonly onCloseBoards: () => void;
};

function boardPanel(
  { panel, chooseLabel, idPrefix }: ReachRunPicture,
  acts: ReachRunActs,
): TemplateResult {
  if (panel === null)
    return html`<p class="readout">
      ${
        chooseLabel === null
          ? 'Choose a point of the chart (click it, or walk with the arrow keys and press Enter) to see its boards.'
          : html`<button type="button" @click=${acts.onChoosePoint}>${chooseLabel}</button>`
      }
    </p>`;
  const { title, choice, boards, all } = panel;
  return html`<div role="group" class="run-boards" aria-label=${title}>
    <div class="controls">
      <h3 tabindex="-1" id="${idPrefix}-list">${title}</h3>
      ${choiceField({
        id: `${idPrefix}-board-choice`,
        label: 'Show',
        value: choice,
        choices: Object.entries(boardChoices).map(([word, text]) => ({
          word: word as BoardChoice,
          text,
        })),
        onChoice: acts.onBoardChoice,
      })}
      <button type="button" class="quiet" @click=${acts.onCloseBoards}>Close</button>
    </div>
    <p class="readout">
      ${all === 0 ? 'This point has no such board.' : `${grouped(boards.length)} of ${grouped(all)}:`}
    </p>
    ${all === 0 ? nothing : boardList(title, boards)}
    ${
      boards.length < all
        ? html`<button type="button" @click=${acts.onMoreBoards}>Show more</button>`
        : nothing
    }
  </div>`;
}

/** The whole figure. */
export function reachRunView(picture: ReachRunPicture, acts: ReachRunActs): TemplateResult {
  const { stored, spoilt, live } = picture;
  return figureParts(
    {
      picture: picture.chart,
      action: picture.bar,
      answer: html`${chartKey(markEntries(Object.values(curveMarks)))} ${boardPanel(picture, acts)}`,
      settings: picture.fields,
      more: html`${live === null ? nothing : html`<p class="readout">Your run: ${live}.</p>`}
        <p class="readout">${storedSentence(stored, spoilt)}</p>
        ${picture.table}`,
    },
    picture.layout,
  );
}

function storedSentence(stored: string | null, spoilt: boolean): string {
  if (stored !== null) return `Stored run: ${stored}.`;
  return spoilt
    ? 'The stored run cannot be shown.'
    : 'No stored run of this size: yours is the first.';
}
