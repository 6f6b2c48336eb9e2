/**
 * The proof of a cell that needs intersections: a chain of lines and of two rows with two columns, each from what the ones
 * before it fixed, with as few intersections as can be (see `mixedProof.ts`).
 */
import type { Direction, Grid } from '../board/cell.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { allPieces } from '../pieces.ts';
import type { InPieces } from '../pieces.ts';
import type { ChainNews, Moves } from '../sweep/chain.ts';
import { lineMoves } from '../sweep/lineChain.ts';
import type { DearStep, MixedMove, MixedProof } from '../sweep/mixedProof.ts';
import { isDear, proveMixedInPieces } from '../sweep/mixedProof.ts';
import type { ProofOptions } from '../sweep/proof.ts';
import type { PqRecording } from './fourEvents.ts';
import { gridRelationsInPieces, recordFourInPieces, successesInPieces } from './fourSolver.ts';
import { intersect } from './pqIntersection.ts';
import type { LineChoice } from './pqRecord.ts';

/** Two rows and two columns of a chain. */
export type CrossStep = DearStep<LineChoice>;

/** The proof of one cell by lines and intersections, which are dear. */
export type FourProof = MixedProof<LineChoice>;

type Move = MixedMove<LineChoice>;

/**
 * Finds a proof.
 *
 * @param row - zero-based, inside the grid
 * @param column - zero-based, inside the grid
 * @returns null for a cell that is given, or that FourSolver does not fix
 * @throws RangeError or TypeError for a malformed puzzle
 */
export const proveByFour = (
  puzzle: Puzzle,
  row: number,
  column: number,
  options: ProofOptions = {},
): FourProof | null => allPieces(proveByFourInPieces(puzzle, row, column, options));

/** As {@link proveByFour}, in pieces that tell how far the search is. */
export function* proveByFourInPieces(
  puzzle: Puzzle,
  row: number,
  column: number,
  options: ProofOptions = {},
): InPieces<FourProof | null, ChainNews> {
  const kind = {
    moves: fourMoves(puzzle),
    worth: (grid: Grid) => successesAt(puzzle, grid),
    *run(first: Direction, target: number, choices: readonly LineChoice[] | null) {
      const run = yield* recordFourInPieces(puzzle, { first, choices: choices ?? [] });
      return movesOfRun(run, target);
    },
  };
  return yield* proveMixedInPieces(puzzle, [row, column], kind, options);
}

/** Lines and intersections as moves of a chain. */
function fourMoves(puzzle: Puzzle): Moves<Move> {
  const lines = lineMoves(puzzle);
  const { length: height } = puzzle.rows;
  return {
    cells: (move) =>
      isDear(move)
        ? [
            ...new Set(
              [...move.rows, ...move.columns.map((column) => height + column)].flatMap((line) =>
                lines.cells(line),
              ),
            ),
          ]
        : lines.cells(move),
    apply(grid, move) {
      if (!isDear(move)) return lines.apply(grid, move);
      const { fixed, survivors } = intersect(grid, puzzle, move.rows, move.columns);
      if (survivors.length === 0) return -1;
      for (const { row, column, value } of fixed) grid.cells[row * grid.width + column] = value;
      return fixed.length;
    },
  };
}

/** The lines and intersections of a run that fixed something, up to the one that fixed the cell; null when none did. */
function movesOfRun(
  { events, start, puzzle }: PqRecording,
  target: number,
): readonly Move[] | null {
  const moves: Move[] = [];
  for (const event of events) {
    if (event.kind === 'line' && event.fixed > 0)
      moves.push(event.direction === 'H' ? event.index : puzzle.rows.length + event.index);
    if (event.kind === 'intersection') moves.push({ rows: event.rows, columns: event.columns });
    if (event.kind !== 'cell' && event.kind !== 'crossing') continue;
    if (event.row * start.width + event.column === target) return moves;
  }
  return null;
}

/** The intersections of a standstill that fix something. */
function* successesAt(puzzle: Puzzle, grid: Grid): InPieces<readonly LineChoice[]> {
  const relations = yield* gridRelationsInPieces(grid, puzzle);
  const found: LineChoice[] = [];
  for (const success of successesInPieces(relations)) {
    if (success === null) yield;
    else found.push({ rows: success.rows, columns: success.columns });
  }
  return found;
}
