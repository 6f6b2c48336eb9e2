/** What the build finds out of the puzzle that the figure opens with: the page would need too long. */
import { infer } from '../../engine/inference/inference.ts';
import { solveSimple } from '../../engine/sweep/simpleSolver.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import { answerOf, defaultState } from './model.ts';
import type { MustBeAnswer, MustBeProps } from './model.ts';

export function prebuilt(props: MustBeProps): MustBeAnswer {
  const puzzle = puzzleIn(defaultState(props).code);
  return answerOf(infer(puzzle), solveSimple(puzzle).grid);
}
