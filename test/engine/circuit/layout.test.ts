import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { solve } from '../../../src/engine/solve/solve.ts';
import { compose } from '../../../src/engine/circuit/compose.ts';
import { countByTiles, tableOf } from '../../../src/engine/circuit/count.ts';
import {
  boardWith,
  outputOf,
  signalsFor,
  signalsOf,
  solutionOf,
} from '../../../src/engine/circuit/evaluate.ts';
import {
  assignmentsOf,
  evaluateFormula,
  gatesOf,
  parseFormula,
  variablesOf,
} from '../../../src/engine/circuit/formula.ts';
import { kit } from '../../../src/engine/circuit/kit.ts';
import type { Layout } from '../../../src/engine/circuit/layout.ts';
import { layOut } from '../../../src/engine/circuit/layout.ts';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { adheres } from '../../../src/engine/board/puzzle.ts';
import { formula } from './formulas.ts';

const size = ({ tiles }: Layout): string => `${tiles.length}x${tiles[0]?.length}`;

/** What a circuit gives for each assignment, by its tiles and by its formula. */
function tablesOf(layout: Layout): { tiles: (boolean | null)[]; formula: boolean[] } {
  const assignments = assignmentsOf(variablesOf(layout.formula));
  return {
    tiles: assignments.map((values) => outputOf(layout, signalsFor(layout, values))),
    formula: assignments.map((values) => evaluateFormula(layout.formula, values)),
  };
}

describe('layOut', () => {
  test.each([
    ['x', '1x2'],
    ['not x', '1x3'],
    ['x and not x', '2x4'],
    ['x or not x', '2x4'],
    ['(a or b) and c', '2x4'],
    ['(a and not b) or c', '2x4'],
    ['((a and b) or c) and d', '2x5'],
    ['(x or not x) and x*', '2x5'],
    ['not a or b and not (c or a)', '3x6'],
    ['(a or b) and (not a or c) and (not b or not c)', '5x8'],
    ['a and b and c or not a and not b and not c', '5x8'],
  ])('%s takes %s tiles, and gives what the formula gives', (text, tiles) => {
    const layout = layOut(parseFormula(text));
    expect(size(layout)).toBe(tiles);
    expect(layout.inputs.map(({ name }) => name)).toEqual(variablesOf(layout.formula));
    const tables = tablesOf(layout);
    expect(tables.tiles).toEqual(tables.formula);
  });

  test('makes circuits of random formulas that compute them, within the bound of its size', () => {
    fc.assert(
      fc.property(formula(5), (one) => {
        const layout = layOut(one);
        compose(layout.tiles); // every port meets one
        const tables = tablesOf(layout);
        expect(tables.tiles).toEqual(tables.formula);
        const [rows, columns] = [layout.tiles.length, layout.tiles[0]!.length];
        const gates = gatesOf(one);
        expect(columns).toBeLessThanOrEqual(gates + 3);
        expect(rows).toBeLessThanOrEqual(variablesOf(one).length + 3 + Math.log2(gates + 1));
      }),
      { numRuns: 150 },
    );
  });

  test('makes boards of random formulas with one solution for each assignment', () => {
    fc.assert(
      fc.property(formula(2, ['a', 'b', 'c']), (one) => {
        const layout = layOut(one);
        const board = compose(layout.tiles);
        const names = variablesOf(one);
        const { solutions, complete } = solve(board.puzzle, { most: 20 });
        expect({ complete, count: solutions.length }).toEqual({
          complete: true,
          count: 2 ** names.length,
        });
        expect(countByTiles(layout.tiles)).toBe(2 ** names.length);
        expect(tableOf(layout, board, solutions)).toEqual(
          assignmentsOf(names).map((assignment) => ({
            assignment,
            output: evaluateFormula(one, assignment),
            solutions: 1,
          })),
        );
      }),
      { numRuns: 25 },
    );
  });

  test('says of each tile whose value leaves it', () => {
    fc.assert(
      fc.property(formula(4), (one) => {
        const layout = layOut(one);
        for (const values of assignmentsOf(variablesOf(one))) {
          const { states } = signalsFor(layout, values);
          for (const [i, line] of layout.placed.entries())
            for (const [j, { tile, part, down }] of line.entries()) {
              const [state] = states[i]![j]!;
              for (const side of tile.outputs) {
                const whose = down !== null && side === 'bottom' ? down : part;
                expect(state!.values[side]).toBe(evaluateFormula(whose!, values));
              }
            }
        }
      }),
      { numRuns: 40 },
    );
  });

  test('puts each sign of the formula and each variable into tiles', () => {
    const layout = layOut(parseFormula('(a or b) and (not a or b)'));
    const signs = layout.placed
      .flat()
      .filter(({ tile }) => ['and', 'or', 'not', 'bend-not'].includes(tile.kind))
      .map(({ tile, part }) => `${tile.kind} ${part?.kind} ${part?.at}`);
    expect(signs.toSorted()).toEqual(['and and 9', 'bend-not not 14', 'or or 20', 'or or 3']);
    for (const { tile, part, down } of layout.placed.flat()) {
      expect(part === null).toBe(tile === kit.empty);
      expect(down === null).toBe(tile !== kit.cross);
    }
  });
});

