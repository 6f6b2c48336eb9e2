/** The boards of all stored runs of what can be inferred, size by size, as chapter 9 fits and scales them. */
import { allMeasurements } from '../claims/measurement.ts';
import type { StoredMeasurement } from '../claims/measurement.ts';
import { runFile } from '../claims/storedFile.ts';
import type { StoredFile, StoredRun } from '../claims/storedFile.ts';
import { threshold } from '../experiments/threshold.ts';
import { sizesOf } from '../experiments/thresholdCurves.ts';
import type { FoundRun, SizeBoards } from '../experiments/thresholdCurves.ts';
import { fetchStored } from './fromSite.ts';

/** Percentages above are far from any crossing. */
const highest = 75;
/** Of fewer boards the scatter is a guess, and so is all that is fitted to them. */
const leastBoards = 20;

/** The files, without those of the effort: their boards are among the others. @source none */
export const thresholdFiles: readonly StoredFile<StoredRun<'threshold'>>[] =
  allMeasurements.flatMap((one) =>
    one.experiment === 'threshold' &&
    one.stored !== undefined &&
    one.spec.procedure !== true &&
    one.spec.boards >= leastBoards
      ? [runFile(one as StoredMeasurement<'threshold'>, threshold)]
      : [],
  );

/** The boards that count for crossings and collapse, small sizes first. @source none */
export const boardsToFit = (runs: readonly FoundRun[]): readonly SizeBoards[] =>
  sizesOf(runs)
    .map(({ side, points }) => ({
      side,
      points: points.filter(({ at, own }) => at <= highest && own.length >= leastBoards),
    }))
    .filter(({ points }) => points.length > 0);

let fetched: Promise<readonly SizeBoards[]> | null = null;

/**
 * Fetches them all, once a page.
 *
 * @throws StoredError when one cannot be loaded or used
 * @source none
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
