/** Where the arrow keys lead among the tiles of a circuit, and where its inputs are. */
import type { Place } from '../../engine/board/cell.ts';
import type { Tile } from '../../engine/circuit/tile.ts';

const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/** Which input has its terminal in a tile; -1 for none. */
export const inputAt = (inputs: readonly Place[], tile: Place): number =>
  inputs.findIndex(({ row, column }) => tile.row === row && tile.column === column);

/** Whether a key leads to another tile. */
export const leads = (key: string): boolean => key in steps;

/**
 * The next tile that is not empty, in the direction of a key.
 *
 * @returns null where there is none
 */
export function nextTile(
  tiles: readonly (readonly Tile[])[],
  { row, column }: Place,
  key: string,
): Place | null {
  const [down, right] = steps[key] ?? [0, 0];
  if (down === 0 && right === 0) return null;
  for (let [i, j] = [row + down, column + right]; ; i += down, j += right) {
    const tile = tiles[i]?.[j];
    if (tile === undefined) return null;
    if (tile.kind !== 'empty') return { row: i, column: j };
  }
}
