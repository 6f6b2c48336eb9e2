/**
 * What one (p,q)-intersection fixes, without listing its survivors: a survivor is looked for in which a crossing has the
 * value that none had so far. Which values a line can take at its crossings is kept until the line changes.
 */
import type { FixedCell, Grid } from '../board/cell.ts';
import { EMPTY, FILLED, UNKNOWN } from '../board/cell.ts';
import { createLineChoices } from './lineChoices.ts';
import type { LineChoices } from './lineChoices.ts';
import { prefixesOf } from './pqIntersection.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { lineOf } from '../board/image.ts';

/** All choices of p rows and q columns of a puzzle, and what each of them does to a state. */
export type PqCrossings = {
  readonly rows: LineChoices;
  readonly columns: LineChoices;
  /** Work done so far: lines settled and cells tried, about 30 ns each. */
  work: number;
  /** Takes over a state; what was known of lines that did not change is kept. */
  setGrid(grid: Grid): void;
  /** Whatever was looked at before is looked at again. */
  forgetLooks(): void;
  /**
   * Carries out the intersection of row choice `r` and column choice `c`.
   *
   * @returns the cells it fixes; 'none' when nothing survives; 'too much' when the search for survivors is given up;
   * 'known' when none of its lines changed since it was last carried out
   */
  look(r: number, c: number): readonly FixedCell[] | 'none' | 'too much' | 'known';
};

/** Cells that one intersection may try: a few milliseconds. */
const mostTries = 200_000;

/**
 * Prepares the choices.
 *
 * @param p - rows of an intersection, 1 to the puzzle's; p * q at most 30
 * @throws RangeError when p * q is greater
 * @source 000_8dc3042ab81c971c.txt §3.2
 */
