import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sentenceParts } from '../../../src/kit/stepper/sentenceParts.ts';

const plain = (text: string): unknown => ({ together: false, words: [{ text }] });
const kept = (...words: readonly object[]): unknown => ({ together: true, words });

describe('sentenceParts', () => {
  test('gives the values of cells their marks and keeps a noun with its number', () => {
    expect(
      sentenceParts('Row 4: cells 2 to 4 are filled, cell 1,000 is empty; 3 unknown.'),
    ).toEqual([
      kept({ text: 'Row 4' }),
      plain(': '),
      kept({ text: 'cells 2' }),
      plain(' to 4 are '),
      kept({ text: 'filled', mark: 'filled' }),
      plain(', '),
      kept({ text: 'cell 1,000' }),
      plain(' is '),
      kept({ text: 'empty', mark: 'empty' }),
      plain('; 3 '),
      kept({ text: 'unknown', mark: 'unknown' }),
      plain('.'),
    ]);
  });
  test('keeps the two values that a relation forbids together, each with its mark', () => {
    expect(sentenceParts('forbids empty\u2011filled, ')).toEqual([
      plain('forbids '),
      kept(
        { text: 'empty', mark: 'empty' },
        { text: '\u2011' },
        { text: 'filled', mark: 'filled' },
      ),
      plain(', '),
    ]);
  });
  test('keeps a size and a percentage on one line', () => {
    expect(
      sentenceParts('A board of 12 × 12, 7 x 5 or 1,000 × 2 at 44.5 %, 100\u00a0% of it.'),
    ).toEqual([
      plain('A board of '),
      kept({ text: '12 × 12' }),
      plain(', '),
      kept({ text: '7 x 5' }),
      plain(' or '),
      kept({ text: '1,000 × 2' }),
      plain(' at '),
      kept({ text: '44.5 %' }),
      plain(', '),
      kept({ text: '100\u00a0%' }),
      plain(' of it.'),
    ]);
  });
  test('loses nothing of a sentence', () => {
    const word = fc.constantFrom(
      'row 3',
      'filled',
      'unfilled',
      ' ',
      'Column 12',
      'empty',
      ',',
      '7',
      '\u2011',
    );
    fc.assert(
      fc.property(fc.array(word), (list) => {
        const sentence = list.join('');
        const parts = sentenceParts(sentence).flatMap(({ words }) => words);
        expect(parts.map(({ text }) => text).join('')).toBe(sentence);
      }),
    );
  });
});
