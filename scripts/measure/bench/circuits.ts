/** How long it takes to lay a formula out as a board, to sweep it, and to find all its solutions. */
import { compose } from '../../../src/engine/circuit/compose.ts';
import { solve } from '../../../src/engine/solve/solve.ts';
import { parseFormula, variablesOf } from '../../../src/engine/circuit/formula.ts';
import { layOut } from '../../../src/engine/circuit/layout.ts';
import { watch } from '../race/processorTime.ts';

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

/** The clock of a processor may stand still for some milliseconds: a time is taken over so many at least. */
const least = 20;

/** What one run of a work takes, and what it came to. */
function timed<Result>(work: () => Result): { readonly time: number; readonly result: Result } {
  const spent = watch();
  for (let runs = 1; ; runs++) {
    const result = work();
    const time = spent();
    if (time >= least) return { time: time / runs, result };
  }
}

/** @throws Error when a board has not one solution for each assignment */
export function circuitTimes(text: string): CircuitTimes {
  const formula = parseFormula(text);
  const layout = timed(() => compose(layOut(formula).tiles).puzzle);
  const puzzle = layout.result;
  const all = timed(() => solve(puzzle, { most: 1000 }).solutions.length);
  if (all.result !== 2 ** variablesOf(formula).length)
    throw new Error(`${all.result} solutions: ${text}`);
  return {
    size: `${puzzle.rows.length}x${puzzle.columns.length}`,
    layout: layout.time,
    solutions: all.time,
  };
}
