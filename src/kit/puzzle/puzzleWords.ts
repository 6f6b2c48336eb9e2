/** What a puzzle and its board are called by their size. */
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { sizeText } from '../../notebook/plain/numbers.ts';

/** "20 × 20 puzzle". */
export const puzzleBySize = ({ rows, columns }: Puzzle): string =>
  `${sizeText(rows.length, columns.length)} puzzle`;

/**
 * What a board is, for readers who do not see it.
 *
 * @param besides - what it shows but the puzzle: " with a question"
 */
export const boardName = ({ rows, columns }: Puzzle, besides = ''): string =>
  `Nonogram of ${rows.length} rows and ${columns.length} columns${besides}`;
