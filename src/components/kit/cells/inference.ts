/** Figures of the chapter on what must be so: inference. */
import { galleryPuzzle } from '../../../puzzles/gallery.ts';
import { cell } from './figures.ts';
import type { KitCell } from './figures.ts';

const { code: switching } = galleryPuzzle('switch');
const { code: impossible } = galleryPuzzle('no-solution');

export const inferenceCells: readonly KitCell[] = [
  cell('must-be', 'kit-must', 'What must be so: several solutions'),
  cell('must-be', 'kit-must-one', 'What must be so: one solution', {
    puzzle: galleryPuzzle('003-figure-1').code,
  }),
  cell('must-be', 'kit-must-nothing', 'What must be so: nothing', { puzzle: switching }),
  cell('must-be', 'kit-must-none', 'What must be so: no solution', { puzzle: impossible }),
  cell('line-formula', 'kit-formula', 'From a row to a formula'),
  cell('line-formula', 'kit-formula-long', 'From a long row to a formula', {
    description: '3 1 4 1 5',
    cells: 25,
    puzzle: galleryPuzzle('cat').code,
  }),
  cell('line-formula', 'kit-formula-empty', 'From a row without runs to a formula', {
    description: '0',
    cells: 5,
  }),
  cell('two-pictures', 'kit-pictures', 'Two pictures for each cell'),
  cell('two-pictures', 'kit-pictures-some', 'Two pictures for some cells', {
    puzzle: galleryPuzzle('must-be-72').code,
  }),
  cell('two-pictures', 'kit-pictures-none', 'Two pictures: no solution', { puzzle: impossible }),
  cell('reach-boards', 'kit-boards', 'One puzzle, every method'),
  cell('reach-boards', 'kit-boards-sat', 'One puzzle, every method: found by nobody', {
    puzzle: galleryPuzzle('only-sat').code,
  }),
  cell('reach-boards', 'kit-boards-wide', 'One puzzle, every method: one solution', {
    puzzle: galleryPuzzle('jwilk-022').code,
  }),
  cell('reach-boards', 'kit-boards-none', 'One puzzle, every method: no solution', {
    puzzle: impossible,
  }),
  cell('reach-run', 'kit-reach', 'What each method misses, with a stored run'),
  cell('reach-run', 'kit-reach-small', 'What each method misses, no stored run', {
    height: 4,
    width: 5,
    boards: 10,
  }),
  cell('ask-cell', 'kit-ask', 'One question to the solver', {
    puzzle: galleryPuzzle('no-progress').code,
    cell: [5, 5],
    value: 'filled',
    every: { page: 'kit/ask-every/', cell: 'kit-every' },
  }),
  cell('ask-cell', 'kit-ask-either', 'One question to the solver: two solutions, at the end', {
    puzzle: switching,
    cell: [1, 1],
    step: 5,
  }),
  cell('ask-cell', 'kit-ask-none', 'One question to the solver: no solution', {
    puzzle: impossible,
    from: 'clues',
  }),
  cell('ask-every', 'kit-every', 'Every cell asked', {
    puzzle: galleryPuzzle('random-10x10').code,
    one: { page: 'kit/ask-cell/', cell: 'kit-ask' },
  }),
  cell('ask-every', 'kit-every-none', 'Every cell asked: no solution', {
    puzzle: impossible,
    questions: 'both',
  }),
];
