/** The solver of formulas by itself, with the numbers of DIMACS: variables from 1 on, a minus for "not". */
import { literalOf } from '../engine/sat/literal.ts';
import type { Literal as EngineLiteral } from '../engine/sat/literal.ts';
import { createSat as createInside } from '../engine/sat/solver.ts';
import { isList, kindOf, numberOf, optionsOf, refuse } from './door/arguments.ts';
import type { Signal } from './door/turns.ts';
import { inTurns, signalOf } from './door/turns.ts';

/** What a solver found. */
export type SatAnswer =
  /** `model`: a number for each variable, in order, positive for true. */
  | { readonly status: 'satisfiable'; readonly model: readonly number[] }
  /** `failed`: suppositions that the clauses do not allow together; none when there is no model in any case. */
  | { readonly status: 'unsatisfiable'; readonly failed: readonly number[] }
  /** `limit` was reached. */
  | { readonly status: 'open' };

/** What is supposed, and when a question ends. */
export type SatQuestion = {
  /** Literals that hold for this question only; default none. */
  readonly suppose?: readonly number[];
  /** Propagations after which it is given up; default no limit. */
  readonly limit?: number;
};

/** A solver that keeps what it learns from one question to the next. */
export type SatSolver = {
  /** How many variables there are. */
  readonly variables: number;
  /**
   * Adds a clause, for good: one of its literals has to be true.
   *
   * @throws NonogramError for what is no literal of a variable that there is
   */
  add(clause: readonly number[]): void;
  /**
   * Looks for a model, at once.
   *
   * @throws NonogramError for what is no literal, and for options out of range
   */
  solve(question?: SatQuestion): SatAnswer;
  /**
   * The same in turns, without `limit`: it gives way about every 10 ms, and the signal ends it with an error of code `aborted`.
   *
   * @throws NonogramError likewise
   */
  solveInTurns(question?: {
    readonly suppose?: readonly number[];
    readonly signal?: Signal;
  }): Promise<SatAnswer>;
};

const mostVariables = 2 ** 26;

/**
 * A solver for formulas in conjunctive normal form, by conflict-driven clause learning.
 *
 * @param variables - how many there are, 0 to 2^26; they are numbered from 1
 * @returns a solver without clauses; the same calls give the same answers
 * @throws NonogramError for another number
 * @source after MiniSat, Eén and Sörensson 2003
 */
export function createSat(variables: number): SatSolver {
  const count = numberOf({ variables }, 'variables', { least: 0, most: mostVariables });
  const solver = createInside(count);
  const inside = (literals: unknown, what: string): EngineLiteral[] => {
    if (!isList(literals))
      return refuse(
        `The ${what} are a list of literals, such as [1, -2], not ${kindOf(literals)}.`,
      );
    return Array.from(literals, (literal) => {
      if (typeof literal === 'number' && Number.isInteger(literal)) {
        const variable = Math.abs(literal);
        if (variable >= 1 && variable <= count) return literalOf(variable - 1, literal > 0);
      }
      return refuse(
        count === 0
          ? 'There are no variables, so there is no literal.'
          : `A literal is a variable, 1 to ${count}, or its negative, not ${kindOf(literal)}.`,
      );
    });
  };
  const outside = (answer: ReturnType<typeof solver.solve>): SatAnswer => {
    if (answer.status === 'open') return answer;
    if (answer.status === 'unsatisfiable')
      return {
        status: 'unsatisfiable',
        failed: answer.failed.map((one) => ((one >> 1) + 1) * ((one & 1) === 0 ? 1 : -1)),
      };
    const model = Array.from(answer.model, (value, at) => (value === 1 ? at + 1 : -at - 1));
    return { status: 'satisfiable', model };
  };
  return {
    variables: count,
    add(clause) {
      solver.add(inside(clause, 'clause'));
    },
    solve(question = {}) {
      const given = optionsOf(question, 'solve', ['suppose', 'limit']);
      const limit = numberOf(given, 'limit', {
        least: 0,
        most: Infinity,
        usual: Infinity,
        whole: false,
      });
      return outside(solver.solve(inside(given['suppose'] ?? [], 'suppositions'), limit));
    },
    async solveInTurns(question = {}) {
      const given = optionsOf(question, 'solveInTurns', ['suppose', 'signal']);
      const pieces = solver.solveInPieces(inside(given['suppose'] ?? [], 'suppositions'));
      return outside(await inTurns(pieces, { signal: signalOf(given), onProgress: undefined }));
    },
  };
}
