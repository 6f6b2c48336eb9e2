/** `<deciding-run>`: the work of telling whether random boards have one solution, by percentage of filled cells. */
import type { ClassMark } from '../../charts/classScale.ts';
import { mainColour } from '../../charts/classScale.ts';
import type { DensityChartData } from '../../charts/densityChart.ts';
import type { DensityCurve } from '../../charts/densityCurves.ts';
import { deciding } from '../../experiments/deciding.ts';
import type { DecidingSpec } from '../../experiments/deciding.ts';
import { peakOf, pointsOf } from '../../experiments/decidingPoints.ts';
import type { DecidingPoint } from '../../experiments/decidingPoints.ts';
import { wilson } from '../../notebook/plain/wilson.ts';
import type { Column } from '../../notebook/records/column.ts';
import { runChart } from '../../kit/records/runChart.ts';
import type { Layers } from '../../kit/records/runChartRecord.ts';
import {
  counted,
  grouped,
  percent as percentText,
  sizeText,
} from '../../notebook/plain/numbers.ts';
import { markEntries } from '../../kit/boards/chartKey.ts';
import { percentagesFrom } from '../../notebook/run/percentages.ts';
import { shareText } from '../../notebook/run/shareText.ts';
import { sameSize } from '../../notebook/run/size.ts';
import { percent, seed, whole } from '../../notebook/settings/numbers.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';

/** What an author and a reader set. */
export const runSettings = settings({
  side: whole('h', 'Side', { name: 'the side', least: 5, most: 30, usual: 25 }),
  step: percent('s', 'Step', { name: 'the step', least: 1, most: 15, usual: 1 }),
  boards: whole('n', 'Boards for each', {
    name: 'the number of boards',
    least: 2,
    most: 10_000,
    usual: 100,
  }),
  seed: seed(1),
});

/** The percentages of the tournaments, and five on either side. */
const range = [30, 55] as const;

/** The run of some settings. */
export const specOf = (values: ValuesOf<typeof runSettings>): DecidingSpec => ({
  height: values.side,
  width: values.side,
  model: 'exact',
  percentages: percentagesFrom(...range, values.step),
  boards: values.boards,
  seed: values.seed,
});

/** Marks of the two curves: neither of them is one of the four classes. */
const marks: Readonly<Record<'work' | 'one', ClassMark>> = {
  work: {
    name: 'conflicts, of the most',
    colour: mainColour,
    symbol: 'square',
    dash: '',
  },
  one: { name: 'one solution', colour: 'var(--ink-soft)', symbol: 'circle', dash: '6 3' },
};

const greatest = (points: readonly DecidingPoint[]): number =>
  Math.max(1, ...points.map((point) => point.mean));

const curvesOf = (points: readonly DecidingPoint[], top: number): readonly DensityCurve[] =>
  points.length === 0
    ? []
    : [
        {
          class: 'none',
          mark: marks.work,
          points: points.map((point) => ({
            at: point.at,
            trials: top,
            successes: point.mean,
            low: Math.max(0, point.mean - point.error) / top,
            high: Math.min(top, point.mean + point.error) / top,
          })),
        },
        {
          class: 'none',
          mark: marks.one,
          points: points.map(({ at, boards, one }) => ({
            at,
            trials: boards,
            successes: one,
            ...wilson(one, boards),
          })),
        },
      ];

function describe(points: readonly DecidingPoint[]): string {
  const peak = peakOf(points);
  return peak === undefined
    ? 'No boards yet.'
    : `Mean conflicts of the solver by percentage of filled cells, as a share of the greatest mean, which is ${grouped(Math.round(peak.mean))} at ${peak.at}\u00a0%; and the share of boards with one solution.`;
}

/** What the chart is drawn from. */
export const data = ({ stored, live }: Layers<DecidingPoint>): DensityChartData => {
  const top = greatest([...stored, ...live]);
  return {
    range,
    stored: curvesOf(stored, top),
    live: curvesOf(live, top),
    heightLabel: 'boards, or of the greatest mean',
    label: 'Chart: work of the solver, and share of boards with one solution, by percentage filled',
    description: describe(live.length > 0 ? live : stored),
  };
};

const workText = ({ mean: value, error }: DecidingPoint): string =>
  `${grouped(Math.round(value))}\u00a0±\u00a0${grouped(Math.round(error))}`;

/** What the curves say. */
export function sentence(points: readonly DecidingPoint[]): string {
  const peak = peakOf(points);
  return peak === undefined
    ? 'No boards yet.'
    : `The solver works hardest at ${peak.at}\u00a0%, where ${percentText(peak.one / peak.boards, 0)} of the boards have one solution.`;
}

/** A point in words. */
export const pointText = (point: DecidingPoint, whose: string): string =>
  `${point.at}\u00a0% filled, ${counted(point.boards, 'board')}: ${workText(point)} conflicts in the mean, ${grouped(point.median)} in the median, ${grouped(point.most)} at most; ${shareText(point.one, point.boards)} have one solution (${whose}).`;

/** What is in the table and the files. */
export const columns: readonly Column<DecidingPoint>[] = [
  {
    head: 'mean conflicts',
    text: workText,
    fields: { meanConflicts: (point) => point.mean, error95: ({ error }) => error },
  },
  { head: 'median', fields: { medianConflicts: (point) => point.median } },
  { head: 'most', fields: { mostConflicts: ({ most }) => most } },
  {
    head: 'one solution',
    text: ({ one, boards }) => percentText(one / boards),
    fields: { oneSolution: ({ one }) => one },
  },
];

export const figure = runChart({
  tag: 'deciding-run',
  id: 'deciding',
  experiment: deciding,
  settings: runSettings,
  specOf,
  fits: sameSize,
  // as measured on 15 x 15 to 25 x 25
  pace: ({ height }) => 20_000 * (10 / height) ** 7,
  titleOf: ({ side, seed }) => `Work of deciding, ${sizeText(side, side)}, seed ${seed}`,
  pointsOf,
  range: () => range,
  data,
  draw: ({ densityChart }, drawn, size) => densityChart(drawn, size),
  heights: (point) => ({ y: point.one / point.boards }),
  pointText,
  sentence,
  key: () => markEntries(Object.values(marks)),
  columns: () => columns,
  captionOf: (whose) =>
    `Conflicts of the solver until one or several solutions are told, ${whose}; with 1.96 standard errors`,
  file: 'deciding',
});
