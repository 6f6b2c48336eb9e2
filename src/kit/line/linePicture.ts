/** A single line of cells as a small picture for running text: the marks of the boards, without rules and descriptions. */
import { EMPTY, FILLED, parseLine } from '../../engine/board/cell.ts';
import { dotEnds } from '../board/boardMarks.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';

const unit = 16; // user units of a cell

/** How a line is drawn. */
export type LinePictureOptions = {
  readonly fresh?: readonly number[]; // zero-based cells that wear the ring of newly fixed ones
};

/** The picture of a line given over 0, 1 and ?, labelled with the same text. Throws a SyntaxError for other signs. */
export function linePicture(text: string, options: LinePictureOptions = {}): SvgNode {
  const cells = parseLine(text);
  const width = cells.length * unit;
  return svgNode(
    'svg',
    {
      class: 'line-strip',
      viewBox: `-1 -1 ${width + 2} ${unit + 2}`,
      width: width + 2,
      height: unit + 2,
      role: 'img',
      'aria-label': `line ${text}`,
    },
    svgNode('rect', { class: 'board-ground', width, height: unit }),
    svgNode('path', { class: 'board-filled', d: squares(cells) }),
    svgNode('path', { class: 'board-empty', d: dots(cells), ...dotEnds }),
    svgNode('path', { class: 'board-rule', d: rules(cells.length) }),
    svgNode('path', { class: 'board-fresh', d: rings(options.fresh ?? []), 'stroke-width': 2.5 }),
  );
}

/** The cells that `after` knows and `before` did not. Both have the same length. */
export function newlyFixed(before: string, after: string): readonly number[] {
  return Array.from(after).flatMap((sign, at) => (sign !== '?' && before[at] === '?' ? [at] : []));
}

const drawn = (cells: Uint8Array, value: number, draw: (x: number) => string): string =>
  [...cells].map((cell, at) => (cell === value ? draw(at * unit) : '')).join('');

const squares = (cells: Uint8Array): string =>
  drawn(cells, FILLED, (x) => `M${x} 0h${unit}v${unit}h-${unit}z`);

const dots = (cells: Uint8Array): string =>
  drawn(cells, EMPTY, (x) => `M${x + unit / 2} ${unit / 2}h0`);

const rings = (cells: readonly number[]): string =>
  cells.map((at) => `M${at * unit + 2} 2h${unit - 4}v${unit - 4}h-${unit - 4}z`).join('');

const rules = (length: number): string =>
  Array.from({ length: length + 1 }, (_, at) => `M${at * unit} 0v${unit}`).join('') +
  `M0 0h${length * unit}M0 ${unit}h${length * unit}`;
