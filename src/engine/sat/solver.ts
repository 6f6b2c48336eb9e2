/**
 * A solver for propositional formulas in conjunctive normal form: conflict-driven clause learning, one technique a file. What it
 * does is the textbook's; it is here to be read, and to be watched at work on a board. Literals are those of literal.ts.
 */
import type { InPieces } from '../pieces.ts';
import { mostActive, decay } from './activity.ts';
import { analyse, failedAssumptions } from './analyse.ts';
import { GIVEN, NONE, store } from './arena.ts';
import type { ClauseListener, SatListener } from './events.ts';
import type { Literal } from './literal.ts';
import { exclude } from './exclude.ts';
import { propagate } from './propagate.ts';
import { reduceInPieces } from './reduce.ts';
import { reusable } from './restart.ts';
import type { SatManner } from './manner.ts';
import type { SatCounters, SatState } from './state.ts';
import { createState } from './state.ts';
import type { Random } from '../board/random.ts';
import { keepTarget, phaseOf } from './targets.ts';
import { assign, backjump, newLevel } from './trail.ts';
import {
  conflictsOfTurn,
  countGlue,
  isTurnOver,
  nextTurn,
  wantsReduction,
  wantsRestart,
} from './turns.ts';
import { attach } from './watches.ts';

/** What came out; `model` and `failed` are copies of their own. */
export type SatAnswer =
  /** `model`: of every variable whether it is true. */
  | { readonly status: 'satisfiable'; readonly model: Uint8Array }
  /** `failed`: assumptions that the clauses do not allow together; none when there is no model in any case. */
  | { readonly status: 'unsatisfiable'; readonly failed: readonly Literal[] }
  /** The work ran out. */
  | { readonly status: 'open' };

/** A solver that keeps what it learns from one question to the next. */
export type SatSolver = {
  readonly variables: number;
  readonly counters: Readonly<SatCounters>;
  /**
   * Adds a clause, for good.
   *
   * @param literals - one of them must be true; repeated ones count once, none at all is a contradiction
   * @throws RangeError for a literal of a variable that there is not
   */
  add(literals: readonly Literal[]): void;
  /**
   * Looks for a model in which all assumptions are true.
   *
   * @param propagations - the most to spend on this question; default no limit
   * @throws RangeError for a literal of a variable that there is not, or that is not to be supposed; and when those that are
   *   not do not all follow from the others
   */
  solve(assumptions?: readonly Literal[], propagations?: number): SatAnswer;
  /** The same in pieces of about `propagations` each. */
  solveInPieces(
    assumptions?: readonly Literal[],
    propagations?: number,
  ): InPieces<SatAnswer, Readonly<SatCounters>>;
  /**
   * Looks for another model than the one that was found last, without assumptions, and goes on from there (`exclude.ts`). So
   * all models are found, each once.
   *
   * @throws RangeError when no model was found last, or under assumptions
   */
  anotherInPieces(propagations?: number): InPieces<SatAnswer, Readonly<SatCounters>>;
  /**
   * Lets a literal be true the next time that the solver has the choice. A variable that has a value at the moment, as all
   * have right after a model, takes that value with it when it is taken back, and so keeps it.
   */
  prefer(literal: Literal): void;
  /** What follows from the clauses so far and some literals by propagation alone; null for a conflict. */
  implied(literals: readonly Literal[]): Literal[] | null;
};

/** How a solver works; nothing of it changes whether a formula has a model. */
export type SatOptions = {
  /** Orders the variables that have not been in a conflict; default as they are numbered. */
  readonly random?: Random;
  /**
   * So many of the first variables alone are supposed, and learnt clauses speak of them alone; all others must follow from
   * them by propagation. Default all.
   */
  readonly spoken?: number;
  /** How it chooses, begins again and forgets; default as MiniSat does, with which 003's procedure is counted. */
  readonly manner?: SatManner;
  /** Told of every step; default nobody, which costs nothing. */
  readonly listener?: SatListener;
  /** Told of clauses alone, in place of a listener; default nobody. */
  readonly clauseListener?: ClauseListener;
};

/** Propagations between two pauses: some milliseconds, also on a board of 60 x 60. */
const pieceOfWork = 5000;

/**
 * A solver without clauses. It is deterministic: the same calls give the same answers and counters.
 *
 * @param variables - how many there are, 0 to 2^26
 * @param options - the order of its choices, and who is told of its steps
 * @returns a solver to which clauses are added and which is asked, in any order
 * @throws RangeError when that is no such integer
 * @source after MiniSat, Eén and Sörensson 2003
 */
