/**
 * A chain of implications as marks over a board: an arrow for each link, from cell to cell along the line that makes it, and
 * at each cell the value that follows, numbered in the order of the chain: a square for filled, a disc for empty.
 */
import { FILLED } from '../../engine/board/cell.ts';
import type { Chain } from '../../engine/twosat/chains.ts';
import type { Literal } from '../../engine/twosat/implications.ts';
import { rounded } from '../../notebook/plain/numbers.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { cellUnits } from '../board/boardLayout.ts';
import { arriving, drawing } from '../board/boardMotion.ts';

/** How much of a chain is shown. */
export type ChainShown = {
  readonly links: number; // from the first one
  /** The chain has proved its cell, which shows its value; else it shows what was supposed. */
  readonly proved: boolean;
};

type Point = { readonly x: number; readonly y: number };

const centre = ({ row, column }: Literal): Point => ({
  x: (column + 0.5) * cellUnits,
  y: (row + 0.5) * cellUnits,
});

const nodeHalf = 6.5;
const headLength = 5.5;

/** A point between two, so far from the first. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = distance / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/**
 * A bow to the left of its way, so that two links to and fro on one line lie apart.
 *
 * @param gaps - free at its beginning and its end
 */
function arrow(
  from: Point,
  to: Point,
  gaps: readonly [number, number],
): { readonly line: string; readonly head: string } {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const bow = Math.min(7, 3 + length / 30);
  const at = (x: number, y: number, off: number): Point => ({ x: x + uy * off, y: y - ux * off });
  const [mx, my] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const bend = at(mx, my, 2 * bow);
  const [start, end] = [towards(from, bend, gaps[0]), towards(to, bend, gaps[1])];
  const middle = at(mx, my, bow * 0.96);
  const tip = { x: middle.x + (ux * headLength) / 2, y: middle.y + (uy * headLength) / 2 };
  const back = { x: tip.x - ux * headLength, y: tip.y - uy * headLength };
  const side = headLength * 0.55;
  const text = ({ x, y }: Point): string => `${rounded(x, 2)} ${rounded(y, 2)}`;
  return {
    line: `M${text(start)}Q${text(bend)} ${text(end)}`,
    head: `M${text(tip)}L${text(at(back.x, back.y, side))}L${text(at(back.x, back.y, -side))}z`,
  };
}

function node(literal: Literal, number: number, more: string): SvgNode {
  const { x, y } = centre(literal);
  const filled = literal.value === FILLED;
  const shape = filled
    ? svgNode('rect', {
        class: 'chain-node is-filled',
        x: x - nodeHalf,
        y: y - nodeHalf,
        width: 2 * nodeHalf,
        height: 2 * nodeHalf,
      })
    : svgNode('circle', { class: 'chain-node is-empty', cx: x, cy: y, r: nodeHalf });
  const text = svgNode(
    'text',
    { class: `chain-number ${filled ? 'is-filled' : 'is-empty'}`, x, y: y + 3.1 },
    String(number),
  );
  return svgNode('g', { class: more }, shape, text);
}

/** The first value of a closed chain is denied. */
function denied(literal: Literal): SvgNode {
  const { x, y } = centre(literal);
  const half = nodeHalf + 1.5;
  return svgNode('path', {
    class: `chain-denied ${arriving}`,
    'stroke-linecap': 'round',
    d: `M${x - half} ${y - half}l${2 * half} ${2 * half}M${x + half} ${y - half}l${-2 * half} ${2 * half}`,
  });
}

const path = (name: string, ways: readonly string[]): SvgNode =>
  svgNode('path', { class: name, d: ways.join(''), 'stroke-linecap': 'round' });

/**
 * The marks of a chain.
 *
 * @source 000_8dc3042ab81c971c.txt §3.2 (2-SAT, after Batenburg & Kosters 2009); the drawing is ours
 */
export function chainMarks(chain: Chain, { links, proved }: ChainShown): readonly SvgNode[] {
  const shown = chain.slice(0, links);
  const free = proved ? cellUnits / 2 : nodeHalf; // the proved cell is to be seen
  const arrows = shown.map(({ from, to }, at) =>
    arrow(centre(from), centre(to), [
      at === 0 ? free : nodeHalf,
      at === chain.length - 1 ? free : nodeHalf,
    ]),
  );
  const lines = arrows.map(({ line }) => line);
  const start = chain[0]?.from;
  const closed = links >= chain.length;
  const last = arrows.length - 1;
  const values = [
    ...(start === undefined || proved ? [] : [node(start, 1, '')]),
    ...shown
      .slice(0, chain.length - 1)
      .map(({ to }, at) => node(to, at + 2, at === last ? arriving : '')),
  ];
  const heads = arrows.map(({ head }) => head);
  return [
    path('chain-halo', lines),
    path('chain-line', lines.slice(0, -1)),
    path(`chain-line ${drawing}`, lines.slice(-1)),
    path('chain-head', heads.slice(0, -1)),
    path(`chain-head ${arriving}`, heads.slice(-1)),
    ...values,
    ...(closed && !proved && start !== undefined ? [denied(start)] : []),
  ];
}
