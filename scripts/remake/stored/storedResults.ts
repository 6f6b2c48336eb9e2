/**
 * The full runs that the site shows beneath the reader's own: which there are, how a file of them looks, and how to
 * check one by doing part of it again.
 */
import { readFileSync } from 'node:fs';
import { allMeasurements, storedOutcomes } from '../../../src/claims/measurement.ts';
import type { AnyMeasurement } from '../../../src/claims/measurement.ts';
import { outcomeVersion } from '../../../src/claims/storedOutcome.ts';
import { density } from '../../../src/experiments/density.ts';
import type { DensitySpec, DensityTally } from '../../../src/experiments/density.ts';
import type { Experiment } from '../../../src/notebook/plain/experiment.ts';
import { anyExperimentOf } from '../../../src/experiments/experiments.ts';
import { claimOf } from '../../../src/claims/ledger.ts';
import { here } from '../../../src/claims/evidence.ts';
import { fourCensus, fourTotals } from '../../../src/experiments/fourCensus.ts';
import type { FourCensusSpec, FourCensusTally } from '../../../src/experiments/fourCensus.ts';
import { oneSolution } from '../../../src/experiments/oneSolution.ts';
import type { OneSolutionSpec, OneSolutionTally } from '../../../src/experiments/oneSolution.ts';
import { readingNames, readings } from '../../../src/experiments/readings.ts';
import type { HuntPoint, ReadingsSpec, ReadingsTally } from '../../../src/experiments/readings.ts';
import { threshold } from '../../../src/experiments/threshold.ts';
import { wilson } from '../../../src/notebook/plain/wilson.ts';
import { resumedRun } from './resumableRun.ts';

/** Where the files are. */
export const resultsFolder = new URL('../../../public/results/', import.meta.url);

/** A run that is stored: a measurement, or what a figure finds. */
export type Plan =
  | (AnyMeasurement & { readonly name: string })
  | {
      readonly name: string; // the figure's id
      readonly experiment: 'figure';
      readonly spec: { readonly id: string };
    };

/** A stored run as it stands in its file. */
export type StoredResult = {
  readonly experiment: Plan['experiment'];
  readonly version: number; // of the experiment
  readonly spec: unknown;
  readonly command: string; // that makes the file
  readonly date: string; // of the day it was made, YYYY-MM-DD
  readonly engine: string; // version in package.json
  readonly tally: unknown; // typed arrays as lists
  readonly pieces?: readonly unknown[]; // the tally of each piece of it; see `inPieces`
  readonly digest?: string; // of all else; put in by `recordText`
};

/** All stored runs but those that take hours; a plan is named as its file. */
export const plans: readonly Plan[] = [
  ...allMeasurements.flatMap((one): readonly Plan[] =>
    one.stored === undefined || one.inParts !== undefined ? [] : [{ ...one, name: one.stored }],
  ),
  ...storedOutcomes.map((id): Plan => ({ name: id, experiment: 'figure', spec: { id } })),
];

/** Of figures, the version of this way to store them. */
const versionOf = (experiment: Plan['experiment']): number =>
  experiment === 'figure' ? outcomeVersion : anyExperimentOf(experiment).version;

/**
 * Does a planned run.
 *
 * @param resume - whether a long one goes on where it was stopped
 */
function runPlan(plan: Plan, resume = false): unknown {
  if (resume && plan.experiment === 'threshold') {
    const state = new URL(`../../../.results/${plan.name}.json`, import.meta.url);
    const stored = new URL(`${plan.name}.json`, resultsFolder);
    const found = resumedRun(plan.spec, { state, stored });
    return threshold.toStored(found!.tally); // nothing stops it but the end of the program
  }
  if (plan.experiment === 'figure') return oursOf(plan.spec.id);
  const experiment = anyExperimentOf(plan.experiment);
  return experiment.toStored(tallyOf(experiment, plan.spec));
}

/** What we find for a published number. */
function oursOf(id: string): unknown {
  const figure = claimOf(id);
  if (figure === undefined) throw new RangeError(`no figure ${id}`);
  return figure.read(here).ours;
}

/** Does a run on this core. */
function tallyOf(experiment: Experiment<unknown, unknown>, spec: unknown): unknown {
  experiment.check(spec);
  const tally = experiment.emptyTally(spec);
  experiment.begin(spec)(0, experiment.units(spec), tally);
  return tally;
}

/**
 * Makes a stored run anew.
 *
 * @param engine - version of the engine
 * @returns the run as it is stored on a day, YYYY-MM-DD
 */
export function makeResult(plan: Plan, engine: string): (date: string) => StoredResult {
  const { name, experiment, spec } = plan;
  const version = versionOf(experiment);
  const command = `npm run -s results -- ${name}`;
  const headOn = (date: string) => ({ experiment, version, spec, command, date, engine });
  const counted = inPieces(plan);
  if (counted === null) {
    const whole = runPlan(plan, true);
    return (date) => ({ ...headOn(date), tally: whole });
  }
  const pieces = Array.from({ length: manyPieces }, (_, at) => pieceOf(counted, at));
  const tally = density.toStored(sumOf(counted, pieces));
  const stored = pieces.map((piece) => density.toStored(piece));
  return (date) => ({ ...headOn(date), tally, pieces: stored });
}

