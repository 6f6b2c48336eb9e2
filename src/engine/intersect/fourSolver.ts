/**
 * FOURSOLVER, the (2,2)-SOLVER of 000 §3.2, by pair relations and the lookup table: the relations of all pairs of unknown
 * cells of every line are worked out once a state, then each choice of two rows and two columns is one look at the table.
 * Only crossings of four unknown cells are looked at: with fewer there is no cycle, and nothing beyond SETTLE.
 */
import type { Direction, Grid } from '../board/cell.ts';
import type { Description } from '../board/description.ts';
import type { Status } from '../sweep/events.ts';
import { createFastFour } from './fastFour.ts';
import { STATUS_OF_CODE } from '../sweep/fastSolver.ts';
import type { PqRecording } from './fourEvents.ts';
import { lineOf } from '../board/image.ts';
import type { Situation } from './lookupTable.ts';
import { lookupTable, situationNumber } from './lookupTable.ts';
import { NO_RELATION, pairRelations } from '../line/pairRelations.ts';
import type { Intersection } from './pqIntersection.ts';
import { intersect } from './pqIntersection.ts';
import type { Finder, RunOptions } from './pqRecord.ts';
import { recordRun } from './pqRecord.ts';
import { allPieces } from '../pieces.ts';
import type { InPieces } from '../pieces.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { requirePuzzle, startGrid } from '../board/puzzle.ts';

/** The pair relations of all lines of a state; see `pairRelations` for the order of the numbers. */
export type GridRelations = {
  readonly grid: Grid; // a copy of the state that they are from
  readonly rows: readonly Uint8Array[];
  readonly columns: readonly Uint8Array[];
};

/**
 * The relations of all pairs of unknown cells on all lines.
 *
 * @param grid - a standstill of SimpleSolver: all lines settled
 * @param before - relations of the same puzzle in another state: lines that did not change are taken from there
 * @throws RangeError when a line is not settled
 * @source 000_8dc3042ab81c971c.txt §3.2
 */
export function gridRelations(grid: Grid, puzzle: Puzzle, before?: GridRelations): GridRelations {
  return allPieces(gridRelationsInPieces(grid, puzzle, before));
}

/** Lines up to here take microseconds, and all of a board of them less than a millisecond: they are not worth a piece. */
const oneGo = 24;

/**
 * The same in pieces, a line each unless it is short.
 *
 * @throws as {@link gridRelations} does
 * @source 000_8dc3042ab81c971c.txt §3.2
 */
export function* gridRelationsInPieces(
  grid: Grid,
  puzzle: Puzzle,
  before?: GridRelations,
): InPieces<GridRelations> {
  const of = (direction: Direction, index: number, description: Description): Uint8Array => {
    const line = lineOf(grid, direction, index);
    const old = (direction === 'H' ? before?.rows : before?.columns)?.[index];
    const oldLine = before && lineOf(before.grid, direction, index);
    if (old && line.every((cell, at) => cell === oldLine?.[at])) return old;
    return pairRelations(line, description);
  };
  const rows: Uint8Array[] = [];
  for (const [index, description] of puzzle.rows.entries()) {
    rows.push(of('H', index, description));
    if (grid.width > oneGo) yield;
  }
  const columns: Uint8Array[] = [];
  for (const [index, description] of puzzle.columns.entries()) {
    columns.push(of('V', index, description));
    if (grid.height > oneGo) yield;
  }
  return { grid: { ...grid, cells: grid.cells.slice() }, rows, columns };
}

/**
 * The relations of the four lines of one intersection.
 *
 * @returns null when not all four crossings are unknown
 * @source 000_8dc3042ab81c971c.txt §3.2
 */
export function situationAt(
  relations: GridRelations,
  rows: readonly number[],
  columns: readonly number[],
): Situation | null {
  const [i1, i2] = rows as [number, number];
  const [j1, j2] = columns as [number, number];
  const width = relations.columns.length;
  const height = relations.rows.length;
  const situation: Situation = [
    relations.rows[i1]?.[j1 * width + j2] ?? NO_RELATION,
    relations.rows[i2]?.[j1 * width + j2] ?? NO_RELATION,
    relations.columns[j1]?.[i1 * height + i2] ?? NO_RELATION,
    relations.columns[j2]?.[i1 * height + i2] ?? NO_RELATION,
  ];
  return situation.includes(NO_RELATION) ? null : situation;
}

/** Two rows and two columns whose intersection fixes something, by the table. */
export type FourSuccess = {
  readonly rows: readonly [number, number];
  readonly columns: readonly [number, number];
  readonly situation: Situation;
  /** As in `LookupTable.fixes`: bits 0-3 the crossings that become filled, bits 4-7 empty; IMPOSSIBLE: no solution. */
  readonly fixes: number;
};

/**
 * Goes through the intersections of a state that fix something or have no survivors, by rows, then by columns.
 *
 * @param grid - a standstill of SimpleSolver
 * @throws RangeError when a line is not settled
 * @source 000_8dc3042ab81c971c.txt §3.2
 */
export function* fourSuccesses(
  grid: Grid,
  puzzle: Puzzle,
  relations: GridRelations = gridRelations(grid, puzzle),
): Generator<FourSuccess> {
  for (const success of successesInPieces(relations)) if (success) yield success;
}

