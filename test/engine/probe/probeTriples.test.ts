/**
 * A board on which three cells together prove what no two do. Found by drawing, for each index from 0 and each side 6, 7
 * and 8, images with 35, 45 and 55 % filled cells from the stream of seed 2022 (`boardRandom(2022, side, side, percentage,
 * index)`, `sampleExact`), and running `setProbing` with pairs and with triples: of 208 images of each kind four such
 * boards came, all of 8 x 8 with 35 % and with many solutions (indices 35, 36, 123 and 207). This is index 36.
 */
import { expect, test } from 'vitest';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { unknownCells } from '../../../src/engine/probe/probe.ts';
import { probeSet, setProbing } from '../../../src/engine/probe/probeSets.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { boardRandom } from '../../../src/engine/board/random.ts';
import { filledFor, sampleExact } from '../../../src/engine/board/sample.ts';
import { solve } from '../../../src/engine/solve/solve.ts';
import { encodePuzzle } from '../../../src/formats/puzzleCode.ts';

const cells = new Uint8Array(64);
sampleExact(boardRandom(2022, 8, 8, 35, 36), cells, filledFor(35, 8, 8));
const puzzle = puzzleOf({ height: 8, width: 8, cells });
const two = setProbing(puzzle, 2);
const open = unknownCells(two.grid);

test('pairs end where no pair fixes anything', () => {
  expect(encodePuzzle(puzzle)).toBe(
    '8x8_2.2_1.1_2.1_1.1_2.1_1.2_1.1.1_2~1.1.1_1.2_1.1_1.1_1.1_1.1.3_1_3.1',
  );
  expect([two.status, two.complete]).toEqual(['standstill', true]);
  expect(open.length).toBeGreaterThan(2);
  for (const [k, a] of open.entries()) {
    expect(probeSet(puzzle, two.grid, [a]).fixed).toEqual([]);
    for (const b of open.slice(k + 1)) {
      const { fixed, survivors } = probeSet(puzzle, two.grid, [a, b]);
      expect([a, b, fixed, survivors > 0]).toEqual([a, b, [], true]);
    }
  }
});

test('triples go on from there, and what they fix is so in every solution', () => {
  const three = setProbing(puzzle, 3);
  expect([three.status, three.complete]).toEqual(['standstill', true]);
  const found = open.filter((at) => three.grid.cells[at] !== UNKNOWN);
  expect(found).toHaveLength(1);
  const { solutions, complete } = solve(puzzle, { most: 1000 });
  expect(complete).toBe(true);
  expect(solutions.length).toBeGreaterThan(1);
  for (const at of found)
    for (const solution of solutions) expect(solution.cells[at]).toBe(three.grid.cells[at]);
  // the triple itself, with all its futures
  let triple: readonly number[] | null = null;
  search: for (const [k, a] of open.entries())
    for (const [l, b] of open.slice(k + 1).entries())
      for (const c of open.slice(k + l + 2))
        if (probeSet(puzzle, two.grid, [a, b, c]).fixed.length > 0) {
          triple = [a, b, c];
          break search;
        }
  expect(triple).not.toBeNull();
  const { fixed, survivors, futures } = probeSet(puzzle, two.grid, triple!);
  expect(futures).toHaveLength(8);
  expect(survivors).toBeGreaterThan(0);
  expect(fixed.map(({ row, column }) => row * 8 + column)).toEqual(found);
});
