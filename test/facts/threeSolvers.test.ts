// The effort of three solvers: the boards are those of 003's effort, and what the companion says of the peaks holds.
import { expect, test } from 'vitest';
import { halfInferred } from '../../src/facts/deciding.ts';
import { solverPeaks, solverTable } from '../../src/facts/threeSolvers.ts';
import { askingSpec, readAsking } from '../../src/stored/asking.ts';
import { readStored, storedRun } from '../../src/stored/fromFile.ts';

const efforts = readStored(readAsking);

test('our procedure has the propagations that the run of its effort has, board by board', () => {
  const { spec, tally } = storedRun('threshold-effort 15x15');
  expect(spec.seed).toBe(askingSpec.seed);
  for (const [index, at] of askingSpec.percentages.entries()) {
    const point = spec.percentages.indexOf(at);
    for (const [board, { procedure }] of (efforts[index] ?? []).entries())
      expect([at, board, procedure]).toEqual([
        at,
        board,
        tally.propagations?.[board * spec.percentages.length + point],
      ]);
  }
});

test('the peaks of all three lie below the place where half can be inferred', () => {
  expect(solverPeaks.length).toBe(3);
  for (const { mean, median, high } of solverPeaks)
    for (const place of [mean, median, high]) expect(place).toBeLessThan(halfInferred(15));
});

test('the table has a mean and a median for each', () => {
  for (const row of solverTable.rows) expect(row.length).toBe(1 + 2 * solverPeaks.length);
});
