/** What sequences come to, class by class: for the numbers and lists of the text of 001, and the maker of claims on them. */
import { summarise } from '../../experiments/sequences.ts';
import type { SequenceClass, SequenceRow, SequenceSummary } from '../../experiments/sequences.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import { exact } from '../agree.ts';
import type { Claim, Erratum } from '../claim.ts';
import { probingCountIn } from '../probingCounts.ts';
import type { ProbingCount } from '../probingCounts.ts';

export type SequenceSide = 4 | 5;

/** A number, or a list of numbers, of the text. */
export function claim<Value extends number | readonly number[]>(
  side: SequenceSide,
  section: string,
  id: string,
  title: string,
  published: Value,
  compute: (count: ProbingCount) => Value,
  note?: string | ((count: ProbingCount) => string),
  wrong?: Pick<Erratum, 'printed' | 'partOf' | 'as'> & {
    readonly read: (ours: Value) => string;
    readonly check?: string;
    readonly picture?: readonly string[];
  },
): Claim<Value, Value> {
  const text = (value: Value): string => told(title, value);
  return {
    id: `001-section-${section}-${id}`,
    title: `${side}x${side}: ${title}`,
    published,
    effort: side === 4 ? 'moment' : 'minute',
    from: [side === 4 ? 'probing 4x4' : 'probing 5x5'],
    ground: { kind: 'count', of: `all ${grouped(2 ** (side * side))} pictures` },
    home: 'papers/wensveen/',
    what: `${side}x${side}: ${title.replaceAll(/image(s?)\b/g, 'picture$1')}`,
    says: text,
    finds: text,
    ...(wrong?.picture !== undefined && { picture: wrong.picture }),
    ...(wrong !== undefined && {
      erratum: (ours: Value) => ({
        printed: wrong.printed,
        read: wrong.read(ours),
        check:
          wrong.check ??
          `The browser of all probing sequences lists every sequence of ${side}x${side} with its pictures.`,
        ...(wrong.partOf !== undefined && { partOf: wrong.partOf }),
        ...(wrong.as !== undefined && { as: wrong.as }),
      }),
    }),
    read(measured) {
      const count = probingCountIn(measured, side);
      const ours = compute(count);
      if (note === undefined) return { ours };
      return { ours, note: typeof note === 'string' ? note : note(count) };
    },
    agrees: exact,
  };
}

/** A number or a list of them, as it stands in a table. */
function told(title: string, value: number | readonly number[]): string {
  if (typeof value === 'number') return grouped(value);
  const list = value.map((one) => grouped(one));
  return /length|least and greatest/.test(title) && list.length === 2
    ? list.join(' to ')
    : list.join(', ');
}

export const rowsOf = (count: ProbingCount, kind: SequenceClass): readonly SequenceRow[] =>
  count.of(kind);

export const sumOf = (count: ProbingCount, kind: SequenceClass): SequenceSummary =>
  summarise(rowsOf(count, kind));

/** The categories of a class, but for some. */
export const categories = (
  count: ProbingCount,
  kind: SequenceClass,
  without: readonly number[],
): number[] =>
  sumOf(count, kind)
    .categories.map(([category]) => category)
    .filter((category) => !without.includes(category));

/** Least and greatest length of the sequences of some classes. */
export function lengths(count: ProbingCount, kinds: readonly SequenceClass[]): number[] {
  const { least, greatest } = summarise(kinds.flatMap((kind) => rowsOf(count, kind)));
  return [least, greatest];
}

/** The least and the greatest number of probes of a category in a sequence of a class. */
export function times(count: ProbingCount, kind: SequenceClass, category: number): number[] {
  const [, least = 0, greatest = 0] =
    sumOf(count, kind).categories.find(([one]) => one === category) ?? [];
  return [least, greatest];
}

export const pure = (count: ProbingCount, kind: SequenceClass): SequenceSummary =>
  summarise(
    rowsOf(count, kind).filter(({ sequence }) =>
      (kind === 'unique' ? /^[be]+$/ : /^f+$/).test(sequence),
    ),
  );

/** Percent of the images of a class whose sequence is pure, to one decimal. */
export const pureShare = (count: ProbingCount, kind: SequenceClass): number =>
  Math.round((1000 * pure(count, kind).images) / sumOf(count, kind).images) / 10;

export const all: readonly SequenceClass[] = ['unique', 'two', 'rest'];
export const seldom = [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13];
export const oddLengths = (count: ProbingCount, kind: SequenceClass): number[] =>
  [...new Set(rowsOf(count, kind).map(({ sequence }) => sequence.length))].filter(
    (length) => length % 2 === 1,
  );
export const withUnique = (count: ProbingCount): readonly SequenceRow[] =>
  rowsOf(count, 'rest').filter(({ unique }) => unique > 0);
export const mixed = (count: ProbingCount): SequenceSummary =>
  summarise(withUnique(count).filter(({ unique, images }) => unique < images));
export const rowOf = (count: ProbingCount, sequence: string): SequenceRow | undefined =>
  count.rows.find((row) => row.sequence === sequence);

export const imagesWith = (count: ProbingCount, sequence: string): number[] => {
  const row = rowOf(count, sequence);
  return [row?.images ?? 0, row?.unique ?? 0];
};
