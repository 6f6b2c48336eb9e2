/** 003, section 3: where the effort of its Figure 5 peaks, with what other boards might have said. */
import { peakOfMeans } from '../../experiments/decidingPoints.ts';
import type { ThresholdPoint } from '../../experiments/thresholdPoints.ts';
import { enumerated, grouped, sizeText } from '../../notebook/plain/numbers.ts';
import type { Claim, Erratum } from '../claim.ts';
import { measurements } from '../measurement.ts';
import { claimSeed } from '../sample.ts';
import { effortGround, effortRuns, meanIn, ofEffort, sideOf, workIn } from './thresholdEffort.ts';
import { band, pointsIn } from './thresholdPoints.ts';

const peakIn = (points: readonly ThresholdPoint[]): ThresholdPoint =>
  points.reduce((a, b) => (meanIn(b) > meanIn(a) ? b : a));

/** The density of the greatest mean, and between which densities it lies in 95 % of all samples drawn again. */
type Peak = {
  readonly side: number;
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly mean: number;
};
type Peaks = { readonly sizes: readonly Peak[] };

type Range = { readonly from: number; readonly to: number };

/** "15 × 15 at 30 % (30 to 33), before it; 20 × 20 at 36 % (36 to 39)". */
export const peaksText = (sizes: readonly (Range & { side: number; at: number })[]): string =>
  sizes
    .map(
      ({ side, at, from, to }) =>
        `${sizeText(side, side)} at ${at}\u00a0% (${from} to ${to})${to < band.from ? ', before it' : from > band.to ? ', after it' : ''}`,
    )
    .join('; ');

/** What to write to the authors where the peak is elsewhere. */
export const peakErratum = (
  printed: string,
  sizes: readonly (Range & { readonly side: number })[],
): Erratum => {
  const away = sizes.filter((one) => !isAround([one]));
  const near = sizes.filter((one) => isAround([one]));
  const told = (some: typeof sizes): string =>
    enumerated(some.map(({ side }) => `${side}x${side}`));
  return {
    printed,
    read:
      near.length === 0
        ? `before the phase transition threshold on ${told(away)}`
        : `around the phase transition threshold on ${told(near)}, and before it on ${told(away)}`,
    check:
      'Draw 30 boards of 15x15 at each third percentage from 24 to 60, and ask a solver about every cell, CaDiCaL on the printed formula for one: the mean of its propagations is greatest between 27 and 36 %, below the printed range.',
  };
};

export const peaks: Claim<string, Peaks> = {
  ...ofEffort,
  id: '003-figure-5-peak',
  title: 'The average propagation count peaks around the phase transition threshold',
  quote: 'Average propagation count appears to peak peaks around the phase transition threshold',
  published: 'around the threshold',
  ground: effortGround,
  what: 'the density with the most propagations',
  says: String,
  finds: ({ sizes }) => peaksText(sizes),
  remark: ({ sizes }) =>
    `In brackets between which densities the peak lies in 95 of 100 samples drawn again from these boards. At the peak a board takes ${sizes.map(({ side, mean }) => `${grouped(mean)} propagations on ${sizeText(side, side)}`).join(', ')}. Our solver first makes the formula smaller, and what it counts as a propagation need not be what theirs counts. But on 15x15 two other solvers work hardest there, too.`,
  reading: 'the interval of the peak meets 39 to 42\u00a0%, on each size',
  read(measured) {
    const sizes = effortRuns.map((name): Peak => {
      const { percentages, seed } = measurements[name].spec;
      const { at, propagations } = peakIn(pointsIn(measured, name));
      const { low, high } = peakOfMeans(percentages, workIn(measured, name), seed);
      return {
        side: sideOf(name),
        at,
        from: low,
        to: high,
        mean: Math.round(propagations?.mean ?? 0),
      };
    });
    return { ours: { sizes }, seed: claimSeed };
  },
  agrees: ({ sizes }) => isAround(sizes),
  erratum: ({ sizes }) => peakErratum('around the phase transition threshold', sizes),
};

/** Whether the peak of each size may stand at the threshold. */
export const isAround = (sizes: readonly Range[]): boolean =>
  sizes.length > 0 && sizes.every(({ from, to }) => to >= band.from && from <= band.to);
