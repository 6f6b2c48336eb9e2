import { Cadical } from 'cadical-wasm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { boardRandom } from '../../../src/engine/board/random.ts';
import { sampleIndependent } from '../../../src/engine/board/sample.ts';
import { boardFormula } from '../../../src/engine/inference/boardFormula.ts';
import { allClauses } from '../../../src/engine/sat/clauses.ts';
import type { SatEvent } from '../../../src/engine/sat/events.ts';
import type { Literal } from '../../../src/engine/sat/literal.ts';
import { luby } from '../../../src/engine/sat/restart.ts';
import { joinedSolver } from '../../../src/engine/sat/joinedSolver.ts';
import { createSat } from '../../../src/engine/sat/solver.ts';
import { createState } from '../../../src/engine/sat/state.ts';
import { keepTarget, phaseOf } from '../../../src/engine/sat/targets.ts';
import { allPieces } from '../../../src/engine/pieces.ts';
import type { Formula } from './formulas.ts';
import {
  bruteForce,
  checkedSolver,
  dimacs,
  expectRight,
  formula,
  modelsOf,
  random3Sat,
  satisfies,
} from './formulas.ts';

/** One pigeon more than holes. */
function pigeons(holes: number): Formula {
  const isIn = (pigeon: number, hole: number): Literal => 2 * (pigeon * holes + hole);
  const clauses: Literal[][] = [];
  for (let pigeon = 0; pigeon <= holes; pigeon++)
    clauses.push(Array.from({ length: holes }, (_, hole) => isIn(pigeon, hole)));
  for (let hole = 0; hole < holes; hole++)
    for (let one = 0; one <= holes; one++)
      for (let other = one + 1; other <= holes; other++)
        clauses.push([isIn(one, hole) + 1, isIn(other, hole) + 1]);
  return { variables: (holes + 1) * holes, clauses };
}

