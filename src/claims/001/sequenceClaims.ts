/** 001, sections 3.5 and 4: what the text says about the probing sequences of 4x4 and 5x5, each number or list by itself. */
import { summarise } from '../../experiments/sequences.ts';
import type { Claim } from '../claim.ts';
import type { ProbingCount } from '../probingCounts.ts';
import {
  claim,
  rowsOf,
  sumOf,
  categories,
  lengths,
  times,
  pure,
  pureShare,
  all,
  seldom,
  oddLengths,
  withUnique,
  mixed,
  rowOf,
  imagesWith,
} from './sequenceCounts.ts';

/** Uniquely solvable pictures whose sequence has no category 11, and no 14. */
const noEleven = ['....#', '#...#', '.##..', '..#..', '#....'];
const noFourteen = ['#..#.', '..#.#', '.#.##', '#.#..', '.##..'];

const four: readonly Claim[] = [
  claim(4, '3.5.1', 'length', 'least and greatest length of a sequence', [4, 16], (count) =>
    lengths(count, all),
  ),
  claim(4, '3.5.1', 'unique-categories', 'categories beside 11 and 14', [6, 8, 9, 12], (count) =>
    categories(count, 'unique', [11, 14]),
  ),
  claim(
    4,
    '4.1',
    'unique-least',
    'at least so many probes of category 11 and of 14',
    [3, 4],
    (count) => [11, 14].map((category) => times(count, 'unique', category)[0] ?? 0),
  ),
  claim(
    4,
    '3.5.1',
    'two-15',
    'least and greatest number of probes of category 15',
    [2, 16],
    (count) => times(count, 'two', 15),
  ),
  claim(4, '3.5.1', 'two-least', 'least length of a sequence of two solutions', 4, (count) => {
    return sumOf(count, 'two').least;
  }),
  claim(
    4,
    '3.5.1',
    'pure-two-least',
    'least length of a sequence of category 15 only',
    4,
    (count) => {
      return pure(count, 'two').least;
    },
  ),
  claim(4, '3.5.1', 'two-categories', 'categories beside 15', [6, 8, 9, 12], (count) =>
    categories(count, 'two', [15]),
  ),
  claim(4, '3.5.1', 'rest-length', 'lengths of the sequences of the rest', [7, 16], (count) =>
    lengths(count, ['rest']),
  ),
  claim(4, '3.5.1', 'rest-odd', 'odd lengths in the rest', [7, 9, 11], (count) =>
    oddLengths(count, 'rest'),
  ),
  claim(
    4,
    '3.5.1',
    'rest-categories',
    'categories of the rest',
    [4, 5, 6, 7, 8, 9, 12, 13],
    (count) => categories(count, 'rest', []),
  ),
  claim(
    4,
    '4.1',
    'nine',
    'images whose sequence is nine probes of category 4',
    98,
    (count) => rowOf(count, '4'.repeat(9))?.images ?? 0,
    'Table 6 of the same document has 96, and so have we. The sum in the text, 4 x 6 + 4 x 4 + 8 x 6, is 88; with six solutions for each of the sixteen puzzles, as the text says, it is 4 x 6 + 4 x 6 + 8 x 6 = 96.',
    {
      printed: 'which happens 98 times',
      read: (images) => `which happens ${images} times, as in Table 6 of the same document`,
    },
  ),
  claim(4, '4.1', 'rest-unique', 'uniquely solvable images in the rest', 0, (count) => {
    return sumOf(count, 'rest').unique;
  }),
];

