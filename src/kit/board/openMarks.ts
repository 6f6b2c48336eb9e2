/**
 * Marks of what is known of the solutions: cells that solutions disagree about wear a square half filled, with an outline
 * around each group of them; cells that must be so and that somebody has missed wear a diamond.
 */
import { cellUnits } from './boardLayout.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';

type Size = { readonly height: number; readonly width: number };

const halfSide = 5; // of the mark

/** A small square in each cell, half of it filled: it may be either. */
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
    { class: 'board-either' },
    svgNode('path', { class: 'board-either-frame', d: frames }),
    svgNode('path', { class: 'board-either-half', d: halves }),
  );
}

/** The edge between these cells and all others. */
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
  return svgNode('path', { class: 'board-either-edge', d });
}

const diamond = 7; // half of its diagonals

/** A diamond in each cell; drawn twice, so that it is seen on filled cells and on paper. */
export function missedMarks({ width }: Pick<Size, 'width'>, cells: ReadonlySet<number>): SvgNode {
  let d = '';
  for (const cell of cells) {
    const x = (cell % width) * cellUnits + cellUnits / 2;
    const y = Math.floor(cell / width) * cellUnits + cellUnits / 2 - diamond;
    d += `M${x} ${y}l${diamond} ${diamond}l-${diamond} ${diamond}l-${diamond} -${diamond}z`;
  }
  return svgNode(
    'g',
    { class: 'board-missed' },
    svgNode('path', { class: 'board-missed-ground', d }),
    svgNode('path', { class: 'board-missed-line', d }),
  );
}
