/**
 * Where a claim gets the tallies that it reads: measured here and now (`here`), or stored before (`storedIn`). The claim
 * cannot tell them apart. What a reader's own run says is told from its points (`CurveClaim.oursFrom`).
 */
import { experimentOf } from '../experiments/experiments.ts';
import type { ExperimentId, SpecOf, TallyOf } from '../experiments/experiments.ts';
import { measurements } from './measurement.ts';
import type { MeasurementName, StoredOutcome, TallyNamed } from './measurement.ts';

/** Tallies by the names of their measurements. */
export type Measured = {
  /** Not to be changed: others read it too. @throws RangeError for a measurement that is not to be had */
  tally<Name extends MeasurementName>(this: void, name: Name): TallyNamed<Name>;
  /** What a claim found that is stored as a whole; undefined where it is to be read anew. */
  outcome(this: void, id: StoredOutcome): unknown;
  /** What a claim found before with the same sources, or what it finds now. */
  kept: Keep;
};

/** Finds something, unless it is known by its name. */
type Keep = <Value>(this: void, name: string, find: () => Value) => Value;

const keepNothing: Keep = (_, find) => find();

/** Told of a run: its name, and how much of it is done, 0 to 1. */
type Tell = (name: MeasurementName, share: number) => void;

/** So many times a run says how far it is, where it has as many units. */
const STEPS = 200;

/** Runs an experiment to its end, on this core. @throws RangeError when the spec cannot be run */
function run<Id extends ExperimentId>(
  id: Id,
  spec: SpecOf<Id>,
  tell: (share: number) => void,
): TallyOf<Id> {
  const experiment = experimentOf(id);
  experiment.check(spec);
  const tally = experiment.emptyTally(spec);
  const add = experiment.begin(spec);
  const units = experiment.units(spec);
  const step = Math.max(1, Math.ceil(units / STEPS));
  for (let from = 0; from < units; from += step) {
    const to = Math.min(units, from + step);
    add(from, to, tally);
    tell(to / units);
  }
  return tally;
}

/** Remembers the tallies that a provider gave. */
function remembered(measure: (name: MeasurementName) => unknown): Measured['tally'] {
  const known = new Map<MeasurementName, unknown>();
  return <Name extends MeasurementName>(name: Name) => {
    if (!known.has(name)) known.set(name, measure(name));
    return known.get(name) as TallyNamed<Name>;
  };
}

/**
 * Measures whatever is asked for, once. 4x4 takes an instant, 5x5 about ten seconds, 6x6 hours.
 *
 * @param tell - called again and again while a run goes on, the last time with 1
 */
export const measuring = (tell: Tell): Measured => ({
  tally: remembered((name) => {
    const { experiment, spec } = measurements[name];
    return run(experiment, spec as SpecOf<typeof experiment>, (share) => tell(name, share));
  }),
  outcome: () => undefined,
  kept: keepNothing,
});

/** The same without a word. */
export const here: Measured = measuring(() => {});

/**
 * What was stored before.
 *
 * @param tallyOf - reads and checks a stored tally, or gives undefined where none is stored: it is measured then
 * @param outcomeOf - likewise the outcome of a claim
 * @param kept - what claims find from them
 */
export const storedIn = (
  tallyOf: (name: MeasurementName) => unknown,
  outcomeOf: (id: StoredOutcome) => unknown,
  kept = keepNothing,
): Measured => ({
  tally: remembered((name) => tallyOf(name) ?? here.tally(name)),
  outcome: outcomeOf,
  kept,
});
