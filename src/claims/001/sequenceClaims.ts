/** 001, sections 3.5 and 4: what the text says about the probing sequences of 4x4 and 5x5, each number or list by itself. */
import { summarise } from '../../experiments/sequences.ts';
import type { SequenceClass, SequenceRow, SequenceSummary } from '../../experiments/sequences.ts';
import { exact } from '../agree.ts';
import type { Claim } from '../claim.ts';
import { probingCountOf } from '../probingCounts.ts';

type Side = 4 | 5;

/** A number, or a list of numbers, of the text. */
function claim<Value extends number | readonly number[]>(
  side: Side,
  section: string,
  id: string,
  title: string,
  published: Value,
  compute: () => Value,
  note?: string | (() => string),
): Claim<Value, Value> {
  return {
    id: `001-section-${section}-${id}`,
    source: '001',
    place: `section ${section}`,
    title: `${side}x${side}: ${title}`,
    published,
    effort: side === 4 ? 'moment' : 'minute',
    read() {
      const ours = compute();
      if (note === undefined) return { ours };
      return { ours, note: typeof note === 'string' ? note : note() };
    },
    agrees: exact,
  };
}

const rowsOf = (side: Side, kind: SequenceClass): readonly SequenceRow[] =>
  probingCountOf(side, side).of(kind);

const sumOf = (side: Side, kind: SequenceClass): SequenceSummary => summarise(rowsOf(side, kind));

/** The categories of a class, but for some. */
const categories = (side: Side, kind: SequenceClass, without: readonly number[]): number[] =>
  sumOf(side, kind)
    .categories.map(([category]) => category)
    .filter((category) => !without.includes(category));

/** Least and greatest length of the sequences of some classes. */
function lengths(side: Side, kinds: readonly SequenceClass[]): number[] {
  const { least, greatest } = summarise(kinds.flatMap((kind) => rowsOf(side, kind)));
  return [least, greatest];
}

/** The least and the greatest number of probes of a category in a sequence of a class. */
function times(side: Side, kind: SequenceClass, category: number): number[] {
  const [, least = 0, greatest = 0] =
    sumOf(side, kind).categories.find(([one]) => one === category) ?? [];
  return [least, greatest];
}

const pure = (side: Side, kind: SequenceClass): SequenceSummary =>
  summarise(
    rowsOf(side, kind).filter(({ sequence }) =>
      (kind === 'unique' ? /^[be]+$/ : /^f+$/).test(sequence),
    ),
  );

/** Percent of the images of a class whose sequence is pure, to one decimal. */
const pureShare = (kind: SequenceClass): number =>
  Math.round((1000 * pure(5, kind).images) / sumOf(5, kind).images) / 10;

const all: readonly SequenceClass[] = ['unique', 'two', 'rest'];
const seldom = [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13];
const oddLengths = (side: Side, kind: SequenceClass): number[] =>
  [...new Set(rowsOf(side, kind).map(({ sequence }) => sequence.length))].filter(
    (length) => length % 2 === 1,
  );
const withUnique = (): readonly SequenceRow[] =>
  rowsOf(5, 'rest').filter(({ unique }) => unique > 0);
const mixed = (): SequenceSummary =>
  summarise(withUnique().filter(({ unique, images }) => unique < images));
const rowOf = (side: Side, sequence: string): SequenceRow | undefined =>
  probingCountOf(side, side).rows.find((row) => row.sequence === sequence);

const imagesWith = (sequence: string): number[] => {
  const row = rowOf(5, sequence);
  return [row?.images ?? 0, row?.unique ?? 0];
};

const four: readonly Claim[] = [
  claim(4, '3.5.1', 'length', 'least and greatest length of a sequence', [4, 16], () =>
    lengths(4, all),
  ),
  claim(4, '3.5.1', 'unique-categories', 'categories beside 11 and 14', [6, 8, 9, 12], () =>
    categories(4, 'unique', [11, 14]),
  ),
  claim(4, '4.1', 'unique-least', 'at least so many probes of category 11 and of 14', [3, 4], () =>
    [11, 14].map((category) => times(4, 'unique', category)[0] ?? 0),
  ),
  claim(4, '3.5.1', 'two-15', 'least and greatest number of probes of category 15', [2, 16], () =>
    times(4, 'two', 15),
  ),
  claim(4, '3.5.1', 'two-least', 'least length of a sequence of two solutions', 4, () => {
    return sumOf(4, 'two').least;
  }),
  claim(4, '3.5.1', 'pure-two-least', 'least length of a sequence of category 15 only', 4, () => {
    return pure(4, 'two').least;
  }),
  claim(4, '3.5.1', 'two-categories', 'categories beside 15', [6, 8, 9, 12], () =>
    categories(4, 'two', [15]),
  ),
  claim(4, '3.5.1', 'rest-length', 'lengths of the sequences of the rest', [7, 16], () =>
    lengths(4, ['rest']),
  ),
  claim(4, '3.5.1', 'rest-odd', 'odd lengths in the rest', [7, 9, 11], () => oddLengths(4, 'rest')),
  claim(4, '3.5.1', 'rest-categories', 'categories of the rest', [4, 5, 6, 7, 8, 9, 12, 13], () =>
    categories(4, 'rest', []),
  ),
  claim(
    4,
    '4.1',
    'nine',
    'images whose sequence is nine probes of category 4',
    98,
    () => rowOf(4, '4'.repeat(9))?.images ?? 0,
    'Table 6 of the same document has 96, and so have we. The sum in the text, 4 x 6 + 4 x 4 + 8 x 6, is 88; with six solutions for each of the sixteen puzzles, as the text says, it is 4 x 6 + 4 x 6 + 8 x 6 = 96.',
  ),
  claim(
    4,
    '4.1',
    'sixteen-15',
    'puzzles whose sequence is sixteen probes of category 15',
    6,
    () => (rowOf(4, 'f'.repeat(16))?.images ?? 0) / 2, // each has two solutions
  ),
  claim(4, '4.1', 'rest-unique', 'uniquely solvable images in the rest', 0, () => {
    return sumOf(4, 'rest').unique;
  }),
];

