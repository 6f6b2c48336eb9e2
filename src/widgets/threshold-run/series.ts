/** The runs on show: their points as curves, in words, as tables and as files. */
import { leastOpenBits, mostFilledInferable } from '../../engine/inference/countingBound.ts';
import type { MeanPoint, ThresholdChartData } from '../../charts/thresholdChart.ts';
import type { ThresholdSpec } from '../../experiments/threshold.ts';
import { scaledPropagations } from '../../experiments/thresholdPoints.ts';
import type { Divisor, Mean, ThresholdPoint } from '../../experiments/thresholdPoints.ts';
import { counted, grouped, inPercent, percent, sizeText } from '../../formats/numbers.ts';
import type { DataTable } from '../../kit/chart/dataTable.ts';
import { csvRow } from '../../kit/export/files.ts';
import { markOf } from './model.ts';

/** A run of one size. */
export type Series = {
  readonly whose: 'stored run' | 'your run';
  readonly spec: ThresholdSpec;
  readonly points: readonly ThresholdPoint[];
  /** Points with propagations: of this run, or of a stored one of fewer boards; none where there are none. */
  readonly efforts: readonly ThresholdPoint[];
};

/** A stored size as it comes with the page. */
export type StoredSeries = Series & { readonly texts: readonly string[] };

/** Where 003 has the threshold, percentages. */
export const printedBand = [39, 42] as const;

const heights: Readonly<Record<Divisor, string>> = {
  expected: 'inferred, of the filled cells expected, %',
  own: 'inferred, of the board’s filled cells, %',
};

const meanAt = (at: number, mean: Mean | null): readonly MeanPoint[] =>
  mean === null ? [] : [{ at, ...mean }];

/** With undecided cells the upper end of the mean, and of its interval. */
const boundedAt = (at: number, mean: Mean | null, most: Mean | null): readonly MeanPoint[] =>
  mean === null || most === null
    ? meanAt(at, mean)
    : [{ at, mean: mean.mean, most: most.mean, low: mean.low, high: most.high }];

const bounds = new Map<number, ThresholdChartData['bound']>(); // by side

/** What no board of a side can exceed on the mean, of the filled cells expected. */
function boundOf(side: number): ThresholdChartData['bound'] {
  const known = bounds.get(side);
  if (known !== undefined) return known;
  const made = Array.from({ length: 99 }, (_, k) => {
    const density = (k + 1) / 100;
    return {
      at: k + 1,
      mean: mostFilledInferable(leastOpenBits(side, side, density), density),
    };
  });
  bounds.set(side, made);
  return made;
}

/** The data of the chart. */
export const chartData = (
  range: readonly [number, number],
  series: readonly Series[],
  divisor: Divisor,
  bound: number | null = null,
): ThresholdChartData => {
  const within = ({ at }: { readonly at: number }): boolean => at >= range[0] && at <= range[1];
  return {
    range,
    band: printedBand,
    bound: bound === null || divisor !== 'expected' ? [] : boundOf(bound).filter(within),
    curves: series.map(({ spec, whose, points, efforts }) => {
      const scaled = scaledPropagations(efforts);
      return {
        mark: markOf(spec.side, whose),
        shares: points
          .filter(within)
          .flatMap(({ at, inferred, most }) =>
            boundedAt(at, inferred[divisor], most?.[divisor] ?? null),
          ),
        efforts: efforts.flatMap((point, k) =>
          within(point) ? meanAt(point.at, scaled[k] ?? null) : [],
        ),
      };
    }),
    heightLabel: heights[divisor],
    description: describe(series, divisor),
  };
};

const meanText = (mean: Mean | null, most: Mean | null = null): string =>
  mean === null
    ? 'none'
    : most === null
      ? `${percent(mean.mean)} (${inPercent(mean.low)} to ${inPercent(mean.high)})`
      : `${inPercent(mean.mean)} to ${percent(most.mean)} (${inPercent(mean.low)} to ${inPercent(most.high)})`;

const sideText = ({ spec: { side } }: Series): string => sizeText(side, side);

/** A point in words. */
export function pointText(series: Series, point: ThresholdPoint): string {
  const { at, boards, inferred, most, kinds, undecided } = point;
  const k = series.efforts.findIndex((point) => point.at === at);
  const effort = scaledPropagations(series.efforts)[k] ?? null;
  const propagations = series.efforts[k]?.propagations?.mean;
  const asked =
    effort === null || propagations === undefined
      ? ''
      : ` Effort: ${meanText(effort)} of the greatest, ${grouped(Math.round(propagations))} propagations a board, ${counted(series.efforts[k]?.boards ?? 0, 'board')}.`;
  return `${sideText(series)}, ${at}\u00a0% filled, ${counted(boards, 'board')}: inferred ${meanText(inferred.expected, most?.expected)} of the filled cells expected, ${meanText(inferred.own, most?.own)} of the board’s own. Boards with every cell inferable ${grouped(kinds.entire)}, with some ${grouped(kinds.some)}, with none ${grouped(kinds.none)} (${series.whose}).${undecided === 0 ? '' : ` On ${counted(undecided, 'board')} some cells are undecided: of ${grouped(kinds.open)} nothing is known.`}${asked}`;
}

