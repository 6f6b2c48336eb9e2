/**
 * Which (p,q)-SOLVERs solve one puzzle, for p and q up to 5 (000 §3.2): the points of a lattice, from the weak ones to the
 * strong.
 *
 * A point begins where the two next weaker ones ended, with what both of them know: the end state is the same, and what
 * it finds first is what neither of them can find. Each point is a unit. Its work comes in portions of the same size, however
 * it is cut, so that a point is given up at the same place in every run; and what the weaker points came to is taken from
 * the tally where it is known, so that a run can go on anywhere. A point that solves the puzzle gets its (p,q)-difficulty,
 * which is not above that of the weaker ones.
 */
import { formatLine, UNKNOWN } from '../engine/board/cell.ts';
import type { Grid } from '../engine/board/cell.ts';
import type { Status } from '../engine/sweep/events.ts';
import type { Pair } from '../engine/intersect/pqHardness.ts';
import { pqDifficultyInPieces } from '../engine/intersect/pqDifficulty.ts';
import type { PqDifficulty } from '../engine/intersect/pqDifficulty.ts';
import { createPqRun, intersectionsOf, MOST_INTERSECTIONS } from '../engine/intersect/pqRun.ts';
import type { PqRun } from '../engine/intersect/pqRun.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';
import { requirePuzzle } from '../engine/board/puzzle.ts';
import { allPieces, told } from '../engine/pieces.ts';
import type { InPieces, Pieces } from '../engine/pieces.ts';
import { solveInPieces } from '../engine/solve/solve.ts';
import { solveSimple } from '../engine/sweep/simpleSolver.ts';
import { decodePuzzle } from '../formats/puzzleCode.ts';
import type { Experiment } from '../notebook/plain/experiment.ts';
import {
  checkSum,
  countIn,
  listIn,
  recordIn,
  textIn,
  wordIn,
} from '../notebook/plain/storedTally.ts';

export type PqLatticeSpec = {
  readonly puzzle: string; // src/formats/puzzleCode.ts
};

/** What one solver comes to. */
export type LatticePoint = Pair & {
  /** 'open': given up; what it knows by then holds all the same. */
  readonly status: Status | 'open';
  /** Why it is open: too many choices of lines to begin with, or its work ran out. */
  readonly why: 'choices' | 'work' | null;
  readonly cells: string; // the state it leaves, row by row, over 0, 1 and ?
  /**
   * The first successful intersection after all that the weaker solvers know; lines zero-based, cells as
   * [row, column, value]. null when there is none.
   */
  readonly first: {
    readonly rows: readonly number[];
    readonly columns: readonly number[];
    readonly fixed: readonly (readonly [number, number, number])[];
  } | null;
  readonly looked: number; // intersections carried out
  /** Its (p,q)-difficulty, the least number of its intersections that solve the puzzle; null where it does not. */
  readonly difficulty: PqDifficulty | null;
};

export type PqLatticeTally = {
  /** In the order of {@link latticePoints}; null until it is known. */
  readonly points: (LatticePoint | null)[];
  /** Solutions: 0, 1, or 2 for more; null while or where that is not known. */
  solutions: 0 | 1 | 2 | null;
};

/** The largest p and q. */
export const mostSide = 5;

/** Portions of a point before it is given up, and the work of one: a million is some 50 ms. */
const portions = 400;
const portion = 100_000;

/** Work done in one piece: a tenth of a millisecond, but one intersection of long lines can take 30. */
const piece = 2000;

/**
 * The solvers in the order in which they are run: SimpleSolver as (1,1), then those with p and q of at least 2.
 *
 * @param m - rows of the puzzle
 * @param n - columns
 * @source 000_8dc3042ab81c971c.txt §3.2 ("If either p or q is equal to 1, (p, q)-SOLVER is nothing more than SIMPLESOLVER")
 */
export function latticePoints(m: number, n: number): readonly Pair[] {
  const points: Pair[] = [];
  for (let p = 2; p <= Math.min(mostSide, m); p++)
    for (let q = 2; q <= Math.min(mostSide, n); q++) points.push({ p, q });
  return [{ p: 1, q: 1 }, ...points.toSorted((a, b) => a.p + a.q - b.p - b.q || a.p - b.p)];
}

/** The next weaker ones of a point; with one row or column they are SimpleSolver. */
function weaker(points: readonly Pair[], { p, q }: Pair): readonly [number, number] {
  const at = (i: number, j: number): number =>
    i < 2 || j < 2 ? 0 : points.findIndex((one) => one.p === i && one.q === j);
  return [at(p - 1, q), at(p, q - 1)];
}

