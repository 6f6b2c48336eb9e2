import { describe, expect, test } from 'vitest';
import { parseLine } from '../../../src/engine/board/cell.ts';
import { settle } from '../../../src/engine/line/settle.ts';
import {
  cellsInWords,
  reasonSentence,
  settleSentence,
} from '../../../src/kit/stepper/sentences.ts';

const sentence = (text: string, runs: readonly number[]): string => {
  const before = parseLine(text);
  return settleSentence({ direction: 'H', index: 3 }, runs, before, settle(before, runs));
};

describe('settleSentence says the result first', () => {
  test('counts the fits that agree: the example of 000 section 2', () => {
    expect(sentence('?1?1?0?????', [3, 2, 1])).toBe(
      'Row 4: cells 3 and 8 are filled and cells 1 and 5 are empty, because all 3 fits of clues 3 2 1 agree.',
    );
  });
  test('says both for two fits', () => {
    expect(sentence('????', [3])).toBe(
      'Row 4: cells 2 and 3 are filled, because both fits of clue 3 agree.',
    );
  });
  test('says so when nothing new follows, with the count', () => {
    expect(sentence('?????', [2])).toBe(
      'Row 4: nothing new. The 4 fits of clue 2 agree on no other cell.',
    );
    expect(sentence('01100', [2])).toBe('Row 4: nothing new. All its cells are known.');
  });
  test('says so when no fit is left', () => {
    expect(sentence('1?1', [2])).toBe(
      'Row 4, clue 2: no fit is left, so the puzzle has no solution.',
    );
  });
  test('names a line without runs', () => {
    expect(sentence('???', [])).toBe(
      'Row 4: cells 1 to 3 are empty, because the row has no clues.',
    );
  });
  test('writes counts beyond 2^53 in full: 76 over 25', () => {
    const before = parseLine('?'.repeat(100));
    const runs = Array.from({ length: 25 }, () => 1);
    expect(settleSentence({ direction: 'V', index: 0 }, runs, before, before)).toContain(
      ' 78,367,246,720,143,449,328 fits',
    );
  });
});

describe('cellsInWords', () => {
  test('draws three or more neighbours together, not two', () => {
    expect(cellsInWords([4])).toBe('cell 5');
    expect(cellsInWords([0, 1])).toBe('cells 1 and 2');
    expect(cellsInWords([0, 1, 2, 6, 8, 9, 10, 11])).toBe('cells 1 to 3, 7 and 9 to 12');
  });
});

test('a reason names the cells that it needs, and counts the fits that they leave', () => {
  const before = parseLine('?????');
  const [two, three] = [1, 2].map((column) => ({ row: 0, column, value: 1 as const }));
  const line = { direction: 'H', index: 0 } as const;
  expect(reasonSentence(line, [2], before, [], [])).toMatch(
    /^Row 1: nothing new\. The 4 fits of clue 2 /,
  );
  expect(reasonSentence(line, [3], before, [], [three!])).toBe(
    'Row 1: cell 3 is filled, because all 3 fits of clue 3 agree.',
  );
  expect(reasonSentence(line, [2], before, [two!], [{ row: 0, column: 4, value: 0 }])).toBe(
    'Row 1: cell 5 is empty, because, with cell 2 filled, both fits of clue 2 agree.',
  );
});
