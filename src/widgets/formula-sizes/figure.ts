/** `<formula-sizes>`: how large the formulas of random boards are, by percentage of filled cells. */
import type { MeanPoint, MeansChartData } from '../../charts/meansChart.ts';
import { meanFormulaSize } from '../../engine/inference/meanFormulaSize.ts';
import { formulaSize, formulaSizeLimits, sizeParts } from '../../experiments/formulaSize.ts';
import type { FormulaSizeSpec, FormulaSizeTally, SizePart } from '../../experiments/formulaSize.ts';
import type { Column } from '../../notebook/records/column.ts';
import { runChart } from '../../kit/records/runChart.ts';
import type { Layers } from '../../kit/records/runChartRecord.ts';
import { counted, grouped, sizeText } from '../../notebook/plain/numbers.ts';
import type { KeyEntry } from '../../kit/boards/chartKey.ts';
import { percentagesFrom } from '../../notebook/run/percentages.ts';
import { sameSize } from '../../notebook/run/size.ts';
import type { Size } from '../../notebook/run/size.ts';
import { choice } from '../../notebook/settings/choices.ts';
import { percent, seed, whole } from '../../notebook/settings/numbers.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';

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

type SizeValues = ValuesOf<typeof sizeSettings>;

/** The run of some settings. */
export function specOf(values: Omit<SizeValues, 'part'>): FormulaSizeSpec {
  const { height, width, step, boards, seed } = values;
  const percentages = percentagesFrom(0, 100, step);
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
export const expectedOf = ({ height, width }: Size, part: SizePart): MeansChartData['exact'] =>
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
  return `Expected number of ${partTexts[part]} by percentage of filled cells. It falls at ${down === 0 ? 'none' : down} of the ${exact.length - 1} steps of one percent; it is greatest at ${peak?.at ?? 0}\u00a0%, with ${grouped(Math.round(peak?.mean ?? 0))}.`;
}

function data({ stored, live }: Layers<SizePoint>, values: SizeValues): MeansChartData {
  const { part } = values;
  const exact = expectedOf(values, part);
  return {
    exact,
    stored: stored.map(({ means }) => means[part]),
    live: live.map(({ means }) => means[part]),
    heightLabel: `${partTexts[part]}, mean of the boards`,
    description: describe(exact, part),
  };
}

/** What a sample says of the dip. */
function sentence(points: readonly SizePoint[], whose: string, { part }: SizeValues): string {
  if (points.length < 2) return 'No formulas yet.';
  const down = falls(points.map(({ means }) => means[part]));
  return `In the ${whose} the mean number of ${partTexts[part]} falls at ${down} of ${counted(points.length - 1, 'step')}.`;
}

/** A mean with its interval. */
const meanText = ({ mean, low, high }: MeanPoint): string =>
  `${grouped(Math.round(mean))} (${grouped(Math.round(low))} to ${grouped(Math.round(high))})`;

const expectedAt = ({ height, width }: Size, { at }: SizePoint, part: SizePart): number =>
  meanFormulaSize(height, width, at / 100)[part];

/** A point in words. */
export function pointText(point: SizePoint, whose: string, values: SizeValues): string {
  const { part } = values;
  return `${point.at}\u00a0% filled, ${counted(point.boards, 'board')}: ${meanText(point.means[part])} ${partTexts[part]} in the mean, in brackets the 95\u00a0% interval (${whose}); expected are ${grouped(Math.round(expectedAt(values, point, part)))}.`;
}

/** What is in the table and the files. */
export const columns = (size: Size): readonly Column<SizePoint>[] =>
  sizeParts.flatMap((part): Column<SizePoint>[] => [
    {
      head: partTexts[part],
      text: ({ means }) => meanText(means[part]),
      fields: {
        [part]: ({ means }) => means[part].mean,
        [`${part} low95`]: ({ means }) => means[part].low,
        [`${part} high95`]: ({ means }) => means[part].high,
      },
    },
    {
      head: 'expected',
      text: (point) => grouped(Math.round(expectedAt(size, point, part))),
      fields: { [`${part} expected`]: (point) => expectedAt(size, point, part) },
    },
  ]);

/** Only what is drawn. */
export const key = ({ stored, live }: Layers<unknown>): readonly KeyEntry[] => [
  { mark: 'exact', text: 'expected, without drawing a board' },
  ...(stored.length > 0 ? [{ mark: 'ring', text: 'stored run' } as const] : []),
  ...(live.length > 0 ? [{ mark: 'dot', text: 'your run' } as const] : []),
];

export const figure = runChart({
  tag: 'formula-sizes',
  id: 'formula-size',
  experiment: formulaSize,
  settings: sizeSettings,
  specOf,
  fits: sameSize,
  // as measured at 40 x 40: drawing the cells takes most of it
  pace: ({ height, width }) => 40_000_000 / (height * width + 20),
  titleOf: ({ height, width, seed }) =>
    `How large the formula is, ${sizeText(height, width)}, seed ${seed}`,
  pointsOf,
  data,
  draw: ({ meansChart }, drawn, size) => meansChart(drawn, size),
  heights: ({ means }, { part }) => ({ y: means[part].mean }),
  pointText,
  key,
  named: false,
  sentence,
  sentences: ({ description }) => [description],
  columns,
  captionOf: (whose, { height, width }) =>
    `Mean sizes of formulas, ${sizeText(height, width)}, ${whose}; in brackets 95\u00a0% intervals; expected means without drawing a board`,
  file: 'formula-size',
  more: (values) => ({ expected: expectedOf(values, values.part) }),
});
