/** How large the formulas of random boards are, as plain data: settings, points, words, tables. */
import type { MeanPoint, MeansChartData } from '../../charts/meansChart.ts';
import { meanFormulaSize } from '../../engine/inference/meanFormulaSize.ts';
import { formulaSizeLimits, sizeParts } from '../../experiments/formulaSize.ts';
import type { FormulaSizeSpec, FormulaSizeTally, SizePart } from '../../experiments/formulaSize.ts';
import { counted, grouped, sizeText } from '../../formats/numbers.ts';
import type { DataTable } from '../../kit/chart/dataTable.ts';
import { csvRow } from '../../kit/export/files.ts';
import { choice } from '../../kit/settings/choices.ts';
import { percent, seed, whole } from '../../kit/settings/numbers.ts';
import { settings } from '../../kit/settings/settings.ts';
import type { ValuesOf } from '../../kit/settings/settings.ts';

/** What is counted of a formula. */
const partTexts: Readonly<Record<SizePart, string>> = {
  clauses: 'clauses',
  variables: 'variables',
  occurrences: 'literals in all clauses',
};

const side = { least: 1, most: formulaSizeLimits.side, usual: 40 };

/** What an author and a reader set. */
export const sizeSettings = settings({
  part: choice('c', 'Count', partTexts, 'clauses'),
  height: whole('h', 'Rows', { name: 'the height', ...side }),
  width: whole('w', 'Columns', { name: 'the width', ...side }),
  boards: whole('n', 'Boards for each', {
    name: 'the number of boards',
    least: 1,
    most: formulaSizeLimits.boards,
    usual: 100,
  }),
  seed: seed(1),
  step: percent('s', 'Step', { name: 'the step', least: 1, most: 50, usual: 2 }),
});

export type FormulaSizesProps = ValuesOf<typeof sizeSettings>;

/** The run of some settings. */
export function specOf(values: Omit<FormulaSizesProps, 'part'>): FormulaSizeSpec {
  const { height, width, step, boards, seed } = values;
  const percentages = Array.from({ length: Math.floor(100 / step) + 1 }, (_, at) => at * step);
  return { height, width, model: 'independent', percentages, boards, seed };
}

/** One percentage of a run. */
export type SizePoint = {
  readonly at: number; // percentage of filled cells
  readonly boards: number; // 1 or more
  readonly means: Readonly<Record<SizePart, MeanPoint>>;
};

/** The points of a run as far as it came. */
export const pointsOf = (
  { percentages }: FormulaSizeSpec,
  tally: FormulaSizeTally,
): readonly SizePoint[] =>
  percentages.flatMap((at, index) => {
    const boards = tally.boards[index] ?? 0;
    if (boards === 0) return [];
    const meanOf = (part: SizePart): MeanPoint => {
      const mean = tally[part][index]! / boards;
      const variance = Math.max(0, tally[`${part}Squared`][index]! / boards - mean ** 2);
      // of one board there is no spread to be seen, and so no interval
      const half = boards === 1 ? 0 : 1.96 * Math.sqrt(variance / (boards - 1));
      return { at, mean, low: mean - half, high: mean + half };
    };
    const means = Object.fromEntries(sizeParts.map((part) => [part, meanOf(part)]));
    return [{ at, boards, means: means as SizePoint['means'] }];
  });

/** What the means are expected to be at every percentage. */
export const expectedOf = (
  { height, width }: Pick<FormulaSizeSpec, 'height' | 'width'>,
  part: SizePart,
): MeansChartData['exact'] =>
  Array.from({ length: 101 }, (_, at) => ({
    at,
    mean: meanFormulaSize(height, width, at / 100)[part],
  }));

/** Steps from a mean to the next at which it falls. */
export const falls = (means: readonly { readonly mean: number }[]): number =>
  means.filter(({ mean }, at) => at > 0 && mean < means[at - 1]!.mean).length;

