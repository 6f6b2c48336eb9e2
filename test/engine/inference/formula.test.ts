import { describe, expect, test } from 'vitest';
import { EMPTY, FILLED, UNKNOWN } from '../../../src/engine/board/cell.ts';
import type { Description } from '../../../src/engine/board/description.ts';
import { describeLine } from '../../../src/engine/board/description.ts';
import { automatonOf } from '../../../src/engine/inference/automaton.ts';
import type { FormulaSize } from '../../../src/engine/inference/automatonFormula.ts';
import {
  encodeByAutomaton,
  publishedSize,
  sizeByAutomaton,
} from '../../../src/engine/inference/automatonFormula.ts';
import type { Clauses } from '../../../src/engine/sat/clauses.ts';
import { allClauses, clauseWriter } from '../../../src/engine/sat/clauses.ts';
import type { LineEncoder } from '../../../src/engine/solve/orderFormula.ts';
import { encodeByOrder, encodePlaces, placesOpen } from '../../../src/engine/solve/orderFormula.ts';
import { runPlaces } from '../../../src/engine/line/runPlaces.ts';
import { settle } from '../../../src/engine/line/settle.ts';
import type { SatSolver } from '../../../src/engine/sat/solver.ts';
import { createSat } from '../../../src/engine/sat/solver.ts';

/** The different descriptions of all images of a line. */
function descriptions(length: number): Description[] {
  const found = new Map<string, Description>();
  for (let bits = 0; bits < 2 ** length; bits++) {
    const line = Uint8Array.from({ length }, (_, at) => (bits >> at) & 1);
    const description = describeLine(line);
    found.set(description.join(), description);
  }
  return [...found.values()];
}

/** All lines over some values. */
function* lines(length: number, values: number): Generator<Uint8Array> {
  for (let index = 0; index < values ** length; index++)
    yield Uint8Array.from({ length }, (_, at) => Math.floor(index / values ** at) % values);
}

const literals = (line: Uint8Array): number[] =>
  [...line].flatMap((cell, at) => (cell === UNKNOWN ? [] : [2 * at + (cell === FILLED ? 0 : 1)]));

function encode(
  encoder: LineEncoder,
  length: number,
  description: Description,
): { clauses: Clauses; variables: number } {
  const writer = clauseWriter();
  let variables = length;
  const cells = Array.from({ length }, (_, at) => 2 * at);
  encoder(cells, description, (count) => (variables += count) - count, writer);
  return { clauses: writer.finish(), variables };
}

function solverOf(encoder: LineEncoder, length: number, description: Description): SatSolver {
  const { clauses, variables } = encode(encoder, length, description);
  const solver = createSat(variables);
  for (const clause of allClauses(clauses)) solver.add(clause);
  return solver;
}

test.each([
  ['automaton', encodeByAutomaton],
  ['order', encodeByOrder],
])('the %s formula of a line is satisfied by exactly its fits, in one way each', (_, encoder) => {
  for (let length = 1; length <= 6; length++)
    for (const description of [...descriptions(length), [length + 1], [1, length]]) {
      const solver = solverOf(encoder, length, description);
      for (const line of lines(length, 2)) {
        const fits = describeLine(line).join() === description.join();
        const answer = solver.solve(literals(line));
        expect(answer.status).toBe(fits ? 'satisfiable' : 'unsatisfiable');
        // the cells give all other variables by propagation
        if (fits) expect(solver.implied(literals(line))).toHaveLength(solver.variables);
      }
    }
});

test('the order formula of a line with known cells has the fits that keep them, in one way each', () => {
  for (let length = 1; length <= 4; length++)
    for (const description of descriptions(length))
      for (const known of lines(length, 3)) {
        const encoder: LineEncoder = (cells, ofLine, newVariables, writer) => {
          const places = runPlaces(known, ofLine);
          if (places === null) writer.add();
          else encodePlaces(cells, ofLine, places, newVariables(placesOpen(places)), writer);
          for (const literal of literals(known)) writer.add(literal);
        };
        const solver = solverOf(encoder, length, description);
        for (const line of lines(length, 2)) {
          const fits =
            describeLine(line).join() === description.join() &&
            known.every((cell, at) => cell === UNKNOWN || cell === line[at]);
          expect(solver.solve(literals(line)).status).toBe(fits ? 'satisfiable' : 'unsatisfiable');
          if (fits) expect(solver.implied(literals(line))).toHaveLength(solver.variables);
        }
      }
});

