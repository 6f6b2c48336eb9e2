/**
 * A chain of implications as marks over a board: an arrow for each link, from cell to cell along the line that makes it,
 * round the cells that lie between; and at each cell the value that follows: a square for filled, a disc for empty. The cell
 * that the chain comes back to is framed from the beginning on, and both in the end.
 */
import { FILLED } from '../../engine/board/cell.ts';
import type { Chain } from '../../engine/twosat/chains.ts';
import type { Literal } from '../../engine/twosat/implications.ts';
import { rounded } from '../../notebook/plain/numbers.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { cellUnits } from '../board/boardLayout.ts';
import { squarePath } from '../board/boardPaths.ts';
import { arriving, drawing } from '../board/boardMotion.ts';

/** How much of a chain is shown. */
export type ChainShown = {
  readonly links: number; // from the first one
  /** The chain has proved its cell, which shows its value; else it shows what was supposed. */
  readonly proved: boolean;
};

type Point = { readonly x: number; readonly y: number };

const centre = ({ row, column }: Pick<Literal, 'row' | 'column'>): Point => ({
  x: (column + 0.5) * cellUnits,
  y: (row + 0.5) * cellUnits,
});

const nodeHalf = 5.4;
const headLength = 3.4;
/** How far an arrow bows: between neighbours, over cells that are free, and round one that is not. */
const bows = [0, 5, 12.5] as const;
const edge = 6.4; // the widest on a line at the edge of the board, where there is nothing beyond

/** The board under a chain. */
type ChainBoard = {
  readonly height: number;
  readonly width: number;
  readonly isFilled: (row: number, column: number) => boolean; // no arrow crosses such a cell
};

/** Whether a link bows out of the board. */
function leaves({ from, to }: Chain[number], { height, width }: ChainBoard): boolean {
  const [dy, dx] = [Math.sign(to.row - from.row), Math.sign(to.column - from.column)];
  // to the left of its way
  const [row, column] = [from.row - dx, from.column + dy];
  return row < 0 || column < 0 || row >= height || column >= width;
}

/** Cells between both ends of a link. */
function between({ from, to }: Chain[number]): readonly Pick<Literal, 'row' | 'column'>[] {
  const [dy, dx] = [to.row - from.row, to.column - from.column];
  const steps = Math.max(Math.abs(dy), Math.abs(dx));
  return Array.from({ length: Math.max(0, steps - 1) }, (_, k) => ({
    row: from.row + (dy / steps) * (k + 1),
    column: from.column + (dx / steps) * (k + 1),
  }));
}

const text = (x: number, y: number): string => `${rounded(x, 2)} ${rounded(y, 2)}`;

/**
 * A bow to the left of its way, so that two links to and fro on one line lie apart.
 *
 * @param gaps - free at its beginning and its end
 */
function arrowBetween(
  from: Point,
  to: Point,
  bow: number,
  gaps: readonly [number, number],
): { readonly line: string; readonly head: string } {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const bend = { x: (from.x + to.x) / 2 + 2 * bow * uy, y: (from.y + to.y) / 2 - 2 * bow * ux };
  const towards = (start: Point, distance: number): Point => {
    const part = distance / Math.hypot(bend.x - start.x, bend.y - start.y);
    return { x: start.x + (bend.x - start.x) * part, y: start.y + (bend.y - start.y) * part };
  };
  const [start, tip, end] = [
    towards(from, gaps[0]),
    towards(to, gaps[1]),
    towards(to, gaps[1] + headLength),
  ];
  const [hx, hy] = [(tip.x - end.x) / headLength, (tip.y - end.y) / headLength];
  const side = headLength * 0.6;
  return {
    line: `M${text(start.x, start.y)}Q${text(bend.x, bend.y)} ${text(end.x, end.y)}`,
    head: `M${text(tip.x, tip.y)}L${text(end.x - hy * side, end.y + hx * side)}L${text(end.x + hy * side, end.y - hx * side)}z`,
  };
}

const square = (half: number, name: string, { x, y }: Point): SvgNode =>
  svgNode('rect', {
    class: name,
    x: x - half,
    y: y - half,
    width: 2 * half,
    height: 2 * half,
    rx: 0.6,
  });

const dot = ({ x, y }: Point): SvgNode =>
  svgNode('circle', { class: 'chain-dot', cx: x, cy: y, r: 1 });

function node(literal: Literal, more: string): SvgNode {
  const at = centre(literal);
  return literal.value === FILLED
    ? svgNode('g', { class: more }, square(nodeHalf, 'chain-node is-filled', at))
    : svgNode(
        'g',
        { class: more },
        svgNode('circle', { class: 'chain-node is-empty', cx: at.x, cy: at.y, r: nodeHalf }),
        dot(at),
      );
}

/** The cell that a closed chain denies: filled and empty at once. */
function denied(literal: Literal): SvgNode {
  const { x, y } = centre(literal);
  const half = nodeHalf;
  return svgNode(
    'g',
    { class: `chain-denied ${arriving}` },
    square(half, 'chain-node is-empty', { x, y }),
    svgNode('path', {
      class: 'chain-dot',
      d: `M${x - half} ${y - half}h${2 * half}l${-2 * half} ${2 * half}z`,
    }),
    dot({ x: x + half * 0.45, y: y + half * 0.45 }),
  );
}

/** A frame round the cell that a chain begins with and comes back to. */
const framed = ({ row, column }: Literal, { width }: ChainBoard): SvgNode =>
  svgNode('path', { class: 'chain-frame', d: squarePath(width, [row * width + column], 0.75) });

/**
 * The marks of a chain.
 *
 * @source 000_8dc3042ab81c971c.txt §3.2 (2-SAT, after Batenburg & Kosters 2009); the drawing is ours
 */
export function chainMarks(
  chain: Chain,
  { links, proved }: ChainShown,
  board: ChainBoard,
): readonly SvgNode[] {
  const shown = chain.slice(0, links);
  const free = proved ? cellUnits / 2 : nodeHalf + 1; // the proved cell is to be seen
  const isNode = (row: number, column: number): boolean =>
    chain.some(({ from }) => from.row === row && from.column === column);
  const arrows = shown.map((link, at) => {
    const cells = between(link);
    const isFree = cells.every(
      ({ row, column }) => !board.isFilled(row, column) && !isNode(row, column),
    );
    const bow = cells.length === 0 ? bows[0] : isFree ? bows[1] : bows[2];
    return arrowBetween(
      centre(link.from),
      centre(link.to),
      leaves(link, board) ? Math.min(edge, bow) : bow,
      [at === 0 ? free : nodeHalf + 1, at === chain.length - 1 ? free : nodeHalf + 1],
    );
  });
  const start = chain[0]?.from;
  const closed = links >= chain.length;
  const last = arrows.length - 1;
  const values = [
    ...(start === undefined || proved || closed ? [] : [node(start, '')]),
    ...shown.slice(0, chain.length - 1).map(({ to }, at) => node(to, at === last ? arriving : '')),
  ];
  const heads = arrows.map(({ head }) => head);
  return [
    ...arrows.map(({ line }, at) =>
      svgNode('path', { class: `chain-line ${at === last ? drawing : ''}`.trim(), d: line }),
    ),
    svgNode('path', { class: 'chain-head', d: heads.slice(0, -1).join('') }),
    svgNode('path', { class: `chain-head ${arriving}`, d: heads.slice(-1).join('') }),
    ...values,
    ...(closed && !proved && start !== undefined ? [denied(start)] : []),
    ...(start === undefined ? [] : [framed(start, board)]),
  ];
}
