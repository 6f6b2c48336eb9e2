/** Pictures: with switching components and without, and with every number of different turns and reflections. */
import { drawn } from './galleryPuzzle.ts';
import type { GalleryEntry } from './galleryPuzzle.ts';

const switching = {
  'two-filled': {
    name: 'Two filled cells, 6\u00a0×\u00a06',
    picture: drawn('......', '..#...', '......', '......', '.....#', '......'),
    shows:
      'Two filled cells in different rows and different columns: always a switching component.',
  },
  'random-6x6': {
    name: 'A random board, 6\u00a0×\u00a06, 20\u00a0% filled',
    picture: '6x6bAEBUEk', // the first board of seed 2012, and so are the next two
    shows: 'Few cells are filled, so nearly every board has some.',
  },
  'random-10x10': {
    name: 'A random board, 10\u00a0×\u00a010, 30\u00a0% filled',
    picture: '10x10bZA6oBiiQCRERFSEbA',
    shows: 'The first board of the stored run at this percentage.',
  },
  'random-30x30-half': {
    name: 'A random board, 30\u00a0×\u00a030, 50\u00a0% filled',
    picture:
      '30x30baXlODhZccZdAaES84csN2D9EAMYy4AbVPp2roQtOrOLpoOSo3lOOPpu1du-dWuOtBN-YlpFnXhyFyeVtWDdHuzoblxMUfKG3PQvqFwPD3YCm1Fvcz1uLDpybU5RjzibhFKgnee1ifuLseYo0SSmUoj',
    shows: 'Here they are rarer, but one is enough to spoil a puzzle.',
  },
  'eight-at-once': {
    name: 'Two solutions without one, 2\u00a0×\u00a04',
    picture: drawn('..##', '##..'),
    shows:
      'Not everything is explained by two rows and two columns: here all eight cells must change at once.',
  },
} as const satisfies Readonly<Record<string, GalleryEntry>>;

/** The pictures of Figure 19 are lost in our copy; these stand for them. @source 001_a525a3e1210b0814.txt §4, Figure 19 */
const turned = {
  'no-symmetry': {
    name: 'A picture without symmetry, 5\u00a0×\u00a05',
    picture: drawn('#....', '##...', '.###.', '..#..', '.....'),
    shows: 'Eight different pictures: every turn and every reflection changes it.',
  },
  fish: {
    name: 'A fish, 5\u00a0×\u00a05',
    picture: drawn('.#.#.', '.###.', '#####', '.###.', '..#..'),
    shows: 'Four different pictures: one reflection leaves it as it is.',
  },
  band: {
    name: 'A band from corner to corner, 5\u00a0×\u00a05',
    picture: drawn('##...', '###..', '.###.', '..###', '...##'),
    shows: 'Two different pictures: the half turn and both diagonals leave it as it is.',
  },
  pinwheel: {
    name: 'A pinwheel, 5\u00a0×\u00a05',
    picture: drawn('##..#', '.#.##', '..#..', '##.#.', '#..##'),
    shows: 'Two different pictures: every turn leaves it as it is, and no reflection does.',
  },
  star: {
    name: 'A star, 5\u00a0×\u00a05',
    picture: drawn('..#..', '.###.', '##.##', '.###.', '..#..'),
    shows: 'One picture only: no turn and no reflection changes it.',
  },
} as const satisfies Readonly<Record<string, GalleryEntry>>;

/** A picture to be changed by its reader. */
const unfinished = {
  owlet: {
    name: 'An owlet, 10\u00a0×\u00a010',
    picture: drawn(
      '#........#',
      '##.####.##',
      '#...##...#',
      '#.#.##.#.#',
      '#...##...#',
      '##......##',
      '#.#.#....#',
      '#..#.#.#.#',
      '##.......#',
      '.########.',
    ),
    shows: 'Not a good puzzle yet: two pictures have its numbers. One cell more can mend it.',
  },
} as const satisfies Readonly<Record<string, GalleryEntry>>;

export const pictures = { ...switching, ...turned, ...unfinished };
