/** Puzzles with several solutions: the patterns of 004, as they are printed there. */
import { drawn } from './galleryPuzzle.ts';
import type { Entry } from './galleryPuzzle.ts';

export const several = {
  '004-figure-a': {
    name: 'Figure A of 004, 5\u00a0×\u00a06',
    picture: drawn('#..#.#', '.#....', '..#.#.', '.....#', '##.#..'),
    shows: 'Two pairs of rows and columns can be switched, says the document: four solutions.',
  },
  '004-three': {
    name: 'Three solutions, 2\u00a0×\u00a05',
    picture: drawn('#.#..', '....#'),
    shows:
      'Any two of the three differ by a switching component; the third is what the other two come to, one after the other.',
  },
} as const satisfies Readonly<Record<string, Entry>>;
