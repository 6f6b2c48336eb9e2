/**
 * How far each method gets towards what must be so: the cells that it knows in the end beside those that are inferable.
 *
 * Each method begins where SimpleSolver stops and sweeps after all that it finds. What a method knows is true in every
 * solution, so none knows more than what is inferable; and where a method knows all of that, a stronger one is not run.
 */
import type { Grid } from '../board/cell.ts';
import { countKnown } from '../board/image.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { createFastFour } from '../intersect/fastFour.ts';
import { WORD_CELLS } from '../line/lineMasks.ts';
import type { InPieces } from '../pieces.ts';
import { allPieces } from '../pieces.ts';
import { createFastProbe, fixProved } from '../probe/fastProbe.ts';
import type { FastProbe } from '../probe/fastProbe.ts';
import { setProbingInPieces } from '../probe/probeSets.ts';
import { createFastSimple } from '../sweep/fastSimple.ts';
import { CONTRADICTION, STANDSTILL } from '../sweep/fastSolver.ts';
import { createFastTwoSat } from '../twosat/fastTwoSat.ts';
import { inferInPieces } from './inference.ts';
import type { Inference, InferenceNews } from './inference.ts';

/**
 * The methods that try no pairs. `sweeps`: SimpleSolver. `four`: FourSolver. `two-sat`: TwoSatSolver. `probing`: one round of
 * probes, fixing what contradictions prove, and sweeps. `repeated`: such rounds until none proves anything.
 */
export const quickMethods = ['sweeps', 'four', 'two-sat', 'probing', 'repeated'] as const;

export type QuickMethod = (typeof quickMethods)[number];

/** All methods. `pairs`: repeated probing with pairs of cells, which also fixes what the futures agree on. */
export const reachMethods = [...quickMethods, 'pairs'] as const;

export type ReachMethod = (typeof reachMethods)[number];

/** What was found out of a puzzle with a solution, without pairs. */
export type QuickReach = {
  readonly inference: Inference;
  /** What each method knows in the end. */
  readonly known: Readonly<Record<QuickMethod, Grid>>;
  readonly rounds: number; // of probes that prove something
};

/** The same with pairs. */
export type Reach = {
  readonly inference: Inference;
  readonly known: Readonly<Record<ReachMethod, Grid>>;
  readonly rounds: number;
  /** Whether pairs were tried to the end; false: the runs of `maxRuns` were used up. */
  readonly complete: boolean;
};

/** How far it is. */
export type ReachNews = {
  readonly at: ReachMethod | 'sat'; // at work
  readonly known: Partial<Record<ReachMethod, Grid>>; // of the methods that are done
  /** The search for what is inferable, so far: another run can go on from it. */
  readonly search: InferenceNews;
  readonly inferable: Grid | null; // null: the search is not done
  readonly runs: number; // of SimpleSolver, for pairs
};

/** Runs all methods on puzzles of one size. */
export type Reacher = {
  /**
   * Runs them in pieces; null for a puzzle without a solution.
   *
   * @param maxRuns - of SimpleSolver for pairs, before these are given up
   * @param from - what another run of the same puzzle had found of what is inferable
   */
  inPieces(
    puzzle: Puzzle,
    maxRuns?: number,
    from?: InferenceNews | null,
  ): InPieces<Reach | null, ReachNews>;
  /** All but pairs, which take by far the longest. */
  quickInPieces(
    puzzle: Puzzle,
    from?: InferenceNews | null,
  ): InPieces<QuickReach | null, ReachNews>;
  /** The same at once. */
  run(puzzle: Puzzle, maxRuns?: number): Reach | null;
};

/**
 * Makes what runs them.
 *
 * @param height - 1 to 32
 * @param width - 1 to 32
 * @throws RangeError for another size
 */
