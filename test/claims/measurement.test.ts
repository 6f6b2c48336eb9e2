import { readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  allMeasurements,
  measurements,
  storedMeasurement,
  storedOutcomes,
} from '../../src/claims/measurement.ts';
import type { TallyNamed } from '../../src/claims/measurement.ts';
import { anyExperimentOf } from '../../src/experiments/experiments.ts';
import type { FourCensusTally } from '../../src/experiments/fourCensus.ts';
import type { ProbingTally } from '../../src/experiments/sequences.ts';
import { censuses } from '../../src/claims/censuses.ts';
import { claimOf } from '../../src/claims/ledger.ts';

describe('the measurements', () => {
  test.each(Object.entries(measurements))(
    '%s can be run, and is what its file says',
    (name, one) => {
      expect(one.id).toBe(name);
      anyExperimentOf(one.experiment).check(one.spec);
      const text = readFileSync(`public/results/${one.stored}.json`, 'utf8');
      const stored = JSON.parse(text) as Record<string, unknown>;
      const { experiment, spec } = (stored['run'] ?? stored) as Record<string, unknown>;
      expect({ experiment, spec }).toEqual({ experiment: one.experiment, spec: one.spec });
    },
  );

  test('those in parts are the censuses of their figures', () => {
    const long = allMeasurements.filter(({ inParts }) => inParts !== undefined);
    expect(long).toHaveLength(3);
    for (const { stored = '', experiment, spec } of long) {
      const census = censuses.find(({ id }) => id === stored)?.census;
      expect(census?.experiment.id).toBe(experiment);
      expect(census?.spec).toEqual(spec);
    }
  });

  test('the stored outcomes are of figures', () => {
    for (const id of storedOutcomes) expect(claimOf(id)?.id).toBe(id);
  });

  test('are found by experiment and settings', () => {
    const five = storedMeasurement('four-census', ({ height, width }) => height * width === 25);
    expect(five?.stored).toBe('four-census-5x5');
    expect(storedMeasurement('hunt', () => true)).toBeUndefined();
    expect(storedMeasurement('switching', ({ height }) => height === 10)?.id).toBe(
      'switching 10x10',
    );
    expect(storedMeasurement('switching', ({ height }) => height === 8)).toBeUndefined();
  });

  test('have the tally of their experiment', () => {
    expectTypeOf<TallyNamed<'four-census 6x6'>>().toEqualTypeOf<FourCensusTally>();
    expectTypeOf<TallyNamed<'probing 4x4'>>().toEqualTypeOf<ProbingTally>();
  });
});
