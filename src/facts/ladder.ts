/** The ladder of methods, read from stored runs while the site is built: which of two knows more, and on which boards. */
import type { Grid } from '../engine/board/cell.ts';
import { UNKNOWN } from '../engine/board/cell.ts';
import type { Ranked } from '../engine/census/ranking.ts';
import { createReacher } from '../engine/inference/reach.ts';
import { sumOf } from '../experiments/storedTally.ts';
import { decodePuzzle } from '../formats/puzzleCode.ts';
import { rungs, smallest } from '../methods/ladder.ts';
import type { Over, Rung } from '../methods/ladder.ts';
import { storedRun } from '../stored/fromFile.ts';
import { leftBy, rankedPictures } from './ranking.ts';

/** A smallest puzzle, with what each method knows of it: a digit a cell, and `?` where nothing is known. */
export type SmallestPuzzle = {
  readonly over: Over;
  readonly code: string;
  readonly known: Readonly<Record<Rung, string>>;
};

/** What the methods know of random boards of a size, in percent of the cells that must be so. */
export type LadderCurves = {
  readonly side: number;
  readonly boards: number; // at each percentage
  readonly percentages: readonly number[];
  readonly shares: Readonly<Record<Rung, readonly number[]>>; // 0..1
};

/** What the build finds out for the figure. */
export type LadderGiven = {
  readonly puzzles: readonly SmallestPuzzle[];
  readonly curves: readonly LadderCurves[];
  /** Pictures of 5 x 5 with a single solution, and those of them that a method leaves. */
  readonly pictures: number;
  readonly left: Readonly<Partial<Record<Rung, number>>>;
};

const textOf = ({ cells }: Grid): string =>
  [...cells].map((value) => (value === UNKNOWN ? '?' : String(value))).join('');

/** What each method knows of a puzzle. @source none */
export function knownByRungs(code: string): Readonly<Record<Rung, string>> {
  const puzzle = decodePuzzle(code);
  const found = createReacher(puzzle.rows.length, puzzle.columns.length).run(puzzle);
  if (found === null) throw new RangeError(`no solution: ${code}`);
  const known = { ...found.known, sat: found.inference.inferable };
  return Object.fromEntries(rungs.map((rung) => [rung, textOf(known[rung])])) as Record<
    Rung,
    string
  >;
}

const puzzles = (): readonly SmallestPuzzle[] =>
  (Object.entries(smallest) as [Over, string][]).map(([over, code]) => ({
    over,
    code,
    known: knownByRungs(code),
  }));

/** The runs of which it is stored what each method knows. */
const runs = ['reach 6x6', 'reach 10x10', 'reach 15x15'] as const;

function curvesOf(name: (typeof runs)[number]): LadderCurves {
  const { spec, tally } = storedRun(name);
  const { percentages, boards, height } = spec;
  const at = (counts: Uint32Array, index: number): number =>
    sumOf(counts.filter((_, unit) => unit % percentages.length === index));
  const shares = rungs.map((rung) => {
    const counts = rung === 'sat' ? tally.inferable : tally[rung];
    return [rung, percentages.map((_, index) => at(counts, index) / at(tally.inferable, index))];
  });
  return {
    side: height,
    boards,
    percentages,
    shares: Object.fromEntries(shares) as LadderCurves['shares'],
  };
}

/** The methods of the ladder that were tried on all pictures of 5 x 5; one round of probing was not. */
const ranked: Readonly<Partial<Record<Rung, Ranked>>> = {
  sweeps: 'sweeps',
  four: '2,2',
  'two-sat': 'two-sat',
  repeated: 'repeated',
  pairs: 'pairs',
};

const left = (): LadderGiven['left'] => ({
  ...Object.fromEntries(Object.entries(ranked).map(([rung, name]) => [rung, leftBy(name)])),
  sat: 0,
});

let known: LadderGiven | null = null;

/** All of it. @source none */
export const ladderGiven = (): LadderGiven =>
  (known ??= {
    puzzles: puzzles(),
    curves: runs.map(curvesOf),
    pictures: rankedPictures,
    left: left(),
  });