describe('the solver', () => {
  test('agrees with all assignments of up to 12 variables, under assumptions, question after question', () => {
    const outcomes = new Set<string>();
    fc.assert(
      fc.property(
        formula,
        fc.array(fc.array(fc.nat(23), { maxLength: 4 }), { maxLength: 4 }),
        (made, asked) => {
          const { solver, rup } = checkedSolver(made);
          for (const literals of [[], ...asked]) {
            const assumptions = literals.filter((literal) => literal < 2 * made.variables);
            const answer = solver.solve(assumptions);
            expectRight(answer, made, assumptions, rup);
            const clauses = [...made.clauses, ...assumptions.map((literal) => [literal])];
            const possible = bruteForce({ variables: made.variables, clauses });
            expect(answer.status).toBe(possible ? 'satisfiable' : 'unsatisfiable');
            outcomes.add(
              `${answer.status} ${answer.status === 'unsatisfiable' ? Math.min(2, answer.failed.length) : ''}`,
            );
          }
        },
      ),
      { numRuns: 400, seed: 3 },
    );
    // one assumption that fails, several, and none to blame
    expect(outcomes).toEqual(
      new Set(['satisfiable ', 'unsatisfiable 0', 'unsatisfiable 1', 'unsatisfiable 2']),
    );
  });

  test('agrees with another solver on random 3-SAT near its threshold', async () => {
    let satisfiable = 0;
    for (let index = 0; index < 60; index++) {
      const made = random3Sat(boardRandom(7, 1, 1, 4.26, index), 60, Math.round(4.26 * 60));
      const { solver, rup } = checkedSolver(made);
      const answer = solver.solve();
      expectRight(answer, made, [], rup);
      const other = await Cadical.create();
      for (const clause of made.clauses) other.addClause(clause.map(dimacs));
      expect(answer.status).toBe(other.solve());
      other.dispose();
      if (answer.status === 'satisfiable') satisfiable++;
    }
    expect(satisfiable).toBeGreaterThan(10);
    expect(satisfiable).toBeLessThan(50);
  });

  test('agrees with another solver on 1,000 boards, a cell each supposed filled and empty', async () => {
    const statuses = { satisfiable: 0, unsatisfiable: 0, unknown: 0, open: 0 };
    for (let index = 0; index < 1000; index++) {
      const random = boardRandom(11, 0, 0, 0, index);
      const [height, width] = [2 + random.below(6), 2 + random.below(6)];
      const cells = new Uint8Array(height * width);
      sampleIndependent(random, cells, 0.3 + random.unit() * 0.3);
      const encoding = index % 2 === 0 ? 'automaton' : 'order';
      const { variables, clauses } = boardFormula(puzzleOf({ height, width, cells }), encoding);
      const made = { variables, clauses: [...allClauses(clauses)] };
      const solver = createSat(variables);
      const other = await Cadical.create();
      for (const clause of made.clauses) {
        solver.add(clause);
        other.addClause(clause.map(dimacs));
      }
      const cell = random.below(height * width);
      for (const literal of [2 * cell, 2 * cell + 1]) {
        const answer = solver.solve([literal]);
        expect(answer.status).toBe(other.solve({ assumptions: [dimacs(literal)] }));
        if (answer.status === 'satisfiable')
          expect(satisfies(answer.model, made.clauses)).toBe(true);
        statuses[answer.status]++;
      }
      other.dispose();
    }
    expect(statuses.satisfiable).toBeGreaterThan(1000); // the board itself is one
    expect(statuses.unsatisfiable).toBeGreaterThan(300);
  });

  test('learns only what follows while it forgets clauses and packs its memory', () => {
    const made = random3Sat(boardRandom(1, 1, 1, 1, 3), 170, 800);
    const { solver, rup } = checkedSolver(made);
    expect(solver.solve()).toEqual({ status: 'unsatisfiable', failed: [] });
    expect(solver.counters.forgotten).toBeGreaterThan(500);
    expect(solver.counters.restarts).toBeGreaterThan(5);
    expect(rup.follows([])).toBe(true);
  });

  test('is deterministic, whole or in pieces, and a seed changes its way but not its answer', () => {
    const made = random3Sat(boardRandom(1, 1, 1, 1, 1), 120, 520);
    const run = (seed: number | null, inPieces: boolean): unknown[] => {
      const random = seed === null ? {} : { random: boardRandom(seed, 1, 1, 1, 1) };
      const solver = createSat(made.variables, random);
      for (const clause of made.clauses) solver.add(clause);
      if (!inPieces) return [solver.solve().status, { ...solver.counters }];
      const pieces = solver.solveInPieces([], 500);
      let count = 0;
      let piece = pieces.next();
      for (; piece.done !== true; piece = pieces.next()) count++;
      expect(count).toBeGreaterThan(3);
      return [piece.value.status, { ...solver.counters }];
    };
    const [status, counters] = run(null, false);
    expect(run(null, false)).toEqual([status, counters]);
    expect(run(null, true)).toEqual([status, counters]);
    expect(run(5, false)).toEqual(run(5, false));
    expect(run(5, false)[0]).toBe(status);
    expect(run(5, false)[1]).not.toEqual(counters);
  });

  test('stops when its work runs out, and can go on', () => {
    const { variables, clauses } = pigeons(7);
    const solver = createSat(variables);
    for (const clause of clauses) solver.add(clause);
    expect(solver.solve([], 1000)).toEqual({ status: 'open' });
    expect(solver.solve()).toEqual({ status: 'unsatisfiable', failed: [] });
  });

  test('finds every model once, one after the other', () => {
    let most = 0;
    fc.assert(
      fc.property(formula, fc.boolean(), (made, joined) => {
        const solver = joined
          ? joinedSolver(made.variables, made.clauses)
          : createSat(made.variables);
        if (!joined) for (const clause of made.clauses) solver.add(clause);
        const found = new Set<string>();
        let answers = 0;
        let answer = allPieces(solver.solveInPieces());
        for (; answer.status === 'satisfiable'; answer = allPieces(solver.anotherInPieces())) {
          if (!satisfies(answer.model, made.clauses)) throw new Error('no model');
          found.add(answer.model.join(''));
          answers++;
        }
        expect(answer).toEqual({ status: 'unsatisfiable', failed: [] });
        expect([found.size, answers]).toEqual([modelsOf(made), found.size]);
        most = Math.max(most, found.size);
        expect(allPieces(solver.anotherInPieces()).status).toBe('unsatisfiable');
      }),
      { numRuns: 40 },
    );
    expect(most).toBeGreaterThan(50);
    const solver = createSat(2);
    expect(() => allPieces(solver.anotherInPieces())).toThrow('no model was found');
    solver.solve([0]);
    expect(() => allPieces(solver.anotherInPieces())).toThrow('assumptions');
  });

  test('takes the value that is preferred when it has the choice', () => {
    const solver = createSat(2);
    solver.add([0, 2]);
    solver.prefer(0);
    solver.prefer(2);
    expect(solver.solve()).toEqual({ status: 'satisfiable', model: Uint8Array.of(1, 1) });
  });

  test('forgets an answer when it is given another clause', () => {
    const solver = createSat(2);
    solver.add([0, 2]);
    solver.prefer(0);
    expect(solver.solve().status).toBe('satisfiable');
    solver.add([0]); // true in the answer
    expect(solver.solve([1]).status).toBe('unsatisfiable');
    expect(solver.solve().status).toBe('satisfiable');
    solver.add([3]); // perhaps false in it
    expect(solver.solve()).toEqual({ status: 'satisfiable', model: Uint8Array.of(1, 0) });
  });

  test('refuses literals of variables that there are not, and sizes that are none', () => {
    const solver = createSat(3);
    for (const literal of [-1, 6, 0.5, NaN]) {
      expect(() => solver.add([literal])).toThrow(RangeError);
      expect(() => solver.solve([literal])).toThrow(RangeError);
    }
    for (const variables of [-1, 1.5, 2 ** 27])
      expect(() => createSat(variables)).toThrow(RangeError);
    expect(createSat(0).solve()).toEqual({ status: 'satisfiable', model: new Uint8Array(0) });
  });
});