describe('solutionOf', () => {
  test('puts the solution of an assignment together without a search', () => {
    fc.assert(
      fc.property(formula(4), (one) => {
        const layout = layOut(one);
        const board = compose(layout.tiles);
        const found = assignmentsOf(variablesOf(one)).map((values) => {
          const solution = solutionOf(board, signalsFor(layout, values));
          expect(solution !== null && adheres(solution, board.puzzle)).toBe(true);
          return solution?.cells.join('');
        });
        expect(new Set(found).size).toBe(found.length);
      }),
      { numRuns: 40 },
    );
  });

  test('has none where an input is open', () => {
    const layout = layOut(parseFormula('a and b'));
    expect(solutionOf(compose(layout.tiles), signalsOf(layout.tiles, []))).toBeNull();
    expect(() => signalsFor(layout, { a: true })).toThrow('variable has no value: b');
    expect(() => signalsOf(layout.tiles, [{ row: 1, column: 2, value: true }])).toThrow(
      'there is no input',
    );
  });
});

describe('signalsOf', () => {
  test('sets as many cells as are sure: what both values of the other input share', () => {
    const layout = layOut(parseFormula('a or b'));
    const board = compose(layout.tiles);
    const a = layout.inputs.find(({ name }) => name === 'a')!;
    const partly = boardWith(board, signalsOf(layout.tiles, [{ ...a, value: true }]).states);
    const whole = assignmentsOf(['a', 'b'])
      .filter((values) => values['a'] === true)
      .map((values) => solutionOf(board, signalsFor(layout, values))!);
    expect(partly.cells).toEqual(
      partly.cells.map((_, cell) => {
        const [one, other] = whole.map(({ cells }) => cells[cell]);
        return one === other ? one! : UNKNOWN;
      }),
    );
  });

  test('goes from tile to tile, a wave each', () => {
    const layout = layOut(parseFormula('not x'));
    const { waves } = signalsFor(layout, { x: true });
    const told = waves.map((wave) =>
      wave.map(({ column, side, value }) => `${column} ${side} ${Number(value)}`).join(', '),
    );
    expect(told).toEqual(['0 right 1', '1 left 1, 1 right 0', '2 left 0']);
  });

  test('knows the value of an AND from one 0', () => {
    const layout = layOut(parseFormula('a and b'));
    const a = layout.inputs.find(({ name }) => name === 'a')!;
    expect(outputOf(layout, signalsOf(layout.tiles, [{ ...a, value: false }]))).toBe(false);
    expect(outputOf(layout, signalsOf(layout.tiles, [{ ...a, value: true }]))).toBeNull();
  });
});
