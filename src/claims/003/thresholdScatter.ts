/** 003, section 3: that boards are most uncertain at the threshold, and that this is why asking takes most there. */
import { curveThrough, drawBoards } from '../../experiments/boardsAgain.ts';
import type { BoardPoint, CurvePoint } from '../../experiments/boardsAgain.ts';
import { fixed, sizeText } from '../../notebook/plain/numbers.ts';
import type { Claim, Question } from '../claim.ts';
import type { Measured } from '../evidence.ts';
import { measurements } from '../measurement.ts';
import { claimSeed } from '../sample.ts';
import { effortRuns } from './thresholdEffort.ts';
import { peaks } from './thresholdPeaks.ts';
import {
  allRuns,
  band,
  judgedSides,
  leastBoards,
  ofFigure5,
  sampled,
  sharesName,
} from './thresholdPoints.ts';
import type { ThresholdSide } from './thresholdPoints.ts';

/** The density at which the boards of a size differ most in their share, and the range of it that 99 % of the draws allow. */
type Scatter = {
  readonly side: number;
  readonly at: number;
  readonly deviation: number; // standard deviation over boards, of shares
  readonly from: number;
  readonly to: number;
};
type Scatters = { readonly sizes: readonly Scatter[] };

/** How often boards are drawn again. */
const draws = 400;

/** Standard deviation over the boards of a point. */
const deviationOf = ({ error, boards }: CurvePoint): number => error * Math.sqrt(boards);

const widest = (curve: readonly CurvePoint[]): CurvePoint =>
  curve.reduce((a, b) => (deviationOf(b) > deviationOf(a) ? b : a));

/** The shares of all boards of a size, point by point. */
function boardsIn(measured: Measured, side: ThresholdSide): readonly BoardPoint[] {
  const { percentages } = measurements[sharesName(side)].spec;
  const { done, inferred } = measured.tally(sharesName(side));
  return percentages.map((at, index) => ({
    at,
    curves: [
      [...inferred]
        .filter((_, unit) => unit % percentages.length === index && done[unit] === 1)
        .map((cells) => cells / ((at / 100) * side ** 2)),
    ],
  }));
}

function scatterOf(measured: Measured, side: ThresholdSide): Scatter {
  const boards = boardsIn(measured, side);
  const curve = curveThrough(boards, 0);
  const most = widest(curve);
  // however boards are drawn again, points with less than half the scatter do not come to have the most
  const near = boards.filter((_, k) => 2 * deviationOf(curve[k]!) > deviationOf(most));
  const draw = drawBoards(near, measurements[sharesName(side)].spec.seed, side);
  const places = Array.from({ length: draws }, () => widest(draw()[0]!).at).toSorted(
    (a, b) => a - b,
  );
  const outside = Math.floor(0.005 * draws);
  return {
    side,
    at: most.at,
    deviation: deviationOf(most),
    from: places[outside]!,
    to: places[draws - 1 - outside]!,
  };
}

const rangeText = ({ from, to }: { readonly from: number; readonly to: number }): string =>
  from === to ? `${from}\u00a0%` : `${from} to ${to}\u00a0%`;

export const mostUncertain: Claim<{ readonly from: number; readonly to: number }, Scatters> = {
  ...ofFigure5,
  id: '003-section-3-most-uncertain',
  place: 'section 3',
  title:
    'At the threshold the status of cells as inferable or not inferable is the most uncertain of all densities',
  quote: 'this is the region where the status as inferable or not inferable is most uncertain',
  published: band,
  from: allRuns,
  ground: sampled(leastBoards),
  home: 'papers/foote-krizanc/#the-effort-of-asking',
  what: 'where the share of inferred filled cells differs most from board to board, and its standard deviation',
  says: 'at the threshold',
  finds: ({ sizes }) =>
    sizes
      .map(
        ({ side, deviation, ...range }) =>
          `${sizeText(side, side)} at ${rangeText(range)}, by ${fixed(100 * deviation, 0)} percentage points`,
      )
      .join('; '),
  remark: ({ sizes }) =>
    `Of every third percentage; the places are 99 % intervals. In the boards drawn it is ${sizes.map(({ side, at }) => `${at}\u00a0% on ${sizeText(side, side)}`).join(', ')}.`,
  reading: 'the standard deviation of the share over boards is greatest within 39 to 42\u00a0%',
  read: (measured) => ({
    ours: { sizes: judgedSides.map((side) => scatterOf(measured, side)) },
    seed: claimSeed,
  }),
  agrees: ({ sizes }, { from, to }) =>
    sizes.length > 0 && sizes.every((one) => one.to >= from && one.from <= to),
};

type Range = { readonly at: number; readonly from: number; readonly to: number };
type Both = {
  readonly sizes: readonly {
    readonly side: number;
    readonly effort: Range;
    readonly scatter: Range;
  }[];
};

const isApart = ({ effort, scatter }: Both['sizes'][number]): boolean =>
  effort.to < scatter.from || effort.from > scatter.to;

export const effortWhereUncertain: Question<string, Both> = {
  ...ofFigure5,
  id: '003-section-3-effort-where-uncertain',
  place: 'section 3',
  title: 'Do propagations peak in the region where inferable or not is most uncertain?',
  quote: 'This makes sense, as this is the region where',
  published: 'the same region',
  from: [...effortRuns, 'threshold 15x15', 'threshold 20x20'],
  ground: {
    kind: 'part',
    which:
      'seen with our solver, which makes the formula smaller first; the authors’ works on it as it stands',
  },
  home: 'papers/foote-krizanc/#the-effort-of-asking',
  what: 'where asking takes most, and where boards differ most',
  says: String,
  finds: ({ sizes }) =>
    sizes
      .map(
        ({ side, effort, scatter }) =>
          `${sizeText(side, side)}: most propagations at ${rangeText(effort)}, most scatter at ${rangeText(scatter)}`,
      )
      .join('; '),
  remark: ({ sizes }) =>
    `Ranges are 95\u00a0% intervals of the peaks and 99\u00a0% intervals of the scatter. They are apart on ${
      sizes
        .filter(isApart)
        .map(({ side }) => sizeText(side, side))
        .join(' and ') || 'no size'
    }. Where they are, our solver works most on sparser boards: there the share begins to rise, and most questions are still answered by another solution. The peak of another solver may stand elsewhere.`,
  read(measured) {
    const { sizes } = peaks.read(measured).ours;
    return {
      ours: {
        sizes: sizes.map(({ side, at, from, to }) => {
          const { side: _, deviation: __, ...scatter } = scatterOf(measured, side === 15 ? 15 : 20);
          return { side, effort: { at, from, to }, scatter };
        }),
      },
      seed: claimSeed,
    };
  },
  agrees: null,
};