const five: readonly Claim[] = [
  claim(5, '3.5.2', 'length', 'least and greatest length of a sequence', [4, 25], (count) =>
    lengths(count, all),
  ),
  claim(5, '4.2', 'unique-length', 'lengths of the sequences of unique images', [8, 25], (count) =>
    lengths(count, ['unique']),
  ),
  claim(5, '3.5.2', 'two-length', 'lengths of the sequences of two solutions', [4, 25], (count) =>
    lengths(count, ['two']),
  ),
  claim(5, '3.5.2', 'rest-length', 'lengths of the sequences of the rest', [6, 25], (count) =>
    lengths(count, ['rest']),
  ),
  claim(5, '3.5.2', 'unique-categories', 'categories beside 11 and 14', seldom, (count) =>
    categories(count, 'unique', [11, 14]),
  ),
  claim(
    5,
    '3.5.2',
    'unique-least',
    'at least so many probes of category 11 and of 14 in a sequence of a unique image',
    [1, 1],
    (count) => [11, 14].map((category) => times(count, 'unique', category)[0] ?? 0),
    (count) => {
      const [no11, no14] = [/b/, /e/].map((category) =>
        summarise(rowsOf(count, 'unique').filter(({ sequence }) => !category.test(sequence))),
      );
      return `Not so: ${no11?.images} images (${no11?.sequences} sequences) have no category 11, and ${no14?.images} (${no14?.sequences}) no category 14; each has one of the two. For 4x4 it holds. Section 4.1 says it of 5x5 once more.`;
    },
    {
      printed: 'both occur at least once in the probing sequence',
      read: () => 'at least one of the two occurs in the probing sequence',
      check: `${noEleven.join(' ')} has one solution and no probe of category 11, ${noFourteen.join(' ')} one solution and no probe of category 14.`,
      picture: noEleven,
    },
  ),
  claim(
    5,
    '3.5.2',
    'two-15',
    'least and greatest number of probes of category 15',
    [1, 18],
    (count) => times(count, 'two', 15),
  ),
  claim(5, '3.5.2', 'two-categories', 'categories beside 15', seldom, (count) =>
    categories(count, 'two', [15]),
  ),
  claim(5, '3.5.2', 'rest-categories', 'categories of the rest', seldom, (count) =>
    categories(count, 'rest', []),
  ),
  claim(5, '4.2', 'unique-sequences', 'different sequences of unique images', 3665, (count) => {
    return sumOf(count, 'unique').sequences;
  }),
  claim(5, '4.2', 'two-sequences', 'different sequences of two solutions', 3583, (count) => {
    return sumOf(count, 'two').sequences;
  }),
  claim(5, '4.2', 'rest-sequences', 'different sequences of the rest', 15_586, (count) => {
    return sumOf(count, 'rest').sequences;
  }),
  claim(5, '4.2', 'unique-pure', 'pure sequences of unique images', 13, (count) => {
    return pure(count, 'unique').sequences;
  }),
  claim(
    5,
    '4.2',
    'unique-pure-share',
    'percent of the unique images that have a pure sequence',
    35.8,
    (count) => pureShare(count, 'unique'),
    'The text says “of all probing sequences” and counts images. 35.8 follows from the total of Table 7, in which one row is a misprint.',
    {
      printed: '35.8% of all probing sequences within this category',
      read: (share) => `${share}% of the Nonograms within this category`,
      check:
        'The printed total of Table 7 is 118,262, which is 35.8 % of 330,602; with the row of length 15 as it should be the total is 114,482.',
      partOf: '001-table-7',
    },
  ),
  claim(
    5,
    '4.2',
    'two-pure',
    'pure sequences of two solutions ("the 16 probing sequences of Table 8")',
    16,
    (count) => pure(count, 'two').sequences,
    'Table 8 has seven rows; 16 is the greatest length in it.',
    {
      printed: 'The 16 probing sequences of Table 8',
      read: (rows) => `The ${rows} probing sequences of Table 8`,
    },
  ),
  {
    ...claim(
      5,
      '4.2',
      'two-pure-share',
      'percent of two solutions with a pure sequence',
      91,
      (count) => pureShare(count, 'two'),
    ),
    reading: 'of the Nonograms, not “of all probing sequences”',
  },
  claim(5, '4.2', 'rest-unique', 'uniquely solvable images in the rest', 2462, (count) => {
    return sumOf(count, 'rest').unique;
  }),
  claim(5, '4.2', 'rest-unique-sequences', 'sequences of these images', 282, (count) => {
    return withUnique(count).length;
  }),
  claim(
    5,
    '4.2',
    'rest-mixed',
    'those that other images have too',
    40,
    (count) => mixed(count).sequences,
  ),
  claim(
    5,
    '4.2',
    'rest-mixed-images',
    'of the images with such a sequence, uniquely solvable and all',
    [340, 2380],
    (count) => [mixed(count).unique, mixed(count).images],
  ),
  claim(
    5,
    '4.2',
    'rest-example',
    'images with 6 6 6 6 6 7 8 8 8 8 9 9 9 9 9 9 9 12 13 13, and uniquely solvable ones of them',
    [24, 8],
    (count) => imagesWith(count, '66666788889999999cdd'),
    (count) => {
      const [images, unique] = imagesWith(count, '66666788888999999cdd');
      return `This sequence does not occur. The one of Table 9 with an 8 more and a 9 less does, ${images} times, ${unique} of them uniquely solvable: the numbers are those of that row.`;
    },
    {
      printed: '6 6 6 6 6 7 8 8 8 8 9 9 9 9 9 9 9 12 13 13',
      as: 'cells',
      read: () => '6 6 6 6 6 7 8 8 8 8 8 9 9 9 9 9 9 12 13 13, as in Table 9',
    },
  ),
];

/** Uniquely solvable images whose sequence has no other categories. */
const uniqueWith = (count: ProbingCount, only: RegExp): number =>
  summarise(count.rows.filter(({ sequence }) => only.test(sequence))).unique;

const onlySome: readonly Claim[] = ([4, 5] as const).flatMap((side) => {
  const section = side === 4 ? '3.5.1' : '3.5.2';
  return [
    claim(
      side,
      section,
      'four-only',
      'uniquely solvable images with category 4 only ("multiple solutions")',
      0,
      (count) => uniqueWith(count, /^4+$/),
    ),
    claim(
      side,
      section,
      'five-eight-only',
      'uniquely solvable images with categories 5 and 8 only ("multiple solutions")',
      0,
      (count) => uniqueWith(count, /^[58]+$/),
    ),
  ];
});

/** All of them. */
export const sequenceClaims: readonly Claim[] = [...four, ...five, ...onlySome];