const five: readonly Claim[] = [
  claim(5, '3.5.2', 'length', 'least and greatest length of a sequence', [4, 25], () =>
    lengths(5, all),
  ),
  claim(5, '4.2', 'unique-length', 'lengths of the sequences of unique images', [8, 25], () =>
    lengths(5, ['unique']),
  ),
  claim(5, '3.5.2', 'two-length', 'lengths of the sequences of two solutions', [4, 25], () =>
    lengths(5, ['two']),
  ),
  claim(5, '3.5.2', 'rest-length', 'lengths of the sequences of the rest', [6, 25], () =>
    lengths(5, ['rest']),
  ),
  claim(5, '3.5.2', 'unique-categories', 'categories beside 11 and 14', seldom, () =>
    categories(5, 'unique', [11, 14]),
  ),
  claim(
    5,
    '3.5.2',
    'unique-least',
    'at least so many probes of category 11 and of 14 in a sequence of a unique image',
    [1, 1],
    () => [11, 14].map((category) => times(5, 'unique', category)[0] ?? 0),
    () => {
      const [no11, no14] = [/b/, /e/].map((category) =>
        summarise(rowsOf(5, 'unique').filter(({ sequence }) => !category.test(sequence))),
      );
      return `Not so: ${no11?.images} images (${no11?.sequences} sequences) have no category 11, and ${no14?.images} (${no14?.sequences}) no category 14; each has one of the two. For 4x4 it holds.`;
    },
  ),
  claim(5, '3.5.2', 'two-15', 'least and greatest number of probes of category 15', [1, 18], () =>
    times(5, 'two', 15),
  ),
  claim(5, '3.5.2', 'two-categories', 'categories beside 15', seldom, () =>
    categories(5, 'two', [15]),
  ),
  claim(5, '3.5.2', 'rest-categories', 'categories of the rest', seldom, () =>
    categories(5, 'rest', []),
  ),
  claim(5, '4.2', 'unique-sequences', 'different sequences of unique images', 3665, () => {
    return sumOf(5, 'unique').sequences;
  }),
  claim(5, '4.2', 'two-sequences', 'different sequences of two solutions', 3583, () => {
    return sumOf(5, 'two').sequences;
  }),
  claim(5, '4.2', 'rest-sequences', 'different sequences of the rest', 15_586, () => {
    return sumOf(5, 'rest').sequences;
  }),
  claim(5, '4.2', 'unique-pure', 'pure sequences of unique images', 13, () => {
    return pure(5, 'unique').sequences;
  }),
  claim(
    5,
    '4.2',
    'unique-pure-share',
    'percent of the unique images that have a pure sequence',
    35.8,
    () => pureShare('unique'),
    'The text says “of all probing sequences” and counts images. 35.8 follows from the total of Table 7, in which one row is a misprint.',
  ),
  claim(
    5,
    '4.2',
    'two-pure',
    'pure sequences of two solutions ("the 16 probing sequences of Table 8")',
    16,
    () => pure(5, 'two').sequences,
    'Table 8 has seven rows; 16 is the greatest length in it.',
  ),
  claim(5, '4.2', 'two-pure-share', 'percent of two solutions with a pure sequence', 91, () =>
    pureShare('two'),
  ),
  claim(5, '4.2', 'rest-unique', 'uniquely solvable images in the rest', 2462, () => {
    return sumOf(5, 'rest').unique;
  }),
  claim(5, '4.2', 'rest-unique-sequences', 'sequences of these images', 282, () => {
    return withUnique().length;
  }),
  claim(5, '4.2', 'rest-mixed', 'those that other images have too', 40, () => mixed().sequences),
  claim(
    5,
    '4.2',
    'rest-mixed-images',
    'of the images with such a sequence, uniquely solvable and all',
    [340, 2380],
    () => [mixed().unique, mixed().images],
  ),
  claim(
    5,
    '4.2',
    'rest-example',
    'images with 6 6 6 6 6 7 8 8 8 8 9 9 9 9 9 9 9 12 13 13, and uniquely solvable ones of them',
    [24, 8],
    () => imagesWith('66666788889999999cdd'),
    () => {
      const [images, unique] = imagesWith('66666788888999999cdd');
      return `This sequence does not occur. The one of Table 9 with an 8 more and a 9 less does, ${images} times, ${unique} of them uniquely solvable: the numbers are those of that row.`;
    },
  ),
];

/** Uniquely solvable images whose sequence has no other categories. */
const uniqueWith = (side: Side, only: RegExp): number =>
  summarise(probingCountOf(side, side).rows.filter(({ sequence }) => only.test(sequence))).unique;

const onlySome: readonly Claim[] = ([4, 5] as const).flatMap((side) => {
  const section = side === 4 ? '3.5.1' : '3.5.2';
  return [
    claim(
      side,
      section,
      'four-only',
      'uniquely solvable images with category 4 only ("multiple solutions")',
      0,
      () => uniqueWith(side, /^4+$/),
    ),
    claim(
      side,
      section,
      'five-eight-only',
      'uniquely solvable images with categories 5 and 8 only ("multiple solutions")',
      0,
      () => uniqueWith(side, /^[58]+$/),
    ),
  ];
});

/** All of them. */
export const sequenceClaims: readonly Claim[] = [...four, ...five, ...onlySome];
