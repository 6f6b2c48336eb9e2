/** Full runs that were made by a script and stored beside the pages. */
import { storedMeasurement } from '../../claims/measurement.ts';
import { runFile } from '../../claims/storedFile.ts';
import type { StoredFile } from '../../claims/storedFile.ts';
import { reach } from '../../experiments/reach.ts';
import type { ReachSpec, ReachTally } from '../../experiments/reach.ts';
import { grouped, sizeText } from '../../formats/numbers.ts';
import { pointsOf } from '../../experiments/reachPoints.ts';
import type { ReachPoint } from '../../experiments/reachPoints.ts';

/** A stored run. */
export type StoredReach = {
  readonly spec: ReachSpec;
  readonly tally: ReachTally;
  readonly points: readonly ReachPoint[];
  readonly text: string; // what it is
};

/** The stored run of a size; null where there is none. @source none */
export function storedFileFor({
  height,
  width,
}: Pick<ReachSpec, 'height' | 'width'>): StoredFile<StoredReach> | null {
  const one = storedMeasurement('reach', (spec) => spec.height === height && spec.width === width);
  if (one === undefined) return null;
  const file = runFile(one, reach);
  return {
    ...file,
    read(fields) {
      const { spec, tally, version, command } = file.read(fields);
      const size = sizeText(spec.height, spec.width);
      const text = `${size}, ${grouped(spec.boards)} boards for each of ${spec.percentages.length} percentages, independent cells, seed ${spec.seed}, version ${version}, made by ${command}`;
      return { spec, tally, points: pointsOf(spec, tally), text };
    },
  };
}
