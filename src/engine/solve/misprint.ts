/**
 * What may be misprinted in a puzzle that has no solution: one line whose numbers, changed as a printer errs, give a puzzle with
 * exactly one. Where rows and columns ask for different numbers of filled cells, the change must make them equal, so there are
 * few to try; else the line keeps its sum. Of those that give one solution, changes of one number come before the others.
 */
import type { Direction, Grid } from '../board/cell.ts';
import { cellsNeeded } from '../board/description.ts';
import type { Description } from '../board/description.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { told } from '../pieces.ts';
import type { InPieces } from '../pieces.ts';
import { createFastSimple } from '../sweep/fastSimple.ts';
import { CONTRADICTION, SOLVED } from '../sweep/fastSolver.ts';
import { solveInPieces } from './solve.ts';

/** A line that may be misprinted. */
export type Misprint = {
  readonly direction: Direction; // H: a row
  readonly index: number; // of the line, zero-based
  readonly place: number; // of the number in it, zero-based; where one is missing, the one that it stands before
  readonly is: Description;
  readonly perhaps: Description;
};

/** What a search came to. */
export type Misprints = {
  readonly found: readonly Misprint[]; // each gives exactly one solution
  readonly complete: boolean; // whether all changes were tried
};

/** A change of a line, the likely ones first. */
type Change = Pick<Misprint, 'place' | 'perhaps'>;

const sumOf = (runs: Description): number => runs.reduce((sum, run) => sum + run, 0);

const total = (lines: readonly Description[]): number =>
  lines.reduce((sum, line) => sum + sumOf(line), 0);

const put = (runs: Description, at: number, taken: number, ...into: Description): Description => [
  ...runs.slice(0, at),
  ...into,
  ...runs.slice(at + taken),
];

/** Changes of one line that add `by` filled cells, not 0: one number is another, missing, or too many. */
function* changesBy(runs: Description, by: number): Iterable<Change> {
  for (const [place, run] of runs.entries())
    if (run + by > 0) yield { place, perhaps: put(runs, place, 1, run + by) };
    else if (run + by === 0) yield { place, perhaps: put(runs, place, 1) };
  if (by > 0)
    for (let place = 0; place <= runs.length; place++)
      yield { place, perhaps: put(runs, place, 0, by) };
  // "12" for "1 2", and the other way round
  for (const [place, run] of runs.entries()) {
    const [ten, one] = [Math.floor(run / 10), run % 10];
    if (ten > 0 && one > 0 && ten + one - run === by)
      yield { place, perhaps: put(runs, place, 1, ten, one) };
    const next = runs[place + 1];
    const joined = Number(`${run}${next ?? ''}`);
    if (next !== undefined && joined - run - next === by)
      yield { place, perhaps: put(runs, place, 2, joined) };
  }
}

/** Changes of one line that keep its sum: numbers that changed places, a cell in the wrong number, a gap too many or too few. */
function* changesWithin(runs: Description): Iterable<Change> {
  for (let place = 0; place + 1 < runs.length; place++) {
    const [run, next] = [runs[place]!, runs[place + 1]!];
    if (run !== next) yield { place, perhaps: put(runs, place, 2, next, run) };
  }
  for (const [place, run] of runs.entries())
    for (const other of runs.keys())
      if (other !== place && run > 1) {
        const moved = runs.map((one, at) => one + (at === other ? 1 : at === place ? -1 : 0));
        yield { place, perhaps: moved };
      }
  for (const [place, run] of runs.entries()) {
    const next = runs[place + 1];
    if (next !== undefined) yield { place, perhaps: put(runs, place, 2, run + next) };
    for (let first = 1; first < run; first++)
      yield { place, perhaps: put(runs, place, 1, first, run - first) };
  }
}

/** All changes that may be meant, in the order in which they are tried. */
function* candidates({ rows, columns }: Puzzle): Iterable<Misprint> {
  const lines = [
    ...rows.map((is, index) => ({ direction: 'H', index, is, length: columns.length }) as const),
    ...columns.map((is, index) => ({ direction: 'V', index, is, length: rows.length }) as const),
  ];
  const tooLong = lines.filter(({ is, length }) => cellsNeeded(is) > length);
  // one change mends one line
  if (tooLong.length > 1) return;
  const more = total(columns) - total(rows);
  for (const { direction, index, is, length } of tooLong.length === 1 ? tooLong : lines) {
    const by = direction === 'H' ? more : -more;
    for (const change of by === 0 ? changesWithin(is) : changesBy(is, by))
      if (cellsNeeded(change.perhaps) <= length) yield { direction, index, is, ...change };
  }
}

/** The puzzle with a line as it may be meant. */
export function mended(puzzle: Puzzle, { direction, index, perhaps }: Misprint): Puzzle {
  const side = direction === 'H' ? 'rows' : 'columns';
  return { ...puzzle, [side]: puzzle[side].map((line, at) => (at === index ? perhaps : line)) };
}

/** Changes that are tried at most. */
export const mostTried = 4000;

/** Work on one that sweeps do not decide, in propagations. */
const workOfOne = 400_000;

/**
 * Looks for what may be misprinted.
 *
 * @param puzzle - without a solution; its sums may differ, and one of its lines may be too long
 * @param most - that are enough
 */
export function* misprintsInPieces(puzzle: Puzzle, most = 3): InPieces<Misprints> {
  const simple = createFastSimple(puzzle.rows.length, puzzle.columns.length);
  const found: Misprint[] = [];
  const seen = new Set<string>();
  let tried = 0;
  for (const one of candidates(puzzle)) {
    const key = `${one.direction}${one.index} ${one.perhaps.join(' ')}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (tried++ >= mostTried) return { found, complete: false };
    const other = mended(puzzle, one);
    simple.setPuzzle(other);
    const end = simple.run('H');
    if (end === CONTRADICTION) {
      if (tried % 8 === 0) yield;
      continue;
    }
    if (end === SOLVED || (yield* isUnique(other))) found.push(one);
    if (found.length >= most) return { found, complete: true };
    yield;
  }
  return { found, complete: true };
}

function* isUnique(puzzle: Puzzle): InPieces<boolean> {
  const { status } = yield* told(
    solveInPieces(puzzle, { limit: workOfOne }),
    () => undefined as never,
  );
  return status === 'one';
}

/** Cells that are tried as the one to give away. */
const mostCells = 40;

/**
 * A cell that, given away, leaves one of several solutions alone.
 *
 * @param solutions - two of them: a cell in which they agree decides nothing between them
 * @returns the cell, row by row, and its value there; null where no single cell of those that were tried is enough
 */
export function* decidingCellInPieces(
  puzzle: Puzzle,
  [one, other]: readonly Grid[],
): InPieces<{ readonly cell: number; readonly value: number } | null> {
  if (one === undefined || other === undefined) return null;
  const differ = [...one.cells.keys()].filter((at) => one.cells[at] !== other.cells[at]);
  for (const cell of differ.slice(0, mostCells))
    for (const { cells } of [one, other]) {
      const value = cells[cell]!;
      const clues = puzzle.clues?.slice() ?? new Uint8Array(cells.length).fill(2);
      clues[cell] = value;
      if (yield* isUnique({ ...puzzle, clues })) return { cell, value };
      yield;
    }
  return null;
}
