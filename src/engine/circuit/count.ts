/**
 * How many solutions a board of tiles has by its tiles alone, and the truth table that solutions spell. A search that knows
 * nothing of tiles (solve/solve.ts) is what both are tested against.
 */
import type { Grid } from '../board/cell.ts';
import type { CircuitBoard, TileGrid } from './compose.ts';
import { across } from './compose.ts';
import { portIn, statesOnce } from './evaluate.ts';
import type { Assignment } from './formula.ts';
import type { Layout } from './layout.ts';
import type { TileState } from './tile.ts';
import { portsOf } from './tile.ts';

/**
 * How many solutions a board of tiles has by its tiles alone: the ways to give each tile a state so that neighbours agree.
 */
export function countByTiles(tiles: TileGrid): number {
  const places = tiles.flatMap((line, row) => line.map((tile, column) => ({ row, column, tile })));
  const chosen = tiles.map((line) => line.map((): TileState | null => null));
  const choose = (at: number): number => {
    const place = places[at];
    if (place === undefined) return 1;
    const { row, column, tile } = place;
    let count = 0;
    for (const state of statesOnce(tile)) {
      const agrees = portsOf(tile).every((side) => {
        const to = across(place, side);
        const other = chosen[to.row]?.[to.column];
        return other == null || other.first[to.side] !== state.first[side];
      });
      if (!agrees) continue;
      chosen[row]![column] = state;
      count += choose(at + 1);
    }
    chosen[row]![column] = null;
    return count;
  };
  return choose(0);
}

/** A row of a truth table, as solutions have it. */
export type CountedRow = {
  readonly assignment: Assignment;
  readonly output: boolean;
  readonly solutions: number;
};

/**
 * The truth table that solutions of a circuit's board spell, read off the terminals.
 *
 * @returns a row for each assignment and output that occur, in counting order
 */
export function tableOf(
  { inputs, output }: Layout,
  board: CircuitBoard,
  solutions: readonly Grid[],
): readonly CountedRow[] {
  const rows = new Map<string, CountedRow>();
  for (const grid of solutions) {
    const read = inputs.map(({ name, row, column }) => {
      const [side] = board.tiles[row]?.[column]?.outputs ?? [];
      return [name, portIn(board, grid, { row, column }, side ?? 'right')] as const;
    });
    const out = portIn(board, grid, output, 'left');
    const key = [...read.map(([, value]) => value), out].map(Number).join('');
    const before = rows.get(key)?.solutions ?? 0;
    rows.set(key, { assignment: Object.fromEntries(read), output: out, solutions: before + 1 });
  }
  return [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}