/**
 * Reads a stored run.
 *
 * @throws Error when there is none
 */
export function readResult(name: string): StoredResult {
  return JSON.parse(readFileSync(new URL(`${name}.json`, resultsFolder), 'utf8')) as StoredResult;
}

/** The numbers of one percentage: there is one for each of them, or one for each board, and then they take turns. */
const ofPoint = (counts: readonly number[] = [], at: number, points: number): readonly number[] =>
  counts.filter((_, unit) => unit % points === at);

/** The numbers of one percentage where they stand together. */
function groupOfPoint(
  counts: readonly number[] = [],
  at: number,
  points: number,
): readonly number[] {
  const each = counts.length / points;
  return counts.slice(at * each, (at + 1) * each);
}

/** A run of one point, the boards of which take long to count again, is stored in this many pieces beside their sum. */
const manyPieces = 8;

/** The settings of a run that is stored in pieces, or null where it is not. */
const inPieces = (plan: Plan): DensitySpec | null =>
  plan.experiment === 'density' && plan.spec.filled !== undefined ? plan.spec : null;

/** What a piece of a run comes to, zero-based. */
function pieceOf(spec: DensitySpec, at: number): DensityTally {
  const tally = density.emptyTally(spec);
  const [from, to] = [at, at + 1].map((end) =>
    Math.round((end * density.units(spec)) / manyPieces),
  );
  density.begin(spec)(from!, to!, tally);
  return tally;
}

function sumOf(spec: DensitySpec, pieces: readonly DensityTally[]): DensityTally {
  const sum = density.emptyTally(spec);
  for (const piece of pieces) density.merge(sum, piece);
  return sum;
}

/** What is done again of a count by sizes, and of boards with their own numbers: seconds. */
const mostCells = 16;
const mostBoards = 10;
const mostLimited = 1; // a board that runs into its limit takes seconds

/** Sides of which all images of a point are read again; of larger ones so many are drawn, and held against the stored share. */
const readAgain = 6;
const drawnReadings = 1000;
/** Random images of a sample of a million that are classified again. */
const drawnImages = 5000;
/** Boards of each percentage that are decided again where a run has only their sums. */
const drawnShares = 40;

/** The points of stored readings that do not come out again. */
function differentReadings(spec: ReadingsSpec, stored: ReadingsTally): readonly string[] {
  const count = (points: readonly HuntPoint[], boards: number): ReadingsTally =>
    tallyOf(anyExperimentOf('readings'), { ...spec, points, boards }) as ReadingsTally;
  return spec.points.flatMap((point, at) => {
    const isSmall = point.side <= readAgain;
    const ours = count([point], isSmall ? spec.boards : drawnReadings);
    const differs = readingNames.some((name) => {
      const [solved = NaN, whole = NaN] = [ours[name][0], stored[name][at]];
      if (isSmall) return solved !== whole;
      const { low, high } = wilson(solved, drawnReadings, 5);
      return !(whole / spec.boards >= low && whole / spec.boards <= high);
    });
    return differs ? [`${point.side}, ${point.filled} filled`] : [];
  });
}

/** Images of each class, and those with one solution. */
const classesIn = (tally: FourCensusTally): readonly number[] => [
  ...fourTotals(tally).classes,
  ...tally.unique,
];

/** Whether the classes of a smaller sample are those of the stored one, each within five standard deviations. */
function differentSample(spec: FourCensusSpec, stored: FourCensusTally): readonly string[] {
  const few = { ...spec, sample: drawnImages };
  const ours = tallyOf(anyExperimentOf('four-census'), few) as FourCensusTally;
  const of = fourTotals(stored).images;
  const whole = classesIn(stored);
  return classesIn(ours).flatMap((images, at) => {
    const { low, high } = wilson(images, drawnImages, 5);
    const share = whole[at]! / of;
    return share >= low && share <= high ? [] : [`number ${at} of classes and unique ones`];
  });
}

/** The percentages at which fewer boards do not have the shares of the stored run, each within five standard deviations. */
function differentShares(spec: OneSolutionSpec, stored: OneSolutionTally): readonly string[] {
  const few = { ...spec, boards: Math.min(drawnShares, spec.boards) };
  const ours = tallyOf(anyExperimentOf('one-solution'), few) as OneSolutionTally;
  const differs = (name: 'one' | 'switching', at: number): boolean => {
    const { low, high } = wilson(ours[name][at]!, few.boards, 5);
    const share = stored[name][at]! / stored.boards[at]!;
    return !(share >= low && share <= high);
  };
  return spec.percentages.flatMap((percentage, at) =>
    differs('one', at) || differs('switching', at) ? [`${percentage} %`] : [],
  );
}

