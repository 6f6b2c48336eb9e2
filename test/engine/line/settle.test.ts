import { describe, expect, test } from 'vitest';
import { UNKNOWN, formatLine, parseLine } from '../../../src/engine/board/cell.ts';
import { settle } from '../../../src/engine/line/settle.ts';
import { settleLong } from '../../../src/engine/line/settleLong.ts';
import {
  allDescriptions,
  allPartialLines,
  bruteFits,
  extendsLine,
  overlay,
} from '../../oracles.ts';

const settled = (line: string, description: readonly number[]): string | null => {
  const result = settle(parseLine(line), description);
  return result && formatLine(result);
};

describe('settle', () => {
  test('gives 011100?1??? for ?1?1?0????? with 3 2 1 (000 §2)', () => {
    expect(settled('?1?1?0?????', [3, 2, 1])).toBe('011100?1???');
  });
  test('finds the only fit of 2 3 1 on 8 cells (001 Figure 2)', () => {
    expect(settled('????????', [2, 3, 1])).toBe('11011101');
  });
  test('gives the line of 001 Figure 5 for 2 3 1 on 11 cells with the second cell empty', () => {
    // Figures 3 to 5 lost their pictures; the row of Figure 5 survives as "• • x _ x x _ _ x x x", blank for filled.
    // §1.1 says that there are four fits and that the first cell is empty and the fourth filled, and so it is.
    expect(settled('?0?????????', [2, 3, 1])).toBe('00?1??11???');
    expect(bruteFits(parseLine('?0?????????'), [2, 3, 1])).toHaveLength(4);
  });
  test('finds the overlap of one run, and of 1 3 on 6 cells (004)', () => {
    expect(settled('?????', [4])).toBe('?111?');
    expect(settled('??????', [1, 3])).toBe('???11?');
  });
  test('does more than overlap: it settles what no run fixes alone', () => {
    expect(settled('??0??', [2])).toBe('??0??');
    expect(settled('?1?1?', [1, 1])).toBe('01010');
  });
  test('returns null when nothing fits', () => {
    expect(settled('1???', [])).toBeNull();
    expect(settled('???', [2, 2])).toBeNull();
    expect(settled('1??1', [3])).toBeNull();
    expect(settled('???', [300])).toBeNull();
  });
  test('takes a line of no cells', () => {
    expect(settled('', [])).toBe('');
    expect(settled('', [1])).toBeNull();
  });
  test('refuses a run that is no positive integer', () => {
    expect(() => settle(parseLine('???'), [0])).toThrow(
      new RangeError('run must be a positive integer: 0'),
    );
    expect(() => settle(parseLine('???'), [1.5])).toThrow(RangeError);
    expect(() => settle(parseLine('???'), [Number.NaN])).toThrow(RangeError);
  });
  test('fills and empties whole lines of 1 to 70 cells, past the end of a word', () => {
    for (let length = 1; length <= 70; length++) {
      expect(settled('?'.repeat(length), [length])).toBe('1'.repeat(length));
      expect(settled('?'.repeat(length), [])).toBe('0'.repeat(length));
      expect(settled(`${'?'.repeat(length - 1)}1`, [])).toBeNull();
    }
  });
  test('does not change its arguments', () => {
    const line = parseLine('?1?1?0?????');
    settle(line, Object.freeze([3, 2, 1]));
    expect(formatLine(line)).toBe('?1?1?0?????');
  });
});

describe.each([
  ['settle', settle],
  ['settleLong', settleLong],
])('%s', (_, solve) => {
  test('is SETTLE by its definition on every partial line of up to 8 cells and every description', () => {
    let lines = 0;
    for (let length = 0; length <= 8; length++)
      for (const description of [...allDescriptions(length), [length + 1]])
        lines += compareAll(solve, description, allPartialLines(length));
    expect(lines).toBe(464_339);
  });
  test('is SETTLE by its definition on a sample of the partial lines of 10 cells', () => {
    const lines = allPartialLines(10).filter((_, l) => l % 97 === 0);
    for (const description of allDescriptions(10))
      expect(compareAll(solve, description, lines)).toBe(609);
  });
});

/** Compares with brute force: the fits of the unknown line once, of which those that extend a line are its fits. */
function compareAll(
  solve: typeof settle,
  description: readonly number[],
  lines: readonly Uint8Array[],
): number {
  const all = bruteFits(new Uint8Array(lines[0]?.length ?? 0).fill(UNKNOWN), description);
  for (const line of lines) {
    const fits = all.filter((full) => extendsLine(full, line));
    const wanted = overlay(fits)?.join('') ?? 'null';
    const found = solve(line, description)?.join('') ?? 'null';
    if (found !== wanted) expect([description, line.join(''), found]).toEqual([wanted]);
  }
  return lines.length;
}
