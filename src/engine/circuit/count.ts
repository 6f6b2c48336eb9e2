/**
 * All solutions of a board, by a SAT solver that is told of each solution it finds and asked for another. It knows nothing of
 * tiles: what the composition says of the number is tested against it.
 */
import type { Grid } from '../board/cell.ts';
import { FILLED, UNKNOWN } from '../board/cell.ts';
import { lineOf } from '../board/image.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { allClauses, clauseWriter } from '../inference/clauses.ts';
import { encodeKnown } from '../inference/orderFormula.ts';
import type { InPieces } from '../pieces.ts';
import { allPieces } from '../pieces.ts';
import { literalOf } from '../sat/literal.ts';
import type { SatSolver } from '../sat/solver.ts';
import { createSat } from '../sat/solver.ts';
import { solveSimple } from '../sweep/simpleSolver.ts';
import { cellOnLine } from '../sweep/sweep.ts';
import type { CircuitBoard, TileGrid } from './compose.ts';
import { across } from './compose.ts';
import { portIn, statesOnce } from './evaluate.ts';
import type { Assignment } from './formula.ts';
import type { Layout } from './layout.ts';
import type { TileState } from './tile.ts';
import { portsOf } from './tile.ts';

/** Lines, and clauses, between two pauses: some milliseconds. */
const linesAtOnce = 16;
const clausesAtOnce = 4000;

/** What a search for all solutions found. */
export type AllSolutions = {
  readonly solutions: readonly Grid[];
  readonly complete: boolean; // whether there are no others
};

/**
 * Lists the solutions of a puzzle.
 *
 * @param most - stops after so many; default 1,000
 * @throws RangeError or TypeError for a malformed puzzle
 * @remarks Lets sweeps do what they can first, so that the formula is about the open cells.
 * @source none
 */
export const allSolutions = (puzzle: Puzzle, most?: number): AllSolutions =>
  allPieces(allSolutionsInPieces(puzzle, most));

/** The same in pieces, with the number found so far. @throws as {@link allSolutions} does @source none */
export function* allSolutionsInPieces(
  puzzle: Puzzle,
  most: number = 1000,
): InPieces<AllSolutions, number> {
  const { status, grid } = solveSimple(puzzle);
  if (status === 'contradiction') return { solutions: [], complete: true };
  if (status === 'solved') return { solutions: [grid], complete: true };
  const { height, width, cells } = grid;
  const open = [...cells.keys()].filter((cell) => cells[cell] === UNKNOWN);
  const solutions: Grid[] = [];
  const solver = yield* openSolver(puzzle, grid);
  while (solutions.length < most) {
    const answer = yield* counting(solver.solveInPieces(), solutions.length);
    if (answer.status !== 'satisfiable') return { solutions, complete: true };
    const { model } = answer;
    solutions.push({ height, width, cells: model.slice(0, height * width) });
    solver.add(open.map((cell) => literalOf(cell, model[cell] !== FILLED)));
    yield solutions.length;
  }
  return { solutions, complete: false };
}

/** A solver for what sweeps leave open: cells that are known are clauses of one literal, lines without open cells are left out. */
function* openSolver({ rows, columns }: Puzzle, grid: Grid): InPieces<SatSolver, number> {
  const { height, width, cells } = grid;
  const writer = clauseWriter();
  let variables = height * width;
  const newVariables = (count: number): number => (variables += count) - count;
  for (const [direction, descriptions] of [
    ['H', rows],
    ['V', columns],
  ] as const)
    for (const [index, description] of descriptions.entries()) {
      const known = lineOf(grid, direction, index);
      if (!known.includes(UNKNOWN)) continue;
      const along = Array.from(known, (_, at) =>
        literalOf(cellOnLine(grid, direction, index, at), true),
      );
      encodeKnown(along, description, known, newVariables, writer);
      if (index % linesAtOnce === 0) yield 0;
    }
  for (const [cell, value] of cells.entries())
    if (value !== UNKNOWN) writer.add(literalOf(cell, value === FILLED));
  const solver = createSat(variables);
  let added = 0;
  for (const clause of allClauses(writer.finish())) {
    solver.add(clause);
    if (++added % clausesAtOnce === 0) yield 0;
  }
  return solver;
}

/** Tells a number at each pause, whatever is told there. */
function* counting<Result>(
  pieces: InPieces<Result, unknown>,
  found: number,
): InPieces<Result, number> {
  let piece = pieces.next();
  for (; piece.done !== true; piece = pieces.next()) yield found;
  return piece.value;
}

/**
 * How many solutions a board of tiles has by its tiles alone: the ways to give each tile a state so that neighbours agree.
 *
 * @source none
 */
export function countByTiles(tiles: TileGrid): number {
  const places = tiles.flatMap((line, row) => line.map((tile, column) => ({ row, column, tile })));
  const chosen = tiles.map((line) => line.map((): TileState | null => null));
  const choose = (at: number): number => {
    const place = places[at];
    if (place === undefined) return 1;
    const { row, column, tile } = place;
    let count = 0;
    for (const state of statesOnce(tile)) {
      const agrees = portsOf(tile).every((side) => {
        const to = across(place, side);
        const other = chosen[to.row]?.[to.column];
        return other == null || other.first[to.side] !== state.first[side];
      });
      if (!agrees) continue;
      chosen[row]![column] = state;
      count += choose(at + 1);
    }
    chosen[row]![column] = null;
    return count;
  };
  return choose(0);
}

/** A row of a truth table, as solutions have it. */
export type CountedRow = {
  readonly assignment: Assignment;
  readonly output: boolean;
  readonly solutions: number;
};

/**
 * The truth table that solutions of a circuit's board spell, read off the terminals.
 *
 * @returns a row for each assignment and output that occur, in counting order
 * @source none
 */
export function tableOf(
  { inputs, output }: Layout,
  board: CircuitBoard,
  solutions: readonly Grid[],
): readonly CountedRow[] {
  const rows = new Map<string, CountedRow>();
  for (const grid of solutions) {
    const read = inputs.map(({ name, row, column }) => {
      const [side] = board.tiles[row]?.[column]?.outputs ?? [];
      return [name, portIn(board, grid, { row, column }, side ?? 'right')] as const;
    });
    const out = portIn(board, grid, output, 'left');
    const key = [...read.map(([, value]) => value), out].map(Number).join('');
    const before = rows.get(key)?.solutions ?? 0;
    rows.set(key, { assignment: Object.fromEntries(read), output: out, solutions: before + 1 });
  }
  return [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}
