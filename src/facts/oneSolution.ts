/** What the book says of random boards with one solution: the formula, how it fared, and what blocks bound. */
import { framedSizes, oneSolutionSizes } from '../claims/measured/samples.ts';
import {
  densityForChance,
  expectedHexagons,
  formulaRange,
  oneSolutionChance,
} from '../engine/inference/oneSolutionFormula.ts';
import { onlySolutionAtMost } from '../engine/inference/onlySolution.ts';
import { hardness } from '../engine/inference/weakest.ts';
import { placesOf } from '../experiments/howHard.ts';
import type { PlaceFound } from '../experiments/howHard.ts';
import { offBy, pointsOf } from '../experiments/oneSolutionPoints.ts';
import type { OneSolutionPoint } from '../experiments/oneSolutionPoints.ts';
import { fixed, grouped, percent, percentage, sizeText } from '../notebook/plain/numbers.ts';
import { storedRun } from '../stored/fromFile.ts';

const points = oneSolutionSizes.flatMap((size) => {
  const { spec, tally } = storedRun(`one-solution ${size}`);
  return pointsOf(spec, tally);
});
const framed = framedSizes.flatMap((size) => {
  const { spec, tally } = storedRun(`one-solution-framed ${size}`);
  return pointsOf(spec, tally);
});

/** The greatest of some distances, in points. */
const mostPoints = (offs: readonly number[]): string =>
  fixed(100 * Math.max(...offs.map(Math.abs)), 1);

const drawn = points.reduce((sum, { boards }) => sum + boards, 0);

/** How far the formula is off where it is off the most, in points, with the 95 % interval of that place. */
function worstText(): string {
  const worst = points.reduce((a, b) => (Math.abs(offBy(b)) > Math.abs(offBy(a)) ? b : a));
  const [one, other] = [worst.low, worst.high].map((end) => 100 * Math.abs(worst.formula - end));
  const [low, high] = [Math.min(one!, other!), Math.max(one!, other!)];
  return `${mostPoints([offBy(worst)])} (${fixed(low, 1)} to ${fixed(high, 1)})`;
}

/** How the formula fared against the boards that were drawn. */
export const formulaFared = {
  points: points.length,
  sizes: oneSolutionSizes.length,
  boards: grouped(drawn),
  drawn,
  most: worstText(),
  from: percentage(100 * formulaRange.density),
} as const;

/** The distance of the formula with exchanges of three rows and three columns. */
const offWithHexagons = (point: OneSolutionPoint): number =>
  offBy(point) +
  point.formula * Math.expm1(-expectedHexagons(point.height, point.width, point.at / 100));

/** How much nearer the formula comes where exchanges of three rows and three columns count too, on dense boards. */
export const withHexagons = (() => {
  const from = 60; // percentage
  const dense = points.filter(({ at }) => at >= from);
  return {
    from: percentage(from),
    without: mostPoints(dense.map(offBy)),
    with: mostPoints(dense.map(offWithHexagons)),
  };
})();

/** The formula beside another run, whose boards another solver decided. */
export const besideHowHard = (() => {
  const { spec, tally } = storedRun('how-hard');
  const several = hardness.indexOf('several');
  const places = placesOf(spec, tally).filter(
    ({ percentage: at }) => at >= 100 * formulaRange.density,
  );
  const sum = (of: (place: PlaceFound) => number): string =>
    grouped(Math.round(places.reduce((total, place) => total + of(place), 0)));
  return {
    boards: sum(({ boards }) => boards),
    one: sum(({ boards, counts }) => boards - counts[several]!),
    expected: sum(
      ({ boards, side, percentage: at }) => boards * oneSolutionChance(side, side, at / 100),
    ),
  };
})();

/** From which percentage on half of all boards of a side have one solution, by the formula. */
export const halfAt = (side: number): string =>
  percent(densityForChance(side, side, 1 / 2) ?? NaN, 0);

const pointAt = (
  of: readonly OneSolutionPoint[],
  side: number,
  percentageAt: number,
): OneSolutionPoint => {
  const found = of.find(
    ({ height, width, at }) => height === side && width === side && at === percentageAt,
  );
  if (found === undefined) throw new RangeError(`no boards of ${side} at ${percentageAt} %`);
  return found;
};

/** The share of drawn boards with one solution. */
export const foundAt = (side: number, at: number, digits = 1): string =>
  percent(pointAt(points, side, at).share, digits);

/** A rate, in thousandths for each cell: of a share and of its interval. */
function rateOf({ height, width, share, low, high }: OneSolutionPoint): {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
} {
  const rate = (of: number): number => (-1000 * Math.log(of)) / (height * width);
  return { rate: rate(share), low: rate(high), high: rate(low) };
}

const rateText = ({ rate, low, high }: ReturnType<typeof rateOf>, digits = 2): string =>
  `${fixed(rate, digits)} (${fixed(low, digits)} to ${fixed(high, digits)})`;

/** The rate that blocks of 4 x 4 prove, in thousandths. */
const provedRate = (at: number): number => (-1000 * Math.log(onlySolutionAtMost(4, at / 100))) / 16;

/** Rates that blocks bound, as a table: in thousandths for each cell; of drawn ones with 95 % intervals. */
export const rateTable = {
  columns: [
    'Filled',
    `${sizeText(4, 4)}, proved`,
    ...framed.filter(({ at }) => at === 50).map(({ height, width }) => sizeText(height, width)),
  ],
  rows: [50, 55, 60].map((at) => [
    `${at}\u00a0%`,
    fixed(provedRate(at), 3),
    ...framed.filter((point) => point.at === at).map((point) => rateText(rateOf(point))),
  ]),
} as const;

/** What blocks of the size of 30 bound, in thousandths, with its interval; and what is proved by those of 4. */
export const blockRate = (at: number): { readonly rate: string; readonly proved: string } => ({
  rate: rateText(rateOf(pointAt(framed, 30, at)), 1),
  proved: fixed(provedRate(at), 2),
});

/** The side at which fewer than one board in a hundred has one solution, by the formula. */
export function rareFrom(at: number): number {
  for (let side: number = formulaRange.least; ; side++)
    if (oneSolutionChance(side, side, at / 100) < 1 / 100) return side;
}
