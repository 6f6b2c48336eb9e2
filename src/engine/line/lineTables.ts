/**
 * Tables of everything about lines of up to 6 cells: which description a line has, and what SETTLE makes of each state.
 * A line of L cells is a word of L bits, cell i at bit i; a state is two of them, mayFill << L | mayEmpty.
 */
import type { Description } from '../board/description.ts';
import { createLineMasks, describeMask, lowBits, settleMasks } from './lineMasks.ts';

/** Longest line for which tables are made. */
const TABLE_CELLS = 6;

/** The tables for one length. 13 descriptions for 5 cells, 21 for 6. */
export type LineTables = {
  readonly length: number; // L, 1..6
  /** All descriptions that fit on L cells, in order of their first line; the number of one is its *id*. */
  readonly descriptions: readonly Description[];
  /** The id of each of the 2^L lines. */
  readonly idOf: Uint8Array;
  /** The settled state of `id << 2L | state`; 0 when there is no fit. */
  readonly settled: Uint16Array;
};

const made: (LineTables | undefined)[] = [];

/**
 * The tables for lines of one length, made once.
 *
 * @param length - 1 to 6 cells
 * @throws RangeError for another length
 * @remarks 26 kB for 5 cells, 172 kB for 6.
 * @source 000_8dc3042ab81c971c.txt §4.1 (small Nonograms by exhaustive enumeration); the tables are ours
 */
export function lineTables(length: number): LineTables {
  if (!Number.isInteger(length) || length < 1 || length > TABLE_CELLS)
    throw new RangeError(`tables are for 1 to ${TABLE_CELLS} cells: ${length}`);
  return (made[length] ??= makeTables(length));
}

function makeTables(length: number): LineTables {
  const masks = createLineMasks(1, length);
  masks.length[0] = length;
  const descriptions: Description[] = [];
  const ids = new Map<string, number>();
  const idOf = new Uint8Array(1 << length);
  for (let line = 0; line < 1 << length; line++) {
    describeMask(masks, 0, line);
    const description = [...masks.runs.subarray(0, masks.runCount[0])];
    const key = description.join();
    if (!ids.has(key)) {
      ids.set(key, descriptions.length);
      descriptions.push(description);
    }
    idOf[line] = ids.get(key) as number;
  }
  const settled = new Uint16Array(descriptions.length << (2 * length));
  for (let line = 0; line < 1 << length; line++) {
    const id = idOf[line]!;
    if (idOf.indexOf(id) !== line) continue;
    describeMask(masks, 0, line);
    for (let state = 0; state < 1 << (2 * length); state++) {
      masks.mayFill[0] = state >> length;
      masks.mayEmpty[0] = state & lowBits(length);
      if (settleMasks(masks, 0))
        settled[(id << (2 * length)) | state] = (masks.settled[0]! << length) | masks.settled[1]!;
    }
  }
  return { length, descriptions, idOf, settled };
}
