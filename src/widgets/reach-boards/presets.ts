/** A puzzle for each step from sweeps to everything that must be so, and some that are the same for all methods. */
import { offered } from '../../puzzles/offered.ts';

export const presets = offered(
  'every-step',
  'only-four',
  'only-chains',
  'only-a-round',
  'only-rounds',
  'chains-not-a-round',
  'only-pairs',
  'only-sat-smallest',
  'only-sat',
  {
    id: 'must-be-72',
    note: 'Sweeps, pairs of lines and chains are far apart here, and repeated probing finds all that must be so.',
  },
  'random-10x10',
  {
    id: 'jwilk-022',
    note: 'A real puzzle with one solution, so every cell must be so.',
  },
  { id: 'heart', note: 'Sweeps solve it, so no other method has anything left to find.' },
  {
    id: 'switch',
    note: 'Two solutions without a cell in common: nothing can be inferred, and so nothing can be missed.',
  },
  {
    id: 'no-solution',
    note: 'Without a solution there is nothing that all solutions share.',
  },
);
