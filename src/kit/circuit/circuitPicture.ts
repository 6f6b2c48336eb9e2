/**
 * The board of a circuit as a picture tree. The frame recedes; at each port the cell that is filled when the signal is 1 wears
 * a disc and the other a diamond, solid when filled, and the value stands between them. A few paths hold all marks, so that a
 * board of ten thousand cells can be moved about.
 */
import { EMPTY, FILLED, UNKNOWN } from '../../engine/board/cell.ts';
import type { Place } from '../../engine/board/cell.ts';
import type { CircuitBoard } from '../../engine/circuit/compose.ts';
import type { TileSide, Tile } from '../../engine/circuit/tile.ts';
import { frameSize, portCells, portsOf, tileSize, valueAt } from '../../engine/circuit/tile.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import type { BoardLayout } from '../board/boardLayout.ts';
import { boardLayout, cellUnits } from '../board/boardLayout.ts';
import type { BoardModel } from '../board/boardModel.ts';
import { dotEnds, groundNode } from '../board/boardMarks.ts';
import { clueLooks, descriptionNode } from '../board/boardPicture.ts';
import type { CellPaths } from '../board/boardPaths.ts';
import { rulePaths, squarePath } from '../board/boardPaths.ts';

/** What is drawn. */
export type CircuitShown = {
  readonly board: CircuitBoard;
  readonly cells: Uint8Array;
  readonly label: string; // what it is, for readers who do not see it
  /** The tile that is pointed at. */
  readonly lit?: Place | null | undefined;
  /** Cells that wear a ring. */
  readonly fresh?: Iterable<number>;
  /** Inputs that are switched by a press on their tile. */
  readonly switches?: readonly Switch[];
};

/** A switch on the tile of an input. */
type Switch = Place & { readonly name: string; readonly on: boolean };

/** A port with what it says: null while that is not known. */
export type PortShown = Place & { readonly side: TileSide; readonly value: boolean | null };

const side = tileSize * cellUnits;

/** What every port says in a state of the board. */
export function portsShown({ tiles }: CircuitBoard, cells: Uint8Array): readonly PortShown[] {
  const width = (tiles[0]?.length ?? 0) * tileSize;
  return tiles.flatMap((line, row) =>
    line.flatMap((tile, column) =>
      portsOf(tile).map((side): PortShown => {
        const [[i, j]] = portCells(tile, side) as [readonly [number, number]];
        const first = cells[(row * tileSize + i) * width + column * tileSize + j]!;
        const value = first === UNKNOWN ? null : valueAt(tile, side, first === FILLED);
        return { row, column, side, value };
      }),
    ),
  );
}

/** The measures of the picture of a board, descriptions included. */
export const circuitLayout = (board: CircuitBoard): BoardLayout =>
  layoutOf(modelOf(board, new Uint8Array(0), ''));

const layoutOf = (model: BoardModel): BoardLayout => boardLayout(model, cellUnits);

/** As a board; one whose puzzle has no lines is drawn without descriptions. */
const modelOf = (
  { tiles, puzzle }: CircuitBoard,
  cells: Uint8Array,
  label: string,
): BoardModel => ({
  height: tiles.length * tileSize,
  width: (tiles[0]?.length ?? 0) * tileSize,
  cells,
  rows: puzzle.rows,
  columns: puzzle.columns,
  label,
});

/** Full rows and columns, a bar for each pair. */
function framePath({ tiles }: CircuitBoard): string {
  const [down, across] = [tiles.length, tiles[0]?.length ?? 0];
  const thick = frameSize * cellUnits;
  let path = '';
  for (let i = 0; i < down; i++)
    for (const y of [i * side, (i + 1) * side - thick])
      path += `M0 ${y}h${across * side}v${thick}h-${across * side}z`;
  for (let j = 0; j < across; j++)
    for (const x of [j * side, (j + 1) * side - thick])
      path += `M${x} 0h${thick}v${down * side}h-${thick}z`;
  return path;
}

/** The lines along which tiles meet. */
function seamPath({ tiles }: CircuitBoard): string {
  const [down, across] = [tiles.length, tiles[0]?.length ?? 0];
  const lines = [
    ...Array.from({ length: down - 1 }, (_, i) => `M0 ${(i + 1) * side}h${across * side}`),
    ...Array.from({ length: across - 1 }, (_, j) => `M${(j + 1) * side} 0v${down * side}`),
  ];
  return lines.join('');
}

const discPath = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const diamondPath = (x: number, y: number, r: number): string =>
  `M${x} ${y - r}l${r} ${r}l${-r} ${r}l${-r} ${-r}z`;

