/** The figure: the choice of puzzle, the lattice with its legend, the chosen point, the table. */
import type { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { figureParts } from '../../notebook/cell/figureParts.ts';
import type { FigureLayout } from '../../notebook/cell/figureParts.ts';
import { foldedTable } from '../../notebook/chart/dataTable.ts';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import type { Part } from '../../notebook/template/part.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { pointBoard, pointBoardCell } from './board.ts';
import { besideSentence } from './beside.ts';
import type { Lattice, Point } from './model.ts';
import { legendMark } from './picture.ts';
import {
  firstSentence,
  kindWords,
  legendKinds,
  pointSentence,
  ringedSentence,
  summarySentence,
  tableHeads,
  tableRows,
} from './words.ts';

/** Everything that is shown. */
export type LatticeShown = {
  readonly id: string; // unique on the page
  readonly layout: FigureLayout;
  readonly isStill: boolean; // there is no page: its table is whole
  readonly lattice: Lattice;
  readonly point: Point;
  readonly choice: TemplateResult; // of the puzzle
  readonly about: TemplateResult; // what there is to see in it
  readonly bar: TemplateResult;
  readonly picture: Part;
  readonly below: TemplateResult; // the reader's own puzzle
  readonly further: TemplateResult | typeof nothing; // the methods that get further, where no solver solves it
  readonly tableOpen: boolean;
};

/** The whole figure. @source none */
export function latticeView(shown: LatticeShown, onTable: (open: boolean) => void): TemplateResult {
  const { id, lattice, point } = shown;
  return figureParts(
    {
      picture: html`${part(shown.picture)}
        <ul class="lattice-legend">
          ${legendKinds.map(
            (kind) =>
              html`<li>${guard([kind], () => pictured(legendMark(kind)))} ${kindWords[kind]}</li>`,
          )}
        </ul>`,
      action: shown.bar,
      answer: html`<p class="readout">Numbers: unknown cells left.</p>
        <p class="lattice-summary" data-summary>${summarySentence(lattice)}</p>
        <p class="readout" data-beside>${besideSentence(lattice.puzzle)}</p>
        ${shown.about} ${shown.further} ${pointPart(id, lattice, point)}`,
      settings: html`<div class="controls">${shown.choice}</div>`,
      more: html`${foldedTable(
        {
          summary: 'Table of the points',
          caption: 'The points of the lattice',
          columns: tableHeads.map((head, at) => ({ head, number: at > 1 })),
          rows: tableRows(lattice),
          marked: lattice.points.indexOf(point),
        },
        shown.tableOpen,
        onTable,
        shown.isStill,
      )}
      ${shown.below}`,
    },
    shown.layout,
  );
}

/** What the solver of the chosen point leaves. */
const pointPart = (id: string, lattice: Lattice, point: Point): TemplateResult =>
  html`<div class="lattice-point" data-point="${point.p}.${point.q}">
    <p>${pointSentence(lattice, point)}</p>
    <p>${firstSentence(point)}</p>
    <p>${ringedSentence(lattice, point)}</p>
    <div class="table-scroll" tabindex="0" role="group" aria-label="What the solver leaves">
      ${guard([point.result, point.kind, lattice.puzzle], () =>
        pictured(
          boardPicture(pointBoard(lattice, point), {
            id: `${id}-board`,
            cell: pointBoardCell(lattice),
          }),
        ),
      )}
    </div>
  </div>`;
