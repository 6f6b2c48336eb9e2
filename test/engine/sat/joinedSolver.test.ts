import { Cadical } from 'cadical-wasm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { boardRandom } from '../../../src/engine/board/random.ts';
import { sampleIndependent } from '../../../src/engine/board/sample.ts';
import {
  boardFormula,
  joinedInPieces,
  joinedSolverOf,
  solverOf,
} from '../../../src/engine/inference/boardFormula.ts';
import { allClauses } from '../../../src/engine/sat/clauses.ts';
import { askEveryCell } from '../../../src/engine/inference/inference.ts';
import { equivalents } from '../../../src/engine/sat/equivalents.ts';
import { joinedSolver } from '../../../src/engine/sat/joinedSolver.ts';
import { bruteForce, checkedSolver, dimacs, expectRight, formula, satisfies } from './formulas.ts';

describe('equivalents', () => {
  test('are the literals that lead to one another, and no others', () => {
    const implications = fc.array(fc.tuple(fc.nat(11), fc.nat(11)), { maxLength: 14 });
    let joined = 0;
    fc.assert(
      fc.property(implications, (made) => {
        const implied = Array.from({ length: 12 }, (): number[] => []);
        for (const [from, to] of made) {
          implied[from]!.push(to);
          implied[to ^ 1]!.push(from ^ 1);
        }
        const leads = implied.map((_, from) => {
          const seen = new Set([from]);
          for (const at of seen) for (const next of implied[at]!) seen.add(next);
          return seen;
        });
        const classes = equivalents(12, (literal) => implied[literal]!);
        joined += classes.length;
        const classOf = (literal: number): readonly number[] =>
          classes.find((members) => members.includes(literal)) ?? [literal];
        for (let a = 0; a < 12; a++)
          expect(classOf(a)).toEqual(
            [...leads.keys()].filter((b) => leads[a]!.has(b) && leads[b]!.has(a)),
          );
      }),
      { numRuns: 300, seed: 2 },
    );
    expect(joined).toBeGreaterThan(100);
  });
});

describe('the solver that joins equal literals', () => {
  test('agrees with all assignments, and learns only what follows from the clauses as they were given', () => {
    fc.assert(
      fc.property(
        formula,
        fc.array(fc.array(fc.nat(23), { maxLength: 4 }), { maxLength: 4 }),
        fc.array(fc.nat(23), { minLength: 1, maxLength: 3 }),
        (made, asked, more) => {
          const { solver, rup } = checkedSolver(made, joinedSolver);
          const within = (literals: readonly number[]): number[] =>
            literals.filter((literal) => literal < 2 * made.variables);
          const clauses = [...made.clauses];
          for (const literals of [[], ...asked]) {
            const assumptions = within(literals);
            const answer = solver.solve(assumptions);
            expectRight(answer, { ...made, clauses }, assumptions, rup);
            const all = [...clauses, ...assumptions.map((literal) => [literal])];
            const possible = bruteForce({ ...made, clauses: all });
            expect(answer.status).toBe(possible ? 'satisfiable' : 'unsatisfiable');
            const added = within(more);
            solver.add(added);
            rup.add(added.map(dimacs));
            clauses.push(added);
          }
        },
      ),
      { numRuns: 300, seed: 5 },
    );
  });

  test('finds by propagation all that the formula as it stands gives', () => {
    const cells = new Uint8Array(36);
    for (let index = 0; index < 40; index++) {
      sampleIndependent(boardRandom(4, 6, 6, 45, index), cells, 0.45);
      const made = boardFormula(puzzleOf({ height: 6, width: 6, cells }));
      const [plain, joined] = [solverOf(made), joinedSolverOf(made)];
      for (const literals of [[], [2 * (index % 36)], [2 * (index % 36) + 1]]) {
        const whole = joined.implied(literals);
        const found = plain.implied(literals);
        if (found === null) expect(whole).toBe(null);
        else if (whole !== null)
          expect(found.filter((literal) => !whole.includes(literal))).toEqual([]);
      }
    }
  });

  test('agrees with another solver on boards of three sizes', async () => {
    const statuses = { satisfiable: 0, unsatisfiable: 0, unknown: 0, open: 0 };
    for (let index = 0; index < 90; index++) {
      const side = [5, 8, 11][index % 3]!;
      const random = boardRandom(12, side, side, 0, index);
      const cells = new Uint8Array(side * side);
      sampleIndependent(random, cells, 0.3 + random.unit() * 0.2);
      const encoding = index % 2 === 0 ? 'automaton' : 'order';
      const made = boardFormula(puzzleOf({ height: side, width: side, cells }), encoding);
      const clauses = [...allClauses(made.clauses)];
      const solver = joinedSolverOf(made);
      const other = await Cadical.create();
      for (const clause of clauses) other.addClause(clause.map(dimacs));
      for (let question = 0; question < 6; question++) {
        const literal = random.below(2 * side * side);
        const answer = solver.solve([literal]);
        expect(answer.status).toBe(other.solve({ assumptions: [dimacs(literal)] }));
        if (answer.status === 'satisfiable') expect(satisfies(answer.model, clauses)).toBe(true);
        statuses[answer.status]++;
      }
      other.dispose();
    }
    expect(statuses.satisfiable).toBeGreaterThan(200);
    expect(statuses.unsatisfiable).toBeGreaterThan(100);
  });

  test('answers every cell of a board as the formula as it stands does, with fewer propagations', () => {
    const cells = new Uint8Array(100);
    for (let index = 0; index < 4; index++) {
      sampleIndependent(boardRandom(8, 10, 10, 40, index), cells, 0.4);
      const puzzle = puzzleOf({ height: 10, width: 10, cells });
      const plain = askEveryCell(puzzle);
      const joined = askEveryCell(puzzle, 'automaton', joinedInPieces);
      expect(joined.inferredFilled).toEqual(plain.inferredFilled);
      expect(joined.propagations).toBeLessThan(plain.propagations / 2);
    }
  });

  test('refuses literals that there are not, and keeps a contradiction', () => {
    const solver = joinedSolver(2, [
      [0, 3],
      [1, 2],
    ]);
    expect(() => solver.solve([4])).toThrow('literal must be an integer from 0 to 3: 4');
    expect(solver.solve([0, 3])).toMatchObject({ status: 'unsatisfiable' });
    const none = joinedSolver(2, [
      [0, 2],
      [0, 3],
      [1, 2],
      [1, 3],
    ]);
    expect(none.solve([0])).toEqual({ status: 'unsatisfiable', failed: [] });
  });
});
