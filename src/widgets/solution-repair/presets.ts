/** Pictures to mend: those of the figure of switching components, and 2 x 5, the second pattern of 004. */
import { offeredPictures } from '../../puzzles/offered.ts';

/** @source 004_baeeafed5327eab8.txt "How to avoid non-unique puzzles"; 000_8dc3042ab81c971c.txt Figure 7 */
export const presets = offeredPictures(
  {
    id: 'random-6x6',
    note: 'A random picture of six rows and columns with several solutions.',
  },
  {
    id: 'random-10x10',
    note: 'A random picture with many solutions. No three cells need be enough for it.',
  },
  'switch',
  'two-filled',
  'eight-at-once',
);
