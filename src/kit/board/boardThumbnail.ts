/** A board in small: no descriptions, no rules between cells; for strips, lists and cards. */
import type { Grid } from '../../engine/board/cell.ts';
import { EMPTY, FILLED } from '../../engine/board/cell.ts';
import { valuePath } from './boardPaths.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { boardCounts } from './boardModel.ts';
import type { LineRef } from './boardModel.ts';

/** How a small board is drawn. */
export type ThumbnailOptions = {
  readonly label: string; // what it is, for readers who do not see it; '' hides it from them (a caption says it)
  /** Cells to mark as just fixed. */
  readonly fresh?: ReadonlySet<number>;
  /** Lines that are read: a frame lies around them. */
  readonly lit?: readonly LineRef[];
  /** Longest side in CSS pixels; default 96. */
  readonly size?: number;
};

const unit = 4;

/** The small picture: filled squares, a bar on cells just fixed, and small dots for empty as long as a cell is unknown. */
export function boardPictureSmall(grid: Grid, options: ThumbnailOptions): SvgNode {
  const { label, fresh, lit = [], size = 96 } = options;
  const { height, width } = grid;
  const scale = size / (Math.max(height, width) * unit + 2);
  const { filled, empty, unknown } = boardCounts(grid.cells);
  const dots = unknown === 0 ? '' : dotsOf(grid);
  return svgNode(
    'svg',
    {
      class: 'board-small',
      viewBox: `-1 -1 ${width * unit + 2} ${height * unit + 2}`,
      width: Math.round((width * unit + 2) * scale),
      height: Math.round((height * unit + 2) * scale),
      ...(label === ''
        ? { 'aria-hidden': 'true' }
        : {
            role: 'img',
            'aria-label': `${label}: ${filled} filled, ${empty} empty, ${unknown} unknown cells`,
          }),
    },
    svgNode('rect', { class: 'board-ground', width: width * unit, height: height * unit }),
    svgNode('path', { class: 'board-filled', d: valuePath(grid, FILLED, unit) }),
    svgNode('path', { class: 'board-small-empty', d: dots, 'stroke-linecap': 'round' }),
    svgNode('path', { class: 'board-small-fresh', d: freshOf(grid, fresh ?? new Set()) }),
    ...lit.map((line) => litNode(grid, line)),
    svgNode('rect', { class: 'board-small-frame', width: width * unit, height: height * unit }),
  );
}

function litNode({ height, width }: Grid, { direction, index }: LineRef): SvgNode {
  const [rows, columns] = direction === 'H' ? [1, width] : [height, 1];
  return svgNode('rect', {
    class: 'board-small-lit',
    x: direction === 'H' ? 0 : index * unit,
    y: direction === 'H' ? index * unit : 0,
    width: columns * unit,
    height: rows * unit,
  });
}

function dotsOf({ width, cells }: Grid): string {
  let path = '';
  cells.forEach((value, cell) => {
    if (value !== EMPTY) return;
    path += `M${(cell % width) * unit + unit / 2} ${Math.floor(cell / width) * unit + unit / 2}h0`;
  });
  return path;
}

/** An outline around cells that stand side by side in a row, drawn inside them. */
function freshOf({ width }: Grid, fresh: ReadonlySet<number>): string {
  const high = unit - 1;
  let path = '';
  for (const cell of fresh) {
    const column = cell % width;
    if (column > 0 && fresh.has(cell - 1)) continue;
    let end = column + 1;
    while (end < width && fresh.has(cell + end - column)) end++;
    const wide = (end - column) * unit - 1;
    path += `M${column * unit + 0.5} ${Math.floor(cell / width) * unit + 0.5}h${wide}v${high}h-${wide}z`;
  }
  return path;
}
