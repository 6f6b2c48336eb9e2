/** The hero that the book began with. */
import { drawn } from './galleryPuzzle.ts';
import type { GalleryEntry } from './galleryPuzzle.ts';

/** The hero until November 2026: its links open it still. */
export const formerHeroes = {
  'former-owl': {
    name: 'An earlier owl, 20\u00a0×\u00a020',
    picture: drawn(
      '..##............##..',
      '..####........####..',
      '..##########.###.#..',
      '..##....##.#....##..',
      '.##.......#......##.',
      '.#...##..##..##...#.',
      '.#...##..##..##...#.',
      '.##......##......##.',
      '.###....#.##....###.',
      '.##.##......#.##.##.',
      '.###..#..##....####.',
      '.##...#......##..##.',
      '.#.###..#..##..##.#.',
      '.#.....#.##.#.#...#.',
      '.##.##.#..#.#.##..#.',
      '.##...#.##...#.#.##.',
      '..#.#.#.##.#.#..##..',
      '...###.#......###...',
      '#########..######..#',
      '..###..#....##..#...',
    ),
    shows: 'The owl that this book began with. Here too every method adds a part.',
  },
} as const satisfies Readonly<Record<string, GalleryEntry>>;
