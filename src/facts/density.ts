/** What the chapter on density says about random images: from counts of all images, from the stored runs, or computed while the site is built. */
import { binomialCoefficient } from '../engine/board/binomial.ts';
import { exactShare, levelOf, simpleByFilled } from '../claims/000/exactCurve.ts';
import { placeOn, risesOn } from '../claims/000/curvePlaces.ts';
import type { CountedAt, CurvePlace } from '../claims/000/curvePlaces.ts';
import { inOneLineRange, twoFilled } from '../claims/000/twoFilled.ts';
import { filled113, weakerOf } from '../claims/002/filled113.ts';
import type { SampledSize } from '../claims/measurement.ts';
import type { DensitySpec } from '../experiments/density.ts';
import { wilson } from '../notebook/plain/wilson.ts';
import { stored, storedRun } from '../stored/fromFile.ts';

/** The simple puzzles of a stored run, at each percentage of filled cells. */
function curveOf(size: SampledSize, model: DensitySpec['model'] = 'exact'): readonly CountedAt[] {
  const { spec, tally } = storedRun(`density ${size} ${model}`);
  return spec.percentages.map((percentage, at) => ({
    percentage,
    count: tally.simple[at] ?? 0,
    n: tally.boards[at] ?? 0,
  }));
}

/** The first percentage from which on at least `share` of the images are simple; the first of all when no share was ever less. */
export function risesAbove(size: SampledSize, share: number): CurvePlace {
  const points = curveOf(size);
  return placeOn(points, risesOn(points, share));
}

/** Boards at each percentage of the runs behind `risesAbove`. */
export const curveBoards = Math.max(...curveOf('6x6').map(({ n }) => n));

/** Of all images of 6x6, those that are simple, by number of filled cells. */
const sixByFilled = simpleByFilled(storedRun('probing-levels 6x6').tally);

/** The share of simple images among all of 6x6 with so many filled cells. */
export function sixShare(filled: number): number {
  const { count, n } = levelOf(sixByFilled, filled);
  return count / n;
}

/** The number of filled cells with the lowest share of simple images of 6x6. */
export const sixValley: number = sixByFilled.reduce(
  (lowest, _, filled) => (sixShare(filled) < sixShare(lowest) ? filled : lowest),
  0,
);

/** The share of simple images of 6x6 at a percentage, by both readings of it. */
export const sixReadings = (
  percentage: number,
): { readonly exact: number; readonly independent: number } => ({
  exact: exactShare(sixByFilled, 'exact', percentage),
  independent: exactShare(sixByFilled, 'independent', percentage),
});

/** The whole percentage at which both readings are furthest apart for simple images of 6x6, and how far. */
export const sixApart = Array.from({ length: 101 }, (_, percentage) => {
  const { exact, independent } = sixReadings(percentage);
  return { percentage, apart: Math.abs(exact - independent) };
}).reduce((most, one) => (one.apart > most.apart ? one : most));

/** 002's statement: 15x15 with 113 filled cells, by SETTLE and by what the outermost fits have in common. */
export const hunt = ((): {
  readonly count: number;
  readonly n: number;
  readonly low: number; // 95 % interval, proportions
  readonly high: number;
  readonly weaker: ReturnType<typeof weakerOf>;
} => {
  const { count, n } = filled113.read(stored).ours;
  return { count, n, ...wilson(count, n), weaker: weakerOf(stored) };
})();

/** How many 15x15 images have exactly 113 filled cells: C(225, 113). */
export const huntImages: bigint = binomialCoefficient(225, 113);

/** All 6x6 images. */
export const allImages6 = 2 ** 36;

/** All 15x15 images. */
export const allImages15: bigint = 2n ** 225n;

/** The share of all images of a size that have fewer than `least` or more than `most` percent filled; 15 digits. */
export function shareOutside(cells: number, least: number, most: number): number {
  let outside = 0n;
  for (let filled = 0; filled <= cells; filled++) {
    if (filled * 100 < least * cells || filled * 100 > most * cells) {
      outside += binomialCoefficient(cells, filled);
    }
  }
  return Number((outside * 10n ** 15n) / 2n ** BigInt(cells)) / 1e15;
}

/** The statement on two filled cells as a check that looks at every picture. */
export const twoFilledCheck = {
  claim: '000-section-4.2-two-filled',
  height: 6,
  width: 6,
  filled: 2,
  exhaustive: true,
  boards: 630,
  seed: 2012,
  statement:
    'Two filled cells of 6\u00a0×\u00a06 lie in one line with a probability of about 28\u00a0%, and then, and only then, the puzzle is simple.',
  source: 'Batenburg & Kosters, section 4.2',
  published: inOneLineRange(twoFilled.published.percentInOneLine),
} as const;
