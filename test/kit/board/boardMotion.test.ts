import { describe, expect, test } from 'vitest';
import { exchanged } from '../../../src/kit/board/boardMotion.ts';

const cells = (text: string): Uint8Array => Uint8Array.from(text.replaceAll(/\s/g, ''), Number);
const moved = (before: string, after: string): ReturnType<typeof exchanged> =>
  exchanged({ width: 4, cells: cells(after) }, cells(before));

describe('what an exchange moves', () => {
  test('is a filled cell in each of two rows, along its row', () => {
    expect(moved('1010 0000 0011', '0011 0000 1010')).toEqual([
      { from: 0, to: 3 },
      { from: 11, to: 8 },
    ]);
  });

  test('is each cell once, and no more than were filled before', () => {
    expect(moved('1100', '0011')).toEqual([
      { from: 0, to: 2 },
      { from: 1, to: 3 },
    ]);
    expect(moved('1000 0000', '0011 0001')).toEqual([{ from: 0, to: 2 }]);
    expect(moved('2222', '1002')).toEqual([]);
    expect(moved('1001', '1001')).toEqual([]);
  });
});
