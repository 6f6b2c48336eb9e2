/** Formulas in clauses: conditions that must all be met, each by one of its literals. */
import type { Formula } from './formula.ts';

/** A variable, or its negation. */
export type ClauseLiteral = { readonly name: string; readonly negated: boolean };

/** Literals of which one must be true at least. */
export type Clause = readonly ClauseLiteral[];

/** The name of the variable that 003 adds. @source 003_bcef302d21730516.txt §2 (proof of Theorem 2.1) */
export const star = 'x*';

/** The names of the variables in the order in which they come. */
export const namesOf = (clauses: readonly Clause[]): readonly string[] => [
  ...new Set(clauses.flatMap((clause) => clause.map(({ name }) => name))),
];

/** Whether values meet all clauses. */
export const meets = (
  clauses: readonly Clause[],
  values: Readonly<Record<string, boolean>>,
): boolean =>
  clauses.every((clause) => clause.some(({ name, negated }) => values[name] === !negated));

/**
 * The clauses of a formula that is an AND of ORs of variables and negated variables.
 *
 * @throws SyntaxError for a formula of another form
 */
export function clausesOf(formula: Formula): readonly Clause[] {
  if (formula.kind === 'and') return [...clausesOf(formula.left), ...clausesOf(formula.right)];
  return [literalsOf(formula)];
}

function literalsOf(formula: Formula): Clause {
  if (formula.kind === 'or') return [...literalsOf(formula.left), ...literalsOf(formula.right)];
  if (formula.kind === 'variable') return [{ name: formula.name, negated: false }];
  if (formula.kind === 'not' && formula.of.kind === 'variable')
    return [{ name: formula.of.name, negated: true }];
  throw new SyntaxError(
    `this is not in clauses: "and" may stand between clauses only, and "not" before a variable only`,
  );
}

/**
 * The same conditions without what says nothing: literals that stand twice in a clause, and clauses that have a variable and
 * its negation. None are left of a formula that is always true.
 */
export const tidied = (clauses: readonly Clause[]): readonly Clause[] =>
  clauses
    .filter(
      (clause) =>
        !clause.some((one) =>
          clause.some(({ name, negated }) => name === one.name && negated !== one.negated),
        ),
    )
    .map((clause) =>
      clause.filter(({ name }, at) => clause.findIndex((other) => other.name === name) === at),
    );

const variable = (name: string): Formula => ({ kind: 'variable', name, at: 0 });

/** A literal as a formula. */
export function literalFormula({ name, negated }: ClauseLiteral): Formula {
  const of = variable(name);
  return negated ? { kind: 'not', of, at: 0 } : of;
}

/** A clause as a formula: literal after literal. @throws RangeError for no literals */
export function clauseFormula(clause: Clause): Formula {
  if (clause.length === 0) throw new RangeError('a clause has no literals');
  return clause
    .map((literal) => literalFormula(literal))
    .reduce((left, right): Formula => ({ kind: 'or', left, right, at: 0 }));
}

/**
 * Clauses one after another, behind x* or without it.
 *
 * @throws RangeError for no clauses, or one without literals
 */
export function formulaOfClauses(clauses: readonly Clause[], withStar: boolean): Formula {
  if (clauses.length === 0) throw new RangeError('there are no clauses');
  const all = clauses.map((clause) => clauseFormula(clause));
  return (withStar ? [variable(star), ...all] : all).reduce((left, right): Formula => ({
    kind: 'and',
    left,
    right,
    at: 0,
  }));
}

/**
 * What the reduction to inference asks of its clauses.
 *
 * @throws RangeError for no clauses, an empty one, one that has a variable twice, or x* among the variables
 */
export function requireInferenceClauses(clauses: readonly Clause[]): void {
  if (clauses.length === 0) throw new RangeError('there are no clauses');
  for (const clause of clauses) {
    const names = clause.map(({ name }) => name);
    if (clause.length === 0) throw new RangeError('a clause has no literals');
    if (names.includes(star)) throw new RangeError(`${star} must not be in a clause`);
    if (new Set(names).size < names.length)
      throw new RangeError(`a clause has a variable twice: ${names.join(' ')}`);
  }
}
