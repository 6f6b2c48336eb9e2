/** Full runs that were made by a script and stored beside the pages: what can be inferred, and of fewer boards the effort. */
import { namedRun } from '../../claims/measurement.ts';
import type { ThresholdName } from '../../claims/measurement.ts';
import { runFile } from '../../claims/storedFile.ts';
import type { StoredFile, StoredRun } from '../../claims/storedFile.ts';
import { threshold } from '../../experiments/threshold.ts';
import { pointOf } from '../../experiments/thresholdPoints.ts';
import type { ThresholdPoint } from '../../experiments/thresholdPoints.ts';
import { grouped, sizeText } from '../../formats/numbers.ts';
import { fetchStored } from '../../stored/fromSite.ts';
import { createTaskYield } from '../../workers/nextTask.ts';
import type { Series } from './series.ts';

/** A stored run with its points. */
export type StoredPoints = {
  readonly run: StoredRun<'threshold'>;
  readonly points: readonly ThresholdPoint[];
};

/** The files of a size, by what they are read for. */
type Files = {
  readonly shares: StoredFile<StoredRun<'threshold'>>;
  readonly effort: StoredFile<StoredRun<'threshold'>> | null; // null: not measured
};

const fileOf = (name: ThresholdName): StoredFile<StoredRun<'threshold'>> =>
  runFile(namedRun(name), threshold);

/** The files of the sizes of 003's figure. */
export const storedFiles: ReadonlyMap<number, Files> = new Map([
  [15, { shares: fileOf('threshold 15x15'), effort: fileOf('threshold-effort 15x15') }],
  [20, { shares: fileOf('threshold 20x20'), effort: fileOf('threshold-effort 20x20') }],
  [25, { shares: fileOf('threshold 25x25'), effort: null }],
]);

/**
 * Fetches a stored run and draws its boards again for the intervals, a point at a time, between which the page lives.
 *
 * @throws StoredError when it cannot be loaded or used
 * @source none
 */
export async function fetchPoints(
  file: StoredFile<StoredRun<'threshold'>>,
  signal: AbortSignal,
): Promise<StoredPoints | null> {
  const run = await fetchStored(file, signal);
  const others = createTaskYield();
  const points: ThresholdPoint[] = [];
  try {
    for (const index of run.spec.percentages.keys()) {
      const point = pointOf(run.spec, run.tally, index);
      if (point !== null) points.push(point);
      await others.next();
      if (signal.aborted) return null;
    }
  } finally {
    others.close();
  }
  return { run, points };
}

/** A stored size as a series; null as long as its shares are not there. @source none */
export const seriesOf = (shares: StoredPoints | null, effort: StoredPoints | null): Series | null =>
  shares && {
    whose: 'stored run',
    spec: shares.run.spec,
    tally: shares.run.tally,
    points: shares.points,
    efforts: effort?.points ?? [],
  };

/** What a stored run is: "15 × 15, 1,000 boards for each of 33 densities, …". @source none */
export function storedText({ spec, version, command }: StoredRun<'threshold'>): string {
  const what = spec.procedure === true ? 'effort of ' : '';
  return `${what}${sizeText(spec.side, spec.side)}, ${grouped(spec.boards)} boards for each of ${spec.percentages.length} percentages, seed ${spec.seed}, version ${version}, made by ${command}`;
}
