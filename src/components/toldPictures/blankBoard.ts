/** The picture of what is left on a blank board when sweeps have stopped. */
import { UNKNOWN } from '../../engine/board/cell.ts';
import { leastBoard } from '../../facts/blankBoards.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { board, box, picture, words } from './parts.ts';

/** What sweeps find of a board, its open cells, and those that can be inferred all the same. */
export function beyondSweeps(): SvgNode {
  const { swept, inferable } = leastBoard();
  const [unit, left, top] = [3.6, 1, 3];
  const at = (cell: number): string =>
    box(
      left + (cell % swept.width) * unit,
      top + Math.floor(cell / swept.width) * unit,
      unit,
      unit,
    );
  const open = [...swept.cells.keys()].filter((cell) => swept.cells[cell] === UNKNOWN);
  const more = open.filter((cell) => inferable.cells[cell] !== UNKNOWN);
  const either = open.filter((cell) => inferable.cells[cell] === UNKNOWN);
  const right = left + swept.width * unit + 14;
  return picture(
    `A board of ${swept.height} rows and ${swept.width} columns: ${more.length} cells can be inferred beyond what sweeps find`,
    swept.height * unit + 6,
    ...board(swept, unit, left, top),
    svgNode('path', {
      d: either.map((cell) => at(cell)).join(''),
      fill: 'var(--accent)',
      opacity: 0.45,
    }),
    svgNode('path', { class: 'is-traded is-full', d: more.map((cell) => at(cell)).join('') }),
    words(right, 116, String(more.length), { bold: true, size: 32 }),
    words(right, 138, 'cells beyond', { soft: true, size: 15 }),
  );
}
