import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatLine } from '../../../src/engine/board/cell.ts';
import { presets } from '../../../src/widgets/line-explorer/presets.ts';
import {
  answer,
  filledCount,
  fitsOf,
  readTyped,
} from '../../../src/widgets/line-explorer/model.ts';
import type {
  LineExplorerQuestion,
  Reading,
  Typed,
} from '../../../src/widgets/line-explorer/model.ts';
import { stateOf, verdictSentence } from '../../../src/widgets/line-explorer/state.ts';

function ask(description: string, line: string, general = ''): LineExplorerQuestion {
  const reading = readTyped({ description, line, general });
  if (reading.errors !== undefined) throw new Error(JSON.stringify(reading.errors));
  return reading.question;
}

const questions = fc
  .tuple(
    fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 4 }),
    fc.array(fc.constantFrom('0', '1', '?', '?', '?'), { minLength: 1, maxLength: 14 }),
  )
  .map(([runs, cells]) => ask(runs.join(' '), cells.join('')));

describe('the examples of the documents', () => {
  test.each(presets.filter(({ says }) => says !== undefined))('$name', (preset) => {
    const question = ask(preset.description, preset.line, preset.general);
    const result = answer(question);
    if (preset.says?.fits !== undefined) expect(result.count).toBe(preset.says.fits);
    if (preset.says?.settled !== undefined)
      expect(result.settled && formatLine(result.settled)).toBe(preset.says.settled);
    expect(verdictSentence(preset, result)).toContain('computed here: the same.');
  });

  test('000: 3 2 1 on ?1?1?0????? settles to 011100?1???', () => {
    const result = answer(ask('3 2 1', '?1?1?0?????'));
    expect(result.settled && formatLine(result.settled)).toBe('011100?1???');
  });

  test('001, Figure 4: 2 3 1 on 11 cells with the second empty has these four fits', () => {
    expect([...fitsOf(ask('2 3 1', '?0?????????'))].map(formatLine)).toEqual([
      '00110111010',
      '00110111001',
      '00110011101',
      '00011011101',
    ]);
  });

  test('004: 1 3 on 6 cells has the three fits that the page shows', () => {
    expect([...fitsOf(ask('1 3', '??????'))].map(formatLine)).toEqual([
      '101110',
      '100111',
      '010111',
    ]);
  });

  test('every example can be read, and those about contradictions have no fit', () => {
    for (const preset of presets) {
      const { typed } = stateOf(preset);
      const { count } = answer(ask(typed.description, typed.line, typed.general));
      expect(count === 0n).toBe(['room', 'clash'].includes(preset.id));
    }
  });

  test('a verdict says so when a document and the count differ', () => {
    const preset = {
      id: 'x',
      name: 'x',
      description: '1',
      line: '??',
      says: { source: '00x', fits: 3n, settled: '??' },
    };
    expect(verdictSentence(preset, answer(ask('1', '??')))).toBe(
      '00x: settled line ??; computed here: the same. 3 fits; computed here: 2 fits.',
    );
  });
});

const errorsOf = (typed: Partial<Typed>): Reading['errors'] =>
  readTyped({ description: '3 2 1', line: '???', general: '', ...typed }).errors;

describe('readTyped', () => {
  test.each<[Partial<Typed>, string, string]>([
    [{ line: '' }, 'line', 'The line has no cells: write at least one, such as ?.'],
    [
      { line: '01a' },
      'line',
      'Not a cell at column 3: a: write 1 for filled, 0 for empty and ? for unknown.',
    ],
    [{ line: '?'.repeat(101) }, 'line', 'The line has 101 cells, 100 is the most: take some away.'],
    [
      { description: '3 -2' },
      'description',
      'Not a run at column 3: -2: write the lengths of the runs as whole numbers with spaces between them, such as 3 2 1.',
    ],
    [
      { general: '0* 2{3}' },
      'general',
      'Not a segment at column 4: 2{3}. A segment is 0 or 1 with *, +, {3} or {2,4} behind it.',
    ],
    [
      { general: '0* 1 '.repeat(7) },
      'general',
      'There are 14 segments, 12 is the most: take some away.',
    ],
    [
      { general: '0* 1', line: '?'.repeat(41) },
      'general',
      'The line has 41 cells, a general description takes 40 at most: shorten the line.',
    ],
  ])('answers %j', (typed, field, message) => {
    expect(errorsOf(typed)).toEqual({ [field]: message });
  });

  test('names every field that cannot be read', () => {
    expect(Object.keys(errorsOf({ description: 'x', line: 'y' }) ?? {}).toSorted()).toEqual([
      'description',
      'line',
    ]);
  });

  test('never throws and never reads a line beyond the limit', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[01?x.# {},*+0-9]{0,40}$/));
    fc.assert(
      fc.property(text, text, text, (description, line, general) => {
        const reading = readTyped({ description, line, general });
        if (reading.question) expect(reading.question.line.length).toBeLessThanOrEqual(100);
        else expect(Object.keys(reading.errors).length).toBeGreaterThan(0);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('answer', () => {
  test('agrees with the list of all fits', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const all = [...fitsOf(question)];
        const { count, settled, leftmost, rightmost } = answer(question);
        expect(count).toBe(BigInt(all.length));
        expect(leftmost).toEqual(all[0] ?? null);
        expect(rightmost).toEqual(all.at(-1) ?? null);
        if (all.length === 0) expect(settled).toBeNull();
        for (const [cell, value] of settled?.entries() ?? []) {
          const values = new Set(all.map((fit) => fit[cell]));
          expect(value).toBe(values.size === 1 ? [...values][0] : 2);
        }
      }),
    );
  });

  test('is the same whether a line is described by runs or by its general description', () => {
    fc.assert(
      fc.property(questions, (question) => {
        expect(answer({ ...question, description: null })).toEqual(answer(question));
      }),
    );
  });

  test('counts exactly where a floating number would not', () => {
    expect(answer(ask('1 '.repeat(20), '?'.repeat(100))).count).toBe(4694436188839116720n);
  });
});

describe('filledCount', () => {
  test('counts the fits in which a cell is filled', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const all = [...fitsOf(question)];
        for (let cell = 0; cell < question.line.length; cell++)
          expect(filledCount(question, cell)).toBe(
            BigInt(all.filter((fit) => fit[cell] === 1).length),
          );
      }),
    );
  });
});
