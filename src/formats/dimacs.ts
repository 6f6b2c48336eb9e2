/**
 * Formulas for solvers of others: DIMACS CNF, as the SAT competitions read it, and DRUP, the proof that a formula has no model,
 * as `drat-trim` checks it. Variables are counted from 1 there, and a minus is "not".
 */
import type { BoardFormula } from '../engine/inference/boardFormula.ts';
import { allClauses } from '../engine/sat/clauses.ts';
import type { SatEvent } from '../engine/sat/events.ts';
import type { Literal } from '../engine/sat/literal.ts';
import type { UniqueProof } from '../engine/solutions/uniqueProof.ts';
import { proofWriter, stepsOf } from '../engine/solutions/uniqueProof.ts';

/** A literal as DIMACS writes it: the number of its variable from 1, negative for "not". */
export const dimacsLiteral = (literal: Literal): number =>
  ((literal >> 1) + 1) * ((literal & 1) === 0 ? 1 : -1);

/** A clause as a line of either format. */
export const clauseLine = (clause: readonly Literal[]): string =>
  [...clause.map(dimacsLiteral), 0].join(' ');

/**
 * The lines of a board's formula, in DIMACS CNF.
 *
 * @param formula - of a board
 * @param supposed - further clauses of one literal
 * @returns a generator of lines without their ends: two comments, the head, a line a clause
 * @source DIMACS challenge 1993
 */
export function* dimacsLines(
  formula: BoardFormula,
  supposed: readonly Literal[] = [],
): Generator<string> {
  const { height, width, encoding, variables, clauses } = formula;
  yield `c nonogram of ${height} rows and ${width} columns, encoding: ${encoding}`;
  yield `c row i, column j (from 1) is variable (i - 1) x ${width} + j, true for filled; the other variables belong to lines`;
  yield `p cnf ${variables} ${clauses.count + supposed.length}`;
  for (const clause of allClauses(clauses)) yield clauseLine(clause);
  for (const literal of supposed) yield clauseLine([literal]);
}

/**
 * A step of a solver as a line of its proof.
 *
 * @returns null for steps that add no clause and take none away
 * @source Heule, Hunt and Wetzler 2013: DRUP
 */
export function drupLine(event: SatEvent): string | null {
  if (event.kind === 'learn') return clauseLine(event.clause);
  return event.kind === 'forget' ? `d ${clauseLine(event.clause)}` : null;
}

/**
 * The lines of a proof that a puzzle has one solution, in DRUP.
 *
 * @param proof - with the empty clause as its last step
 * @returns a generator of lines without their ends
 * @source Heule, Hunt and Wetzler 2013: DRUP
 */
export function* drupLines({ steps }: UniqueProof): Generator<string> {
  for (const { kind, clause } of stepsOf(steps))
    yield [...(kind === 'forget' ? ['d'] : []), ...clause, 0].join(' ');
}

/**
 * Reads a proof in DRUP, of any solver. What it says is for the checker to judge.
 *
 * @param lines - without their ends; comments (c ...) and empty lines are passed over, and so is what comes after the empty clause
 * @throws SyntaxError that names the line
 * @source Heule, Hunt and Wetzler 2013: DRUP
 */
export function readDrup(lines: Iterable<string>): UniqueProof {
  const writer = proofWriter();
  let number = 0;
  for (const line of lines) {
    number++;
    const [, forget, numbers] = /^\s*(d\s)?\s*((?:-?[1-9]\d*\s+)*0)\s*$/.exec(line) ?? [];
    if (numbers === undefined) {
      if (/^\s*(c\b.*)?$/.test(line)) continue;
      throw new SyntaxError(`line ${number} is no clause in DRUP: numbers, the last of them 0`);
    }
    const clause = numbers.split(/\s+/).slice(0, -1).map(Number);
    if (clause.some((literal) => Math.abs(literal) > 2 ** 31 - 1))
      throw new SyntaxError(`line ${number} names a variable beyond 2^31 - 1`);
    if (forget !== undefined) writer.forget(clause);
    else if (clause.length === 0) break;
    else writer.learn(clause);
  }
  return writer.finish();
}