/** What the chart shows, for those who do not see it. */
export function describe(series: readonly Series[], divisor: Divisor): string {
  if (series.length === 0) return 'No boards yet.';
  const parts = series.map((one) => {
    const half = one.points.find(({ inferred }, k) =>
      one.points
        .slice(k)
        .every(
          (later) => (later.inferred[divisor]?.mean ?? 0) >= 0.5 && inferred[divisor] !== null,
        ),
    );
    return half === undefined
      ? `${sideText(one)} does not stay above one half`
      : `${sideText(one)} is above one half from ${half.at}\u00a0% on`;
  });
  return `Mean share of the filled cells that can be inferred, by percentage of filled cells. ${parts.join('; ')}. A band marks ${printedBand[0]} to ${printedBand[1]}\u00a0%, the threshold as printed.`;
}

/** All points as a table. */
export const tableOf = (series: readonly Series[]): DataTable => {
  const rows = series.flatMap((one) => {
    const scaled = scaledPropagations(one.efforts);
    return one.points.map((point) => {
      const k = one.efforts.findIndex(({ at }) => at === point.at);
      return [
        `${sideText(one)}, ${one.whose}`,
        String(point.at),
        grouped(point.boards),
        meanText(point.inferred.expected, point.most?.expected),
        meanText(point.inferred.own, point.most?.own),
        grouped(point.undecided),
        grouped(point.kinds.entire),
        grouped(point.kinds.none),
        grouped(point.noneFilled),
        meanText(scaled[k] ?? null),
        k < 0 ? '0' : grouped(one.efforts[k]?.boards ?? 0),
      ];
    });
  });
  return {
    summary: `Table of the ${rows.length} points`,
    caption:
      'Mean share of the filled cells that can be inferred, %, and effort as a share of its greatest mean, %; in brackets 95\u00a0% intervals, by drawing boards again',
    columns: [
      { head: 'size' },
      ...[
        'filled, %',
        'boards',
        'of those expected',
        'of the board’s own',
        'boards with undecided cells',
        'every cell inferable',
        'no cell inferable',
        'no filled cell inferable',
        'effort',
        'boards for effort',
      ].map((head) => ({ head, number: true })),
    ],
    rows,
  };
};

const three = (name: string): string[] => [name, `${name} low95`, `${name} high95`];

const values = (mean: Mean | null): (number | string)[] =>
  mean === null ? ['', '', ''] : [mean.mean, mean.low, mean.high];

/** All points as CSV. */
export function csvOf(series: readonly Series[]): string {
  const heads = [
    'side',
    'source',
    'percentage',
    'boards',
    ...three('inferred of expected'),
    ...three('inferred of own'),
    ...three('inferred or undecided of expected'),
    ...three('inferred or undecided of own'),
    'boards with undecided cells',
    'every cell inferable',
    'some cells inferable',
    'no cell inferable',
    'no filled cell inferable',
    'boards for effort',
    ...three('propagations'),
  ];
  const rows = series.flatMap((one) =>
    one.points.map(({ at, boards, inferred, most, undecided, kinds, noneFilled }) => {
      const effort = one.efforts.find((point) => point.at === at);
      return [
        one.spec.side,
        one.whose,
        at,
        boards,
        ...values(inferred.expected),
        ...values(inferred.own),
        ...values(most === null ? inferred.expected : most.expected),
        ...values(most === null ? inferred.own : most.own),
        undecided,
        kinds.entire,
        kinds.some,
        kinds.none,
        noneFilled,
        effort?.boards ?? 0,
        ...values(effort?.propagations ?? null),
      ];
    }),
  );
  return [heads, ...rows].map(csvRow).join('');
}

/** How far boards are searched: ", at most about 20,000,000 propagations a board"; nothing where there is no limit. */
export const limitText = ({ limit }: Pick<ThresholdSpec, 'limit'>): string =>
  limit === undefined ? '' : `, at most about ${grouped(limit)} propagations a board`;

/** How many boards of a run have undecided cells: "; on 3 boards some cells are undecided". */
export function undecidedText({ points }: Pick<Series, 'points'>): string {
  const boards = points.reduce((sum, { undecided }) => sum + undecided, 0);
  return boards === 0 ? '' : `; on ${counted(boards, 'board')} some cells are undecided`;
}

/** What runs were made, in a line. */
export const aboutOf = (series: readonly Series[], version: number): string =>
  series
    .map(
      (one) =>
        `${sideText(one)} (${one.whose}), ${grouped(one.spec.boards)} boards a percentage${limitText(one.spec)}, seed ${one.spec.seed}`,
    )
    .concat(`version ${version}`)
    .join(', ');

/** The runs as plain data. */
export const jsonOf = (series: readonly Series[]): unknown =>
  series.map(({ whose, spec, points, efforts }) => ({
    source: whose,
    spec,
    points,
    efforts: efforts.map(({ at, boards, propagations }) => ({ at, boards, propagations })),
  }));