export const pqLattice: Experiment<PqLatticeSpec, PqLatticeTally> = {
  id: 'pq-lattice',
  version: 2,

  check({ puzzle }) {
    readPuzzle(puzzle);
  },

  units: ({ puzzle }) => pointsOf(readPuzzle(puzzle)).length,

  emptyTally: ({ puzzle }) => ({
    points: pointsOf(readPuzzle(puzzle)).map(() => null),
    solutions: null,
  }),

  begin(spec) {
    const work = latticeWork(spec, pqLattice.emptyTally(spec));
    return (from, to, tally) => {
      for (let unit = from; unit < to; unit++) allPieces(work(unit, tally));
    };
  },

  inPieces: latticeWork,

  merge(into, part) {
    for (const [at, point] of part.points.entries()) into.points[at] ??= point;
    into.solutions ??= part.solutions;
  },

  toStored: (tally) => tally,

  fromStored(stored, { puzzle }, done = pqLattice.units({ puzzle })) {
    const read = readPuzzle(puzzle);
    const record = recordIn('tally', stored, ['points', 'solutions']);
    const pairs = pointsOf(read);
    const points = listIn('points', record['points'], pairs.length).map((point, at) =>
      point === null ? null : readPoint(point, pairs[at]!, read),
    );
    checkSum('points that are known', points.filter((point) => point !== null).length, done);
    return { points, solutions: wordIn('solutions', record['solutions'], [0, 1, 2, null]) };
  },
};

/** Reads a stored point, which must be that of a pair. */
function readPoint(stored: unknown, { p, q }: Pair, { rows, columns }: Puzzle): LatticePoint {
  const fields = ['p', 'q', 'status', 'why', 'cells', 'first', 'looked', 'difficulty'];
  const point = recordIn('point', stored, fields);
  checkSum('p', countIn('p', point['p']), p);
  checkSum('q', countIn('q', point['q']), q);
  const cells = textIn('cells', point['cells'], /^[01?]*$/);
  checkSum('cells', cells.length, rows.length * columns.length);
  const status = wordIn('status', point['status'], [
    'solved',
    'standstill',
    'contradiction',
    'open',
  ]);
  const why = wordIn('why', point['why'], ['choices', 'work', null]);
  const first =
    point['first'] === null ? null : readFirst(point['first'], rows.length, columns.length);
  const looked = countIn('looked', point['looked']);
  return { p, q, status, why, cells, first, looked, difficulty: readBounds(point['difficulty']) };
}

/** Both bounds are finite: only a point that solves the puzzle has them. */
function readBounds(stored: unknown): PqDifficulty | null {
  if (stored === null) return null;
  const bounds = recordIn('difficulty', stored, ['atLeast', 'atMost']);
  const atMost = countIn('atMost', bounds['atMost']);
  return { atLeast: countIn('atLeast', bounds['atLeast'], atMost), atMost };
}

const linesIn = (name: string, value: unknown, count: number): readonly number[] =>
  listIn(name, value).map((line) => countIn(name, line, count - 1));

function readFirst(stored: unknown, height: number, width: number): LatticePoint['first'] {
  const first = recordIn('first', stored, ['rows', 'columns', 'fixed']);
  const fixed = listIn('fixed', first['fixed']).map((cell) => {
    const [row, column, value] = listIn('cell', cell, 3);
    return [
      countIn('row', row, height - 1),
      countIn('column', column, width - 1),
      countIn('value', value, 1),
    ] as const;
  });
  return {
    rows: linesIn('rows', first['rows'], height),
    columns: linesIn('columns', first['columns'], width),
    fixed,
  };
}

const pointsOf = ({ rows, columns }: Puzzle): readonly Pair[] =>
  latticePoints(rows.length, columns.length);