/** Which cell of a port is filled when the signal is 1: the first where it comes in, the second where it goes out. */
const oneCell = (tile: Tile, side: TileSide): 0 | 1 => (valueAt(tile, side, true) ? 0 : 1);

type PortPaths = { readonly solid: string; readonly hollow: string; readonly under: string };

/** The marks of all ports: solid where the cell is filled. */
function portPaths(board: CircuitBoard, shown: readonly PortShown[]): PortPaths {
  let [solid, hollow, under] = ['', '', ''];
  for (const { row, column, side, value } of shown) {
    const tile = board.tiles[row]![column]!;
    const one = oneCell(tile, side);
    for (const [at, [i, j]] of portCells(tile, side).entries()) {
      const x = (column * tileSize + j + 0.5) * cellUnits;
      const y = (row * tileSize + i + 0.5) * cellUnits;
      const isOne = at === one;
      const mark = isOne ? discPath(x, y, 7) : diamondPath(x, y, 8.5);
      under += `M${x - 9.5} ${y - 9.5}h19v19h-19z`;
      if (value === isOne) solid += mark;
      else hollow += mark;
    }
  }
  return { solid, hollow, under };
}

/** Where the value of a port stands: between its two cells. */
function digitPlace(
  { tiles }: CircuitBoard,
  { row, column, side }: PortShown,
): readonly [x: number, y: number] {
  const [[i, j], [k, l]] = portCells(tiles[row]![column]!, side) as [
    readonly [number, number],
    readonly [number, number],
  ];
  return [
    (column * tileSize + (j + l) / 2 + 0.5) * cellUnits,
    (row * tileSize + (i + k) / 2 + 0.5) * cellUnits,
  ];
}

const digitOf = (value: boolean | null): string => (value === null ? '?' : value ? '1' : '0');

/** The marks of the cells within the frame; the frame is drawn as bars. */
function cellPaths({ frame }: CircuitBoard, cells: Uint8Array, width: number): CellPaths {
  let [filled, empty] = ['', ''];
  for (let cell = 0; cell < cells.length; cell++) {
    if (frame[cell] === FILLED) continue;
    const [x, y] = [(cell % width) * cellUnits, Math.floor(cell / width) * cellUnits];
    if (cells[cell] === FILLED) filled += `M${x + 1.5} ${y + 1.5}h17v17h-17z`;
    else if (cells[cell] === EMPTY) empty += `M${x + 10} ${y + 10}h0`;
  }
  return { filled, empty };
}

/** Where a switch lies: on the frame at the left of its tile, off below and on above. */
const switchAt = ({ row, column }: Place): readonly [x: number, y: number] => [
  column * side + frameSize * cellUnits,
  row * side + side / 2,
];

const knobPath = (switches: readonly Switch[]): string =>
  switches
    .map((one) => {
      const [x, y] = switchAt(one);
      return discPath(x, y + (one.on ? -22 : 22), 18);
    })
    .join('');

const switchNodes = (switches: readonly Switch[]): readonly SvgNode[] =>
  switches.map((one) => {
    const [x, y] = switchAt(one);
    return svgNode(
      'g',
      {},
      svgNode('rect', {
        class: 'circuit-switch',
        x: x - 22,
        y: y - 44,
        width: 44,
        height: 88,
        rx: 22,
      }),
      svgNode('text', { class: 'circuit-name', x, y: y - 54 }, one.name),
    );
  });

const litBox = (lit: Place | null | undefined): Record<string, string | number> =>
  lit == null
    ? { visibility: 'hidden', x: 0, y: 0 }
    : { visibility: 'visible', x: lit.column * side, y: lit.row * side };

/** Everything of the picture that changes, by the class of its node; texts of ports in their order. */
function changing(
  shown: CircuitShown,
): readonly (readonly [name: string, attributes: Readonly<Record<string, string | number>>])[] {
  const width = (shown.board.tiles[0]?.length ?? 0) * tileSize;
  const marks = cellPaths(shown.board, shown.cells, width);
  const ports = portPaths(shown.board, portsShown(shown.board, shown.cells));
  return [
    ['board-filled', { d: marks.filled }],
    ['board-empty', { d: marks.empty }],
    ['circuit-port-under', { d: ports.under }],
    ['circuit-port-solid', { d: ports.solid }],
    ['circuit-port-hollow', { d: ports.hollow }],
    ['circuit-fresh', { d: squarePath(width, shown.fresh ?? [], 2) }],
    ['circuit-knob', { d: knobPath(shown.switches ?? []) }],
    ['circuit-lit', litBox(shown.lit)],
  ];
}

