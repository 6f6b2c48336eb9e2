/** The first frame of the census, drawn while the site is built from the stored one. Runs in Node only. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { censusChart } from '../../charts/censusChart.ts';
import { sizeText } from '../../formats/numbers.ts';
import type { CensusGrid } from '../../kit/census/censusGrid.ts';
import { readStoredCensus, storedPath } from '../../kit/census/storedCensus.ts';
import type { StoredCensus } from '../../kit/census/storedCensus.ts';
import { staticMarkup } from '../../kit/chart/staticChart.ts';
import * as model from './model.ts';
import type { CensusProps, CensusVerdict } from './model.ts';

export type CensusFirstFrame = {
  readonly grid: CensusGrid;
  readonly verdicts: readonly CensusVerdict[];
  readonly source: string;
  readonly text: string; // what it shows
  readonly chart: string; // markup
};

async function storedOf(props: CensusProps): Promise<StoredCensus | null> {
  try {
    const text = await readFile(join(process.cwd(), 'public', storedPath(props)), 'utf8');
    return readStoredCensus(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * Draws the frame.
 *
 * @param given - the settings of the author
 * @returns null when no census of this size is stored: the frame is then drawn with the program
 * @source none
 */
export async function censusFirstFrame(
  given: Partial<CensusProps>,
): Promise<CensusFirstFrame | null> {
  const stored = await storedOf({ ...model.defaultProps, ...given });
  if (stored === null) return null;
  const counted = { spec: stored.spec, tally: stored.tally, complete: stored.whole };
  const description = model.describe(counted);
  return {
    grid: model.gridOf(counted, null),
    verdicts: model.verdictsOn(counted),
    source: `Stored count of ${sizeText(stored.spec.height, stored.spec.width)}, made by ${stored.command}.`,
    text: description,
    chart: staticMarkup((size) =>
      censusChart({ curves: model.pointsOf(counted), unit: 'images', description }, size),
    ),
  };
}
