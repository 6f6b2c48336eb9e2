/** Whether a puzzle has no solution, one or several, and which. */
import { told } from '../engine/pieces.ts';
import { eachSolutionInPieces } from '../engine/solutions/eachSolution.ts';
import type { Solved as EngineSolved } from '../engine/solve/solve.ts';
import { solveInPieces, solve as solveAtOnce } from '../engine/solve/solve.ts';
import { numberOf, optionsOf } from './door/arguments.ts';
import { gridOut } from './door/out.ts';
import { puzzleOfInput } from './door/puzzles.ts';
import type { Signal } from './door/turns.ts';
import { inTurns, listenerOf, signalOf, streamed } from './door/turns.ts';
import type { Grid, PuzzleInput } from './door/shapes.ts';

export type { Signal } from './door/turns.ts';

/** Which way came to the answer: sweeps, a short search, or a formula for the SAT solver. */
export type SolvedBy = 'sweeps' | 'search' | 'formula';

/** What is known of the solutions of a puzzle. */
export type Solved = {
  /**
   * How many there are. `several`: two at least. `open`: that is not known, because `limit` was reached or `signal` came.
   */
  readonly status: 'none' | 'one' | 'several' | 'open';
  /** Those that were found, each once; `most` of them at most. */
  readonly solutions: readonly Grid[];
  /** Whether there are no others. */
  readonly complete: boolean;
  /** The cells that are the same in every solution, as far as that was found out; unknown elsewhere. */
  readonly known: Grid;
  readonly by: SolvedBy;
  /** Propagations of the SAT solver and states of the short search, a state counting as 1,000: the work, in the unit of `limit`. */
  readonly work: number;
};

/** How far a search is. */
export type SolveProgress = {
  readonly by: SolvedBy;
  /** Solutions found so far. */
  readonly found: number;
  /** As in {@link Solved}. */
  readonly work: number;
};

/** When a search ends. */
export type SolveLimits = {
  /** Solutions that are enough, 1 or more; default 2, which tells one from several. `Infinity` asks for all. */
  readonly most?: number;
  /** Work after which it is given up, in propagations; default no limit. Some million take a second. */
  readonly limit?: number;
};

/** When a search ends, and who is told of it. */
export type SolveOptions = SolveLimits & {
  /** Ends the search within some 20 ms. It is no error: the answer is then `open`, with what is known. */
  readonly signal?: Signal;
  /** Told every 10 ms or so. */
  readonly onProgress?: (progress: SolveProgress) => void;
};

const stateCost = 1000;

const workOf = ({ states, propagations }: EngineSolved['work']): number =>
  propagations + states * stateCost;

const solvedOut = ({ status, solutions, complete, known, by, work }: EngineSolved): Solved => ({
  status,
  solutions: solutions.map(gridOut),
  complete,
  known: gridOut(known),
  by,
  work: workOf(work),
});

function limitsOf(options: Readonly<Record<string, unknown>>): Required<SolveLimits> {
  return {
    most: numberOf(options, 'most', { least: 1, most: Infinity, usual: 2 }),
    limit: numberOf(options, 'limit', { least: 0, most: Infinity, usual: Infinity, whole: false }),
  };
}

/**
 * Finds out whether a puzzle has no solution, one or several. Sweeps first, then a short search, then a formula for a SAT
 * solver; it gives way about every 10 ms, so that a page stays alive and the signal takes effect.
 *
 * @param puzzle - of any size up to 1,000 by 1,000
 * @param options - how many solutions are wanted, when to stop, and who is told
 * @returns the solutions, whether there are no others, and what all of them share; the same each time unless a signal ends it
 * @throws NonogramError for what is no puzzle and for options out of range; a puzzle without a solution is an answer
 * @source 000_8dc3042ab81c971c.txt §2 ("uniquely solvable")
 */
export async function solve(puzzle: PuzzleInput, options: SolveOptions = {}): Promise<Solved> {
  const given = optionsOf(options, 'solve', ['most', 'limit', 'signal', 'onProgress']);
  const limits = limitsOf(given);
  const signal = signalOf(given);
  const onProgress = listenerOf(given);
  const pieces = told(
    solveInPieces(puzzleOfInput(puzzle), { ...limits, ...(signal && { signal }) }),
    ({ by, solutions, work }): SolveProgress => ({
      by,
      found: solutions.length,
      work: workOf(work),
    }),
  );
  return solvedOut(await inTurns(pieces, { signal, onProgress }, true));
}

/**
 * The same at once: nothing else runs meanwhile, and nothing but `limit` ends it.
 *
 * @param puzzle - of any size up to 1,000 by 1,000
 * @param options - how many solutions are wanted, and when to stop
 * @returns as {@link solve}
 * @throws NonogramError as {@link solve}
 * @source 000_8dc3042ab81c971c.txt §2 ("uniquely solvable")
 */
export function solveSync(puzzle: PuzzleInput, options: SolveLimits = {}): Solved {
  const limits = limitsOf(optionsOf(options, 'solveSync', ['most', 'limit']));
  return solvedOut(solveAtOnce(puzzleOfInput(puzzle), limits));
}

/**
 * Whether a puzzle has exactly one solution.
 *
 * @param puzzle - as for {@link solve}
 * @param options - when to stop
 * @returns null when that is not known, because `limit` was reached or `signal` came
 * @throws NonogramError as {@link solve}
 * @source 000_8dc3042ab81c971c.txt §2 ("uniquely solvable")
 */
export async function isUnique(
  puzzle: PuzzleInput,
  options: Omit<SolveOptions, 'most' | 'onProgress'> = {},
): Promise<boolean | null> {
  const given = optionsOf(options, 'isUnique', ['limit', 'signal']);
  const { status } = await solve(puzzle, given);
  return status === 'open' ? null : status === 'one';
}

/**
 * All solutions, one by one as they are found, each once: as many as are asked for (`break` ends it), none of them kept.
 *
 * @param puzzle - as for {@link solve}
 * @param options - a signal, which ends it with an error of code `aborted`
 * @returns grids, in the same order each time; it ends when there are no others
 * @throws NonogramError for what is no puzzle, and with code `aborted`
 * @remarks What it knows of each solution takes some memory: millions are fine, billions are not.
 * @source 000_8dc3042ab81c971c.txt §2 ("uniquely solvable")
 */
export function solutions(
  puzzle: PuzzleInput,
  options: { readonly signal?: Signal } = {},
): AsyncGenerator<Grid, void, undefined> {
  const given = optionsOf(options, 'solutions', ['signal']);
  return streamed(eachSolutionInPieces(puzzleOfInput(puzzle)), signalOf(given));
}
