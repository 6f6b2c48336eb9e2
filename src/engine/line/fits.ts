/**
 * All fits of a line: the finished lines that extend it and adhere to its description (000 §2: its fixes).
 * Counted exactly, and listed lazily from the leftmost one, where runs stand as far left as they can.
 */
import { EMPTY, FILLED, UNKNOWN } from '../board/cell.ts';
import type { Description } from '../board/description.ts';
import { cellsNeeded, checkDescription } from '../board/description.ts';
import { earliestBegins } from './runPlaces.ts';
import { countGeneralFits, generalFits } from './generalFits.ts';
import type { GeneralDescription } from '../board/generalDescription.ts';
import { isGeneral } from '../board/generalDescription.ts';

/** ways[k][i]: in how many ways the cells from i on can hold the runs from k on; i runs to length + 1. */
type Ways = readonly (readonly bigint[])[];

/**
 * The number of fits, exactly.
 *
 * @param line - ℓ ≥ 0 cells; not modified
 * @param description - runs, or a general description
 * @returns 0n when the line is not fixable
 * @throws RangeError when a run is not a positive integer, or a segment has bad bounds
 * @remarks O(k·ℓ) additions for runs. For a general description it counts lines, not ways to read them.
 * @source 000_8dc3042ab81c971c.txt §2 (fixes that adhere)
 */
export function countFits(line: Uint8Array, description: Description | GeneralDescription): bigint {
  if (isGeneral(description)) return countGeneralFits(line, description);
  checkDescription(description);
  return countWays(line, description)[0]?.[0] ?? 0n;
}

/**
 * Lists the fits one by one, a new line each. At the first cell where two differ, the one with the filled cell comes
 * first: so the leftmost fit is the first, the rightmost the last.
 *
 * @param line - ℓ ≥ 0 cells; not modified, and not to be changed while listing
 * @param description - runs, or a general description
 * @returns a generator of lines of ℓ cells EMPTY | FILLED; of none when the line is not fixable
 * @throws RangeError when a run is not a positive integer, or a segment has bad bounds
 * @remarks Never tries a place that leads nowhere: O(k·ℓ) before the first fit and at most between two.
 * @source 001_a525a3e1210b0814.txt §1.1, Figure 4 (fits one under the other)
 */
export function* fits(
  line: Uint8Array,
  description: Description | GeneralDescription,
): Generator<Uint8Array, void, undefined> {
  if (isGeneral(description)) {
    yield* generalFits(line, description);
    return;
  }
  checkDescription(description);
  const ways = countWays(line, description);
  const starts: number[] = [];
  if (!placeRuns(line, description, ways, starts, 0)) return;
  do yield drawRuns(line.length, description, starts);
  while (advance(line, description, ways, starts));
}

/**
 * The fit in which every run stands as far left as in any fit.
 *
 * @param line - ℓ ≥ 0 cells; not modified
 * @param description - run lengths
 * @returns a new line, or `null` when the line is not fixable
 * @throws RangeError when a run is not a positive integer
 * @source the left half of the puzzlers' left-right overlap
 */
export function leftmostFit(line: Uint8Array, description: Description): Uint8Array | null {
  checkDescription(description);
  const starts = earliestBegins(line, description);
  return starts && drawRuns(line.length, description, starts);
}

/**
 * The fit in which every run stands as far right as in any fit.
 *
 * @param line - ℓ ≥ 0 cells; not modified
 * @param description - run lengths
 * @returns a new line, or `null` when the line is not fixable
 * @throws RangeError when a run is not a positive integer
 * @source the right half of the puzzlers' left-right overlap
 */
export function rightmostFit(line: Uint8Array, description: Description): Uint8Array | null {
  return leftmostFit(line.toReversed(), description.toReversed())?.toReversed() ?? null;
}

function countWays(line: Uint8Array, description: Description): Ways {
  const length = line.length;
  const ways: bigint[][] = [];
  // no run left: one way if nothing after i is filled
  let next: bigint[] = Array.from({ length: length + 2 }, () => 1n);
  for (let i = length - 1; i >= 0; i--) next[i] = line[i] === FILLED ? 0n : (next[i + 1] ?? 0n);
  ways[description.length] = next;
  for (let k = description.length - 1; k >= 0; k--) {
    const run = description[k] ?? 0;
    const now: bigint[] = Array.from({ length: length + 2 }, () => 0n);
    let free = 0; // cells from i on that may be filled
    for (let i = length - 1; i >= 0; i--) {
      free = line[i] === EMPTY ? 0 : free + 1;
      if (line[i] !== FILLED) now[i] = now[i + 1] ?? 0n;
      if (free >= run && line[i + run] !== FILLED)
        now[i] = (now[i] ?? 0n) + (next[i + run + 1] ?? 0n);
    }
    ways[k] = next = now;
  }
  return ways;
}

/** Whether run k can start at cell i with the later runs behind it. */
function canStart(line: Uint8Array, run: number, ways: Ways, k: number, i: number): boolean {
  if (i + run > line.length || line[i + run] === FILLED) return false;
  for (let at = i; at < i + run; at++) if (line[at] === EMPTY) return false;
  return (ways[k + 1]?.[i + run + 1] ?? 0n) > 0n;
}

/** Puts the runs from starts.length on as far left as they go, the first of them not before cell i. */
function placeRuns(
  line: Uint8Array,
  description: Description,
  ways: Ways,
  starts: number[],
  i: number,
): boolean {
  if (!((ways[starts.length]?.[i] ?? 0n) > 0n)) return false;
  let at = i;
  for (let k = starts.length; k < description.length; k++) {
    const run = description[k] ?? 0;
    while (!canStart(line, run, ways, k, at)) at++; // ends: there is a way
    starts.push(at);
    at += run + 1;
  }
  return true;
}

/** Moves the last run that can go further right to its next place, and those after it back to the left. */
function advance(
  line: Uint8Array,
  description: Description,
  ways: Ways,
  starts: number[],
): boolean {
  for (let start = starts.pop(); start !== undefined; start = starts.pop())
    // the cell that run starts.length leaves must not be filled
    if (line[start] !== FILLED && placeRuns(line, description, ways, starts, start + 1))
      return true;
  return false;
}

function drawRuns(length: number, description: Description, starts: Iterable<number>): Uint8Array {
  const cells = new Uint8Array(length).fill(EMPTY);
  let k = 0;
  for (const start of starts) cells.fill(FILLED, start, start + (description[k++] ?? 0));
  return cells;
}

/**
 * The number of fits of an all-unknown line: slack + k choose k, in closed form.
 *
 * @param length - cells of the line
 * @source stars and bars
 */
export function countFitsUnknown(length: number, description: Description): bigint {
  checkDescription(description);
  const k = description.length;
  const slack = length - cellsNeeded(description);
  if (slack < 0) return 0n;
  let ways = 1n;
  if (k > 0) for (let j = 1; j <= k; j++) ways = (ways * BigInt(slack + j)) / BigInt(j);
  return ways;
}

/**
 * A line of unknown cells.
 *
 * @param length - cells, 0 or more
 * @returns a new line
 */
export function unknownLine(length: number): Uint8Array {
  return new Uint8Array(length).fill(UNKNOWN);
}
