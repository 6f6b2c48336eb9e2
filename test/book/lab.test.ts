// Every experiment whose runs a figure keeps: what the lab book says of it, and the curves of those that have some.
import { describe, expect, test } from 'vitest';
import { lab } from '../../src/book/lab.ts';
import { anyExperimentOf, experiments } from '../../src/experiments/experiments.ts';
import type { ExperimentId } from '../../src/experiments/experiments.ts';
import { keptText } from '../../src/notebook/run/keptRuns.ts';

const sample = {
  height: 5,
  width: 5,
  model: 'exact',
  percentages: [20, 40, 60],
  boards: 4,
} as const;

/** A small run of every kind that can be laid over another. */
const specs: Readonly<Partial<Record<ExperimentId, object>>> = {
  density: { ...sample, four: true, seed: 3 },
  switching: { ...sample, seed: 3 },
  deciding: { ...sample, seed: 3 },
  reach: { ...sample, seed: 3 },
  threshold: { side: 5, percentages: [20, 40, 60], boards: 4, seed: 3 },
  'inference-census': { height: 3, width: 3 },
};

/** A run, as far as it came. */
function ran(id: ExperimentId, spec: object, share = 1) {
  const experiment = anyExperimentOf(id);
  const total = experiment.units(spec);
  const done = Math.floor(share * total);
  const tally = experiment.emptyTally(spec);
  experiment.begin(spec)(0, done, tally);
  const left = done < total ? [{ from: done, to: total }] : [];
  const text = keptText(experiment, { tally, done, elapsed: 1, left });
  return { id, version: experiment.version, spec, text };
}

const { signal } = new AbortController();

describe.each(Object.entries(specs) as [ExperimentId, object][])('%s', (id, spec) => {
  test('is laid over a run of other settings, each share within its interval', async () => {
    const run = ran(id, spec);
    expect(lab.chart(run)).not.toBeNull();
    const other = ran(id, 'seed' in spec ? { ...spec, seed: 4 } : { height: 2, width: 4 });
    const curves = await lab.lay([run, other], signal);
    expect(curves.length).toBeGreaterThan(0);
    for (const { name, of } of curves) {
      expect(of[0].length, name).toBeGreaterThan(0);
      for (const { share, low, high } of of.flat()) {
        expect(share, name).toBeGreaterThanOrEqual(low);
        expect(share, name).toBeLessThanOrEqual(high);
      }
    }
  });
});

test('every experiment with a curve is tried here', () => {
  const named = Object.keys(experiments).filter((id) => lab.chart({ id, version: 1, spec: {} }));
  expect(named.toSorted()).toEqual(Object.keys(specs).toSorted());
});

test('what is kept and does not add up, or is of another version, is not drawn', async () => {
  const run = ran('switching', specs.switching!);
  const lay = (more: object) => lab.lay([run, { ...run, ...more }], signal);
  await expect(lay({ text: run.text.replace('"done":12', '"done":11') })).rejects.toThrow('add up');
  await expect(lay({ version: 99 })).rejects.toThrow('version 99');
  await expect(lay({ spec: { ...sample, boards: 0, seed: 1 } })).rejects.toThrow('boards');
});

test('settings are told in words, the size first and the seed last', () => {
  const run = ran('density', specs.density!);
  expect(lab.settings(run)).toEqual([
    '5\u00a0×\u00a05',
    '20 to 60\u00a0% filled by 20',
    'exact share',
    '4 boards each',
    'with pairs',
    'seed 3',
  ]);
  expect(lab.settings({ id: 'x', version: 1, spec: null })).toEqual([]);
  expect(lab.settings({ id: 'x', version: 1, spec: { byPuzzle: false, list: [1, 'b'] } })).toEqual([
    'no by puzzle',
    'list 1, b',
  ]);
  expect(lab.chart({ id: 'four-census', version: 1, spec: {} })).toBeNull();
});