export function createReacher(height: number, width: number): Reacher {
  if (height > WORD_CELLS || width > WORD_CELLS)
    throw new RangeError(`sides must be at most ${WORD_CELLS}: ${height}x${width}`);
  const simple = createFastSimple(height, width);
  const four = createFastFour(height, width);
  const twoSat = createFastTwoSat(height, width);
  const prober = createFastProbe(height, width);

  const solvers = { four, 'two-sat': twoSat } as const;

  /** What a solver knows that begins with these cells. */
  const after = function* (method: 'four' | 'two-sat', puzzle: Puzzle, from: Grid): InPieces<Grid> {
    const solver = solvers[method];
    solver.simple.setPuzzle(puzzle);
    solver.simple.setCells(from.cells);
    if (solver.simple.run('H') === STANDSTILL) yield* solver.goOnInPieces();
    return stateOf(solver.simple.readCells(), from);
  };

  /** Rounds of probes from a standstill, until none proves anything. */
  const roundsFrom = function* (
    puzzle: Puzzle,
    from: Grid,
    news: ReachNews,
  ): InPieces<readonly Grid[], ReachNews> {
    const ends: Grid[] = [];
    prober.simple.setPuzzle(puzzle);
    prober.simple.setCells(from.cells);
    let code = prober.simple.run('H');
    while (code === STANDSTILL && (yield* proveRound(prober))) {
      code = prober.simple.run('H');
      ends.push(stateOf(prober.simple.readCells(), from));
      yield { ...news, at: 'repeated', known: { ...news.known, probing: ends[0]! } };
    }
    return ends;
  };

  const quickInPieces = function* (
    puzzle: Puzzle,
    from: InferenceNews | null = null,
  ): InPieces<QuickReach | null, ReachNews> {
    simple.setPuzzle(puzzle);
    if (simple.run('H') === CONTRADICTION) return null;
    const sweeps: Grid = { height, width, cells: simple.readCells().slice() };
    const inference = yield* inferring(puzzle, sweeps, from);
    if (!inference.consistent) return null;
    const { inferable } = inference;
    const all = (grid: Grid): boolean => countKnown(grid) === countKnown(inferable);
    yield newsOf('four', inference, { sweeps });
    const four = all(sweeps) ? sweeps : yield* after('four', puzzle, sweeps);
    yield newsOf('two-sat', inference, { sweeps, four });
    const twoSat = all(four) ? four : yield* after('two-sat', puzzle, four);
    const chains = { sweeps, four, 'two-sat': twoSat };
    const probe = newsOf('probing', inference, chains);
    yield probe;
    const rounds = all(sweeps) ? [] : yield* roundsFrom(puzzle, sweeps, probe);
    const probing = rounds[0] ?? sweeps;
    const repeated = rounds.at(-1) ?? sweeps;
    return { inference, known: { ...chains, probing, repeated }, rounds: rounds.length };
  };

  const inPieces = function* (
    puzzle: Puzzle,
    maxRuns = Infinity,
    from: InferenceNews | null = null,
  ): InPieces<Reach | null, ReachNews> {
    const quick = yield* quickInPieces(puzzle, from);
    if (quick === null) return null;
    const { inference, known } = quick;
    const { inferable } = inference;
    const news = newsOf('pairs', inference, known);
    yield news;
    const { repeated } = known;
    const open = inferable.cells.length - countKnown(inferable);
    const pairs =
      countKnown(repeated) === countKnown(inferable)
        ? { grid: repeated, complete: true }
        : yield* pairing(
            setProbingInPieces({ ...puzzle, clues: repeated.cells }, 2, { maxRuns, open }),
            news,
          );
    return { ...quick, known: { ...known, pairs: pairs.grid }, complete: pairs.complete };
  };
  const run = (puzzle: Puzzle, maxRuns?: number): Reach | null =>
    allPieces(inPieces(puzzle, maxRuns));
  return { inPieces, quickInPieces, run };
}

function newsOf(at: ReachMethod, found: Inference, known: ReachNews['known']): ReachNews {
  const { inferable, witnesses, counters } = found;
  const { propagations } = counters ?? { propagations: 0 };
  const search = { inferable, witnesses, decided: inferable.cells.length, propagations };
  return { at, known, search, inferable, runs: 0 };
}

/**
 * Probes a standstill, and fixes what its probes prove.
 *
 * @returns whether that is anything
 * @source 001_a525a3e1210b0814.txt §3.3-§3.5
 */
export function* proveRound(prober: FastProbe): InPieces<boolean> {
  yield* prober.probeInPieces();
  return fixProved(prober);
}

const stateOf = (cells: Uint8Array, { height, width }: Grid): Grid => ({
  height,
  width,
  cells: cells.slice(),
});

/** The search for what is inferable, with news of its own. */
function* inferring(
  puzzle: Puzzle,
  sweeps: Grid,
  from: InferenceNews | null,
): InPieces<Inference, ReachNews> {
  const pieces = inferInPieces(puzzle, from);
  for (;;) {
    const { done, value } = pieces.next();
    if (done === true) return value;
    yield value && { at: 'sat', known: { sweeps }, search: value, inferable: null, runs: 0 };
  }
}

/** Pairs of cells, with news of how many runs they took. */
function* pairing<Result>(
  pieces: InPieces<Result, { readonly runs: number }>,
  news: ReachNews,
): InPieces<Result, ReachNews> {
  for (;;) {
    const { done, value } = pieces.next();
    if (done === true) return value;
    yield value && { ...news, runs: value.runs };
  }
}
