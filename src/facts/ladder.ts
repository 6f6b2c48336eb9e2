/** The ladder of methods, read from stored runs while the site is built: which of two knows more, and on which boards. */
import type { Grid } from '../engine/board/cell.ts';
import { UNKNOWN } from '../engine/board/cell.ts';
import type { Ranked } from '../engine/census/ranking.ts';
import { createReacher } from '../engine/inference/reach.ts';
import { sumOf } from '../notebook/plain/storedTally.ts';
import { fixed, percent, sizeText } from '../notebook/plain/numbers.ts';
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
  readonly mustBe: readonly number[]; // share of all cells that must be so
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

/** What each method knows of a puzzle. */
function knownByRungs(code: string): Readonly<Record<Rung, string>> {
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
    mustBe: percentages.map(
      (_, index) => at(tally.inferable, index) / (boards * height * spec.width),
    ),
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

/** All of it. */
export const ladderGiven = (): LadderGiven =>
  (known ??= {
    puzzles: puzzles(),
    curves: runs.map(curvesOf),
    pictures: rankedPictures,
    left: left(),
  });

/** What the prose says of random boards of one size at one density. */
type DensityFacts = {
  readonly mustBe: string; // percentage of the cells
  /** Of a hundred of these, those that a method knows. */
  readonly of: (rung: Rung) => string;
};

/** The facts of a stored size at a percentage of its run. */
export function densityFacts(side: 6 | 10 | 15, percentage: number): DensityFacts {
  const { curves } = ladderGiven();
  const { percentages, shares, mustBe } = curves.find((one) => one.side === side)!;
  const at = percentages.indexOf(percentage);
  if (at < 0) throw new RangeError(`no boards of ${side}x${side} at ${percentage} %`);
  return {
    mustBe: percent(mustBe[at]!, 0),
    of: (rung) => fixed(100 * shares[rung][at]!, 0),
  };
}

/** A smallest puzzle as the prose speaks of it. */
type StepFacts = {
  readonly size: string;
  readonly mustBe: number; // cells
  readonly found: (rung: Rung) => number;
};

/** The facts of the smallest puzzle of one method over another one. */
export function stepFacts(over: keyof typeof smallest): StepFacts {
  const code = smallest[over];
  const { rows, columns } = decodePuzzle(code);
  const found = knownByRungs(code);
  const count = (rung: Rung): number => found[rung].replaceAll('?', '').length;
  return { size: sizeText(rows.length, columns.length), mustBe: count('sat'), found: count };
}
