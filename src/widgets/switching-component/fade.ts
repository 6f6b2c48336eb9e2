/** The quiet move of an exchange: what the four cells were fades away over what they are now (styles.css). */
import { FILLED } from '../../engine/board/cell.ts';
import { boardLayout, cellUnits } from '../../kit/board/boardLayout.ts';
import type { BoardModel } from '../../kit/board/boardModel.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';

/**
 * The picture with a cover over each cell that has just changed.
 *
 * @param picture - of `model`
 * @param cells - indexes of the changed cells; none gives the picture itself
 */
export function fadeNodes(picture: SvgNode, model: BoardModel, cells: readonly number[]): SvgNode {
  if (cells.length === 0) return picture;
  const { left, top } = boardLayout(model);
  const covers = cells.map((cell) =>
    svgNode('rect', {
      // the cover is what the cell was
      class: model.cells[cell] === FILLED ? 'switching-was-empty' : 'switching-was-filled',
      x: left + (cell % model.width) * cellUnits + 2,
      y: top + Math.floor(cell / model.width) * cellUnits + 2,
      width: cellUnits - 4,
      height: cellUnits - 4,
      'aria-hidden': 'true',
    }),
  );
  return { ...picture, children: [...picture.children, ...covers] };
}
