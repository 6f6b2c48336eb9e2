/** How long it takes to lay a formula out as a board, to sweep it, and to find all its solutions. */
import { cpuUsage } from 'node:process';
import { compose } from '../../src/engine/circuit/compose.ts';
import { allSolutions } from '../../src/engine/solutions/allSolutions.ts';
import { parseFormula, variablesOf } from '../../src/engine/circuit/formula.ts';
import { layOut } from '../../src/engine/circuit/layout.ts';

/** Formulas of three variables, and one of four. */
export const circuitCases = [
  '(a or b) and c',
  '(a or b) and (not a or c) and (not b or not c)',
  'a and b and c or not a and not b and not c',
  'a and not b and not c or not a and b and not c or not a and not b and c',
  'a and b and c and d or not a and not b and not c and not d',
] as const;

/** Milliseconds of this process. */
type CircuitTimes = {
  readonly size: string;
  readonly layout: number;
  readonly solutions: number; // sweeps included
};

/** @throws Error when a board has not one solution for each assignment */
export function circuitTimes(text: string): CircuitTimes {
  const before = cpuUsage();
  const formula = parseFormula(text);
  const { puzzle } = compose(layOut(formula).tiles);
  const laidOut = cpuUsage(before).user;
  const { solutions } = allSolutions(puzzle);
  if (solutions.length !== 2 ** variablesOf(formula).length)
    throw new Error(`${solutions.length} solutions: ${text}`);
  return {
    size: `${puzzle.rows.length}x${puzzle.columns.length}`,
    layout: laidOut / 1000,
    solutions: (cpuUsage(before).user - laidOut) / 1000,
  };
}
