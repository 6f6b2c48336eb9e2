import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sentenceParts } from '../../../src/kit/stepper/markedWords.ts';

describe('sentenceParts', () => {
  test('gives the values of cells their marks and keeps a noun with its number', () => {
    expect(
      sentenceParts('Row 4: cells 2 to 4 are filled, cell 1,000 is empty; 3 unknown.'),
    ).toEqual([
      { text: 'Row 4', together: true },
      { text: ': ' },
      { text: 'cells 2', together: true },
      { text: ' to 4 are ' },
      { text: 'filled', mark: 'filled' },
      { text: ', ' },
      { text: 'cell 1,000', together: true },
      { text: ' is ' },
      { text: 'empty', mark: 'empty' },
      { text: '; 3 ' },
      { text: 'unknown', mark: 'unknown' },
      { text: '.' },
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
    );
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const sentence = words.join('');
        expect(
          sentenceParts(sentence)
            .map(({ text }) => text)
            .join(''),
        ).toBe(sentence);
      }),
    );
  });
});
