/** What the build finds out of the puzzle that the figure opens with: the page would need too long. */
import { createReacher } from '../../engine/inference/reach.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import { defaultState, reachedOf } from './model.ts';
import type { Reached, ReachBoardsProps } from './model.ts';

export function prebuilt(props: ReachBoardsProps): Reached {
  const puzzle = puzzleIn(defaultState(props).code);
  return reachedOf(puzzle, createReacher(puzzle.rows.length, puzzle.columns.length).run(puzzle));
}
