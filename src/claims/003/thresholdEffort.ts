/** 003, section 3: what it says of the empty points of its Figure 5, the effort, held against stored runs of its procedure. */
import { fixed, grouped, sizeText } from '../../notebook/plain/numbers.ts';
import { curveThrough, drawBoards } from '../../experiments/boardsAgain.ts';
import type { Mean, ThresholdPoint } from '../../experiments/thresholdPoints.ts';
import type { Claim, Ground } from '../claim.ts';
import type { Measured } from '../evidence.ts';
import { measurements } from '../measurement.ts';
import { claimSeed } from '../sample.ts';
import { pointAt, pointsIn } from './thresholdPoints.ts';

/** The runs that count the effort. */
export const effortRuns = ['threshold-effort 15x15', 'threshold-effort 20x20'] as const;
export type EffortRun = (typeof effortRuns)[number];
/** What the claims about the empty points have in common. */
export const ofEffort = {
  place: 'Figure 5; section 3',
  home: 'papers/foote-krizanc/#the-effort-of-asking',
  from: effortRuns,
} as const;
export const effortGround: Ground = {
  kind: 'sample',
  n: Math.min(...effortRuns.map((name) => measurements[name].spec.boards)),
  unit: 'boards at each density',
};
export const sideOf = (name: EffortRun): number => measurements[name].spec.side;
export const meanIn = ({ propagations }: ThresholdPoint): number => propagations?.mean ?? 0;

/** Propagations of the boards of each density. */
export function workIn(measured: Measured, name: EffortRun): readonly (readonly number[])[] {
  const { percentages } = measurements[name].spec;
  const { done, propagations } = measured.tally(name);
  return percentages.map((_, index) =>
    [...(propagations ?? [])].filter(
      (_count, unit) => unit % percentages.length === index && done[unit] === 1,
    ),
  );
}

type Spike = {
  readonly side: number;
  readonly times: number;
  readonly low: number;
  readonly high: number;
};
type Spikes = { readonly sizes: readonly Spike[] };

/** How far the greatest of some means stands out. */
const standsOut = (means: readonly number[]): number =>
  Math.max(...means) / (means.reduce((sum, one) => sum + one, 0) / means.length);

/** How often boards are drawn again. */
const draws = 400;

/** How far the peak of a run stands out, with its 95 % interval: boards are drawn again, and the peak is looked up anew. */
function spikeIn(measured: Measured, name: EffortRun): Spike {
  const { percentages, seed, side } = measurements[name].spec;
  const work = workIn(measured, name);
  const points = percentages.map((at, index) => ({ at, curves: [work[index]!] }));
  const draw = drawBoards(points, seed, points.length);
  const again = Array.from({ length: draws }, () =>
    standsOut(draw()[0]!.map(({ share }) => share)),
  ).toSorted((a, b) => a - b);
  const outside = Math.floor(0.025 * draws);
  return {
    side,
    times: standsOut(pointsIn(measured, name).map(meanIn)),
    low: again[outside]!,
    high: again[draws - 1 - outside]!,
  };
}

export const starker: Claim<string, Spikes> = {
  ...ofEffort,
  id: '003-figure-5-starker',
  title: 'The spike in difficulty is starker for larger boards',
  quote: 'the spike in difficulty is starker for larger boards',
  published: 'starker for larger boards',
  ground: effortGround,
  what: 'the greatest mean of propagations over the mean of all densities',
  says: String,
  finds: ({ sizes }) =>
    sizes
      .map(
        ({ side, times, low, high }) =>
          `${sizeText(side, side)} ${fixed(times, 1)} times (${fixed(low, 1)} to ${fixed(high, 1)})`,
      )
      .join('; '),
  remark:
    'In brackets 95 % intervals, by drawing boards again and looking up the peak anew; where boards are few they are rough.',
  reading: 'the greatest mean over the mean of all densities, with intervals that are apart',
  read(measured) {
    const sizes = effortRuns.map((name) => spikeIn(measured, name));
    return { ours: { sizes }, seed: claimSeed };
  },
  agrees: ({ sizes }) =>
    sizes.length > 1 && sizes.every(({ low }, k) => k === 0 || low > sizes[k - 1]!.high),
};

type Sides = {
  readonly sizes: readonly {
    readonly side: number;
    readonly below: number;
    readonly belowEnds: readonly [number, number]; // of its 95 % interval
    readonly above: number;
    readonly aboveEnds: readonly [number, number];
    readonly apart: boolean;
  }[];
};

/** The ends of an interval as whole numbers. */
const endsOf = ({ low, high }: Mean): readonly [number, number] => [
  Math.round(low),
  Math.round(high),
];
const endsText = ([low, high]: readonly [number, number]): string =>
  `${grouped(low)} to ${grouped(high)}`;

/** Two densities as far from the middle of the printed threshold. */
export const mirrored = { below: 27, above: 54 } as const;

