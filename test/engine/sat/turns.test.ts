// Modes in turns: they change the way, not the answer, and leave what is soon decided as it was. Clauses are dropped in pieces.
import { describe, expect, test } from 'vitest';
import { boardRandom } from '../../../src/engine/board/random.ts';
import { glueOf, literalsOf, store, USED } from '../../../src/engine/sat/arena.ts';
import type { SatManner } from '../../../src/engine/sat/manner.ts';
import { inTurns, targeting } from '../../../src/engine/sat/manner.ts';
import { reduceInPieces } from '../../../src/engine/sat/reduce.ts';
import type { SatSolver } from '../../../src/engine/sat/solver.ts';
import { createSat } from '../../../src/engine/sat/solver.ts';
import { createState } from '../../../src/engine/sat/state.ts';
import { nextTurn, use } from '../../../src/engine/sat/turns.ts';
import { attach } from '../../../src/engine/sat/watches.ts';
import { solve } from '../../../src/engine/solve/solve.ts';
import { racePuzzle } from '../../../src/experiments/raceBoards.ts';
import { checkedSolver, expectRight, random3Sat, satisfies } from './formulas.ts';
import type { Formula } from './formulas.ts';

/** Turns that begin soon and are short. */
const hasty: SatManner = {
  ...inTurns,
  learnt: 30,
  turns: { ...inTurns.turns!, after: 60, length: 20_000 },
};

const hard = random3Sat(boardRandom(1, 1, 1, 1, 3), 130, 610); // no model

const solverOf = ({ variables, clauses }: Formula, manner: SatManner): SatSolver => {
  const solver = createSat(variables, { manner });
  for (const clause of clauses) solver.add(clause);
  return solver;
};

describe('modes in turns', () => {
  test('learn only what follows, begin anew more often, and forget', () => {
    const { solver, rup } = checkedSolver(hard, (variables, clauses, options) => {
      const made = createSat(variables, { ...options, manner: hasty });
      for (const clause of clauses) made.add(clause);
      return made;
    });
    expect(solver.solve()).toEqual({ status: 'unsatisfiable', failed: [] });
    expect(rup.follows([])).toBe(true);
    const plain = solverOf(hard, targeting);
    plain.solve();
    expect(solver.counters.forgotten).toBeGreaterThan(50);
    expect(solver.counters.restarts).toBeGreaterThan(5 * plain.counters.restarts);
  });

  test('agree with one mode alone, question after question', () => {
    const statuses = new Set<string>();
    for (let index = 0; index < 6; index++) {
      const made = random3Sat(boardRandom(5, 1, 1, 1, index), 100, 424);
      const { solver, rup } = checkedSolver(made, (variables, clauses, options) => {
        const inner = createSat(variables, { ...options, manner: hasty });
        for (const clause of clauses) inner.add(clause);
        return inner;
      });
      const other = solverOf(made, targeting);
      for (const assumptions of [[], [2 * index], [2 * index + 1, 7]]) {
        const answer = solver.solve(assumptions);
        expectRight(answer, made, assumptions, rup);
        expect(answer.status).toBe(other.solve(assumptions).status);
        statuses.add(answer.status);
      }
    }
    expect(statuses).toEqual(new Set(['satisfiable', 'unsatisfiable']));
  });

  test('change no step of a search that is short', () => {
    let conflicts = 0;
    for (const at of [600, 850]) {
      const puzzle = racePuzzle('tournament', at, 1);
      const usual = solve(puzzle);
      expect(usual).toEqual(solve(puzzle, { manner: targeting }));
      conflicts = Math.max(conflicts, usual.work.conflicts);
    }
    expect(conflicts).toBeGreaterThan(targeting.learnt);
    expect(conflicts).toBeLessThan(inTurns.turns!.after);
  });
});

