/** How many random boards have a switching component, as plain data: settings, points, words, tables. */
import { sum } from 'd3';
import { grouped, inPercent, percent as percentText } from '../../formats/numbers.ts';
import type { DensityCurve } from '../../charts/densityCurves.ts';
import type { ClassMark } from '../../charts/classScale.ts';
import type { DensityChartData } from '../../charts/densityChart.ts';
import type { SwitchingSpec } from '../../experiments/switching.ts';
import { wilson } from '../../experiments/wilson.ts';
import type { DataTable } from '../../kit/chart/dataTable.ts';
import { csvRow } from '../../kit/export/files.ts';
import { percent, seed, whole } from '../../kit/settings/numbers.ts';
import { settings } from '../../kit/settings/settings.ts';
import type { ValuesOf } from '../../kit/settings/settings.ts';

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

export type SwitchingRunProps = ValuesOf<typeof runSettings>;

/** The run of some settings: percentages from 0 to 100. */
export function specOf({ height, width, step, boards, seed }: SwitchingRunProps): SwitchingSpec {
  const percentages = Array.from({ length: Math.floor(100 / step) + 1 }, (_, at) => at * step);
  return { height, width, model: 'exact', percentages, boards, seed };
}

/** One percentage of a run. */
export type SwitchingPoint = {
  readonly at: number; // percentage of filled cells
  readonly boards: number; // 1 or more
  readonly unsolved: number;
  readonly switching: number; // with a switching component; all of them are unsolved
};

/** The points of a run as far as it came. */
export const pointsOf = (
  { percentages }: SwitchingSpec,
  tally: { readonly [key in 'boards' | 'unsolved' | 'switching']: ArrayLike<number> },
): readonly SwitchingPoint[] =>
  percentages.flatMap((at, index) => {
    const boards = tally.boards[index] ?? 0;
    const unsolved = tally.unsolved[index] ?? 0;
    return boards === 0 ? [] : [{ at, boards, unsolved, switching: tally.switching[index] ?? 0 }];
  });

/** Marks of the two curves: neither of them is one of the four classes. */
export const curveMarks: Readonly<Record<'unsolved' | 'switching', ClassMark>> = {
  unsolved: {
    name: 'not solved by FourSolver',
    colour: 'var(--ink-soft)',
    symbol: 'circle',
    dash: '',
  },
  switching: {
    name: 'with a switching component',
    colour: 'var(--fresh)',
    symbol: 'square',
    dash: '6 3',
  },
};

const curvesOf = (points: readonly SwitchingPoint[]): readonly DensityCurve[] =>
  points.length === 0
    ? []
    : (['unsolved', 'switching'] as const).map((kind) => ({
        class: 'none',
        mark: curveMarks[kind],
        points: points.map((point) => ({
          at: point.at,
          trials: point.boards,
          successes: point[kind],
          ...wilson(point[kind], point.boards),
        })),
      }));

/** The data of the chart. */
export const chartData = (
  stored: readonly SwitchingPoint[],
  live: readonly SwitchingPoint[],
): DensityChartData => ({
  range: [0, 100],
  stored: curvesOf(stored),
  live: curvesOf(live),
  description: describe(live.length > 0 ? live : stored),
});

const intervalText = (part: number, of: number): string => {
  const { low, high } = wilson(part, of);
  return `${percentText(part / of)} (${inPercent(low)} to ${inPercent(high)})`;
};

/** A point in words. */
export function pointText(point: SwitchingPoint, whose: string): string {
  const { at, boards, unsolved, switching: found } = point;
  const of =
    unsolved === 0
      ? 'all are solved'
      : `${grouped(found)} of ${grouped(unsolved)} unsolved boards have a switching component, ${intervalText(found, unsolved)}`;
  return `${at}\u00a0% filled, ${grouped(boards)} boards, in brackets 95\u00a0% intervals: ${intervalText(unsolved, boards)} are not solved; ${of} (${whose}).`;
}

/** What the chart shows, for those who do not see it. */
export function describe(points: readonly SwitchingPoint[]): string {
  const unsolved = sum(points, (point) => point.unsolved);
  const found = sum(points, (point) => point.switching);
  return unsolved === 0
    ? 'No unsolved boards yet.'
    : `Share of boards that FourSolver does not solve, and of those with a switching component of two rows and two columns, by percentage of filled cells. Over all percentages ${percentText(found / unsolved)} of the unsolved boards have one.`;
}

/** The points as a table. */
export const tableOf = (points: readonly SwitchingPoint[], whose: string): DataTable => ({
  summary: `Table of the ${points.length} points`,
  caption: `Unsolved boards and those with a switching component, ${whose}; in brackets 95\u00a0% intervals`,
  columns: [
    'filled, %',
    'boards',
    'not solved',
    'with a component',
    'not solved, % of all',
    'with a component, % of the unsolved',
  ].map((head) => ({ head, number: true })),
  rows: points.map(({ at, boards, unsolved, switching: found }) => [
    String(at),
    grouped(boards),
    grouped(unsolved),
    grouped(found),
    intervalText(unsolved, boards),
    unsolved === 0 ? '–' : intervalText(found, unsolved),
  ]),
});

/** The points as CSV. */
export function csvOf(points: readonly SwitchingPoint[]): string {
  const heads = [
    'percentage',
    'boards',
    'unsolved',
    'switching',
    'shareOfUnsolved',
    'low95',
    'high95',
  ];
  const rows = points.map(({ at, boards, unsolved, switching: found }) => {
    const { low, high } = wilson(found, unsolved);
    return [at, boards, unsolved, found, unsolved === 0 ? null : found / unsolved, low, high];
  });
  return [heads, ...rows].map(csvRow).join('');
}
