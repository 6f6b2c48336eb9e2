/**
 * The reduction of 003, mended: from a formula in clauses to a board and cells that are given with it, such that a further cell
 * can be inferred exactly where the formula cannot be satisfied.
 *
 * Let ϕ = C1 and … and Cm, where no clause has a variable twice, and x* another variable. The board is that of
 * ψ = ((x* and C1) and C2) … and Cm as `layout.ts` lays it out, and f has the cells that are the same in every state of their own
 * tile. They can be seen without knowing any signal.
 *
 * If ϕ cannot be satisfied, the output is 0 in every solution, so both cells of its port can be inferred; they are not in f.
 *
 * If ϕ can be satisfied, no cell beside f can be inferred: each tile comes into so many states that all its other cells change.
 *
 * 1. Variables take both values, and two of them all four pairs. So terminals, wires, bends, splitters and NOTs of a variable come
 *    into both states, and where two signals cross they are of different variables: all four.
 * 2. In a clause the operands of an OR have no variable in common, and each can be true and false: all four pairs.
 * 3. The first AND joins C1 and x*: all four pairs. Each further AND joins what came before, P, and a clause C. With x* = 0, P is
 *    0, and C can be 0 or 1; and as ϕ can be satisfied, both can be 1. It may be that never P = 1 and C = 0; but in our kit an
 *    AND has the same core then as for 0 and 0, and its ports change anyway.
 * 4. So each P and each C takes both values, as do wires and bends that carry them.
 *
 * Whether ϕ, clauses of three literals, can be satisfied is NP-complete. So the question whether a cell beside the given ones can
 * be inferred is co-NP-hard. The point where 003 is too short is 1 to 4: for other formulas a signal inside can be constant
 * though the output is not, as in (x or not x) and x*.
 */
import { UNKNOWN } from '../board/cell.ts';
import type { Clause } from './clauses.ts';
import { formulaOfClauses, requireInferenceClauses } from './clauses.ts';
import type { CircuitBoard } from './compose.ts';
import { compose } from './compose.ts';
import { constantCells, signalsFor, solutionOf } from './evaluate.ts';
import { assignmentsOf, variablesOf } from './formula.ts';
import type { Layout } from './layout.ts';
import { layOut } from './layout.ts';

/** A board, and the cells that are given with it. */
export type Reduction = {
  readonly layout: Layout;
  readonly board: CircuitBoard;
  readonly given: Uint8Array; // EMPTY or FILLED, UNKNOWN where nothing is given
};

/**
 * The board of a formula in clauses.
 *
 * @param clauses - one or more, each of one or more literals of different variables, none of them x*
 * @throws RangeError for other clauses
 * @source 003_bcef302d21730516.txt §2 (proof of Theorem 2.1), with the order of ψ and the given cells made definite
 */
export function reductionOf(clauses: readonly Clause[]): Reduction {
  requireInferenceClauses(clauses);
  const layout = layOut(formulaOfClauses(clauses, true));
  const board = compose(layout.tiles);
  return { layout, board, given: constantCells(board) };
}

/**
 * The cells that are not given and yet the same in all solutions, found by putting the solution of every assignment together.
 *
 * @returns their numbers on the board, row by row
 * @remarks Goes through all assignments: for a few variables.
 */
export function furtherCells({ layout, board, given }: Reduction): readonly number[] {
  const solutions = assignmentsOf(variablesOf(layout.formula)).map(
    (values) => solutionOf(board, signalsFor(layout, values))?.cells,
  );
  const [first] = solutions;
  return [...given.keys()].filter(
    (cell) =>
      given[cell] === UNKNOWN && solutions.every((cells) => cells?.[cell] === first?.[cell]),
  );
}
