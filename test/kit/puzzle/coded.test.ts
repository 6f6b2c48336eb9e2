import { expect, test } from 'vitest';
import { decodePuzzle } from '../../../src/formats/puzzleCode.ts';
import { codeOf, puzzleIn } from '../../../src/kit/puzzle/coded.ts';

test('a puzzle that was given to a figure is not parsed on its way, and is what its code says', () => {
  for (const code of ['2x3_1.1_3~2_1_2', '3x3_3_1.1_3~3_1.1_3']) {
    const given = decodePuzzle(code);
    const written = codeOf(given);
    expect(puzzleIn(written)).toBe(given);
    expect(decodePuzzle(written)).toEqual(given);
  }
});

test('a code is read once', () => {
  expect(puzzleIn('2x2_1_1~1_1')).toBe(puzzleIn('2x2_1_1~1_1'));
});
