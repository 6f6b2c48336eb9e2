/** 001, sections 3.5.1 and 4: what the text says about single sequences and their puzzles: lists of descriptions, turned puzzles, switching components. */
import type { Grid } from '../../engine/board/cell.ts';
import { UNKNOWN } from '../../engine/board/cell.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { solveSimple } from '../../engine/sweep/simpleSolver.ts';
import { switchingComponents, componentCells } from '../../engine/sweep/switchingComponents.ts';
import type { Claim } from '../claim.ts';
import { grouped, inWords } from '../../notebook/plain/numbers.ts';
import { exact } from '../agree.ts';
import { probingCountIn, probingCountOf } from '../probingCounts.ts';
import { imagesWith, puzzlesOf, kindsOf, fourWith } from './sequenceImages.ts';

export const sixDescriptions: Claim<readonly string[], readonly string[]> = {
  id: '001-section-4.1-six-descriptions',
  title: '4x4: the six puzzles whose sequence is sixteen probes of category 15',
  published: [
    '4x4_1.1_1.1_1.1_1.1~1.1_1.1_1.1_1.1',
    '4x4_1.1_1.1_1.1_1.1~2_2_2_2',
    '4x4_1.1_2_2_1.1~2_1.1_1.1_2',
    '4x4_2_1.1_1.1_2~1.1_2_2_1.1',
    '4x4_2_2_2_2~1.1_1.1_1.1_1.1',
    '4x4_2_2_2_2~2_2_2_2',
  ],
  read: () => ({ ours: [...puzzlesOf(fourWith('f'.repeat(16))).keys()] }),
  agrees: exact,
  ground: { kind: 'count', of: 'all 65,536 pictures' },
  home: 'papers/wensveen/',
  what: 'the descriptions whose sequence is sixteen times 15',
  says: (list) => `${inWords(list.length)}, listed`,
  finds: (list) => `${inWords(list.length)}, the same`,
};

/** Images with a sequence, the different puzzles they define, and how many of these are turns or reflections of each. */
type Kinds = {
  readonly images: number;
  readonly puzzles: number;
  readonly kinds: readonly number[]; // puzzles of each kind
  readonly solutions: readonly number[]; // numbers of images of a puzzle that occur
};

const kindsText = ({ images, puzzles, kinds: each, solutions }: Kinds): string =>
  `${images} pictures, ${puzzles} puzzles of ${solutions.join(' or ')} ${solutions.join() === '1' ? 'solution' : 'solutions'}; turned and reflected: ${each.join(' + ')}`;

function kinds(
  id: string,
  sequence: string,
  title: string,
  published: Kinds,
  note?: string,
): Claim<Kinds, Kinds> {
  return {
    id: `001-section-4.1-${id}`,
    title: `4x4: ${title}`,
    published,
    read() {
      const images = fourWith(sequence);
      const counts = puzzlesOf(images);
      const ours = {
        images: images.length,
        puzzles: counts.size,
        kinds: kindsOf(images),
        solutions: [...new Set(counts.values())].toSorted((a, b) => a - b),
      };
      return note === undefined ? { ours } : { ours, note };
    },
    agrees: exact,
    ground: { kind: 'count', of: 'all 65,536 pictures' },
    home: 'papers/wensveen/',
    what: title,
    says: kindsText,
    finds: kindsText,
  };
}

const elevenUnique = kinds(
  'eleven-unique',
  '6899bbbeeee',
  'unique with length 11: eight, turns and reflections of one',
  { images: 8, puzzles: 8, kinds: [8], solutions: [1] },
);

const elevenTwo = kinds(
  'eleven-two',
  `8${'f'.repeat(10)}`,
  'two solutions with length 11: four puzzles of two solutions, turns of one',
  { images: 8, puzzles: 4, kinds: [4], solutions: [2] },
);

const nineKinds = kinds(
  'nine-kinds',
  '4'.repeat(9),
  'nine probes of category 4: three puzzles, turned and reflected 4 + 4 + 8, each with six solutions',
  { images: 96, puzzles: 16, kinds: [4, 4, 8], solutions: [6] },
);

const multiplesOfEight: Claim<string, { rows: number; multiples: number }> = {
  id: '001-section-4.1-multiples-of-eight',
  title: '4x4: "most of these sequences occur a multiple of eight times"',
  published: 'most',
  from: ['probing 4x4'],
  quote: 'most of these sequences occur a multiple of eight times',
  reading: 'more than half of the sequences',
  ground: { kind: 'count', of: 'all 65,536 pictures' },
  home: 'papers/wensveen/',
  what: 'sequences that occur a multiple of eight times',
  finds: ({ rows, multiples }) => `${multiples} of ${rows}`,
  read(measured) {
    const { rows } = probingCountIn(measured, 4);
    const multiples = rows.filter(({ images }) => images % 8 === 0).length;
    return { ours: { rows: rows.length, multiples } };
  },
  agrees: ({ rows, multiples }) => 2 * multiples > rows,
};

