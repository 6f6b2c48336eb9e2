/**
 * Which method sees that the output of a circuit never changes. Each begins where sweeps stop, with nothing set, as in
 * `engine/inference/reach.ts`, which is for small boards and for all cells.
 */
import type { Grid } from '../engine/board/cell.ts';
import { UNKNOWN } from '../engine/board/cell.ts';
import { countKnown } from '../engine/board/image.ts';
import type { CircuitBoard } from '../engine/circuit/compose.ts';
import { compose } from '../engine/circuit/compose.ts';
import type { Formula } from '../engine/circuit/formula.ts';
import type { Layout } from '../engine/circuit/layout.ts';
import { layOutInPieces } from '../engine/circuit/layout.ts';
import { portIn } from '../engine/circuit/evaluate.ts';
import { portCells, tileSize } from '../engine/circuit/tile.ts';
import { inferInPieces } from '../engine/inference/inference.ts';
import { createFastFour } from '../engine/intersect/fastFour.ts';
import type { InPieces } from '../engine/pieces.ts';
import { repeatedProbingInPieces } from '../engine/probe/probeRepeated.ts';
import { solveSimpleInPieces } from '../engine/sweep/simpleSolver.ts';
import { STANDSTILL } from '../engine/sweep/fastSolver.ts';
import { createFastTwoSat } from '../engine/twosat/fastTwoSat.ts';

/** The methods, the weak ones first; `probing` is one round, `sat` all that must be so. */
export const circuitMethods = ['sweeps', 'four', 'two-sat', 'probing', 'repeated', 'sat'] as const;

export type CircuitMethod = (typeof circuitMethods)[number];

/** What a method comes to on the board of a circuit. */
export type CircuitEnd = {
  readonly open: number; // cells that it leaves unknown
  readonly output: boolean | null; // null: it does not know
};

export type CircuitReach = {
  readonly height: number;
  readonly width: number;
  readonly ends: Readonly<Record<CircuitMethod, CircuitEnd>>;
};

/**
 * Runs all of them, with the one at work as news.
 *
 * @remarks Two runs of SimpleSolver for each open cell and round: seconds for a board of some thousand cells.
 */
export function* circuitReachInPieces(formula: Formula): InPieces<CircuitReach, CircuitMethod> {
  const layout = yield* silently(layOutInPieces(formula), 'sweeps');
  const board = compose(layout.tiles);
  const { puzzle } = board;
  const [height, width] = [puzzle.rows.length, puzzle.columns.length];
  const end = (grid: Grid): CircuitEnd => endOf(layout, board, grid);

  const { grid: swept } = yield* solveSimpleInPieces(puzzle);
  yield 'four';
  const four = createFastFour(height, width);
  const afterFour = yield* goneOn(four, puzzle, swept, 'four');
  const twoSat = createFastTwoSat(height, width);
  const afterTwoSat = yield* goneOn(twoSat, puzzle, afterFour, 'two-sat');
  const { inferable } = yield* silently(inferInPieces(puzzle), 'sat');
  // what the first round proves, with sweeps after it, is where the second begins
  let first: Grid | null = null;
  const rounds = repeatedProbingInPieces({ ...puzzle, clues: swept.cells });
  let piece = rounds.next();
  for (; piece.done !== true; piece = rounds.next()) {
    if (piece.value?.rounds === 1) first ??= piece.value.state;
    // where one round knows all, a second has nothing to find
    if (first !== null && countKnown(first) === countKnown(inferable)) break;
    yield 'probing';
  }
  const repeated = piece.done === true ? piece.value.grid : first;
  return {
    height,
    width,
    ends: {
      sweeps: end(swept),
      four: end(afterFour),
      'two-sat': end(afterTwoSat),
      probing: end(first ?? repeated ?? swept),
      repeated: end(repeated ?? swept),
      sat: end(inferable),
    },
  };
}

/** What a solver knows that goes on from some cells. */
function* goneOn(
  solver: ReturnType<typeof createFastFour> | ReturnType<typeof createFastTwoSat>,
  puzzle: CircuitBoard['puzzle'],
  from: Grid,
  at: CircuitMethod,
): InPieces<Grid, CircuitMethod> {
  const { simple } = solver;
  simple.setPuzzle(puzzle);
  simple.setCells(from.cells);
  if (simple.run('H') === STANDSTILL) yield* silently(solver.goOnInPieces(), at);
  return { ...from, cells: simple.readCells().slice() };
}

function endOf({ output }: Layout, board: CircuitBoard, grid: Grid): CircuitEnd {
  const [[i, j]] = portCells(board.tiles[output.row]![output.column]!, 'left') as [
    readonly [number, number],
  ];
  const cell = (output.row * tileSize + i) * grid.width + output.column * tileSize + j;
  return {
    open: grid.cells.length - countKnown(grid),
    output: grid.cells[cell] === UNKNOWN ? null : portIn(board, grid, output, 'left'),
  };
}

/** The pieces of a work, with who does it as the news. */
function* silently<Result>(
  pieces: InPieces<Result, unknown>,
  at: CircuitMethod,
): InPieces<Result, CircuitMethod> {
  for (;;) {
    const { done, value } = pieces.next();
    if (done === true) return value;
    yield at;
  }
}
