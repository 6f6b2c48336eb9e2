// A picture and its number: one for the other, and sentences that the solver bears out.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indexOfImage } from '../../../src/engine/board/image.ts';
import {
  lastNumber,
  numbered,
  puzzleText,
  side,
  sumText,
  turned,
} from '../../../src/widgets/picture-number/model.ts';

const anyNumber = fc.integer({ min: 0, max: lastNumber });

describe('a number', () => {
  test('gives the picture that has it, and the sum of its cells', () => {
    fc.assert(
      fc.property(anyNumber, (number) => {
        const shown = numbered(number);
        expect(Number(indexOfImage(shown.image))).toBe(number);
        const sum = [...shown.image.cells].reduce((all, cell, at) => all + cell * 2 ** at, 0);
        expect(sum).toBe(number);
        expect([1, 2, 4, 8]).toContain(shown.forms);
        expect(shown.solutions).toBeGreaterThan(0);
        expect(shown.sweeps === null || shown.solutions === 1).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test('changes by what the cell is worth that is turned over, and back again', () => {
    fc.assert(
      fc.property(anyNumber, fc.nat(side - 1), fc.nat(side - 1), (number, row, column) => {
        const other = turned(number, row, column);
        expect(Math.abs(other - number)).toBe(2 ** (side * row + column));
        expect(turned(other, row, column)).toBe(number);
      }),
    );
  });
});

test('the sentences say what is found', () => {
  expect(sumText(numbered(0))).toBe('No cell is filled: 0.');
  expect(sumText(numbered(34))).toBe('2 + 32 = 34.');
  expect(puzzleText(numbered(34))).toMatch(/^Its puzzle has \d+ solutions\. 2 cells filled/);
  expect(puzzleText(numbered(1_094_034))).toMatch(/one solution, and sweeps do not find it/);
  expect(puzzleText(numbered(lastNumber))).toBe(
    'Its puzzle has one solution: 1 sweep finds it. 25 cells filled, 1 different form by turns and reflections.',
  );
});
