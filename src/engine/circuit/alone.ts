/** A tile on its own: with a terminal at each of its ports it is a whole nonogram, and can be asked what 003 says of gadgets. */
import type { Grid } from '../board/cell.ts';
import { FILLED, UNKNOWN } from '../board/cell.ts';
import type { Description } from '../board/description.ts';
import { told } from '../pieces.ts';
import type { InPieces } from '../pieces.ts';
import { solveInPieces } from '../solve/solve.ts';
import { solveSimple } from '../sweep/simpleSolver.ts';
import type { CircuitBoard, TileGrid } from './compose.ts';
import { across, compose, crossesAt } from './compose.ts';
import { boardWith, cluesOf, portIn, statesOnce } from './evaluate.ts';
import { kit } from './kit.ts';
import type { PortLines, TileSide, Tile } from './tile.ts';
import { coreSize, frameSize, portCells, portLinesAt, portsOf, tileSize } from './tile.ts';

const isFrame = (line: number): boolean => line < frameSize || line >= tileSize - frameSize;

/**
 * The board of a single tile, as a picture shows it: its lines have the runs that they have in the midst of others, of which
 * those of the frame belong to the neighbours too. No puzzle of its own.
 */
export function tileBoard(tile: Tile): CircuitBoard {
  const lines = (
    along: 'rows' | 'columns',
    sides: readonly [TileSide, TileSide, TileSide, TileSide],
  ): readonly Description[] => {
    const [before, behind, near, far] = sides;
    const ports = portsOf(tile);
    const ring = (side: TileSide): readonly number[] => (ports.includes(side) ? [1] : []);
    return Array.from({ length: tileSize }, (_, line): Description => {
      if (isFrame(line)) return [tileSize];
      const core = line - frameSize - 1;
      const run = (side: TileSide): number => 2 * frameSize + (crossesAt(tile, side, core) ? 1 : 0);
      const within =
        core < 0 ? ring(near) : core >= coreSize ? ring(far) : (tile[along][core] ?? []);
      return [run(before), ...within, run(behind)];
    });
  };
  return {
    tiles: [[tile]],
    puzzle: {
      rows: lines('rows', ['left', 'right', 'top', 'bottom']),
      columns: lines('columns', ['top', 'bottom', 'left', 'right']),
    },
    frame: Uint8Array.from({ length: tileSize * tileSize }, (_, cell) =>
      isFrame(Math.floor(cell / tileSize)) || isFrame(cell % tileSize) ? FILLED : UNKNOWN,
    ),
  };
}

/** A tile among terminals, and where it stands. */
type AloneBoard = {
  readonly board: CircuitBoard;
  readonly row: number;
  readonly column: number;
};

/** A terminal with its one port at a side, on given lines; what comes in there goes out of it. */
const terminal = (kind: 'input' | 'output', side: TileSide, at: PortLines): Tile => ({
  ...kit.empty,
  lines: { [side]: at },
  id: kind === 'input' ? `input-to-${side}` : `output-${side}-to`,
  kind,
  inputs: kind === 'output' ? [side] : [],
  outputs: kind === 'input' ? [side] : [],
});

/** Puts a terminal at each port of a tile. */
function aloneBoard(tile: Tile): AloneBoard {
  const ports = portsOf(tile);
  const has = (side: TileSide): number => (ports.includes(side) ? 1 : 0);
  const [row, column] = [has('top'), has('left')];
  const tiles = Array.from({ length: row + 1 + has('bottom') }, () =>
    Array.from({ length: column + 1 + has('right') }, (): Tile => kit.empty),
  );
  tiles[row]![column] = tile;
  for (const side of ports) {
    const to = across({ row, column }, side);
    tiles[to.row]![to.column] = terminal(
      tile.inputs.includes(side) ? 'input' : 'output',
      to.side,
      portLinesAt(tile, side),
    );
  }
  return { board: compose(tiles satisfies TileGrid), row, column };
}

