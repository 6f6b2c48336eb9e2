/**
 * What is asked of the boards of clauses, on which nothing is given, and what every line of argument about them says. Each board
 * is looked at as any puzzle: its solutions, what sweeps and 2-SAT find, what all solutions share.
 *
 * Let K be the frame and, in each tile, the cells that are equal in all of its states.
 *
 * A. The solutions of a board for solutions are the ways to meet all clauses, one each (`compose.ts`, and one state of a tile for
 *    each value).
 * B. On a board for inference every setting of the variables is a solution. If the clauses can be met, no cell beside K is the
 *    same in all (`reduction.ts`, 1 to 4); if not, the two cells of the output are. 2-SAT finds K at least.
 * C. With the second kit sweeps find K, and nothing else: on each tile alone they find its part of K; and where they stand on a
 *    tile, every open cell has both values in words of each of its lines, which go on through the neighbours, whose port cells
 *    are open too.
 *
 * So a cell can be inferred beyond what sweeps find just if the clauses cannot be met: to decide that is co-NP-complete, though
 * nothing is given, and though a solution is at hand.
 */
import type { Grid } from '../board/cell.ts';
import { UNKNOWN } from '../board/cell.ts';
import { infer } from '../inference/inference.ts';
import { solve } from '../solve/solve.ts';
import { solveSimple } from '../sweep/simpleSolver.ts';
import { solveTwoSat } from '../twosat/twoSatSolver.ts';
import type { Clause } from './clauses.ts';
import { meets, namesOf } from './clauses.ts';
import type { ClauseKit } from './clauseLayout.ts';
import { layOutClauses } from './clauseLayout.ts';
import { compose } from './compose.ts';
import { constantCells } from './evaluate.ts';
import { assignmentsOf } from './formula.ts';

/** What is known of a board, against K: the same, more, less, or something else. */
export type AgainstTiles = 'same' | 'more' | 'less' | 'other';

/** What came out on the two boards of a kit. */
export type KitFacts = {
  readonly cells: number; // of the board for inference
  readonly constant: number; // of them, those of K
  readonly solutions: number; // of the board for solutions; one more than the ways at most
  readonly settings: number; // solutions of the board for inference; one more than there should be at most
  readonly sweeps: AgainstTiles;
  readonly pairs: AgainstTiles; // 2-SAT
  readonly inferable: AgainstTiles;
};

/** How many settings of their variables meet all clauses. */
export const waysToMeet = (clauses: readonly Clause[]): number =>
  assignmentsOf(namesOf(clauses)).filter((values) => meets(clauses, values)).length;

/** Compares what is known, cell by cell. */
export function against(known: Uint8Array, tiles: Uint8Array): AgainstTiles {
  let [more, less] = [false, false];
  for (const [cell, value] of tiles.entries()) {
    const own = known[cell]!;
    if (own === value) continue;
    if (value === UNKNOWN) more = true;
    else if (own === UNKNOWN) less = true;
    else return 'other';
  }
  return more ? (less ? 'other' : 'more') : less ? 'less' : 'same';
}

/**
 * Lays clauses out with one kit, and asks both boards.
 *
 * @param clauses - as {@link layOutClauses} takes them for inference
 * @throws RangeError for other clauses
 */
export function askBlankBoards(clauses: readonly Clause[], kit: ClauseKit): KitFacts {
  const ways = waysToMeet(clauses);
  const { puzzle } = compose(layOutClauses(clauses, 'solutions', kit).tiles);
  const layout = layOutClauses(clauses, 'inference', kit);
  const board = compose(layout.tiles);
  const tiles = constantCells(board);
  const of = ({ cells }: Grid): AgainstTiles => against(cells, tiles);
  return {
    cells: tiles.length,
    constant: tiles.reduce((count, cell) => count + (cell === UNKNOWN ? 0 : 1), 0),
    solutions: solve(puzzle, { most: ways + 1 }).solutions.length,
    settings: solve(board.puzzle, { most: 2 ** layout.inputs.length + 1 }).solutions.length,
    sweeps: of(solveSimple(board.puzzle).grid),
    pairs: of(solveTwoSat(board.puzzle).grid),
    inferable: of(infer(board.puzzle).inferable),
  };
}
