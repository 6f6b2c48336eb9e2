/**
 * A solver that first makes its formula smaller: what propagation knows is put in, literals that imply one another share one
 * variable (equivalent literals: Brafman 2001), and what is then said twice is said once. Of 003's formula of a board, in which
 * each run is spelt out cell by cell, a sixth of the variables is left. Questions and answers are in the variables that were given.
 */
import type { InPieces } from '../pieces.ts';
import { allPieces } from '../pieces.ts';
import { equivalents } from './equivalents.ts';
import type { SatEvent } from './events.ts';
import type { Literal } from './literal.ts';
import type { SatAnswer, SatOptions, SatSolver } from './solver.ts';
import { createSat } from './solver.ts';
import type { SatCounters } from './state.ts';

type Clause = readonly Literal[];

/** Clauses between two pauses: some milliseconds. */
const clausesAtOnce = 4000;

/**
 * A solver of clauses.
 *
 * @param variables - how many there are, 0 to 2^26 - 1
 * @param clauses - all that are known now; more can be added
 * @throws RangeError as `createSat` does
 * @remarks Its counters are those of the smaller formula. The listener hears of one variable of each class; first it is told the
 * clauses that were rewritten as if they were learnt, so that each clause follows by propagation from those before it.
 */
export const joinedSolver = (
  variables: number,
  clauses: Iterable<Clause>,
  options: SatOptions = {},
): SatSolver => allPieces(joinedSolverInPieces(variables, clauses, options));

/**
 * The same in pieces, some thousand clauses each.
 *
 * @throws RangeError as {@link joinedSolver}
 */
export function* joinedSolverInPieces(
  variables: number,
  clauses: Iterable<Clause>,
  { random, listener }: SatOptions = {},
): InPieces<SatSolver> {
  const joined = yield* join(variables, clauses, (clause) => listener?.({ kind: 'learn', clause }));
  // numbers without gaps: what has gone is not to be chosen as a supposition
  const inner = new Int32Array(joined.names.length);
  const outer: Literal[] = [];
  for (const [literal, name] of joined.names.entries())
    if (name === literal) inner[literal] = outer.push(literal) - 1;
  const within = (literal: Literal): Literal => inner[joined.names[literal]!]!;
  const withinAll = (literals: Clause): Literal[] => {
    for (const literal of literals)
      if (!Number.isInteger(literal) || literal < 0 || literal >= 2 * variables)
        throw new RangeError(
          `literal must be an integer from 0 to ${2 * variables - 1}: ${literal}`,
        );
    return literals.map(within);
  };
  const without = (literal: Literal): Literal => outer[literal]!;
  const solver = createSat(outer.length / 2, {
    ...(random && { random }),
    ...(listener && { listener: (event) => listener(renamed(event, without)) }),
  });
  solver.add([within(2 * variables)]); // the literal that is true
  for (const [at, clause] of joined.clauses.entries()) {
    solver.add(clause.map(within));
    if (at % clausesAtOnce === 0) yield;
  }

  const answered = (answer: SatAnswer, assumptions: Clause): SatAnswer => {
    if (answer.status === 'satisfiable') {
      const model = Uint8Array.from({ length: variables }, (_, variable) => {
        const literal = within(2 * variable);
        return answer.model[literal >> 1]! ^ (literal & 1);
      });
      return { status: 'satisfiable', model };
    }
    if (answer.status === 'open') return answer;
    const failed = assumptions.filter((literal) => answer.failed.includes(within(literal)));
    return { status: 'unsatisfiable', failed: [...new Set(failed)] };
  };
  function* solveInPieces(
    assumptions: Clause = [],
    propagations?: number,
  ): InPieces<SatAnswer, Readonly<SatCounters>> {
    const answer = yield* solver.solveInPieces(withinAll(assumptions), propagations);
    return answered(answer, assumptions);
  }
  return {
    variables,
    counters: solver.counters,
    add: (literals) => solver.add(withinAll(literals)),
    solve: (assumptions = [], propagations) =>
      answered(solver.solve(withinAll(assumptions), propagations), assumptions),
    solveInPieces,
    *anotherInPieces(propagations) {
      return answered(yield* solver.anotherInPieces(propagations), []);
    },
    prefer: (literal) => solver.prefer(withinAll([literal])[0]!),
    implied(literals) {
      const found = solver.implied(withinAll(literals));
      if (found === null) return null;
      const are = new Set(found);
      return Array.from({ length: 2 * variables }, (_, literal) => literal).filter((literal) =>
        are.has(within(literal)),
      );
    },
  };
}

