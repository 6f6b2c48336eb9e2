import { describe, expect, test } from 'vitest';
import { cursorMove } from '../../../src/kit/board/boardCursor.ts';
import { cellsBetween } from '../../../src/kit/board/boardPointer.ts';
import { pull } from '../../../src/kit/board/edgeScroll.ts';

const size = { height: 7, width: 4 };

describe('cursorMove', () => {
  test('moves by one cell and stays on the board', () => {
    expect(cursorMove('ArrowRight', false, size, 2, 2)).toEqual([2, 3]);
    expect(cursorMove('ArrowRight', false, size, 2, 3)).toEqual([2, 3]);
    expect(cursorMove('ArrowUp', false, size, 0, 1)).toEqual([0, 1]);
    expect(cursorMove('ArrowDown', false, size, 5, 1)).toEqual([6, 1]);
  });
  test('jumps to the ends of the row, with Ctrl to the corners of the board', () => {
    expect(cursorMove('Home', false, size, 2, 2)).toEqual([2, 0]);
    expect(cursorMove('End', false, size, 2, 2)).toEqual([2, 3]);
    expect(cursorMove('Home', true, size, 2, 2)).toEqual([0, 0]);
    expect(cursorMove('End', true, size, 2, 2)).toEqual([6, 3]);
  });
  test('moves by five rows with the Page keys', () => {
    expect(cursorMove('PageDown', false, size, 1, 0)).toEqual([6, 0]);
    expect(cursorMove('PageUp', false, size, 3, 0)).toEqual([0, 0]);
  });
  test('leaves other keys alone', () => {
    expect(cursorMove('a', false, size, 0, 0)).toBeNull();
    expect(cursorMove('Tab', false, size, 0, 0)).toBeNull();
  });
});

test('a stroke scrolls towards the edge that it has come to, and not away from its start', () => {
  for (const begun of [110, 200, 290]) {
    expect(pull(200, begun, 100, 300)).toBe(0);
    expect(pull(290, begun, 100, 300)).toBeCloseTo(begun < 290 ? 18 / 28 : 0);
    expect(pull(110, begun, 100, 300)).toBeCloseTo(begun > 110 ? -18 / 28 : 0);
    expect(pull(900, begun, 100, 300)).toBe(1);
    expect(pull(-900, begun, 100, 300)).toBe(-1);
  }
});

describe('cellsBetween', () => {
  test('fills the gaps of a fast stroke, the last cell included', () => {
    expect(cellsBetween([0, 0], [0, 3])).toEqual([
      [0, 1],
      [0, 2],
      [0, 3],
    ]);
    expect(cellsBetween([2, 2], [0, 0])).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });
  test('is empty for a stroke that does not move', () => {
    expect(cellsBetween([1, 1], [1, 1])).toEqual([]);
  });
});
