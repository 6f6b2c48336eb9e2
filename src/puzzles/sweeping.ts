/** Puzzles about sweeps: solved by one or many, the two directions, the ends that a run can have. */
import { drawn } from './galleryPuzzle.ts';
import type { GalleryEntry } from './galleryPuzzle.ts';

export const sweeping = {
  'one-cell': {
    name: 'A single cell, 1\u00a0×\u00a01',
    code: '1x1_1~1',
    shows: 'The smallest puzzle of all: one line is settled, and it is solved.',
  },
  heart: {
    name: 'A heart, 5\u00a0×\u00a05',
    code: '5x5_1.1_5_5_3_1~2_4_4_4_2',
    shows: 'Small enough to follow every line by hand.',
  },
  '001-figure-1': {
    name: 'Wensveen, Figure 1, 9\u00a0×\u00a08',
    code: '9x8_1.1_3_5_5_3.1_1.1_2.2_3.1_5~2_5_8_5.3_2.2_1_3_3',
    shows:
      'Our copy of the thesis has the numbers of the figure without its picture. They have one solution, so the picture can be found again.',
  },
  'row-of-four': {
    name: 'A row of 4, 5\u00a0×\u00a05',
    picture: drawn('.####', '...##', '.#...', '#....', '#.#..'),
    shows:
      'At the start only the row of 4 gives anything: its middle three cells. Then the columns of these cells go on, and six sweeps solve the puzzle.',
  },
  'rows-at-sight': {
    name: 'Rows at sight, 3\u00a0×\u00a03',
    picture: drawn('###', '...', '...'),
    shows:
      'Solved by one sweep of the rows. When the columns come first, they find nothing, and the rows then do it all.',
  },
  '1-against-2': {
    name: 'One sweep against two, 5\u00a0×\u00a05',
    code: '5x5_1.1.1_0_0_0_0~1_0_1_0_1',
    shows:
      'The rows say everything at once. Start with the columns, and the first sweep finds only the empty ones.',
  },
  '1-against-2-smallest': {
    name: 'One sweep against two, the smallest: 2\u00a0×\u00a01',
    code: '2x1_0_1~1',
    shows:
      'Two cells, and no smaller puzzle does it: rows first takes one sweep, columns first takes two, the first of which fixes nothing.',
  },
  'hardest-5x5': {
    name: 'The hardest simple 5\u00a0×\u00a05',
    code: '5x5_2_2_1.2_2.1_2~2_1.2_2.1_3_1',
    image: 6677894,
    shows:
      'No simple puzzle of this size takes more than 17 sweeps, rows first. Four pictures take so many; this is one of them.',
  },
  'hardest-5x5-turned': {
    name: 'The same, reflected in its diagonal',
    code: '5x5_2_1.2_2.1_3_1~2_2_1.2_2.1_2',
    shows:
      'Rows have become columns, so rows first now takes the 16 sweeps that columns first took before.',
  },
  'hardest-6x6': {
    name: 'The hardest simple 6\u00a0×\u00a06',
    picture: drawn('.#..#.', '.##..#', '#..#.#', '#..#.#', '..#.##', '..#.#.'),
    shows:
      'No simple puzzle of this size takes more than 26 sweeps, rows first. That is known by the count of all pictures.',
  },
  switch: {
    name: 'A standstill: two solutions, 2\u00a0×\u00a02',
    picture: drawn('#.', '.#'),
    shows: 'Either diagonal solves it, so no line can ever decide a cell.',
  },
  'three-guesses': {
    name: 'Three guesses, 5\u00a0×\u00a07',
    picture: drawn('#..#..#', '.#..##.', '.#.....', '.#.#..#', '#...##.'),
    shows:
      'It has one solution, and sweeps know 11 of its 35 cells. No two cells are enough of a hint for them to finish; three are.',
  },
  'no-solution': {
    name: 'A contradiction, 5\u00a0×\u00a05',
    code: '5x5_1_1.1_2.1_1.2_3~1.1_1.1.1_2.1_1.2_1',
    shows:
      'Rows and columns have the same number of filled cells, and still they cannot both be right. It shows in the fourth sweep.',
  },
} as const satisfies Readonly<Record<string, GalleryEntry>>;
