/** The puzzles that can be asked about: from none that can be inferred to all, and from one conflict to hundreds. */
import { offered } from '../../puzzles/offered.ts';

export const presets = offered(
  {
    id: 'no-progress',
    note: 'No line and no crossing of two rows and two columns gives a single cell, and yet all 25 can be inferred.',
  },
  {
    id: '001-figure-18',
    note: 'Sweeps leave 29 of 36 cells. Every one of them can be inferred.',
  },
  {
    id: 'random-10x10',
    note: 'A random picture. Sweeps find nothing, there are many solutions, and yet four cells are the same in all of them.',
  },
  'must-be-72',
  {
    id: 'unique-ten',
    note: 'One solution. A question is settled by a conflict or two.',
  },
  {
    id: 'lambda',
    note: 'A published puzzle of which sweeps find nothing. Questions take half a dozen conflicts.',
  },
  {
    id: 'domino',
    note: 'Built to be hard: sweeps find nothing, and a question can take thirty conflicts.',
  },
  {
    id: 'jwilk-022',
    note: 'A published puzzle of 20 × 20 cells. Sweeps leave 351 of them.',
  },
  {
    id: 'switch',
    note: 'Two solutions, and no cell is the same in both: nothing can be inferred.',
  },
  {
    id: 'no-solution',
    note: 'The numbers fit no picture: whatever is supposed is refuted.',
  },
  {
    id: 'heart',
    note: 'Sweeps find the whole picture: every cell is known before it is asked. Begin with the empty board to see the solver find it.',
  },
  {
    id: 'random-30x30-half',
    note: 'A random picture of 900 cells, half of them filled. A question can take hundreds of conflicts.',
  },
);
