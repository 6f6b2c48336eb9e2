/** The first frame of the census, drawn while the site is built from the stored one. Runs in Node only. */
import { censusChart } from '../../charts/censusChart.ts';
import { sizeText } from '../../formats/numbers.ts';
import type { CensusGrid } from '../../kit/census/censusGrid.ts';
import { staticMarkup } from '../../kit/chart/staticChart.ts';
import { runOf } from '../../stored/fromFile.ts';
import * as model from './model.ts';
import type { CensusProps, CensusVerdict } from './model.ts';

export type CensusFirstFrame = {
  readonly grid: CensusGrid;
  readonly verdicts: readonly CensusVerdict[];
  readonly source: string;
  readonly text: string; // what it shows
  readonly chart: string; // markup
};

/**
 * Draws the frame.
 *
 * @param given - the settings of the author
 * @returns null when no census of this size is stored: the frame is then drawn with the program
 * @throws StoredError when it is, and cannot be used
 * @source none
 */
export function censusFirstFrame(given: CensusProps): CensusFirstFrame | null {
  const props = model.censusSettings.of(given, 'census-table');
  const stored = runOf('four-census', (spec) => model.sameCensus(spec, model.specOf(props)));
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
