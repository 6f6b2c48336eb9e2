import { describe, expect, test } from 'vitest';
import { boardRandom } from '../../../src/engine/board/random.ts';
import { sampleExact } from '../../../src/engine/board/sample.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { imageFromText } from '../../../src/engine/board/image.ts';
import { allPieces } from '../../../src/engine/pieces.ts';
import { CONTRADICTION, STANDSTILL, STATUS_OF_CODE } from '../../../src/engine/sweep/fastSolver.ts';
import { createFastFour } from '../../../src/engine/intersect/fastFour.ts';
import { createFastTwoSat } from '../../../src/engine/twosat/fastTwoSat.ts';
import { createFastTwoSatLong } from '../../../src/engine/twosat/fastTwoSatLong.ts';
import { recordTwoSat } from '../../../src/engine/twosat/twoSatSolver.ts';

describe('createFastTwoSat', () => {
  test('by lists asks for a puzzle first', () => {
    const said = TypeError('give the solver a puzzle first');
    expect(() => createFastTwoSatLong(4, 4).goOnSame()).toThrow(said);
  });

  test('ends alike by words, by lists and plainly, on boards of all shapes, one solver after the other', () => {
    let [progress, beyond] = [0, 0];
    for (const [height, width, boards, plainly] of [
      [5, 5, 400, true],
      [4, 9, 300, true],
      [10, 10, 200, true],
      [12, 20, 60, false],
      [32, 31, 12, false],
    ] as const) {
      const words = createFastTwoSat(height, width);
      const lists = createFastTwoSatLong(height, width);
      const four = createFastFour(height, width);
      const cells = new Uint8Array(height * width);
      for (let index = 0; index < boards; index++) {
        const percentage = (height > 30 ? 50 : 30) + 3 * (index % 8);
        const random = boardRandom(5, height, width, percentage, index);
        sampleExact(random, cells, Math.round((percentage * height * width) / 100));
        for (const { simple } of [words, lists, four]) simple.setImage(cells);
        const status = words.run();
        const end = words.simple.readCells();
        expect([lists.run(), lists.progress]).toEqual([status, words.progress]);
        expect(lists.simple.readCells()).toEqual(end);
        for (const solver of [words, lists]) {
          solver.simple.setImage(cells);
          if (solver.simple.run('H') !== STANDSTILL) continue;
          expect(allPieces(solver.goOnInPieces())).toBe(status);
          expect(solver.simple.readCells()).toEqual(end);
        }
        words.simple.setImage(cells);
        words.run();
        if (words.progress) progress++;
        four.run();
        if (words.simple.unknown < four.simple.unknown) beyond++;
        if (!plainly) continue;
        const plain = recordTwoSat(puzzleOf({ height, width, cells }));
        expect(plain.end.cells).toEqual(end);
        expect([plain.status, plain.chains > 0]).toEqual([STATUS_OF_CODE[status], words.progress]);
      }
    }
    expect(progress).toBeGreaterThan(100);
    expect(beyond).toBeGreaterThan(20);
  });

  test('ends alike by words and by lists where there is no solution', () => {
    let none = 0;
    const [words, lists] = [createFastTwoSat(4, 5), createFastTwoSatLong(4, 5)];
    for (let index = 0; index < 3000; index++) {
      // rows of one picture, columns of another with as many filled cells
      const [rows, columns] = [0, 1].map((at) => {
        const cells = new Uint8Array(20);
        sampleExact(boardRandom(17 + at, 4, 5, 40, index), cells, 6 + (index % 5));
        return puzzleOf({ height: 4, width: 5, cells });
      });
      for (const { simple } of [words, lists])
        simple.setPuzzle({ rows: rows!.rows, columns: columns!.columns });
      if (words.simple.run('H') !== STANDSTILL || lists.simple.run('H') !== STANDSTILL) continue;
      const status = words.goOn();
      expect(lists.goOn()).toBe(status);
      if (status === CONTRADICTION) none++;
    }
    expect(none).toBeGreaterThan(0);
  });

  test('goes on from a standstill of SimpleSolver, again after a clue, and from another state of the puzzle', () => {
    const solver = createFastTwoSat(2, 2);
    const { simple } = solver;
    simple.setPuzzle(puzzleOf(imageFromText(['#.', '.#'])));
    expect([solver.run(), solver.goOn(), solver.goOnSame()]).toEqual([1, 1, 1]);
    expect(solver.progress).toBe(false);
    simple.keep();
    simple.setCell(0, 0, 1);
    expect(solver.run()).toBe(0);
    expect([...simple.readCells()]).toEqual([1, 0, 0, 1]);
    simple.restore();
    expect([simple.run('H'), solver.goOnSame()]).toEqual([STANDSTILL, STANDSTILL]);
    simple.setCell(0, 0, 0);
    expect(solver.run()).toBe(0);
    expect([...simple.readCells()]).toEqual([0, 1, 1, 0]);
  });
});
