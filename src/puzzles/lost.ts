/**
 * Puzzles in place of those of 001 whose pictures are lost in our copy. What the text says of each, and how these were
 * found, stands in src/claims/001/puzzles.ts.
 */
import { drawn } from './galleryPuzzle.ts';
import type { GalleryEntry } from './galleryPuzzle.ts';

export const lost = {
  '001-figure-9': {
    name: 'In place of Wensveen’s Figure 9, 5\u00a0×\u00a05',
    picture: drawn('#..#.', '..##.', '##...', '...#.', '.##..'),
    shows: 'Two clusters of unknown cells; probing any of them solves the puzzle.',
  },
  '001-figure-14': {
    name: 'In place of Wensveen’s Figure 14, 6\u00a0×\u00a06',
    picture: drawn('#.#...', '.##.##', '...#..', '..#...', '......', '#...#.'),
    shows: 'A puzzle with a cell of category 0, in the lower left corner.',
  },
  '001-figure-15': {
    name: 'In place of Wensveen’s Figure 15, 4\u00a0×\u00a04',
    picture: drawn('...#', '..#.', '.#..', '#...'),
    shows: 'Every cell unknown, every cell of category 4.',
  },
  '001-figure-16': {
    name: 'In place of Wensveen’s Figure 16, 4\u00a0×\u00a04',
    picture: drawn('..#.', '.#..', '...#', '###.'),
    shows: 'Only categories 5 and 8: no single probe solves anything.',
  },
  '001-figure-17': {
    name: 'Wensveen’s Figure 17, 5\u00a0×\u00a05',
    picture: drawn('..#.#', '.....', '#...#', '.....', '#.#..'),
    shows: 'Only categories 1.',
  },
  '001-figure-18': {
    name: 'In place of Wensveen’s Figure 18, 6\u00a0×\u00a06',
    picture: drawn('....##', '..###.', '.##..#', '#.....', '......', '#.#...'),
    shows: 'A puzzle with one solution and a cell of category 0.',
  },
  '001-figure-20': {
    name: 'In place of Wensveen’s Figure 20, 4\u00a0×\u00a04',
    picture: drawn('...#', '.##.', '###.', '..##'),
    shows: 'A puzzle with one solution and eleven unknown cells.',
  },
  '001-figure-21': {
    name: 'In place of Wensveen’s Figure 21, 4\u00a0×\u00a04',
    picture: drawn('.#.#', '###.', '.##.', '#...'),
    shows: 'A puzzle with two solutions and eleven unknown cells.',
  },
  '001-figure-22a': {
    name: 'In place of Wensveen’s Figure 22a, 4\u00a0×\u00a04',
    picture: drawn('..#.', '.#..', '#...', '....'),
    shows:
      'Nine unknown cells, all of category 4: the empty row and the empty column are at the edge.',
  },
  '001-figure-22b': {
    name: 'In place of Wensveen’s Figure 22b, 4\u00a0×\u00a04',
    picture: drawn('...#', '.#..', '....', '#...'),
    shows: 'Nine unknown cells, all of category 4: the empty row and the empty column are inside.',
  },
  '001-figure-22c': {
    name: 'In place of Wensveen’s Figure 22c, 4\u00a0×\u00a04',
    picture: drawn('...#', '.#..', '#...', '....'),
    shows:
      'Nine unknown cells, all of category 4: the empty row is at the edge and the empty column is inside.',
  },
  '001-figure-23': {
    name: 'In place of Wensveen’s Figure 23, 5\u00a0×\u00a05',
    picture: drawn('##..#', '.#.#.', '.###.', '.#..#', '#.#..'),
    shows: 'A 5x5 puzzle with one solution and many kinds of probes.',
  },
  '001-figure-24': {
    name: 'In place of Wensveen’s Figure 24, 5\u00a0×\u00a05',
    picture: drawn('.####', '#....', '#....', '#....', '#....'),
    shows: 'A 5x5 puzzle with two solutions that differ in one switching component.',
  },
  '001-figure-25': {
    name: 'In place of Wensveen’s Figure 25, 5\u00a0×\u00a05',
    picture: drawn('#..#.', '.#..#', '.#..#', '#..#.', '.....'),
    shows: 'A puzzle with one solution that no single probe finds.',
  },
} as const satisfies Readonly<Record<string, GalleryEntry>>;
