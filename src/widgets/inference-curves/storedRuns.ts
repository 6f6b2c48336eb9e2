/** The counts that were made by a script and stored beside the pages. */
import { namedRun } from '../../claims/measurement.ts';
import { runFile } from '../../claims/storedFile.ts';
import type { StoredRun } from '../../claims/storedFile.ts';
import type { StoredFile } from '../../notebook/plain/storedFile.ts';
import { inferenceCensus } from '../../experiments/inferenceCensus.ts';
import { countedOf } from './model.ts';
import type { Counted } from './model.ts';

/** A stored count. */
export type StoredCount = {
  readonly run: StoredRun<'inference-census'>;
  readonly counted: Counted;
};

/** Their files, small sizes first. */
export const storedFiles: readonly StoredFile<StoredCount>[] = (
  ['inference-census 3x3', 'inference-census 4x4', 'inference-census 5x5'] as const
).map((name) => {
  const file = runFile(namedRun(name), inferenceCensus);
  return {
    ...file,
    read(fields) {
      const run = file.read(fields);
      return { run, counted: countedOf(run.spec, run.tally, 'stored') };
    },
  };
});
