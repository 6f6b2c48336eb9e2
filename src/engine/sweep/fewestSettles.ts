/**
 * The least number of SETTLE operations that solve a puzzle, on images of up to 25 cells. What is known of an image agrees
 * with it, so a state is a set of known cells, a word. Settling is monotone: who knows more finds no less. So of the
 * states that so many operations reach, those that are part of another one need not be looked at.
 */
import type { Grid } from '../board/cell.ts';
import { FILLED } from '../board/cell.ts';
import { lineTables } from '../line/lineTables.ts';

/** SETTLE operations of SimpleSolver, rows first. */
type Swept = {
  readonly fixing: number; // those that fix a cell
  readonly all: number; // every line of a direction in every sweep
};

/** A reusable search for images of one size. */
export type FewestSettles = {
  /** What SimpleSolver uses, null when it does not solve the puzzle of the image. */
  swept(image: Grid): Swept | null;
  /** The least number of settles; only for images whose puzzle is simple. */
  fewest(image: Grid): number;
};

/** For each line of `length` cells and each set of known cells, the cells known after SETTLE, at `line << length | known`. */
function knownAfter(length: number): Uint8Array {
  const { idOf, settled } = lineTables(length);
  const all = (1 << length) - 1;
  return Uint8Array.from({ length: 1 << (2 * length) }, (_, at) => {
    const [line, known] = [at >> length, at & all];
    // what may be filled is what is not known to be empty, and the other way round
    const mayFill = line | (all & ~known);
    const mayEmpty = (all & ~line) | (all & ~known);
    const state =
      settled[((idOf[line] ?? 0) << (2 * length)) | (mayFill << length) | mayEmpty] ?? 0;
    return all & ~((state >> length) & state);
  });
}

/**
 * Makes a search for images of one size.
 *
 * @param height - 1 to 6
 * @param width - 1 to 6; at most 25 cells in all
 * @throws RangeError for another size
 * @remarks A tenth of a millisecond for most images of 5 x 5.
 * @source 000_8dc3042ab81c971c.txt §3.1 ("compute the minimum number of SETTLE operations needed")
 */
export function createFewestSettles(height: number, width: number): FewestSettles {
  if (height * width > 25) throw new RangeError(`at most 25 cells: ${height}x${width}`);
  const whole = 2 ** (height * width) - 1;
  const [alongRow, alongColumn] = [knownAfter(width), knownAfter(height)];
  const rowAll = (1 << width) - 1;
  const rows = new Uint8Array(height);
  const columns = new Uint8Array(width);

  const settleRow = (known: number, row: number): number => {
    const before = (known >> (row * width)) & rowAll;
    return known | (alongRow[(rows[row]! << width) | before]! << (row * width));
  };
  const settleColumn = (known: number, column: number): number => {
    let before = 0;
    for (let row = 0; row < height; row++) before |= ((known >> (row * width + column)) & 1) << row;
    const after = alongColumn[(columns[column]! << height) | before]!;
    let found = known;
    for (let row = 0; row < height; row++) found |= ((after >> row) & 1) << (row * width + column);
    return found;
  };

  const readLines = ({ cells }: Grid): void => {
    rows.fill(0);
    columns.fill(0);
    cells.forEach((cell, at) => {
      if (cell !== FILLED) return;
      const [row, column] = [Math.floor(at / width), at % width];
      rows[row]! |= 1 << column;
      columns[column]! |= 1 << row;
    });
  };

  /** The sweeps of SimpleSolver, settle by settle; null when they stand still. */
  const sweep = (): Swept | null => {
    let [known, fixing, all] = [0, 0, 0];
    for (let sweeps = 0, idle = 0; known !== whole; sweeps++) {
      const before = known;
      const lines = sweeps % 2 === 0 ? height : width;
      for (let line = 0; line < lines; line++) {
        const after = sweeps % 2 === 0 ? settleRow(known, line) : settleColumn(known, line);
        if (after !== known) fixing++;
        known = after;
      }
      all += lines;
      idle = known === before ? idle + 1 : 0;
      if (idle === 2) return null;
    }
    return { fixing, all };
  };

  /** Breadth first over the sets of known cells. */
  const search = (): number => {
    let states = [0];
    for (let settles = 1; ; settles++) {
      const next = new Set<number>();
      for (const known of states) {
        for (let row = 0; row < height; row++) next.add(settleRow(known, row));
        for (let column = 0; column < width; column++) next.add(settleColumn(known, column));
      }
      if (next.has(whole)) return settles;
      if (settles > 2 * height * width) throw new RangeError('the puzzle is not simple');
      states = largest([...next]);
    }
  };

  return {
    swept(image) {
      readLines(image);
      return sweep();
    },
    fewest(image) {
      readLines(image);
      return search();
    },
  };
}

/** The sets that are part of no other one. */
function largest(sets: readonly number[]): number[] {
  const kept: number[] = [];
  for (const one of sets.toSorted((a, b) => bits(b) - bits(a)))
    if (!kept.some((other) => (one & ~other) === 0)) kept.push(one);
  return kept;
}

/** How many bits are set. */
function bits(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count++;
  return count;
}
