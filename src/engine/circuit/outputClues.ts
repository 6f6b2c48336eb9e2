/** What is supposed when it is asked whether the output of a circuit can be 1, or 0: one cell of its port, filled. */
import { FILLED, UNKNOWN } from '../board/cell.ts';
import type { CircuitBoard } from './compose.ts';
import type { Layout } from './layout.ts';
import { portCells, tileSize, valueAt } from './tile.ts';

/**
 * The cell of the output that is filled when it has a value, as a clue.
 *
 * @returns a value for each cell, UNKNOWN but for that one
 * @source 003_bcef302d21730516.txt §2, the output terminal
 */
export function outputClues({ output }: Layout, board: CircuitBoard, value: boolean): Uint8Array {
  const width = board.puzzle.columns.length;
  const clues = new Uint8Array(board.puzzle.rows.length * width).fill(UNKNOWN);
  const tile = board.tiles[output.row]![output.column]!;
  const cells = portCells(tile, 'left');
  const [i, j] = cells[valueAt(tile, 'left', true) === value ? 0 : 1]!;
  clues[(output.row * tileSize + i) * width + output.column * tileSize + j] = FILLED;
  return clues;
}
