/** A board as a formula: all its rows and columns, with a variable for each cell that both share. */
import type { Direction } from '../board/cell.ts';
import { UNKNOWN } from '../board/cell.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { requirePuzzle } from '../board/puzzle.ts';
import type { InPieces } from '../pieces.ts';
import { allPieces } from '../pieces.ts';
import { joinedSolver, joinedSolverInPieces } from '../sat/joinedSolver.ts';
import type { SatOptions, SatSolver } from '../sat/solver.ts';
import { createSat } from '../sat/solver.ts';
import { literalOf, variableOf } from '../sat/literal.ts';
import type { Literal } from '../sat/literal.ts';
import type { FormulaSize } from './automatonFormula.ts';
import { encodeByAutomaton, sizeByAutomaton } from './automatonFormula.ts';
import type { Clauses } from '../sat/clauses.ts';
import { allClauses, clauseWriter } from '../sat/clauses.ts';
import type { LineEncoder } from '../solve/orderFormula.ts';
import { encodeByOrder } from '../solve/orderFormula.ts';

/** How lines are made into formulas: as 003 does, or by the places of the runs. */
export type Encoding = 'automaton' | 'order';

const encoders: { readonly [Key in Encoding]: LineEncoder } = {
  automaton: encodeByAutomaton,
  order: encodeByOrder,
};

/** Clauses between two pauses: some milliseconds. */
const clausesAtOnce = 4000;

/** The formula of a board, in clauses; a model of it is a solution of the puzzle. */
export type BoardFormula = {
  readonly height: number;
  readonly width: number;
  readonly encoding: Encoding;
  /** The cell in row i and column j is variable i x width + j, true for filled; further variables belong to lines. */
  readonly variables: number;
  readonly clauses: Clauses;
  /** Of each row, then of each column, its first variable and its first clause; clues, if any, are the last clauses. */
  readonly lines: readonly {
    readonly direction: Direction;
    readonly index: number;
    readonly firstVariable: number;
    readonly firstClause: number;
  }[];
};

/**
 * Makes the formula of a board: satisfied by exactly its solutions. Clues are clauses of one literal.
 *
 * @param puzzle - a puzzle of any size; not modified
 * @param encoding - how lines become clauses; default 003's own
 * @returns its clauses, with the variables and clauses of each line
 * @throws RangeError or TypeError for a malformed puzzle
 * @source 003_bcef302d21730516.txt §3
 */
export function boardFormula(puzzle: Puzzle, encoding: Encoding = 'automaton'): BoardFormula {
  return allPieces(boardFormulaInPieces(puzzle, encoding));
}

/**
 * The same in pieces, a few lines each.
 *
 * @throws as {@link boardFormula} does
 * @source 003_bcef302d21730516.txt §3
 */
export function* boardFormulaInPieces(
  puzzle: Puzzle,
  encoding: Encoding = 'automaton',
): InPieces<BoardFormula> {
  requirePuzzle(puzzle);
  const [height, width] = [puzzle.rows.length, puzzle.columns.length];
  const writer = clauseWriter();
  let variables = height * width;
  const newVariables = (count: number): number => (variables += count) - count;
  const cellAt = (row: number, column: number): Literal => literalOf(row * width + column, true);
  const lines: BoardFormula['lines'][number][] = [];
  let told = 0; // clauses, at the last pause
  const along = [
    ['H', puzzle.rows, width],
    ['V', puzzle.columns, height],
  ] as const;
  for (const [direction, descriptions, length] of along)
    for (const [index, description] of descriptions.entries()) {
      lines.push({ direction, index, firstVariable: variables, firstClause: writer.count });
      const cells = Array.from({ length }, (_, at) =>
        direction === 'H' ? cellAt(index, at) : cellAt(at, index),
      );
      encoders[encoding](cells, description, newVariables, writer);
      if (writer.count - told > clausesAtOnce) {
        told = writer.count;
        yield;
      }
    }
  for (const [cell, value] of puzzle.clues?.entries() ?? [])
    if (value !== UNKNOWN) writer.add(literalOf(cell, value === 1));
  return { height, width, encoding, variables, clauses: writer.finish(), lines };
}

/**
 * How large the formula of a board is in 003's encoding, without making it. Clues are not counted.
 *
 * @param puzzle - a puzzle of any size; not modified
 * @returns `variables` with the cells among them
 * @throws RangeError or TypeError for a malformed puzzle
 * @source 003_bcef302d21730516.txt §3
 */
export function boardFormulaSize(puzzle: Puzzle): FormulaSize {
  requirePuzzle(puzzle);
  const [height, width] = [puzzle.rows.length, puzzle.columns.length];
  const sizes = [
    ...puzzle.rows.map((row) => sizeByAutomaton(width, row)),
    ...puzzle.columns.map((column) => sizeByAutomaton(height, column)),
  ];
  const total = (part: keyof FormulaSize): number =>
    sizes.reduce((sum, size) => sum + size[part], 0);
  return {
    clauses: total('clauses'),
    variables: total('variables') + height * width,
    occurrences: total('occurrences'),
  };
}

/**
 * Gives a solver all clauses of a formula.
 *
 * @param formula - of a board
 * @param options - as {@link createSat} takes them
 * @returns a solver that knows all clauses and has not been asked anything
 */
export function solverOf(formula: BoardFormula, options: SatOptions = {}): SatSolver {
  return allPieces(solverInPieces(formula, options));
}

/** The same in pieces, some thousand clauses each. */
export function* solverInPieces(
  formula: BoardFormula,
  options: SatOptions = {},
): InPieces<SatSolver> {
  const solver = createSat(formula.variables, options);
  let added = 0;
  for (const clause of allClauses(formula.clauses)) {
    solver.add(clause);
    if (++added % clausesAtOnce === 0) yield;
  }
  return solver;
}

/** The same for a solver that first makes the formula smaller. It answers the same questions with less work. */
export const joinedSolverOf = (
  { variables, clauses }: BoardFormula,
  options: SatOptions = {},
): SatSolver => joinedSolver(variables, allClauses(clauses), options);

/** The same in pieces. */
export const joinedInPieces = (
  { variables, clauses }: BoardFormula,
  options: SatOptions = {},
): InPieces<SatSolver> => joinedSolverInPieces(variables, allClauses(clauses), options);

/**
 * Which line a literal belongs to.
 *
 * @returns null for a cell, which belongs to a row and to a column
 */
export function lineOfLiteral(
  { lines, height, width }: BoardFormula,
  literal: Literal,
): { readonly direction: Direction; readonly index: number } | null {
  const variable = variableOf(literal);
  if (variable < height * width) return null;
  return lines.findLast(({ firstVariable }) => firstVariable <= variable) ?? null;
}
