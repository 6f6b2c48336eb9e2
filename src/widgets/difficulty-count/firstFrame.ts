/** The first frame of the count by difficulty, drawn while the site is built from the stored count. Runs in Node only. */
import { difficultyChart } from '../../charts/difficultyChart.ts';
import type { DataTable } from '../../kit/chart/dataTable.ts';
import { staticMarkup } from '../../kit/chart/staticChart.ts';
import { runOf } from '../../stored/fromFile.ts';
import * as model from './model.ts';
import type { CountProps } from './model.ts';

export type CountFirstFrame = {
  readonly chart: string; // markup
  readonly text: string; // what it shows
  readonly verdicts: readonly model.CountVerdict[];
  readonly table: DataTable | null;
  readonly counted: boolean; // bars of ours are drawn
  readonly compared: boolean; // a published column is
};

/**
 * Draws the frame.
 *
 * @param given - the settings of the author
 * @throws StoredError when the count of the size is stored, and cannot be used
 * @source none
 */
export function countFirstFrame(given: Partial<CountProps>): CountFirstFrame {
  const props = model.countSettings.of(given, 'difficulty-count');
  const stored = runOf('difficulty-count', (spec) => model.sameCount(spec, props));
  const published = model.publishedFor(props);
  const rows = stored === null ? [] : model.rowsOf(stored.spec, stored.tally);
  const description =
    stored === null ? 'The published counts.' : model.describeCount(stored.spec, stored.tally);
  const data = {
    ours: rows.map(({ difficulty, ours }) => ({ difficulty, count: ours })),
    ...(published === null ? {} : { published }),
    description,
  };
  return {
    chart: staticMarkup((size) => difficultyChart(data, size)),
    text: description,
    verdicts: stored === null ? [] : model.verdictsOn(stored.spec, stored.tally, true),
    counted: stored !== null,
    compared: published !== null,
    table: stored === null ? null : model.tableOfRows(stored.spec, stored.tally, true),
  };
}
