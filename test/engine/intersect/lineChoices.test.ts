import { describe, expect, test } from 'vitest';
import { choicesOf, createLineChoices } from '../../../src/engine/intersect/lineChoices.ts';
import { choices } from '../../../src/engine/intersect/pqIntersection.ts';

describe('createLineChoices', () => {
  test.each([
    [5, 2],
    [7, 5],
    [4, 4],
    [6, 1],
  ])('goes through the choices of %i lines, %i at a time, in their order', (n, k) => {
    const all = [...choices(n, k)];
    const lines = createLineChoices(n, k);
    expect(lines.count).toBe(all.length);
    expect(choicesOf(n, k)).toBe(all.length);
    // once round, as solvers do it, and on
    const seen = Array.from({ length: 2 * all.length }, (_, at) => [...lines.at(at % all.length)]);
    expect(seen).toEqual([...all, ...all]);
  });

  test('finds a choice by its number whichever was asked for before', () => {
    const all = [...choices(6, 3)];
    const lines = createLineChoices(6, 3);
    for (const number of [13, 2, 2, 19, 0, 7]) expect(lines.at(number)).toEqual(all[number]);
  });

  test('refuses choices that are not there', () => {
    expect(() => createLineChoices(3, 4)).toThrow('choose 1 to 3 lines: 4');
    expect(() => createLineChoices(3, 0)).toThrow(RangeError);
    expect(() => createLineChoices(3, 2).at(3)).toThrow('no such choice: 3');
    expect(choicesOf(3, 4)).toBe(0);
  });
});