export function createSat(
  variables: number,
  { random, listener, clauseListener, spoken, manner }: SatOptions = {},
): SatSolver {
  const state = createState(variables, random ?? null, spoken, manner);
  state.listener = listener ?? null;
  state.clauseListener = clauseListener ?? listener ?? null;
  let assumed = false; // whether the last question had assumptions
  function* solveInPieces(
    assumptions: readonly Literal[] = [],
    propagations: number = pieceOfWork,
  ): InPieces<SatAnswer, Readonly<SatCounters>> {
    begin(state, assumptions);
    assumed = assumptions.length > 0;
    return yield* searchInPieces(state, [...new Set(assumptions)], propagations);
  }
  function* anotherInPieces(
    propagations: number = pieceOfWork,
  ): InPieces<SatAnswer, Readonly<SatCounters>> {
    if (assumed) throw new RangeError('the last question had assumptions');
    state.calls++;
    exclude(state);
    return yield* searchInPieces(state, [], propagations);
  }
  return {
    variables,
    counters: state.counters,
    add: (literals) => addClause(state, literals),
    solve: (assumptions = [], propagations = Infinity) => {
      begin(state, assumptions);
      assumed = assumptions.length > 0;
      const until = state.counters.propagations + propagations;
      const pieces = searchInPieces(state, [...new Set(assumptions)], propagations);
      for (;;) {
        const { done, value } = pieces.next();
        if (done === true) return value;
        if (state.counters.propagations >= until) return { status: 'open' };
      }
    },
    solveInPieces,
    anotherInPieces,
    prefer: (literal) => {
      checkLiterals(state, [literal]);
      state.phases[literal >> 1] = 1 - (literal & 1);
    },
    implied: (literals) => implied(state, literals),
  };
}

function addClause(state: SatState, given: readonly Literal[]): void {
  checkLiterals(state, given);
  backjump(state, 0);
  state.calls++;
  if (!state.consistent) return;
  const open: Literal[] = [];
  for (let at = 0; at < given.length; at++) {
    const literal = given[at]!;
    const value = state.values[literal]!;
    if (value > 0 || open.includes(literal ^ 1)) return; // true anyway
    if (value === 0 && !open.includes(literal)) open.push(literal);
  }
  if (open.length === 0) state.consistent = false;
  else if (open.length === 1) assign(state, open[0]!, NONE);
  else {
    const clause = store(state.arena, open, open.length, GIVEN);
    state.given.push(clause);
    attach(state.watches, state.arena.data, clause);
  }
}

function checkLiterals({ variables }: SatState, literals: readonly Literal[]): void {
  for (let at = 0; at < literals.length; at++) {
    const literal = literals[at]!;
    if (!Number.isInteger(literal) || literal < 0 || literal >= 2 * variables)
      throw new RangeError(`literal must be an integer from 0 to ${2 * variables - 1}: ${literal}`);
  }
}

/** Before a question. What is supposed has no reason, so that it must be among what learnt clauses may speak of. */
function begin(state: SatState, assumptions: readonly Literal[]): void {
  checkLiterals(state, assumptions);
  for (const literal of assumptions)
    if (literal >> 1 >= state.spoken)
      throw new RangeError(`only the first ${state.spoken} variables can be supposed: ${literal}`);
  backjump(state, 0);
  state.calls++;
  state.runs = 0;
  state.conflictsLeft = conflictsOfTurn(state);
}

function* searchInPieces(
  state: SatState,
  assumptions: readonly Literal[],
  propagations: number,
): InPieces<SatAnswer, Readonly<SatCounters>> {
  const { counters } = state;
  let until = counters.propagations + propagations;
  for (;;) {
    const answer = search(state, assumptions, until);
    if (answer === null) {
      yield* reduceInPieces(state);
      continue;
    }
    if (answer.status !== 'open') return answer;
    yield counters;
    until = counters.propagations + propagations;
  }
}

