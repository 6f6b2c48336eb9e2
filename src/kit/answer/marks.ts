/** What the answer picture is drawn with: specks, words, lines, rings, boards. */
import type { Grid } from '../../engine/board/cell.ts';
import { FILLED } from '../../engine/board/cell.ts';
import type { MethodKind } from '../../methods/kinds.ts';
import { rounded } from '../../notebook/plain/numbers.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { valuePath } from '../board/boardPaths.ts';
import type { Point } from './field.ts';

const to = (value: number): number => rounded(value, 1);

/** A speck from the point where it begins, from its middle: a circle is a line without length. */
function speckShape(
  kind: MethodKind,
  radius: number,
): { readonly from: Point; readonly path: string } {
  if (kind === 'chains') {
    const r = to(radius * 1.2);
    return { from: [0, -r], path: `l${r} ${r}-${r} ${r}-${r}-${r}z` };
  }
  if (kind === 'probing') {
    const [half, high] = [to(radius * 1.2), to(radius * 2.1)];
    return { from: [0, -radius * 1.25], path: `l${half} ${high}h-${2 * half}z` };
  }
  if (kind === 'sat') {
    const side = to(2 * radius);
    return { from: [-radius, -radius], path: `h${side}v${side}h-${side}z` };
  }
  return { from: [0, 0], path: 'h0' };
}

/** Specks of one kind, each from where the one before began: pages have hundreds of them. */
function specksPath(kind: MethodKind, points: readonly Point[], radius: number): string {
  const { from, path } = speckShape(kind, radius);
  let [x, y] = [0, 0];
  return points
    .map(([px, py]) => {
      const [nextX, nextY] = [to(px + from[0]), to(py + from[1])];
      const [dx, dy] = [to(nextX - x), to(nextY - y)];
      [x, y] = [nextX, nextY];
      return `m${dx}${dy < 0 ? '' : ' '}${dy}${path}`;
    })
    .join('');
}

/** Specks of one kind. */
export const speckNode = (kind: MethodKind, points: readonly Point[], radius: number): SvgNode =>
  svgNode('path', {
    class: kind === 'pairs' ? 'answer-dots' : 'answer-speck',
    'data-method': kind,
    d: specksPath(kind, points, radius),
    ...(kind === 'pairs' && { 'stroke-width': 2 * radius }),
  });

type TextOptions = {
  readonly size: number;
  readonly on?: 'north' | 'south' | 'paper' | 'axis';
  readonly big?: boolean;
  readonly bold?: boolean;
  readonly method?: MethodKind;
  readonly anchor?: 'start' | 'middle' | 'end';
};

export const textNode = (x: number, y: number, words: string, options: TextOptions): SvgNode =>
  svgNode(
    'text',
    {
      class: `answer-word on-${options.on ?? 'north'}${options.big === true ? ' is-big' : options.bold === true ? ' is-bold' : ''}`,
      'data-method': options.method,
      x: rounded(x, 1),
      y: rounded(y, 1),
      'font-size': options.size,
      'text-anchor': options.anchor ?? 'start',
    },
    words,
  );

/** A line from a word towards a speck, as far as its ring. */
export function leader([x, y]: Point, [px, py]: Point, ring: number, method?: MethodKind): SvgNode {
  const far = Math.hypot(px - x, py - y);
  const part = (far - ring) / far;
  return svgNode('path', {
    class: 'answer-leader',
    'data-method': method,
    d: `M${rounded(x, 1)} ${rounded(y, 1)}L${rounded(x + (px - x) * part, 1)} ${rounded(y + (py - y) * part, 1)}`,
  });
}

export const ringNode = ([cx, cy]: Point, r: number): SvgNode =>
  svgNode('circle', { class: 'answer-ring', cx: rounded(cx, 1), cy: rounded(cy, 1), r });

/** A board without clues, its upper left corner at a point. */
export function boardNode(grid: Grid, x: number, y: number, size: number): SvgNode {
  const { height, width } = grid;
  const scale = rounded(size / Math.max(height, width), 4);
  return svgNode(
    'g',
    { transform: `translate(${rounded(x, 1)} ${rounded(y, 1)})scale(${scale})` },
    svgNode('rect', { class: 'board-ground', width, height }),
    svgNode('path', { class: 'answer-filled', d: valuePath(grid, FILLED, 1) }),
    svgNode('rect', { class: 'answer-frame', width, height }),
  );
}

/** A star about a point. */
const starPath = ([x, y]: Point, radius: number): string =>
  Array.from({ length: 10 }, (_, at) => {
    const turn = (at * Math.PI) / 5 - Math.PI / 2;
    const far = at % 2 === 0 ? radius : radius * 0.44;
    return `${rounded(x + far * Math.cos(turn), 1)} ${rounded(y + far * Math.sin(turn), 1)}`;
  }).join('L');

/** The reader's board, as a star. */
export const starNode = (point: Point, radius: number): SvgNode =>
  svgNode('path', { class: 'answer-star', d: `M${starPath(point, radius)}z` });
