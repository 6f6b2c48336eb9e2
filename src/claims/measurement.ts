/**
 * Everything that was measured beforehand and stored beside the pages (public/results), by name: what was run, and in
 * which file it lies. What is *read* from a measurement is a matter of milliseconds and stands elsewhere; so one long run
 * serves every sentence, chart and table that rests on it.
 *
 * `npm run results` makes the files from this list, in this order. Experiments are named here, not imported: a page that
 * looks a file up does not load them all.
 */
import { censuses, difficultyCounts, fourCensuses } from './measured/census.ts';
import {
  densities,
  hardBoards,
  oneSolutionRuns,
  samples,
  triedFurther,
} from './measured/samples.ts';
import { inferred } from './measured/threshold.ts';
import type { Measurement, StoredMeasurement } from './measured/run.ts';
import type { ExperimentId, SpecOf, TallyOf } from '../experiments/experiments.ts';

export { drawnSizes, probedSizes } from './measured/census.ts';
export { triedSizes } from './measured/samples.ts';
export type { SampledSize } from './measured/samples.ts';
export type { StoredMeasurement } from './measured/run.ts';
export type { ThresholdName } from './measured/threshold.ts';

/** All stored runs, in the order in which they are made and listed. */
export const measurements = {
  ...densities,
  ...difficultyCounts,
  ...samples,
  ...hardBoards,
  ...oneSolutionRuns,
  ...inferred,
  ...fourCensuses,
  ...triedFurther,
  ...censuses,
} as const;

/** The name of a measurement. */
export type MeasurementName = keyof typeof measurements;

/** The experiment that a measurement is a run of. */
export type ExperimentOf<Name extends MeasurementName> = (typeof measurements)[Name]['experiment'];

/** What a measurement found. */
export type TallyNamed<Name extends MeasurementName> = TallyOf<ExperimentOf<Name>>;

/** The measurement of a name, of the type of its experiment. */
export const namedRun = <Name extends MeasurementName>(
  name: Name,
): StoredMeasurement<ExperimentOf<Name>> =>
  measurements[name] as unknown as StoredMeasurement<ExperimentOf<Name>>;

/** Some measurement: which experiment it is a run of tells its spec. */
export type AnyMeasurement = { [Id in ExperimentId]: Measurement<Id> }[ExperimentId];

/** All measurements in their order. */
export const allMeasurements: readonly AnyMeasurement[] = Object.values(measurements);

/**
 * Looks for the stored run of an experiment with some settings. Those in parts are found by their names only.
 *
 * @param fits - whether a spec is the one that is wanted
 */
export function storedMeasurement<Id extends ExperimentId>(
  experiment: Id,
  fits: (spec: SpecOf<Id>) => boolean,
): StoredMeasurement<Id> | undefined {
  for (const one of allMeasurements) {
    if (one.experiment !== experiment || one.stored === undefined || one.inParts !== undefined)
      continue;
    const known = one as unknown as Measurement<Id>;
    if (fits(known.spec)) return { ...known, stored: one.stored };
  }
  return undefined;
}

/**
 * Published numbers whose recomputation is too long for building the site, by the ids of their claims: the file holds
 * what we find, as the claim gives it.
 */
export const storedOutcomes = [
  '000-section-3.1-least-settles-5x5',
  '000-section-4.1-224751',
  '000-section-4.1-224751-orders',
  '000-figure-3-14-sweeps',
  '000-figure-3-higher',
  '000-figure-3-lost-pictures',
  '001-section-5-set-probing',
  '001-section-5-further-classification',
  '001-section-5-larger-boards',
  '000-section-4.1-nothing-fixed',
  '001-section-4.2-eight-puzzles',
  '001-section-4.2-switching',
  '001-section-5-rest-solutions-5x5',
  '001-section-3.5.1-four-fifteens-5x5',
  '001-section-3.5.3-first-levels',
  '001-section-3.5.3-four-only',
  '000-section-4.2-just-a-little',
  '000-section-4.2-hardly-a-difference',
  '000-section-4.2-10x10-not-unique',
  '000-section-4.2-30x30-not-unique',
  '002-15x15-113-overlap',
  '002-formula-5x5',
  '000-figure-5-symmetry',
  '000-section-5-non-uniqueness',
  '004-combinations-double',
  '004-pq-solvable',
  '004-easy-in-practice',
  'web-minizinc-open',
  'web-oeis-a385862',
] as const;

/** A published number whose outcome is stored. */
export type StoredOutcome = (typeof storedOutcomes)[number];

/** Whether the outcome of a claim is stored. */
export const isStoredOutcome = (id: string): id is StoredOutcome =>
  storedOutcomes.some((one) => one === id);