describe('the formula of a line after 003', () => {
  test('has the printed numbers of clauses and of variables, for every description up to 12 cells', () => {
    let compared = 0;
    for (let length = 1; length <= 12; length++)
      for (const description of descriptions(length)) {
        if (description.length === 0) continue;
        const { clauses, variables } = encode(encodeByAutomaton, length, description);
        const own = { clauses: clauses.count, variables: variables - length };
        const { occurrences, ...published } = publishedSize(length, description);
        expect(own).toEqual(published);
        // the printed number of occurrences is right for one run, and n too large for each further one
        const excess = length * (description.length - 1);
        expect(clauses.occurrences).toBe(occurrences - excess);
        expect(sizeByAutomaton(length, description)).toEqual({
          ...published,
          occurrences: clauses.occurrences,
        });
        compared++;
      }
    expect(compared).toBeGreaterThan(900);
  });

  test('has a clause for each cell of a line without runs', () => {
    const { clauses, variables } = encode(encodeByAutomaton, 7, []);
    expect([clauses.count, clauses.occurrences, variables]).toEqual([7, 7, 7]);
    expect(() => automatonOf([])).toThrow(RangeError);
  });

  test('gives by propagation exactly what SETTLE gives, on every partial line up to 6 cells', () => {
    const outcomes = { fixed: 0, same: 0, contradiction: 0 };
    for (let length = 1; length <= 6; length++)
      for (const description of descriptions(length)) {
        const solver = solverOf(encodeByAutomaton, length, description);
        for (const line of lines(length, 3)) {
          const settled = settle(line, description);
          expect(propagated(solver, line)).toEqual(settled);
          if (settled === null) outcomes.contradiction++;
          else if (settled.join() === line.join()) outcomes.same++;
          else outcomes.fixed++;
        }
      }
    for (const count of Object.values(outcomes)) expect(count).toBeGreaterThan(100);
  });
});

test('the order formula gives by propagation a little less than SETTLE, and nothing else', () => {
  const weaker: string[] = [];
  for (let length = 1; length <= 5; length++)
    for (const description of descriptions(length)) {
      const solver = solverOf(encodeByOrder, length, description);
      for (const line of lines(length, 3)) {
        const settled = settle(line, description);
        const found = propagated(solver, line);
        if (found?.join() !== settled?.join())
          weaker.push(`${line.join('')} ${description.join()}`);
        for (const [at, cell] of found?.entries() ?? [])
          if (cell !== UNKNOWN && settled !== null) expect(cell).toBe(settled[at]);
      }
    }
  expect(weaker).toContain('22102 1,1'); // ? ? 1 0 ?: the second cell is empty
  expect(weaker.length).toBeLessThan(10);
});

/** The cells that follow by propagation; null for a conflict. */
function propagated(solver: SatSolver, line: Uint8Array): Uint8Array | null {
  const found = solver.implied(literals(line));
  if (found === null) return null;
  const after = line.slice().fill(UNKNOWN);
  for (const literal of found)
    if (literal < 2 * line.length) after[literal >> 1] = literal % 2 === 0 ? FILLED : EMPTY;
  return after;
}

test('the automaton of 2 1 is a chain with a loop before, between and after the runs', () => {
  const { states, transitions } = automatonOf([2, 1]);
  expect(states.map(({ kind, loops }) => `${kind}${loops ? ' loops' : ''}`)).toEqual([
    'start loops',
    'run',
    'run',
    'gap loops',
    'run loops',
  ]);
  expect(states.map(({ run }) => run)).toEqual([-1, 0, 0, 0, 1]);
  expect(transitions).toEqual([
    { value: 0, to: 0, from: [0] },
    { value: 1, to: 1, from: [0] },
    { value: 1, to: 2, from: [1] },
    { value: 0, to: 3, from: [2, 3] },
    { value: 0, to: 4, from: [4] },
    { value: 1, to: 4, from: [3] },
  ]);
});

test('sizes are what the formulas of 003 say, in a case by hand', () => {
  // 5 cells, 2 1: (5·5+2)(2+1+3)−4, (2·5+1)(2+3)+5, (14·5+2)2+8·5−2+(11·5+2)3
  const size: FormulaSize = { clauses: 158, variables: 60, occurrences: 353 };
  expect(publishedSize(5, [2, 1])).toEqual(size);
});
