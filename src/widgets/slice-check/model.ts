/**
 * Figure 5 of 000, all images of 6x6, checked by a slice: a random sample, all images with a number of filled cells, or
 * a range of image numbers. Plain data: what to count, the table beside the published shares, the verdict.
 */
import { grouped } from '../../formats/numbers.ts';
import type { CensusPoint } from '../../charts/censusChart.ts';
import { classOrder } from '../../charts/classScale.ts';
import { binomialCoefficient } from '../../engine/board/binomial.ts';
import type { FourCensusSpec } from '../../experiments/fourCensus.ts';
import { allImages, compare } from '../../claims/000/figure5Slice.ts';
import type { Slice } from '../../claims/000/figure5Slice.ts';
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