/** Writes another state of the same board into its picture in the page. */
export function updateCircuit(picture: SVGElement, shown: CircuitShown): void {
  for (const [name, attributes] of changing(shown)) {
    const node = picture.querySelector(`.${name}`);
    for (const [key, value] of Object.entries(attributes))
      if (node?.getAttribute(key) !== String(value)) node?.setAttribute(key, String(value));
  }
  const texts = picture.querySelectorAll('.circuit-digit');
  for (const [at, { value }] of portsShown(shown.board, shown.cells).entries()) {
    const text = texts[at];
    if (text !== undefined && text.textContent !== digitOf(value))
      text.textContent = digitOf(value);
  }
  picture.setAttribute('aria-label', shown.label);
}

/** Seams and ports of a circuit, to be laid over any drawing of its board: what its tiles are, whatever is known. */
export function circuitMarks(board: CircuitBoard): readonly SvgNode[] {
  const { tiles } = board;
  const ports = tiles.flatMap((line, row) =>
    line.flatMap((tile, column) =>
      portsOf(tile).map((side): PortShown => ({ row, column, side, value: null })),
    ),
  );
  return [
    svgNode('path', { class: 'circuit-veil', d: framePath(board) }),
    svgNode('path', { class: 'circuit-seam', d: seamPath(board) }),
    svgNode('path', { class: 'circuit-port-hollow', d: portPaths(board, ports).hollow }),
  ];
}

/** A frame around a tile. */
export const tileMark = ({ row, column }: Place): SvgNode =>
  svgNode('rect', {
    class: 'circuit-lit',
    x: column * side,
    y: row * side,
    width: side,
    height: side,
  });

/** Moves the light to another tile; nothing else is drawn. */
export function lightTile(picture: SVGElement, lit: Place | null): void {
  const node = picture.querySelector('.circuit-lit');
  for (const [key, value] of Object.entries(litBox(lit))) node?.setAttribute(key, String(value));
}

/**
 * The whole picture.
 *
 * @returns an `svg` tree; what can be moved about is its only `g.circuit-layer`
 */
export function circuitPicture(shown: CircuitShown): SvgNode {
  const { board, cells, label } = shown;
  const model = modelOf(board, cells, label);
  const layout = layoutOf(model);
  const now = new Map(changing(shown));
  const node = (tag: string, name: string, more: Record<string, string | number> = {}): SvgNode =>
    svgNode(tag, { class: name, ...now.get(name), ...more });
  const descriptions = Array.from({ length: model.rows.length + model.columns.length }, (_, at) =>
    descriptionNode(model, layout, at),
  );
  return svgNode(
    'svg',
    {
      class: 'circuit-picture',
      viewBox: `0 0 ${layout.width} ${layout.height}`,
      width: layout.width,
      height: layout.height,
      role: 'img',
      'aria-label': label,
    },
    svgNode(
      'g',
      { class: 'circuit-layer' },
      svgNode(
        'g',
        { transform: `translate(${layout.left} ${layout.top})` },
        groundNode(model),
        svgNode('path', { class: 'circuit-frame', d: framePath(board) }),
        node('path', 'board-filled'),
        node('path', 'board-empty', dotEnds),
        svgNode('path', { class: 'board-rule', d: rulesOf(model) }),
        svgNode('path', { class: 'circuit-seam', d: seamPath(board) }),
        node('path', 'circuit-port-under'),
        node('path', 'circuit-port-hollow'),
        node('path', 'circuit-port-solid'),
        node('path', 'circuit-fresh'),
        ...portsShown(board, cells).map((port) => {
          const [x, y] = digitPlace(board, port);
          return svgNode('text', { class: 'circuit-digit', x, y: y + 5.5 }, digitOf(port.value));
        }),
        ...switchNodes(shown.switches ?? []),
        node('path', 'circuit-knob'),
        node('rect', 'circuit-lit', { width: side, height: side }),
      ),
      svgNode('g', { class: 'circuit-clues' }, svgNode('g', clueLooks(layout), ...descriptions)),
    ),
  );
}

const rulesOf = ({ height, width }: BoardModel): string => {
  const { thin, thick } = rulePaths(height, width);
  return thin + thick;
};

/**
 * The tile at a point of the picture, in its units.
 *
 * @returns null beside the board
 */
export function tileAt(board: CircuitBoard, x: number, y: number): Place | null {
  const { left, top } = circuitLayout(board);
  const [row, column] = [Math.floor((y - top) / side), Math.floor((x - left) / side)];
  return board.tiles[row]?.[column] === undefined ? null : { row, column };
}
