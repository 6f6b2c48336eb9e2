import { expect, test } from 'vitest';
import { createFourCensus, createFourTally } from '../../../src/engine/census/smallFourCensus.ts';
import { createLongFourCensus } from '../../../src/engine/census/longFourCensus.ts';

const everything = { unique: true, oneClue: true, twoSat: true, folded: true };

test('createLongFourCensus counts what the census by tables counts, beyond FourSolver included', () => {
  for (const [height, width, from, to] of [
    [4, 4, 0, 2 ** 16],
    [6, 3, 100_000, 2 ** 18],
    [5, 5, 0, 60_000], // the first puzzles of one solution that FourSolver does not solve are here
  ] as const) {
    const table = createFourTally(height, width, everything);
    const long = createFourTally(height, width, everything);
    createFourCensus(height, width, everything).add(table, from, to);
    createLongFourCensus(height, width, everything).add(long, from, to);
    expect(long).toEqual(table);
    if (width === 5) expect((table.unique[2] ?? 0) + (table.unique[3] ?? 0)).toBeGreaterThan(0);
  }
});

test('createLongFourCensus refuses more than 49 cells', () => {
  expect(() => createLongFourCensus(2, 25)).toThrow('a census takes up to 49 cells: 2 x 25');
});
