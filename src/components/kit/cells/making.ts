/** Figures of the chapters on solutions and on making that make puzzles: the fewest changes, and from a picture. */
import { studioSize } from '../../../kit/make/settings.ts';
import { cell } from './figures.ts';
import type { KitCell } from './figures.ts';

export const makingCells: readonly KitCell[] = [
  cell('solution-repair', 'kit-mend', 'The fewest changes'),
  cell('solution-repair', 'kit-mend-given', 'The fewest cells to give away', { aim: 'given' }),
  cell('picture-puzzle', 'kit-picture', 'From a picture to a puzzle'),
  cell('puzzle-collection', 'kit-collection', 'A collection'),
  cell('puzzle-folder', 'kit-folder', 'A folder of puzzles'),
  cell('picture-studio', 'kit-studio', 'Make a puzzle', studioSize),
  cell('picture-puzzle', 'kit-picture-dots', 'From a picture to a puzzle, in dots', {
    height: 12,
    width: 15,
    diffusion: true,
    runs: 1,
    further: 0,
  }),
];
