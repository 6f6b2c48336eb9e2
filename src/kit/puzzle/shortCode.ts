/** The shortest text by which a link can have a puzzle, for addresses that are typed from paper. */
import type { Grid } from '../../engine/board/cell.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { encodeImage } from '../../formats/imageCode.ts';
import { codeOf } from './coded.ts';

/**
 * The code of a solution, from which the numbers follow, where that is shorter; else the code of the puzzle.
 *
 * @param solution - a picture that fits; null where none is known
 */
export function shortCodeOf(puzzle: Puzzle, solution: Grid | null): string {
  const code = codeOf(puzzle);
  if (solution === null || puzzle.clues !== undefined) return code;
  const short = encodeImage(solution);
  return short.length < code.length && codeOf(puzzleOf(solution)) === code ? short : code;
}