/**
 * The same in pieces, a row each unless the board is small.
 *
 * @param relations - of the state
 * @returns the intersections, with null among them at the end of a piece
 * @source 000_8dc3042ab81c971c.txt §3.2
 */
export function* successesInPieces({
  grid: { height, width },
  rows,
  columns,
}: GridRelations): Generator<FourSuccess | null> {
  const { fixes } = lookupTable();
  for (let i1 = 0; i1 < height - 1; i1++) {
    if (height * width > oneGo ** 2) yield null;
    for (let i2 = i1 + 1; i2 < height; i2++)
      for (let j1 = 0; j1 < width - 1; j1++) {
        const column1 = columns[j1]?.[i1 * height + i2] ?? NO_RELATION;
        if (!forbids(column1)) continue;
        for (let j2 = j1 + 1; j2 < width; j2++) {
          const row1 = rows[i1]?.[j1 * width + j2] ?? NO_RELATION;
          const row2 = rows[i2]?.[j1 * width + j2] ?? NO_RELATION;
          if (!forbids(row1) || !forbids(row2)) continue;
          const column2 = columns[j2]?.[i1 * height + i2] ?? NO_RELATION;
          if (!forbids(column2)) continue;
          const situation: Situation = [row1, row2, column1, column2];
          const fix = fixes[situationNumber(situation)] ?? 0;
          if (fix !== 0) yield { rows: [i1, i2], columns: [j1, j2], situation, fixes: fix };
        }
      }
  }
}

/** Whether both cells are unknown and some pair is forbidden: "all allowed" on a line never helps. */
function forbids(relation: number): boolean {
  return relation !== 0 && relation !== NO_RELATION;
}

/** Looks for intersections by the table; one that is found is then spelled out, with its configurations. */
function byTable(): Finder {
  let relations: GridRelations | undefined;
  return {
    *first(grid, puzzle): InPieces<Intersection | null> {
      relations = yield* gridRelationsInPieces(grid, puzzle, relations);
      for (const success of successesInPieces(relations)) {
        if (success) return intersect(grid, puzzle, success.rows, success.columns);
        yield;
      }
      return null;
    },
    *situation(grid, puzzle, { rows, columns }): InPieces<Situation | null> {
      if (rows.length !== 2 || columns.length !== 2) return null;
      relations = yield* gridRelationsInPieces(grid, puzzle, relations);
      return situationAt(relations, rows, columns);
    },
  };
}

/**
 * Runs FourSolver and records it as sweep > line > cell and intersection > crossing. Without choices it takes the first
 * successful intersection, by rows, then by columns.
 *
 * @throws RangeError or TypeError for a malformed puzzle, state or choice
 * @source 000_8dc3042ab81c971c.txt §3.2 (FOURSOLVER)
 */
export function recordFour(puzzle: Puzzle, options: RunOptions = {}): PqRecording {
  return allPieces(recordFourInPieces(puzzle, options));
}

/**
 * The same in pieces: a run of SimpleSolver, or part of the search for an intersection.
 *
 * @throws as {@link recordFour} does
 * @source 000_8dc3042ab81c971c.txt §3.2 (FOURSOLVER)
 */
export const recordFourInPieces = (
  puzzle: Puzzle,
  options: RunOptions = {},
): InPieces<PqRecording> => recordRun(puzzle, 2, 2, byTable(), options);

/** How a run of FourSolver ended. */
export type FourResult = {
  readonly status: Status;
  readonly grid: Grid;
  /** Whether an intersection was successful; false for simple puzzles. */
  readonly progress: boolean;
  readonly sweeps: number; // of SimpleSolver before the first intersection: `SimpleResult.sweeps`
};

/** The four columns of Figures 4 and 5. */
export type FourClass = 'simple' | 'four-solved' | 'some-progress' | 'no-progress';

/**
 * Runs FourSolver without events, by the fast path.
 *
 * @param puzzle - a puzzle of any size; not modified
 * @param from - a state to go on from, default the clues; see `startGrid`; not modified
 * @returns how the run ended, with the grid of all that is known then
 * @throws RangeError or TypeError for a malformed puzzle or state; one without a solution is a result
 * @remarks Makes a new solver each time: for many boards of one size use `createFastFour`.
 * @source 000_8dc3042ab81c971c.txt §3.2 (FOURSOLVER)
 */
export function solveFour(puzzle: Puzzle, from?: Grid): FourResult {
  requirePuzzle(puzzle);
  const [height, width] = [puzzle.rows.length, puzzle.columns.length];
  const solver = createFastFour(height, width);
  solver.simple.setPuzzle(puzzle);
  if (from !== undefined) solver.simple.setCells(startGrid(puzzle, from).cells);
  const status = STATUS_OF_CODE[solver.run()] as Status;
  const grid = { height, width, cells: solver.simple.readCells() };
  return { status, grid, progress: solver.progress, sweeps: solver.sweeps };
}

/**
 * The column of Figure 4 that a puzzle stands in.
 *
 * @param result - what FourSolver made of it
 * @returns null for a puzzle in which FourSolver finds a contradiction
 * @source 000_8dc3042ab81c971c.txt §4.1, Figure 4
 */
export function fourClass({ status, progress }: FourResult): FourClass | null {
  if (status === 'contradiction') return null;
  if (status === 'solved') return progress ? 'four-solved' : 'simple';
  return progress ? 'some-progress' : 'no-progress';
}