/** Where it is greatest. */
export const greatest = <Point extends { readonly mean: number }>(
  means: readonly Point[],
): Point | undefined =>
  means.reduce<Point | undefined>((a, b) => (a && a.mean >= b.mean ? a : b), undefined);

/** What the chart shows, for those who do not see it. */
export function describe(exact: MeansChartData['exact'], part: SizePart): string {
  const [peak, down] = [greatest(exact), falls(exact)];
  const course =
    down === 0
      ? `It falls at none of the ${exact.length - 1} steps of one percent`
      : `It falls at ${down} of the ${exact.length - 1} steps of one percent`;
  return `Expected number of ${partTexts[part]} by percentage of filled cells. ${course}; it is greatest at ${peak?.at ?? 0}\u00a0%, with ${grouped(Math.round(peak?.mean ?? 0))}.`;
}

/** The data of the chart. */
export function chartData(
  size: Pick<FormulaSizeSpec, 'height' | 'width'>,
  part: SizePart,
  stored: readonly SizePoint[],
  live: readonly SizePoint[],
): MeansChartData {
  const exact = expectedOf(size, part);
  const means = (points: readonly SizePoint[]): readonly MeanPoint[] =>
    points.map((point) => point.means[part]);
  return {
    exact,
    stored: means(stored),
    live: means(live),
    heightLabel: `${partTexts[part]}, mean of the boards`,
    description: describe(exact, part),
  };
}

/** What a sample says of the dip. */
export function fallsText(points: readonly SizePoint[], part: SizePart, whose: string): string {
  const down = falls(points.map(({ means }) => means[part]));
  return `In the ${whose} the mean number of ${partTexts[part]} falls at ${down} of ${counted(points.length - 1, 'step')}.`;
}

/** A mean with its interval. */
const meanText = ({ mean, low, high }: MeanPoint): string =>
  `${grouped(Math.round(mean))} (${grouped(Math.round(low))} to ${grouped(Math.round(high))})`;

/** A point in words. */
export function pointText(
  size: Pick<FormulaSizeSpec, 'height' | 'width'>,
  part: SizePart,
  { at, boards, means }: SizePoint,
  whose: string,
): string {
  const expected = meanFormulaSize(size.height, size.width, at / 100)[part];
  return `${at}\u00a0% filled, ${counted(boards, 'board')}: ${meanText(means[part])} ${partTexts[part]} in the mean, in brackets the 95\u00a0% interval (${whose}); expected are ${grouped(Math.round(expected))}.`;
}

/** The points as a table. */
export const tableOf = (
  size: Pick<FormulaSizeSpec, 'height' | 'width'>,
  points: readonly SizePoint[],
  whose: string,
): DataTable => ({
  summary: `Table of the ${points.length} points`,
  caption: `Mean sizes of formulas, ${sizeText(size.height, size.width)}, ${whose}; in brackets 95\u00a0% intervals; expected means without drawing a board`,
  columns: [
    'filled, %',
    'boards',
    ...sizeParts.flatMap((part) => [partTexts[part], 'expected']),
  ].map((head) => ({ head, number: true })),
  rows: points.map(({ at, boards, means }) => {
    const expected = meanFormulaSize(size.height, size.width, at / 100);
    return [
      String(at),
      grouped(boards),
      ...sizeParts.flatMap((part) => [meanText(means[part]), grouped(Math.round(expected[part]))]),
    ];
  }),
});

/** The points as CSV. */
export function csvOf(
  size: Pick<FormulaSizeSpec, 'height' | 'width'>,
  points: readonly SizePoint[],
): string {
  const heads = [
    'percentage',
    'boards',
    ...sizeParts.flatMap((part) => [part, `${part} low95`, `${part} high95`, `${part} expected`]),
  ];
  const rows = points.map(({ at, boards, means }) => {
    const expected = meanFormulaSize(size.height, size.width, at / 100);
    return [
      at,
      boards,
      ...sizeParts.flatMap((part) => {
        const { mean, low, high } = means[part];
        return [mean, low, high, expected[part]];
      }),
    ];
  });
  return [heads, ...rows].map(csvRow).join('');
}
