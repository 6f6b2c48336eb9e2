/** SimpleSolver beside FourSolver: it follows the stepper step by step, up to the point where the two part. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { grouped } from '../../notebook/plain/numbers.ts';
import { boardOf } from '../../kit/board/boardModel.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { boardPictureSmall } from '../../kit/board/boardThumbnail.ts';
import { bothEndsTable } from '../../kit/stepper/bothEnds.ts';
import { linesOfIntersection } from '../../kit/stepper/fourTrace.ts';
import type { Walk } from '../../kit/stepper/walk.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import type { FourRun } from '../../kit/stepper/fourRun.ts';
import { partingSentence, solverRows } from './words.ts';

const mostDescribed = 20; // lines: larger boards are shown small, without descriptions

/** The part of the figure with SimpleSolver's board. */
export function besideTemplate(
  run: FourRun,
  { walk, state }: { readonly walk: Walk; readonly state: { readonly position: number } },
  go: (position: number) => void,
): TemplateResult {
  const [parting] = run.standstills;
  const end = parting?.position ?? run.trace.steps.length;
  const position = Math.min(state.position, end);
  const board = (): unknown => pictured(boardAt(run, walk.states.cellsAt(position), position));
  return html`<div role="group" class="four-simple" aria-label="Sweeps alone on the same puzzle">
    <p><strong>Sweeps alone.</strong> ${partingSentence(run)}</p>
    <p class="readout" data-parting>
      ${
        parting === undefined || state.position < end
          ? 'Up to here both have done the same.'
          : state.position === end
            ? 'Here they part: this is the last board of sweeps alone.'
            : 'Pairs of lines have gone on; this stays the last board of sweeps alone.'
      }
    </p>
    <div class="table-scroll" tabindex="0" role="group" aria-label="The board of sweeps alone">
      ${guard([run, position], board)}
    </div>
    ${
      parting === undefined
        ? nothing
        : html`<button type="button" @click=${() => go(parting.position)}>
            Go to where they part
          </button>`
    }
    ${comparison(run)}
  </div>`;
}

function boardAt(run: FourRun, cells: Uint8Array, position: number): SvgNode {
  const { puzzle, trace, standstills } = run;
  const label = 'What sweeps alone give';
  const { height, width } = trace.start;
  if (Math.max(height, width) > mostDescribed)
    return boardPictureSmall({ height, width, cells }, { label, size: 240 });
  const [parting] = standstills;
  const taken = position === parting?.position ? parting.taken : null;
  // at the point where they part: the lines that FourSolver takes together
  const lit = taken === null ? [] : linesOfIntersection(taken);
  const board = { ...boardOf(puzzle, cells, label), lit };
  return boardPicture(board, { cell: width > 12 ? 12 : 24 });
}

function comparison(run: FourRun): TemplateResult {
  const cells = run.trace.start.cells.length;
  return bothEndsTable(
    ['sweeps', 'intersections', 'cells known', 'end'],
    solverRows(run).map(({ name, sweeps, intersections, known, end }) => ({
      name,
      values: [
        grouped(sweeps),
        grouped(intersections),
        `${grouped(known)} of ${grouped(cells)}`,
        end,
      ],
    })),
  );
}
