/**
 * The (p,q)-intersection of 000 §3.2: choose p rows and q columns, go through all configurations of the unknown cells where
 * they cross, keep those that every one of the p + q lines can be extended to, and fix what is the same in all of them.
 */
import type { Direction, FixedCell, Grid, Place } from '../board/cell.ts';
import { EMPTY, FILLED, UNKNOWN } from '../board/cell.ts';
import type { Description } from '../board/description.ts';
import { lineOf } from '../board/image.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { settle } from '../line/settle.ts';

/** Most unknown crossings of one intersection: 2^20 configurations. */
export const MOST_CROSSINGS = 20;

/** One intersection, successful when `fixed` is not empty. */
export type Intersection = {
  readonly rows: readonly number[]; // zero-based, ascending
  readonly columns: readonly number[];
  /** The unknown crossings, row by row; bit k of a configuration is the value of crossing k. */
  readonly crossings: readonly Place[];
  /** The configurations that survive, in order; none: the puzzle has no solution. */
  readonly survivors: Uint32Array;
  readonly fixed: readonly FixedCell[]; // empty when nothing survives
};

/**
 * Carries out one intersection.
 *
 * @param grid - the state, of the puzzle's size; not modified
 * @param rows - ascending, zero-based
 * @param columns - ascending, zero-based
 * @throws RangeError for lines that the grid does not have or that are not ascending, and for more than 20 unknown crossings
 * @remarks The configurations are built cell by cell; one that a line cannot be extended to is left as soon as it shows.
 * @source 000_8dc3042ab81c971c.txt §3.2
 */
export function intersect(
  grid: Grid,
  puzzle: Puzzle,
  rows: readonly number[],
  columns: readonly number[],
): Intersection {
  checkLines(rows, grid.height, 'row');
  checkLines(columns, grid.width, 'column');
  const crossings = unknownCrossings(grid, rows, columns);
  if (crossings.length > MOST_CROSSINGS)
    throw new RangeError(
      `${crossings.length} unknown crossings have 2^${crossings.length} configurations; ` +
        `${MOST_CROSSINGS} crossings is the most`,
    );
  const survivors = survivorsOf(crossings, linesOf(grid, puzzle, rows, columns, crossings));
  return { rows, columns, crossings, survivors, fixed: fixedIn(crossings, survivors) };
}

function checkLines(lines: readonly number[], count: number, name: string): void {
  if (lines.length === 0) throw new RangeError(`choose at least one ${name}`);
  for (const [k, line] of lines.entries()) {
    if (!Number.isInteger(line) || line < 0 || line >= count)
      throw new RangeError(`${name} must be 0 to ${count - 1}: ${line}`);
    if (k > 0 && line <= (lines[k - 1] as number))
      throw new RangeError(`${name}s must be in ascending order: ${lines.join()}`);
  }
}

/** The unknown cells in which the lines cross, row by row. @source 000_8dc3042ab81c971c.txt §3.2 */
export function unknownCrossings(
  grid: Grid,
  rows: readonly number[],
  columns: readonly number[],
): Place[] {
  return rows.flatMap((row) =>
    columns
      .filter((column) => grid.cells[row * grid.width + column] === UNKNOWN)
      .map((column) => ({ row, column })),
  );
}

/** A line of the intersection: which of the crossings are on it, and which values they can have together. */
type CrossedLine = {
  readonly crossings: readonly number[];
  /** 1 at 2^n + (the first n crossings' values, first at bit 0) when the line can be extended to them; length 2^(k+1). */
  readonly prefixes: Uint8Array;
};

