/** Figures about one solution or many: of the chapter on solutions, and the race. */
import { galleryPuzzle } from '../../../puzzles/gallery.ts';
import { cell } from './figures.ts';
import type { KitCell } from './figures.ts';

export const solutionCells: readonly KitCell[] = [
  cell('all-solutions', 'kit-solutions', 'All solutions of a puzzle'),
  cell('all-solutions', 'kit-solutions-two', 'Two solutions, laid over each other', {
    puzzle: galleryPuzzle('eight-at-once').code,
    at: 2,
    against: 1,
  }),
  cell('all-solutions', 'kit-solutions-none', 'All solutions: none', {
    puzzle: galleryPuzzle('no-solution').code,
  }),
  cell('solver-race', 'kit-race', 'The race on the puzzles of MiniZinc', { set: 'minizinc' }),
];
