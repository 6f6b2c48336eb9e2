/** 003, section 4: that puzzles are hard at the threshold and nowhere else, held against what sweeps leave to other methods. */
import { allPieces } from '../../engine/pieces.ts';
import { methodCrossingsInPieces } from '../../experiments/methodCrossings.ts';
import { pointsOf } from '../../experiments/thresholdPoints.ts';
import { fixed, percent, sizeText } from '../../formats/numbers.ts';
import type { Claim } from '../claim.ts';
import type { Measured } from '../evidence.ts';
import { measurements } from '../measurement.ts';
import { claimSeed } from '../sample.ts';

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
  readonly last: Left; // at the greatest density
};

/** Densities this far apart count as the same place, percentage points. */
const near = 6;

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
    last: left.at(-1)!,
  };
}

export const hardnessPeaks: Claim<string, { readonly sizes: readonly Peak[] }> = {
  id: '003-section-4-hardness-peaks',
  title: 'The hardness of the puzzle peaks at the transition, and outside of it work is manageable',
  quote:
    'the hardness of the puzzle peaks at the transition, and outside of the transition threshold, the computation required to solve puzzles is manageable',
  published: 'peaks at the transition',
  from: runs,
  ground: {
    kind: 'sample',
    n: Math.min(...runs.map((name) => measurements[name].spec.boards)),
    unit: 'boards at each density',
  },
  home: 'density/#half-known-by-method',
  what: 'filled cells that can be inferred and that sweeps miss, at most',
  says: String,
  finds: ({ sizes }) =>
    sizes
      .map(
        ({ side, most }) =>
          `${sizeText(side, side)} ${percent(most.share, 0)} of them, at ${most.at}\u00a0%`,
      )
      .join('; '),
  remark: ({ sizes }) =>
    `One half can be inferred ${sizes.map(({ side, crossing }) => `at ${fixed(crossing, 1)}\u00a0% on ${sizeText(side, side)}`).join(', ')}. Hardness is taken as what is left to methods beyond sweeps; how much a SAT solver works is another measure, with a peak of its own.`,
  reading: `sweeps leave most within ${near} percentage points of where one half can be inferred, and next to nothing on dense boards`,
  read: (measured) => ({
    ours: { sizes: runs.map((name) => peakOf(measured, name)) },
    seed: claimSeed,
  }),
  agrees: ({ sizes }) =>
    sizes.length > 0 &&
    sizes.every(
      ({ crossing, most, last }) =>
        Math.abs(most.at - crossing) <= near && most.share > 0.1 && last.share < 0.01,
    ),
};