test('supposes what the longest trail below a conflict had, else the value that was last', () => {
  const state = createState(4);
  const phases = (): number[] => [0, 1, 2, 3].map((variable) => phaseOf(state, variable));
  state.phases.set([0, 1, 0, 1]);
  const keep = (trail: readonly number[]): void => {
    state.trail.set(trail);
    state.level = 1;
    state.levelStarts[0] = trail.length;
    keepTarget(state);
  };
  expect(phases()).toEqual([0, 1, 0, 1]);
  keep([0, 3, 4]);
  expect(phases()).toEqual([1, 0, 1, 1]);
  keep([1, 2]); // fewer
  expect(phases()).toEqual([1, 0, 1, 1]);
  keep([1, 2, 5, 7]);
  expect(phases()).toEqual([0, 1, 0, 0]);
});

describe('a solver that speaks of some variables only', () => {
  test('learns clauses of these, and agrees with all assignments', () => {
    const [spoken, gates] = [7, 4];
    const variables = spoken + gates;
    const statuses = { satisfiable: 0, unsatisfiable: 0 };
    let learnt = 0;
    for (let round = 0; round < 80; round++) {
      const random = boardRandom(6, variables, 3, 0, round);
      const clauses = [...random3Sat(random, variables, 24 + random.below(8)).clauses];
      // a gate is true when two literals of variables before it are
      for (let gate = spoken; gate < variables; gate++) {
        const [a, b] = [random.below(2 * gate), random.below(2 * gate)];
        clauses.push([2 * gate + 1, a], [2 * gate + 1, b], [2 * gate, a ^ 1, b ^ 1]);
      }
      if (round % 2 === 0) clauses.push([random.below(2 * spoken)]);
      const plain = createSat(variables);
      for (const clause of clauses) plain.add(clause);
      const known = new Set(plain.implied([]));
      const whole = { variables, clauses };
      const { solver, rup } = checkedSolver(whole, (count, given, { listener }) => {
        const made = createSat(count, {
          spoken,
          listener: (event) => {
            const told = event.kind === 'decide' ? [event.literal] : [];
            if (event.kind === 'learn') told.push(...event.clause);
            expect(told.every((literal) => literal >> 1 < spoken)).toBe(true);
            if (event.kind === 'learn' && event.clause.length > 1)
              expect(event.clause.some((literal) => known.has(literal ^ 1))).toBe(false);
            listener?.(event);
          },
        });
        for (const clause of given) made.add(clause);
        return made;
      });
      for (const assumptions of [[], [random.below(2 * spoken)], [random.below(2 * spoken)]]) {
        const answer = solver.solve(assumptions);
        expectRight(answer, whole, assumptions, rup);
        const supposed = assumptions.map((literal) => [literal]);
        const possible = bruteForce({ variables, clauses: [...clauses, ...supposed] });
        expect(answer.status).toBe(possible ? 'satisfiable' : 'unsatisfiable');
        statuses[possible ? 'satisfiable' : 'unsatisfiable']++;
      }
      learnt += solver.counters.learnt;
    }
    expect(Math.min(learnt, ...Object.values(statuses))).toBeGreaterThan(50);
  });

  test('supposes no other one, and says where another one does not follow', () => {
    expect(() => createSat(3, { spoken: 4 })).toThrow('spoken must be an integer from 0 to 3: 4');
    const solver = createSat(3, { spoken: 2 });
    expect(() => solver.solve([4])).toThrow('only the first 2 variables can be supposed: 4');
    expect(() => solver.solve([0])).toThrow('not all variables follow from the first 2 of 3');
    solver.add([1, 4]);
    solver.add([0, 5]);
    expect(solver.solve([0])).toMatchObject({ status: 'satisfiable' });
  });
});

