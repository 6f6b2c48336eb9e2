/** The puzzles that the stepper offers. */
import { offered } from '../../puzzles/offered.ts';

export const presets = offered(
  'fourteen-sweeps',
  'difficulty-8',
  'half-turn',
  'only-half-turn',
  'no-progress',
  {
    id: 'hardest-5x5',
    name: 'The hardest simple one, 5\u00a0×\u00a05',
    note: 'Sweeps alone solve it, 17 of them. No simple puzzle of this size takes more.',
  },
  'jwilk-022',
);
