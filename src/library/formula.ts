/** A puzzle as a formula for any SAT solver, and what a model of it says. */
import { boardFormula } from '../engine/inference/boardFormula.ts';
import { dimacsLines } from '../formats/dimacs.ts';
import { choiceOf, isList, kindOf, optionsOf, refuse } from './door/arguments.ts';
import { puzzleOfInput } from './door/puzzles.ts';
import type { Grid, PuzzleInput } from './door/shapes.ts';

/**
 * How lines become clauses: `order`, by the places of their runs, a tenth as large; or `automaton`, as in Foote & Krizanc 2025,
 * section 3. Each solution of the puzzle is exactly one model of either.
 */
export type Encoding = 'order' | 'automaton';

/** A puzzle as a formula whose models are its solutions. */
export type Formula = {
  readonly encoding: Encoding;
  /** How many; the cell in row i and column j (from 0) is variable i x width + j + 1, true for filled. The others belong to lines. */
  readonly variables: number;
  /** How many clauses. */
  readonly clauses: number;
  /** The formula in DIMACS CNF, line by line without their ends: comments, the head, a line a clause. */
  lines(): Generator<string>;
  /**
   * The grid of a model: of DIMACS numbers, positive for true, of which those of cells count.
   *
   * @throws NonogramError for a model without some cell
   */
  grid(model: ArrayLike<number>): Grid;
};

/**
 * Makes the formula of a puzzle.
 *
 * @param puzzle - a puzzle; its given cells are clauses of one literal
 * @param options - `encoding`, default `order`
 * @returns a formula with as many models as the puzzle has solutions
 * @throws NonogramError for what is no puzzle
 * @source 003_bcef302d21730516.txt §3
 */
export function formula(
  puzzle: PuzzleInput,
  options: { readonly encoding?: Encoding } = {},
): Formula {
  const given = optionsOf(options, 'formula', ['encoding']);
  const encoding = choiceOf(given, 'encoding', ['order', 'automaton'], 'order');
  const board = boardFormula(puzzleOfInput(puzzle), encoding);
  const { height, width, variables, clauses } = board;
  return {
    encoding,
    variables,
    clauses: clauses.count,
    lines: () => dimacsLines(board),
    grid(model) {
      if (!isList(model)) return refuse(`A model is a list of numbers, not ${kindOf(model)}.`);
      const cells = new Uint8Array(height * width);
      let told = 0;
      for (let at = 0; at < model.length; at++) {
        const literal = Number(model[at]);
        const cell = Math.abs(literal) - 1;
        if (!(cell >= 0 && cell < cells.length)) continue;
        cells[cell] = literal > 0 ? 1 : 0;
        told++;
      }
      if (told < cells.length)
        refuse(`The model tells ${told} of ${cells.length} cells: it is one of another formula.`);
      return { height, width, cells };
    },
  };
}
