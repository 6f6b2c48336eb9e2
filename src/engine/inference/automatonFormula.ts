/**
 * A line as a formula, after 003 section 3: which state the automaton is in before each cell, and which step it takes there, as
 * variables. The section gives the numbers of clauses and of variables; this is the encoding that has exactly these.
 */
import type { Description } from '../board/description.ts';
import type { Literal } from '../sat/literal.ts';
import { literalOf, negationOf } from '../sat/literal.ts';
import { automatonOf } from './automaton.ts';
import type { LineEncoder } from '../solve/orderFormula.ts';

/**
 * The clauses of a line by its automaton. A model of them is a fit, and each fit is of exactly one model.
 *
 * @remarks A line without runs has one clause for each cell, and no variables of its own.
 * @source 003_bcef302d21730516.txt §3 (5n+2)(t+1+Σl)−4 clauses, (2n+1)(t+Σl)+n variables besides the cells
 */
export const encodeByAutomaton: LineEncoder = (cells, description, newVariables, clauses) => {
  if (description.length === 0) {
    for (const cell of cells) clauses.add(negationOf(cell));
    return;
  }
  const { states, transitions } = automatonOf(description);
  const length = cells.length;
  const firstState = newVariables((length + 1) * states.length);
  const firstStep = newVariables(length * transitions.length);
  const isIn = (position: number, state: number): Literal =>
    literalOf(firstState + position * states.length + state, true);
  const takes = (position: number, step: number): Literal =>
    literalOf(firstStep + position * transitions.length + step, true);
  const leaving = states.map(() => [] as number[]);
  const entering = states.map(() => [] as number[]);
  for (const [step, { to, from }] of transitions.entries()) {
    entering[to]?.push(step);
    for (const state of from) leaving[state]?.push(step);
  }

  for (let state = 1; state < states.length; state++) clauses.add(negationOf(isIn(0, state)));
  for (const [at, cell] of cells.entries()) {
    for (const [step, { value, to, from }] of transitions.entries()) {
      const taken = negationOf(takes(at, step));
      clauses.add(taken, value === 1 ? cell : negationOf(cell));
      clauses.add(taken, isIn(at + 1, to));
      clauses.add(taken, ...from.map((state) => isIn(at, state)));
    }
    for (const state of states.keys()) {
      clauses.add(negationOf(isIn(at, state)), ...leaving[state]!.map((step) => takes(at, step)));
      clauses.add(
        negationOf(isIn(at + 1, state)),
        ...entering[state]!.map((step) => takes(at, step)),
      );
    }
    for (const value of [0, 1] as const) {
      const steps = [...transitions.keys()].filter((step) => transitions[step]?.value === value);
      clauses.add(value === 1 ? negationOf(cell) : cell, ...steps.map((step) => takes(at, step)));
    }
  }
  for (let state = 0; state < states.length - 1; state++)
    clauses.add(negationOf(isIn(length, state)));
};

/** Sizes of a line's formula. */
export type FormulaSize = {
  readonly clauses: number;
  readonly variables: number; // distinct ones
  readonly occurrences: number; // of literals
};

/**
 * The sizes that 003 prints for a line of n cells with t runs, the cells themselves not among the variables.
 *
 * @param n - cells
 * @param description - one run or more
 * @source 003_bcef302d21730516.txt §3
 */
export function publishedSize(n: number, description: Description): FormulaSize {
  const t = description.length;
  const sum = description.reduce((total, run) => total + run, 0);
  return {
    clauses: (5 * n + 2) * (t + 1 + sum) - 4,
    variables: (2 * n + 1) * (t + sum) + n,
    occurrences: (14 * n + 2) * t + 8 * n - 2 + (11 * n + 2) * sum,
  };
}

/**
 * The sizes that the formula of a line really has: those that are printed, but for the occurrences, of which the text has n
 * more for each run after the first, as if the loop and the step into a gap were two variables in one kind of clause. A line
 * without runs has n clauses of one literal.
 *
 * @source 003_bcef302d21730516.txt §3, counted
 */
export function sizeByAutomaton(n: number, description: Description): FormulaSize {
  if (description.length === 0) return { clauses: n, variables: 0, occurrences: n };
  const published = publishedSize(n, description);
  return { ...published, occurrences: published.occurrences - n * (description.length - 1) };
}
