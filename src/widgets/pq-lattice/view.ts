/** The figure: the choice of puzzle, the lattice with its legend, the chosen point, the table. */
import { html, nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { counted } from '../../formats/numbers.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { foldedTable } from '../../kit/chart/dataTable.ts';
import { puzzleChoice } from '../../kit/puzzle-box/puzzleChoice.ts';
import { toElement } from '../../svg/svgTree.ts';
import type { Preset } from '../../puzzles/offered.ts';
import { pointBoard, pointBoardCell } from './board.ts';
import type { Lattice, LatticeState, Point } from './model.ts';
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
  readonly state: LatticeState;
  readonly lattice: Lattice;
  readonly point: Point;
  readonly presets: readonly Preset[];
  readonly ownName: string; // of a puzzle that is no preset
  readonly bar: TemplateResult;
  readonly picture: Element;
  readonly box: TemplateResult; // for own puzzles
  readonly stepperLink: string | null;
  readonly tableOpen: boolean;
};

/** What the reader can do besides choosing a point. */
export type LatticeActs = {
  readonly preset: (code: string) => void;
  readonly table: (open: boolean) => void;
};

/** The whole figure. @source none */
export function latticeView(shown: LatticeShown, acts: LatticeActs): TemplateResult {
  const { id, lattice, point, presets, ownName } = shown;
  const { code } = shown.state;
  const preset = presets.find((one) => one.code === code);
  return html`
    <div class="controls">
      ${puzzleChoice({ id, code, presets, ownName, onChoice: acts.preset })}
    </div>
    <p class="lattice-note">${preset?.note ?? sizeNote(lattice)}</p>
    ${shown.bar}
    <p class="lattice-summary" data-summary>${summarySentence(lattice)}</p>
    <div class="lattice-main">
      <div class="lattice-side">
        ${shown.picture}
        <ul class="lattice-legend">
          ${legendKinds.map(
            (kind) =>
              html`<li>${guard([kind], () => toElement(legendMark(kind)))} ${kindWords[kind]}</li>`,
          )}
          <li class="readout">Numbers: unknown cells left.</li>
        </ul>
      </div>
      <div class="lattice-point" data-point="${point.p}.${point.q}">
        <p>${pointSentence(lattice, point)}</p>
        <p>${firstSentence(point)}</p>
        <p>${ringedSentence(lattice, point)}</p>
        <div class="table-scroll" tabindex="0" role="group" aria-label="What the solver leaves">
          ${guard([point.result, point.kind, lattice.puzzle], () =>
            toElement(
              boardPicture(pointBoard(lattice, point), {
                id: `${id}-board`,
                cell: pointBoardCell(lattice),
              }),
            ),
          )}
        </div>
        ${
          shown.stepperLink === null
            ? nothing
            : html`<p>
                <a href=${shown.stepperLink}>Open the puzzle in the FourSolver stepper</a>
              </p>`
        }
      </div>
    </div>
    ${foldedTable(
      {
        summary: 'Table of the points',
        caption: 'The points of the lattice',
        columns: tableHeads.map((head, at) => ({ head, number: at > 1 })),
        rows: tableRows(lattice),
        marked: lattice.points.indexOf(point),
      },
      shown.tableOpen,
      acts.table,
    )}
    ${shown.box}
  `;
}

function sizeNote({ puzzle, total }: Lattice): string {
  const [rows, columns] = [puzzle.rows.length, puzzle.columns.length];
  return `A puzzle of ${counted(rows, 'row')} and ${counted(columns, 'column')}: ${counted(total, 'solver')} to run.`;
}
