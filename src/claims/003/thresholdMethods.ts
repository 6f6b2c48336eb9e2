/** 003, section 4: that puzzles are hardest at the threshold, by propagations as it measures them, and by what sweeps leave to other methods. */
import { allPieces } from '../../engine/pieces.ts';
import { methodCrossingsInPieces } from '../../experiments/methodCrossings.ts';
import { pointsOf } from '../../experiments/thresholdPoints.ts';
import { fixed, percent, sizeText } from '../../notebook/plain/numbers.ts';
import type { Claim } from '../claim.ts';
import type { Measured } from '../evidence.ts';
import { measurements } from '../measurement.ts';
import { claimSeed } from '../sample.ts';
import { effortGround, effortRuns } from './thresholdEffort.ts';
import { isAround, peakErratum, peaks, peaksText } from './thresholdPeaks.ts';

const runs = [
  'threshold-methods 10x10',
  'threshold-methods 15x15',
  'threshold-methods 20x20',
] as const;

/** Of the filled cells, those that can be inferred and that sweeps do not find. */
type Left = { readonly at: number; readonly share: number };

type Peak = {
  readonly side: number;
  readonly crossing: number; // where one half can be inferred
  readonly most: Left;
};

function peakOf(measured: Measured, name: (typeof runs)[number]): Peak {
  const { spec } = measurements[name];
  const tally = measured.tally(name);
  const left = pointsOf(spec, tally, 1).map(({ at, inferred, known }) => {
    const found = known?.sweeps.expected?.mean ?? 0;
    return { at, share: (inferred.expected?.mean ?? 0) - found };
  });
  // the crossing needs no draws
  const { methods } = allPieces(methodCrossingsInPieces(spec, tally, 1));
  return {
    side: spec.side,
    crossing: methods.inference?.at.value ?? 0,
    most: left.reduce((a, b) => (b.share > a.share ? b : a)),
  };
}

type Hardness = { readonly effort: readonly Effort[]; readonly sizes: readonly Peak[] };

/** Where propagations peak: the densities that the boards drawn allow. */
type Effort = {
  readonly side: number;
  readonly at: number;
  readonly from: number;
  readonly to: number;
};

export const hardnessPeaks: Claim<string, Hardness> = {
  id: '003-section-4-hardness-peaks',
  title: 'The hardness of the puzzle peaks at the transition',
  quote: 'the hardness of the puzzle peaks at the transition',
  published: 'peaks at the transition',
  from: [...effortRuns, ...runs],
  ground: effortGround,
  home: 'density/#half-known-by-method',
  what: 'the density with the most propagations',
  says: String,
  finds: ({ effort }) => peaksText(effort),
  remark: ({ sizes }) =>
    `With our solver; in brackets 95\u00a0% intervals. On 15x15 two other solvers work hardest there, too. Of the filled cells that can be inferred sweeps miss most ${sizes.map(({ side, most }) => `at ${most.at}\u00a0% on ${sizeText(side, side)} (${percent(most.share, 0)} of the filled cells)`).join(', ')}, so puzzles are hardest near there for a player of sweeps, too: one half can be inferred ${sizes.map(({ side, crossing }) => `at ${fixed(crossing, 1)}\u00a0% on ${sizeText(side, side)}`).join(', ')}. These places are fitted, on the boards on which all methods were tried; read off the curve of other boards, between two densities, they come out a little elsewhere.`,
  reading:
    'hardness is the number of propagations, and the interval of its peak meets 39 to 42\u00a0%, on each size',
  read: (measured) => ({
    ours: {
      effort: peaks
        .read(measured)
        .ours.sizes.map(({ side, at, from, to }) => ({ side, at, from, to })),
      sizes: runs.map((name) => peakOf(measured, name)),
    },
    seed: claimSeed,
  }),
  agrees: ({ effort }) => isAround(effort),
  erratum: ({ effort }) => ({
    ...peakErratum('the hardness of the puzzle peaks at the transition', effort),
    partOf: '003-figure-5-peak',
  }),
};
