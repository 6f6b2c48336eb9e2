/** Marks of a player that cannot stay: each in a red ring, and crossed, because the focus has a ring of its own. */
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { cellUnits } from './boardLayout.ts';
import { squarePath } from './boardPaths.ts';

const inset = 0.09 * cellUnits;
const arm = 0.17 * cellUnits; // of the cross

/**
 * An overlay of a board.
 *
 * @param cells - indexes into the cells of the board
 */
export function wrongNode(width: number, cells: readonly number[]): SvgNode {
  const crosses = cells.map((cell) => {
    const x = ((cell % width) + 0.5) * cellUnits - arm;
    const y = (Math.floor(cell / width) + 0.5) * cellUnits - arm;
    return `M${x} ${y}l${2 * arm} ${2 * arm}m0-${2 * arm}l-${2 * arm} ${2 * arm}`;
  });
  const d = `${squarePath(width, cells, inset)}${crosses.join('')}`;
  return svgNode(
    'g',
    { class: 'board-wrong' },
    svgNode('path', { class: 'board-wrong-gap', d }),
    svgNode('path', { d }),
  );
}
