import { describe, expect, test } from 'vitest';
import { UNKNOWN, formatLine, parseLine, unknownGrid } from '../../../src/engine/board/cell.ts';

describe('parseLine and formatLine', () => {
  test('read and write the line of 000 §2', () => {
    const line = parseLine('?1?1?0?????');
    expect([...line]).toEqual([2, 1, 2, 1, 2, 0, 2, 2, 2, 2, 2]);
    expect(formatLine(line)).toBe('?1?1?0?????');
  });
  test('take # and . and the x of 001 too, and skip white space', () => {
    expect(formatLine(parseLine('#. x1'))).toBe('10?1');
    expect(parseLine('')).toHaveLength(0);
  });
  test('name the column of a character that is no cell', () => {
    expect(() => parseLine('01a')).toThrow(new SyntaxError('not a cell at column 3: a'));
  });
});

describe('unknownGrid', () => {
  test('has only unknown cells', () => {
    expect(unknownGrid(2, 3)).toEqual({
      height: 2,
      width: 3,
      cells: new Uint8Array(6).fill(UNKNOWN),
    });
  });
  test('needs sides that are positive integers', () => {
    expect(() => unknownGrid(0, 3)).toThrow(new RangeError('height must be a positive integer: 0'));
    expect(() => unknownGrid(2, 1.5)).toThrow(
      new RangeError('width must be a positive integer: 1.5'),
    );
  });
});
