/**
 * What tasks ask for, found out by definition and without the solvers of the engine: lines by listing their fits, solutions
 * by trying all rows, pairs of lines by their sixteen configurations, chains by following arrows.
 */
import { UNKNOWN } from '../../src/engine/board/cell.ts';
import type { Direction, Grid } from '../../src/engine/board/cell.ts';
import type { Finder } from '../../src/challenges/challenge.ts';
import { bruteFits, describe01, slowSimple } from '../oracles.ts';

export type Clues = {
  readonly rows: readonly (readonly number[])[];
  readonly columns: readonly (readonly number[])[];
};

type Cells = Uint8Array;

const settled = new Map<string, Cells | null>();

/** What all fits of a line share; null where there is none. Lines are few and asked for often. */
export function settle(line: Cells, clues: readonly number[]): Cells | null {
  const key = `${line.join('')} ${clues.join()}`;
  const known = settled.get(key);
  if (known !== undefined) return known;
  const [first, ...others] = bruteFits(line, clues);
  const shared =
    first?.map((cell, at) => (others.every((one) => one[at] === cell) ? cell : UNKNOWN)) ?? null;
  settled.set(key, shared);
  return shared;
}

const columnsOf = ({ cells, height, width }: Grid): Cells[] =>
  Array.from({ length: width }, (_, j) =>
    Uint8Array.from({ length: height }, (__, i) => cells[i * width + j]!),
  );

const rowsOf = ({ cells, height, width }: Grid): Cells[] =>
  Array.from({ length: height }, (_, i) => cells.slice(i * width, (i + 1) * width));

export const cluesOf = (image: Grid): Clues => ({
  rows: rowsOf(image).map(describe01),
  columns: columnsOf(image).map(describe01),
});

/** Places of every line, with its clues. */
const linesOf = ({ rows, columns }: Clues): { clues: readonly number[]; places: number[] }[] => [
  ...rows.map((clues, i) => ({ clues, places: columns.map((_, j) => i * columns.length + j) })),
  ...columns.map((clues, j) => ({ clues, places: rows.map((_, i) => i * columns.length + j) })),
];

const lineAt = (cells: Cells, places: readonly number[]): Cells =>
  Uint8Array.from(places, (place) => cells[place]!);

const blank = ({ rows, columns }: Clues): Cells =>
  new Uint8Array(rows.length * columns.length).fill(UNKNOWN);

/** Line after line until nothing changes; null where a line has no fit. */
export function closure(clues: Clues, start: Cells = blank(clues)): Cells | null {
  const cells = start.slice();
  for (let before = ''; before !== cells.join('');) {
    before = cells.join('');
    for (const { clues: own, places } of linesOf(clues)) {
      const after = settle(lineAt(cells, places), own);
      if (after === null) return null;
      for (const [at, place] of places.entries()) cells[place] = after[at]!;
    }
  }
  return cells;
}

/** How many sweeps solve it; null where they do not. */
export function sweepsOf(clues: Clues, first: Direction = 'H'): number | null {
  const [height, width] = [clues.rows.length, clues.columns.length];
  const grid = { height, width, cells: blank(clues) };
  const { status, sweeps } = slowSimple(grid, clues.rows, clues.columns, first, settle);
  return status === 'solved' ? sweeps : null;
}

/** All pictures of the clues that keep known cells, row by row. */
export function solutionsOf(clues: Clues, known: Cells = blank(clues)): Cells[] {
  const { rows, columns } = clues;
  const width = columns.length;
  const found: Cells[] = [];
  const go = (row: number, cells: Cells): void => {
    if (row === rows.length) {
      found.push(cells);
      return;
    }
    const line = known.slice(row * width, (row + 1) * width);
    for (const fit of bruteFits(line, rows[row]!)) {
      const next = cells.slice();
      next.set(fit, row * width);
      const fits = columns.every((own, j) => {
        const column = Uint8Array.from(rows, (_, i) => next[i * width + j]!);
        return settle(column, own) !== null;
      });
      if (fits) go(row + 1, next);
    }
  };
  go(0, known.slice());
  return found;
}

/** What all pictures share. */
export function shared(pictures: readonly Cells[]): Cells {
  const [first = new Uint8Array()] = pictures;
  return first.map((cell, at) => (pictures.every((one) => one[at] === cell) ? cell : UNKNOWN));
}

