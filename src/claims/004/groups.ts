/** 004, “How to avoid non-unique puzzles”: what its table says beside its text, and the numbers of pictures. */
import { sidesOf } from '../../experiments/sizeParts.ts';
import { clueSetNumbers, imagesIn } from '../../experiments/clueSets.ts';
import type { ClueSetNumbers } from '../../experiments/clueSets.ts';
import { fixed, grouped, percent } from '../../notebook/plain/numbers.ts';
import { exact, noException } from '../agree.ts';
import type { Claim, Question } from '../claim.ts';
import type { Measured } from '../evidence.ts';

/** The sizes of the table. */
const sizes = ['2x2', '2x3', '3x3', '3x4', '4x4'] as const;

const place = 'How to avoid non-unique puzzles';

const numbersIn = (measured: Measured): readonly ClueSetNumbers[] => {
  const tally = measured.tally('clue-sets');
  return sizes.map((size) => clueSetNumbers(tally[size]!));
};

type Groups = Pick<ClueSetNumbers, 'sets' | 'several'>;

const listText = (values: readonly number[]): string => values.map(grouped).join('; ');

export const shareColumn: Claim<readonly number[], readonly number[]> = {
  id: '004-clue-sets-percent',
  place: 'table of boards and clues, last column',
  title: '"% Non-unique" of 2x2, 2x3, 3x3, 3x4 and 4x4',
  published: [6.3, 9.4, 13.1, 12.4, 11.2],
  effort: 'seconds',
  from: ['clue-sets'],
  read: (measured) => ({
    ours: numbersIn(measured).map(({ spare, images }) =>
      Number(((100 * spare) / images).toFixed(1)),
    ),
  }),
  agrees: exact,
  ground: { kind: 'count', of: 'all pictures of these sizes' },
  home: 'papers/nonograms-blog/#two-meanings-of-unique',
  what: '% non-unique of 2x2, 2x3, 3x3, 3x4, 4x4',
  says: (shares: readonly number[]) => shares.map((share) => fixed(share, 1)).join('; '),
  finds: (shares: readonly number[]) => shares.map((share) => fixed(share, 1)).join('; '),
  remark: 'pictures less clue sets, as a share of the pictures',
};

export const notGuaranteed: Claim<{ readonly least: number }, Groups> = {
  id: '004-not-guaranteed',
  place: 'The Question of Uniqueness',
  title: 'A set of hints is not guaranteed to be uniquely solvable',
  quote: 'a set of hints is not guaranteed to be uniquely solvable!',
  published: { least: 1 },
  effort: 'minute',
  from: ['clue-sets'],
  read: (measured) => {
    const { sets, several } = clueSetNumbers(measured.tally('clue-sets')['5x5']!);
    return { ours: { sets, several } };
  },
  agrees: ({ several }, { least }) => several >= least,
  ground: { kind: 'count', of: 'all pictures of 5x5' },
  home: 'papers/nonograms-blog/#two-meanings-of-unique',
  what: 'clue sets that are not uniquely solvable',
  says: 'not guaranteed',
  finds: ({ sets, several }) =>
    `${grouped(several)} of ${grouped(sets)} of 5x5, ${percent(several / sets)}`,
  remark: null,
};

export const groupsOfOne: Claim<readonly number[], readonly number[]> = {
  id: '004-groups-of-one',
  place: `${place}, and its table`,
  title: 'Groups of cardinality 1, the solvable ones, are the "unique clues" of the table',
  quote:
    'Groups of cardinality 1 have a single solution to a set of clues and can be classified as "solvable".',
  published: [15, 58, 445, 3588, 58_196],
  effort: 'seconds',
  from: ['clue-sets'],
  read: (measured) => ({ ours: numbersIn(measured).map(({ unique }) => unique) }),
  agrees: exact,
  ground: { kind: 'count', of: 'all pictures of these sizes' },
  home: 'papers/nonograms-blog/#two-meanings-of-unique',
  what: 'groups of cardinality 1 of 2x2, 2x3, 3x3, 3x4, 4x4, if these are the “unique clues”',
  says: listText,
  finds: listText,
  remark:
    'The column counts all groups, whatever their size: “unique” means there that no clue set is listed twice, not that it has one solution.',
  picture: ['#.', '.#'],
  erratum: {
    printed: '# Unique clues',
    as: 'cells',
    read: '# Different clue sets',
    check:
      'The two diagonal pictures of 2x2 have the same clues, so at most 14 of its 16 pictures are alone in their group. The table says 15.',
  },
};

