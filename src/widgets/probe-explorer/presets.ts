/** The puzzles that the explorer offers. */
import { offered } from '../../puzzles/offered.ts';

export const presets = offered(
  'unique-five',
  'two-five',
  'mixed-five',
  'rest-five',
  'dots-five',
  'unique-ten',
  {
    id: 'jwilk-022',
    note: 'A published puzzle. Sweeps leave 351 of 400 cells; 24 of them open the whole picture when they are probed.',
  },
  'lambda',
  'domino',
);