function linesOf(
  grid: Grid,
  puzzle: Puzzle,
  rows: readonly number[],
  columns: readonly number[],
  crossings: readonly Place[],
): CrossedLine[] {
  const crossed = (direction: Direction, index: number): CrossedLine => {
    const on = [...crossings.keys()].filter(
      (k) => crossings[k]?.[direction === 'H' ? 'row' : 'column'] === index,
    );
    const at = on.map((k) => (crossings[k] as Place)[direction === 'H' ? 'column' : 'row']);
    const description = (direction === 'H' ? puzzle.rows : puzzle.columns)[index] as Description;
    return { crossings: on, prefixes: prefixesOf(lineOf(grid, direction, index), description, at) };
  };
  return [...rows.map((i) => crossed('H', i)), ...columns.map((j) => crossed('V', j))];
}

/**
 * Which values of some unknown cells of a line a fit can have.
 *
 * @param at - positions of the cells
 * @returns 1 at 2^n + v when the first n of them can have the values v (first at bit 0); index 1 tells if there is a fit
 * @source 000_8dc3042ab81c971c.txt §3.2 ("those configurations that can be extended in every line")
 */
export function prefixesOf(
  line: Uint8Array,
  description: Description,
  at: readonly number[],
): Uint8Array {
  const prefixes = new Uint8Array(2 << at.length);
  const go = (state: Uint8Array, n: number, values: number): void => {
    const settled = settle(state, description);
    if (settled === null) return;
    prefixes[(1 << n) | values] = 1;
    if (n === at.length) return;
    const cell = at[n] as number;
    for (const value of [EMPTY, FILLED]) {
      if (settled[cell] === 1 - value) continue;
      const next = settled.slice();
      next[cell] = value;
      go(next, n + 1, values | (value << n));
    }
  };
  go(line, 0, 0);
  return prefixes;
}

function survivorsOf(
  crossings: readonly Place[],
  lines: readonly CrossedLine[],
): Uint32Array<ArrayBuffer> {
  const survivors: number[] = [];
  if (lines.some(({ prefixes }) => prefixes[1] === 0)) return new Uint32Array(0);
  // each crossing is on two of the lines
  const through = crossings.map((_, k) => lines.filter((line) => line.crossings.includes(k)));
  const prefix = new Map(lines.map((line) => [line, 1])); // 2^n + values, as in `prefixes`
  const go = (k: number, configuration: number): void => {
    if (k === crossings.length) {
      survivors.push(configuration);
      return;
    }
    const [a, b] = through[k] as [CrossedLine, CrossedLine];
    const before = [prefix.get(a) as number, prefix.get(b) as number] as const;
    for (const value of [EMPTY, FILLED]) {
      const next = before.map((p) => nextPrefix(p, value)) as [number, number];
      if (a.prefixes[next[0]] === 0 || b.prefixes[next[1]] === 0) continue;
      prefix.set(a, next[0]).set(b, next[1]);
      go(k + 1, configuration | (value << k));
    }
    prefix.set(a, before[0]).set(b, before[1]);
  };
  go(0, 0);
  return Uint32Array.from(survivors).toSorted();
}

/** 2^n + values becomes 2^(n+1) + values + value * 2^n. */
function nextPrefix(prefix: number, value: number): number {
  const n = 31 - Math.clz32(prefix);
  return prefix + (1 << n) * (value === FILLED ? 2 : 1);
}

/** What is the same in all survivors. */
function fixedIn(crossings: readonly Place[], survivors: Uint32Array): FixedCell[] {
  if (survivors.length === 0) return [];
  let some = 0;
  let all = -1;
  for (const configuration of survivors) {
    some |= configuration;
    all &= configuration;
  }
  const fixed: FixedCell[] = [];
  for (const [k, { row, column }] of crossings.entries()) {
    if ((all >> k) & 1) fixed.push({ row, column, value: FILLED });
    else if (((some >> k) & 1) === 0) fixed.push({ row, column, value: EMPTY });
  }
  return fixed;
}

/** All choices of k out of n lines, in order of the first, the second, ... */
export function* choices(n: number, k: number, from = 0): Generator<number[]> {
  if (k === 0) {
    yield [];
    return;
  }
  for (let first = from; first <= n - k; first++)
    for (const rest of choices(n, k - 1, first + 1)) yield [first, ...rest];
}
