/** What `npm run formula` does: the text of a puzzle in, the lines of its formula or of a proof out. */
import type { BoardFormula, Encoding } from '../../src/engine/inference/boardFormula.ts';
import {
  boardFormula,
  boardFormulaSize,
  solverOf,
} from '../../src/engine/inference/boardFormula.ts';
import { literalOf } from '../../src/engine/sat/literal.ts';
import type { Literal } from '../../src/engine/sat/literal.ts';
import type { Puzzle } from '../../src/engine/board/puzzle.ts';
import { readPuzzleText } from '../../src/formats/detect.ts';
import { dimacsLines, drupLine } from '../../src/formats/dimacs.ts';

/** What a formula is to say. */
export type FormulaAsked = {
  readonly encoding: string; // "automaton" or "order"
  readonly suppose: readonly string[]; // cells, as "2,1,empty"
};

const mostClauses = 10_000_000;

/**
 * The formula of a board with what is supposed, in DIMACS, line by line.
 *
 * @param given - the text of one puzzle, in any format
 * @throws Error when the text, or what is asked for, cannot be read, or the formula would be too large
 */
export function dimacsOf(given: string, asked: FormulaAsked): Iterable<string> {
  const { formula, supposed } = formulaOf(given, asked);
  return dimacsLines(formula, supposed);
}

/**
 * The proof that the formula has no model, in DRUP, line by line.
 *
 * @returns null when there is a model
 * @throws Error as `dimacsOf` does
 */
export function proofOf(given: string, asked: FormulaAsked): readonly string[] | null {
  const { formula, supposed } = formulaOf(given, asked);
  const lines: string[] = [];
  const solver = solverOf(formula, {
    listener: (event) => {
      const line = drupLine(event);
      if (line !== null) lines.push(line);
    },
  });
  for (const literal of supposed) solver.add([literal]);
  return solver.solve().status === 'satisfiable' ? null : [...lines, '0'];
}

function formulaOf(
  given: string,
  { encoding, suppose }: FormulaAsked,
): { readonly formula: BoardFormula; readonly supposed: readonly Literal[] } {
  if (!isEncoding(encoding)) throw new Error(`--encoding takes automaton or order: ${encoding}`);
  const puzzle = readOne(given);
  const supposed = suppose.map((cell) => supposition(cell, puzzle));
  if (boardFormulaSize(puzzle).clauses > mostClauses)
    throw new Error('The formula would have more than 10 million clauses: take a smaller puzzle.');
  return { formula: boardFormula(puzzle, encoding), supposed };
}

const isEncoding = (name: string): name is Encoding => name === 'automaton' || name === 'order';

function readOne(given: string): Puzzle {
  const reading = readPuzzleText(given);
  if ('puzzle' in reading) return reading.puzzle;
  throw new Error(
    reading.problems.map(({ line, message }) => `line ${line}: ${message}`).join('\n'),
  );
}

/** "2,1,empty" */
function supposition(cell: string, { rows, columns }: Puzzle): Literal {
  const [, row, column, value] = /^(\d+),(\d+),(filled|empty)$/.exec(cell) ?? [];
  const [i, j] = [Number(row), Number(column)];
  if (!(i >= 1 && i <= rows.length && j >= 1 && j <= columns.length))
    throw new Error(
      `--suppose takes a row, a column and "filled" or "empty", as 2,1,empty: ${cell}`,
    );
  return literalOf((i - 1) * columns.length + j - 1, value === 'filled');
}
