/**
 * What follows from the sums alone: the unknown cells with what rows and columns still need are a transportation problem
 * (Batenburg & Kosters 2009, of which 000 tells; after). A cell that is filled, or empty, in every filling with these sums
 * is fixed.
 *
 * One filling is found by augmenting paths. Another one has another value at a cell exactly if the two fillings differ by
 * circles of cells, filled and empty in turn, through it: with an arrow from row to column for every empty cell and from
 * column to row for every filled one, that is, if row and column of the cell lie in one strongly connected component.
 */
import type { FixedCell, Grid } from '../board/cell.ts';
import { FILLED, UNKNOWN } from '../board/cell.ts';
import type { Description } from '../board/description.ts';
import type { Puzzle } from '../board/puzzle.ts';
import type { InPieces } from '../pieces.ts';
import { allPieces } from '../pieces.ts';

/** Unknown cells, and how many of each line are to be filled. */
type Transport = {
  readonly grid: Grid;
  readonly needs: Int32Array; // rows, then columns
  readonly filled: Uint8Array; // the filling so far, of the unknown cells
};

/**
 * The cells that have one value in all fillings of the unknown cells by which every line has as many filled cells as its
 * description says.
 *
 * @param grid - any state
 * @returns in board order; null when there is no such filling
 * @remarks One filling by at most as many searches as cells are to be filled, each O(cells); then two searches more.
 * @source after Batenburg & Kosters 2009, cited in 000 §5
 */
export function fixedByFlow(grid: Grid, puzzle: Puzzle): readonly FixedCell[] | null {
  return allPieces(fixedByFlowInPieces(grid, puzzle));
}

/**
 * The same in pieces: a cell more that is filled.
 *
 * @source after Batenburg & Kosters 2009, cited in 000 §5
 */
export function* fixedByFlowInPieces(
  grid: Grid,
  puzzle: Puzzle,
): InPieces<readonly FixedCell[] | null> {
  const { height, width, cells } = grid;
  const transport: Transport = {
    grid,
    needs: Int32Array.from([...puzzle.rows, ...puzzle.columns], sumOf),
    filled: new Uint8Array(cells.length),
  };
  const { needs } = transport;
  for (const [at, cell] of cells.entries()) {
    if (cell !== FILLED) continue;
    needs[Math.floor(at / width)]!--;
    needs[height + (at % width)]!--;
  }
  if (needs.some((need) => need < 0)) return null;
  for (let i = 0; i < height; i++)
    while (needs[i]! > 0) {
      if (!augment(transport, i)) return null;
      yield;
    }
  if (needs.some((need) => need > 0)) return null; // a column
  const parts = linkedLines(transport);
  const fixed: FixedCell[] = [];
  for (const [at, cell] of cells.entries()) {
    const [row, column] = [Math.floor(at / width), at % width];
    if (cell === UNKNOWN && parts[row] !== parts[height + column])
      fixed.push({ row, column, value: transport.filled[at] === 1 ? 1 : 0 });
  }
  return fixed;
}

const sumOf = (description: Description): number => description.reduce((sum, run) => sum + run, 0);

/**
 * The lines that an arrow leads to from line l: over the empty cells of a row to columns, over the filled cells of a column
 * to rows; turned around, the other way.
 */
function* arrows(
  { grid: { height, width, cells }, filled }: Transport,
  l: number,
  turned = false,
): Generator<number> {
  const isRow = l < height;
  const value = isRow === turned ? 1 : 0;
  for (let other = 0; other < (isRow ? width : height); other++) {
    const at = isRow ? l * width + other : other * width + l - height;
    if (cells[at] === UNKNOWN && filled[at] === value) yield isRow ? height + other : other;
  }
}

/** Fills one cell more in row `start`, perhaps by moving others: along a path to a column that needs one. */
function augment({ grid, needs, filled }: Transport, start: number): boolean {
  const { height, width } = grid;
  const from = new Int32Array(needs.length).fill(-1);
  from[start] = start;
  const queue = [start];
  for (const l of queue) {
    if (l >= height && needs[l]! > 0) {
      for (let at = l; at !== start; at = from[at]!) {
        const before = from[at]!;
        const [row, column] = at < height ? [at, before] : [before, at];
        filled[row * width + column - height]! ^= 1;
      }
      needs[start]!--;
      needs[l]!--;
      return true;
    }
    for (const next of arrows({ grid, needs, filled }, l))
      if (from[next]! < 0) {
        from[next] = l;
        queue.push(next);
      }
  }
  return false;
}

/** The number of the strongly connected component of each line, by searches there and back. */
function linkedLines(transport: Transport): Int32Array {
  const lines = transport.needs.length;
  const order: number[] = [];
  const seen = new Uint8Array(lines);
  const visit = (l: number): void => {
    seen[l] = 1;
    for (const next of arrows(transport, l)) if (seen[next] === 0) visit(next);
    order.push(l);
  };
  for (let l = 0; l < lines; l++) if (seen[l] === 0) visit(l);
  const parts = new Int32Array(lines).fill(-1);
  const mark = (l: number, part: number): void => {
    parts[l] = part;
    for (const next of arrows(transport, l, true)) if (parts[next]! < 0) mark(next, part);
  };
  for (const l of order.toReversed()) if (parts[l]! < 0) mark(l, l);
  return parts;
}
