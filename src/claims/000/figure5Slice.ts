/**
 * A slice of all images of 6x6 held against Figure 5 of 000: a random sample, the folded part of the full run, images with
 * some number of filled cells, or all of them.
 */
import { fourTotals } from '../../experiments/fourCensus.ts';
import type { FourCensusSpec, FourCensusTally } from '../../experiments/fourCensus.ts';
import { wilson } from '../../notebook/plain/wilson.ts';
import { publishedFigure5 } from './smallPublished.ts';

/** All images of 6x6. */
export const allImages = publishedFigure5.images;

/** A slice, whoever made it. */
export type Slice = {
  readonly spec: FourCensusSpec;
  readonly tally: FourCensusTally;
  readonly complete: boolean; // all of the slice is in it
  /** How it can be compared: `random` and `even` slices stand for all images, `own` ones for themselves, `whole` is all. */
  readonly stands: 'random' | 'even' | 'own' | 'whole';
};

/** How a slice stands for all images. */
export function standsFor(spec: FourCensusSpec, whole: boolean): Slice['stands'] {
  if (spec.sample !== undefined) return 'random';
  if (spec.filled !== undefined || spec.from !== undefined || spec.to !== undefined) return 'own';
  // by puzzle, images with the same rows come together: a part is no sample
  if (spec.byPuzzle === true && !whole) return 'own';
  return whole ? 'whole' : 'even';
}

/** One number of the slice beside the published one. */
export type Comparison = {
  readonly images: number; // of the slice
  readonly of: number; // the slice
  readonly share: number;
  readonly low: number; // interval of the share; the share itself where nothing is sampled
  readonly high: number;
  readonly published: number;
  readonly verdict: 'equal' | 'differs' | 'inside' | 'outside' | 'open';
};

/** Where fewer images than this are expected, an interval says nothing: one image more or less is chance. */
const fewest = 5;

/** Half-width of the interval that is shown, and of the one outside of which no chance explains a number. */
const usual = 1.96;
const wide = 4;

/**
 * The interval of a share. An even slice solves one image of each group of reflections and counts up to four, so only a
 * quarter of its images are taken as drawn by themselves: an interval that is rather too wide.
 *
 * @param z - half-width in standard deviations
 */
export function intervalOf(
  images: number,
  of: number,
  stands: Slice['stands'],
  z: number,
): { readonly low: number; readonly high: number } {
  if (stands === 'random') return wilson(images, of, z);
  if (stands === 'even') return wilson(Math.round(images / 4), Math.round(of / 4), z);
  const share = of === 0 ? 0 : images / of;
  return { low: share, high: share };
}

/** Compares a number of images with the published one. */
export function compare(slice: Slice, images: number, published: number): Comparison {
  const of = fourTotals(slice.tally).images;
  const { stands } = slice;
  const share = of === 0 ? 0 : images / of;
  const { low, high } = intervalOf(images, of, stands, usual);
  const said = published / allImages;
  const inside = low <= said && said <= high;
  const verdict = ((): Comparison['verdict'] => {
    if (of === 0 || stands === 'own') return 'open';
    if (stands === 'whole') return images === published ? 'equal' : 'differs';
    if (said * of < fewest) return 'open';
    return inside ? 'inside' : 'outside';
  })();
  return { images, of, share, low, high, published, verdict };
}

/** Every number that the slice can be held against: rows by class, totals, and the uniquely solvable ones. */
export function comparisons(slice: Slice): readonly Comparison[] {
  const { counts, unique } = slice.tally;
  const { classes } = fourTotals(slice.tally);
  return [
    ...publishedFigure5.rows.flatMap(([row = 0, ...published]) =>
      published.map((said, kind) => compare(slice, counts[4 * row + kind] ?? 0, said)),
    ),
    ...classes.map((images, kind) => compare(slice, images, publishedFigure5.totals[kind] ?? 0)),
    ...publishedFigure5.unique.flatMap((said, kind) =>
      said === null ? [] : compare(slice, unique[kind] ?? 0, said),
    ),
  ];
}

/**
 * Whether chance can explain that a sampled number is off: within four standard deviations, or, where hardly an image is
 * expected, not more of them than happens once in thirty thousand numbers.
 */
export function explained(
  slice: Pick<Slice, 'stands'>,
  { images, of, published }: Pick<Comparison, 'images' | 'of' | 'published'>,
): boolean {
  const said = published / allImages;
  if (said * of < fewest) {
    const each = slice.stands === 'even' ? 4 : 1;
    return atLeast(Math.ceil(images / each), (said * of) / each) > rare;
  }
  const { low, high } = intervalOf(images, of, slice.stands, wide);
  return low <= said && said <= high;
}

const rare = 1 / 30_000; // one side of four standard deviations

/** The probability that a Poisson number of this mean is `count` or more. */
function atLeast(count: number, mean: number): number {
  let term = Math.exp(-mean);
  let less = 0;
  for (let k = 0; k < count; k++) {
    less += term;
    term *= mean / (k + 1);
  }
  return 1 - less;
}
