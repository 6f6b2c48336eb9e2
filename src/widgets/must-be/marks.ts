/** Marks of cells that solutions disagree about: an outline around each group of them, and a square half filled in each. */
import { cellUnits } from '../../kit/board/boardLayout.ts';
import { svgNode } from '../../svg/svgTree.ts';
import type { SvgNode } from '../../svg/svgTree.ts';

type Size = { readonly height: number; readonly width: number };

const halfSide = 5; // of the mark

/** A small square in each cell, half of it filled: it may be either. @source none */
export function eitherMarks({ width }: Size, cells: ReadonlySet<number>): SvgNode {
  let frames = '';
  let halves = '';
  for (const cell of cells) {
    const x = (cell % width) * cellUnits + cellUnits / 2 - halfSide;
    const y = Math.floor(cell / width) * cellUnits + cellUnits / 2 - halfSide;
    const side = 2 * halfSide;
    frames += `M${x} ${y}h${side}v${side}h-${side}z`;
    halves += `M${x + side} ${y}v${side}h-${side}z`;
  }
  return svgNode(
    'g',
    { class: 'must-either' },
    svgNode('path', { class: 'must-either-frame', d: frames }),
    svgNode('path', { class: 'must-either-half', d: halves }),
  );
}

/** The edge between these cells and all others. @source none */
export function regionEdge({ height, width }: Size, cells: ReadonlySet<number>): SvgNode {
  const has = (row: number, column: number): boolean =>
    row >= 0 && column >= 0 && row < height && column < width && cells.has(row * width + column);
  let d = '';
  for (let row = 0; row <= height; row++)
    for (let column = 0; column <= width; column++) {
      const at = `M${column * cellUnits} ${row * cellUnits}`;
      if (has(row, column) !== has(row - 1, column)) d += `${at}h${cellUnits}`;
      if (has(row, column) !== has(row, column - 1)) d += `${at}v${cellUnits}`;
    }
  return svgNode('path', { class: 'must-edge', d });
}
