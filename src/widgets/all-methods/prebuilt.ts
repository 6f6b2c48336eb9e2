/** What the build finds out of the puzzle that the figure opens with: the page would need too long. */
import { allPieces } from '../../engine/pieces.ts';
import { solve } from '../../engine/solve/solve.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import { runMethods } from '../../methods/methods.ts';
import { defaultState } from './model.ts';
import type { AllMethodsProps, SolvedByAll } from './model.ts';

export function prebuilt(props: AllMethodsProps): SolvedByAll {
  const puzzle = puzzleIn(defaultState(props).code);
  return { ends: allPieces(runMethods(puzzle)), solved: solve(puzzle) };
}
