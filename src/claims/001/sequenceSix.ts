/** 001, section 3.5.3: what it says of the sequences of 6x6, beside lengths and categories. */
import { formatGrid, imageFromIndex, imageFromText } from '../../engine/board/image.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { probeAll } from '../../engine/probe/probe.ts';
import { isUnique } from '../../engine/solve/solve.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import type { Claim, Ground } from '../claim.ts';
import type { Measured } from '../evidence.ts';
import { probingCountIn } from '../probingCounts.ts';
import { sixBySixOf } from './table3All.ts';

type Without = {
  readonly sequence: readonly number[];
  readonly unique: boolean;
  readonly picture: readonly string[];
  /** Pictures of the class unique, and how many of them have no category 11, and no 14. */
  readonly images: number;
  readonly without: readonly [eleven: number, fourteen: number];
};

/** The sequence of a 5x5 picture with an empty row and an empty column added. */
function framed(index: number): Pick<Without, 'sequence' | 'unique' | 'picture'> {
  const rows = formatGrid(imageFromIndex(5, 5, index)).map((row) => `${row}.`);
  const picture = [...rows, '......'];
  const puzzle = puzzleOf(imageFromText(picture));
  return { sequence: probeAll(puzzle).sequence, unique: isUnique(puzzle), picture };
}

const allSix: Ground = { kind: 'count', of: 'all 68,719,476,736 pictures' };

/** Images that have a category, of a list of categories. */
const imagesWith = (
  categories: readonly (readonly number[])[] | undefined,
  category: number,
): number => categories?.find(([one]) => one === category)?.[1] ?? 0;

/** The deciding categories in the class unique. */
function deciding(measured: Measured): Pick<Without, 'images' | 'without'> {
  const { whole, categories } = sixBySixOf(measured.tally('probing-levels 6x6'));
  const images = whole.images[1] ?? 0;
  const [eleven = 0, fourteen = 0] = [11, 14].map(
    (category) => images - imagesWith(categories[0], category),
  );
  return { images, without: [eleven, fourteen] };
}

export const bothInSix: Claim<string, Without> = {
  id: '001-section-3.5.3-unique-both',
  title: '6x6: sequences of uniquely solvable pictures have at least one category 11 and one 14',
  quote:
    'Again, the numbers of category 11 and 14 probes do not have to be equal and both categories occur at least once in the probing sequence',
  published: 'both at least once',
  effort: 'hours',
  from: ['probing 5x5', 'probing-levels 6x6'],
  ground: allSix,
  home: 'papers/wensveen/#what-a-sequence-says',
  what: '6x6: categories 11 and 14 in a sequence of a unique picture',
  finds: ({ images, without: [eleven, fourteen], sequence }) =>
    `of ${grouped(images)} pictures ${grouped(eleven)} have no 11 and ${grouped(fourteen)} no 14; one is ${sequence.join(' ')}`,
  remark: 'a 5x5 picture without a category 11, and an empty row and column',
  picture: ({ picture }) => picture,
  erratum: ({ picture, sequence }) => ({
    printed: 'both categories occur at least once in the probing sequence',
    read: 'at least one of the two categories occurs in the probing sequence',
    check: `${picture.join(' ')} has one solution. Its probing sequence is ${sequence.join(' ')}, without an 11.`,
  }),
  read(measured) {
    const row = probingCountIn(measured, 5)
      .of('unique')
      .find(({ sequence }) => !sequence.includes('b'));
    return {
      ours: { ...framed(row?.first ?? 0), ...deciding(measured) },
      note: 'The same as for 5x5, where some pictures have no category 11 and some no category 14. An empty row and an empty column make a 6x6 picture of each, with few filled cells, so among those that the thesis went through.',
    };
  },
  // a picture with other solutions would be no counterexample
  agrees: ({ sequence, unique, without }) =>
    without.every((images) => images === 0) &&
    (!unique || (sequence.includes(11) && sequence.includes(14))),
};

