// What makes pools, pauses and crashes harmless: a tally does not show how its units were cut and in what order merged.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DensitySpec } from '../../src/experiments/density.ts';
import { experimentOf, experiments } from '../../src/experiments/experiments.ts';
import type { ExperimentId, SpecOf } from '../../src/experiments/experiments.ts';
import type { HuntSpec } from '../../src/experiments/hunt.ts';

const densitySpec: DensitySpec = {
  height: 5,
  width: 6,
  model: 'exact',
  percentages: [0, 20, 45, 50, 55, 80],
  boards: 40,
  seed: 11,
};

const huntSpec: HuntSpec = {
  height: 6,
  width: 5,
  method: 'climb',
  percentage: 55,
  restarts: 40,
  steps: 12,
  seed: 5,
};

/** Cuts 0..units at random places and shuffles the parts. */
const cuts = (units: number): fc.Arbitrary<[number, number][]> =>
  fc
    .uniqueArray(fc.integer({ min: 1, max: units - 1 }), { maxLength: 8 })
    .map((places) => [0, ...places.toSorted((a, b) => a - b), units])
    .map((ends) => ends.slice(1).map((end, i): [number, number] => [ends[i] as number, end]))
    .chain((parts) => fc.shuffledSubarray(parts, { minLength: parts.length }));

/** Three ways to the same tally: at once; part after part into one tally; parts of their own, merged in tree order. */
function check<Id extends ExperimentId>(id: Id, spec: SpecOf<Id>): void {
  const experiment = experimentOf(id);
  const units = experiment.units(spec);
  const whole = experiment.emptyTally(spec);
  experiment.begin(spec)(0, units, whole);
  fc.assert(
    fc.property(cuts(units), fc.boolean(), (parts, left) => {
      const one = experiment.emptyTally(spec);
      const same = experiment.begin(spec);
      for (const [from, to] of parts) same(from, to, one);
      expect(one).toEqual(whole);

      const tallies = parts.map(([from, to]) => {
        const tally = experiment.emptyTally(spec);
        experiment.begin(spec)(from, to, tally);
        return structuredClone(tally);
      });
      const empty = experiment.emptyTally(spec);
      const merged = left
        ? tallies.reduce((into, part) => (experiment.merge(into, part), into), empty)
        : tallies.reduceRight((into, part) => (experiment.merge(part, into), part), empty);
      expect(merged).toEqual(whole);
    }),
    { numRuns: 40 },
  );
}

describe('a run in parts', () => {
  test('of density is the run at once', () => {
    check('density', densitySpec);
    check('density', { ...densitySpec, model: 'independent' });
    check('density', { ...densitySpec, percentages: [], filled: [2, 15] });
    check('density', { ...densitySpec, four: true });
    check('density', { ...densitySpec, four: true, twoSat: true });
  });

  test('of the count of switching components is the run at once', () => {
    check('switching', densitySpec);
  });

  test('of the work of deciding is the run at once', () => {
    check('deciding', { ...densitySpec, boards: 3 });
  });

  test('of what each method finds is the run at once', () => {
    check('reach', { ...densitySpec, model: 'independent', boards: 3 });
  });

  test('of what can be inferred is the run at once', () => {
    const spec = { side: 4, percentages: [25, 40], boards: 4, seed: 9 };
    check('threshold', spec);
    check('threshold', { ...spec, boards: 1, procedure: true, methods: true });
  });

  test('of the count of all classes is the run at once', () => {
    const size = { height: 3, width: 4, unique: true, oneClue: true };
    check('four-census', size);
    check('four-census', { ...size, folded: true });
    check('four-census', { ...size, unique: true, twoSat: true });
    check('four-census', { ...size, from: 100, to: 1100 });
    check('four-census', { ...size, sample: 300, seed: 5 });
    check('four-census', { ...size, filled: 6 });
    check('four-census', { ...size, filled: 5, folded: true });
  });

  test('of the count of difficulties is the run at once', () => {
    check('difficulty-count', { height: 3, width: 4, first: 'H' });
    check('difficulty-count', { height: 4, width: 3, first: 'V' });
  });

  test('of what can be inferred of all images is the run at once', () => {
    check('inference-census', { height: 3, width: 4 });
  });

  test('of the walk through the census is the run at once', () => {
    check('census-walk', { height: 3, width: 4 });
  });

  test('of the probing census is the run at once', () => {
    check('probing-census', { height: 3, width: 4 });
    check('probing-census', { height: 3, width: 3 });
  });

  test('of the count of all sequences is the run at once', () => {
    check('sequence-census', { height: 4, width: 4 });
    check('sequence-census', { height: 3, width: 4 });
  });

  test('of probing by levels is the run at once', () => {
    check('probing-levels', { side: 2 });
    check('probing-beyond', { height: 3, width: 4 });
  });

  test('of what 2009 has more is the run at once', () => {
    check('two-sat-more', { height: 3, width: 4 });
    check('two-sat-more', { height: 4, width: 5, percentages: [40, 55], boards: 20, seed: 3 });
  });

  test('of how hard boards are is the run at once', () => {
    check('how-hard', { sides: [4, 7], percentages: [30, 50], boards: 12, seed: 3 });
  });

  test('of boards with one solution is the run at once', () => {
    const spec = { height: 6, width: 5, percentages: [30, 50], boards: 12, seed: 3, limit: 1e6 };
    check('one-solution', spec);
    check('one-solution', { ...spec, framed: true });
  });

  test('of the classes of small sizes is the run at once', () => {
    check('small-sizes', { sizes: ['2x3', '3x3', '2x7'] });
  });

  test('of the ranking is the run at once', () => check('ranking', { side: 3 }));

  test('of a hunt is the run at once', () => {
    check('hunt', huntSpec);
    check('hunt', { ...huntSpec, method: 'random' });
    check('hunt', { ...huntSpec, method: 'anneal' });
    check('great-hunt', {
      height: 6,
      width: 6,
      filled: 19,
      method: 'overlap',
      needed: false,
      formula: null,
      measure: 'none',
      least: 0,
      most: 0,
      boards: 300,
      seed: 5,
    });
  });

  test('of a lattice of solvers is the run at once, also for a worker that begins in the middle', () => {
    check('pq-lattice', { puzzle: '4x4_1_1.1_1_1~1_1.1_1_1' });
  });
});

describe('experimentOf', () => {
  test('knows every experiment by the name that it has itself', () => {
    for (const [id, experiment] of Object.entries(experiments)) expect(experiment.id).toBe(id);
  });

  test('refuses other names, those of Object.prototype included', () => {
    expect(() => experimentOf('toString' as ExperimentId)).toThrow('no such experiment: toString');
  });
});
