/**
 * The first frame of the density chart, drawn while the site is built from the stored run: what a reader without
 * JavaScript sees, and what stands there until the figure is live. Runs in Node only.
 */
import { binomialDistribution } from '../../engine/board/binomial.ts';
import { binomialChart } from '../../charts/binomialChart.ts';
import { densityChart } from '../../charts/densityChart.ts';
import { staticMarkup } from '../../kit/chart/staticChart.ts';
import { simpleByFilled } from '../../claims/000/exactCurve.ts';
import { readStored, storedRun } from '../../stored/fromFile.ts';
import { densitySettings, specOf } from './model.ts';
import type { DensityLook, DensityProps } from './model.ts';
import { chartDataOf, exactCurveOf, situationOf, verdictsOn } from './situation.ts';
import type { LetteredVerdict } from './situation.ts';
import { hasClasses, hasTwoSat } from './points.ts';
import { densityKey } from './view.ts';
import type { KeyEntry } from '../../kit/chart/chartKey.ts';
import { storedFileFor, storedText } from './storedRun.ts';
import { describeBinomial, stairsText, tableOfPoints } from './words.ts';
import type { DataTable } from '../../kit/chart/dataTable.ts';

export type DensityFirstFrame = {
  readonly chart: string; // markup
  readonly binomial: string; // markup
  readonly binomialText: string;
  readonly source: string | null; // what the stored run is; null when there is none
  readonly table: DataTable | null;
  readonly verdicts: readonly LetteredVerdict[];
  readonly simple: readonly number[]; // of all pictures of 6x6, by number of filled cells
  readonly exact: boolean; // they are drawn
  readonly stairs: string | null; // why the curve of a small size has steps
  readonly key: readonly KeyEntry[];
};

/**
 * Draws the frame.
 *
 * @param given - the settings of the author
 * @throws RangeError when a setting is out of range
 * @throws StoredError when the stored run of the size cannot be used
 * @source none
 */
export function densityFirstFrame(given: Partial<DensityProps> & DensityLook): DensityFirstFrame {
  const props = densitySettings.of(given, 'density-run');
  const spec = specOf(props);
  const file = storedFileFor(spec);
  const stored = file === null ? null : readStored(file);
  const situation = situationOf(spec, null, stored, props.show);
  const simple = simpleByFilled(storedRun('probing-levels 6x6').tally);
  // in a pared figure the list of the letters is folded
  const verdicts = verdictsOn(situation, given.pared !== true);
  const exact = exactCurveOf(situation, simple);
  const data = chartDataOf(situation, verdicts, exact);
  const probabilities = binomialDistribution(spec.height * spec.width);
  const binomialText = describeBinomial(spec, probabilities);
  const { walked } = situation;
  return {
    chart: staticMarkup((size) => densityChart(data, size)),
    binomial: staticMarkup((size) =>
      binomialChart({ probabilities, description: binomialText }, size),
    ),
    binomialText,
    source: stored === null ? null : storedText(stored),
    table: walked === null ? null : tableOfPoints(spec, walked.points, walked.whose),
    verdicts,
    simple,
    exact: exact.length > 0,
    stairs: stairsText(spec),
    key: densityKey({
      show: props.show,
      verdicts,
      classes: walked !== null && hasClasses(walked.points),
      twoSat: walked !== null && hasTwoSat(walked.points),
      exact: exact.length > 0,
      stored: stored !== null,
      live: false,
    }),
  };
}
