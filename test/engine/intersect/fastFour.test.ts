import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { createFastFour } from '../../../src/engine/intersect/fastFour.ts';
import { createLineImplications, implyLine } from '../../../src/engine/intersect/fastFourImply.ts';
import { STANDSTILL } from '../../../src/engine/sweep/fastSolver.ts';
import { imageFromIndex, imageFromText } from '../../../src/engine/board/image.ts';
import { createLineMasks, setDescription } from '../../../src/engine/line/lineMasks.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { settle } from '../../../src/engine/line/settle.ts';
import * as arbitrary from '../../arbitraries.ts';

/** What `implyLine` finds for line 2 of three, as texts `x v: the line`, against two settles a cell. */
function compare(line: Uint8Array, description: readonly number[]): number {
  const masks = createLineMasks(3, 32);
  masks.length[2] = line.length;
  setDescription(masks, 2, description);
  for (const [x, cell] of line.entries()) {
    if (cell !== 0) masks.mayFill[2]! |= 1 << x;
    if (cell !== 1) masks.mayEmpty[2]! |= 1 << x;
  }
  const implications = createLineImplications(3);
  implications.filled.fill(-1); // left over from another line
  implications.empty.fill(-1);
  const active = implyLine(masks, 2, implications);
  let implied = 0;
  for (const [x, cell] of line.entries()) {
    if (cell !== UNKNOWN) continue;
    let some = 0;
    for (const value of [0, 1]) {
      const settled = settle(line.with(x, value), description) ?? new Uint8Array(0);
      let [filled, empty] = [0, 0];
      for (const [y, other] of settled.entries()) {
        if (y === x || line[y] !== UNKNOWN) continue;
        if (other === 1) filled |= 1 << y;
        if (other === 0) empty |= 1 << y;
      }
      const at = 128 + 2 * x + value;
      expect([x, value, implications.filled[at], implications.empty[at]]).toEqual([
        x,
        value,
        filled,
        empty,
      ]);
      some |= filled | empty;
    }
    expect((active >>> x) & 1).toBe(some === 0 ? 0 : 1);
    if (some !== 0) implied++;
  }
  return implied;
}

describe('implyLine', () => {
  test('finds what two settles a cell find, on lines of up to 32 cells', () => {
    let implied = 0;
    for (const [longest, runs] of [
      [12, 1500],
      [32, 1500],
    ] as const)
      fc.assert(
        fc.property(arbitrary.fixableLine(1, longest), ({ line, description }) => {
          const settled = settle(line, description);
          if (settled !== null) implied += compare(settled, description);
        }),
        { numRuns: runs, seed: 8 },
      );
    expect(implied).toBeGreaterThan(2000);
  });
  test('takes lines of 32 cells with many runs, and with one', () => {
    const unknown = new Uint8Array(32).fill(UNKNOWN);
    for (const description of [
      [1, 1, 1, 1, 1, 1, 1, 1],
      [1],
      [31],
      [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      [1, 28],
    ])
      compare(settle(unknown, description) as Uint8Array, description);
  });
});

describe('createFastFour', () => {
  test('has nothing left over from the board before', () => {
    const used = createFastFour(5, 5);
    for (const index of [201, 31, 45426, 6825265, 0, 1468869, 5591689, 1023, 2529170]) {
      const fresh = createFastFour(5, 5);
      const { cells } = imageFromIndex(5, 5, index);
      used.simple.setImage(cells);
      fresh.simple.setImage(cells);
      expect(used.run()).toBe(fresh.run());
      expect([used.progress, used.sweeps]).toEqual([fresh.progress, fresh.sweeps]);
      expect(used.simple.readCells()).toEqual(fresh.simple.readCells());
    }
  });
  test('takes sides beyond a word, each of them', () => {
    const long = '#.'.repeat(17); // 34 cells
    for (const image of [imageFromText([long]), imageFromText([...long])]) {
      const solver = createFastFour(image.height, image.width);
      solver.simple.setImage(image.cells);
      expect(solver.run()).toBe(0);
      expect(solver.simple.readCells()).toEqual(image.cells);
    }
  });
  test('goes on from a standstill of SimpleSolver, and again after a clue', () => {
    const solver = createFastFour(2, 2);
    solver.simple.setPuzzle(puzzleOf(imageFromText(['#.', '.#'])));
    expect(solver.run()).toBe(STANDSTILL);
    expect(solver.goOn()).toBe(STANDSTILL);
    expect(solver.progress).toBe(false);
    solver.simple.setCell(0, 0, 1);
    expect(solver.run()).toBe(0);
    expect([...solver.simple.readCells()]).toEqual([1, 0, 0, 1]);
  });
});
