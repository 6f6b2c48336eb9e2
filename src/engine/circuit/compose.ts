/**
 * Tiles put together make one puzzle. Its solutions are the ways to fill each tile so that neighbours agree, and nothing else:
 * no run can come to lie in another tile. Why:
 *
 * 1. The frame rows and frame columns of the whole board are full lines. So every other line meets known blocks of filled cells:
 *    two at each end of the board, four wherever two tiles meet.
 * 2. The runs of a line are those of the frame, and those of the cores between them, which are shorter than four (in our kit 1
 *    to 3); the ring has runs of 1. The first cell of the line is filled, and so is the last: there lie the first run and the last,
 *    which are of the frame. Inside, a block of four takes a run of at least four. Only runs of the frame are so long, there are
 *    as many as blocks, none can cover two blocks, which are seven cells apart, and all keep their order: so the k-th covers the
 *    k-th block.
 * 3. So the runs between two of them lie between two blocks: in the ring and the core of one tile.
 * 4. A run of the frame has length four, or five where a signal crosses: the fifth cell lies before the block or behind it, in
 *    the ring of one of both tiles. All other cells beside a block are empty. So exactly one of the ring cells that face each
 *    other across a frame is filled where a signal crosses, and none elsewhere; and the core cell beside it is empty.
 * 5. The line of the ring along a side with a port has one run of 1, besides the frame: exactly one of both ring cells is filled.
 *    So a port has two states, and those of the two tiles that meet are opposite.
 *
 * What is said of neighbours is all that two tiles share, so the solutions of the board are the values of all ports that meet,
 * times the fillings of each core beside them.
 */
import type { Place } from '../board/cell.ts';
import { FILLED, UNKNOWN } from '../board/cell.ts';
import type { Description } from '../board/description.ts';
import type { Puzzle } from '../board/puzzle.ts';
import type { TileSide, Tile } from './tile.ts';
import {
  coreSize,
  coreStart,
  frameSize,
  portCells,
  portLinesAt,
  portsOf,
  sides,
  tileSize,
} from './tile.ts';

/** Rows of tiles, all of the same length. */
export type TileGrid = readonly (readonly Tile[])[];

/** A board made of tiles. */
export type CircuitBoard = {
  readonly tiles: TileGrid;
  /** Without clues in the sense of 000: no cell is given. */
  readonly puzzle: Puzzle;
  /** The cells of all frames, FILLED, UNKNOWN elsewhere: full lines show them. They serve as 003's mapping f. */
  readonly frame: Uint8Array;
};

/** What a cell of a tile is for. */
type CellRole = 'frame' | 'ring' | 'port' | 'core';

/** Where a cell of the board lies. */
export type CellPlace = {
  readonly tile: Place; // row and column among the tiles
  readonly within: Place; // row and column in its tile
  readonly role: CellRole;
  /** Of a port: its side, and whether it is the first or the second cell there. */
  readonly port?: { readonly side: TileSide; readonly cell: 0 | 1 };
};

const beyond: Readonly<Record<TileSide, readonly [down: number, right: number, other: TileSide]>> =
  {
    left: [0, -1, 'right'],
    right: [0, 1, 'left'],
    top: [-1, 0, 'bottom'],
    bottom: [1, 0, 'top'],
  };

/**
 * The tile on the other side, and the side by which it meets.
 *
 * @returns the place of that tile, which may be outside of the board
 */
export function across(
  { row, column }: Place,
  side: TileSide,
): Place & { readonly side: TileSide } {
  const [down, right, other] = beyond[side];
  return { row: row + down, column: column + right, side: other };
}

/**
 * Puts tiles together.
 *
 * @throws RangeError for no tiles, rows of different lengths, a core with a run of 4 or 5, and a port that meets no port
 * @source 003_bcef302d21730516.txt §2: input cells align with output cells
 */
export function compose(tiles: TileGrid): CircuitBoard {
  checkTiles(tiles);
  const [tileRows, tileColumns] = [tiles.length, tiles[0]?.length ?? 0];
  const columnsOfTiles = Array.from({ length: tileColumns }, (_, j) => tiles.map((row) => row[j]!));
  const [height, width] = [tileRows * tileSize, tileColumns * tileSize];
  const rows = tiles.flatMap((line) => linesThrough(line, 'rows'));
  const columns = columnsOfTiles.flatMap((line) => linesThrough(line, 'columns'));
  const frame = Uint8Array.from({ length: height * width }, (_, cell) =>
    isFrame(Math.floor(cell / width)) || isFrame(cell % width) ? FILLED : UNKNOWN,
  );
  return { tiles, puzzle: { rows, columns }, frame };
}