export const unequalSix: Claim<string, Pick<Without, 'images' | 'without'>> = {
  id: '001-section-3.5.3-unequal',
  title: '6x6: unique pictures; the numbers of category 11 and 14 probes “do not have to be equal”',
  quote: 'Again, the numbers of category 11 and 14 probes do not have to be equal',
  published: 'do not have to be equal',
  effort: 'hours',
  from: ['probing-levels 6x6'],
  ground: allSix,
  home: 'papers/wensveen/#what-a-sequence-says',
  what: '6x6, the numbers of 11 and of 14',
  says: (words) => `“${words}”`,
  finds: ({ images, without: [eleven, fourteen] }) =>
    `unequal in ${grouped(eleven + fourteen)} of ${grouped(images)} pictures at least: those that have one of the two and not the other`,
  read: (measured) => ({ ours: deciding(measured) }),
  agrees: ({ without: [eleven, fourteen] }) => eleven + fourteen > 0,
};

type Marked = { readonly images: number; readonly marked: number };

export const fifteenSix: Claim<string, Marked> = {
  id: '001-section-3.5.3-two-15',
  title: '6x6: all sequences with exactly two solutions have at least one category 15',
  quote:
    'For Nonograms with exactly two solutions, all probing sequences have at least one occurrence of a category 15 probe',
  published: 'at least one',
  effort: 'hours',
  from: ['probing-levels 6x6'],
  ground: { kind: 'definition', whose: 'of the class' },
  home: 'papers/wensveen/#all-pictures-by-class',
  what: '6x6: a category 15 in the class of exactly two solutions',
  finds: ({ images, marked }) => `in ${grouped(marked)} of ${grouped(images)} pictures`,
  remark:
    'it cannot be otherwise: a category 15 is what makes the class of exactly two solutions; puzzles of two solutions without one are in the rest',
  read(measured) {
    const { whole, categories } = sixBySixOf(measured.tally('probing-levels 6x6'));
    return {
      ours: { images: whole.images[2] ?? 0, marked: imagesWith(categories[1], 15) },
    };
  },
  agrees: ({ images, marked }) => marked === images,
};

type RestUnique = { readonly four: number; readonly five: number; readonly six: number };

export const uniqueInRest: Claim<string, RestUnique> = {
  id: '001-section-4-rest-unique',
  title:
    'The remaining category contains multiple solutions and unsolved uniquely solvable Nonograms: 4x4, 5x5 and 6x6',
  quote:
    'The remaining category contains Nonograms with multiple solutions and unsolved uniquely solvable Nonograms',
  published: 'contains unsolved uniquely solvable Nonograms',
  effort: 'hours',
  from: ['probing 4x4', 'probing 5x5', 'probing-levels 6x6'],
  ground: { kind: 'count', of: 'all pictures of 4x4, 5x5 and 6x6' },
  home: 'papers/wensveen/#all-pictures-by-class',
  what: 'uniquely solvable pictures of the rest, 4x4, 5x5 and 6x6',
  says: 'there are such; 2,462 of 5 × 5',
  finds: ({ four, five, six }) => [four, five, six].map(grouped).join(', '),
  remark: 'for 4x4 none, as section 4.1 says itself; the number for 6x6 is not in the thesis',
  read(measured) {
    const [four = 0, five = 0] = ([4, 5] as const).map((side) =>
      probingCountIn(measured, side)
        .of('rest')
        .reduce((sum, { unique }) => sum + unique, 0),
    );
    const six = sixBySixOf(measured.tally('probing-levels 6x6')).uniqueRest;
    return { ours: { four, five, six } };
  },
  agrees: ({ four, five, six }) => four === 0 && five > 0 && six > 0,
};

export const oddSix: Claim<string, readonly number[]> = {
  id: '001-section-3.5.3-rest-odd',
  title: '6x6: the rest “may have a probing sequence of uneven length”',
  quote: 'Again, these Nonograms may have a probing sequence of uneven length',
  published: 'may have a probing sequence of uneven length',
  effort: 'hours',
  from: ['probing-levels 6x6'],
  ground: allSix,
  home: 'fig-classes-4x4',
  what: '6x6, odd lengths in the rest',
  says: (words) => `“${words}”`,
  finds: (list) => list.join(', '),
  read: (measured) => ({
    ours: (sixBySixOf(measured.tally('probing-levels 6x6')).lengths[2] ?? [])
      .map(([length]) => length ?? 0)
      .filter((length) => length % 2 === 1),
  }),
  agrees: ({ length }) => length > 0,
};
