/** `<switching-run>`: how many random boards have a switching component, by percentage of filled cells. */
import { sum } from 'd3';
import type { ClassMark } from '../../charts/classScale.ts';
import { mainColour } from '../../charts/classScale.ts';
import type { DensityChartData } from '../../charts/densityChart.ts';
import type { DensityCurve } from '../../charts/densityCurves.ts';
import { switching } from '../../experiments/switching.ts';
import type { SwitchingSpec, SwitchingTally } from '../../experiments/switching.ts';
import { wilson } from '../../notebook/plain/wilson.ts';
import { runChart } from '../../kit/records/runChart.ts';
import type { Layers } from '../../kit/records/runChartRecord.ts';
import type { Column } from '../../notebook/records/column.ts';
import { grouped, percent as percentText, sizeText } from '../../notebook/plain/numbers.ts';
import { markEntries } from '../../kit/boards/chartKey.ts';
import { percentagesFrom } from '../../notebook/run/percentages.ts';
import { shareText } from '../../notebook/run/shareText.ts';
import { sameSize } from '../../notebook/run/size.ts';
import { boardsInASecond } from '../../notebook/run/speed.ts';
import { percent, seed, whole } from '../../notebook/settings/numbers.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';

/** What an author and a reader set. */
export const runSettings = settings({
  height: whole('h', 'Rows', { name: 'the height', least: 2, most: 30, usual: 10 }),
  width: whole('w', 'Columns', { name: 'the width', least: 2, most: 30, usual: 10 }),
  step: percent('s', 'Step', { name: 'the step', least: 1, most: 50, usual: 5 }),
  boards: whole('n', 'Boards for each', {
    name: 'the number of boards',
    least: 1,
    most: 10_000,
    usual: 500,
  }),
  seed: seed(1),
});

/** The run of some settings: percentages from 0 to 100. */
export function specOf(values: ValuesOf<typeof runSettings>): SwitchingSpec {
  const { height, width, step, boards, seed } = values;
  const percentages = percentagesFrom(0, 100, step);
  return { height, width, model: 'exact', percentages, boards, seed };
}

/** One percentage of a run. */
type SwitchingPoint = {
  readonly at: number; // percentage of filled cells
  readonly boards: number; // 1 or more
  readonly unsolved: number;
  readonly switching: number; // with a switching component; all of them are unsolved
};

/** The points of a run as far as it came. */
export const pointsOf = (
  { percentages }: SwitchingSpec,
  tally: SwitchingTally,
): readonly SwitchingPoint[] =>
  percentages.flatMap((at, index) => {
    const boards = tally.boards[index] ?? 0;
    const unsolved = tally.unsolved[index] ?? 0;
    return boards === 0 ? [] : [{ at, boards, unsolved, switching: tally.switching[index] ?? 0 }];
  });

/** Marks of the two curves: neither of them is one of the four classes. */
const marks: Readonly<Record<'unsolved' | 'switching', ClassMark>> = {
  unsolved: {
    name: 'left by pairs of lines',
    colour: 'var(--ink-soft)',
    symbol: 'circle',
    dash: '',
  },
  switching: {
    name: 'with a switch',
    colour: mainColour,
    symbol: 'square',
    dash: '6 3',
  },
};

const curvesOf = (points: readonly SwitchingPoint[]): readonly DensityCurve[] =>
  points.length === 0
    ? []
    : (['unsolved', 'switching'] as const).map((kind) => ({
        class: 'none',
        mark: marks[kind],
        points: points.map((point) => ({
          at: point.at,
          trials: point.boards,
          successes: point[kind],
          ...wilson(point[kind], point.boards),
        })),
      }));

/** What the chart shows, for those who do not see it. */
function describe(points: readonly SwitchingPoint[]): string {
  const unsolved = sum(points, (point) => point.unsolved);
  const found = sum(points, (point) => point.switching);
  return unsolved === 0
    ? 'No unsolved boards yet.'
    : `Share of boards that pairs of lines do not solve, and of those with a switching component of two rows and two columns, by percentage of filled cells. Over all percentages ${percentText(found / unsolved)} of the unsolved boards have one.`;
}

/** What the chart is drawn from. */
export const data = ({ stored, live }: Layers<SwitchingPoint>): DensityChartData => ({
  range: [0, 100],
  stored: curvesOf(stored),
  live: curvesOf(live),
  description: describe(live.length > 0 ? live : stored),
});

/** What the curves say. */
export function sentence(points: readonly SwitchingPoint[]): string {
  const unsolved = sum(points, (point) => point.unsolved);
  const found = sum(points, (point) => point.switching);
  return unsolved === 0
    ? 'No unsolved boards yet.'
    : `Of the boards that pairs of lines leave unsolved, ${percentText(found / unsolved, 0)} have a switch.`;
}

/** A point in words. */
export function pointText(point: SwitchingPoint, whose: string): string {
  const { at, boards, unsolved, switching: found } = point;
  const of =
    unsolved === 0
      ? 'all are solved'
      : `${grouped(found)} of ${grouped(unsolved)} unsolved boards have a switching component, ${shareText(found, unsolved)}`;
  return `${at}\u00a0% filled, ${grouped(boards)} boards, in brackets 95\u00a0% intervals: ${shareText(unsolved, boards)} are not solved; ${of} (${whose}).`;
}

/** What is in the table and the files. */
export const columns: readonly Column<SwitchingPoint>[] = [
  { head: 'not solved', fields: { unsolved: ({ unsolved }) => unsolved } },
  { head: 'with a component', fields: { switching: (point) => point.switching } },
  {
    head: 'not solved, % of all',
    text: ({ unsolved, boards }) => shareText(unsolved, boards),
  },
  {
    head: 'with a component, % of the unsolved',
    text: (point) => (point.unsolved === 0 ? '–' : shareText(point.switching, point.unsolved)),
    fields: {
      shareOfUnsolved: (point) => (point.unsolved === 0 ? null : point.switching / point.unsolved),
      low95: (point) => wilson(point.switching, point.unsolved).low,
      high95: (point) => wilson(point.switching, point.unsolved).high,
    },
  },
];

export const figure = runChart({
  tag: 'switching-run',
  id: 'switching',
  experiment: switching,
  settings: runSettings,
  specOf,
  fits: sameSize,
  // as measured from 6 x 6 to 20 x 20
  pace: ({ height, width }) => 1.3 * boardsInASecond(height, width),
  titleOf: ({ height, width, seed }) =>
    `Boards with a switching component, ${sizeText(height, width)}, seed ${seed}`,
  pointsOf,
  data,
  draw: ({ densityChart }, drawn, size) => densityChart(drawn, size),
  heights: (point) => ({
    y: point.unsolved / point.boards,
    others: [point.switching / point.boards],
  }),
  pointText,
  sentence,
  key: () => markEntries(Object.values(marks)),
  columns: () => columns,
  captionOf: (whose) =>
    `Unsolved boards and those with a switching component, ${whose}; in brackets 95\u00a0% intervals`,
  file: 'switching',
});
