import { describe, expect, test } from 'vitest';
import {
  cellAfterKey,
  cellWords,
  comparedCell,
  emptyCell,
  isZero,
} from '../../../src/kit/census/censusGrid.ts';
import type { CensusGrid } from '../../../src/kit/census/censusGrid.ts';

const line = (row: number, kinds: readonly number[]) => ({
  head: String(row),
  sum: false,
  cells: [0, 1, 2, 3].map((kind) =>
    comparedCell('1', null, false, kinds.includes(kind) ? { row, kind } : null),
  ),
});

const grid: CensusGrid = {
  caption: '',
  corner: '',
  lines: [line(1, [0]), line(2, [0, 2, 3]), line(4, [2])],
};

describe('cellAfterKey', () => {
  test('goes along rows and columns, over cells that hold nothing', () => {
    expect(cellAfterKey(grid, 'ArrowDown', { row: 1, kind: 0 })).toEqual({ row: 2, kind: 0 });
    expect(cellAfterKey(grid, 'ArrowRight', { row: 2, kind: 0 })).toEqual({ row: 2, kind: 2 });
    expect(cellAfterKey(grid, 'ArrowLeft', { row: 2, kind: 3 })).toEqual({ row: 2, kind: 2 });
    expect(cellAfterKey(grid, 'ArrowDown', { row: 2, kind: 2 })).toEqual({ row: 4, kind: 2 });
    expect(cellAfterKey(grid, 'End', { row: 2, kind: 2 })).toEqual({ row: 4, kind: 2 });
    expect(cellAfterKey(grid, 'Home', { row: 2, kind: 0 })).toEqual({ row: 1, kind: 0 });
  });

  test('stays where it is at an edge, and at other keys', () => {
    for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowRight', 'Enter', 'a'])
      expect(cellAfterKey(grid, key, { row: 1, kind: 0 })).toBeNull();
  });
});

describe('comparedCell', () => {
  test('tells equal from different, and compares only when asked', () => {
    expect(comparedCell('12', '12', true).verdict).toBe('equal');
    expect(comparedCell('12', '13', true)).toMatchObject({ verdict: 'differs', under: '13' });
    expect(comparedCell('12', '13', false)).toMatchObject({ verdict: 'open', under: '' });
    expect(comparedCell('12', null, true).verdict).toBe('open');
  });

  test('is said in words', () => {
    expect(cellWords('3', 1, comparedCell('12', '13', true))).toEqual([
      'row 3, (2,2)-hard: ',
      '; published ',
      ', differs',
    ]);
    expect(cellWords('3', 3, comparedCell('12', null, true))).toEqual([
      'row 3, no progress: ',
      '',
      '',
    ]);
  });

  test('that has nothing on both sides steps back, and one that should have something does not', () => {
    expect(isZero(comparedCell('0', '0', true))).toBe(true);
    expect(isZero(comparedCell('0', '5', true))).toBe(false);
    expect(isZero(comparedCell('10', null, true))).toBe(false);
    expect(isZero(emptyCell)).toBe(true);
  });
});
