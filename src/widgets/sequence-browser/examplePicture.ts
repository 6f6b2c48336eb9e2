/** The example of a sequence as a board: what SimpleSolver knows, and the categories of what it does not. */
import type { BoardModel } from '../../kit/board/boardModel.ts';
import { boardOf } from '../../kit/board/boardModel.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { boardPictureSmall } from '../../kit/board/boardThumbnail.ts';
import { categoryMarks } from '../../kit/probe/categoryPicture.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import type { SequenceBrowserExample } from './model.ts';

/** The board where sweeps stop, each unknown cell with its category. @source 001_a525a3e1210b0814.txt §3.4 */
export function examplePicture({ puzzle, result }: SequenceBrowserExample): SvgNode {
  const label = 'The puzzle where sweeps stop, with the categories of its unknown cells';
  const board: BoardModel = {
    ...boardOf(puzzle, result.state.cells, label),
    overlay: categoryMarks(result.cells),
  };
  return boardPicture(board, { cell: 38 });
}

/** The picture that made the puzzle. */
export const imagePicture = (
  { image }: Pick<SequenceBrowserExample, 'image'>,
  size: number,
): SvgNode => boardPictureSmall(image, { label: 'The picture', size });
