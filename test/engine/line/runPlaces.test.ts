// The places of runs against all fits of a line.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fits } from '../../../src/engine/line/fits.ts';
import { runPlaces } from '../../../src/engine/line/runPlaces.ts';
import * as arbitrary from '../../arbitraries.ts';

/** Where the runs of a finished line begin. */
const begins = (line: Uint8Array): number[] =>
  [...line.keys()].filter((at) => line[at] === 1 && line[at - 1] !== 1);

test('runPlaces gives of each run the first and the last begin among all fits, null without a fit', () => {
  let without = 0;
  fc.assert(
    fc.property(arbitrary.anyLine(1, 9), ({ line, description }) => {
      const all = [...fits(line, description)].map(begins);
      const places = runPlaces(line, description);
      if (all.length === 0) {
        without++;
        expect(places).toBeNull();
        return;
      }
      const of = (pick: (...all: number[]) => number): number[] =>
        description.map((_, run) => pick(...all.map((one) => one[run]!)));
      expect([...places!.earliest]).toEqual(of(Math.min));
      expect([...places!.latest]).toEqual(of(Math.max));
    }),
    { numRuns: 2000, seed: 5 },
  );
  expect(without).toBeGreaterThan(100);
});
