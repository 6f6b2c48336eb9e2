/** The puzzles that the stepper offers. */
import { offered } from '../../puzzles/offered.ts';

export const presets = offered(
  'smallest-two-sat',
  'chain-of-eight',
  'chain-of-nine',
  'smallest-four',
  'sums-add',
  'no-progress',
  'switch-5x5',
  'jwilk-022',
);
