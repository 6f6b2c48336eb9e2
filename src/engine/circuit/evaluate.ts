/**
 * What signals a board of tiles carries, worked out from the states of its tiles alone: no line of the board is looked at. And
 * from these the solution of the board, put together from the fillings of the cores.
 */
import type { Grid, Place } from '../board/cell.ts';
import { EMPTY, FILLED, UNKNOWN, unknownGrid } from '../board/cell.ts';
import { adheres } from '../board/puzzle.ts';
import type { CircuitBoard, TileGrid } from './compose.ts';
import { across } from './compose.ts';
import type { Assignment } from './formula.ts';
import type { Layout } from './layout.ts';
import type { TileSide, Tile, TileState } from './tile.ts';
import { coreSize, coreStart, portCells, portsOf, statesOf, tileSize, valueAt } from './tile.ts';

/** A port that became known. */
type PortEvent = Place & { readonly side: TileSide; readonly value: boolean };

/** How far the signals came. */
export type Signals = {
  /** Of each tile the states that are left; none anywhere else when none are left somewhere. */
  readonly states: readonly (readonly (readonly TileState[])[])[];
  /** The ports in the order in which they became known: those of the inputs first, then each from those before. */
  readonly waves: readonly (readonly PortEvent[])[];
};

/** The value of a terminal that is set. */
export type SetInput = Place & { readonly value: boolean };

const known = new WeakMap<Tile, readonly TileState[]>();

/** The states of a tile, listed once. */
export function statesOnce(tile: Tile): readonly TileState[] {
  const before = known.get(tile);
  if (before !== undefined) return before;
  const states = statesOf(tile);
  known.set(tile, states);
  return states;
}

/**
 * Lets signals go from terminals as far as they come: of each tile those states are kept that agree with what is known at its
 * sides, and what they have in common is known in turn.
 *
 * @param inputs - terminals that are set; the others are left open
 * @throws RangeError when there is no input terminal in a place
 */
export function signalsOf(tiles: TileGrid, inputs: readonly SetInput[]): Signals {
  const states = tiles.map((line) => line.map((tile) => statesOnce(tile)));
  for (const { row, column, value } of inputs) {
    const { tile, side } = inputAt(tiles, row, column);
    states[row]![column] = statesOnce(tile).filter(({ values }) => values[side] === value);
  }
  const first = new Map<string, boolean>(); // ports that are known, by their first cell
  const waves: PortEvent[][] = [];
  for (;;) {
    const wave: PortEvent[] = [];
    for (const [row, line] of tiles.entries())
      for (const [column, tile] of line.entries())
        for (const side of portsOf(tile)) {
          if (first.has(keyOf(row, column, side))) continue;
          const seen = new Set(states[row]![column]!.map((state) => state.first[side]));
          const [only] = seen;
          if (seen.size !== 1 || only === undefined) continue;
          wave.push({ row, column, side, value: valueAt(tile, side, only) });
        }
    if (wave.length === 0) return { states, waves };
    waves.push(wave);
    for (const { row, column, side, value } of wave)
      first.set(keyOf(row, column, side), valueAt(tiles[row]![column]!, side, value));
    for (const { row, column, side } of wave) {
      // of two ports that meet exactly one has its first cell filled
      const to = across({ row, column }, side);
      const theirs = first.get(keyOf(row, column, side)) === false;
      const others = states[to.row]?.[to.column];
      if (others === undefined) continue;
      states[to.row]![to.column] = others.filter((state) => state.first[to.side] === theirs);
    }
  }
}

const keyOf = (row: number, column: number, side: TileSide): string => `${row} ${column} ${side}`;

/**
 * The terminals of a circuit, set as an assignment says.
 *
 * @throws RangeError for a variable without a value
 */
export const inputsFor = ({ inputs }: Layout, values: Assignment): readonly SetInput[] =>
  inputs.map(({ name, row, column }) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`variable has no value: ${name}`);
    return { row, column, value };
  });

/**
 * The signals of a circuit for an assignment to its variables.
 *
 * @throws RangeError for a variable without a value
 */
export const signalsFor = (layout: Layout, values: Assignment): Signals =>
  signalsOf(layout.tiles, inputsFor(layout, values));

/**
 * What a circuit gives out.
 *
 * @returns null when the signals do not reach the output
 */
export function outputOf({ output }: Layout, { states }: Signals): boolean | null {
  const seen = new Set(states[output.row]?.[output.column]?.map(({ values }) => values.left));
  const [only] = seen;
  return seen.size === 1 && only !== undefined ? only : null;
}

