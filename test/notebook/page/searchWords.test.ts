import { describe, expect, test } from 'vitest';
import {
  exactFirst,
  isNumber,
  patternOf,
  termOf,
  wordsOf,
} from '../../../src/notebook/page/searchWords.ts';

const terms = (text: string): string[] => wordsOf(text).map(termOf);

describe('wordsOf and termOf', () => {
  test('take a number as one word, however it is written', () => {
    expect(terms('24,976,511 pictures, 74.44 %')).toEqual(['24976511', 'pictures', '74.44']);
    expect(terms('24976511')).toEqual(['24976511']);
    expect(terms('(2,2)-hard, 1,2 and 1.2.1')).toEqual([
      '2',
      '2',
      'hard',
      '1',
      '2',
      'and',
      '1.2.1',
    ]);
    expect(terms('Raven’s 5×5 Fix_table')).toEqual(['raven’s', '5', '5', 'fix', 'table']);
  });
});

describe('patternOf', () => {
  test.each([
    ['2462', 'so 2,462 of', '2,462'],
    ['2462', 'so 2462 of', '2462'],
    ['24', 'all 24,976', '24'],
    ['a.b', 'x a.b', 'a.b'],
  ])('finds %s in "%s"', (term, text, found) => {
    expect(new RegExp(patternOf(term)).exec(text)?.[0]).toBe(found);
  });

  test('finds no number within another one', () => {
    expect(new RegExp(patternOf('462')).test('2,462')).toBe(false);
    expect(new RegExp(patternOf('5')).test('1.5')).toBe(false);
  });
});

test('isNumber', () => {
  expect(['24976511', '74.44'].every(isNumber)).toBe(true);
  expect(['fit', '2x', ''].some(isNumber)).toBe(false);
});

test('what has the words themselves comes before what has similar ones', () => {
  const found = [
    { id: 1, terms: ['played'] },
    { id: 2, terms: ['play', 'player'] },
    { id: 3, terms: ['plan'] },
    { id: 4, terms: ['play'] },
  ];
  expect(exactFirst(found, ['play']).map(({ id }) => id)).toEqual([2, 4, 1, 3]);
  expect(exactFirst(found, ['play', 'board']).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});
