import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { imageFromIndex } from '../../../src/engine/board/image.ts';
import { doubleProbe } from '../../../src/engine/probe/probe.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { probeSet } from '../../../src/engine/probe/probeSets.ts';
import { solve } from '../../../src/engine/solve/solve.ts';
import { descriptionsOf, lostPuzzle } from '../../../src/claims/001/puzzles.ts';
import { encodePuzzle } from '../../../src/formats/puzzleCode.ts';
import { probingJson } from '../../../src/widgets/probe-explorer/files.ts';
import { probingOf, stageOf } from '../../../src/widgets/probe-explorer/model.ts';
import type { Stage } from '../../../src/widgets/probe-explorer/model.ts';
import {
  pairFrom,
  pairOf,
  pairTitle,
  pairWords,
  proofOf,
  setsOf,
} from '../../../src/widgets/probe-explorer/pairModel.ts';

const stageOfCode = (code: string): Stage => {
  const { puzzle, result } = probingOf(code);
  return stageOf(puzzle, result);
};

/** A stage of five by five with two of its unknown cells, in any order. */
const chosen = fc
  .tuple(fc.integer({ min: 0, max: 2 ** 25 - 1 }), fc.nat(), fc.nat())
  .map(([index, one, two]) => {
    const stage = stageOfCode(encodePuzzle(puzzleOf(imageFromIndex(5, 5, index))));
    const open = stage.cells.map(({ row, column }) => row * 5 + column);
    const [first = 0] = open.splice(one % Math.max(1, open.length), 1);
    return { stage, first, second: open[two % Math.max(1, open.length)] ?? -1 };
  })
  .filter(({ second }) => second >= 0);

/** All solutions of a puzzle of five by five. */
function solutionsOf({ puzzle }: Stage): readonly Uint8Array[] {
  const { solutions, complete } = solve(puzzle, { most: 1000 });
  expect(complete).toBe(true);
  return solutions.map(({ cells }) => cells);
}

