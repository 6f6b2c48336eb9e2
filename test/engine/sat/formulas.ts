/** Small formulas for tests of the solvers, and what makes an answer right. */
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Random } from '../../../src/engine/board/random.ts';
import type { Literal } from '../../../src/engine/sat/literal.ts';
import type { SatAnswer, SatOptions, SatSolver } from '../../../src/engine/sat/solver.ts';
import { createSat } from '../../../src/engine/sat/solver.ts';
import { RupChecker } from './rupChecker.ts';

export type Formula = {
  readonly variables: number;
  readonly clauses: readonly (readonly Literal[])[];
};

export const dimacs = (literal: Literal): number =>
  ((literal >> 1) + 1) * (literal % 2 === 0 ? 1 : -1);

const isTrue = (model: Uint8Array, literal: Literal): boolean =>
  (model[literal >> 1] === 1) === (literal % 2 === 0);

export const satisfies = (model: Uint8Array, clauses: Formula['clauses']): boolean =>
  clauses.every((clause) => clause.some((literal) => isTrue(model, literal)));

/** Those of all assignments that satisfy the clauses. */
function* models({ variables, clauses }: Formula): Generator<Uint8Array> {
  for (let bits = 0; bits < 2 ** variables; bits++) {
    const model = Uint8Array.from({ length: variables }, (_, at) => (bits >> at) & 1);
    if (satisfies(model, clauses)) yield model;
  }
}

/** How many assignments satisfy the clauses. */
export const modelsOf = (made: Formula): number => [...models(made)].length;

/** Whether any of all assignments satisfies the clauses. */
export const bruteForce = (made: Formula): boolean => models(made).next().done !== true;

/** A solver of the formula; every clause that it learns is checked against those before it. */
export function checkedSolver(
  { variables, clauses }: Formula,
  make: (variables: number, clauses: Formula['clauses'], options: SatOptions) => SatSolver = plain,
): { solver: SatSolver; rup: RupChecker } {
  const rup = new RupChecker();
  for (const clause of clauses) rup.add(clause.map(dimacs));
  const solver = make(variables, clauses, {
    listener: (event) => {
      if (event.kind === 'forget') rup.remove(event.clause.map(dimacs));
      if (event.kind !== 'learn') return;
      const clause = event.clause.map(dimacs);
      if (!rup.follows(clause)) throw new Error(`does not follow: ${clause.join(' ')}`);
      rup.add(clause);
    },
  });
  return { solver, rup };
}

function plain(variables: number, clauses: Formula['clauses'], options: SatOptions): SatSolver {
  const solver = createSat(variables, options);
  for (const clause of clauses) solver.add(clause);
  return solver;
}

/** An answer is right: the model satisfies all, or the failed assumptions are refuted by propagation on what was learnt. */
export function expectRight(
  answer: SatAnswer,
  { clauses }: Formula,
  assumptions: readonly Literal[],
  rup: RupChecker,
): void {
  if (answer.status === 'satisfiable') {
    expect(satisfies(answer.model, clauses)).toBe(true);
    expect(assumptions.every((literal) => isTrue(answer.model, literal))).toBe(true);
    return;
  }
  if (answer.status === 'open') throw new Error('no limit was set');
  for (const literal of answer.failed) expect(assumptions).toContain(literal);
  expect(rup.follows(answer.failed.map((literal) => -dimacs(literal)))).toBe(true);
}

/** Up to 12 variables, from hardly any clauses to too many. */
export const formula = fc.integer({ min: 1, max: 12 }).chain((variables) =>
  fc.record({
    variables: fc.constant(variables),
    clauses: fc.array(
      fc.array(fc.integer({ min: 0, max: 2 * variables - 1 }), { minLength: 1, maxLength: 4 }),
      { maxLength: 5 * variables },
    ),
  }),
);

/** Clauses of three different variables. */
export function random3Sat(random: Random, variables: number, count: number): Formula {
  const clauses = Array.from({ length: count }, () => {
    const chosen = new Set<number>();
    while (chosen.size < 3) chosen.add(random.below(variables));
    return [...chosen].map((variable) => 2 * variable + random.below(2));
  });
  return { variables, clauses };
}
