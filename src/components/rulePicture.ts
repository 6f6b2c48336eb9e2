/** The rule in one picture: a finished row with its numbers, and under each run a bracket with its length. */
import { FILLED, parseLine } from '../engine/board/cell.ts';
import { describeLine, formatDescription } from '../engine/board/description.ts';
import { svgNode } from '../notebook/svg/svgTree.ts';
import type { SvgNode } from '../notebook/svg/svgTree.ts';

const unit = 40;
const top = 2;
const below = top + unit;

type Run = { readonly from: number; readonly length: number };

function runsOf(cells: Uint8Array): readonly Run[] {
  let from = 0;
  return describeLine(cells).map((length) => {
    const start = cells.indexOf(FILLED, from);
    from = start + length;
    return { from: start, length };
  });
}

/**
 * The picture.
 *
 * @param text - a row over 0 and 1
 */
export function rulePicture(text: string): SvgNode {
  const cells = parseLine(text);
  const numbers = formatDescription(describeLine(cells));
  const left = 14 + numbers.length * 11;
  const runs = runsOf(cells);
  const [width, height] = [left + cells.length * unit + 2, below + 38];
  const at = (cell: number): number => left + cell * unit;
  return svgNode(
    'svg',
    {
      class: 'rule-picture',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
      'aria-label': `A row with the numbers ${numbers}: ${runs.map(({ length }) => `${length} filled`).join(', then a gap, then ')}`,
    },
    svgNode('text', { class: 'rule-numbers', x: left - 12, y: top + 28 }, numbers),
    svgNode('rect', {
      class: 'board-ground',
      x: left,
      y: top,
      width: cells.length * unit,
      height: unit,
    }),
    svgNode('path', {
      class: 'board-filled',
      d: runs
        .map(
          ({ from, length }) => `M${at(from)} ${top}h${length * unit}v${unit}h-${length * unit}z`,
        )
        .join(''),
    }),
    svgNode('path', {
      class: 'board-empty',
      'stroke-linecap': 'round',
      'stroke-width': 5,
      d: [...cells.keys()]
        .filter((cell) => cells[cell] !== FILLED)
        .map((cell) => `M${at(cell) + unit / 2} ${top + unit / 2}h0`)
        .join(''),
    }),
    svgNode('path', {
      class: 'board-rule',
      d: `${[...cells.keys(), cells.length].map((cell) => `M${at(cell)} ${top}v${unit}`).join('')}M${left} ${top}h${cells.length * unit}m0 ${unit}h-${cells.length * unit}`,
    }),
    ...runs.flatMap(({ from, length }) => [
      svgNode('path', {
        class: 'rule-bracket',
        d: `M${at(from) + 3} ${below + 6}v6h${length * unit - 6}v-6`,
      }),
      svgNode(
        'text',
        { class: 'rule-length', x: at(from) + (length * unit) / 2, y: below + 32 },
        String(length),
      ),
    ]),
  );
}
