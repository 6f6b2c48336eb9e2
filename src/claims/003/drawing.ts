/** 003, section 3: how the cells of a board are drawn, held against our own drawing and the boards that it made. */
import { FILLED } from '../../engine/board/cell.ts';
import type { Random } from '../../engine/board/random.ts';
import { sampleIndependent } from '../../engine/board/sample.ts';
import { enumerated, grouped, sizeText } from '../../notebook/plain/numbers.ts';
import { surely } from '../agree.ts';
import type { Claim } from '../claim.ts';
import type { Measured } from '../evidence.ts';
import { law, triedOn } from '../law.ts';
import { measurements } from '../measurement.ts';
import { claimSeed } from '../sample.ts';
import { allRuns, judgedSides, sampled, sharesName } from './thresholdPoints.ts';
import type { ThresholdSide } from './thresholdPoints.ts';

const home = 'density/#what-a-threshold-is';

type Drawn = {
  readonly boards: number;
  readonly points: number; // a density of a size
  readonly outside: number; // of them, with a mean or a scatter of filled cells that independent cells hardly ever have
};

/** Whether boards have so many filled cells, and differ so much in them, as independent cells would. */
function areIndependent(filled: readonly number[], cells: number, density: number): boolean {
  const n = filled.length;
  const each = density * (1 - density);
  const mean = filled.reduce((sum, one) => sum + one, 0) / n;
  const variance = filled.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (n - 1);
  // standard errors of a mean and of a variance, the fourth moment of the binomial distribution included
  const meanError = Math.sqrt((cells * each) / n);
  const excess = (1 - 6 * each) / (cells * each);
  const varianceError = cells * each * Math.sqrt(2 / (n - 1) + excess / n);
  return (
    Math.abs(mean - cells * density) <= surely * meanError &&
    Math.abs(variance - cells * each) <= surely * varianceError
  );
}

function drawnOf(measured: Measured, side: ThresholdSide): Drawn {
  const { percentages } = measurements[sharesName(side)].spec;
  const { done, filled } = measured.tally(sharesName(side));
  const points = percentages.map((at, index) => {
    const boards = [...filled].filter(
      (_, unit) => unit % percentages.length === index && done[unit] === 1,
    );
    return { boards: boards.length, holds: areIndependent(boards, side ** 2, at / 100) };
  });
  return {
    boards: points.reduce((sum, { boards }) => sum + boards, 0),
    points: points.length,
    outside: points.filter(({ holds }) => !holds).length,
  };
}

export const sampledCells: Claim<string, Drawn> = {
  id: '003-section-3-sampled-cells',
  title: 'For each cell of a random board a number from zero to one is drawn uniformly',
  quote: 'a random number from zero to one is sampled uniformly for each cell',
  published: 'a number for each cell',
  from: allRuns,
  ground: ({ boards }) => sampled(boards, 'boards'),
  home,
  what: 'boards drawn cell by cell have as many filled cells, and as much scatter in them, as independent cells',
  says: String,
  finds: ({ points, outside }) =>
    outside === 0
      ? `so it is of our boards, at each of ${grouped(points)} densities`
      : `not so at ${grouped(outside)} of ${grouped(points)} densities`,
  remark: `Boards of ${enumerated(judgedSides.map((side) => sizeText(side, side)))}; mean and variance within 99.9 % of what chance allows.`,
  read(measured) {
    const sizes = judgedSides.map((side) => drawnOf(measured, side));
    const sum = (part: keyof Drawn): number => sizes.reduce((all, one) => all + one[part], 0);
    return {
      ours: { boards: sum('boards'), points: sum('points'), outside: sum('outside') },
      seed: claimSeed,
    };
  },
  agrees: ({ points, outside }) => points > 0 && outside === 0,
};

const words = 2 ** 32; // equally spaced numbers from 0 on, as `Random` gives them

/** Whether a cell is filled where this word is drawn. */
function fills(word: number, density: number): boolean {
  const random: Random = {
    next: () => word,
    below: () => word,
    unit: () => word / words,
    state: new Int32Array(4),
  };
  const cells = new Uint8Array(1);
  sampleIndependent(random, cells, density);
  return cells[0] === FILLED;
}

/** How many words fill a cell: those below some number. */
function filling(density: number): number {
  let [low, high] = [0, words];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (fills(middle, density)) low = middle + 1;
    else high = middle;
  }
  return low;
}

export const filledUpTo = law(
  {
    id: '003-section-3-filled-up-to',
    title: 'A cell is filled if its number is less than or equal to ρ',
    quote: 'is less than or equal to',
    home,
    what: 'a cell is filled where its random number is at most ρ, so with probability ρ',
    says: 'at most ρ',
    unit: 'whole percentages',
    remark: `We let those of ${grouped(words)} equally spaced numbers fill a cell that are less than ρ. “Or equal” adds one of them, and would be noticed at ρ = 0 only, where it fills a cell now and then.`,
  },
  () =>
    triedOn(
      Array.from({ length: 101 }, (_, percentage) => {
        const density = percentage / 100;
        return Math.abs(filling(density) - density * words) <= 1;
      }),
    ),
);