function readPuzzle(code: string): Puzzle {
  try {
    const puzzle = decodePuzzle(code);
    requirePuzzle(puzzle);
    return puzzle;
  } catch (error) {
    throw new RangeError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** Makes the function that does one point, with the ends of those that are done. */
function latticeWork(
  { puzzle: code }: PqLatticeSpec,
  found: PqLatticeTally,
): (unit: number, tally: PqLatticeTally) => Pieces {
  const puzzle = readPuzzle(code);
  const points = pointsOf(puzzle);
  const ends = [...found.points];
  function* endAt(at: number): InPieces<LatticePoint> {
    const known = ends[at];
    if (known) return known;
    if (at === 0) return simpleEnd(puzzle);
    const point = points[at] as Pair;
    const [i, j] = weaker(points, point);
    const a = (ends[i] ??= yield* endAt(i));
    const b = (ends[j] ??= yield* endAt(j));
    const end = endBefore(puzzle, point, a, b) ?? (yield* runPoint(puzzle, point, a, b));
    return { ...end, difficulty: yield* difficultyOf(puzzle, end, a, b) };
  }
  return function* (unit, tally) {
    if (unit === 0) tally.solutions = yield* solutionsOf(puzzle);
    tally.points[unit] = ends[unit] = yield* endAt(unit);
  };
}

/** Runs the solver of a point until it ends or its portions are used up. */
function* runPoint(
  puzzle: Puzzle,
  point: Pair,
  a: LatticePoint,
  b: LatticePoint,
): InPieces<LatticePoint> {
  const run = createPqRun(puzzle, point.p, point.q, gridOf(puzzle, joined(a.cells, b.cells)));
  for (let at = 0; at < portions && !run.done; at++)
    for (const end = run.spent + portion; run.spent < end && !run.done;) {
      run.work(Math.min(piece, end - run.spent));
      yield;
    }
  return endOf(point, run);
}

function simpleEnd(puzzle: Puzzle): LatticePoint {
  const { status, grid } = solveSimple(puzzle);
  const difficulty = status === 'solved' ? { atLeast: 0, atMost: 0 } : null;
  const cells = formatLine(grid.cells);
  return { p: 1, q: 1, status, why: null, cells, first: null, looked: 0, difficulty };
}

/** Propagations for the number of solutions: a second or two, so that the points have their turn. */
const mostWork = 10_000_000;

function* solutionsOf(puzzle: Puzzle): InPieces<0 | 1 | 2 | null> {
  const solving = solveInPieces(puzzle, { limit: mostWork });
  const { status } = yield* told(solving, () => undefined);
  return ({ none: 0, one: 1, several: 2, open: null } as const)[status];
}

/** The least number of its intersections, with what two weaker points need. */
function* difficultyOf(
  puzzle: Puzzle,
  { p, q, status }: LatticePoint,
  a: LatticePoint,
  b: LatticePoint,
): InPieces<PqDifficulty | null> {
  if (status !== 'solved') return null;
  const atMost = Math.min(a.difficulty?.atMost ?? Infinity, b.difficulty?.atMost ?? Infinity);
  // a puzzle that is not simple needs one
  if (atMost <= 1) return { atLeast: atMost, atMost };
  if (intersectionsOf(puzzle.rows.length, puzzle.columns.length, p, q) > MOST_INTERSECTIONS)
    return Number.isFinite(atMost) ? { atLeast: 1, atMost } : null;
  const found = yield* pqDifficultyInPieces(puzzle, p, q, { atMost });
  return Number.isFinite(found.atMost) ? found : null;
}

/** What is known of a point without running it; null when it has to be run. */
function endBefore(
  { rows, columns }: Puzzle,
  point: Pair,
  a: LatticePoint,
  b: LatticePoint,
): LatticePoint | null {
  const ended = [a, b].find(({ status }) => status === 'solved' || status === 'contradiction');
  const base = { ...point, first: null, looked: 0, difficulty: null };
  if (ended) return { ...base, status: ended.status, why: null, cells: ended.cells };
  const many = intersectionsOf(rows.length, columns.length, point.p, point.q) > MOST_INTERSECTIONS;
  return many ? { ...base, status: 'open', why: 'choices', cells: joined(a.cells, b.cells) } : null;
}

function endOf(point: Pair, run: PqRun): LatticePoint {
  const open = !run.done || !run.complete;
  const { first } = run;
  return {
    ...point,
    status: open ? 'open' : run.status,
    why: open ? 'work' : null,
    cells: formatLine(run.grid.cells),
    first: first && {
      rows: first.rows,
      columns: first.columns,
      fixed: first.fixed.map(({ row, column, value }) => [row, column, value] as const),
    },
    looked: run.looked,
    difficulty: null,
  };
}

/** What is known in either of two states. */
function joined(a: string, b: string): string {
  return Array.from(a, (cell, at) => (cell === '?' ? (b[at] ?? '?') : cell)).join('');
}

function gridOf({ rows, columns }: Puzzle, text: string): Grid {
  const cells = Uint8Array.from(text, (cell) => (cell === '?' ? UNKNOWN : Number(cell)));
  return { height: rows.length, width: columns.length, cells };
}
