/** Figures of the chapter on solutions that count: clue sets and guesses. */
import { cell } from './figures.ts';
import type { KitCell } from './figures.ts';

export const clueSetCells: readonly KitCell[] = [
  cell('clue-table', 'kit-clues', 'Clue sets and their solutions'),
  cell('clue-table', 'kit-clues-two', 'Clue sets of two rows', { sizes: 'two', size: '2x9' }),
  cell('guess-census', 'kit-guesses', 'How many cells must be guessed'),
  cell('picture-number', 'kit-number', 'A picture and its number'),
];
