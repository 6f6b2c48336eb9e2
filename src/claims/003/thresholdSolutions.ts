/** 003, section 3: that dense boards have far fewer solutions. Nobody counted them: both sides are bounds that are sure. */
import { leastOpenBits } from '../../engine/inference/countingBound.ts';
import { curveThrough } from '../../experiments/boardsAgain.ts';
import { fixedAtLeast, fixedAtMost, grouped, sizeText } from '../../notebook/plain/numbers.ts';
import { surely } from '../agree.ts';
import type { Claim } from '../claim.ts';
import type { Measured } from '../evidence.ts';
import { measurements } from '../measurement.ts';
import { claimSeed } from '../sample.ts';
import { asymmetric, effortGround, effortRuns, mirrored, ofEffort } from './thresholdEffort.ts';
import { sharesName } from './thresholdPoints.ts';

/** Means of log2 of the number of solutions, and propagations, below the threshold and above it. */
type Solutions = {
  readonly sizes: readonly {
    readonly side: number;
    readonly bits: { readonly leastBelow: number; readonly mostAbove: number };
    readonly propagations: { readonly below: number; readonly above: number };
    readonly apart: boolean; // whether the intervals of the propagations are
  }[];
};

/** A thousand times as many solutions, on the geometric mean. */
const far = 10;

/** Cells of a board that are not the same in all solutions, on the mean at most: each is worth one bit or less. */
function mostOpen(measured: Measured, side: 15 | 20, at: number): number {
  const name = sharesName(side);
  const percentages: readonly number[] = measurements[name].spec.percentages;
  const { done, inferable } = measured.tally(name);
  const open = [...inferable].flatMap((cells, unit) =>
    percentages[unit % percentages.length] === at && done[unit] === 1 ? [side ** 2 - cells] : [],
  );
  const { share, error } = curveThrough([{ at, curves: [open] }], 0)[0]!;
  return share + surely * error;
}

export const fewerSolutions: Claim<string, Solutions> = {
  ...ofEffort,
  id: '003-section-3-fewer-solutions',
  place: 'section 3',
  title: 'Above the threshold there are far fewer solutions, and fewer propagations on average',
  quote:
    'there are far fewer solutions, and as a result fewer propagations need to be executed (on average)',
  published: 'far fewer solutions, fewer propagations',
  from: [...effortRuns, 'threshold 15x15', 'threshold 20x20'],
  ground: effortGround,
  what: `mean of log₂ of the number of solutions at ${mirrored.below} and ${mirrored.above}\u00a0%, and propagations`,
  says: String,
  finds: ({ sizes }) =>
    sizes
      .map(
        ({ side, bits: { leastBelow, mostAbove }, propagations: { below, above } }) =>
          `${sizeText(side, side)} at least ${fixedAtLeast(leastBelow, 0)} and at most ${fixedAtMost(mostAbove, 0)}, ${grouped(below)} and ${grouped(above)} propagations`,
      )
      .join('; '),
  remark:
    'We did not count solutions. Below, the counting bound says how many there are at least; above, cells that are not inferable say how many there can be: each doubles them at most. That one is the reason for the other is an explanation, which no count proves.',
  reading: 'fewer by a thousand times or more, on the geometric mean',
  read(measured) {
    const sizes = asymmetric.read(measured).ours.sizes.map(({ side, below, above, apart }) => ({
      side,
      bits: {
        leastBelow: side ** 2 * leastOpenBits(side, side, mirrored.below / 100),
        mostAbove: mostOpen(measured, side === 15 ? 15 : 20, mirrored.above),
      },
      propagations: { below, above },
      apart,
    }));
    return { ours: { sizes }, seed: claimSeed };
  },
  agrees: ({ sizes }) =>
    sizes.length > 0 &&
    sizes.every(
      ({ bits: { leastBelow, mostAbove }, propagations: { below, above }, apart }) =>
        leastBelow - mostAbove >= far && apart && below > above,
    ),
};