/** How many pictures have a switching component just there. */
export const switchingText = (found: { images: number; switching: number }): string =>
  `${grouped(found.switching)} of ${grouped(found.images)} pictures have one just there`;

const fourFifteens: Claim<string, { images: number; switching: number }> = {
  id: '001-section-3.5.1-switching',
  title: '4x4: four probes of category 15, and no others, identify a switching component',
  published: 'identifies a switching component',
  read() {
    const images = fourWith('ffff');
    return { ours: { images: images.length, switching: images.filter(isSwitching).length } };
  },
  agrees: ({ images, switching }) => images === switching,
  ground: ({ images }) => ({ kind: 'count', of: `all ${grouped(images)} such pictures` }),
  home: 'papers/wensveen/',
  what: 'four times 15, and nothing else, in 4x4',
  finds: switchingText,
};

/** Whether the cells that SimpleSolver leaves are those of a switching component of the image. */
function isSwitching(image: Grid): boolean {
  const { cells } = solveSimple(puzzleOf(image)).grid;
  return switchingComponents(image).some((component) => {
    const four = new Set(componentCells(component, image.width));
    return cells.every((cell, at) => (cell === UNKNOWN) === four.has(at));
  });
}

const tooSmall: Claim<number, number> = {
  id: '001-section-4.2-too-small',
  title: 'Uniquely solvable images of n x n, n up to 4, that probing does not find',
  published: 0,
  read: () => ({
    ours: [1, 2, 3, 4].reduce(
      (sum, side) =>
        probingCountOf(side, side).rows.reduce(
          (all, row) => (row.class === 'rest' ? all + row.unique : all),
          sum,
        ),
      0,
    ),
  }),
  agrees: exact,
  ground: { kind: 'count', of: 'all pictures of 1x1 to 4x4' },
  home: 'papers/wensveen/',
  what: 'uniquely solvable pictures up to 4x4 that probing does not find',
  says: String,
  finds: String,
};

/** The puzzles with the sequence of the text's example: those of one solution, and how many others. */
export type EightPuzzles = {
  readonly unique: readonly string[]; // codes
  readonly others: number; // puzzles with several solutions
  readonly otherImages: number;
};

/** The row of Table 9 that the example of section 4.2 stands for. */
export const eightSequence = '66666788888999999cdd';

export const eightPuzzles: Claim<Omit<EightPuzzles, 'otherImages'>, EightPuzzles> = {
  id: '001-section-4.2-eight-puzzles',
  title: '5x5: eight uniquely solvable puzzles of one sequence, and 16 other descriptions',
  published: {
    unique: [
      '5x5_1_2_2_1.2_2~2_1_1.1_3_2',
      '5x5_1_2_2_2.1_2~2_3_1.1_1_2',
      '5x5_2_1.2_2_2_1~2_1_1.1_3_2',
      '5x5_2_1_1.1_3_2~1_2_2_1.2_2',
      '5x5_2_1_1.1_3_2~2_1.2_2_2_1',
      '5x5_2_2.1_2_2_1~2_3_1.1_1_2',
      '5x5_2_3_1.1_1_2~1_2_2_2.1_2',
      '5x5_2_3_1.1_1_2~2_2.1_2_2_1',
    ],
    others: 16,
  },
  effort: 'minute',
  read() {
    const counts = puzzlesOf(imagesWith(5, [eightSequence]).get(eightSequence) ?? []);
    const unique = [...counts].filter(([, images]) => images === 1).map(([code]) => code);
    const others = [...counts.values()].filter((images) => images > 1);
    return {
      ours: {
        unique,
        others: others.length,
        otherImages: others.reduce((sum, images) => sum + images, 0),
      },
      note: 'The eight descriptions are right. The others are 16 images, two to a description, so eight descriptions and not 16.',
    };
  },
  outcome: '001-section-4.2-eight-puzzles',
  ground: { kind: 'count', of: 'all 33,554,432 pictures' },
  home: 'papers/wensveen/',
  what: 'the eight uniquely solvable puzzles of one sequence, and its other descriptions',
  says: ({ unique, others }) => `${inWords(unique.length)} listed, ${others} others`,
  finds: ({ unique, others, otherImages }) =>
    `the same ${inWords(unique.length)}; ${inWords(others)} others, with ${otherImages} pictures`,
  remark: 'each of the others has two solutions: 16 counts pictures, not descriptions',
  erratum: ({ others, otherImages }) => ({
    printed: '16 different descriptions which lead to more than one solution',
    read: `${others} different descriptions, with ${otherImages} solutions, which lead to more than one solution`,
    check:
      'The browser of all probing sequences lists the pictures of this one; every two of the other sixteen have the same descriptions.',
  }),
  agrees: (ours, published) =>
    exact(ours.unique, published.unique) && ours.others === published.others,
};

/** All of them. */
export const sequenceTexts: readonly Claim[] = [
  sixDescriptions,
  elevenUnique,
  elevenTwo,
  nineKinds,
  multiplesOfEight,
  fourFifteens,
  tooSmall,
  eightPuzzles,
] as readonly Claim[];