export const asymmetric: Claim<string, Sides> = {
  ...ofEffort,
  id: '003-section-3-asymmetric',
  place: 'section 3',
  title: 'The average propagations are much higher below the threshold than above it',
  quote:
    'The average propagations is much higher for densities below the threshold than it is for densities above',
  published: 'much higher below',
  ground: effortGround,
  what: `propagations of a board at ${mirrored.below}\u00a0% and at ${mirrored.above}\u00a0%`,
  says: String,
  finds: ({ sizes }) =>
    sizes
      .map(
        ({ side, below, belowEnds, above, aboveEnds }) =>
          `${sizeText(side, side)} ${grouped(below)} (${endsText(belowEnds)}) and ${grouped(above)} (${endsText(aboveEnds)})`,
      )
      .join('; '),
  remark:
    'Two densities as far from the middle of 39 to 42\u00a0%, to either side; in brackets 95\u00a0% intervals.',
  read(measured) {
    const sizes = effortRuns.map((name) => {
      const [below, above] = [mirrored.below, mirrored.above].map(
        (at) => pointAt(measured, name, at).propagations!,
      );
      return {
        side: sideOf(name),
        below: Math.round(below!.mean),
        belowEnds: endsOf(below!),
        above: Math.round(above!.mean),
        aboveEnds: endsOf(above!),
        apart: below!.low > above!.high,
      };
    });
    return { ours: { sizes }, seed: claimSeed };
  },
  agrees: ({ sizes }) =>
    sizes.length > 0 && sizes.every(({ below, above, apart }) => apart && below > 2 * above),
};

type Fixed = {
  readonly sizes: readonly {
    readonly side: number;
    readonly below: number;
    readonly above: number;
    readonly errors: readonly [number, number]; // half of the 95 % interval of each
  }[];
};

export const fewerFixed: Claim<string, Fixed> = {
  ...ofEffort,
  id: '003-section-3-fewer-fixed',
  place: 'section 3',
  title:
    'Below the threshold far fewer literals are fixed than above it, as there are more solutions',
  quote:
    'the underconstrained boards have far more candidate solutions, and thus many less literals are fixed',
  published: 'far fewer fixed',
  ground: effortGround,
  what: `cells of a board that are fixed, at ${mirrored.below}\u00a0% and at ${mirrored.above}\u00a0%`,
  says: String,
  finds: ({ sizes }) =>
    sizes
      .map(
        ({ side, below, above, errors: [belowError, aboveError] }) =>
          `${sizeText(side, side)} ${fixed(below, 1)} ± ${fixed(belowError, 1)} and ${fixed(above, 1)} ± ${fixed(aboveError, 1)} of ${side ** 2}`,
      )
      .join('; '),
  remark:
    'After ± half of a 95\u00a0% interval. We count cells, filled or empty, that have the same value in all solutions; that the fewer fixed ones are the reason for the effort is an explanation, which no count proves.',
  read(measured) {
    const sizes = effortRuns.map((name) => {
      const { inferable } = measured.tally(name);
      const percentages: readonly number[] = measurements[name].spec.percentages;
      const points = [mirrored.below, mirrored.above].map((at) => ({
        at,
        curves: [[...inferable].filter((_, unit) => percentages[unit % percentages.length] === at)],
      }));
      const [below, above] = curveThrough(points, 0);
      return {
        side: sideOf(name),
        below: below!.share,
        above: above!.share,
        errors: [1.96 * below!.error, 1.96 * above!.error] as const,
      };
    });
    return { ours: { sizes }, seed: claimSeed };
  },
  reading: 'less than half as many cells',
  agrees: ({ sizes }) =>
    sizes.length > 0 && sizes.every(({ below, above }) => above > 0 && 2 * below < above),
};

type Easiest = {
  readonly sizes: readonly {
    readonly side: number;
    readonly above: number; // the greatest mean at a density above one half
    readonly aboveEnd: number; // and the greatest end of their intervals
    readonly below: number; // the least mean at one below
    readonly belowEnd: number;
  }[];
};

export const easiest: Claim<string, Easiest> = {
  ...ofEffort,
  id: '003-section-3-easiest',
  place: 'section 3',
  title: 'Above a density of 0.5 solving is the easiest',
  quote: 'the puzzles for which solving is the easiest',
  published: 'fewest propagations',
  ground: effortGround,
  what: 'propagations of a board: means above half filled at the most, and below at the least (greatest and least end of their 95\u00a0% intervals)',
  says: String,
  finds: ({ sizes }) =>
    sizes
      .map(
        ({ side, above, aboveEnd, below, belowEnd }) =>
          `${sizeText(side, side)} up to ${grouped(above)} (${grouped(aboveEnd)}), and ${grouped(below)} (${grouped(belowEnd)}) or more`,
      )
      .join('; '),
  remark:
    'At every third percentage. The means are in this order; where their intervals overlap, the order of two densities is not certain.',
  read(measured) {
    const sizes = effortRuns.map((name) => {
      const { percentages } = measurements[name].spec;
      const means = (of: (at: number) => boolean): readonly Mean[] =>
        percentages.filter(of).flatMap((at) => pointAt(measured, name, at).propagations ?? []);
      const [above, below] = [means((at) => at > 50), means((at) => at < 50)];
      return {
        side: sideOf(name),
        above: Math.round(Math.max(...above.map(({ mean }) => mean))),
        aboveEnd: Math.round(Math.max(...above.map(({ high }) => high))),
        below: Math.round(Math.min(...below.map(({ mean }) => mean))),
        belowEnd: Math.round(Math.min(...below.map(({ low }) => low))),
      };
    });
    return { ours: { sizes }, seed: claimSeed };
  },
  agrees: ({ sizes }) => sizes.length > 0 && sizes.every(({ above, below }) => above < below),
};
