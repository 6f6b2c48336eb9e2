import { expect, test } from 'vitest';
import { FILLED, EMPTY, UNKNOWN } from '../../../src/engine/board/cell.ts';
import { leastPremises } from '../../../src/engine/line/premises.ts';
import { settle } from '../../../src/engine/line/settle.ts';

const lineOf = (text: string): Uint8Array =>
  Uint8Array.from(text, (sign) => (sign === '#' ? FILLED : sign === '.' ? EMPTY : UNKNOWN));
const textOf = (line: Uint8Array): string =>
  Array.from(line, (value) => ['.', '#', '?'][value]).join('');
const all = [0, 1, 2, 3, 4];

test('only what the conclusion needs is left, those tried first forgotten first', () => {
  // a 3 in five cells has the middle one by itself
  expect(textOf(leastPremises(lineOf('.???.'), [3], [{ along: 2, value: FILLED }], all))).toBe(
    '?????',
  );
  // the second one is filled by an empty fourth or fifth, and by a filled first: one of them is enough
  const conclusion = [{ along: 1, value: FILLED }];
  expect(textOf(leastPremises(lineOf('??#.?'), [3], conclusion, all))).toBe('???.?');
  expect(textOf(leastPremises(lineOf('##?..'), [3], conclusion, all))).toBe('????.');
  expect(textOf(leastPremises(lineOf('##?..'), [3], conclusion, all.toReversed()))).toBe('#????');
});

test('a line without a fit keeps a reason for having none', () => {
  const line = lineOf('#.#.?');
  const least = leastPremises(line, [3], null, all);
  expect(settle(least, [3])).toBeNull();
  for (const at of all) {
    if (least[at] === UNKNOWN) continue;
    const less = least.slice();
    less[at] = UNKNOWN;
    expect(settle(less, [3])).not.toBeNull();
  }
  expect(textOf(line)).toBe('#.#.?'); // as it was
});

test('cells that may not be forgotten stay', () => {
  expect(textOf(leastPremises(lineOf('.???.'), [3], [{ along: 2, value: FILLED }], [0]))).toBe(
    '????.',
  );
});