/** Whether a line of the board still has a fit with these cells set. */
function allows(clues: Clues, cells: Cells, set: readonly (readonly [number, number])[]): boolean {
  const tried = cells.slice();
  for (const [place, value] of set) tried[place] = value;
  return linesOf(clues)
    .filter(({ places }) => set.some(([place]) => places.includes(place)))
    .every(({ clues: own, places }) => settle(lineAt(tried, places), own) !== null);
}

/** One cell by two rows and two columns; null where none follows. */
function byPairs(clues: Clues, cells: Cells): [number, number] | null {
  const [height, width] = [clues.rows.length, clues.columns.length];
  for (let a = 0; a < height; a++)
    for (let b = a + 1; b < height; b++)
      for (let c = 0; c < width; c++)
        for (let d = c + 1; d < width; d++) {
          const four = [a * width + c, a * width + d, b * width + c, b * width + d];
          const open = four.filter((at) => cells[at] === UNKNOWN);
          if (open.length < 2) continue;
          const left = Array.from({ length: 2 ** open.length }, (_, code) =>
            open.map((at, k) => [at, (code >> k) & 1] as const),
          ).filter((set) => allows(clues, cells, set));
          for (const [k, at] of open.entries()) {
            const values = new Set(left.map((set) => set[k]![1]));
            if (values.size === 1) return [at, [...values][0]!];
          }
        }
  return null;
}

/** One cell by a chain of values, each of which follows from the one before it on a line; null where none follows. */
function byChains(clues: Clues, cells: Cells): [number, number] | null {
  const arrows = new Map<number, number[]>(); // a value is twice its cell, and one more where it is filled
  for (const { clues: own, places } of linesOf(clues)) {
    const open = [...places.keys()].filter((at) => cells[places[at]!] === UNKNOWN);
    const line = lineAt(cells, places);
    for (const one of open)
      for (const value of [0, 1]) {
        const from = 2 * places[one]! + value;
        const list = arrows.get(from) ?? [];
        arrows.set(from, list);
        for (const other of open) {
          if (other === one) continue;
          for (const then of [0, 1])
            if (settle(line.with(one, value).with(other, then), own) === null)
              list.push(2 * places[other]! + 1 - then);
        }
      }
  }
  for (const from of arrows.keys()) {
    const seen = new Set([from]);
    for (const at of seen) for (const to of arrows.get(at) ?? []) seen.add(to);
    if (seen.has(from ^ 1)) return [from >> 1, 1 - (from & 1)];
  }
  return null;
}

/** One cell whose other value sweeps refute. */
function byProbes(clues: Clues, cells: Cells): [number, number] | null {
  for (const [at, cell] of cells.entries())
    if (cell === UNKNOWN)
      for (const value of [0, 1])
        if (closure(clues, cells.with(at, value)) === null) return [at, 1 - value];
  return null;
}

const steps = { pairs: byPairs, chains: byChains, probing: byProbes } as const;

/** What is known in the end: sweeps, then a cell by the method, and so on. For puzzles that have a solution. */
export function knownBy(finder: Finder, clues: Clues, start?: Cells): Cells {
  let cells = closure(clues, start)!;
  for (let step = steps[finder](clues, cells); step !== null; step = steps[finder](clues, cells))
    cells = closure(clues, cells.with(...step))!;
  return cells;
}

/** What comes of a value tried: nothing more 0, something 1, a contradiction 2, a whole picture 3. */
export function useOf(clues: Clues, state: Cells, at: number, value: number): 0 | 1 | 2 | 3 {
  const end = closure(clues, state.with(at, value));
  if (end === null) return 2;
  if (!end.includes(UNKNOWN)) return 3;
  return end.join('') === state.with(at, value).join('') ? 0 : 1;
}

/** Lines that give something, round by round, all of them at once; null where single lines do not solve it. */
export function roundsOf(clues: Clues): number[] | null {
  const cells = blank(clues);
  const open: number[] = [];
  for (;;) {
    const before = cells.slice();
    let count = 0;
    for (const { clues: own, places } of linesOf(clues)) {
      const line = lineAt(before, places);
      const after = settle(line, own)!;
      if (after.join('') === line.join('')) continue;
      count++;
      for (const [k, place] of places.entries()) if (after[k] !== UNKNOWN) cells[place] = after[k]!;
    }
    if (count === 0) return cells.includes(UNKNOWN) ? null : open;
    open.push(count);
  }
}
