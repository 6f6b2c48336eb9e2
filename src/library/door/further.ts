/** The methods beyond single lines, run in the same way. */
import type { Grid } from '../../engine/board/cell.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import type { createFastFour } from '../../engine/intersect/fastFour.ts';
import type { InPieces } from '../../engine/pieces.ts';
import type { Status } from '../../engine/sweep/events.ts';
import { STANDSTILL, STATUS_OF_CODE } from '../../engine/sweep/fastSolver.ts';
import type { createFastTwoSat } from '../../engine/twosat/fastTwoSat.ts';

/** What makes the solver of a method. */
export type Further = typeof createFastFour | typeof createFastTwoSat;

/** One of the methods beyond single lines, from a state, with sweeps before it and between its steps. */
export function* furtherInPieces(
  create: Further,
  puzzle: Puzzle,
  { height, width, cells }: Grid,
): InPieces<{ readonly status: Status; readonly grid: Grid; readonly helped: boolean }> {
  const solver = create(height, width);
  const { simple } = solver;
  simple.setPuzzle(puzzle);
  simple.setCells(cells);
  let code = simple.run('H');
  const helps = code === STANDSTILL;
  if (helps) code = yield* solver.goOnInPieces();
  return {
    status: STATUS_OF_CODE[code] ?? 'standstill',
    grid: { height, width, cells: simple.readCells() },
    helped: helps && solver.progress,
  };
}
