/** Puzzles about what must be so: an opening one, those of 003, and a smallest one for each thing that can be. */
import { offered } from '../../puzzles/offered.ts';

/** @source 003_bcef302d21730516.txt §1, Figures 1, 2 and 4 */
export const presets = offered(
  'must-be-72',
  '003-figure-1',
  '003-figure-2a-apart',
  '003-figure-2a',
  '003-figure-2b',
  '003-figure-4',
  {
    id: 'one-cell',
    name: 'One solution and inference, the smallest: 1\u00a0×\u00a01',
    note: 'One solution, so every cell must be so.',
  },
  'several-and-inference',
  {
    id: 'switch',
    name: 'No inference at all, the smallest: 2\u00a0×\u00a02',
    note: 'Two solutions, each the other turned inside out: no cell is the same in both.',
  },
  'between-sweeps',
  'no-sweep-helps',
  {
    id: 'no-solution',
    note: 'Without a solution there is nothing that all solutions share: 003 asks only about puzzles that have one.',
  },
);
