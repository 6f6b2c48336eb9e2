/** The puzzles of which every cell can be asked. */
import { offered } from '../../puzzles/offered.ts';

export const presets = offered(
  'must-be-72',
  {
    id: 'random-10x10',
    note: 'A random picture with many solutions. Sweeps find nothing, and yet four cells are the same in all solutions. Ask both ways to see them all.',
  },
  'no-progress',
  '001-figure-18',
  'unique-ten',
  'lambda',
  'domino',
  'jwilk-022',
  'switch',
  'no-solution',
  'heart',
  'random-30x30-half',
);
