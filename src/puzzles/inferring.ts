/** Puzzles about inference: those of 003, decoded from their digits, and smallest ones for what it says. */
import type { GalleryEntry } from './galleryPuzzle.ts';

/**
 * The figures of 003 stand in our copy as strings of digits: the numbers above the columns, then those beside the rows, and
 * nothing for an empty line. What that leaves open is said in the notes, and counted in src/claims/003/figures.ts.
 */
const printed = {
  '003-figure-1': {
    name: 'Figure 1 of Foote and Krizanc: a smiley face, 5\u00a0×\u00a05',
    code: '5x5_2.2_2.2_0_1.1_5~2.2_2.1_1_2.1_2.2',
    shows:
      'Only one way to cut the digits into five columns and five rows has a solution. Read columns first the face lies on its side; here it is upright.',
  },
  '003-figure-2a': {
    name: 'Figure 2a of Foote and Krizanc, 4\u00a0×\u00a04',
    code: '4x4_2_2_1_1~1_1_2_2',
    shows:
      'The pair of 1s can be placed in more than one way. No line knows a single cell, and still some must be so.',
  },
  '003-figure-2a-apart': {
    name: 'Figure 2a of Foote and Krizanc with an empty row and column, 5\u00a0×\u00a05',
    code: '5x5_2_2_0_1_1~1_1_0_2_2',
    shows:
      'The same digits on a board of five by five, with an empty row and column: the 2\u00a0×\u00a02 square must be so, and the pair of 1s can be placed in two ways.',
  },
  '003-figure-2b': {
    name: 'Figure 2b of Foote and Krizanc, 4\u00a0×\u00a04',
    code: '4x4_2_2_1_0~1_0_2_2',
    shows:
      'One solution, so every cell must be so. On three rows and three columns the digits would have two solutions; with this empty row and column they have one.',
  },
  '003-figure-4': {
    name: 'Figure 4 of Foote and Krizanc, 4\u00a0×\u00a04',
    code: '4x4_1.1_1_2.1_1~1_1.2_1_1.1',
    shows:
      'A random board of seven filled cells. This is one of the ways to cut its digits into four columns and four rows.',
  },
} as const satisfies Readonly<Record<string, GalleryEntry>>;

const found = {
  'must-be-72': {
    name: 'Sweeps find nothing, 72 cells must be so, 10\u00a0×\u00a010',
    picture: '10x10bqT2AOEgHISFgQDnWG',
    shows: 'No line knows a single cell. And yet all solutions agree on 72 of the 100.',
  },
  'nothing-10x10': {
    name: 'Nothing can be inferred, 10\u00a0×\u00a010',
    picture: '10x10b0oQqMBCDAkGkABPMC',
    shows: 'Of each of its 100 cells there are two solutions that differ.',
  },
  'nothing-15x15': {
    name: 'Nothing can be inferred, 15\u00a0×\u00a015',
    picture: '15x15bGjKAAIERAmAlQBgYZQshMqlhEpJROwjMgqABgA',
    shows: 'A random board where three cells of ten are filled: no cell of it must be so.',
  },
  'several-and-inference': {
    name: 'Two solutions and some inference, the smallest: 2\u00a0×\u00a03',
    code: '2x3_2_1~1_1_1',
    shows: 'Two cells are the same in both solutions, four are not.',
  },
  'between-sweeps': {
    name: 'More than sweeps find, with several solutions, the smallest: 3\u00a0×\u00a04',
    code: '3x4_1.1_1.1_1~2_1_1_1',
    shows: 'Three solutions. Sweeps find two cells that must be so, and there are two more.',
  },
  'no-sweep-helps': {
    name: 'No sweep finds what must be so, the smallest with two solutions: 2\u00a0×\u00a06',
    code: '2x6_1.2_2.1~1_1_1_1_1_1',
    shows: 'Sweeps find nothing. Two solutions fit, and they share some cells.',
  },
} as const satisfies Readonly<Record<string, GalleryEntry>>;

/**
 * Puzzles in which one method finds what those before it miss; `npm run -s remake -- missed` finds them again. All images of so many
 * cells were gone through, and where none of them will do, random boards.
 */
const missed = {
  'every-step': {
    name: 'Every method finds more, 8\u00a0×\u00a08',
    code: '8x8_1.1_1.1_1.2_1.1_1.3_1.1_1.1.1_1.1.2~2.1_2_2.1_1_1.2_1.2_1.1_2.3',
    shows:
      'A random board with many solutions. Each method finds something that those before it miss, and one cell is found by none of them.',
  },
  'only-four': {
    name: 'Only sweeps miss something, the smallest: 2\u00a0×\u00a04',
    code: '2x4_2_1.1~1_1_1_1',
    shows: 'Sweeps find nothing. Two rows and two columns at once are enough for every cell.',
  },
  'only-chains': {
    name: 'Chains find more, the smallest: 2\u00a0×\u00a07',
    code: '2x7_1.1.1_2.1~1_1_1_0_1_1_1',
    shows:
      'Pairs of lines find no more than sweeps: the chain that helps is longer than a rectangle. Chains find all.',
  },
  'only-a-round': {
    name: 'A round of probing finds more, the smallest: 3\u00a0×\u00a05',
    code: '3x5_1_3_1.1~1_1_2_1_1',
    shows: 'Pairs of lines and chains find no more than sweeps. One round of probing finds all.',
  },
  'only-rounds': {
    name: 'A second round finds more, the smallest: 3\u00a0×\u00a06',
    code: '3x6_1_1.1_2~1_1_1_0_1_1',
    shows: 'One round of probing finds one cell. With it known, another round finds the rest.',
  },
  'chains-not-a-round': {
    name: 'One round misses what pairs of lines find, the smallest: 2\u00a0×\u00a08',
    code: '2x8_1.1.1_3.1~1_1_1_1_1_1_0_1',
    shows:
      'The methods do not stand in one row: here pairs of lines find more than one round of probing. A second round catches up.',
  },
  'only-pairs': {
    name: 'Only pairs find anything, the smallest: 3\u00a0×\u00a05',
    code: '3x5_1_1.1_2~1_1_1_1_1',
    shows:
      'One cell must be so. Sweeps, chains and probing find nothing; two cells at a time find it.',
  },
  'only-sat-smallest': {
    name: 'A cell that nobody finds, the smallest: 3\u00a0×\u00a08',
    code: '3x8_2_1.1.1_1.1~1_1_0_1_1_1_1_1',
    shows:
      'Four cells must be so. Sweeps find three of them. The fourth is found neither by chains nor by probing one cell or two; three cells at a time would find it.',
  },
  'only-sat': {
    name: 'Something to infer, and nobody finds it, 6\u00a0×\u00a06',
    code: '6x6_1.1_1.1_1_1_1.1_1~1.1_2_1.1_1_1_1',
    shows: 'Three cells must be so. No method finds any of them.',
  },
} as const satisfies Readonly<Record<string, GalleryEntry>>;

export const inferring = { ...printed, ...found, ...missed };
