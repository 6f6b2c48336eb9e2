/**
 * The question "is there another solution?" as a formula: the clauses of the board, and one that says that a filled cell of the known
 * solution is empty. All solutions have as many filled cells as the clues say, so each other one leaves out one of these. Where the
 * SAT solver refutes the formula, what it learnt on the way is the proof, which `checkProof.ts` checks.
 */
import type { Grid } from '../board/cell.ts';
import { FILLED } from '../board/cell.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { adheres } from '../board/puzzle.ts';
import type { BoardFormula } from '../inference/boardFormula.ts';
import { boardFormulaInPieces, solverInPieces } from '../inference/boardFormula.ts';
import type { InPieces } from '../pieces.ts';
import { told } from '../pieces.ts';
import type { Literal } from '../sat/literal.ts';
import { literalOf } from '../sat/literal.ts';
import { targeting } from '../sat/manner.ts';
import type { UniqueProof } from './uniqueProof.ts';
import { proofWriter } from './uniqueProof.ts';

/** How the search for another solution ended. */
export type AnotherSearch = { readonly formula: BoardFormula } & (
  | { readonly other: Grid; readonly proof: null }
  | { readonly other: null; readonly proof: UniqueProof }
);

/**
 * The formula that the other solutions of a puzzle satisfy, and nothing else, in pieces. Its last clause is the one that the known
 * solution does not satisfy.
 *
 * @param solution - the known one; not modified. Null: none is known, and the formula is that of all solutions
 * @throws RangeError when it is no solution, and RangeError or TypeError for a malformed puzzle
 */
export function* anotherFormulaInPieces(
  puzzle: Puzzle,
  solution: Grid | null,
): InPieces<BoardFormula> {
  const formula = yield* boardFormulaInPieces(puzzle, 'order');
  if (solution === null) return formula;
  if (!adheres(solution, puzzle)) throw new RangeError('the picture is no solution of the puzzle');
  const { count, occurrences, literals, starts } = formula.clauses;
  const another = [...solution.cells.keys()]
    .filter((cell) => solution.cells[cell] === FILLED)
    .map((cell) => literalOf(cell, false));
  const clauses = {
    count: count + 1,
    occurrences: occurrences + another.length,
    literals: joined(literals, another),
    starts: joined(starts, [occurrences + another.length]),
  };
  return { ...formula, clauses };
}

function joined(numbers: Int32Array, more: readonly number[]): Int32Array {
  const all = new Int32Array(numbers.length + more.length);
  all.set(numbers);
  all.set(more, numbers.length);
  return all;
}

/** A literal as a proof has it: the number of its variable from 1, negative for "not". */
const numberOf = (literal: Literal): number => ((literal >> 1) + 1) * (1 - 2 * (literal & 1));

/**
 * Looks for another solution, and keeps the proof that there is none; tells how many clauses are learnt.
 *
 * @param solution - the known one; not modified. Null: none is known, and whatever is found is `other`
 * @throws as {@link anotherFormulaInPieces} does
 * @source Goldberg and Novikov 2003
 */
export function* searchAnotherInPieces(
  puzzle: Puzzle,
  solution: Grid | null,
): InPieces<AnotherSearch, number> {
  const formula = yield* anotherFormulaInPieces(puzzle, solution);
  const writer = proofWriter();
  const solver = yield* solverInPieces(formula, {
    manner: targeting,
    clauseListener: (event) => {
      if (event.kind === 'learn') writer.learn(event.clause.map(numberOf));
      else if (event.kind === 'forget') writer.forget(event.clause.map(numberOf));
    },
  });
  const answer = yield* told(solver.solveInPieces(), ({ learnt }) => learnt);
  if (answer.status === 'satisfiable') {
    const { height, width } = formula;
    const other = { height, width, cells: answer.model.slice(0, height * width) };
    return { formula, other, proof: null };
  }
  return { formula, other: null, proof: writer.finish() };
}
