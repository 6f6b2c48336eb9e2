// The effort of three solvers: the boards are those of 003's effort, and what the companion says of the peaks holds.
import { describe, expect, test } from 'vitest';
import { halfInferred } from '../../src/facts/deciding.ts';
import { asked } from '../../src/facts/threeSolvers.ts';
import { askingSpec, readAsking } from '../../src/stored/asking.ts';
import { readStored, storedRun } from '../../src/stored/fromFile.ts';

const efforts = readStored(readAsking);

const efforted = { 15: 'threshold-effort 15x15', 20: 'threshold-effort 20x20' } as const;

describe.each(asked)('on $size', ({ side, peaks, table }) => {
  const own = efforts[askingSpec.sides.indexOf(side)]!;

  test('our procedure has the propagations that the run of its effort has, board by board', () => {
    const { spec, tally } = storedRun(efforted[side]);
    expect(spec.seed).toBe(askingSpec.seed);
    for (const [index, at] of askingSpec.percentages.entries()) {
      const point = spec.percentages.indexOf(at);
      for (const [board, { procedure }] of own[index]!.slice(0, spec.boards).entries())
        expect([at, board, procedure]).toEqual([
          at,
          board,
          tally.propagations?.[board * spec.percentages.length + point],
        ]);
    }
  });

  test('the peaks of all three lie below the place where half can be inferred', () => {
    expect(peaks.length).toBe(3);
    for (const { mean, median, high } of peaks)
      for (const place of [mean, median, high]) expect(place).toBeLessThan(halfInferred(side));
  });

  test('the table has a mean and a median for each', () => {
    for (const row of table.rows) expect(row.length).toBe(1 + 2 * peaks.length);
  });
});
