/** The figure: the choice of puzzle, the lattice with its legend, the chosen point, the table. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import type { Pair } from '../../engine/intersect/pqHardness.ts';
import { runBar } from '../../notebook/run/runBar.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { figureParts } from '../../notebook/cell/figureParts.ts';
import { foldedTable } from '../../notebook/chart/dataTable.ts';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { pointBoard, pointBoardCell } from './board.ts';
import { besideSentence } from './beside.ts';
import type { LatticeAt } from './latticeRun.ts';
import { LatticeView } from './latticeView.ts';
import { isStuck, shownPoint, strongestState } from './model.ts';
import type { Lattice, Point } from './model.ts';
import { legendMark } from './picture.ts';
import {
  firstSentence,
  kindWords,
  legendKinds,
  pointSentence,
  ringedSentence,
  sizeNote,
  summarySentence,
  tableHeads,
  tableRows,
} from './words.ts';

/** The picture of the lattice, whose points are to be pressed. */
function picture(at: LatticeAt, lattice: Lattice, point: Point): LatticeView {
  const { kept } = at;
  if (kept.picture?.fits(lattice)) kept.picture.update(lattice, point);
  else
    kept.picture = new LatticeView(lattice, point, (pair) => {
      const shown = kept.shown;
      if (shown !== null) choosePoint(shown, pair);
    });
  return kept.picture;
}

function choosePoint({ kept, state, change }: LatticeAt, pair: Pair): void {
  const { p, q } = shownPoint(kept.lattice, state);
  if (p !== pair.p || q !== pair.q || state.point === null) change({ point: pair }, '');
}

/** What gets further, once it is known that none of these solvers solves the puzzle. */
function further(at: LatticeAt, lattice: Lattice): TemplateResult | typeof nothing {
  const { kept, state, puzzle, carried } = at;
  const { code } = state;
  return isStuck(lattice)
    ? kept.further.show({ code, puzzle, grid: strongestState(lattice), carried })
    : nothing;
}

/** The whole figure. */
export function latticeView(at: LatticeAt): TemplateResult {
  const { kept, state } = at;
  kept.shown = at;
  const { lattice } = kept;
  const point = shownPoint(lattice, state);
  const onTable = (open: boolean): void => {
    kept.tableOpen = open;
    at.draw();
  };
  return figureParts(
    {
      picture: html`${part(picture(at, lattice, point))} ${legend(lattice)}`,
      sentence: html`<p data-summary>${summarySentence(lattice)}</p>`,
      answer: further(at, lattice),
      second: pointPart(lattice, point),
      action: runBar(kept.bar),
      settings: html`<div class="controls">${at.choice()}</div>`,
      more: html`<p class="readout">
          Under a solid mark: the fewest intersections that solve it. Under others: unknown cells
          left.
        </p>
        <p>${firstSentence(point)}</p>
        <p>${ringedSentence(lattice, point)}</p>
        <p data-beside>${besideSentence(lattice.puzzle)}</p>
        ${at.about(sizeNote(lattice))}
        ${foldedTable(
          {
            summary: 'Table of the points',
            caption: 'The points of the lattice',
            columns: tableHeads.map((head, column) => ({ head, number: column > 1 })),
            rows: tableRows(lattice),
            marked: lattice.points.indexOf(point),
          },
          kept.tableOpen,
          onTable,
          at.host.page === null,
        )}
        ${at.below()}`,
    },
    at.layout,
  );
}

/** The marks that there are. */
const legend = ({ points }: Lattice): TemplateResult =>
  html`<ul class="lattice-legend">
    ${legendKinds
      .filter((kind) => points.some((point) => point.kind === kind))
      .map(
        (kind) =>
          html`<li>${guard([kind], () => pictured(legendMark(kind)))} ${kindWords[kind]}</li>`,
      )}
  </ul>`;

/** What the solver of the chosen point leaves. */
const pointPart = (lattice: Lattice, point: Point): TemplateResult =>
  html`<div class="lattice-point" data-point="${point.p}.${point.q}">
    <p>${pointSentence(lattice, point)}</p>
    <div class="table-scroll" tabindex="0" role="group" aria-label="What the solver leaves">
      ${guard([point.result, point.kind, lattice.puzzle], () =>
        pictured(boardPicture(pointBoard(lattice, point), { cell: pointBoardCell(lattice) })),
      )}
    </div>
  </div>`;
