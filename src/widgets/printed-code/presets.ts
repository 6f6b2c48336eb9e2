/** Pictures for the printed code: one with an empty row, which shows its zeros, and others. */
import { offeredPictures } from '../../puzzles/offered.ts';

/** @source 004_baeeafed5327eab8.txt “Clue Calculation” */
export const presets = offeredPictures(
  {
    id: 'rows-at-sight',
    name: 'A picture with an empty row, 5\u00a0×\u00a05',
    note: 'The last row is empty: the printed code gives it zeros only.',
  },
  { id: 'row-of-four', note: 'One row has two clues, so the other four get a zero.' },
  'random-10x10',
);
