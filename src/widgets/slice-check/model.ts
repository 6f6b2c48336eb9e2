/**
 * Figure 5 of 000, all images of 6x6, checked by a slice: a random sample, all images with a number of filled cells, a
 * range of image numbers, or all of them. Plain data: what to count, the table beside the published shares, the verdict.
 */
import { grouped, counted } from '../../notebook/plain/numbers.ts';
import type { CensusPoint } from '../../charts/censusChart.ts';
import { classOrder } from '../../charts/classScale.ts';
import { binomialCoefficient } from '../../engine/board/binomial.ts';
import type { FourCensusSpec } from '../../experiments/fourCensus.ts';
import { allImages, compare } from '../../claims/000/figure5Slice.ts';
import type { Slice } from '../../claims/000/figure5Slice.ts';
import { publishedFigure5 } from '../../claims/000/smallPublished.ts';
import type { FourPlace } from '../../kit/census/example.ts';
import { choice } from '../../notebook/settings/choices.ts';
import { seed, whole } from '../../notebook/settings/numbers.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { UnitNames } from '../../notebook/run/runText.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';

/** What an author sets beside the settings. */
type Places = {
  readonly four?: FourPlace; // where a picture that is not simple opens as well
};

const side = publishedFigure5.side;
const cells = side * side;
const most = 20_000_000;
const mostFilled = 8; // about 30 million images, a few of each group of reflections

const pictures = { name: 'the number of pictures', least: 1, most, wide: true };

/** The settings that count for each kind of slice. */
const fieldsOf = {
  sample: ['kind', 'images', 'seed'],
  filled: ['kind', 'filled'],
  range: ['kind', 'from', 'count'],
  all: ['kind'],
} as const;

/** What an author and a reader set. */
export const sliceSettings = settings(
  {
    kind: choice(
      'k',
      'Slice',
      {
        sample: 'a random sample',
        filled: 'all with so many filled cells',
        range: 'a range of picture numbers',
        all: 'all of them',
      },
      'sample',
    ),
    images: whole('n', 'Pictures', { ...pictures, usual: 500_000 }),
    seed: seed(2012),
    filled: whole('f', 'Filled cells', {
      name: 'the number of filled cells',
      least: 0,
      most: cells,
      usual: 6,
    }),
    from: whole('a', 'First picture', {
      name: 'the first picture',
      least: 0,
      most: allImages - 1,
      usual: 0,
      wide: true,
    }),
    count: whole('m', 'Pictures', { ...pictures, usual: 1_000_000 }),
  },
  (values) => {
    const { kind, filled, from, count } = values;
    if (kind === 'filled' && Math.min(filled, cells - filled) > mostFilled) {
      const there = grouped(Number(binomialCoefficient(cells, filled)));
      return {
        filled: `There are ${there} such pictures: too many to wait for. Type a number up to ${mostFilled}, or from ${cells - mostFilled} on.`,
      };
    }
    if (kind === 'range' && from + count > allImages)
      return {
        count: `The last picture has number ${grouped(allImages - 1)}. Type ${grouped(allImages - from)} at most.`,
      };
    return {};
  },
  ({ kind }) => fieldsOf[kind as keyof typeof fieldsOf] ?? fieldsOf.sample,
);

export type SliceValues = ValuesOf<typeof sliceSettings>;

export type SliceProps = SliceValues & Places;

/** The slice of some settings. */
export function specOf({ kind, images, seed, filled, from, count }: SliceValues): FourCensusSpec {
  const base = { height: side, width: side, unique: true };
  switch (kind) {
    case 'sample':
      return { ...base, sample: images, seed };
    case 'filled':
      return { ...base, filled, folded: true };
    case 'range':
      return { ...base, from, to: from + count };
    case 'all':
      return { ...base, byPuzzle: true };
  }
}

/** What the check of some settings is called. */
export function titleOf({ kind, images, seed, filled, from, count }: SliceValues): string {
  switch (kind) {
    case 'sample':
      return `Figure 5 held against ${grouped(images)} random pictures of 6\u00a0×\u00a06, seed ${seed}`;
    case 'filled':
      return `Figure 5 held against all pictures of 6\u00a0×\u00a06 with ${counted(filled, 'filled cell')}`;
    case 'range':
      return `Figure 5 held against the pictures ${grouped(from)} to ${grouped(from + count - 1)} of 6\u00a0×\u00a06`;
    case 'all':
      return 'Figure 5 held against all pictures of 6\u00a0×\u00a06';
  }
}

/** What a run counts: pictures, or choices of clues for all rows, each with its pictures. */
export const unitOf = (spec: FourCensusSpec | null): UnitNames =>
  spec?.byPuzzle === true
    ? { one: 'choice of row clues', many: 'choices of row clues' }
    : { one: 'picture', many: 'pictures' };

/** Units that one core does in a second, as measured. */
export function paceOf({ folded, byPuzzle }: FourCensusSpec): number {
  if (byPuzzle === true) return 22_000;
  // symmetric pictures are done once, but not in a sample
  return folded === true ? 1_700_000 : 300_000;
}

/** The chart: published shares as curves, those of the slice as points, in percent. */
export function chartOf(slice: Slice | null): {
  readonly curves: readonly CensusPoint[];
  readonly points: readonly CensusPoint[];
} {
  const curves: CensusPoint[] = [];
  const points: CensusPoint[] = [];
  for (const [row = 0, ...published] of publishedFigure5.rows)
    for (const [kind, name] of classOrder.entries()) {
      curves.push({ row, class: name, value: (100 * (published[kind] ?? 0)) / allImages });
      if (slice === null) continue;
      const found = compare(slice, slice.tally.counts[4 * row + kind] ?? 0, published[kind] ?? 0);
      const { share, low, high } = found;
      points.push({ row, class: name, value: 100 * share, low: 100 * low, high: 100 * high });
    }
  return { curves, points };
}
