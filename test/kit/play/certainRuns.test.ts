import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY, FILLED, UNKNOWN } from '../../../src/engine/board/cell.ts';
import { describeLine } from '../../../src/engine/board/description.ts';
import { fits } from '../../../src/engine/line/fits.ts';
import { CertainRuns, certainRuns } from '../../../src/kit/play/certainRuns.ts';

const cells = (text: string): Uint8Array =>
  Uint8Array.from(text, (sign) => (sign === '#' ? FILLED : sign === '.' ? EMPTY : UNKNOWN));

/** The places of a run in a fit. */
function placeOf(fit: Uint8Array, run: number): number {
  let seen = -1;
  for (const [at, cell] of fit.entries())
    if (cell === FILLED && fit[at - 1] !== FILLED && ++seen === run) return at;
  return -1;
}

test('a number is quiet exactly when its run lies in one place in every fit, and is filled', () => {
  const line = fc.array(fc.constantFrom(EMPTY, FILLED), { minLength: 1, maxLength: 10 });
  const kept = fc.array(fc.boolean(), { minLength: 10, maxLength: 10 });
  fc.assert(
    fc.property(line, kept, (picture, keep) => {
      const description = describeLine(Uint8Array.from(picture));
      fc.pre(description.length > 0);
      const marks = Uint8Array.from(picture, (cell, at) => (keep[at] ? cell : UNKNOWN));
      const all = [...fits(marks, description)];
      const slow = description.map((run, k) => {
        const places = new Set(all.map((fit) => placeOf(fit, k)));
        const [at] = places;
        return places.size === 1 && marks.subarray(at, at! + run).every((cell) => cell === FILLED);
      });
      expect(certainRuns(marks, description)).toEqual(slow);
    }),
    { numRuns: 300 },
  );
});

test('a run that only looks like one of its length stays', () => {
  // the 1 may be the first or the second
  expect(certainRuns(cells('???#???'), [1, 1])).toEqual([false, false]);
  expect(certainRuns(cells('#??????'), [1, 1])).toEqual([true, false]);
  // it lies nowhere else, but is not drawn yet
  expect(certainRuns(cells('?????'), [5])).toEqual([false]);
  expect(certainRuns(cells('#.#'), [3])).toEqual([false]);
});

test('the 0 of a line without runs is quiet once all of its cells are marked', () => {
  expect(certainRuns(cells('...'), [])).toEqual([true]);
  expect(certainRuns(cells('.?.'), [])).toEqual([false]);
  expect(certainRuns(cells('.#.'), [])).toEqual([false]);
});

test('the list of a line that has not changed stays the same object', () => {
  const certain = new CertainRuns();
  const first = certain.of(3, cells('#??'), [1]);
  expect(certain.of(3, cells('#??'), [1])).toBe(first);
  expect(certain.of(3, cells('???'), [1])).not.toBe(first);
});
