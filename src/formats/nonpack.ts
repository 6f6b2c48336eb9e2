/** Several `.non` puzzles in one text, with a line `====` between each two, as mikix/nonogram-db has them. */
import type { Puzzle } from '../engine/board/puzzle.ts';
import { writeNon } from './nonFormat.ts';

/**
 * Writes puzzles as a `.nonpack`.
 *
 * @source none (FORMAT.md of mikix/nonogram-db)
 */
export const writeNonpack = (
  puzzles: readonly { readonly puzzle: Puzzle; readonly name: string }[],
): string => puzzles.map(({ puzzle, name }) => writeNon(puzzle, name)).join('====\n');
