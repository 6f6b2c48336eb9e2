/** Puzzles about probing: what a single probe says, from all to nothing. */
import type { GalleryEntry } from './galleryPuzzle.ts';

export const probed = {
  'unique-five': {
    name: 'One solution, 5\u00a0×\u00a05',
    code: '5x5_2_3.1_3_1_3~2.1_2.1_2.1_1_2.1',
    shows:
      'Nearly every probe settles the whole puzzle: one value leads to a contradiction, the other to the solution.',
  },
  'two-five': {
    name: 'Two solutions, 5\u00a0×\u00a05',
    code: '5x5_3_1_2_3_2~1_2_1.3_1.2_1',
    shows: 'Four cells of category 15: either value leads to a solution, so there are two.',
  },
  'mixed-five': {
    name: 'One solution, seldom seen: 5\u00a0×\u00a05',
    code: '5x5_2_1.1_2_2.1_2~2_1.2_1.1_1.1_1.1',
    shows: 'Nine different categories. Only four of the 24 cells prove the solution.',
  },
  'rest-five': {
    name: 'Left open, 5\u00a0×\u00a05',
    code: '5x5_1.1_1.2_1_2_2.1~2.1_2_1_2_2.1',
    shows:
      'No single probe reaches a solution. Some prove the value of their cell, and that is a start.',
  },
  'dots-five': {
    name: 'All of category 4, 5\u00a0×\u00a05',
    code: '5x5_0_1_1_1_0~0_0_1_1_1',
    shows:
      'Filled leads a little further, empty to nothing, whichever cell is taken: three rows and three columns in any order.',
  },
  'unique-ten': {
    name: 'One solution, 10\u00a0×\u00a010',
    code: '10x10_2.2_2.1.2_1.1.2_3.2.1_3.1_1.3.1_1.1.2_2.1.2_1.3.1_1.3~1.2.2_1.2.1_4.4_1.1_1.1.2_1.3.1_1.1.1_3.1.1_2.1.2.1_2.2',
    shows: 'Most of the board is open, and ten categories occur side by side.',
  },
} as const satisfies Readonly<Record<string, GalleryEntry>>;
