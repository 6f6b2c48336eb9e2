/**
 * A tile by its fourteen inner lines, from the definition: which words of seven cells (ring, core, ring) a line may have, and what
 * sweeps, clauses of two literals and probing find on these lines alone, the ports free. No code of the engine but the tile.
 */
import type { Tile, TileSide } from '../../../src/engine/circuit/tile.ts';

/** Cells of a line within the frame, and of the tile within it, row-major. */
const side = 7;
const innerCells = side * side;

const has = ({ inputs, outputs }: Tile, at: TileSide): boolean =>
  inputs.includes(at) || outputs.includes(at);

const runsOf = (cells: readonly number[]): string =>
  cells
    .join('')
    .split('0')
    .filter((run) => run !== '')
    .map((run) => run.length)
    .join();

const words = Array.from({ length: 2 ** side }, (_, word) =>
  Array.from({ length: side }, (_, at) => (word >> at) & 1),
);

/** A line: its cells in the tile, and its words. */
export type InnerLine = { readonly cells: readonly number[]; readonly words: readonly number[][] };

/**
 * The words of a line: of the two ring cells those of a port on this line are free, the others empty; beside a filled one the core
 * is empty; the five cells between have the runs.
 */
function wordsOf(runs: readonly number[], before: boolean, behind: boolean): number[][] {
  return words.filter(
    (word) =>
      (before || word[0] === 0) &&
      (behind || word[6] === 0) &&
      word[0]! + word[1]! < 2 &&
      word[6]! + word[5]! < 2 &&
      runsOf(word.slice(1, 6)) === runs.join(),
  );
}

/** Rows, then columns. */
export function innerLines(tile: Tile): readonly InnerLine[] {
  const crosses = (at: TileSide, line: number): boolean =>
    has(tile, at) && (tile.lines?.[at] ?? [1, 3]).includes(line);
  const each = Array.from({ length: side }, (_, at) => at);
  const along = (
    core: Tile['rows'],
    [before, behind, near, far]: readonly [TileSide, TileSide, TileSide, TileSide],
    cell: (line: number, at: number) => number,
  ): InnerLine[] =>
    each.map((line) => {
      const runs =
        line === 0
          ? has(tile, near)
            ? [1]
            : []
          : line === 6
            ? has(tile, far)
              ? [1]
              : []
            : core[line - 1]!;
      return {
        cells: each.map((at) => cell(line, at)),
        words: wordsOf(runs, crosses(before, line - 1), crosses(behind, line - 1)),
      };
    });
  return [
    ...along(tile.rows, ['left', 'right', 'top', 'bottom'], (line, at) => side * line + at),
    ...along(tile.columns, ['top', 'bottom', 'left', 'right'], (line, at) => side * at + line),
  ];
}

/** What is known of the cells: 0, 1, or -1. */
type Known = readonly number[];

/** Nothing. */
export const nothing: Known = Array.from({ length: innerCells }, () => -1);

const fitting = ({ cells, words: all }: InnerLine, known: Known): readonly number[][] =>
  all.filter((word) =>
    word.every((value, at) => known[cells[at]!] === -1 || known[cells[at]!] === value),
  );

/** Sweeps to their end; null for a contradiction. */
export function swept(lines: readonly InnerLine[], from: Known): Known | null {
  const known = [...from];
  for (let isNew = true; isNew;) {
    isNew = false;
    for (const line of lines) {
      const left = fitting(line, known);
      if (left.length === 0) return null;
      for (const [at, cell] of line.cells.entries())
        if (known[cell] === -1 && left.every((word) => word[at] === left[0]![at])) {
          known[cell] = left[0]![at]!;
          isNew = true;
        }
    }
  }
  return known;
}

/** What clauses of two literals of one line come to, with sweeps, to the end. */
export function byPairs(lines: readonly InnerLine[]): Known {
  const known = [...swept(lines, nothing)!];
  for (;;) {
    const implied = new Map<number, Set<number>>(); // literal 2c + v, and those that follow
    for (const line of lines) {
      const left = fitting(line, known);
      for (const [i, c] of line.cells.entries())
        for (const [j, d] of line.cells.entries())
          for (const v of [0, 1])
            for (const w of [0, 1])
              if (!left.some((word) => word[i] === v && word[j] === w)) {
                const from = implied.get(2 * c + v) ?? new Set();
                implied.set(2 * c + v, from.add(2 * d + 1 - w));
              }
    }
    const reaches = (from: number): Set<number> => {
      const seen = new Set([from]);
      for (const one of seen) for (const next of implied.get(one) ?? []) seen.add(next);
      return seen;
    };
    const found = [...known.keys()].flatMap((cell) =>
      known[cell] !== -1
        ? []
        : [0, 1]
            .filter((v) => reaches(2 * cell + v).has(2 * cell + 1 - v))
            .map((v) => [cell, 1 - v] as const),
    );
    if (found.length === 0) return known;
    for (const [cell, value] of found) known[cell] = value;
  }
}

/** What contradictions of single values come to, again and again. */
export function byProbing(lines: readonly InnerLine[]): Known {
  let known = swept(lines, nothing)!;
  for (let isNew = true; isNew;) {
    isNew = false;
    for (const cell of known.keys())
      for (const value of [0, 1])
        if (known[cell] === -1 && swept(lines, known.with(cell, value)) === null) {
          known = swept(lines, known.with(cell, 1 - value))!;
          isNew = true;
        }
  }
  return known;
}

/** All fillings that fit all lines, row by row. */
export function fillings(lines: readonly InnerLine[]): readonly (readonly number[])[] {
  const [rows, columns] = [lines.slice(0, side), lines.slice(side)];
  const beginnings = columns.map(
    (line) =>
      new Set(line.words.flatMap((word) => word.map((_, at) => word.slice(0, at + 1).join('')))),
  );
  let grids: number[][][] = [[]];
  for (const row of rows)
    grids = grids.flatMap((grid) =>
      row.words
        .map((word) => [...grid, word])
        .filter((some) =>
          beginnings.every((set, j) => set.has(some.map((word) => word[j]).join(''))),
        ),
    );
  return grids.map((grid) => grid.flat());
}

/** The cells that are equal in all fillings, with their value. */
export const constant = (all: readonly (readonly number[])[]): Known =>
  nothing.map((_, cell) => (all.every((one) => one[cell] === all[0]![cell]) ? all[0]![cell]! : -1));

/** How many cells are known. */
export const countOf = (known: Known): number => known.filter((value) => value !== -1).length;
