/** How hard a puzzle is, by every measure that the documents of the book propose. */
import type { Grid } from '../engine/board/cell.ts';
import { countKnown, countUnknown } from '../engine/board/image.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';
import { startGrid } from '../engine/board/puzzle.ts';
import { boardFormulaSize } from '../engine/inference/boardFormula.ts';
import { createFastFour } from '../engine/intersect/fastFour.ts';
import { fourDifficultyInPieces } from '../engine/intersect/fourDifficulty.ts';
import type { InPieces } from '../engine/pieces.ts';
import { told } from '../engine/pieces.ts';
import { probeAllInPieces } from '../engine/probe/probe.ts';
import { repeatedProbingInPieces } from '../engine/probe/probeRepeated.ts';
import type { Solved } from '../engine/solve/solve.ts';
import { solveInPieces } from '../engine/solve/solve.ts';
import { difficulty002 } from '../engine/sweep/difficulty.ts';
import { bottlenecks, lineRounds } from '../engine/sweep/openLines.ts';
import { solveSimple } from '../engine/sweep/simpleSolver.ts';
import { createFastTwoSat } from '../engine/twosat/fastTwoSat.ts';
import { numberOf, optionsOf } from './door/arguments.ts';
import { furtherInPieces } from './door/further.ts';
import { puzzleOfInput } from './door/puzzles.ts';
import type { Signal } from './door/turns.ts';
import { inTurns, signalOf } from './door/turns.ts';
import type { PuzzleInput } from './door/shapes.ts';

/** A method that solves puzzles, the easy ones first; `search` stands for all that none of the others solves. */
export type MethodName = 'sweeps' | 'pairs' | 'chains' | 'probing' | 'search';

/** Every measure of a puzzle. */
export type Rating = {
  /** Number of rows. */
  readonly height: number;
  /** Number of columns. */
  readonly width: number;
  /** The share of filled cells, 0 to 1. */
  readonly filled: number;
  /** How many solutions there are; `open`: `limit` was reached before that was known. */
  readonly solutions: 'none' | 'one' | 'several' | 'open';
  /**
   * The easiest method that finds the only solution: single lines; two rows and two columns; chains; repeated probing; else a
   * search. Null for a puzzle that has not exactly one solution, or where that is not known.
   */
  readonly method: MethodName | null;
  /** The share of cells that sweeps leave unknown, 0 to 1; 0 for a puzzle that they solve. */
  readonly leftBySweeps: number;
  /**
   * Difficulty of Batenburg & Kosters 2012 (section 3.1): the number of the sweep that fixes the last cell, rows first; from 1 on,
   * 0 if all cells are given. Null where sweeps do not solve it.
   */
  readonly sweeps: number | null;
  /** The same with columns first. */
  readonly sweepsColumnsFirst: number | null;
  /** Difficulty of Wensveen 2022 (section 3.2): the mean of the two. */
  readonly meanSweeps: number | null;
  /**
   * The estimate of Raven's Point 2010 ("The Great Nonogram Hunt"), which looks at the clues alone: cells / sum of (15 x run /
   * length of its line) squared, over rows and columns. Larger is harder; Infinity without any run.
   */
  readonly estimate: number;
  /** Rounds in which all lines that give something are settled at once, until none does. Ours; independent of an order of lines. */
  readonly rounds: number;
  /** Of these rounds, those in which at most two lines give something: where a player has to find them. Ours. */
  readonly bottlenecks: number;
  /**
   * (2,2)-difficulty of Batenburg & Kosters 2012 (section 3.2): the fewest successful looks at two rows and two columns that solve
   * it, sweeps between them for nothing; both numbers are equal unless the search for the fewest was cut short. Null where they
   * do not solve it.
   */
  readonly pairs: { readonly least: number; readonly most: number } | null;
  /**
   * Class of Wensveen 2022 (section 3.6) by one round of probing: solved by sweeps; one solution found by a probe; exactly two
   * found; everything else. Null where sweeps meet a contradiction.
   */
  readonly probingClass: 'simple' | 'unique' | 'two' | 'rest' | null;
  /** Stars of Wensveen 2022 (section 3.6): 1 for `simple`, 2 for `unique` and `two`, 3 for `rest`. */
  readonly stars: 1 | 2 | 3 | null;
  /** Rounds of repeated probing that fixed something, until it was solved. Null where repeated probing does not solve it. */
  readonly probingRounds: number | null;
  /** Size of the formula of Foote & Krizanc 2025 (section 3), given cells not counted. */
  readonly formula: {
    readonly variables: number;
    readonly clauses: number;
    /** Literals in all clauses. */
    readonly literals: number;
  };
  /** Work of the search for a second solution, in propagations of the SAT solver: as `work` of {@link solve}. */
  readonly work: number;
};

