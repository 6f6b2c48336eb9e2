/** What the chapter solutions says of mending random pictures, read from the stored runs while the site is built. */
import { namedRun } from '../claims/measurement.ts';
import { runFile } from '../claims/storedFile.ts';
import { countsAt, mending } from '../experiments/mending.ts';
import type { MendingSpec, MendingTally } from '../experiments/mending.ts';
import { sumOf } from '../notebook/plain/storedTally.ts';
import { wilson } from '../notebook/plain/wilson.ts';
import { fixed, inWords, percent, sizeText } from '../notebook/plain/numbers.ts';
import { readStored } from '../stored/fromFile.ts';

/** A stored run, as a table and as the prose speaks of it. */
type MendingFacts = {
  readonly size: string;
  readonly boards: number; // for each percentage
  readonly all: number; // of all percentages
  readonly within: string; // points of percentage by which a share may be off, at most: half of the widest 95 % interval
  readonly beyond: number; // of all of them: those that need more than three cells turned over
  readonly rows: readonly (readonly string[])[];
  /** Shares at a percentage. */
  readonly at: (percentage: number) => MendingShares;
};

type MendingShares = {
  readonly one: string; // have one solution as they are
  readonly byOne: string; // need one cell turned over
  readonly byMore: string; // need more than three
};

/** The columns of the table. */
export const mendingColumns: readonly string[] = [
  'filled',
  'none',
  'one',
  'two',
  'three',
  'more',
  'given, mean',
];

/** The mean number of cells that have to be given; those that were not settled count as the most. */
function meanGiven(tally: MendingTally, at: number): number {
  const counts = countsAt(tally, 'given', at);
  return counts.reduce((sum, count, cells) => sum + count * cells, 0) / tally.boards[at]!;
}

/** Half of the 95 % interval of a share of one half, in points of percentage, rounded up. */
function widest(boards: number): number {
  const { low, high } = wilson(boards / 2, boards);
  return Math.ceil(50 * (high - low));
}

function facts(spec: MendingSpec, tally: MendingTally): MendingFacts {
  const shares = (at: number): readonly string[] =>
    Array.from(countsAt(tally, 'unique', at), (count) => percent(count / tally.boards[at]!, 0));
  return {
    size: sizeText(spec.height, spec.width),
    boards: spec.boards,
    all: sumOf(tally.boards),
    within: inWords(widest(spec.boards)),
    beyond: sumOf(spec.percentages.map((_, at) => countsAt(tally, 'unique', at).at(-1) ?? 0)),
    rows: spec.percentages.map((percentage, at) => [
      `${percentage}\u00a0%`,
      ...shares(at),
      fixed(meanGiven(tally, at), 1),
    ]),
    at: (percentage) => {
      const [one = '', byOne = '', , , byMore = ''] = shares(spec.percentages.indexOf(percentage));
      return { one, byOne, byMore };
    },
  };
}

function mendingFacts(size: '6x6' | '8x8' | '10x10'): MendingFacts {
  const { spec, tally } = readStored(runFile(namedRun(`mending ${size}`), mending));
  return facts(spec, tally);
}

/** Pictures of 6 x 6. */
export const mendingOf6 = mendingFacts('6x6');

/** Pictures of 8 x 8. */
export const mendingOf8 = mendingFacts('8x8');

/** Pictures of 10 x 10. */
export const mendingOf10 = mendingFacts('10x10');