export const groupsOfMore: Claim<readonly number[], readonly number[]> = {
  id: '004-groups-of-more',
  place: `${place}, and its table`,
  title: 'Groups with more than a single solution are the "non-unique clues" of the table',
  quote: 'Groups with more than a single solution then must have some ambiguity in the clues.',
  published: [1, 6, 67, 508, 7340],
  effort: 'seconds',
  from: ['clue-sets'],
  read: (measured) => ({ ours: numbersIn(measured).map(({ several }) => several) }),
  agrees: exact,
  ground: { kind: 'count', of: 'all pictures of these sizes' },
  home: 'papers/nonograms-blog/#two-meanings-of-unique',
  what: 'groups of more than one of 2x2, 2x3, 3x3, 3x4, 4x4, if these are the “non-unique clues”',
  says: listText,
  finds: listText,
  remark:
    'The column is the pictures less the clue sets. The first two rows fit both readings, because there no clue set has more than two solutions; from 3x3 on some have.',
  picture: ['#..', '.#.', '..#'],
  erratum: {
    printed: '# Non-unique clues',
    as: 'cells',
    read: '# Boards less clue sets',
    check:
      'In each row of the table the second and the third column add up to the boards, so they cannot both count clue sets.',
  },
};

export const boardsOfSize: Claim<
  { readonly exceptions: number },
  { readonly exceptions: number; readonly sizes: number }
> = {
  id: '004-boards-power',
  proof: 'Each of the nm cells is filled or empty, whatever the others are: two values, nm times.',
  place,
  title: 'There are 2^(nm) boards for an n by m puzzle',
  quote: 'specifically there are $2^{nm}$ boards for an $n\\times m$ puzzle',
  published: { exceptions: 0 },
  effort: 'minute',
  from: ['clue-sets'],
  read(measured) {
    const counted = Object.entries(measured.tally('clue-sets'));
    const exceptions = counted.filter(([size, counts]) => {
      const { height, width } = sidesOf(size);
      return imagesIn(counts) !== 2 ** (height * width);
    }).length;
    return { ours: { exceptions, sizes: counted.length } };
  },
  agrees: noException,
  ground: { kind: 'proof' },
  home: 'papers/nonograms-blog/#two-meanings-of-unique',
  what: 'an n × m puzzle has 2 to the power of nm boards',
  says: 'all sizes',
  finds: ({ sizes }) => `the solutions of all clue sets add up to it for each of ${sizes} sizes`,
  remark: null,
};

export const enumerable: Question<string, { readonly size: string; readonly images: number }> = {
  id: '004-intractable',
  place,
  title: 'For how large boards can the entire space be enumerated?',
  quote: 'This quickly becomes intractable',
  published: '4x4',
  effort: 'minute',
  from: ['clue-sets'],
  read(measured) {
    const counted = Object.entries(measured.tally('clue-sets'));
    const [size, counts] = counted.toSorted(([, a], [, b]) => imagesIn(b) - imagesIn(a))[0]!;
    return { ours: { size, images: imagesIn(counts) } };
  },
  agrees: null,
  ground: { kind: 'count', of: 'all pictures of these sizes' },
  home: 'papers/nonograms-blog/#two-meanings-of-unique',
  what: 'the largest boards that were enumerated',
  finds: ({ size, images }) => `${size}: ${grouped(images)} pictures`,
  remark:
    'Nothing need be solved: pictures are sorted by their clues. Half pictures that say the same are sorted once, and reflections count for each other.',
};