describe('its events', () => {
  test('tell the run of the same loop: each implied literal is the last one open in its clause', () => {
    const made = random3Sat(boardRandom(2, 1, 1, 1, 1), 60, 256);
    const events: SatEvent[] = [];
    const solver = createSat(made.variables, { listener: (event) => events.push(event) });
    const silent = createSat(made.variables);
    for (const clause of made.clauses) {
      solver.add(clause);
      silent.add(clause);
    }
    expect(solver.solve([0, 3]).status).toBe(silent.solve([0, 3]).status);
    expect(solver.counters).toEqual(silent.counters);
    const of = (kind: SatEvent['kind']): number =>
      events.filter((event) => event.kind === kind).length;
    expect(of('decide')).toBe(solver.counters.decisions);
    expect(of('conflict')).toBe(solver.counters.conflicts);
    expect(of('learn')).toBe(solver.counters.learnt);
    expect(of('restart')).toBe(solver.counters.restarts);

    const known = new Map<Literal, number>(); // the level of each true literal
    let level = 0;
    for (const event of events) {
      if (event.kind === 'decide') {
        level = event.level;
        expect(known.has(event.literal) || known.has(event.literal ^ 1)).toBe(false);
        known.set(event.literal, level);
      } else if (event.kind === 'imply') {
        const others = event.clause.filter((literal) => literal !== event.literal);
        expect(others).toHaveLength(event.clause.length - 1);
        for (const literal of others) expect(known.has(literal ^ 1)).toBe(true);
        known.set(event.literal, level);
      } else if (event.kind === 'conflict')
        for (const literal of event.clause) expect(known.has(literal ^ 1)).toBe(true);
      else if (event.kind === 'backjump') {
        level = event.level;
        for (const [literal, of] of known) if (of > level) known.delete(literal);
      }
    }
  });
});

test('luby', () => {
  expect(Array.from({ length: 15 }, (_, at) => luby(at + 1))).toEqual([
    1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8,
  ]);
});
