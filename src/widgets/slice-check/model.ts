/**
 * Figure 5 of 000, all images of 6x6, checked by a slice: a random sample, all images with a number of filled cells, or
 * a range of image numbers. Plain data: what to count, the table beside the published shares, the verdict.
 */
import { grouped } from '../../formats/numbers.ts';
import type { CensusPoint } from '../../charts/censusChart.ts';
import { classOrder } from '../../charts/classScale.ts';
import { binomialCoefficient } from '../../engine/board/binomial.ts';
import { fourTotals } from '../../experiments/fourCensus.ts';
import type { FourCensusSpec, FourCensusTally } from '../../experiments/fourCensus.ts';
import { wilson } from '../../experiments/wilson.ts';
import { publishedFigure5 } from '../../claims/000/smallPublished.ts';
import { LinkError, choiceFrom, numberFrom } from '../../kit/cell/linkState.ts';
import type { LinkValues } from '../../kit/cell/linkState.ts';
import type { FourPlace } from '../../kit/census/example.ts';
import { readFields } from '../../kit/run/numbers.ts';
import type { NumberRange } from '../../kit/run/numbers.ts';

/** A random sample; all images with a number of filled cells; a range of image numbers. */
export type SliceKind = 'sample' | 'filled' | 'range';

export const sliceKinds: readonly SliceKind[] = ['sample', 'filled', 'range'];

export type SliceKey = 'images' | 'seed' | 'filled' | 'from' | 'count';

/** What an author sets, and where a link and a reset start from. */
export type SliceProps = Readonly<Record<SliceKey, number>> & {
  readonly kind: SliceKind;
  readonly four?: FourPlace; // where a picture that is not simple opens as well
};

const side = publishedFigure5.side;
const cells = side * side;
/** All images of 6x6. */
export const allImages = publishedFigure5.images;
const most = 20_000_000;
const mostFilled = 8; // about 30 million images, a few of each group of reflections

/** What a figure opens with where its page says nothing else. */
export const defaultProps: SliceProps = {
  kind: 'sample',
  images: 500_000,
  seed: 2012,
  filled: 6,
  from: 0,
  count: 1_000_000,
};

/**
 * What a figure opens with.
 *
 * @param given - the settings of the author; absent ones are the defaults
 * @throws RangeError for a slice that cannot be counted: the message is for the author
 * @source none
 */
export function propsOf(given: Partial<SliceProps>): SliceProps {
  const props = { ...defaultProps, ...given };
  if (!sliceKinds.includes(props.kind))
    throw new RangeError(`slice-check: kind must be ${sliceKinds.join(', ')}: ${props.kind}`);
  const form = formOf(props);
  // the reader may turn to the fields of another kind, so all of them must be right
  const problems = { ...readFields(form.texts, ranges).problems, ...readForm(form).problems };
  for (const [name, problem] of Object.entries(problems))
    throw new RangeError(`slice-check: ${name} is ${props[name as SliceKey]}. ${problem}`);
  return props;
}

/** What each field accepts. */
export const ranges: Readonly<Record<SliceKey, NumberRange>> = {
  images: { name: 'the number of pictures', least: 1, most },
  seed: { name: 'the seed', least: 0, most: 4_294_967_295 },
  filled: { name: 'the number of filled cells', least: 0, most: cells },
  from: { name: 'the first picture', least: 0, most: allImages - 1 },
  count: { name: 'the number of pictures', least: 1, most },
};

/** The fields of each kind, in their order. */
export const fieldsOf: Readonly<Record<SliceKind, readonly SliceKey[]>> = {
  sample: ['images', 'seed'],
  filled: ['filled'],
  range: ['from', 'count'],
};

export type SliceForm = {
  readonly kind: SliceKind;
  readonly texts: Readonly<Record<SliceKey, string>>;
};

/** The form that holds these settings. */
export const formOf = (props: SliceProps): SliceForm => ({
  kind: props.kind,
  texts: {
    images: String(props.images),
    seed: String(props.seed),
    filled: String(props.filled),
    from: String(props.from),
    count: String(props.count),
  },
});

export type SliceReading = {
  readonly spec: FourCensusSpec | null; // null while a setting cannot be read
  readonly problems: Readonly<Partial<Record<SliceKey, string>>>;
};

const base = { height: side, width: side, unique: true } as const;

/** The slice that the form asks for. */
export function readForm({ kind, texts }: SliceForm): SliceReading {
  const wanted = Object.fromEntries(fieldsOf[kind].map((key) => [key, ranges[key]])) as Readonly<
    Record<SliceKey, NumberRange>
  >;
  const { values, problems } = readFields(texts, wanted);
  if (values === null) return { spec: null, problems };
  if (kind === 'sample')
    return { spec: { ...base, sample: values.images, seed: values.seed }, problems: {} };
  if (kind === 'filled') {
    const { filled } = values;
    if (Math.min(filled, cells - filled) <= mostFilled)
      return { spec: { ...base, filled, folded: true }, problems: {} };
    const there = grouped(Number(binomialCoefficient(cells, filled)));
    const problem = `There are ${there} such pictures: too many to wait for. Type a number up to ${mostFilled}, or from ${cells - mostFilled} on.`;
    return { spec: null, problems: { filled: problem } };
  }
  const { from, count } = values;
  if (from + count <= allImages) return { spec: { ...base, from, to: from + count }, problems: {} };
  const problem = `The last picture has number ${grouped(allImages - 1)}. Type ${grouped(allImages - from)} at most.`;
  return { spec: null, problems: { count: problem } };
}

const linkKeys: Readonly<Record<SliceKey, string>> = {
  images: 'n',
  seed: 'r',
  filled: 'f',
  from: 'a',
  count: 'm',
};

/**
 * The settings that a link asks for.
 *
 * @throws LinkError when one is out of range
 * @source none
 */
export function formFromLink(values: LinkValues, props: SliceProps): SliceForm {
  const read = (key: SliceKey): number =>
    numberFrom(values, linkKeys[key], { ...ranges[key], otherwise: props[key] });
  const form = formOf({
    kind: choiceFrom(values, 'k', sliceKinds, props.kind),
    images: read('images'),
    seed: read('seed'),
    filled: read('filled'),
    from: read('from'),
    count: read('count'),
  });
  const { spec, problems } = readForm(form);
  if (spec === null) throw new LinkError(Object.values(problems).join(' '));
  return form;
}

/** What a link must say to come back to this form. */
export function linkOf(form: SliceForm, props: SliceProps): LinkValues {
  if (readForm(form).spec === null) return {};
  const values: Record<string, string> = form.kind === props.kind ? {} : { k: form.kind };
  const plain = formOf(props).texts;
  for (const key of fieldsOf[form.kind]) {
    const { values: read } = readFields({ [key]: form.texts[key] }, { [key]: ranges[key] });
    const text = String(read?.[key] ?? '');
    if (text !== plain[key]) values[linkKeys[key]] = text;
  }
  return values;
}

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
export const fewest = 5;

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
export function explained(slice: Slice, { images, of, published }: Comparison): boolean {
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
