/** What `formula` does: a puzzle in, the lines of its formula or of a proof out. */
import type { BoardFormula, Encoding } from '../engine/inference/boardFormula.ts';
import { boardFormula, boardFormulaSize, solverOf } from '../engine/inference/boardFormula.ts';
import { literalOf } from '../engine/sat/literal.ts';
import type { Literal } from '../engine/sat/literal.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';
import { dimacsLines, drupLine } from '../formats/dimacs.ts';
import { Misuse } from './program.ts';

/** What a formula is to say. */
export type FormulaAsked = {
  readonly encoding: Encoding;
  readonly suppose?: readonly string[]; // cells, as "2,1,empty"
};

const mostClauses = 10_000_000;

/**
 * The formula of a board with what is supposed, in DIMACS, line by line.
 *
 * @throws Misuse for a cell that there is not
 */
export function dimacsOf(puzzle: Puzzle, asked: FormulaAsked): Iterable<string> {
  const { formula, supposed } = formulaOf(puzzle, asked);
  return dimacsLines(formula, supposed);
}

/**
 * The proof that the formula has no model, in DRUP, line by line.
 *
 * @returns null when there is a model
 * @throws as {@link dimacsOf}
 */
export function proofOf(puzzle: Puzzle, asked: FormulaAsked): readonly string[] | null {
  const { formula, supposed } = formulaOf(puzzle, asked);
  const lines: string[] = [];
  const solver = solverOf(formula, {
    clauseListener: (event) => {
      const line = drupLine(event);
      if (line !== null) lines.push(line);
    },
  });
  for (const literal of supposed) solver.add([literal]);
  return solver.solve().status === 'satisfiable' ? null : [...lines, '0'];
}

function formulaOf(
  puzzle: Puzzle,
  { encoding, suppose = [] }: FormulaAsked,
): { readonly formula: BoardFormula; readonly supposed: readonly Literal[] } {
  const supposed = suppose.map((cell) => supposition(cell, puzzle));
  return { formula: boardFormula(puzzle, encoding), supposed };
}

/** @throws Error for a puzzle whose formula would be too large */
export function requireSmallFormula(puzzle: Puzzle): void {
  if (boardFormulaSize(puzzle).clauses > mostClauses)
    throw new Error('The formula would have more than 10 million clauses: take a smaller puzzle.');
}

/** "2,1,empty" */
function supposition(cell: string, { rows, columns }: Puzzle): Literal {
  const [, row, column, value] = /^(\d+),(\d+),(filled|empty)$/.exec(cell) ?? [];
  const [i, j] = [Number(row), Number(column)];
  if (!(i >= 1 && i <= rows.length && j >= 1 && j <= columns.length))
    throw new Misuse(
      `--suppose takes a row, a column and "filled" or "empty", as 2,1,empty: ${cell}`,
    );
  return literalOf((i - 1) * columns.length + j - 1, value === 'filled');
}