describe('a pair of cells', () => {
  test('has the futures of the engine in the order 11, 10, 01, 00 of the cells as chosen', () => {
    fc.assert(
      fc.property(chosen, ({ stage, first, second }) => {
        const pair = pairOf(stage, first, second);
        expect(pair.futures.map(({ values }) => values.join(''))).toEqual(['11', '10', '01', '00']);
        const cells = [first, second].toSorted((a, b) => a - b);
        const { futures } = probeSet(stage.puzzle, stage.state, cells);
        for (const future of pair.futures) {
          expect(future.grid.cells[first]).toBe(future.values[0]);
          expect(future.grid.cells[second]).toBe(future.values[1]);
          const same = futures.find(({ grid }) =>
            [first, second].every((at) => grid.cells[at] === future.grid.cells[at]),
          );
          expect([same?.status, same?.grid]).toEqual([future.status, future.grid]);
        }
        const turned = pairOf(stage, second, first);
        expect(turned.fixed).toEqual(pair.fixed);
        expect(proofOf(turned).length).toBe(proofOf(pair).length);
      }),
      { numRuns: 200 },
    );
  });
  test('proves nothing that is not so in every solution', () => {
    let relations = 0;
    let fresh = 0;
    fc.assert(
      fc.property(chosen, ({ stage, first, second }) => {
        const pair = pairOf(stage, first, second);
        const solutions = solutionsOf(stage);
        expect(pair.survivors).toBeGreaterThan(0);
        for (const { row, column, value } of pair.fixed)
          for (const cells of solutions) expect(cells[row * 5 + column]).toBe(value);
        const alone = [first, second].flatMap(
          (at) => doubleProbe(stage.puzzle, stage.state, at).agreed,
        );
        for (const cell of pair.fresh) expect(alone).not.toContainEqual(cell);
        for (const cell of pair.fixed)
          if (!alone.some((one) => one.row === cell.row && one.column === cell.column))
            expect(pair.fresh).toContainEqual(cell);
        fresh += pair.fresh.length;
        const words = proofOf(pair);
        const [, kind, count] = /has (exactly|at least) (one|\d+) solution/.exec(words) ?? [];
        const told = count === 'one' ? 1 : Number(count);
        if (kind === 'exactly') expect(solutions).toHaveLength(told);
        if (kind === 'at least') expect(solutions.length).toBeGreaterThanOrEqual(told);
        for (const [phrase, holds] of laws) {
          if (!words.includes(phrase)) continue;
          relations++;
          for (const cells of solutions) expect(holds(cells[first], cells[second])).toBe(true);
        }
      }),
      { numRuns: 400, seed: 2022 },
    );
    expect(relations).toBeGreaterThan(20);
    expect(fresh).toBeGreaterThan(0);
  });
  test('is told in one sentence', () => {
    const stage = stageOfCode(encodePuzzle(descriptionsOf(lostPuzzle('16'))));
    const open = stage.cells.map(({ row, column }) => row * stage.state.width + column);
    const all = open
      .flatMap((a, k) => open.slice(k + 1).map((b) => pairOf(stage, a, b)))
      .find(({ futures }) => futures.every(({ status }) => status === 'solved'));
    expect(all).toBeDefined();
    expect(proofOf(all!)).toBe(
      'All four futures survive: the puzzle has exactly 4 solutions; 4 cells are the same in all of them and certain.',
    );
    expect(pairWords(stage, all!)).toBe(
      `${pairTitle(stage, all!.places)}. Both filled: solved. First filled, second empty: solved. First empty, second filled: solved. Both empty: solved. ${proofOf(all!)}`,
    );
  });
  test('of a puzzle without a solution says so', () => {
    const puzzle = { rows: [[1], [1], [1]], columns: [[1], [2], [1]] };
    const state = { height: 3, width: 3, cells: new Uint8Array(9).fill(2) };
    const stage = stageOf(puzzle, { status: 'standstill', state, cells: [] });
    const pair = pairOf(stage, 0, 3);
    expect([pair.survivors, pair.fixed]).toEqual([0, []]);
    expect(proofOf(pair)).toMatch(/no solution/);
  });
  test('comes out the same from the answers of a worker', () => {
    const stage = stageOfCode('5x5_1.1_1.2_1_2_2.1~2.1_2_1_2_2.1');
    const [a, b] = stage.cells.slice(-2).map(({ row, column }) => row * 5 + column);
    const sets = setsOf(b!, a!).map((cells) => probeSet(stage.puzzle, stage.state, cells));
    expect(pairFrom(sets, b!, a!)).toEqual(pairOf(stage, b!, a!));
    expect(() => pairFrom(sets.slice(1), b!, a!)).toThrow(RangeError);
    expect(() => pairOf(stage, a!, a!)).toThrow(RangeError);
  });
});

const laws: readonly (readonly [string, (a?: number, b?: number) => boolean])[] = [
  ['if the first cell is filled, so is the second', (a, b) => a === 0 || b === 1],
  ['if the second cell is filled, so is the first', (a, b) => b === 0 || a === 1],
  ['at least one of the two cells is filled', (a, b) => a === 1 || b === 1],
  ['at most one of the two cells is filled', (a, b) => a === 0 || b === 0],
  ['exactly one of the two cells is filled', (a, b) => a !== b],
  ['both cells are filled or both are empty', (a, b) => a === b],
];

test('the JSON file has the pair with rows and columns from 1, and null without one', () => {
  const stage = stageOfCode('5x5_1.1_1.2_1_2_2.1~2.1_2_1_2_2.1');
  const [a, b] = stage.cells;
  const pair = pairOf(stage, b!.row * 5 + b!.column, a!.row * 5 + a!.column);
  expect(probingJson(stage, null, 0)).toMatchObject({ pair: null });
  const { pair: written } = JSON.parse(JSON.stringify(probingJson(stage, null, 0, pair))) as {
    readonly pair: { readonly futures: readonly unknown[] };
  };
  expect(written).toMatchObject({
    cells: [
      { row: b!.row + 1, column: b!.column + 1 },
      { row: a!.row + 1, column: a!.column + 1 },
    ],
    survivors: pair.survivors,
  });
  expect(written.futures).toMatchObject(
    pair.futures.map(({ values, status }) => ({ values: values.join(''), status })),
  );
});
