/** 003, section 3: that the rise of its Figure 5 becomes sharper as boards grow. Boards are drawn again, so that each width has its interval. */
import { curveThrough, drawBoards } from '../../experiments/boardsAgain.ts';
import type { CurvePoint } from '../../experiments/boardsAgain.ts';
import { boardPoints, sizesOf } from '../../experiments/thresholdCurves.ts';
import { drawnAgain, intervalText } from '../../notebook/plain/estimate.ts';
import type { Estimate } from '../../notebook/plain/estimate.ts';
import { fixed, sizeText } from '../../notebook/plain/numbers.ts';
import type { Claim } from '../claim.ts';
import type { Measured } from '../evidence.ts';
import { measurements } from '../measurement.ts';
import { claimSeed } from '../sample.ts';
import {
  allRuns,
  judgedSides,
  leastBoards,
  ofFigure5,
  sampled,
  sharesName,
} from './thresholdPoints.ts';
import type { ThresholdSide } from './thresholdPoints.ts';

/** How often boards are drawn again. */
const draws = 400;

/** Where a curve rises to a height for good, by straight lines between its points; null where it does not. */
function risesTo(curve: readonly CurvePoint[], height: number): number | null {
  const last = curve.findLastIndex(({ share }) => share < height);
  const [a, b] = [curve[last], curve[last + 1]];
  return a === undefined || b === undefined
    ? null
    : a.at + ((height - a.share) / (b.share - a.share)) * (b.at - a.at);
}

/** Percentage points from a quarter to three quarters. */
function widthOf(curve: readonly CurvePoint[]): number | null {
  const [from, to] = [0.25, 0.75].map((height) => risesTo(curve, height));
  return from == null || to == null ? null : to - from;
}

function estimateOf(measured: Measured, side: ThresholdSide): Estimate {
  const name = sharesName(side);
  const run = { spec: measurements[name].spec, tally: measured.tally(name) };
  const points = boardPoints(sizesOf([run])[0]!, 'expected');
  const draw = drawBoards(points, claimSeed, side);
  const again = Array.from({ length: draws }, () => widthOf(draw()[0]!));
  return drawnAgain(widthOf(curveThrough(points, 0)) ?? NaN, again);
}

type Widths = {
  readonly sizes: readonly {
    readonly side: number;
    readonly width: number;
    readonly low: number | null;
    readonly high: number | null;
  }[];
};

export const sharper: Claim<string, Widths> = {
  ...ofFigure5,
  id: '003-figure-5-sharper',
  title: 'The rise becomes sharper as the size of the puzzle increases',
  quote: 'This behavior becomes sharper as the size of puzzle increases',
  published: 'sharper as the size increases',
  from: allRuns,
  ground: sampled(leastBoards),
  what: 'percentage points of density in which the mean share rises from a quarter to three quarters',
  says: String,
  finds: ({ sizes }) =>
    sizes
      .map(
        ({ side, width, low, high }) =>
          `${sizeText(side, side)} ${fixed(width, 1)} (${intervalText({ low, high })})`,
      )
      .join('; '),
  remark: 'In brackets 95\u00a0% intervals, by drawing boards again.',
  reading:
    'the rise from a quarter to three quarters takes fewer percentage points, with intervals that are apart',
  read(measured) {
    const sizes = judgedSides.map((side) => {
      const { value, low, high } = estimateOf(measured, side);
      return { side, width: value, low, high };
    });
    return { ours: { sizes }, seed: claimSeed };
  },
  agrees: ({ sizes }) =>
    sizes.length > 1 &&
    sizes.every(({ high }, k) => {
      const before = sizes[k - 1]?.low;
      return k === 0 || (high !== null && before != null && high < before);
    }),
};