describe('a clause in use', () => {
  test('is marked, and its glue sinks but does not rise', () => {
    const state = createState(6);
    const clause = store(state.arena, [0, 2, 4, 6], 4, 4);
    const given = store(state.arena, [0, 2, 4], 3, 0);
    state.levels.set([1, 1, 2, 3]);
    use(state, clause);
    expect([glueOf(state.arena, clause), state.arena.data[clause + 1]! >= USED]).toEqual([3, true]);
    state.levels.set([1, 2, 3, 4]);
    use(state, clause);
    expect(glueOf(state.arena, clause)).toBe(3);
    use(state, given);
    expect(state.arena.data[given + 1]).toBe(0);
  });

  test('stays when others of its glue are dropped; what joins two levels stays in any case', () => {
    const state = createState(60, null, 60, inTurns);
    state.turn = 1;
    const add = (glue: number): number => {
      const at = state.learnts.length;
      const clause = store(state.arena, [3 * at, 3 * at + 1, 3 * at + 2], 3, glue);
      state.learnts.push(clause);
      attach(state.watches, state.arena.data, clause);
      return clause;
    };
    for (const glue of [8, 8, 2, 9, 8, 8, 10]) add(glue);
    for (const at of [0, 6]) state.arena.data[state.learnts[at]! + 1]! |= USED;
    const before = state.learnts.map((clause) => literalsOf(state.arena, clause));
    for (const _ of reduceInPieces(state));
    // of four that were not used three go, the worst first, and the later of two that are alike
    const left = state.learnts.map((clause) => literalsOf(state.arena, clause));
    expect(left).toEqual([0, 2, 5, 6].map((at) => before[at]));
    expect(state.learnts.map((clause) => state.arena.data[clause + 1])).toEqual([8, 2, 8, 10]);
    expect(state.counters.forgotten).toBe(3);
  });

  test('of middling glue that is not used stays once, and goes the next time', () => {
    const state = createState(60, null, 60, inTurns);
    state.turn = 1;
    for (let at = 0; at < 4; at++) {
      const clause = store(state.arena, [3 * at, 3 * at + 1, 3 * at + 2], 3, 3 + at);
      state.learnts.push(clause);
      attach(state.watches, state.arena.data, clause);
    }
    const left: number[] = [];
    for (let time = 0; time < 3; time++) {
      for (const _ of reduceInPieces(state));
      left.push(state.learnts.length);
    }
    expect(left).toEqual([4, 1, 1]);
  });
});

/** Where the first two turns of a formula of so many variables end, in propagations after they began, and their decay. */
const turnOf = (variables: number): readonly number[] => {
  const state = createState(variables, null, variables, inTurns);
  nextTurn(state);
  const focused = [state.turnEnd, state.decay];
  nextTurn(state);
  return [...focused, state.turnEnd, state.decay];
};

test('the focused mode has longer turns in a large formula, and forgets sooner', () => {
  expect(turnOf(14_999)).toEqual([3_000_000, 0.85, 3_000_000, 0.95]);
  expect(turnOf(15_000)).toEqual([9_000_000, 0.8, 3_000_000, 0.95]);
});

test('clauses are dropped in pieces, and who asks or stops in between can go on, and learns only what follows', () => {
  let idle = 0; // pauses without a step: in the middle of packing
  const answerTo = (made: Formula): string => {
    const { solver } = checkedSolver(made, (variables, clauses, options) => {
      const twenty = createSat(variables, { ...options, manner: hasty });
      // each clause twenty times, so that packing takes many pieces
      for (const clause of clauses) for (let at = 0; at < 20; at++) twenty.add(clause);
      return twenty;
    });
    for (;;) {
      const pieces = solver.solveInPieces();
      let before = solver.counters.propagations;
      let piece = pieces.next();
      for (let stopped = false; piece.done !== true && !stopped; piece = pieces.next()) {
        if (solver.counters.propagations === before && ++idle % 5 === 3) {
          expect(solver.implied([])).not.toBeNull();
          stopped = idle % 2 === 0;
        }
        before = solver.counters.propagations;
      }
      if (piece.done !== true) continue;
      const answer = piece.value;
      if (answer.status === 'satisfiable') expect(satisfies(answer.model, made.clauses)).toBe(true);
      return answer.status;
    }
  };
  const easier = random3Sat(boardRandom(4, 1, 1, 1, 1), 180, 738);
  expect([answerTo(hard), answerTo(easier)]).toEqual(['unsatisfiable', 'satisfiable']);
  expect(idle).toBeGreaterThan(9);
});
