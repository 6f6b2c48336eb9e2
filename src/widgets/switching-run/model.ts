/** How many random boards have a switching component, as plain data: settings, points, words, tables. */
import { sum } from 'd3-array';
import { grouped, inPercent, percent } from '../../formats/numbers.ts';
import type { DensityCurve } from '../../charts/densityCurves.ts';
import type { ClassMark } from '../../charts/classScale.ts';
import type { DensityChartData } from '../../charts/densityChart.ts';
import type { SwitchingSpec } from '../../experiments/switching.ts';
import { wilson } from '../../experiments/wilson.ts';
import type { LinkValues } from '../../kit/cell/linkState.ts';
import { LinkError, numberFrom } from '../../kit/cell/linkState.ts';
import type { DataTable } from '../../kit/chart/dataTable.ts';
import { csvRow } from '../../kit/export/files.ts';
import { readFields } from '../../kit/run/numbers.ts';
import type { NumberRange } from '../../kit/run/numbers.ts';

export type SwitchingKey = 'height' | 'width' | 'step' | 'boards' | 'seed';

/** What an author sets, and where a link and a reset start from. */
export type SwitchingRunProps = Readonly<Record<SwitchingKey, number>>;

/** What a figure opens with where its page says nothing else. */
export const defaultProps: SwitchingRunProps = {
  height: 10,
  width: 10,
  step: 5,
  boards: 500,
  seed: 1,
};

/** What each field accepts. */
export const ranges: Readonly<Record<SwitchingKey, NumberRange>> = {
  height: { name: 'the height', least: 2, most: 30 },
  width: { name: 'the width', least: 2, most: 30 },
  step: { name: 'the step', least: 1, most: 50 },
  boards: { name: 'the number of boards', least: 1, most: 10_000 },
  seed: { name: 'the seed', least: 0, most: 4_294_967_295 },
};

const keys = Object.keys(ranges) as SwitchingKey[];

/** The settings as they were typed. */
export type SwitchingForm = Readonly<Record<SwitchingKey, string>>;

export type SwitchingReading = {
  readonly spec: SwitchingSpec | null; // null while a setting cannot be read
  readonly problems: Readonly<Partial<Record<SwitchingKey, string>>>;
};

/** The form that holds these settings. */
export const formOf = (props: SwitchingRunProps): SwitchingForm =>
  Object.fromEntries(keys.map((key) => [key, String(props[key])])) as SwitchingForm;

/** The run that the form asks for: percentages from 0 to 100. */
export function readForm(form: SwitchingForm): SwitchingReading {
  const { values, problems } = readFields(form, ranges);
  if (values === null) return { spec: null, problems };
  const { height, width, step, boards, seed } = values;
  const percentages = Array.from({ length: Math.floor(100 / step) + 1 }, (_, at) => at * step);
  return { spec: { height, width, model: 'exact', percentages, boards, seed }, problems: {} };
}

const linkKeys: Readonly<Record<SwitchingKey, string>> = {
  height: 'h',
  width: 'w',
  step: 's',
  boards: 'n',
  seed: 'r',
};

/** The settings that a link asks for. @throws LinkError when one is out of range */
export function formFromLink(values: LinkValues, props: SwitchingRunProps): SwitchingForm {
  const asked = Object.fromEntries(
    keys.map((key) => [
      key,
      String(numberFrom(values, linkKeys[key], { ...ranges[key], otherwise: props[key] })),
    ]),
  ) as SwitchingForm;
  const [problem] = Object.values(readForm(asked).problems);
  if (problem !== undefined) throw new LinkError(problem);
  return asked;
}

/** What a link must say to come back to this form; settings that cannot be read are left out. */
export function linkOf(form: SwitchingForm, props: SwitchingRunProps): LinkValues {
  const { problems } = readForm(form);
  const values: Record<string, string> = {};
  for (const key of keys) {
    const text = form[key].replaceAll(/[\s,]/g, '');
    if (problems[key] === undefined && text !== String(props[key])) values[linkKeys[key]] = text;
  }
  return values;
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
  return `${percent(part / of)} (${inPercent(low)} to ${inPercent(high)})`;
};

/** A point in words. */
export function pointText(point: SwitchingPoint, whose: string): string {
  const { at, boards, unsolved, switching: found } = point;
  const of =
    unsolved === 0
      ? 'all are solved'
      : `${grouped(found)} of ${grouped(unsolved)} unsolved boards have a switching component, ${intervalText(found, unsolved)}`;
  return `${at} % filled, ${grouped(boards)} boards, in brackets 95 % intervals: ${intervalText(unsolved, boards)} are not solved; ${of} (${whose}).`;
}

/** What the chart shows, for those who do not see it. */
export function describe(points: readonly SwitchingPoint[]): string {
  const unsolved = sum(points, (point) => point.unsolved);
  const found = sum(points, (point) => point.switching);
  return unsolved === 0
    ? 'No unsolved boards yet.'
    : `Share of boards that FourSolver does not solve, and of those with a switching component of two rows and two columns, by percentage of filled cells. Over all percentages ${percent(found / unsolved)} of the unsolved boards have one.`;
}

/** The points as a table. */
export const tableOf = (points: readonly SwitchingPoint[], whose: string): DataTable => ({
  summary: `Table of the ${points.length} points`,
  caption: `Unsolved boards and those with a switching component, ${whose}; in brackets 95 % intervals`,
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
