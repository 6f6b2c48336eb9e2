/** The hero of the book: a picture of our own that goes through all its methods. */
import { drawn } from './galleryPuzzle.ts';
import type { Entry } from './galleryPuzzle.ts';

/**
 * Head, ears, eyes and outline are drawn by hand, and so was the first plumage. The cells of the plumage were then
 * flipped one by one by a seeded search, until there was one solution and each method added about as much as the others.
 */
export const heroes = {
  owl: {
    name: 'The owl, 20\u00a0×\u00a020',
    picture: drawn(
      '..##............##..',
      '..####.........###..',
      '..#.#####..#######..',
      '..##....#.#.....##..',
      '.##......##......##.',
      '.#...##..#...##..##.',
      '.#...##...#..##...#.',
      '.##.......#......##.',
      '.###....##.#......#.',
      '.##..####..#..#.###.',
      '.#..#..####..##..##.',
      '.#.###.###..#..####.',
      '.#..##....#.#....##.',
      '.#.#......#...###.#.',
      '.#...##....###.##.#.',
      '.##.##.#...####.###.',
      '..#.#.#....##...##..',
      '...###.##...#.###...',
      '#.##.##....#.#######',
      '...##.#.###.........',
    ),
    shows:
      'Needs every method of the book: sweeps begin it, pairs of lines, chains and probing each add a part, and a SAT solver has the last word.',
  },
} as const satisfies Readonly<Record<string, Entry>>;
