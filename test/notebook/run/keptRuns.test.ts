import { describe, expect, test } from 'vitest';
import { density } from '../../../src/experiments/density.ts';
import type { DensitySpec } from '../../../src/experiments/density.ts';
import { dayText, keptText, readKept, runKey } from '../../../src/notebook/run/keptRuns.ts';

const spec = (seed: number): DensitySpec => ({
  height: 4,
  width: 4,
  model: 'exact',
  percentages: [30, 60],
  boards: 20,
  seed,
});

/** A run of the first units. */
function run(seed: number, done = 40) {
  const tally = density.emptyTally(spec(seed));
  density.begin(spec(seed))(0, done, tally);
  return { tally, done, elapsed: 12, left: done === 40 ? [] : [{ from: done, to: 40 }] };
}

describe('a run that is kept', () => {
  test.each([40, 17])('of %i units is there again as it was', (done) => {
    const back = readKept(keptText(density, run(1, done)), density, spec(1));
    expect(back).toMatchObject({ ...run(1, done), total: 40, complete: done === 40 });
    // goes on as if it had never left
    const rest = density.emptyTally(spec(1));
    for (const { from, to } of back!.left) density.begin(spec(1))(from, to, rest);
    density.merge(rest, back!.tally);
    expect(rest).toEqual(run(1).tally);
  });

  test('belongs to its settings and its version', () => {
    const keys = [
      runKey(density, spec(1)),
      runKey(density, spec(2)),
      runKey({ ...density, version: 99 }, spec(1)),
    ];
    expect(new Set(keys).size).toBe(3);
    expect(runKey(density, { ...spec(1) })).toBe(keys[0]);
  });

  test.each([
    '',
    'nonsense',
    '{}',
    '{"done":40,"elapsed":1,"left":[],"tally":{"boards":[20,20],"simple":[99,0]}}',
    '{"done":10,"elapsed":1,"left":[],"tally":{"boards":[5,5],"simple":[0,0]}}',
  ])('and does not add up is not shown: %s', (text) => {
    expect(readKept(text, density, spec(1))).toBeNull();
  });
});

const at = (year: number, month: number, day: number): number =>
  new Date(year, month - 1, day, 12).getTime();

test('a day is told as far as it is needed', () => {
  expect(dayText(at(2026, 5, 3), at(2026, 5, 3))).toBeNull();
  expect(dayText(at(2026, 5, 3), at(2026, 11, 27))).toBe('3 May');
  expect(dayText(at(2025, 12, 31), at(2026, 1, 1))).toBe('31 December 2025');
});
