/**
 * Which cells of a picture can be otherwise in a solution that differs from it in a few neighbouring lines only: open cells on a
 * small scale. All lines but those of a band are held as they are; sweeps settle most of what the band leaves, a solver the rest.
 */
import type { Grid } from '../board/cell.ts';
import { FILLED, UNKNOWN } from '../board/cell.ts';
import { puzzleOf } from '../board/puzzle.ts';
import type { InPieces } from '../pieces.ts';
import { literalOf } from '../sat/literal.ts';
import { openSolverInPieces } from '../solve/openFormula.ts';
import { createFastSimple } from '../sweep/fastSimple.ts';

/** Bands between two pauses. */
const bandsAtOnce = 4;

/**
 * Finds the cells that a solution has otherwise which is as the picture outside of so many neighbouring rows, or outside of so
 * many neighbouring columns, in pieces.
 *
 * @param open - cells that may be open, row-major indices: all others must be the same in every solution
 * @param widths - lines of a band, in rising order; each from 2 to the side of the picture
 * @returns for each width a flag for each cell of the picture, 1 for those found; a wider band has those of a narrower one
 */
export function* localSolutionsInPieces(
  image: Grid,
  open: readonly number[],
  widths: readonly number[],
): InPieces<readonly Uint8Array<ArrayBuffer>[], unknown> {
  const { height, width, cells } = image;
  const puzzle = puzzleOf(image);
  const sweeps = createFastSimple(height, width);
  sweeps.setPuzzle(puzzle);
  const local = new Uint8Array(cells.length);

  /** Lets the open cells of a band go, and marks those that another solution then has otherwise. */
  const band = function* (inBand: (cell: number) => boolean): InPieces<void, unknown> {
    const free = open.filter(inBand);
    if (free.every((cell) => local[cell] === 1)) return;
    const start = cells.slice();
    for (const cell of free) start[cell] = UNKNOWN;
    sweeps.setCells(start);
    sweeps.run('H');
    const grid: Grid = { height, width, cells: sweeps.readCells().slice() };
    const left = free.filter((cell) => grid.cells[cell] === UNKNOWN);
    if (left.every((cell) => local[cell] === 1)) return;
    const solver = yield* openSolverInPieces(puzzle, grid);
    for (const cell of left) {
      if (local[cell] === 1) continue;
      const shown = literalOf(cell, cells[cell] === FILLED);
      const found = yield* solver.solveInPieces([shown ^ 1]);
      if (found.status !== 'satisfiable') solver.add([shown]);
      else for (const one of left) if (found.model[one] !== cells[one]) local[one] = 1;
    }
  };

  const found: Uint8Array<ArrayBuffer>[] = [];
  for (const lines of widths) {
    for (const [length, lineOf] of [
      [height, (cell: number): number => Math.floor(cell / width)],
      [width, (cell: number): number => cell % width],
    ] as const)
      for (let first = 0; first + lines <= length; first++) {
        yield* band((cell) => lineOf(cell) >= first && lineOf(cell) < first + lines);
        if (first % bandsAtOnce === 0) yield;
      }
    found.push(local.slice());
  }
  return found;
}
