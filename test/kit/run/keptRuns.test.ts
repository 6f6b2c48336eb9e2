import { describe, expect, test } from 'vitest';
import { density } from '../../../src/experiments/density.ts';
import type { DensitySpec } from '../../../src/experiments/density.ts';
import { keepRun, keptRun } from '../../../src/kit/run/keptRuns.ts';
import type { Keeping } from '../../../src/kit/run/keptRuns.ts';

/** A store with room for so many characters. */
function store(room = Infinity): Keeping & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => {
      const others = [...kept].filter(([other]) => other !== key);
      const used = others.reduce((sum, [, other]) => sum + other.length, 0);
      if (used + text.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, text);
    },
    removeItem: (key) => kept.delete(key),
  };
}

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

describe('a run that has ended', () => {
  test.each([40, 17])('of %i units is there again as it was', (done) => {
    const kept = store();
    keepRun(kept, density, spec(1), run(1, done));
    const back = keptRun(kept, density, spec(1));
    expect(back).toMatchObject({ ...run(1, done), total: 40, complete: done === 40 });
    // goes on as if it had never left
    const rest = density.emptyTally(spec(1));
    for (const { from, to } of back!.left) density.begin(spec(1))(from, to, rest);
    density.merge(rest, back!.tally);
    expect(rest).toEqual(run(1).tally);
  });

  test('is not there for other settings, another version, or when nothing was done', () => {
    const kept = store();
    keepRun(kept, density, spec(1), run(1));
    keepRun(kept, density, spec(3), run(3, 0));
    expect(keptRun(kept, density, spec(2))).toBeNull();
    expect(keptRun(kept, density, spec(3))).toBeNull();
    expect(keptRun(kept, { ...density, version: 99 }, spec(1))).toBeNull();
  });

  test('gives way to newer ones', () => {
    const kept = store();
    for (let seed = 1; seed <= 20; seed++) keepRun(kept, density, spec(seed), run(seed));
    const there = Array.from({ length: 20 }, (_, at) => keptRun(kept, density, spec(at + 1)));
    expect(there.map((one) => one !== null)).toEqual(
      Array.from({ length: 20 }, (_, at) => at >= 8),
    );
    expect(kept.kept.size).toBe(13); // twelve, and the list
  });

  test('makes room in a store that is full, and is lost without harm where there is none', () => {
    const small = store(600);
    for (let seed = 1; seed <= 6; seed++) keepRun(small, density, spec(seed), run(seed));
    expect(keptRun(small, density, spec(1))).toBeNull();
    expect(keptRun(small, density, spec(6))).not.toBeNull();
    const none = store(0);
    keepRun(none, density, spec(1), run(1));
    expect(keptRun(none, density, spec(1))).toBeNull();
  });

  test.each([
    'nonsense',
    '{}',
    '{"done":40,"elapsed":1,"left":[],"tally":{"boards":[20,20],"simple":[99,0]}}',
    '{"done":10,"elapsed":1,"left":[],"tally":{"boards":[5,5],"simple":[0,0]}}',
  ])('that does not add up is not shown: %s', (text) => {
    const kept = store();
    keepRun(kept, density, spec(1), run(1));
    const [key = ''] = kept.kept.keys();
    kept.kept.set(key, text);
    expect(keptRun(kept, density, spec(1))).toBeNull();
  });
});
