/**
 * What can be inferred from the puzzle of a picture that one has: the picture is a solution, so that every other cell value is
 * looked for in vain or found. Where the work is limited some cells stay undecided, and what is said of the others holds.
 *
 * On large boards of few filled cells a solver that is asked for any other solution may search for hours, although there are some
 * that differ from the picture in a few neighbouring lines only. So those are looked for first: all cells but those of a band of
 * rows or columns are held as they are, which leaves a small search.
 */
import type { Grid } from '../board/cell.ts';
import { FILLED, UNKNOWN } from '../board/cell.ts';
import { puzzleOf } from '../board/puzzle.ts';
import type { InPieces } from '../pieces.ts';
import { literalOf } from '../sat/literal.ts';
import type { Literal } from '../sat/literal.ts';
import type { SatSolver } from '../sat/solver.ts';
import { openSolverInPieces } from '../solve/openFormula.ts';
import { solveSimpleInPieces } from '../sweep/simpleSolver.ts';

export type PictureInference = {
  /** The cells that are the same in every solution, as far as that was found out; UNKNOWN elsewhere. */
  readonly inferable: Grid;
  /** Cells of which it is not known whether they are: each could only have the value that it has in the picture. */
  readonly undecided: readonly number[];
  readonly propagations: number;
  readonly conflicts: number;
};

/** Propagations that a question may take in the first round, and how many times as many in each further one. */
const firstShare = 50_000;
const nextShare = 4;
/** Lines of a band in the first round; one more of these each further one. */
const bandStep = 4;

/**
 * Finds the inferable cells of a picture's puzzle, in pieces.
 *
 * @param propagations - about the most to spend on all of its cells together; default no limit
 * @source 003_bcef302d21730516.txt §2 (INFERENCE)
 */
export function* inferPictureInPieces(
  image: Grid,
  propagations = Infinity,
): InPieces<PictureInference> {
  const puzzle = puzzleOf(image);
  const { grid } = yield* solveSimpleInPieces(puzzle);
  const inferable: Grid = { ...grid, cells: grid.cells.slice() };
  let undecided = Array.from(grid.cells.keys()).filter((cell) => grid.cells[cell] === UNKNOWN);
  if (undecided.length === 0) return { inferable, undecided, propagations: 0, conflicts: 0 };
  const solver = yield* openSolverInPieces(puzzle, grid);
  const { counters } = solver;
  const left = (): number => propagations - counters.propagations;
  const asShown = (cell: number): Literal => literalOf(cell, image.cells[cell] === FILLED);
  const free = new Uint8Array(grid.cells.length); // 1: another solution has it otherwise
  const unknown = undecided;

  /** Whether a cell can differ with others held as they are; null when that took more than its share. */
  const differs = function* (
    cell: number,
    held: readonly number[],
    share: number,
  ): InPieces<boolean | null> {
    const most = Math.min(share, left());
    const model = yield* ask(solver, [...held.map(asShown), asShown(cell) ^ 1], most);
    if (model) for (const one of unknown) if (model[one] !== image.cells[one]) free[one] = 1;
    if (model) for (const one of unknown) solver.prefer(asShown(one));
    return model && true;
  };

  const isOpen = (cell: number): boolean => free[cell] === 0 && inferable.cells[cell] === UNKNOWN;
  for (let round = 0; undecided.length > 0 && left() > 0; round++) {
    const share = firstShare * nextShare ** round;
    for (const cell of undecided) {
      for (const held of outside(image, cell, bandStep * (round + 1), unknown))
        if (isOpen(cell) && left() > 0) yield* differs(cell, held, share);
      if (!isOpen(cell) || left() <= 0) continue;
      if ((yield* differs(cell, [], share)) !== false) continue;
      inferable.cells[cell] = image.cells[cell]!;
      solver.add([asShown(cell)]);
    }
    undecided = undecided.filter(isOpen);
  }
  const { conflicts } = counters;
  return { inferable, undecided, propagations: counters.propagations, conflicts };
}

/** The cells outside the band of rows about a cell, and those outside the band of columns. */
function outside(
  { height, width }: Grid,
  cell: number,
  lines: number,
  cells: readonly number[],
): readonly (readonly number[])[] {
  const band = (at: number, length: number): ((line: number) => boolean) => {
    const first = Math.max(0, Math.min(length - lines, at - (lines >> 1)));
    return (line) => line >= first && line < first + lines;
  };
  const rows = band(Math.floor(cell / width), height);
  const columns = band(cell % width, width);
  return [
    ...(lines < height ? [cells.filter((one) => !rows(Math.floor(one / width)))] : []),
    ...(lines < width ? [cells.filter((one) => !columns(one % width))] : []),
  ];
}

/** A model; false when there is none, and null when that is not found out within `most` propagations or a piece more. */
function* ask(
  solver: SatSolver,
  assumptions: readonly Literal[],
  most: number,
): InPieces<Uint8Array | false | null> {
  const until = solver.counters.propagations + most;
  const pieces = solver.solveInPieces(assumptions);
  let piece = pieces.next();
  for (; piece.done !== true; piece = pieces.next()) {
    if (solver.counters.propagations >= until) return null;
    yield;
  }
  return piece.value.status === 'satisfiable' && piece.value.model;
}
