/**
 * A tile as a sign of a circuit diagram: lines from its ports, and the gate where they meet. A line is thick and solid when it
 * carries 1, thin when it carries 0, dotted while that is not known.
 */
import type { TileSide, Tile, TileKind } from '../../engine/circuit/tile.ts';
import { portsOf } from '../../engine/circuit/tile.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';

/** What is known of the ports of a tile. */
export type KnownPorts = Readonly<Partial<Record<TileSide, boolean | null>>>;

/** Side of a sign, in units of its picture. */
const glyphSize = 44;
const middle = glyphSize / 2;

const ends: Readonly<Record<TileSide, readonly [x: number, y: number]>> = {
  left: [0, middle],
  right: [glyphSize, middle],
  top: [middle, 0],
  bottom: [middle, glyphSize],
};

/** What a tile is called. */
export const kindWords: Readonly<Record<TileKind, string>> = {
  wire: 'wire',
  not: 'NOT',
  bend: 'bend',
  'bend-not': 'bend with NOT',
  split: 'splitter',
  cross: 'crossing',
  and: 'AND',
  or: 'OR',
  gate: 'gate',
  input: 'input',
  output: 'output',
  empty: 'empty tile',
};

/** What stands in the box of a gate; without one the lines only meet. */
const boxed: Readonly<Partial<Record<TileKind, string>>> = {
  not: 'NOT',
  'bend-not': 'NOT',
  and: 'AND',
  or: 'OR',
  gate: '?',
};

const lineClass = (value: boolean | null | undefined): string =>
  value == null ? 'glyph-open' : value ? 'glyph-one' : 'glyph-zero';

/**
 * The sign of a tile.
 *
 * @param text - what stands in a terminal: the name of the variable, the value that comes out
 */
export function tileGlyph(tile: Tile, known: KnownPorts, text = ''): SvgNode {
  const { kind } = tile;
  const lines = portsOf(tile).map((side) => {
    const [x, y] = ends[side];
    return svgNode('path', { class: lineClass(known[side]), d: `M${x} ${y}L${middle} ${middle}` });
  });
  return svgNode(
    'svg',
    {
      class: 'circuit-glyph',
      viewBox: `0 0 ${glyphSize} ${glyphSize}`,
      width: glyphSize,
      height: glyphSize,
      'aria-hidden': 'true',
    },
    ...lines,
    ...signsOf(kind, text),
  );
}

function signsOf(kind: TileKind, text: string): readonly SvgNode[] {
  const word = boxed[kind];
  if (word !== undefined)
    return [
      svgNode('rect', { class: 'glyph-box', x: 6, y: 11, width: 32, height: 22, rx: 3 }),
      wordNode(word),
    ];
  if (kind === 'input' || kind === 'output') {
    const box = { class: 'glyph-box', x: 6, y: 8, width: 32, height: 28 };
    return [svgNode('rect', { ...box, rx: kind === 'input' ? 14 : 0 }), wordNode(text)];
  }
  if (kind === 'split') return [svgNode('circle', { class: 'glyph-dot', cx: 22, cy: 22, r: 4.5 })];
  if (kind === 'cross')
    return [svgNode('path', { class: 'glyph-bridge', d: 'M14 22a8 8 0 0 1 16 0' })];
  return [];
}

const wordNode = (word: string): SvgNode =>
  svgNode('text', { class: 'glyph-word', x: middle, y: middle + 4.5 }, word);