function checkTiles(tiles: TileGrid): void {
  const width = tiles[0]?.length ?? 0;
  if (width === 0) throw new RangeError('there are no tiles');
  for (const [row, line] of tiles.entries()) {
    if (line.length !== width)
      throw new RangeError(`row ${row + 1} has ${line.length} tiles, row 1 has ${width}`);
    for (const [column, tile] of line.entries()) {
      if ([...tile.rows, ...tile.columns].flat().some((run) => run >= 2 * frameSize))
        throw new RangeError(
          `a core with a run of ${2 * frameSize} or more does not compose: ${tile.id}`,
        );
      for (const side of portsOf(tile)) {
        const to = across({ row, column }, side);
        const other = tiles[to.row]?.[to.column];
        if (
          other === undefined ||
          !portsOf(other).includes(to.side) ||
          portLinesAt(tile, side).join() !== portLinesAt(other, to.side).join()
        )
          throw new RangeError(
            `tile in row ${row + 1}, column ${column + 1} has a port ${placeWord[side]} that meets none`,
          );
      }
    }
  }
}

const placeWord = {
  left: 'at its left',
  right: 'at its right',
  top: 'at its top',
  bottom: 'at its bottom',
};

/** Whether a row or column of the board is one of the frame. */
const isFrame = (line: number): boolean => {
  const within = line % tileSize;
  return within < frameSize || within >= tileSize - frameSize;
};

/** Whether a line within a tile goes through its core. */
const inCore = (line: number): boolean => line >= coreStart && line < coreStart + coreSize;

/** The descriptions of the eleven lines through some tiles, from left to right or from top to bottom. */
function linesThrough(tiles: readonly Tile[], along: 'rows' | 'columns'): readonly Description[] {
  // where tiles follow each other, and the sides that such a line runs along
  const [next, near, far] =
    along === 'rows'
      ? (['right', 'top', 'bottom'] as const)
      : (['bottom', 'left', 'right'] as const);
  return Array.from({ length: tileSize }, (_, line) => {
    if (isFrame(line)) return [tiles.length * tileSize];
    const core = line - coreStart;
    const runs: number[] = [frameSize];
    for (const [at, tile] of tiles.entries()) {
      if (core < 0) runs.push(...ringRun(tile, near));
      else if (core >= coreSize) runs.push(...ringRun(tile, far));
      else runs.push(...(tile[along][core] ?? []));
      if (at === tiles.length - 1) runs.push(frameSize);
      else runs.push(2 * frameSize + (crossesAt(tile, next, core) ? 1 : 0));
    }
    return runs;
  });
}

/** Whether a signal crosses a side on a line, which is counted within the core. */
export const crossesAt = (tile: Tile, side: TileSide, line: number): boolean =>
  portsOf(tile).includes(side) && portLinesAt(tile, side).includes(line);

/** The run of the ring along a side. */
const ringRun = (tile: Tile, side: TileSide): Description =>
  portsOf(tile).includes(side) ? [1] : [];

/**
 * Where a cell of a board of tiles lies, and what it is for. A ring cell that is not of a port is always empty.
 *
 * @throws RangeError for a cell outside of the board
 */
export function placeOf({ tiles }: CircuitBoard, { row, column }: Place): CellPlace {
  const tile = { row: Math.floor(row / tileSize), column: Math.floor(column / tileSize) };
  const its = tiles[tile.row]?.[tile.column];
  if (its === undefined) throw new RangeError(`board has no cell in row ${row}, column ${column}`);
  const within = { row: row % tileSize, column: column % tileSize };
  if (isFrame(within.row) || isFrame(within.column)) return { tile, within, role: 'frame' };
  for (const side of sides) {
    if (!portsOf(its).includes(side)) continue;
    const cell = portCells(its, side).findIndex(
      ([i, j]) => i === within.row && j === within.column,
    );
    if (cell >= 0) return { tile, within, role: 'port', port: { side, cell: cell === 0 ? 0 : 1 } };
  }
  const role = inCore(within.row) && inCore(within.column) ? 'core' : 'ring';
  return { tile, within, role };
}
