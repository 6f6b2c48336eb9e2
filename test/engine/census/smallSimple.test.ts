import { describe, expect, test } from 'vitest';
import { imageFromIndex, imageFromText, indexOfImage } from '../../../src/engine/board/image.ts';
import { puzzleOf, startGrid } from '../../../src/engine/board/puzzle.ts';
import { settle } from '../../../src/engine/line/settle.ts';
import { solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';
import { createSmallSimple } from '../../../src/engine/census/smallSimple.ts';
import { d4Class } from '../../../src/engine/board/symmetry.ts';
import { lcg } from '../../arbitraries.ts';
import { bruteSettle, slowSimple } from '../../oracles.ts';

/** Figure 4 of 000, as its rows [difficulty, simple, ...]; the test is for the second column. */
const figure4 = [
  [1, 7776],
  [2, 3409924],
  [3, 9367027],
  [4, 6514096],
  [5, 3232762],
  [6, 1350200],
  [7, 633400],
  [8, 267632],
  [9, 115178],
  [10, 47584],
  [11, 19972],
  [12, 7132],
  [13, 2864],
  [14, 728],
  [15, 216],
  [16, 16],
  [17, 4],
];

describe('createSmallSimple', () => {
  test('counts the simple 5 x 5 images of each difficulty as 000 Figure 4 does, over all 2^25', () => {
    const solver = createSmallSimple(5, 5);
    const counts = new Uint32Array(64);
    const hardest: number[] = [];
    for (let index = 0; index < 2 ** 25; index++) {
      const number = solver.solveIndex(index, 'H');
      counts[32 + number]!++;
      if (number === 17) hardest.push(index);
    }
    const simple = Array.from(counts.subarray(33), (count, n) => [n + 1, count]);
    expect(simple.filter(([, count]) => count)).toEqual(figure4);
    // columns 3 to 5 together: the images that are not simple, by row
    expect(counts[32 - 2]).toBe(5752 + 72052 + 124189);
    expect(counts[32 - 18]).toBe(16);
    // "there are 4 of them ... (the other 4 in its symmetry class have difficulty 16)"
    const [one] = hardest;
    const group = d4Class(imageFromIndex(5, 5, one ?? 0));
    const numbers = group.map((image) => solver.solveIndex(Number(indexOfImage(image)), 'H'));
    expect(numbers.toSorted((a, b) => a - b)).toEqual([16, 16, 16, 16, 17, 17, 17, 17]);
  }, 120_000);
  test('agrees with whole sweeps and brute-force settling on every 3 x 4 image, both ways', () => {
    const solver = createSmallSimple(3, 4);
    for (let index = 0; index < 2 ** 12; index += 3)
      for (const first of ['H', 'V'] as const) {
        const { rows, columns } = puzzleOf(imageFromIndex(3, 4, index));
        const slow = slowSimple(startGrid({ rows, columns }), rows, columns, first, bruteSettle);
        const number = solver.solveIndex(index, first);
        expect(number).toBe(slow.status === 'solved' ? slow.sweeps : -slow.sweeps);
      }
  });
  test('agrees with whole sweeps on every 4 x 4 image, of which 51,234 are simple (001 Table 3)', () => {
    const solver = createSmallSimple(4, 4);
    let simple = 0;
    for (let index = 0; index < 2 ** 16; index++) {
      const number = solver.solveIndex(index, 'H');
      if (number > 0) simple++;
      if (index % 16 !== 5) continue;
      const { rows, columns } = puzzleOf(imageFromIndex(4, 4, index));
      const slow = slowSimple(startGrid({ rows, columns }), rows, columns, 'H', settle);
      expect(number).toBe(slow.status === 'solved' ? slow.sweeps : -slow.sweeps);
    }
    expect(simple).toBe(51_234);
  });
  test('agrees with solveSimple at every size up to 6 x 6, end state included', () => {
    const next = lcg(6);
    const cells = new Uint8Array(36);
    for (let height = 1; height <= 6; height++)
      for (let width = 1; width <= 6; width++) {
        const solver = createSmallSimple(height, width);
        for (let board = 0; board < 100; board++) {
          const index = Math.floor(next() * 2 ** (height * width));
          const first = board % 2 === 0 ? 'H' : 'V';
          const wanted = solveSimple(puzzleOf(imageFromIndex(height, width, index)), first);
          const number = solver.solveIndex(index, first);
          expect(number).toBe(wanted.status === 'solved' ? wanted.sweeps : -wanted.sweeps);
          solver.readCells(cells);
          expect(cells.subarray(0, height * width)).toEqual(wanted.grid.cells);
        }
      }
  });
  test('takes the numbers of 6 x 6 images, which need more than 32 bits', () => {
    const solver = createSmallSimple(6, 6);
    expect(solver.solveIndex(2 ** 36 - 1, 'H')).toBe(1);
    expect(solver.solveIndex(0, 'V')).toBe(1);
    const corner = imageFromText(['......', '......', '......', '......', '......', '.....#']);
    expect(solver.solveIndex(Number(indexOfImage(corner)), 'H')).toBe(2);
    expect(Number(indexOfImage(corner))).toBe(2 ** 35);
  });
  test('is for sides of 1 to 6', () => {
    expect(() => createSmallSimple(7, 5)).toThrow(RangeError);
    expect(() => createSmallSimple(5, 0)).toThrow(RangeError);
  });
});
