import { describe, expect, test } from 'vitest';
import { excerpt } from '../../../src/notebook/page/excerpt.ts';

const text = (stretches: ReturnType<typeof excerpt>): string =>
  stretches.map((stretch) => stretch.text).join('');
const long = `${'early words '.repeat(40)}needle ${'late words '.repeat(40)}`;

describe('excerpt', () => {
  test('shows the surroundings of the first hit and marks it', () => {
    const stretches = excerpt(long, ['needle']);
    expect(stretches.filter(({ hit }) => hit).map((stretch) => stretch.text)).toEqual(['needle']);
    expect(text(stretches)).toMatch(/^… .* …$/);
    expect(text(stretches).length).toBeLessThan(260);
  });

  test('starts at the beginning when nothing is hit', () => {
    expect(text(excerpt(long, ['absent']))).toMatch(/^early words/);
    expect(excerpt(long, ['absent']).every(({ hit }) => !hit)).toBe(true);
  });

  test('takes words that mean something in a pattern literally', () => {
    expect(excerpt('0* 1{3}', ['1{3}'])).toEqual([
      { text: '0* ', hit: false },
      { text: '1{3}', hit: true },
    ]);
  });

  test('marks a number however its digits are grouped', () => {
    expect(excerpt('so 24,976,511 of 24,976', ['24976511'])).toEqual([
      { text: 'so ', hit: false },
      { text: '24,976,511', hit: true },
      { text: ' of 24,976', hit: false },
    ]);
  });

  test('gives a short text whole', () => expect(text(excerpt('short', []))).toBe('short'));
});
