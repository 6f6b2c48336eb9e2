/** What a page is given may be anything: reading it must stay a matter of its length, and of some milliseconds. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readPuzzles } from '../../src/formats/detect.ts';
import { pageLimits, programLimits } from '../../src/formats/limits.ts';
import { readLists } from '../../src/formats/lists/listsFormat.ts';
import { tokensOf } from '../../src/formats/lists/tokens.ts';
import { mostProblems } from '../../src/formats/reading.ts';
import type { Problem } from '../../src/formats/reading.ts';
import { readRuns } from '../../src/formats/runText.ts';

const most = pageLimits.characters;
const filled = (piece: string, length = most): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

afterEach(() => {
  vi.restoreAllMocks();
});

const plainExec = Reflect.get(RegExp.prototype, 'exec');

/** How many characters searches look at while a text is cut; what one pattern looks ahead is not seen here. */
function lookedAt(text: string): number {
  let sum = 0;
  const spy = vi.spyOn(RegExp.prototype, 'exec');
  spy.mockImplementation(function (this: RegExp, whole: string) {
    const from = this.lastIndex;
    const found = Reflect.apply(plainExec, this, [whole]);
    if (this.global) sum += (found?.index ?? whole.length) - from;
    return found;
  });
  tokensOf(text);
  vi.restoreAllMocks();
  return sum;
}

const lists = (count: number): string => 'rows = [[1], [1]] cols = [[2]]\n'.repeat(count);

function counts(text: string): readonly [number, number] {
  const problems: Problem[] = [];
  return [readRuns(text, 1, 0, problems).length, problems.length];
}

describe('signs that may begin a comment', () => {
  test.each([
    ['#', '1'],
    [';', 'a('],
    ['#1', ''],
    [';1', ''],
    ['#;1 ', 'a'],
    ['; 1\n', '='],
  ])('%j, then %j: twice the text, twice the work', (piece, end) => {
    const once = lookedAt(filled(piece, 2000) + end);
    expect(once).toBeGreaterThan(0);
    expect(lookedAt(filled(piece, 4000) + end)).toBeLessThan(2.1 * once + 100);
  });

  // looked through anew from each sign, these take a minute
  test.each(['#', ';', '#"', '[#', ';-'])('%j up to the limit is answered', (piece) => {
    for (const end of ['1', 'a(', '\n1'])
      expect(readPuzzles(filled(piece, most - end.length) + end).length).toBeGreaterThan(0);
  });
});

describe('no more is done than the limits of a page allow', () => {
  test('lines of a text', () => {
    const lines = '1\n'.repeat(pageLimits.textLines);
    expect(JSON.stringify(readPuzzles(lines))).toContain('The text has 25,001 lines: the most');
    expect(JSON.stringify(readPuzzles(lines, programLimits))).not.toContain('The text has');
    expect(JSON.stringify(readPuzzles(lines.slice(0, -2)))).not.toContain('The text has');
  });

  test('tokens', () => {
    expect(tokensOf('[1,'.repeat(100), 1, 10)).toHaveLength(11);
    const text = `rows = [[1], [1]] cols = [[2]] ${'x '.repeat(60_000)}`;
    expect(readLists(text, pageLimits)).toBeNull();
    expect(readLists(text)?.readings).toMatchObject([{ puzzle: {} }]);
  });

  test('puzzles', () => {
    expect(readPuzzles(lists(500))).toHaveLength(500);
    expect(JSON.stringify(readPuzzles(lists(501)))).toContain(
      'more than 500 puzzles, the most that is read at once',
    );
    expect(readPuzzles(lists(501), programLimits)).toHaveLength(501);
    expect(readPuzzles('A A\nB\n'.repeat(501), programLimits)).toHaveLength(501);
    expect(readPuzzles('A A\nB\n'.repeat(501))).toHaveLength(1);
  });

  test('runs of a line, and words that are none', () => {
    expect(counts('1 '.repeat(1000))).toEqual([1000, 0]);
    expect(counts('1 '.repeat(100_000))).toEqual([1000, 1]);
    expect(counts('x '.repeat(100_000))).toEqual([0, mostProblems + 1]);
  });
});
