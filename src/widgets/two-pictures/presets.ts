/** Puzzles of which nothing can be inferred, and others to compare. */
import { offered } from '../../puzzles/offered.ts';

/** @source 003_bcef302d21730516.txt §2 */
export const presets = offered(
  'nothing-10x10',
  {
    id: 'switch',
    name: 'The smallest, 2\u00a0×\u00a02',
    note: 'Two pictures are the whole certificate: each is the other turned inside out.',
  },
  {
    id: '001-figure-15',
    name: 'One in each row and column, 4\u00a0×\u00a04',
    note: 'Each picture fills four of the sixteen cells, so at least four are needed.',
  },
  'nothing-15x15',
  {
    id: 'must-be-72',
    note: '72 cells must be so, so there is no certificate for the whole board; these pictures show that the others may be either.',
  },
  'no-solution',
);
