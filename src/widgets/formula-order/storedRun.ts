/** Full runs of the formula that were made by a script and stored beside the pages. */
import { storedMeasurement } from '../../claims/measurement.ts';
import { runFile } from '../../claims/storedFile.ts';
import type { StoredRun } from '../../claims/storedFile.ts';
import type { StoredFile } from '../../notebook/plain/storedFile.ts';
import { formulaRank } from '../../experiments/formulaRank.ts';
import type { FormulaRankSpec } from '../../experiments/formulaRank.ts';

/** Whether two runs are of the same sizes and numbers of filled cells. */
export const samePoints = (
  a: Pick<FormulaRankSpec, 'points'>,
  b: Pick<FormulaRankSpec, 'points'>,
): boolean => JSON.stringify(a.points) === JSON.stringify(b.points);

/** The stored run of some sizes; null where there is none. */
export function storedFileFor(
  wanted: Pick<FormulaRankSpec, 'points'>,
): StoredFile<StoredRun<'formula-rank'>> | null {
  const one = storedMeasurement('formula-rank', (spec) => samePoints(spec, wanted));
  return one === undefined ? null : runFile(one, formulaRank);
}