function cellsOf(size: string): number {
  const [height = NaN, width = NaN] = size.split('x').map(Number);
  return height * width;
}

/**
 * Does part of a stored run again and compares: of a sampled run the given percentages (their boards do not depend on
 * the others), of one in pieces those of these numbers, of a count by sizes the small ones, of a count of readings the small
 * ones and a sample, of boards with one solution a smaller sample, of any other count everything.
 *
 * @returns what differs, empty when nothing does
 */
export function checkResult(plan: Plan, points: readonly number[]): readonly string[] {
  const stored = readResult(plan.name);
  const problems: string[] = [];
  const same = (what: string, ours: unknown, theirs: unknown): void => {
    if (JSON.stringify(ours) !== JSON.stringify(theirs)) problems.push(`${plan.name}: ${what}`);
  };
  same('another experiment', plan.experiment, stored.experiment);
  same('another version', versionOf(plan.experiment), stored.version);
  same('another spec', plan.spec, stored.spec);
  if (problems.length > 0) return problems;
  const spec = inPieces(plan);
  if (spec !== null) {
    const theirs = stored.pieces ?? [];
    const each = density.units(spec) / manyPieces;
    const tallies = theirs.map((piece) => density.fromStored(piece, spec, each));
    same('another number of pieces', manyPieces, tallies.length);
    same('another sum of its pieces', density.toStored(sumOf(spec, tallies)), stored.tally);
    for (const at of points.filter((point) => point < manyPieces))
      same(`piece ${at}`, density.toStored(pieceOf(spec, at)), theirs[at]);
    return problems;
  }
  if (
    plan.experiment === 'clue-sets' ||
    plan.experiment === 'guesses' ||
    plan.experiment === 'small-sizes'
  ) {
    const sizes = plan.spec.sizes.filter((size) => cellsOf(size) <= mostCells);
    const part = runPlan({ ...plan, spec: { sizes } }) as Readonly<Record<string, unknown>>;
    const whole = stored.tally as typeof part;
    for (const size of sizes) same(size, part[size], whole[size]);
    return problems;
  }
  if (plan.experiment === 'readings')
    return differentReadings(plan.spec, readings.fromStored(stored.tally, plan.spec)).map(
      (point) => `${plan.name}: ${point}`,
    );
  if (plan.experiment === 'four-census' && plan.spec.sample !== undefined)
    return differentSample(plan.spec, fourCensus.fromStored(stored.tally, plan.spec)).map(
      (what) => `${plan.name}: ${what}`,
    );
  if (plan.experiment === 'one-solution')
    return differentShares(plan.spec, oneSolution.fromStored(stored.tally, plan.spec)).map(
      (what) => `${plan.name}: ${what}`,
    );
  const inParts =
    plan.experiment === 'switching' ||
    plan.experiment === 'density' ||
    plan.experiment === 'reach' ||
    plan.experiment === 'threshold' ||
    plan.experiment === 'deciding' ||
    plan.experiment === 'mending' ||
    plan.experiment === 'exchanges' ||
    (plan.experiment === 'two-sat-more' && plan.spec.percentages !== undefined);
  const all = inParts ? (plan.spec.percentages ?? []) : [];
  if (all.length === 0) {
    same('another tally', runPlan(plan), stored.tally);
    return problems;
  }
  // boards with trials take long: the last percentage, of which sweeps leave little, will do
  const percentages =
    plan.experiment === 'two-sat-more' ||
    plan.experiment === 'reach' ||
    plan.experiment === 'threshold' ||
    plan.experiment === 'deciding' ||
    plan.experiment === 'mending'
      ? all.slice(-1)
      : plan.experiment === 'exchanges'
        ? [50] // each takes seconds
        : points.filter((point) => all.includes(point));
  // where each board has its numbers, the first ones will do
  const limited = plan.experiment === 'threshold' && plan.spec.limit !== undefined;
  const boards =
    plan.experiment === 'threshold' || plan.experiment === 'deciding'
      ? { boards: Math.min(plan.spec.boards, limited ? mostLimited : mostBoards) }
      : {};
  const part = runPlan({ ...plan, spec: { ...plan.spec, percentages, ...boards } } as Plan);
  const whole = stored.tally as Readonly<Record<string, readonly number[]>>;
  for (const [name, counts] of Object.entries(part as typeof whole)) {
    if (plan.experiment === 'threshold' && name === 'done') continue; // which units, not a number of each
    for (const [i, percentage] of percentages.entries()) {
      const at = all.indexOf(percentage);
      const stands = plan.experiment === 'mending' || plan.experiment === 'exchanges';
      const pick = stands ? groupOfPoint : ofPoint;
      const ours = pick(counts, i, percentages.length);
      const theirs = pick(whole[name], at, all.length);
      same(`${percentage} %: ${name}`, ours, theirs.slice(0, ours.length));
    }
  }
  return problems;
}
