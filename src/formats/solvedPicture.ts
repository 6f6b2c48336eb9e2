/** A picture for the formats that hold nothing else, where a puzzle comes without one: its solution. */
import type { Solved } from '../engine/solve/solve.ts';
import { refusal } from './format.ts';
import type { Format } from './format.ts';
import type { ToldPuzzle } from './told.ts';

/** Whether a format holds a picture alone, and none is known yet: sweeps find none. */
export const wantsPicture = (puzzle: ToldPuzzle, format: Format): boolean =>
  puzzle.goal === undefined &&
  format.writer?.refuses !== undefined &&
  format.writer.keeps.includes('goal') &&
  refusal(format, puzzle) !== null;

/**
 * What a search for the picture came to. Any solution draws the same clues; that there are others is said, as the file will show
 * only this one.
 *
 * @returns the puzzle with its picture and perhaps a note; or why there is no picture
 */
export function pictured(
  puzzle: ToldPuzzle,
  { label }: Format,
  { status, solutions }: Solved,
): { readonly puzzle: ToldPuzzle; readonly note?: string } | { readonly wrong: string } {
  const [goal] = solutions;
  if (goal === undefined)
    return {
      wrong:
        status === 'none'
          ? `${label} holds a picture, and the puzzle has no solution.`
          : `${label} holds a picture, and no solution was found before the search was ended.`,
    };
  const drawn = { ...puzzle, goal: goal.cells };
  if (status === 'several')
    return {
      puzzle: drawn,
      note: `the puzzle has several solutions, and ${label} holds one picture: one was taken.`,
    };
  if (status === 'open')
    return {
      puzzle: drawn,
      note: 'whether the picture is the only solution was not found out: the search was ended.',
    };
  return { puzzle: drawn };
}
