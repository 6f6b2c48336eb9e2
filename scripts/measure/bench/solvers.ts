/** How fast boards are solved, by SimpleSolver and by FourSolver: see fastest.ts. */
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { describeLine } from '../../../src/engine/board/description.ts';
import { createFastFour } from '../../../src/engine/intersect/fastFour.ts';
import { createFastSimple } from '../../../src/engine/sweep/fastSimple.ts';
import { settleByFix } from '../../../src/engine/line/fix.ts';
import { generalFrom } from '../../../src/engine/board/generalDescription.ts';
import { lineOf } from '../../../src/engine/board/image.ts';
import { afterSweeps, boardsOf, race, rateAfter, standstills } from './fastest.ts';
import type { BoardCase, Contestant, Rates } from './fastest.ts';

/** The sizes that the issue of this benchmark names. */
export const boardCases: readonly BoardCase[] = [
  ...[5, 6, 10, 15, 20, 30].map((side) => ({ side, percentage: 50 })),
  { side: 30, percentage: 60 },
];

/** SimpleSolver boards a second on boards made beforehand; descriptions are part of the work. */
function fastSolver(what: BoardCase): Contestant {
  const boards = boardsOf(what, 500);
  const solver = createFastSimple(what.side, what.side);
  return {
    units: boards.length,
    once: () => {
      for (const cells of boards) {
        solver.setImage(cells);
        solver.run('H');
      }
    },
  };
}

/** The baseline: the same sweeps with the Fix recursion for every line that has an unknown cell. */
function plainSolver(what: BoardCase): Contestant {
  const boards = boardsOf(what, 3);
  return {
    units: boards.length,
    once: () => {
      for (const cells of boards) solvePlainly(what.side, cells);
    },
  };
}

function solvePlainly(side: number, cells: Uint8Array): void {
  const image = { height: side, width: side, cells };
  const grid = { ...image, cells: new Uint8Array(side * side).fill(UNKNOWN) };
  const lines = (['H', 'V'] as const).map((direction) => ({
    direction,
    descriptions: Array.from({ length: side }, (_, index) =>
      generalFrom(describeLine(lineOf(image, direction, index))),
    ),
  }));
  let idle = 0; // sweeps in a row that fixed nothing
  for (let sweep = 0; idle < 2 && grid.cells.includes(UNKNOWN); sweep++) {
    const { direction, descriptions } = lines[sweep % 2] as (typeof lines)[number];
    idle++;
    for (const [index, description] of descriptions.entries()) {
      const line = lineOf(grid, direction, index);
      const settled = line.includes(UNKNOWN) ? settleByFix(line, description) : line;
      for (const [i, cell] of (settled ?? line).entries()) {
        if (cell === line[i]) continue;
        grid.cells[direction === 'H' ? index * side + i : i * side + index] = cell;
        idle = 0;
      }
    }
  }
}

/**
 * Boards a second of SimpleSolver.
 *
 * @param baseline - also measure the plain solver, by the recursion
 */
export function boardRates(what: BoardCase, window: number, baseline: boolean): Rates {
  const contestants = { fast: fastSolver(what), ...(baseline && { plain: plainSolver(what) }) };
  return race(contestants, window, 7);
}

/** Boards of FourSolver: the sizes of the reference, and what random boards of the papers' pictures are like. */
export const fourCases: readonly BoardCase[] = [
  ...[6, 10, 15, 20, 30].map((side) => ({ side, percentage: 50 })),
  { side: 30, percentage: 54 },
  { side: 30, percentage: 60 },
];

/**
 * Boards a second of FourSolver, on random boards that are not simple: `whole` from the image on, descriptions and
 * SimpleSolver included, and `goOn` from where SimpleSolver stopped.
 */
export function fourRates(what: BoardCase, window: number): Rates {
  const solver = createFastFour(what.side, what.side);
  const boards = standstills(what, 200);
  const { whole, alone } = race(
    {
      whole: afterSweeps(boards, solver.simple, () => solver.goOn()),
      alone: afterSweeps(boards, solver.simple, () => {}),
    },
    window,
    7,
  ) as { readonly whole: number; readonly alone: number };
  return { whole, goOn: rateAfter(alone, whole) };
}
