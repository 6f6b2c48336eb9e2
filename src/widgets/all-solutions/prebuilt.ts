/** What the build finds out of the puzzle that the figure opens with: the page would need too long. */
import type { Grid } from '../../engine/board/cell.ts';
import { allPieces } from '../../engine/pieces.ts';
import { everySolutionInPieces } from '../../engine/solutions/everySolution.ts';
import { laidShown, puzzleShown } from './model.ts';
import { defaultState, mostSolutions } from './settings.ts';
import type { AllSolutionsProps } from './settings.ts';

/** @returns null where there are more than are looked for */
export function prebuilt(props: AllSolutionsProps): readonly Grid[] | null {
  const state = defaultState(props);
  const { complete, solutions } = allPieces(
    everySolutionInPieces(puzzleShown(state), mostSolutions, laidShown(state)?.image),
  );
  return complete ? solutions : null;
}
