import { describe, expect, test } from 'vitest';
import { readFields, readNumber } from '../../../src/kit/run/numbers.ts';

const height = { name: 'the height', least: 4, most: 30 };

describe('readNumber', () => {
  test('reads numbers within the range, ends included', () => {
    expect(readNumber('4', height).value).toBe(4);
    expect(readNumber(' 30 ', height).value).toBe(30);
  });

  test('reads thousands as prose groups them', () => {
    const boards = { name: 'boards', least: 1, most: 100_000 };
    expect(readNumber('10,000', boards).value).toBe(10_000);
    expect(readNumber('10 000', boards).value).toBe(10_000);
    expect(readNumber('1,00', boards).value).toBeNull();
  });

  test.each([
    ['', 'Something is missing: the height. Type a whole number from 4 to 30.'],
    ['abc', '"abc" is not a number. Type a whole number from 4 to 30.'],
    ['3', '3 is too small. Type a whole number from 4 to 30.'],
    ['-5', '-5 is too small. Type a whole number from 4 to 30.'],
    ['31', '31 is too large. Type a whole number from 4 to 30.'],
    ['1e3', '"1e3" is not a number. Type a whole number from 4 to 30.'],
    ['5.5', '5.5 is not a whole number. Type a whole number from 4 to 30.'],
    ['Infinity', '"Infinity" is not a number. Type a whole number from 4 to 30.'],
  ])('says what is wrong with "%s" and what to do', (text, problem) => {
    expect(readNumber(text, height)).toEqual({ value: null, problem });
  });

  test('takes fractions only where they are allowed', () => {
    const step = { name: 'the step', least: 0.1, most: 100, whole: false };
    expect(readNumber('2.5', step).value).toBe(2.5);
    expect(readNumber('.5', step).value).toBe(0.5);
  });
});

describe('readFields', () => {
  const ranges = { height, width: { ...height, name: 'the width' } };

  test('gives all numbers when every text is good', () => {
    expect(readFields({ height: '5', width: '6' }, ranges)).toEqual({
      values: { height: 5, width: 6 },
      problems: {},
    });
  });

  test('names each bad field and gives no numbers', () => {
    const { values, problems } = readFields({ height: '5', width: 'x' }, ranges);
    expect(values).toBeNull();
    expect(Object.keys(problems)).toEqual(['width']);
  });
});