/** What the six properties of 003 are judged by. */
export type AloneFacts = {
  readonly pairs: number; // of input cells
  /** Whether the cells of every port lie on the lines of those that they meet, in all tiles alike. */
  readonly aligned: boolean;
  /** Whether in every solution just one of the two cells is filled that face each other where tiles meet. */
  readonly opposite: boolean;
  readonly ports: number;
  /** Ports of which both values occur in solutions. */
  readonly open: number;
  /** Cells of the tile that are the same in all of its states, the frame among them. */
  readonly constant: number;
  readonly states: number;
  /** Of the board with terminals, found by the SAT solver. */
  readonly solutions: number;
  readonly rows: number;
  readonly columns: number;
  /** Values of the inputs, in the order of the tile, with which sweeps stand still though one way is left. */
  readonly stuck: readonly (readonly boolean[])[];
};

/**
 * Asks a tile on its own.
 *
 * @source 003_bcef302d21730516.txt §2 (the properties of gadgets), read for the tiles of this kit
 */
export function* aloneFacts(tile: Tile): InPieces<AloneFacts, number> {
  const { board, row, column } = aloneBoard(tile);
  const { solutions } = yield* told(
    solveInPieces(board.puzzle, { most: Infinity }),
    (news) => news.solutions.length,
  );
  const ports = portsOf(tile);
  const one = tileBoard(tile);
  const common = boardWith(one, [[statesOnce(tile)]]).cells;
  const values = (side: TileSide): number =>
    new Set(solutions.map((grid) => portIn(board, grid, { row, column }, side))).size;
  return {
    pairs: tile.inputs.length,
    aligned: ports.every((side) => meets(tile, side)),
    opposite: solutions.every((grid) =>
      ports.every((side) => faces(tile, grid, row, column, side)),
    ),
    ports: ports.length,
    open: ports.filter((side) => values(side) === 2).length,
    constant: common.reduce((count, cell) => count + (cell === UNKNOWN ? 0 : 1), 0),
    states: statesOnce(tile).length,
    solutions: solutions.length,
    rows: one.puzzle.rows.length,
    columns: one.puzzle.columns.length,
    stuck: stuckWith(tile),
  };
}

/**
 * With which values at its inputs sweeps do not fill a tile.
 *
 * @returns the values, in the order of the inputs of the tile
 */
export function stuckWith(tile: Tile): readonly (readonly boolean[])[] {
  const { inputs } = tile;
  if (inputs.length === 0) return [];
  const { board, row, column } = aloneBoard(tile);
  const settings = Array.from({ length: 1 << inputs.length }, (_, code) =>
    inputs.map((_, at) => ((code >> at) & 1) === 1),
  );
  return settings.filter((values) => {
    const set = inputs.map((side, at) => {
      const to = across({ row, column }, side);
      return { row: to.row, column: to.column, value: values[at] === true };
    });
    return solveSimple({ ...board.puzzle, clues: cluesOf(board, set) }).status !== 'solved';
  });
}

/** Whether the cells of a port lie on the lines of the port that it meets. */
function meets(tile: Tile, side: TileSide): boolean {
  const { side: other } = across({ row: 0, column: 0 }, side);
  const along = side === 'left' || side === 'right' ? 0 : 1;
  const theirs = portCells({ lines: { [other]: portLinesAt(tile, side) } }, other);
  return portCells(tile, side).every((cell, at) => cell[along] === theirs[at]?.[along]);
}

/** Whether of each two cells that face each other at a side one is filled. */
function faces(
  one: Tile,
  { width, cells }: Grid,
  row: number,
  column: number,
  side: TileSide,
): boolean {
  const to = across({ row, column }, side);
  const at = (tile: { row: number; column: number }, [i, j]: readonly [number, number]): number =>
    cells[(tile.row * tileSize + i) * width + tile.column * tileSize + j]!;
  const theirs = portCells({ lines: { [to.side]: portLinesAt(one, side) } }, to.side);
  return portCells(one, side).every((cell, which) => {
    const other = theirs[which];
    return other !== undefined && at({ row, column }, cell) + at(to, other) === FILLED;
  });
}
