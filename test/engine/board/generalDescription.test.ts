import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkGeneral,
  formatGeneral,
  generalFrom,
  isGeneral,
  parseGeneral,
} from '../../../src/engine/board/generalDescription.ts';
import { general } from '../../arbitraries.ts';

describe('generalFrom', () => {
  test('gives 0* 1{3} 0+ 1{2} 0+ 1 0* for 3 2 1 (000 §2)', () => {
    expect(formatGeneral(generalFrom([3, 2, 1]))).toBe('0* 1{3} 0+ 1{2} 0+ 1 0*');
    expect(generalFrom([3, 2, 1])).toHaveLength(7);
  });
  test('gives 0* for an empty line', () => expect(formatGeneral(generalFrom([]))).toBe('0*'));
});

describe('parseGeneral', () => {
  test('undoes formatGeneral', () => {
    fc.assert(
      fc.property(general, (g) => {
        expect(parseGeneral(formatGeneral(g))).toEqual(g);
      }),
    );
  });
  test('reads every way to write a segment', () => {
    expect(parseGeneral('0*1^3, 0+ 1{2,4} 0{2,} 1')).toEqual([
      { symbol: 0, least: 0, most: Infinity },
      { symbol: 1, least: 3, most: 3 },
      { symbol: 0, least: 1, most: Infinity },
      { symbol: 1, least: 2, most: 4 },
      { symbol: 0, least: 2, most: Infinity },
      { symbol: 1, least: 1, most: 1 },
    ]);
  });
  test('refuses other text, bounds the wrong way round, and nothing', () => {
    expect(() => parseGeneral('0* 2')).toThrow(new SyntaxError('not a segment at column 4: 2'));
    expect(() => parseGeneral('1{4,2}')).toThrow(SyntaxError);
    expect(() => parseGeneral('')).toThrow(SyntaxError);
  });
});

describe('checkGeneral', () => {
  test('refuses bounds that are no numbers of cells', () => {
    expect(() => checkGeneral([])).toThrow(RangeError);
    expect(() => checkGeneral([{ symbol: 0, least: -1, most: 2 }])).toThrow(RangeError);
    expect(() => checkGeneral([{ symbol: 0, least: 3, most: 2 }])).toThrow(RangeError);
    expect(() => checkGeneral([{ symbol: 1, least: 0, most: Infinity }])).not.toThrow();
  });
});

describe('isGeneral', () => {
  test('tells segments from runs; the empty description is one of runs', () => {
    expect(isGeneral(generalFrom([]))).toBe(true);
    expect(isGeneral([2])).toBe(false);
    expect(isGeneral([])).toBe(false);
  });
});
