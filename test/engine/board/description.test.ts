import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cellsNeeded,
  checkDescription,
  describeLine,
  formatDescription,
  parseDescription,
} from '../../../src/engine/board/description.ts';
import { fullLine } from '../../arbitraries.ts';
import { describe01 } from '../../oracles.ts';

describe('parseDescription', () => {
  test('reads runs with spaces or commas', () => {
    expect(parseDescription('3 2 1')).toEqual([3, 2, 1]);
    expect(parseDescription('3,2, 1')).toEqual([3, 2, 1]);
  });
  test('reads an empty text and 0 as the empty line', () => {
    expect(parseDescription('')).toEqual([]);
    expect(parseDescription(' 0 ')).toEqual([]);
  });
  test('refuses what is no positive whole number, and names it and its column', () => {
    expect(() => parseDescription('3 b')).toThrow(new SyntaxError('not a run at column 3: b'));
    expect(() => parseDescription('3 0')).toThrow(new SyntaxError('not a run at column 3: 0'));
    expect(() => parseDescription('-1')).toThrow(SyntaxError);
    expect(() => parseDescription('1.5')).toThrow(SyntaxError);
  });
  test('undoes formatDescription', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 99 })), (runs) => {
        expect(parseDescription(formatDescription(runs))).toEqual(runs);
      }),
    );
  });
});

describe('checkDescription', () => {
  test('refuses a run that is no positive integer', () => {
    expect(() => checkDescription([1, 0])).toThrow(
      new RangeError('run must be a positive integer: 0'),
    );
    expect(() => checkDescription([1.5])).toThrow(RangeError);
    expect(() => checkDescription([Number.NaN])).toThrow(RangeError);
  });
  test('refuses runs that do not fit', () => {
    expect(() => checkDescription([15, 15], 31)).not.toThrow();
    expect(() => checkDescription([15, 15], 30)).toThrow(
      new RangeError('description needs 31 cells, line has 30'),
    );
  });
});

describe('describeLine', () => {
  test('gives the run lengths of every line', () => {
    fc.assert(
      fc.property(fullLine(0, 40), (line) => {
        expect(describeLine(line)).toEqual(describe01(line));
      }),
    );
  });
  test('of an empty line is empty and needs no cells', () => {
    expect(describeLine(new Uint8Array(4))).toEqual([]);
    expect(cellsNeeded([])).toBe(0);
    expect(cellsNeeded([3, 2, 1])).toBe(8);
  });
});
