/** The effort of each cell as a picture: the warmer, the more propagations; what the cell must be stands in it, small. */
import { EMPTY, FILLED } from '../../engine/board/cell.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import type { Answers } from './model.ts';
import { rangeOf, warmthOf } from './model.ts';

const side = 20;

/**
 * Draws it.
 *
 * @param cell - width of a cell in CSS pixels
 */
export function heatPicture(answers: Answers, cell: number): SvgNode {
  const { inferred, asked } = answers;
  const { height, width, cells } = inferred;
  const warmth = warmthOf(answers);
  const range = rangeOf(answers);
  const label =
    range === null
      ? 'No cell has been asked yet'
      : `Propagations of each cell, from ${grouped(range[0])} to ${grouped(range[1])}: the stronger the colour, the more`;
  return svgNode(
    'svg',
    {
      class: 'every-heat',
      viewBox: `-1 -1 ${width * side + 2} ${height * side + 2}`,
      width: width * cell,
      height: height * cell,
      role: 'img',
      'aria-label': label,
    },
    ...[...cells.keys()].map((at) =>
      svgNode('rect', {
        class: at < asked ? 'every-warm' : 'every-open',
        x: (at % width) * side,
        y: Math.floor(at / width) * side,
        width: side,
        height: side,
        ...(at < asked ? { 'fill-opacity': (0.06 + 0.86 * warmth(at)).toFixed(3) } : {}),
      }),
    ),
    ...[...cells.entries()].flatMap(([at, value]) => mark(at, value, width)),
    svgNode('rect', { class: 'every-frame', width: width * side, height: height * side }),
  );
}

function mark(at: number, value: number, width: number): readonly SvgNode[] {
  const [x, y] = [(at % width) * side, Math.floor(at / width) * side];
  if (value === FILLED)
    return [svgNode('rect', { class: 'every-filled', x: x + 6, y: y + 6, width: 8, height: 8 })];
  if (value === EMPTY)
    return [svgNode('circle', { class: 'every-empty', cx: x + 10, cy: y + 10, r: 2 })];
  return [];
}

/** The scale of the picture: five steps from the least to the most. */
export function heatScale(
  answers: Answers,
): readonly { readonly opacity: string; readonly text: string }[] {
  const range = rangeOf(answers);
  if (range === null) return [];
  const [least, most] = range.map((value) => Math.log1p(value)) as [number, number];
  return [0, 0.25, 0.5, 0.75, 1].map((part) => ({
    opacity: (0.06 + 0.86 * part).toFixed(3),
    text: grouped(Math.round(Math.expm1(least + part * (most - least)))),
  }));
}
