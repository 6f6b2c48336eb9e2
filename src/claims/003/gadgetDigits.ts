/**
 * Figure 3 of 003, of which our copy has strings of digits: the numbers of all columns of a gadget, then those of all rows, with
 * nothing between them. What they leave open is where one line ends and the next begins: here are ways to cut them, each
 * with a solution. There are so many that the authors' own gadgets cannot be told.
 */
import type { Grid } from '../../engine/board/cell.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { clauseWriter, allClauses } from '../../engine/sat/clauses.ts';
import { encodeByOrder } from '../../engine/solve/orderFormula.ts';
import { literalOf } from '../../engine/sat/literal.ts';
import { createSat } from '../../engine/sat/solver.ts';
import { halvesOf } from './digits.ts';

/** The strings as they are printed, by the letters of the figure. */
export const gadgetDigits = {
  a: '11111124212222224211111111211111111111111111111111111111111111', // NOT gadget
  b: '11111121111111113233131111111111111111211213113211111121112111111', // AND gadget
  c: '111111211211113133131411111111111112111113113311111111112111111', // OR gadget
  d: '1111111124224211111111111111111111112112112111111111111', // Wire gadget
  e: '11111111111242242121111111111111111111111124224212111111111111', // Crossover gadget
  f: '11111121121112113133131411111111111112112113113311211121112111111', // Splitter gadget
  g: '11111111211211111111111111111111111111111111111111', // Input terminal
  h: '11111111112112111111111111111111111111111111111111', // Output terminal
} as const;

export type GadgetLetter = keyof typeof gadgetDigits;

/** Property 6. */
export const gadgetSide = 11;

/** What the digits of a gadget say for certain, if each is a number of its own. */
export type DigitFacts = {
  readonly runsOfColumns: number;
  readonly runsOfRows: number;
  readonly filled: number; // cells, in every solution
};

/** @throws RangeError where the digits have no halves of the same sum @source 003_bcef302d21730516.txt Figure 3 */
export function factsOf(letter: GadgetLetter): DigitFacts {
  const [columns, rows] = halvesOf(gadgetDigits[letter]);
  return {
    runsOfColumns: columns.length,
    runsOfRows: rows.length,
    filled: columns.reduce((sum, run) => sum + run, 0),
  };
}

/** A way to cut the digits of a gadget into eleven columns and eleven rows. */
export type Cut = { readonly puzzle: Puzzle; readonly solution: Grid };

/**
 * Some of the ways to cut the digits of a gadget that have a solution, each once, as a SAT solver comes across them: all columns
 * one below the other, with an empty cell after each, are one long line with the digits as its description, and so are all rows.
 *
 * @param most - how many grids are looked at; several can be of one cut
 * @returns none only if there is none
 * @source 003_bcef302d21730516.txt Figure 3
 */
export function cutsOf(letter: GadgetLetter, most: number): readonly Cut[] {
  const side = gadgetSide;
  const [columns, rows] = halvesOf(gadgetDigits[letter]);
  const writer = clauseWriter();
  const gap = literalOf(side * side, true);
  let variables = side * side + 1;
  const newVariables = (count: number): number => (variables += count) - count;
  const lines = Array.from({ length: side }, (_, index) => index);
  const cellAt = (row: number, column: number): number => literalOf(row * side + column, true);
  writer.add(gap ^ 1);
  const down = lines.flatMap((j) => [...lines.map((i) => cellAt(i, j)), gap]);
  const across = lines.flatMap((i) => [...lines.map((j) => cellAt(i, j)), gap]);
  encodeByOrder(down, columns, newVariables, writer);
  encodeByOrder(across, rows, newVariables, writer);
  const solver = createSat(variables);
  for (const clause of allClauses(writer.finish())) solver.add(clause);
  const found = new Map<string, Cut>();
  for (let looked = 0; looked < most; looked++) {
    const answer = solver.solve();
    if (answer.status !== 'satisfiable') break;
    const cells = answer.model.slice(0, side * side);
    const solution: Grid = { height: side, width: side, cells };
    const puzzle = puzzleOf(solution);
    const key = JSON.stringify(puzzle);
    if (!found.has(key)) found.set(key, { puzzle, solution });
    solver.add(Array.from(cells, (cell, at) => literalOf(at, cell === 0)));
  }
  return [...found.values()];
}
