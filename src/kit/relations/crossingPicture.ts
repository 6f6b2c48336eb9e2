/** Pictures of pair relations and of the four cells where two rows and two columns cross. */
import { EMPTY, FILLED } from '../../engine/board/cell.ts';
import { maskOfRelation } from '../../engine/line/pairRelations.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';

/** Side of a crossing in the units of its picture. */
const unit = 20;

/** Marks of the values of crossings 0..3 within a square; UNKNOWN leaves the place free. */
function valueNodes(cells: readonly number[], side: number): SvgNode[] {
  const inset = side * 0.16;
  let [filled, empty] = ['', ''];
  for (const [crossing, cell] of cells.entries()) {
    const x = (crossing & 1) * side;
    const y = (crossing >> 1) * side;
    const size = side - 2 * inset;
    if (cell === FILLED) filled += `M${x + inset} ${y + inset}h${size}v${size}h${-size}z`;
    if (cell === EMPTY) empty += `M${x + side / 2} ${y + side / 2}h0`;
  }
  return [
    svgNode('path', { class: 'crossing-filled', d: filled }),
    svgNode('path', {
      class: 'crossing-empty',
      d: empty,
      'stroke-linecap': 'round',
      'stroke-width': Math.min(9, side * 0.28),
    }),
  ];
}

/**
 * Four crossings as a small square.
 *
 * @param cells - of crossings 0..3, over EMPTY, FILLED and UNKNOWN
 * @param label - what it is, for readers who do not see it; '' for a picture whose text stands beside it
 * @param struck - whether the configuration is forbidden: crossed out
 * @param size - side in CSS pixels
 */
export function crossingPicture(
  cells: readonly number[],
  label: string,
  struck = false,
  size = 44,
): SvgNode {
  const side = 2 * unit;
  return svgNode(
    'svg',
    {
      class: `crossing-picture${struck ? ' is-struck' : ''}`,
      viewBox: `-2 -2 ${side + 4} ${side + 4}`,
      width: size,
      height: size,
      ...(label === '' ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label }),
    },
    svgNode('rect', { class: 'board-ground', width: side, height: side }),
    ...valueNodes(cells, unit),
    svgNode('path', {
      class: 'crossing-rule',
      d: `M0 0h${side}v${side}h-${side}zM${unit} 0v${side}M0 ${unit}h${side}`,
    }),
    ...(struck
      ? [
          svgNode('path', {
            class: 'crossing-strike',
            d: `M0 0l${side} ${side}M0 ${side}l${side} -${side}`,
          }),
        ]
      : []),
  );
}

/**
 * A relation as a square of four: first cell downwards, second cell to the right, 0 before 1; what is forbidden is black.
 *
 * @param relation - 0..6
 * @param size - side in CSS pixels
 */
function relationNodes(relation: number, size: number): SvgNode[] {
  return [
    svgNode('rect', { class: 'relation-frame', width: size, height: size }),
    svgNode('path', { class: 'relation-forbidden', d: forbiddenPath(relation, size, 0, 0) }),
  ];
}

/**
 * Four crossings with the relations of their lines at the edges; what is certain is ringed.
 *
 * @param relations - of the two rows, then of the two columns
 * @param cells - as {@link crossingPicture}
 */
export function meetingPicture(
  relations: readonly number[],
  cells: readonly number[],
  label: string,
  struck: boolean,
): SvgNode {
  const [cell, glyph, room] = [72, 24, 40];
  const side = 2 * cell;
  const middle = (at: number): number => (at & 1) * cell + (cell - glyph) / 2;
  const rings = [...cells.keys()]
    .filter((at) => cells[at] === FILLED || cells[at] === EMPTY)
    .map(
      (at) =>
        `M${(at & 1) * cell + 5} ${(at >> 1) * cell + 5}h${cell - 10}v${cell - 10}h${10 - cell}z`,
    )
    .join('');
  return svgNode(
    'svg',
    {
      class: `meeting-picture${struck ? ' is-struck' : ''}`,
      viewBox: `${-room} ${-room} ${side + room + 2} ${side + room + 2}`,
      width: side + room + 2,
      height: side + room + 2,
      role: 'img',
      'aria-label': label,
    },
    svgNode('rect', { class: 'board-ground', width: side, height: side }),
    ...valueNodes(cells, cell),
    svgNode('path', {
      class: 'crossing-rule',
      d: `M0 0h${side}v${side}h-${side}zM${cell} 0v${side}M0 ${cell}h${side}`,
    }),
    svgNode('path', { class: 'crossing-ring', d: rings }),
    ...(struck
      ? [
          svgNode('path', {
            class: 'crossing-strike',
            d: `M0 0l${side} ${side}M0 ${side}l${side} -${side}`,
          }),
        ]
      : []),
    ...relations.map((relation, at) =>
      svgNode(
        'g',
        {
          transform:
            at < 2
              ? `translate(${4 - room} ${middle(at)})`
              : `translate(${middle(at)} ${4 - room})`,
        },
        ...relationNodes(relation, glyph),
      ),
    ),
  );
}

/** What a relation forbids, in a square whose upper left corner is at x, y. */
export function forbiddenPath(relation: number, size: number, x: number, y: number): string {
  const allowed = maskOfRelation(relation);
  const half = size / 2;
  let d = '';
  for (let pair = 0; pair < 4; pair++)
    if (((allowed >> pair) & 1) === 0)
      d += `M${x + (pair & 1) * half} ${y + (pair >> 1) * half}h${half}v${half}h${-half}z`;
  return d;
}

/** The picture of {@link relationNodes} by itself, hidden from readers: its name stands beside it. */
export function relationPicture(relation: number, size = 18): SvgNode {
  return svgNode(
    'svg',
    {
      class: 'relation-picture',
      viewBox: `-1 -1 ${size + 2} ${size + 2}`,
      width: size + 2,
      height: size + 2,
      'aria-hidden': 'true',
    },
    ...relationNodes(relation, size),
  );
}
