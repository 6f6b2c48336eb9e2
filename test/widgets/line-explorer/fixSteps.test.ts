import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  coverOf,
  coverSentence,
  entrySentence,
  isKept,
  nextEntry,
  tableOf,
} from '../../../src/widgets/line-explorer/fixSteps.ts';
import { answer, readTyped } from '../../../src/widgets/line-explorer/model.ts';
import type { LineExplorerQuestion } from '../../../src/widgets/line-explorer/model.ts';
import type { FixTable } from '../../../src/engine/line/fix.ts';

function ask(description: string, line: string, general = ''): LineExplorerQuestion {
  const reading = readTyped({ description, line, general });
  if (reading.errors !== undefined) throw new Error(JSON.stringify(reading.errors));
  return reading.question;
}

function table(question: LineExplorerQuestion): FixTable {
  const found = tableOf(question);
  if (found === null) throw new Error('no table');
  return found;
}

const questions = fc
  .tuple(
    fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 3 }),
    fc.array(fc.constantFrom('0', '1', '?', '?', '?'), { minLength: 1, maxLength: 10 }),
  )
  .map(([runs, cells]) => ask(runs.join(' '), cells.join('')));

describe('entrySentence', () => {
  const question = ask('3 2 1', '?1?1?0?????');
  const say = (i: number, j: number): string => entrySentence(question, table(question), { i, j });

  test('names the entry that makes one true', () => {
    expect(say(4, 2)).toBe(
      'Fix(4, 2) is true (can the first 4 cells be 0* 1{3}?). Its last piece, 1{3}, can lie on cells 2 to 4, because they can be filled and Fix(1, 1) is true.',
    );
    expect(say(0, 0)).toBe(
      'Fix(0, 0) is true: no cells against no pieces. Everything begins here.',
    );
  });

  test('names all ways when there are few, and counts the rest when there are many', () => {
    const free = ask('1', '????');
    const telling = (i: number, j: number): string => entrySentence(free, table(free), { i, j });
    expect(telling(2, 3)).toContain(
      'Its last piece, 0*, can lie on cell 2 (Fix(1, 2) is true) or be left out (Fix(2, 2) is true); the cells it needs can be empty.',
    );
    expect(telling(1, 3)).toContain(
      'Its last piece, 0*, can be left out, because Fix(1, 2) is true.',
    );
    expect(telling(4, 3)).toMatch(
      /lie on cells 2 to 4 .*, lie on cells 3 to 4 .*, lie on cell 4 .* or in 1 more way;/,
    );
  });

  test('says why an entry is false', () => {
    expect(say(2, 0)).toBe(
      'Fix(2, 0) is false: the first 2 cells cannot be held by no piece at all.',
    );
    expect(say(2, 2)).toContain('Its last piece alone, 1{3}, needs 3 cells.');
    expect(say(7, 2)).toContain('would have to end at cell 7, but cell 6 is known to be empty.');
    expect(say(5, 2)).toContain('but then Fix(2, 1) would have to be true, and it is not.');
  });

  test('agrees with the table for every entry of every line', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const fix = table(question);
        for (let j = 0; j <= fix.segments; j++)
          for (let i = 0; i <= fix.length; i++) {
            const text = entrySentence(question, fix, { i, j });
            expect(text.startsWith(`Fix(${i}, ${j}) is ${fix.at(i, j)}`)).toBe(true);
            // the entries it names as premises are true
            for (const [, p, k] of text.matchAll(/Fix\((\d+), (\d+)\) is true/g))
              expect(fix.at(Number(p), Number(k))).toBe(true);
          }
      }),
    );
  });
});

describe('nextEntry', () => {
  test('walks over all entries and back to the first', () => {
    const fix = table(ask('1', '???'));
    let entry = { i: 0, j: 0 };
    const seen = new Set<string>();
    for (let steps = 0; steps < 16; steps++) {
      seen.add(`${entry.i}.${entry.j}`);
      entry = nextEntry(fix, entry, 1);
    }
    expect(seen.size).toBe(16);
    expect(entry).toEqual({ i: 0, j: 0 });
    expect(nextEntry(fix, { i: 0, j: 0 }, -1)).toEqual({ i: 3, j: 3 });
  });
});

describe('the backward pass', () => {
  test('settles every cell as SETTLE does, by placements between two kept entries', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const fix = table(question);
        const { settled } = answer(question);
        for (let cell = 0; cell < question.line.length; cell++) {
          const filled = coverOf(question, fix, cell, 1);
          const empty = coverOf(question, fix, cell, 0);
          for (const place of [filled, empty]) {
            if (place === null) continue;
            expect(place.from).toBeLessThanOrEqual(cell);
            expect(place.to).toBeGreaterThan(cell);
            expect(isKept(fix, { i: place.from, j: place.j - 1 })).toBe(true);
            expect(isKept(fix, { i: place.to, j: place.j })).toBe(true);
          }
          const value = filled === null ? (empty === null ? null : 0) : empty === null ? 1 : 2;
          expect(value).toBe(settled === null ? null : settled[cell]);
        }
      }),
    );
  });

  test('is told in one sentence', () => {
    const question = ask('4', '?????');
    expect(coverSentence(question, table(question), 1)).toBe(
      'Cell 2 can be filled (piece 2, 1{4}, on cells 1 to 4: from Fix(0, 1) to Fix(4, 2), both kept) and cannot be empty (no piece between two kept entries covers it): it is filled.',
    );
  });
});

test('a table that nobody could read is not made', () => {
  expect(tableOf(ask('1 '.repeat(300), '?'.repeat(100)))).toBeNull();
  expect(tableOf(ask('1 '.repeat(50), '?'.repeat(100)))).not.toBeNull();
});
