/** Full runs that were made by a script and stored beside the pages: which one belongs to a size. */
import { storedMeasurement } from '../../claims/measurement.ts';
import { runFile } from '../../claims/storedFile.ts';
import type { StoredRun as RunOf } from '../../claims/storedFile.ts';
import type { StoredFile } from '../../notebook/plain/storedFile.ts';
import { density } from '../../experiments/density.ts';
import type { DensitySpec } from '../../experiments/density.ts';
import { grouped, sizeText } from '../../notebook/plain/numbers.ts';

/** A stored run of random images. */
export type StoredRun = RunOf<'density'>;

/** What a stored run is found by. */
export type StoredKey = Pick<DensitySpec, 'height' | 'width' | 'model' | 'four'>;

/**
 * The run with all classes where it is wanted and there is one, otherwise the one of simple puzzles; null without any.
 */
export function storedFileFor(key: StoredKey): StoredFile<StoredRun> | null {
  const fits = (spec: DensitySpec): boolean =>
    spec.height === key.height &&
    spec.width === key.width &&
    spec.model === key.model &&
    spec.filled === undefined;
  const classes =
    key.four === true
      ? storedMeasurement('density', (spec) => fits(spec) && spec.four === true)
      : undefined;
  const one =
    classes ?? storedMeasurement('density', (spec) => fits(spec) && spec.four === undefined);
  return one === undefined ? null : runFile(one, density);
}

/** Size, seed, command and version of a stored run, in words. */
export function storedText({ spec, version, command }: StoredRun): string {
  const { height, width, percentages, boards, seed } = spec;
  const total = percentages.length * boards;
  const what = spec.four === true ? 'all classes, ' : '';
  return `${sizeText(height, width)}, ${what}${grouped(boards)} boards for each of ${percentages.length} percentages (${grouped(total)} in all), seed ${seed}, version ${version}${command === '' ? '' : `, made by ${command}`}`;
}
