/** Full runs that were made by a script and stored beside the pages. */
import { storedMeasurement } from '../../claims/measurement.ts';
import { runFile } from '../../claims/storedFile.ts';
import type { StoredFile } from '../../claims/storedFile.ts';
import { formulaSize } from '../../experiments/formulaSize.ts';
import type { FormulaSizeSpec } from '../../experiments/formulaSize.ts';
import { grouped, sizeText } from '../../formats/numbers.ts';
import { pointsOf } from './model.ts';
import type { SizePoint } from './model.ts';

/** A stored run. */
export type StoredSizes = {
  readonly points: readonly SizePoint[];
  readonly text: string; // what it is
};

/** The stored run of a size; null where there is none. @source none */
export function storedFileFor({
  height,
  width,
}: Pick<FormulaSizeSpec, 'height' | 'width'>): StoredFile<StoredSizes> | null {
  const one = storedMeasurement(
    'formula-size',
    (spec) => spec.height === height && spec.width === width,
  );
  if (one === undefined) return null;
  const file = runFile(one, formulaSize);
  return {
    ...file,
    read(fields) {
      const { spec, tally, version, command } = file.read(fields);
      const size = sizeText(spec.height, spec.width);
      const text = `${size}, ${grouped(spec.boards)} boards for each of ${spec.percentages.length} percentages, independent cells, seed ${spec.seed}, version ${version}, made by ${command}`;
      return { points: pointsOf(spec, tally), text };
    },
  };
}
