/** The first frame of the count by difficulty, drawn while the site is built from the stored count. Runs in Node only. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { difficultyChart } from '../../charts/difficultyChart.ts';
import type { DataTable } from '../../kit/chart/dataTable.ts';
import { staticMarkup } from '../../kit/chart/staticChart.ts';
import * as model from './model.ts';
import type { CountProps } from './model.ts';
import { readStoredCount, storedPath } from './storedCount.ts';
import type { StoredCount } from './storedCount.ts';

export type CountFirstFrame = {
  readonly chart: string; // markup
  readonly text: string; // what it shows
  readonly verdict: model.CountVerdict | null;
  readonly table: DataTable | null;
};

async function storedCountOf(props: CountProps): Promise<StoredCount | null> {
  try {
    const text = await readFile(join(process.cwd(), 'public', storedPath(props)), 'utf8');
    return readStoredCount(JSON.parse(text));
  } catch {
    return null; // the frame then shows the published column alone
  }
}

/**
 * Draws the frame.
 *
 * @param given - the settings of the author
 * @source none
 */
export async function countFirstFrame(given: Partial<CountProps>): Promise<CountFirstFrame> {
  const props = { ...model.defaultProps, ...given };
  const stored = await storedCountOf(props);
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
    verdict: stored === null ? null : model.verdictOn(stored.spec, stored.tally, true),
    table: stored === null ? null : model.tableOfRows(stored.spec, stored.tally, true),
  };
}
