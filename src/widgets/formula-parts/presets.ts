/** Puzzles whose formula is built up: the one that is stepped through beside it, then longer blocks, and larger ones. */
import { offered } from '../../puzzles/offered.ts';

/** @source 002_5ae15e577f844a8a.txt, "Over Easy or Hard Boiled?" */
export const presets = offered(
  { id: 'row-of-four', note: 'The block of 4 counts 144, as much as sixteen blocks of 1.' },
  { id: 'heart', note: 'Two rows of 5 and three columns of 4: long blocks, and a small value.' },
  {
    id: 'hardest-5x5',
    note: 'No simple puzzle of this size takes more sweeps, 17. Over rows and columns the formula still gives it less than the row of 4, which takes six.',
  },
  {
    id: 'random-10x10',
    note: 'Twice the side: a block of 1 counts half as much, and there are four times as many cells.',
  },
);
