/** Puzzles with several solutions: the patterns of 004, as they are printed there. */
import { drawn } from './galleryPuzzle.ts';
import type { GalleryEntry } from './galleryPuzzle.ts';

export const several = {
  '004-figure-a': {
    name: 'Figure A of the blog post, 5\u00a0×\u00a06',
    picture: drawn('#..#.#', '.#....', '..#.#.', '.....#', '##.#..'),
    shows:
      'The boxes that the blog post marks in it are two independent switches. It has more besides.',
  },
  '004-three': {
    name: 'Three solutions, 2\u00a0×\u00a05',
    picture: drawn('#.#..', '....#'),
    shows:
      'Any two of the three differ by a switching component; the third is what the other two come to, one after the other.',
  },
} as const satisfies Readonly<Record<string, GalleryEntry>>;
