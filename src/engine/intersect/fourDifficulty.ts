/**
 * (2,2)-difficulty of 000 §3.2: the least number of successful intersections of two rows and two columns that a puzzle
 * needs, SimpleSolver applied freely between. Which intersections to take is searched for, level by level.
 */
import type { Grid } from '../board/cell.ts';
import { createFastFour } from './fastFour.ts';
import { CONTRADICTION, SOLVED, STANDSTILL } from '../sweep/fastSolver.ts';
import { gridRelationsInPieces, successesInPieces } from './fourSolver.ts';
import { IMPOSSIBLE } from './lookupTable.ts';
import { fewestInPieces } from './fewestIntersections.ts';
import type { FewestIntersections, FewestSearch, SearchNode } from './fewestIntersections.ts';
import { allPieces } from '../pieces.ts';
import type { InPieces } from '../pieces.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { requirePuzzle } from '../board/puzzle.ts';

/** What the search found out. */
export type FourDifficulty = FewestIntersections;

/** How far a search is. */
export type FourSearch = FewestSearch;

/** Cells of the boards that SimpleSolver is run on in a piece of about a millisecond. */
const cellsInPiece = 8000;

/** How the search goes. */
export type FourSearchOptions = {
  /** Most states to look at, default 5,000; then only bounds are known. */
  readonly maxStates?: number;
};

/**
 * Searches for the (2,2)-difficulty.
 *
 * @throws RangeError or TypeError for a malformed puzzle
 * @remarks A puzzle of 25 cells has a handful of states; large boards can have very many.
 * @source 000_8dc3042ab81c971c.txt §3.2 ("minimum number of successful (p, q)-intersections needed to solve the puzzle")
 */
export function fourDifficulty(puzzle: Puzzle, options: FourSearchOptions = {}): FourDifficulty {
  return allPieces(fourDifficultyInPieces(puzzle, options));
}

/**
 * The same in pieces, with news after every state whose intersections have all been tried.
 *
 * @throws as {@link fourDifficulty} does
 * @source 000_8dc3042ab81c971c.txt §3.2
 */
export function* fourDifficultyInPieces(
  puzzle: Puzzle,
  { maxStates = 5000 }: FourSearchOptions = {},
): InPieces<FourDifficulty, FourSearch> {
  requirePuzzle(puzzle);
  const size = { height: puzzle.rows.length, width: puzzle.columns.length };
  const solver = createFastFour(size.height, size.width);
  const { simple } = solver;
  simple.setPuzzle(puzzle);
  const status = simple.run('H');
  if (status === SOLVED) return { solvable: true, atLeast: 0, atMost: 0, path: [], states: 1 };
  const start: SearchNode = { cells: simple.readCells().slice(), choice: null, parent: null };
  if (status === CONTRADICTION || (yield* solver.goOnInPieces()) !== SOLVED)
    return { solvable: false, atLeast: Infinity, atMost: Infinity, path: [], states: 1 };

  return yield* fewestInPieces(
    (node) => successors(node, { ...size, cells: node.cells }, puzzle, simple),
    start,
    maxStates,
  );
}

/** What each successful intersection leads to, SimpleSolver applied; null at the end of a piece. */
function* successors(
  node: SearchNode,
  grid: Grid,
  puzzle: Puzzle,
  simple: ReturnType<typeof createFastFour>['simple'],
): Generator<SearchNode | null> {
  simple.setCells(node.cells);
  if (simple.run('H') !== STANDSTILL) return;
  simple.keep();
  const pieces = gridRelationsInPieces(grid, puzzle);
  let piece = pieces.next();
  for (; piece.done !== true; piece = pieces.next()) yield null;
  const oneGo = Math.max(1, Math.floor(cellsInPiece / node.cells.length));
  let tried = 0;
  for (const success of successesInPieces(piece.value)) {
    if (success === null || ++tried % oneGo === 0) yield null;
    if (success === null || success.fixes === IMPOSSIBLE) continue;
    const { rows, columns, fixes } = success;
    simple.restore();
    for (let crossing = 0; crossing < 4; crossing++) {
      const row = rows[crossing >> 1] as number;
      const column = columns[crossing & 1] as number;
      if ((fixes >> crossing) & 1) simple.setCell(row, column, 1);
      else if ((fixes >> (crossing + 4)) & 1) simple.setCell(row, column, 0);
    }
    if (simple.run('H') === CONTRADICTION) continue;
    yield { cells: simple.readCells().slice(), choice: { rows, columns }, parent: node };
  }
}
