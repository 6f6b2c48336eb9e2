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
import { createFastProbe } from '../probe/fastProbe.ts';
import { CATEGORIES } from '../probe/probeCategory.ts';
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
type QuickReach = {
  readonly inference: Inference;
  /** What each method knows in the end. */
  readonly known: Readonly<Record<QuickMethod, Grid>>;
};

/** The same with pairs. */
type Reach = {
  readonly inference: Inference;
  readonly known: Readonly<Record<ReachMethod, Grid>>;
  /** Whether pairs were tried to the end; false: the runs of `maxRuns` were used up. */
  readonly complete: boolean;
};

/** How far it is: the search for what is inferable, or the method at work. */
type ReachNews = InferenceNews | { readonly at: ReachMethod };

/** Runs all methods on puzzles of one size. */
export type Reacher = {
  /**
   * Runs them in pieces; null for a puzzle without a solution.
   *
   * @param maxRuns - of SimpleSolver for pairs, before these are given up
   */
  inPieces(puzzle: Puzzle, maxRuns?: number): InPieces<Reach | null, ReachNews>;
  /** All but pairs, which take by far the longest. */
  quickInPieces(puzzle: Puzzle): InPieces<QuickReach | null, ReachNews>;
  /** The same at once. */
  run(puzzle: Puzzle, maxRuns?: number): Reach | null;
};

/**
 * Makes what runs them.
 *
 * @param height - 1 to 32
 * @param width - 1 to 32
 * @throws RangeError for another size
 * @source none
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
  const after = (method: 'four' | 'two-sat', puzzle: Puzzle, from: Grid): Grid => {
    const solver = solvers[method];
    solver.simple.setPuzzle(puzzle);
    solver.simple.setCells(from.cells);
    solver.run();
    return stateOf(solver.simple.readCells(), from);
  };

  /** Rounds of probes from a standstill, until none proves anything. */
  const roundsFrom = function* (puzzle: Puzzle, from: Grid): InPieces<readonly Grid[], ReachNews> {
    const ends: Grid[] = [];
    prober.simple.setPuzzle(puzzle);
    prober.simple.setCells(from.cells);
    let code = prober.simple.run('H');
    while (code === STANDSTILL && (yield* proveRound(prober))) {
      code = prober.simple.run('H');
      ends.push(stateOf(prober.simple.readCells(), from));
      yield { at: 'repeated' };
    }
    return ends;
  };

  const quickInPieces = function* (puzzle: Puzzle): InPieces<QuickReach | null, ReachNews> {
    simple.setPuzzle(puzzle);
    if (simple.run('H') === CONTRADICTION) return null;
    const inference = yield* inferInPieces(puzzle);
    if (!inference.consistent) return null;
    const { inferable } = inference;
    const all = (grid: Grid): boolean => countKnown(grid) === countKnown(inferable);
    const sweeps = stateOf(simple.readCells(), inferable);
    yield { at: 'four' };
    const known4 = all(sweeps) ? sweeps : after('four', puzzle, sweeps);
    yield { at: 'two-sat' };
    const known2 = all(known4) ? known4 : after('two-sat', puzzle, known4);
    yield { at: 'probing' };
    const rounds = all(sweeps) ? [] : yield* roundsFrom(puzzle, sweeps);
    const probing = rounds[0] ?? sweeps;
    const repeated = rounds.at(-1) ?? sweeps;
    return { inference, known: { sweeps, four: known4, 'two-sat': known2, probing, repeated } };
  };

  const inPieces = function* (
    puzzle: Puzzle,
    maxRuns = Infinity,
  ): InPieces<Reach | null, ReachNews> {
    const quick = yield* quickInPieces(puzzle);
    if (quick === null) return null;
    yield { at: 'pairs' };
    const { inference, known } = quick;
    const { cells } = inference.inferable;
    const { repeated } = known;
    const open = cells.length - countKnown(inference.inferable);
    const pairs =
      countKnown(repeated) === cells.length - open
        ? { grid: repeated, complete: true }
        : yield* silently(
            setProbingInPieces({ ...puzzle, clues: repeated.cells }, 2, { maxRuns, open }),
          );
    return { inference, known: { ...known, pairs: pairs.grid }, complete: pairs.complete };
  };
  const run = (puzzle: Puzzle, maxRuns?: number): Reach | null =>
    allPieces(inPieces(puzzle, maxRuns));
  return { inPieces, quickInPieces, run };
}

/** Fixes what the probes of a standstill prove. Returns whether that is anything. */
function* proveRound(prober: ReturnType<typeof createFastProbe>): InPieces<boolean, ReachNews> {
  const { simple } = prober;
  yield* prober.probeInPieces();
  let proved = false;
  for (let at = 0; at < prober.length; at++) {
    const value = CATEGORIES[prober.sequence[at]!]?.proves ?? null;
    if (value === null) continue;
    const cell = prober.cells[at]!;
    simple.setCell(Math.floor(cell / simple.width), cell % simple.width, value);
    proved = true;
  }
  return proved;
}

const stateOf = (cells: Uint8Array, { height, width }: Grid): Grid => ({
  height,
  width,
  cells: cells.slice(),
});

/** Pieces without their news, but for what is at work. */
function* silently<Result>(pieces: InPieces<Result, unknown>): InPieces<Result, ReachNews> {
  for (;;) {
    const { done, value } = pieces.next();
    if (done === true) return value;
    yield { at: 'pairs' };
  }
}
