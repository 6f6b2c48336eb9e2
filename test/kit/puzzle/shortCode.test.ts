/** Short codes of puzzles: they open the same puzzle, and are shorter. */
import { expect, test } from 'vitest';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { solve } from '../../../src/engine/solve/solve.ts';
import { decodePuzzle } from '../../../src/formats/puzzleCode.ts';
import { shortCodeOf } from '../../../src/kit/puzzle/shortCode.ts';
import { puzzle } from '../../../src/kit/puzzle/settings.ts';
import { shelf } from '../../../src/puzzles/shelf.ts';

const setting = puzzle('');

test('a picture of the shelf has a code that opens its puzzle, at most half as long from 10 x 10 on', () => {
  let large = 0;
  for (const { id, code, height, width } of shelf) {
    const one = decodePuzzle(code);
    const short = shortCodeOf(one, solve(one).solutions[0] ?? null);
    expect(setting.read(short)).toEqual({ value: code, problem: null });
    expect(short.length).toBeLessThanOrEqual(code.length);
    if (height * width < 100) continue;
    large++;
    expect([id, 2 * short.length <= code.length]).toEqual([id, true]);
  }
  expect(large).toBeGreaterThan(10);
});

test('without a solution, with another one, and with given cells it is the code of the puzzle', () => {
  const code = '2x2_1_1~1_1';
  const one = decodePuzzle(code);
  const { solutions } = solve(one);
  expect(shortCodeOf(one, null)).toBe(code);
  expect(shortCodeOf(one, solutions[0] ?? null)).toBe('2x2bJ');
  const full = { height: 2, width: 2, cells: Uint8Array.of(1, 1, 1, 1) };
  expect(shortCodeOf(one, full)).toBe(code);
  const clues = Uint8Array.of(1, UNKNOWN, UNKNOWN, UNKNOWN);
  const given = { ...one, clues };
  expect(setting.read(shortCodeOf(given, solutions[0] ?? null)).problem).toBeNull();
  expect(shortCodeOf(given, solutions[0] ?? null)).toContain('c_');
});
