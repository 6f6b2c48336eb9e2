/** What each method misses, as plain data: settings, curves, words, tables. */
import type { ClassMark } from '../../charts/classScale.ts';
import { methodCurves } from '../../charts/classScale.ts';
import type { DensityChartData } from '../../charts/densityChart.ts';
import type { DensityCurve } from '../../charts/densityCurves.ts';
import { reachMethods } from '../../engine/inference/reach.ts';
import type { ReachMethod } from '../../engine/inference/reach.ts';
import { reachLimits } from '../../experiments/reach.ts';
import type { ReachSpec } from '../../experiments/reach.ts';
import { missedByAll, shareOf } from '../../experiments/reachPoints.ts';
import type { BoardChoice, ReachPoint } from '../../experiments/reachPoints.ts';
import type { Column } from '../../notebook/records/column.ts';
import type { Layers } from '../../kit/records/runChartRecord.ts';
import {
  counted,
  grouped,
  inPercent,
  percent as percentText,
} from '../../notebook/plain/numbers.ts';
import { percentagesFrom } from '../../notebook/run/percentages.ts';
import { choice } from '../../notebook/settings/choices.ts';
import { percent, seed, whole } from '../../notebook/settings/numbers.ts';
import { optional, unseen } from '../../notebook/settings/setting.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';
import { reachNames } from '../../methods/reached.ts';

const side = { least: 2, most: reachLimits.side, usual: 10 };

const models = {
  independent: 'independent cells',
  exact: 'exact number of filled cells',
} as const;

/** Which boards of a point are listed. */
export const boardChoices: Readonly<Record<BoardChoice, string>> = {
  all: 'all',
  sweeps: 'where sweeps miss cells',
  four: 'where pairs of lines miss cells',
  'two-sat': 'where chains miss cells',
  probing: 'where one round of probing misses cells',
  repeated: 'where repeated probing misses cells',
  pairs: 'where probing two at a time misses cells: only SAT finds them',
};

const missers: Readonly<Record<BoardChoice, string>> = {
  all: 'sweeps miss',
  sweeps: 'sweeps miss',
  four: 'pairs of lines miss',
  'two-sat': 'chains miss',
  probing: 'one round misses',
  repeated: 'rounds miss',
  pairs: 'probing two at a time misses',
};

/** What the method of a choice misses of a board; sweeps where all are listed. */
export const missText = (choice: BoardChoice, missed: number, inferable: number): string =>
  `${missers[choice]} ${grouped(missed)} of ${grouped(inferable)}`;

/** What an author and a reader set. */
export const runSettings = settings(
  {
    height: whole('h', 'Rows', { name: 'the height', ...side }),
    width: whole('w', 'Columns', { name: 'the width', ...side }),
    boards: whole('n', 'Boards for each', {
      name: 'the number of boards',
      least: 1,
      most: reachLimits.boards,
      usual: 30,
    }),
    seed: seed(1),
    from: percent('a', 'From', { name: 'the first percentage', usual: 20 }),
    to: percent('b', 'To', { name: 'the last percentage', usual: 70 }),
    step: percent('s', 'Step', { name: 'the step', least: 1, usual: 5 }),
    model: choice('m', 'Percentage means', models, 'independent'),
    point: unseen(optional(percent('p', 'Point', { name: 'the point', usual: 0 }))),
    filter: unseen(choice('c', 'Boards shown', boardChoices, 'all')),
  },
  ({ from, to }) =>
    from >= to ? { to: `Type a last percentage that is more than the first, ${from}.` } : {},
);

export type ReachRunProps = ValuesOf<typeof runSettings>;

/** The run of some settings. */
export function specOf(values: ReachRunProps): ReachSpec {
  const { height, width, model, from, to, step, boards, seed } = values;
  const percentages = percentagesFrom(from, to, step);
  return { height, width, model, percentages, boards, seed };
}

/**
 * About how many boards of a run one core does in a second: a mean over the percentages, of times measured from 5 x 5 to
 * 15 x 15. Between those where all is settled at once and those where little can be inferred pairs of cells take nearly all
 * of the time.
 */
