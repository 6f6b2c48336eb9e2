/** Sizes of boards in figures: 544 px of a stage, 328 px of a phone. */
import { describe, expect, test } from 'vitest';
import {
  boardLayout,
  cellUnits,
  dropOf,
  pairCell,
  rowSlot,
  stageCell,
} from '../../../src/kit/board/boardLayout.ts';

const frame = (height: number, width: number, beside = 3, above = 3, run = 2) => ({
  height,
  width,
  rows: Array.from({ length: height }, () => Array.from({ length: beside }, () => run)),
  columns: Array.from({ length: width }, () => Array.from({ length: above }, () => 1)),
});

type Frame = ReturnType<typeof frame>;

const sizeAt = (board: Frame, cell: number): readonly [width: number, height: number] => {
  const { width, height } = boardLayout(board, cell);
  return [(width * cell) / cellUnits, (height * cell) / cellUnits];
};

const sides = [5, 6, 8, 10, 12, 15, 20, 25];

describe('a board that is the picture of its figure', () => {
  test.each(sides)('is as large as the stage has room for: side %i', (side) => {
    const board = frame(side, side, Math.ceil(side / 5), Math.ceil(side / 4));
    const cell = stageCell(board);
    const [width, height] = sizeAt(board, cell);
    expect(width).toBeLessThanOrEqual(544);
    expect(height).toBeLessThanOrEqual(560);
    const [wider, higher] = sizeAt(board, cell + 1);
    expect(wider > 544 || higher > 560 || cell === 92).toBe(true);
  });

  test('of few cells has cells of 92 px at most, of many 16 px where that is as wide as the figure', () => {
    expect(stageCell(frame(2, 2, 1, 1))).toBe(92);
    expect(stageCell(frame(40, 40, 6, 6))).toBe(16);
    expect(stageCell(frame(100, 100, 9, 9))).toBe(11);
  });

  test('beside another takes half of the figure: 35 px a cell of 10 x 10', () => {
    expect(pairCell(frame(10, 10, 3, 4))).toBe(35);
  });

  test.each(sides)('has clues of 14 px or more beside cells that hold them: side %i', (side) => {
    const board = frame(side, side);
    const { clue, narrowClue, pixel, width } = boardLayout(board);
    const cell = cellUnits / pixel;
    expect(clue / pixel).toBeGreaterThanOrEqual(Math.min(14, 0.64 * cell));
    expect(clue / pixel).toBeLessThanOrEqual(36);
    const onPhone = 328 / width;
    expect(narrowClue * onPhone).toBeGreaterThanOrEqual(Math.min(13.5, 0.6 * cellUnits * onPhone));
  });

  test('keeps its numbers apart on a phone too', () => {
    for (const side of sides)
      for (const run of [3, 12]) {
        const layout = boardLayout(frame(side, side, 3, 3, run));
        const { narrowClue, slotHeight } = layout;
        const apart = rowSlot(layout, [run, run], 1) - rowSlot(layout, [run, run], 0);
        expect(apart).toBeGreaterThan(narrowClue * (run > 9 ? 1.04 : 0.72));
        expect(slotHeight).toBeGreaterThan(0.8 * narrowClue);
      }
  });

  test('has the same measures where it is told to be larger, so that a game can enlarge it', () => {
    for (const side of sides) {
      const { pixel: _, ...usual } = boardLayout(frame(side, side));
      const { pixel: __, ...large } = boardLayout(frame(side, side), 56);
      expect(large).toEqual(usual);
    }
  });

  test('says how far down its grid begins', () => {
    const board = frame(5, 5, 2, 2);
    const { top, pixel } = boardLayout(board);
    expect(dropOf(board, 1000)).toBeCloseTo(top / pixel, 0);
    expect(dropOf(board, 200)).toBeLessThan(dropOf(board, 400));
  });
});
