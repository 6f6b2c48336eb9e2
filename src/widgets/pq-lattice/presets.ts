/** Puzzles for the lattice: one of each kind beyond FourSolver that 5x5 has, and a few below. */
import { hardKinds } from '../../puzzles/intersecting.ts';
import type { PuzzleId } from '../../puzzles/gallery.ts';
import { offered } from '../../puzzles/offered.ts';

export const presets = offered(
  ...hardKinds,
  {
    id: 'difficulty-8',
    name: '(2,2)-hard: FourSolver solves it',
    note: 'Sweeps fix two cells and stop. Intersections of two rows and two columns do all the rest.',
  },
  {
    id: 'heart',
    name: 'Simple: sweeps solve it',
    note: 'SimpleSolver is the least element of the lattice. What it solves, all others solve.',
  },
  { id: 'switch-5x5', name: 'Two solutions: nothing solves it' },
);

/** The preset that a figure opens with: every mark of the lattice occurs in it. */
export const firstPreset = 'hard-3.4-5.3' satisfies PuzzleId;
