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
import type { StoredResult } from '../../kit/run/storedResult.ts';
import { createTaskYield } from '../../workers/nextTask.ts';
import { limitText } from './series.ts';
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
  [25, { shares: fileOf('threshold 25x25'), effort: fileOf('threshold-effort 25x25') }],
  [30, { shares: fileOf('threshold-near 30x30'), effort: null }],
  [40, { shares: fileOf('threshold-near 40x40'), effort: null }],
]);

/**
 * Fetches a stored run and draws its boards again for the intervals, a point at a time, between which the page lives.
 *
 * @throws StoredError when it cannot be loaded or used
 * @source none
 */
async function fetchPoints(
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

type Place = StoredResult<StoredPoints>;

/** Where the stored runs of all sizes are held once they have come. */
export class StoredPlaces {
  readonly #places: ReadonlyMap<number, { readonly shares: Place; readonly effort: Place }>;

  /** @param makePlace - makes an empty one */
  constructor(makePlace: () => Place) {
    this.#places = new Map(
      [...storedFiles.keys()].map((side) => [side, { shares: makePlace(), effort: makePlace() }]),
    );
  }

  /** Fetches what is stored of some sides, and lets go of others. */
  ask(wanted: ReadonlySet<number>): void {
    for (const [side, { shares, effort }] of this.#places) {
      const files = wanted.has(side) ? storedFiles.get(side) : undefined;
      for (const [place, file] of [
        [shares, files?.shares ?? null],
        [effort, files?.effort ?? null],
      ] as const)
        void place.ask(file?.name ?? '', async (signal) =>
          file === null ? null : fetchPoints(file, signal),
        );
    }
  }

  #all(): readonly Place[] {
    return [...this.#places.values()].flatMap(({ shares, effort }) => [shares, effort]);
  }

  /** Whether something is still on its way. */
  get waiting(): boolean {
    return this.#all().some(({ waiting }) => waiting);
  }

  /** All that has come; the same things as long as nothing else does. */
  get values(): readonly (StoredPoints | null)[] {
    return this.#all().map(({ value }) => value);
  }

  /** A size as a series; null as long as its shares are not there. */
  seriesOf(side: number): Series | null {
    const places = this.#places.get(side);
    return seriesOf(places?.shares.value ?? null, places?.effort.value ?? null);
  }

  /** What the runs of some sides are. */
  textsOf(sides: readonly number[]): readonly string[] {
    return sides.flatMap((side) => {
      const places = this.#places.get(side);
      return [places?.shares.value, places?.effort.value].flatMap((one) =>
        one ? [storedText(one.run)] : [],
      );
    });
  }
}

/** What a stored run is: "15 × 15, 1,000 boards for each of 33 densities, …". @source none */
export function storedText({ spec, version, command }: StoredRun<'threshold'>): string {
  const what = spec.procedure === true ? 'effort of ' : '';
  return `${what}${sizeText(spec.side, spec.side)}, ${grouped(spec.boards)} boards for each of ${spec.percentages.length} percentages${limitText(spec)}, seed ${spec.seed}, version ${version}, made by ${command}`;
}
