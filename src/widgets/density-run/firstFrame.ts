/**
 * The first frame of the density chart, drawn while the site is built from the stored run: what a reader without
 * JavaScript sees, and what stands there until the figure is live. Runs in Node only.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { binomialDistribution } from '../../engine/board/binomial.ts';
import { binomialChart } from '../../charts/binomialChart.ts';
import { densityChart } from '../../charts/densityChart.ts';
import { staticMarkup } from '../../kit/chart/staticChart.ts';
import { defaultProps, formOf, presetsFor, readForm } from './model.ts';
import type { DensityProps } from './model.ts';
import { chartDataOf, situationOf } from './situation.ts';
import type { LetteredVerdict } from './situation.ts';
import { readStoredRun, storedPath, storedText } from './storedRun.ts';
import type { StoredKey, StoredRun } from './storedRun.ts';
import { describeBinomial, tableOfPoints } from './words.ts';
import type { DataTable } from '../../kit/chart/dataTable.ts';

export type DensityFirstFrame = {
  readonly chart: string; // markup
  readonly binomial: string; // markup
  readonly binomialText: string;
  readonly source: string | null; // what the stored run is; null when there is none
  readonly table: DataTable | null;
  readonly verdicts: readonly LetteredVerdict[];
  readonly presets: number; // sizes of run that the live figure offers
};

async function storedRunOf(props: StoredKey): Promise<StoredRun | null> {
  try {
    const text = await readFile(join(process.cwd(), 'public', storedPath(props)), 'utf8');
    return readStoredRun(JSON.parse(text));
  } catch {
    return null; // the frame then shows what the documents say, and the axes
  }
}

/**
 * Draws the frame.
 *
 * @param given - the settings of the author
 * @throws RangeError when a setting is out of range
 * @source none
 */
export async function densityFirstFrame(given: Partial<DensityProps>): Promise<DensityFirstFrame> {
  const props = { ...defaultProps, ...given };
  const { spec, problems } = readForm(formOf(props));
  if (spec === null) throw new RangeError(Object.values(problems).join(' '));
  const stored = await storedRunOf(spec);
  const situation = situationOf(spec, null, stored, props.show);
  const data = chartDataOf(situation);
  const probabilities = binomialDistribution(spec.height * spec.width);
  const binomialText = describeBinomial(spec, probabilities);
  const { walked, verdicts } = situation;
  return {
    chart: staticMarkup((size) => densityChart(data, size)),
    binomial: staticMarkup((size) =>
      binomialChart({ probabilities, description: binomialText }, size),
    ),
    binomialText,
    source: stored === null ? null : storedText(stored),
    table: walked === null ? null : tableOfPoints(spec, walked.points, walked.whose),
    verdicts,
    presets: presetsFor(spec).length,
  };
}
