/** The implication graph as a picture: a node for each cell, levels as bands, edges that the cut goes through with a bar. */
import type { CellLiteral } from '../../engine/inference/questionRecorder.ts';
import { counted } from '../../notebook/plain/numbers.ts';
import { lineWords } from '../../kit/board/boardModel.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import type { ConflictGraph, GraphNode } from './graph.ts';
import { layOut } from './graphLayout.ts';
import type { PlacedNode } from './graphLayout.ts';

const across = 92; // from column to column
const down = 34; // from row to row
const nodeWidth = 62;
const nodeHeight = 24;
const head = 26; // the names of the levels
const margin = 8;
const endWidth = 96;

type Point = { readonly x: number; readonly y: number };

/** "4.5": row and column, from 1. */
const placeText = (literal: CellLiteral, width: number): string =>
  `${Math.floor((literal >> 1) / width) + 1}.${((literal >> 1) % width) + 1}`;

/**
 * Draws a graph.
 *
 * @param width - columns of the board
 */
export function graphPicture(graph: ConflictGraph, width: number): SvgNode {
  const layout = layOut(graph);
  const middle = head + margin + ((layout.rows - 1) / 2) * down + nodeHeight / 2 + 6;
  const pointOf = ({ column, row }: PlacedNode): Point => ({
    x: margin + nodeWidth / 2 + 6 + column * across,
    y: middle + row * down,
  });
  const points = new Map(
    layout.placed.map((placed) => [placed.node.literal, { ...pointOf(placed), node: placed.node }]),
  );
  const end: Point = { x: margin + 6 + layout.columns * across + endWidth / 2, y: middle };
  const right = end.x + endWidth / 2 + margin;
  const bottom = middle + ((layout.rows - 1) / 2) * down + nodeHeight / 2 + margin + 6;
  const edges = layout.placed.flatMap(({ node }) =>
    node.from.map((literal) => edge(points.get(literal), points.get(node.literal)!, node.beyond)),
  );
  const last = graph.from.map((literal) =>
    edge(points.get(literal), { ...end, x: end.x - endWidth / 2 + nodeWidth / 2 }, true),
  );
  return svgNode(
    'svg',
    {
      class: 'ask-graph-picture',
      viewBox: `0 0 ${right} ${bottom}`,
      width: right,
      height: bottom,
      role: 'img',
      'aria-label': graphWords(graph),
    },
    ...layout.levels.map(({ depth, from, to }) =>
      svgNode(
        'g',
        {},
        svgNode('rect', {
          class: depth % 2 === 0 ? 'ask-graph-level is-even' : 'ask-graph-level',
          x: margin + from * across,
          y: margin,
          width: (to - from) * across + nodeWidth + 12,
          height: bottom - 2 * margin,
        }),
        svgNode(
          'text',
          { class: 'ask-graph-head', x: margin + from * across + 6, y: margin + 16 },
          depth === 1 ? 'question' : `depth ${depth}`,
        ),
      ),
    ),
    ...[...edges, ...last].flat(),
    ...layout.placed.map((placed) => nodePicture(placed.node, pointOf(placed), width)),
    svgNode(
      'g',
      { class: 'ask-graph-end' },
      box(end, endWidth - 12, nodeHeight + 8),
      svgNode('text', { x: end.x, y: end.y - 1, 'text-anchor': 'middle' }, endText(graph)),
      svgNode(
        'text',
        { x: end.x, y: end.y + 11, 'text-anchor': 'middle' },
        graph.by.kind === 'line' ? 'no fit' : 'false',
      ),
    ),
  );
}

const endText = ({ by }: ConflictGraph): string =>
  by.kind === 'line' ? lineWords(by) : `Learnt ${by.number}`;

const box = ({ x, y }: Point, width: number, height: number): SvgNode =>
  svgNode('rect', { x: x - width / 2, y: y - height / 2, width, height, rx: 3 });

/** An edge, with a bar where the cut goes through it. */
function edge(
  from: (Point & { readonly node: GraphNode }) | undefined,
  to: Point,
  beyond: boolean,
): readonly SvgNode[] {
  if (from === undefined) return [];
  const [x1, y1] = [from.x + nodeWidth / 2, from.y];
  const [x2, y2] = [to.x - nodeWidth / 2, to.y];
  const bend = Math.max(16, (x2 - x1) / 2);
  const curve = svgNode('path', {
    class: 'ask-graph-edge',
    d: `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`,
  });
  const head = svgNode('path', {
    class: 'ask-graph-arrow',
    d: `M${x2} ${y2}l-6 -3v6z`,
  });
  const isCut = from.node.cut && beyond;
  if (!isCut) return [curve, head];
  const bar = svgNode('path', { class: 'ask-graph-cut', d: `M${x1 + 7} ${y1 - 6}v12` });
  return [curve, head, bar];
}

/** A cell: its place, and its value as on a board. A supposition has a frame of its own, and so has what is on the cut. */
function nodePicture(node: GraphNode, { x, y }: Point, width: number): SvgNode {
  const { literal, supposed, beyond, cut } = node;
  const filled = (literal & 1) === 0;
  const left = x - nodeWidth / 2;
  const kinds = [
    'ask-graph-node',
    ...(supposed ? ['is-supposed'] : []),
    ...(beyond ? ['is-beyond'] : []),
    ...(cut ? ['is-cut'] : []),
  ];
  return svgNode(
    'g',
    { class: kinds.join(' ') },
    svgNode('title', {}, nodeWords(node, width)),
    box({ x, y }, nodeWidth, nodeHeight),
    ...(supposed ? [box({ x, y }, nodeWidth - 5, nodeHeight - 5)] : []),
    svgNode('rect', {
      class: 'ask-graph-cell',
      x: left + 6,
      y: y - 6,
      width: 12,
      height: 12,
    }),
    filled
      ? svgNode('rect', { class: 'ask-graph-filled', x: left + 8, y: y - 4, width: 8, height: 8 })
      : svgNode('circle', { class: 'ask-graph-empty', cx: left + 12, cy: y, r: 1.6 }),
    svgNode('text', { x: left + 23, y: y + 4 }, placeText(literal, width)),
  );
}

/** "Row 2, column 3 is filled, by row 2". */
export function nodeWords({ literal, supposed, by, cut }: GraphNode, width: number): string {
  const value = (literal & 1) === 0 ? 'filled' : 'empty';
  const place = `Row ${Math.floor((literal >> 1) / width) + 1}, column ${((literal >> 1) % width) + 1}`;
  const ground = supposed
    ? 'supposed'
    : by?.kind === 'line'
      ? `by ${lineWords(by)}`
      : `by Learnt ${by?.number ?? 0}`;
  return `${place} is ${value}, ${ground}${cut ? '; on the cut' : ''}`;
}

/** The graph in a sentence. */
export function graphWords(graph: ConflictGraph): string {
  const { number, nodes, learnt } = graph;
  const cut = nodes.filter((node) => node.cut).length;
  const supposed = nodes.filter((node) => node.supposed).length;
  return `Conflict ${number}, ${endText(graph)}: ${counted(supposed, 'supposition')} and ${counted(nodes.length - supposed, 'cell')} that followed lead to it${learnt === null ? '' : `; the cut of Learnt ${learnt} goes behind ${counted(cut, 'cell')}`}.`;
}
