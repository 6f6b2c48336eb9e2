/** The hero of the book: a picture of our own that goes through all its methods. */
import { drawn } from './galleryPuzzle.ts';
import type { GalleryEntry } from './galleryPuzzle.ts';

/**
 * The owl was drawn by hand. A seeded search then flipped single cells and their mirror images, seldom in an outline and
 * freely in the plumage, and kept what brought it nearer to one solution and to methods that add about as much as each
 * other: sweeps lay the branch and the feet, pairs of lines the ears and wings, and only a search closes the eyes.
 */
export const heroes = {
  owl: {
    name: 'The owl, 20\u00a0×\u00a020',
    picture: drawn(
      '..##............##..',
      '....##........##....',
      '..#...########...#..',
      '..#....#....#....#..',
      '.#...###....###...#.',
      '.#..#...#..#...#..#.',
      '.#.#.....##.....#.#.',
      '.#.#..##....##..#.#.',
      '.#.#..##.##.##..#.#.',
      '.#..#...#..#...#..#.',
      '.#...###.##.###...#.',
      '.##......##......##.',
      '.#.##.#.#..#.#.##.#.',
      '.#.#.#...##...#.#.#.',
      '.##...###..###...##.',
      '.#..#...#..#...#..#.',
      '..#.#.#..##..#.#.#..',
      '..##...#....#...##..',
      '....##.##..##.##....',
      '.##################.',
    ),
    shows:
      'Goes through the whole book: sweeps find almost a third of it, pairs of lines, chains and probing add a part each, and a SAT solver finds the rest.',
  },
} as const satisfies Readonly<Record<string, GalleryEntry>>;