export function createPqCrossings(puzzle: Puzzle, p: number, q: number): PqCrossings {
  if (p * q > 30) throw new RangeError(`p times q must be at most 30: ${p} x ${q}`);
  const height = puzzle.rows.length;
  const width = puzzle.columns.length;
  const rowChoices = createLineChoices(height, p);
  const columnChoices = createLineChoices(width, q);
  const cells = new Uint8Array(height * width).fill(UNKNOWN);
  const grid: Grid = { height, width, cells };
  const rowTables = tablesOf(height); // of each row, by column choice
  const columnTables = tablesOf(width);
  const rowAge = new Int32Array(height).fill(1); // when the line last changed, in states
  const columnAge = new Int32Array(width).fill(1);
  const looked = new Int32Array(rowChoices.count * columnChoices.count); // in which state; 0: never
  const tables: Uint8Array[] = []; // of the intersection at hand: its rows, then its columns
  const prefix = new Int32Array(p + q); // 2^n + the first n values, as in `prefixesOf`
  const rowOf = new Int32Array(p * q); // of crossing k: index into `tables`
  const columnOf = new Int32Array(p * q);
  let count = 0; // unknown crossings
  let state = 1;
  let tries = 0;

  const tableOf = (
    known: Map<number, Uint8Array>,
    direction: 'H' | 'V',
    line: number,
    choice: number,
  ): Uint8Array => {
    const made = known.get(choice);
    if (made !== undefined) return made;
    const cellsOf = lineOf(grid, direction, line);
    const others = direction === 'H' ? columnChoices : rowChoices;
    const at = others.at(choice).filter((position) => cellsOf[position] === UNKNOWN);
    const description = (direction === 'H' ? puzzle.rows : puzzle.columns)[line] ?? [];
    const table = prefixesOf(cellsOf, description, at);
    crossings.work += 4 * table.length;
    known.set(choice, table);
    return table;
  };

  /** Looks for a survivor from crossing k on in which crossing `forced` has the value; its values as bits, or -1. */
  const survivor = (k: number, bits: number, forced: number, forcedValue: number): number => {
    if (k === count) return bits;
    if (++tries > mostTries) return -1;
    const [a, b] = [rowOf[k]!, columnOf[k]!];
    const [before, beforeB] = [prefix[a]!, prefix[b]!];
    for (let value = EMPTY as number; value <= FILLED; value++) {
      if (k === forced && value !== forcedValue) continue;
      const nextA = extended(before, value);
      const nextB = extended(beforeB, value);
      if (tables[a]![nextA] === 0 || tables[b]![nextB] === 0) continue;
      prefix[a] = nextA;
      prefix[b] = nextB;
      const found = survivor(k + 1, bits | (value << k), forced, forcedValue);
      prefix[a] = before;
      prefix[b] = beforeB;
      if (found >= 0) return found;
    }
    return -1;
  };

  const look = (
    rows: readonly number[],
    columns: readonly number[],
  ): readonly FixedCell[] | null => {
    prefix.fill(1);
    if (tables.some((table) => table[1] === 0)) return null;
    const all = 2 ** count - 1;
    const first = survivor(0, 0, -1, 0);
    if (first < 0) return null;
    let ones = first; // crossings that are filled in some survivor
    let zeros = all & ~first;
    const fixed: FixedCell[] = [];
    for (let k = 0; k < count; k++) {
      if (tries > mostTries) break;
      const value = (first >> k) & 1;
      if (((value === FILLED ? zeros : ones) >> k) & 1) continue; // both values seen
      const other = survivor(0, 0, k, 1 - value);
      if (other >= 0) {
        ones |= other;
        zeros |= all & ~other;
      } else if (tries <= mostTries)
        fixed.push({
          row: rows[rowOf[k]!]!,
          column: columns[columnOf[k]! - p]!,
          value: value === FILLED ? FILLED : EMPTY,
        });
    }
    return fixed;
  };

  const crossings: PqCrossings = {
    rows: rowChoices,
    columns: columnChoices,
    work: 0,
    setGrid(next) {
      state++;
      for (let at = 0; at < cells.length; at++) {
        if (cells[at] === next.cells[at]) continue;
        rowAge[Math.floor(at / width)] = state;
        columnAge[at % width] = state;
      }
      cells.set(next.cells);
      forget(rowTables, rowAge, state);
      forget(columnTables, columnAge, state);
    },
    forgetLooks() {
      looked.fill(0);
    },
    look(r, c) {
      const rows = rowChoices.at(r);
      const columns = columnChoices.at(c);
      const place = r * columnChoices.count + c;
      const since = looked[place]!;
      crossings.work++;
      if (rows.every((i) => rowAge[i]! <= since) && columns.every((j) => columnAge[j]! <= since))
        return 'known';
      looked[place] = state;
      count = 0;
      for (let i = 0; i < p; i++)
        for (let j = 0; j < q; j++) {
          if (cells[rows[i]! * width + columns[j]!] !== UNKNOWN) continue;
          rowOf[count] = i;
          columnOf[count++] = p + j;
        }
      if (count < 4) return []; // crossings without a cycle: nothing beyond SETTLE
      for (let i = 0; i < p; i++) tables[i] = tableOf(rowTables[rows[i]!]!, 'H', rows[i]!, c);
      for (let j = 0; j < q; j++)
        tables[p + j] = tableOf(columnTables[columns[j]!]!, 'V', columns[j]!, r);
      tries = 0;
      const fixed = look(rows, columns);
      crossings.work += tries;
      return tries > mostTries ? 'too much' : (fixed ?? 'none');
    },
  };
  return crossings;
}

/** 2^n + values becomes 2^(n+1) + values + value * 2^n. */
function extended(prefix: number, value: number): number {
  return prefix + (1 << (31 - Math.clz32(prefix))) * (value + 1);
}

const tablesOf = (lines: number): Map<number, Uint8Array>[] =>
  Array.from({ length: lines }, () => new Map<number, Uint8Array>());

/** Forgets the tables of the lines that changed in this state. */
function forget(tables: readonly Map<number, Uint8Array>[], age: Int32Array, state: number): void {
  for (const [line, known] of tables.entries()) if (age[line] === state) known.clear();
}
