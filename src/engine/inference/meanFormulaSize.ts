/**
 * How large the formula of a random board is in the mean, without drawing one: the sizes that 003 prints are linear in the runs
 * and in the filled cells of a line, so their expectations are those of runs and cells.
 */
import type { FormulaSize } from './automatonFormula.ts';

/** What a line of independent cells has in the mean. */
export type MeanLine = {
  readonly filled: number; // cells
  readonly runs: number;
  readonly empty: number; // probability that it has no run
};

/**
 * The expectations of a line.
 *
 * @param n - cells, 1 or more
 * @param density - probability that a cell is filled, 0 to 1
 * @throws RangeError for other numbers
 * @source 003_bcef302d21730516.txt §3 (independent cells); a run begins at a filled cell that has none before it
 */
export function meanLine(n: number, density: number): MeanLine {
  if (!Number.isInteger(n) || n < 1) throw new RangeError(`n must be 1 or more: ${n}`);
  if (!(density >= 0 && density <= 1))
    throw new RangeError(`density must be from 0 to 1: ${density}`);
  return {
    filled: n * density,
    runs: density + (n - 1) * density * (1 - density),
    empty: (1 - density) ** n,
  };
}

/** The mean size of a line's formula, the cells not among its variables. */
function meanLineSize(n: number, density: number): FormulaSize {
  const { filled, runs, empty } = meanLine(n, density);
  const some = 1 - empty; // constants count for lines with runs only; those without are n clauses of one literal
  return {
    clauses: (5 * n + 2) * (runs + filled + some) - 4 * some + n * empty,
    variables: (2 * n + 1) * (runs + filled) + n * some,
    // n fewer for each run after the first than 003 prints: see `sizeByAutomaton`
    occurrences:
      (14 * n + 2) * runs +
      (8 * n - 2) * some +
      (11 * n + 2) * filled -
      n * (runs - some) +
      n * empty,
  };
}

/**
 * The mean size of the formula of a board whose cells are filled independently.
 *
 * @param height - rows, 1 or more
 * @param width - columns, 1 or more
 * @param density - 0 to 1
 * @returns as `boardFormulaSize` has it for one board, the cells among the variables
 * @throws RangeError for other numbers
 * @source 003_bcef302d21730516.txt §3, Figure 6 (which averages samples)
 */
export function meanFormulaSize(height: number, width: number, density: number): FormulaSize {
  const [row, column] = [meanLineSize(width, density), meanLineSize(height, density)];
  const of = (part: keyof FormulaSize): number => height * row[part] + width * column[part];
  return {
    clauses: of('clauses'),
    variables: of('variables') + height * width,
    occurrences: of('occurrences'),
  };
}