export function boardPace({
  height,
  width,
  percentages,
}: Pick<ReachSpec, 'height' | 'width' | 'percentages'>): number {
  const size = (height * width) / 100;
  const cost = (percentage: number): number => {
    if (percentage > 45) return 0.3;
    return 0.3 + (percentage < 23 ? 2.5 * size ** 2 : 8.4 * size ** 4.2);
  };
  return (1000 * percentages.length) / percentages.reduce((sum, one) => sum + cost(one), 0);
}

/** Marks of the curves, from the weak methods to the strong. */
export const curveMarks: readonly ClassMark[] = reachMethods.map((method) => ({
  ...methodCurves[method],
  name: reachNames[method],
}));

const curvesOf = (points: readonly ReachPoint[]): readonly DensityCurve[] =>
  points.length === 0
    ? []
    : reachMethods.map((method, k) => ({
        class: 'none',
        mark: curveMarks[k]!,
        points: points.map((point) => ({
          at: point.at,
          trials: point.inferable,
          successes: point.methods[method].known,
          low: point.methods[method].low,
          high: point.methods[method].high,
        })),
      }));

/** What the chart is drawn from. */
export const data = (
  { stored, live }: Layers<ReachPoint>,
  { from, to }: Pick<ReachRunProps, 'from' | 'to'>,
): DensityChartData => ({
  range: [from, to],
  stored: curvesOf(stored),
  live: curvesOf(live),
  heightLabel: 'found, of the cells that must be so, %',
  label:
    'Chart: share of inferable cells that each method finds against percentage of filled cells',
  description: describe(live.length > 0 ? live : stored),
});

function shareText(point: ReachPoint, method: ReachMethod): string {
  const { low, high } = point.methods[method];
  return `${percentText(shareOf(point, method))} (${inPercent(low)} to ${inPercent(high)})`;
}

/** A point in words. */
export function pointText(point: ReachPoint, whose: string): string {
  const { at, boards, inferable, cells } = point;
  const shares = reachMethods.map((method) => `${reachNames[method]} ${shareText(point, method)}`);
  return `${at}\u00a0% filled, ${counted(boards, 'board')}: ${counted(inferable, 'inferable cell')}, ${percentText(inferable / cells)} of all. Found, in brackets 95\u00a0% intervals: ${shares.join(', ')}. ${grouped(missedByAll(point))} found by SAT alone (${whose}).`;
}

/** What the curves say. */
export function sentence(points: readonly ReachPoint[]): string {
  const [first] = points;
  if (first === undefined) return 'No cells that must be so yet.';
  const least = points.reduce((a, b) => (shareOf(b, 'sweeps') < shareOf(a, 'sweeps') ? b : a));
  return `At ${least.at}\u00a0% filled, sweeps find ${percentText(shareOf(least, 'sweeps'), 0)} of the cells that must be so.`;
}

/** What the chart shows, for those who do not see it. */
function describe(points: readonly ReachPoint[]): string {
  const [first] = points;
  if (first === undefined) return 'No inferable cells yet.';
  const lows = reachMethods.map((method) => {
    const least = points.reduce((a, b) => (shareOf(b, method) < shareOf(a, method) ? b : a));
    return `${reachNames[method]} ${percentText(shareOf(least, method))} at ${least.at}\u00a0%`;
  });
  return `Of the cells that are the same in every solution, the share that each method finds, by percentage of filled cells. The least of each: ${lows.join(', ')}. A SAT solver finds all.`;
}

/** What is in the table and the files. */
export const columns: readonly Column<ReachPoint>[] = [
  { fields: { cells: ({ cells }) => cells } },
  { head: 'inferable cells', fields: { inferable: ({ inferable }) => inferable } },
  { head: 'of all cells', text: ({ inferable, cells }) => percentText(inferable / cells) },
  ...reachMethods.map((method): Column<ReachPoint> => ({
    head: reachNames[method],
    text: (point) => shareText(point, method),
    fields: {
      [method]: ({ methods }) => methods[method].known,
      [`${method} low95`]: ({ methods }) => methods[method].low,
      [`${method} high95`]: ({ methods }) => methods[method].high,
    },
  })),
  { head: 'by SAT alone', text: (point) => grouped(missedByAll(point)) },
];
