/** The figure without script: the picture with the first proposal, searched while the site is built. */
import { fewestChanges } from '../../engine/make/fewestChanges.ts';
import { fewestGiven } from '../../engine/make/fewestGiven.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { encodePuzzle } from '../../formats/puzzleCode.ts';
import { usualCell } from '../../kit/board/boardLayout.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { toMarkup } from '../../svg/svgTree.ts';
import type { Mended, SolutionRepairProps } from './model.ts';
import {
  boardShown,
  defaultState,
  imageOf,
  isSmall,
  outcomeText,
  proposalAt,
  proposalText,
  proposed,
  solutionsText,
} from './model.ts';

/** What the .astro file places. */
export type StaticRepair = {
  readonly board: string; // markup
  readonly code: string; // of the picture
  readonly puzzle: string; // its code
  readonly solutions: string;
  readonly outcome: string; // '' for a picture that is not searched while the site is built
  readonly proposal: string;
};

/** The first frame. @throws RangeError or SyntaxError for settings that cannot be @source none */
export function staticRepair(props: SolutionRepairProps): StaticRepair {
  const state = defaultState(props);
  const image = imageOf(state);
  const { aim } = state;
  const mended: Mended | null = !isSmall(image)
    ? null
    : aim === 'given'
      ? { kind: 'given', found: fewestGiven(image) }
      : { kind: 'changes', wanted: aim, found: fewestChanges(image, aim) };
  const model = boardShown(proposed(image, aim, proposalAt(mended, state)), mended);
  return {
    board: toMarkup(boardPicture(model, { id: 'static-repair', cell: usualCell(model) })),
    code: state.code,
    puzzle: encodePuzzle(puzzleOf(image)),
    solutions: solutionsText(image),
    outcome: mended === null ? '' : outcomeText(image, mended),
    proposal: mended === null ? '' : proposalText(image, aim, mended, 1),
  };
}