/** An event in other names. */
function renamed(event: SatEvent, name: (literal: Literal) => Literal): SatEvent {
  if (event.kind === 'decide') return { ...event, literal: name(event.literal) };
  if (event.kind === 'imply')
    return { ...event, literal: name(event.literal), clause: event.clause.map(name) };
  return 'clause' in event ? { ...event, clause: event.clause.map(name) } : event;
}

/** Of each literal the one that stands for it, and the clauses in these. After all variables there is one more, which is true. */
type Joined = { readonly names: Int32Array; readonly clauses: readonly Clause[] };

/** Puts in what is known and what is equal, until nothing more is. */
function* join(
  variables: number,
  given: Iterable<Clause>,
  tell: (clause: Clause) => void,
): InPieces<Joined> {
  const TRUE = 2 * variables;
  const names = Int32Array.from({ length: TRUE + 2 }, (_, literal) => literal);
  let clauses: readonly Clause[] = [...given];
  for (;;) {
    const next = Int32Array.from(names, (_, literal) => literal);
    const known = yield* knownIn(variables, clauses);
    if (known === null) return { names, clauses: [[TRUE ^ 1]] };
    for (const literal of known) [next[literal], next[literal ^ 1]] = [TRUE, TRUE ^ 1];
    const simpler = yield* rewritten(clauses, next, TRUE, tell);
    yield;
    const classes = classesOf(TRUE, simpler);
    yield;
    // two opposite classes, in the same order of variables, say the same
    for (const [first = 0, ...others] of classes) {
      if (others[0] === (first ^ 1)) {
        tell([first ^ 1]); // it implies its opposite, and the other way round
        return { names, clauses: [[TRUE ^ 1]] };
      }
      for (const other of others) [next[other], next[other ^ 1]] = [first, first ^ 1];
    }
    clauses = classes.length === 0 ? simpler : yield* rewritten(simpler, next, TRUE, tell);
    for (const [literal, name] of names.entries()) names[literal] = next[name]!;
    if (classes.length === 0) return { names, clauses };
  }
}

/** What propagation alone knows; null: that there is no model. */
function* knownIn(
  variables: number,
  clauses: readonly Clause[],
): InPieces<readonly Literal[] | null> {
  const solver = createSat(variables);
  for (const [at, clause] of clauses.entries()) {
    solver.add(clause);
    if (at % clausesAtOnce === 0) yield;
  }
  return solver.implied([]);
}

/** The classes of equal literals, by the clauses of two. */
function classesOf(literals: number, clauses: readonly Clause[]): Literal[][] {
  const implied: Literal[][] = Array.from({ length: literals }, () => []);
  for (const [a = 0, b = 0, ...more] of clauses) {
    if (more.length > 0) continue;
    implied[a ^ 1]!.push(b);
    implied[b ^ 1]!.push(a);
  }
  return equivalents(literals, (literal) => implied[literal]!);
}

/** Clauses in new names, without those that are true anyway or there already. */
function* rewritten(
  clauses: readonly Clause[],
  names: Int32Array,
  TRUE: Literal,
  tell: (clause: Clause) => void,
): InPieces<Clause[]> {
  const seen = new Set<string>();
  const kept: Clause[] = [];
  for (const [at, clause] of clauses.entries()) {
    if (at % clausesAtOnce === 0) yield;
    const literals = [...new Set(clause.map((literal) => names[literal]!))].filter(
      (literal) => literal !== (TRUE ^ 1),
    );
    if (literals.some((literal) => literal === TRUE || literals.includes(literal ^ 1))) continue;
    const key = literals.toSorted((a, b) => a - b).join();
    if (seen.has(key)) continue;
    seen.add(key);
    kept.push(literals);
    tell(literals);
  }
  return kept;
}
