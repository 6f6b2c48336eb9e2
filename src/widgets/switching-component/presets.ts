/** Pictures to look at: the one of 000, boards of its samples, and one whose several solutions need more than 2 x 2. */
import { offeredPictures } from '../../puzzles/offered.ts';

/** @source 000_8dc3042ab81c971c.txt §4.2 and Figure 7 */
export const presets = offeredPictures(
  {
    id: 'switch',
    name: 'The simplest, 2\u00a0×\u00a02',
    note: 'Figure 7 of Batenburg and Kosters: every line says 1, and two pictures fit.',
  },
  'two-filled',
  'random-6x6',
  'random-10x10',
  'random-30x30-half',
  'eight-at-once',
);