/** When rating stops. */
export type RateOptions = {
  /** Work of the search for a second solution, in propagations; default 20 million, which take some seconds. */
  readonly limit?: number;
  /** Ends the rating with an error of code `aborted`. */
  readonly signal?: Signal;
};

/** States that the search for the fewest intersections looks at. */
const mostStates = 1000;

/**
 * Rates a puzzle by every measure of the book.
 *
 * @param puzzle - a puzzle
 * @param options - how much work to spend, and a signal
 * @returns all measures; most are null where they say nothing of this puzzle
 * @throws NonogramError for what is no puzzle, and with code `aborted`
 * @source 000_8dc3042ab81c971c.txt §3; 001_a525a3e1210b0814.txt §3; 002_5ae15e577f844a8a.txt, "Over Easy or Hard Boiled?"; 003_bcef302d21730516.txt §3
 */
export async function rate(puzzle: PuzzleInput, options: RateOptions = {}): Promise<Rating> {
  const given = optionsOf(options, 'rate', ['limit', 'signal']);
  const limit = numberOf(given, 'limit', {
    least: 0,
    most: Infinity,
    usual: 20_000_000,
    whole: false,
  });
  return inTurns(rateInPieces(puzzleOfInput(puzzle), limit), {
    signal: signalOf(given),
    onProgress: undefined,
  });
}

function* rateInPieces(puzzle: Puzzle, limit: number): InPieces<Rating> {
  const { rows, columns } = puzzle;
  const cells = rows.length * columns.length;
  const hFirst = solveSimple(puzzle, 'H');
  const isSimple = hFirst.status === 'solved';
  yield;
  const vFirst = isSimple ? solveSimple(puzzle, 'V') : null;
  const { open } = lineRounds(puzzle);
  yield;
  const solved = yield* silently(solveInPieces(puzzle, { limit }));
  const further = yield* furtherRating(puzzle, hFirst.status === 'standstill' ? hFirst.grid : null);
  const { clauses, variables, occurrences } = boardFormulaSize(puzzle);
  const onlySwept = isSimple ? 0 : null;
  // whatever solves a puzzle has shown that there is no other solution
  const solutions = further.method === 'search' ? solved.status : 'one';
  return {
    height: rows.length,
    width: columns.length,
    filled: rows.flat().reduce((sum, run) => sum + run, 0) / cells,
    solutions,
    method: solutions === 'one' ? (isSimple ? 'sweeps' : further.method) : null,
    leftBySweeps: countUnknown(hFirst.grid) / cells,
    sweeps: isSimple ? hFirst.sweeps : null,
    sweepsColumnsFirst: vFirst?.sweeps ?? null,
    meanSweeps: vFirst === null ? null : (hFirst.sweeps + vFirst.sweeps) / 2,
    estimate: difficulty002(puzzle),
    rounds: open.length,
    bottlenecks: bottlenecks(open),
    pairs: isSimple ? { least: 0, most: 0 } : further.pairs,
    probingClass: isSimple ? 'simple' : further.probingClass,
    stars: isSimple ? 1 : further.stars,
    probingRounds: onlySwept ?? further.probingRounds,
    formula: { variables, clauses, literals: occurrences },
    work: workOf(solved),
  };
}

const workOf = ({ work }: Solved): number => work.propagations + work.states * 1000;

/** What methods beyond sweeps say. */
type FurtherRating = Pick<Rating, 'pairs' | 'probingClass' | 'stars' | 'probingRounds'> & {
  readonly method: MethodName;
};

/** @param state - where sweeps stood still; null when they did not */
function* furtherRating(puzzle: Puzzle, state: Grid | null): InPieces<FurtherRating> {
  const nothing = { pairs: null, probingClass: null, stars: null, probingRounds: null } as const;
  if (state === null || countKnown(state) === state.cells.length)
    return { ...nothing, method: 'search' };
  const start = startGrid(puzzle, state);
  const byPairs = (yield* furtherInPieces(createFastFour, puzzle, start)).status === 'solved';
  const byChains =
    byPairs || (yield* furtherInPieces(createFastTwoSat, puzzle, start)).status === 'solved';
  const difficulty = byPairs
    ? yield* silently(fourDifficultyInPieces(puzzle, { maxStates: mostStates }))
    : null;
  const { class: probingClass, stars } = yield* silently(probeAllInPieces(puzzle, { from: state }));
  const probed = yield* silently(repeatedProbingInPieces(puzzle));
  const byProbing = probed.status === 'solved';
  return {
    method: byPairs ? 'pairs' : byChains ? 'chains' : byProbing ? 'probing' : 'search',
    pairs: difficulty && { least: difficulty.atLeast, most: difficulty.atMost },
    probingClass,
    stars,
    probingRounds: byProbing ? probed.rounds : null,
  };
}

/** Work whose news nobody is told. */
const silently = <Result>(pieces: InPieces<Result, unknown>): InPieces<Result> =>
  told(pieces, () => undefined as never);
