// The mended reduction: a further cell can be inferred exactly where the clauses cannot be satisfied.
import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { statesOnce } from '../../../src/engine/circuit/evaluate.ts';
import { formulaText } from '../../../src/engine/circuit/formula.ts';
import { kit } from '../../../src/engine/circuit/kit.ts';
import type { ClauseLiteral } from '../../../src/engine/circuit/clauses.ts';
import type { Reduction } from '../../../src/engine/circuit/reduction.ts';
import { furtherCells, reductionOf } from '../../../src/engine/circuit/reduction.ts';
import { infer } from '../../../src/engine/inference/inference.ts';

/** "a !b, c": clauses of literals. */
const clausesOf = (text: string): ClauseLiteral[][] =>
  text
    .split(', ')
    .map((clause) =>
      clause
        .split(' ')
        .map((word) => ({ name: word.replace('!', ''), negated: word.startsWith('!') })),
    );

const satisfied = (clauses: readonly (readonly ClauseLiteral[])[]): boolean =>
  Array.from({ length: 8 }, (_, bits) => bits).some((bits) =>
    clauses.every((clause) =>
      clause.some(({ name, negated }) => ((bits >> 'abc'.indexOf(name)) & 1) === (negated ? 0 : 1)),
    ),
  );

/** The two cells of the output. */
function outputCells({ layout, board }: Reduction): number[] {
  const { row, column } = layout.output;
  return [4, 6].map((line) => (row * 11 + line) * board.puzzle.columns.length + column * 11 + 2);
}

const literal = (name: string): fc.Arbitrary<ClauseLiteral> =>
  fc.boolean().map((negated) => ({ name, negated }));
const clause = fc
  .subarray(['a', 'b', 'c'], { minLength: 1 })
  .chain((names) => fc.tuple(...names.map(literal)));

/** The core of our AND for two values. */
const core = (left: boolean, top: boolean): string | undefined =>
  statesOnce(kit.and)
    .find(({ values }) => values.left === left && values.top === top)
    ?.core.join('');

describe('the mended reduction', () => {
  test('has no further inferable cell where the clauses can be satisfied, and those of the output where not', () => {
    const seen = { yes: 0, no: 0 };
    fc.assert(
      fc.property(fc.array(clause, { minLength: 1, maxLength: 7 }), (clauses) => {
        const reduction = reductionOf(clauses);
        const further = furtherCells(reduction);
        if (satisfied(clauses)) expect(further).toEqual([]);
        else expect(further).toEqual(expect.arrayContaining(outputCells(reduction)));
        seen[satisfied(clauses) ? 'yes' : 'no']++;
      }),
      { numRuns: 50 },
    );
    expect(Math.min(seen.yes, seen.no)).toBeGreaterThan(8);
  });

  test.each([
    ['a', 0],
    ['a, a', 0],
    ['a b, a', 0], // the second clause says all that the first says
    ['a, a b', 0], // and the other way round
    ['a b, !a c', 0],
    ['a, !a', 7],
    ['a b, !a, !b', 7],
  ])('%s: the numbers of the board alone show %i further cells to a SAT solver', (text, count) => {
    const reduction = reductionOf(clausesOf(text));
    const { board, given } = reduction;
    const { consistent, inferable } = infer({ ...board.puzzle, clues: given });
    const further = [...given.keys()].filter(
      (cell) => given[cell] === UNKNOWN && inferable.cells[cell] !== UNKNOWN,
    );
    expect(consistent).toBe(true);
    expect(further).toEqual(furtherCells(reduction));
    expect(further).toHaveLength(count);
  });

  test('rests on a property of our AND: with 1 and 0 its core is that with 0 and 0', () => {
    expect(core(true, false)).toBe(core(false, false));
    expect(new Set([core(false, false), core(false, true), core(true, true)]).size).toBe(3);
  });

  test('takes x* first, and refuses clauses of another kind', () => {
    const { layout } = reductionOf(clausesOf('a !b, c'));
    expect(formulaText(layout.formula)).toBe('x* and (a or not b) and c');
    expect(() => reductionOf([])).toThrow('there are no clauses');
    expect(() => reductionOf([[]])).toThrow('a clause has no literals');
    expect(() => reductionOf(clausesOf('a !a'))).toThrow('a clause has a variable twice: a a');
    expect(() => reductionOf(clausesOf('x*'))).toThrow('must not be in a clause');
  });
});