/**
 * The solution of a board in which every tile is in its only state, put together without any search; it is checked.
 *
 * @returns null when some tile has none or several
 * @throws Error if it is no solution, which the construction excludes
 */
export function solutionOf(board: CircuitBoard, { states }: Signals): Grid | null {
  const grid = boardWith(board, states);
  if (grid.cells.includes(UNKNOWN)) return null;
  if (!adheres(grid, board.puzzle)) throw new Error('tiles that agree gave no solution');
  return grid;
}

/**
 * What states that are left have in common, in cells: the frame and the empty ring in any case.
 *
 * @returns a new grid, UNKNOWN where states differ; all ports and cores of tiles without any state are UNKNOWN too
 */
export function boardWith(board: CircuitBoard, states: Signals['states']): Grid {
  const { tiles, frame } = board;
  const grid = unknownGrid(board.puzzle.rows.length, board.puzzle.columns.length);
  const { width, cells } = grid;
  for (const [cell, value] of frame.entries()) cells[cell] = value === FILLED ? FILLED : EMPTY;
  for (const [i, line] of tiles.entries())
    for (const [j, tile] of line.entries()) {
      const left = states[i]?.[j] ?? [];
      const at = (row: number, column: number): number =>
        (i * tileSize + row) * width + j * tileSize + column;
      for (const side of portsOf(tile))
        for (const [which, [row, column]] of portCells(tile, side).entries()) {
          const filled = common(left.map(({ first }) => (first[side] === (which === 0) ? 1 : 0)));
          cells[at(row, column)] = filled;
        }
      for (let cell = 0; cell < coreSize * coreSize; cell++) {
        const [row, column] = [Math.floor(cell / coreSize), cell % coreSize];
        cells[at(coreStart + row, coreStart + column)] = common(
          left.map(({ core }) => core[cell]!),
        );
      }
    }
  return grid;
}

const common = (values: readonly number[]): number => {
  const [first] = values;
  return first !== undefined && values.every((value) => value === first) ? first : UNKNOWN;
};

/**
 * The cells that are the same in every state of their own tile: the frame, the empty ring and some of the cores. They say nothing
 * of any signal, and tiles alone show them; as 003's mapping f they are given, and only the others are asked about.
 *
 * @source 003_bcef302d21730516.txt §2, "mapping of cells to values f"
 */
export const constantCells = (board: CircuitBoard): Uint8Array =>
  boardWith(
    board,
    board.tiles.map((line) => line.map((tile) => statesOnce(tile))),
  ).cells;

/**
 * The cells by which terminals are set: both ring cells of each, UNKNOWN elsewhere. As clues they leave a puzzle that sweeps
 * solve, once every input is set: a frame known, the lines of a tile say as much as the tile alone, and each tile of the kit is
 * solved by sweeps when its inputs are known.
 *
 * @throws RangeError when there is no input terminal in a place
 */
export function cluesOf(board: CircuitBoard, inputs: readonly SetInput[]): Uint8Array {
  const width = board.puzzle.columns.length;
  const clues = new Uint8Array(board.puzzle.rows.length * width).fill(UNKNOWN);
  for (const { row, column, value } of inputs) {
    const { tile, side } = inputAt(board.tiles, row, column);
    const first = valueAt(tile, side, true) === value;
    for (const [which, [i, j]] of portCells(tile, side).entries())
      clues[(row * tileSize + i) * width + column * tileSize + j] =
        first === (which === 0) ? FILLED : EMPTY;
  }
  return clues;
}

/** The terminal in a place, and its side. */
function inputAt(tiles: TileGrid, row: number, column: number): { tile: Tile; side: TileSide } {
  const tile = tiles[row]?.[column];
  const [side] = tile?.outputs ?? [];
  if (tile?.kind !== 'input' || side === undefined)
    throw new RangeError(`there is no input in row ${row}, column ${column} of tiles`);
  return { tile, side };
}

/**
 * Reads what a port says in a solution.
 *
 * @throws RangeError for a tile without that port
 */
export function portIn(
  { tiles }: CircuitBoard,
  grid: Grid,
  { row, column }: Place,
  side: TileSide,
): boolean {
  const tile = tiles[row]?.[column];
  if (tile === undefined || !portsOf(tile).includes(side))
    throw new RangeError(`tile in row ${row}, column ${column} has no port at ${side}`);
  const [[i, j]] = portCells(tile, side) as [readonly [number, number]];
  const first = grid.cells[(row * tileSize + i) * grid.width + column * tileSize + j] === FILLED;
  return valueAt(tile, side, first);
}
