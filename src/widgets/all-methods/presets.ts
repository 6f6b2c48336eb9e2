/** The puzzles that the page of a puzzle offers: one for each way in which methods differ. */
import { offered } from '../../puzzles/offered.ts';

export const presets = offered(
  'fourteen-sweeps',
  'heart',
  'hardest-5x5',
  'difficulty-8',
  'no-progress',
  'hard-3.3',
  'two-five',
  'rest-five',
  'lambda',
  'domino',
  'switch',
  'no-solution',
  'jwilk-022',
  'cat',
);
