import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatLine, parseLine } from '../../../src/engine/board/cell.ts';
import {
  countFits,
  countFitsUnknown,
  fits,
  leftmostFit,
  rightmostFit,
  unknownLine,
} from '../../../src/engine/line/fits.ts';
import { generalFrom, parseGeneral } from '../../../src/engine/board/generalDescription.ts';
import { anyLine, general, partialLine } from '../../arbitraries.ts';
import { bruteFits, bruteGeneralFits } from '../../oracles.ts';

const texts = (lines: Iterable<Uint8Array>): string[] => [...lines].map((line) => formatLine(line));
const descending = (lines: string[]): string[] => lines.toSorted().toReversed();

describe('fits', () => {
  test('lists the four fits of 001 Figure 4, leftmost first', () => {
    expect(texts(fits(parseLine('?0?????????'), [2, 3, 1]))).toEqual([
      '00110111010',
      '00110111001',
      '00110011101',
      '00011011101',
    ]);
  });
  test('are those of brute force, filled before empty at the first difference', () => {
    fc.assert(
      fc.property(anyLine(0, 10), ({ line, description }) => {
        const wanted = descending(texts(bruteFits(line, description)));
        expect(texts(fits(line, description))).toEqual(wanted);
        expect(countFits(line, description)).toBe(BigInt(wanted.length));
      }),
      { numRuns: 1000 },
    );
  });
  test('of a general description are those of brute force, each once however it can be read', () => {
    fc.assert(
      fc.property(partialLine(9), general, (line, g) => {
        const wanted = descending(texts(bruteGeneralFits(line, g)));
        expect(texts(fits(line, g))).toEqual(wanted);
        expect(countFits(line, g)).toBe(BigInt(wanted.length));
      }),
      { numRuns: 1000 },
    );
  });
  test('are found lazily: the first of 10^28 comes at once', () => {
    const line = unknownLine(200);
    const description = Array.from({ length: 40 }, () => 2);
    expect(countFits(line, description)).toBe(countFitsUnknown(200, description));
    const [first] = fits(line, description).take(1);
    expect(first && formatLine(first).startsWith('110110110')).toBe(true);
  });
  test('refuse a run that is no positive integer', () => {
    expect(() => countFits(unknownLine(3), [0])).toThrow(RangeError);
    expect(() => [...fits(unknownLine(3), [-1])]).toThrow(RangeError);
  });
});

describe('countFits', () => {
  test('agrees between runs and the general description that they stand for', () => {
    fc.assert(
      fc.property(anyLine(0, 30), ({ line, description }) => {
        expect(countFits(line, description)).toBe(countFits(line, generalFrom(description)));
      }),
      { numRuns: 100 },
    );
  });
  test('counts a line once that a description reads in many ways', () => {
    expect(countFits(parseLine('111'), parseGeneral('1* 0* 1* 0* 1*'))).toBe(1n);
  });
});

describe('countFitsUnknown', () => {
  test('is the closed form for lines without known cells', () => {
    for (let length = 0; length <= 12; length++)
      for (const description of [[], [1], [3], [2, 1], [1, 1, 1], [2, 3, 1]])
        expect(countFitsUnknown(length, description)).toBe(
          countFits(unknownLine(length), description),
        );
  });
});

describe('leftmostFit and rightmostFit', () => {
  test('are the first and the last fit', () => {
    fc.assert(
      fc.property(anyLine(0, 12), ({ line, description }) => {
        const all = texts(fits(line, description));
        const left = leftmostFit(line, description);
        const right = rightmostFit(line, description);
        expect(left && formatLine(left)).toBe(all[0] ?? null);
        expect(right && formatLine(right)).toBe(all.at(-1) ?? null);
      }),
    );
  });
});
