/** Where each run of a line can begin at the earliest and at the latest. */
import { EMPTY, FILLED } from '../board/cell.ts';
import type { Description } from '../board/description.ts';

/** Of each run the first and the last cell that it begins at in some fit. */
export type RunPlaces = { readonly earliest: Int32Array; readonly latest: Int32Array };

/**
 * Finds the places of the runs of a line.
 *
 * @param line - cells, of which some may be known; not modified
 * @param description - run lengths, positive integers
 * @returns null when there is no fit
 * @source the puzzlers' left-right overlap
 */
export function runPlaces(line: Uint8Array, description: Description): RunPlaces | null {
  const earliest = earliestBegins(line, description);
  if (earliest === null) return null;
  const mirrored = earliestBegins(line.toReversed(), description.toReversed());
  if (mirrored === null) return null;
  const latest = mirrored
    .toReversed()
    .map((begin, run) => line.length - begin - (description[run] ?? 0));
  return { earliest, latest };
}

/**
 * Where the runs begin in the fit in which each stands as far left as in any.
 *
 * @returns null when there is no fit
 */
export function earliestBegins(line: Uint8Array, description: Description): Int32Array | null {
  const { length } = line;
  const runs = description.length;
  const wide = length + 2;
  // at k x wide + i: 1 when the runs from k on fit into the cells from i on, the cell before being empty
  const fits = new Uint8Array((runs + 1) * wide);
  const free = freeCells(line);
  fits.fill(1, runs * wide);
  for (let i = length - 1; i >= 0; i--)
    fits[runs * wide + i] = line[i] === FILLED ? 0 : fits[runs * wide + i + 1]!;
  for (let k = runs - 1; k >= 0; k--)
    for (let i = length - 1; i >= 0; i--)
      if (beginsAt(k, i) || (line[i] !== FILLED && fits[k * wide + i + 1] === 1))
        fits[k * wide + i] = 1;
  if (fits[0] === 0) return null;
  const begins = new Int32Array(runs);
  for (let k = 0, i = 0; k < runs; k++) {
    while (!beginsAt(k, i)) i++; // ends: there is a fit
    begins[k] = i;
    i += description[k]! + 1;
  }
  return begins;

  function beginsAt(k: number, i: number): boolean {
    const end = i + description[k]!;
    return (
      free[i]! >= description[k]! && line[end] !== FILLED && fits[(k + 1) * wide + end + 1] === 1
    );
  }
}

/** How many cells from each one on may be filled, without a gap. */
function freeCells(line: Uint8Array): Int32Array {
  const free = new Int32Array(line.length);
  for (let i = line.length - 1, count = 0; i >= 0; i--) {
    count = line[i] === EMPTY ? 0 : count + 1;
    free[i] = count;
  }
  return free;
}
