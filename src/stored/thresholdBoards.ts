/** The boards of all stored runs of what can be inferred, size by size, as the chapter on the threshold fits and scales them. */
import { allMeasurements } from '../claims/measurement.ts';
import type { StoredMeasurement } from '../claims/measurement.ts';
import { runFile } from '../claims/storedFile.ts';
import type { StoredRun } from '../claims/storedFile.ts';
import type { StoredFile } from '../notebook/plain/storedFile.ts';
import { threshold } from '../experiments/threshold.ts';
import { decidedPoints, sizesOf } from '../experiments/thresholdCurves.ts';
import type { FoundRun, SizeBoards } from '../experiments/thresholdCurves.ts';
import { fetchStored } from './fromSite.ts';

/** Percentages above are far from any crossing. */
const highest = 75;
/** A run whose percentages are all so high is for where curves meet, and stands by itself. */
const upperFrom = 47;
/** Of fewer boards the scatter is a guess, and so is all that is fitted to them. */
const leastBoards = 20;

/** All runs, as they are listed. */
const runs = allMeasurements.flatMap((one) =>
  one.experiment === 'threshold' && one.stored !== undefined
    ? [one as StoredMeasurement<'threshold'>]
    : [],
);

type RunFile = StoredFile<StoredRun<'threshold'>>;

const fileOf = (one: StoredMeasurement<'threshold'>): RunFile => runFile(one, threshold);

const isUpper = ({ percentages }: StoredMeasurement<'threshold'>['spec']): boolean =>
  percentages.every((at) => at >= upperFrom);

/** The files, without those of the effort: their boards are among the others. */
export const thresholdFiles: readonly RunFile[] = runs
  .filter(
    ({ spec }) =>
      spec.procedure !== true &&
      spec.local !== true &&
      spec.boards >= leastBoards &&
      !isUpper(spec),
  )
  .map(fileOf);

/** The files of the runs with methods by their sides, small ones first: one more size is one more entry in the list. */
export const methodFiles: ReadonlyMap<number, RunFile> = new Map(
  runs
    .filter(({ spec }) => spec.methods === true)
    .toSorted((a, b) => a.spec.side - b.spec.side)
    .map((one) => [one.spec.side, fileOf(one)]),
);

/** The boards that count for crossings and collapse, small sizes first. */
export const boardsToFit = (found: readonly FoundRun[]): readonly SizeBoards[] =>
  sizesOf(found)
    .map(({ side, points }) => ({
      side,
      points: points.filter(({ at, own }) => at <= highest && own.length >= leastBoards),
    }))
    .filter(({ points }) => points.length > 0);

/** The sizes and points of which all is decided, or nearly so, as data collapse takes them. */
export const decidedSizes = (sizes: readonly SizeBoards[]): readonly SizeBoards[] =>
  sizes.map(decidedPoints).filter(({ points }) => points.length > 0);

let fetched: Promise<readonly SizeBoards[]> | null = null;

/**
 * Fetches them all, once a page.
 *
 * @throws StoredError when one cannot be loaded or used
 */
export async function fetchBoards(): Promise<readonly SizeBoards[]> {
  // for all figures of the page: one of them that goes away does not end it
  const { signal } = new AbortController();
  fetched ??= Promise.all(thresholdFiles.map(async (file) => fetchStored(file, signal))).then(
    boardsToFit,
  );
  try {
    return await fetched;
  } catch (error) {
    fetched = null; // the next who asks tries again
    throw error;
  }
}
