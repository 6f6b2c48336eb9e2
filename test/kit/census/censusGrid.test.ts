import { describe, expect, test } from 'vitest';
import {
  besideCell,
  cellAfterKey,
  cellWords,
  emptyCell,
  isZero,
} from '../../../src/kit/census/censusGrid.ts';
import type { CensusGrid } from '../../../src/kit/census/censusGrid.ts';

const line = (row: number, kinds: readonly number[]) => ({
  head: String(row),
  sum: false,
  cells: [0, 1, 2, 3].map((kind) =>
    besideCell('1', null, kinds.includes(kind) ? { row, kind } : null),
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

describe('besideCell', () => {
  test('tells equal from different as it is told, and compares nothing without a published number', () => {
    expect(besideCell('12', { text: '12', same: true }).verdict).toBe('equal');
    expect(besideCell('12', { text: '13', same: false })).toMatchObject({
      verdict: 'differs',
      under: '13',
    });
    // two numbers that are written alike may still differ
    expect(besideCell('12', { text: '12', same: false }).verdict).toBe('differs');
    expect(besideCell('12', null)).toMatchObject({ verdict: 'open', under: '' });
  });

  test('is said in words', () => {
    expect(cellWords('3', 1, besideCell('12', { text: '13', same: false }))).toEqual([
      'row 3, (2,2)-hard: ',
      '; published ',
      ', differs',
    ]);
    expect(cellWords('3', 3, besideCell('12', null))).toEqual(['row 3, no progress: ', '', '']);
  });

  test('that has nothing on both sides steps back, and one that should have something does not', () => {
    expect(isZero(besideCell('0', { text: '0', same: true }))).toBe(true);
    expect(isZero(besideCell('0', { text: '5', same: false }))).toBe(false);
    expect(isZero(besideCell('10', null))).toBe(false);
    expect(isZero(emptyCell)).toBe(true);
  });
});