/** The loop: propagate; at a conflict learn and go back, else suppose. Null: clauses are to be dropped now. */
function search(state: SatState, assumptions: readonly Literal[], until: number): SatAnswer | null {
  const { counters } = state;
  if (!state.consistent) return { status: 'unsatisfiable', failed: [] };
  for (;;) {
    const conflict = propagate(state);
    if (conflict !== NONE) {
      counters.conflicts++;
      if (state.level === 0) {
        state.consistent = false;
        return { status: 'unsatisfiable', failed: [] };
      }
      if (state.manner.targets && !state.focused) keepTarget(state);
      learn(state, conflict);
      state.conflictsLeft--;
      continue;
    }
    if (counters.propagations >= until) return { status: 'open' };
    if (isTurnOver(state)) nextTurn(state);
    if (wantsRestart(state)) restart(state);
    if (!state.reduced && wantsReduction(state)) return null;
    state.reduced = false;
    const failed = suppose(state, assumptions);
    if (failed === ALL_KNOWN) return { status: 'satisfiable', model: modelOf(state) };
    if (failed === SUPPOSED) continue;
    return { status: 'unsatisfiable', failed: failedAssumptions(state, failed) };
  }
}

const SUPPOSED = -1;
const ALL_KNOWN = -2;

/** Supposes the next assumption that is open, or a value of the most active variable; else says which assumption is false. */
function suppose(state: SatState, assumptions: readonly Literal[]): Literal {
  while (state.level < assumptions.length) {
    const literal = assumptions[state.level]!;
    const value = state.values[literal]!;
    if (value < 0) return literal;
    newLevel(state); // each assumption has a level, also one that is true already
    if (value === 0) return decide(state, literal, true);
  }
  const variable = mostActive(state);
  if (variable < 0) return ALL_KNOWN;
  newLevel(state);
  return decide(state, 2 * variable + 1 - phaseOf(state, variable), false);
}

function decide(state: SatState, literal: Literal, assumed: boolean): typeof SUPPOSED {
  state.counters.decisions++;
  state.listener?.({ kind: 'decide', literal, level: state.level, assumed });
  assign(state, literal, NONE);
  return SUPPOSED;
}

/** Learns a clause, goes back to where it implies something, and takes that up. */
function learn(state: SatState, conflict: number): void {
  const level = analyse(state, conflict);
  const { learning, learningEnd } = state;
  state.counters.learnt++;
  state.clauseListener?.({ kind: 'learn', clause: [...learning.subarray(0, learningEnd)] });
  const glue = levelsAmong(state);
  if (state.turn > 0) countGlue(state, glue);
  backjump(state, level);
  if (learningEnd === 1) assign(state, learning[0]!, NONE);
  else {
    const clause = store(state.arena, learning, learningEnd, glue);
    state.learnts.push(clause);
    attach(state.watches, state.arena.data, clause);
    assign(state, learning[0]!, clause);
  }
  decay(state);
}

/** The glue of the clause that is being learnt: how many different levels it joins. */
function levelsAmong(state: SatState): number {
  const { learning, learningEnd, levels, levelStamps } = state;
  let glue = 0;
  const stamp = ++state.stamp;
  for (let at = 0; at < learningEnd; at++) {
    const level = levels[learning[at]! >> 1]!;
    if (levelStamps[level] === stamp) continue;
    levelStamps[level] = stamp;
    glue++;
  }
  return glue;
}

function restart(state: SatState): void {
  state.counters.restarts++;
  state.listener?.({ kind: 'restart' });
  backjump(state, state.focused ? reusable(state) : 0);
  state.runs++;
  state.conflictsLeft = conflictsOfTurn(state);
}

function modelOf({ variables, values, trailEnd, spoken }: SatState): Uint8Array {
  if (trailEnd < variables)
    throw new RangeError(`not all variables follow from the first ${spoken} of ${variables}`);
  const model = new Uint8Array(variables);
  for (let variable = 0; variable < variables; variable++)
    model[variable] = values[2 * variable]! > 0 ? 1 : 0;
  return model;
}

function implied(state: SatState, literals: readonly Literal[]): Literal[] | null {
  checkLiterals(state, literals);
  backjump(state, 0);
  state.calls++;
  if (!state.consistent) return null;
  if (propagate(state) !== NONE) {
    state.consistent = false;
    return null;
  }
  newLevel(state);
  let agree = true;
  for (const literal of literals) {
    if (state.values[literal] === 0) assign(state, literal, NONE);
    agree &&= state.values[literal]! > 0;
  }
  agree &&= propagate(state) === NONE;
  const found = agree ? [...state.trail.subarray(0, state.trailEnd)] : null;
  backjump(state, 0);
  return found;
}
