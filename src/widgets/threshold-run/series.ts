/** The runs on show: their points as curves, in words, as tables and as files. */
import type { MeanPoint, ThresholdChartData } from '../../charts/thresholdChart.ts';
import type { ThresholdSpec } from '../../experiments/threshold.ts';
import { scaledPropagations } from '../../experiments/thresholdPoints.ts';
import type { Divisor, Mean, ThresholdPoint } from '../../experiments/thresholdPoints.ts';
import { edge, edgesOf } from '../../experiments/upperEdge.ts';
import type { ExchangeShares } from '../../experiments/upperEdge.ts';
import {
  counted,
  enumerated,
  grouped,
  inPercent,
  percent,
  sizeText,
} from '../../notebook/plain/numbers.ts';
import type { DataTable } from '../../notebook/chart/dataTable.ts';
import { csvOf as csvOfRows, tableOf as tableOfRows } from '../../notebook/records/column.ts';
import type { Column } from '../../notebook/records/column.ts';
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
export type StoredSeries = Series & {
  readonly texts: readonly string[];
  readonly commands: readonly string[]; // that made it
};

/** Where 003 has the threshold, percentages. */
export const printedBand = [39, 42] as const;

const heights: Readonly<Record<Divisor, string>> = {
  expected: 'filled cells inferred, % of their mean number',
  own: 'filled cells inferred, % of the board’s own',
};

const meanAt = (at: number, mean: Mean | null): readonly MeanPoint[] =>
  mean === null ? [] : [{ at, ...mean }];

/** With undecided cells the upper end of the mean, and of its interval. */
const boundedAt = (at: number, mean: Mean | null, most: Mean | null): readonly MeanPoint[] =>
  mean === null || most === null
    ? meanAt(at, mean)
    : [{ at, mean: mean.mean, most: most.mean, low: mean.low, high: most.high }];

/** An upper edge: of which boards, and what it is made of beside counting. */
export type UpperEdge = { readonly side: number; readonly shares: ExchangeShares };

const bounds = new Map<number, ThresholdChartData['bound']>(); // by side

/** What no board of a side can exceed on the mean, of the filled cells expected. */
function boundOf({ side, shares }: UpperEdge): ThresholdChartData['bound'] {
  const known = bounds.get(side);
  if (known !== undefined) return known;
  const made = [...shares.keys()].map((at) => ({ at, mean: edge(edgesOf(side, at, shares)) }));
  bounds.set(side, made);
  return made;
}

/** The data of the chart. */
export const chartData = (
  range: readonly [number, number],
  series: readonly Series[],
  divisor: Divisor,
  bound: UpperEdge | null = null,
  work = true,
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
        efforts: (work ? efforts : []).flatMap((point, k) =>
          within(point) ? meanAt(point.at, scaled[k] ?? null) : [],
        ),
      };
    }),
    heightLabel: heights[divisor],
    description: describe(
      series
        .map((one) => ({ ...one, points: one.points.filter(within) }))
        .filter(({ points }) => points.length > 0),
      divisor,
    ),
  };
};

/** What the marks are that have no name on the chart. */
export const bandText = `The band is where Foote and Krizanc see the threshold, ${printedBand[0]} to ${printedBand[1]}\u00a0%. Thin bars are 95\u00a0% intervals, broad ones what undecided cells leave open; empty points are the solver’s work.`;

/** Where the curve of the largest size rises, for a person. */
export function sentenceOf(series: readonly Series[]): string {
  const largest = series.reduce<Series | null>(
    (best, one) => (best === null || one.spec.side > best.spec.side ? one : best),
    null,
  );
  const at = (least: number): number | undefined =>
    largest?.points.find(({ inferred }) => (inferred.expected?.mean ?? 0) >= least)?.at;
  const [few, most] = [at(0.1), at(0.9)];
  if (largest === null || few === undefined || most === undefined)
    return 'Clues of sparse boards tell nearly nothing, those of dense ones nearly all.';
  return `On ${sizeText(largest.spec.side, largest.spec.side)} the clues tell a tenth of the filled cells at ${few}\u00a0%, and nine tenths at ${most}\u00a0%.`;
}

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
  return `${sideText(series)}, ${at}\u00a0% filled, ${counted(boards, 'board')}: inferred ${meanText(inferred.expected, most?.expected)} of the mean number of filled cells, ${meanText(inferred.own, most?.own)} of the board’s own. Boards with every cell inferable ${grouped(kinds.entire)}, with some ${grouped(kinds.some)}, with none ${grouped(kinds.none)} (${series.whose}).${undecided === 0 ? '' : ` On ${counted(undecided, 'board')} some cells are undecided: of ${grouped(kinds.open)} nothing is known.`}${asked}`;
}

/** What the chart shows, for those who do not see it. */
export function describe(series: readonly Series[], divisor: Divisor): string {
  if (series.length === 0) return 'No boards yet.';
  const above: string[] = [];
  const others: string[] = [];
  for (const one of series) {
    const half = one.points.find(({ inferred }, k) =>
      one.points
        .slice(k)
        .every(
          (later) => (later.inferred[divisor]?.mean ?? 0) >= 0.5 && inferred[divisor] !== null,
        ),
    );
    if (half === undefined) others.push(sideText(one));
    else above.push(`${half.at}\u00a0% on for ${sideText(one)}`);
  }
  const parts = [
    above.length === 0
      ? ''
      : ` It is above one half at every measured density from ${enumerated(above)}.`,
    others.length === 0 ? '' : ` It does not stay above one half for ${enumerated(others)}.`,
  ];
  return `Mean share of the filled cells that can be inferred, by percentage of filled cells.${parts.join('')} A band marks ${printedBand[0]} to ${printedBand[1]}\u00a0%, where the paper sees the threshold.`;
}

/** A point among those of all runs, with its effort. */
type Row = {
  readonly one: Series;
  readonly point: ThresholdPoint;
  readonly effort: ThresholdPoint | undefined;
  readonly scaled: Mean | null; // the effort, of the greatest of its size
};

const rowsOf = (series: readonly Series[]): readonly Row[] =>
  series.flatMap((one) => {
    const scaled = scaledPropagations(one.efforts);
    return one.points.map((point) => {
      const k = one.efforts.findIndex(({ at }) => at === point.at);
      return { one, point, effort: one.efforts[k], scaled: scaled[k] ?? null };
    });
  });

const meanFields = (
  name: string,
  meanOf: (row: Row) => Mean | null,
): NonNullable<Column<Row>['fields']> => ({
  [name]: (row) => meanOf(row)?.mean ?? null,
  [`${name} low95`]: (row) => meanOf(row)?.low ?? null,
  [`${name} high95`]: (row) => meanOf(row)?.high ?? null,
});

const columns: readonly Column<Row>[] = [
  {
    head: 'size',
    words: true,
    text: ({ one }) => `${sideText(one)}, ${one.whose}`,
    fields: { side: ({ one }) => one.spec.side, source: ({ one }) => one.whose },
  },
  { head: 'filled, %', fields: { percentage: ({ point }) => point.at } },
  { head: 'boards', fields: { boards: ({ point }) => point.boards } },
  ...(['expected', 'own'] as const).map((divisor): Column<Row> => ({
    head: divisor === 'own' ? 'of the board’s own' : 'of the mean number',
    text: ({ point: { inferred, most } }) => meanText(inferred[divisor], most?.[divisor]),
    fields: meanFields(`inferred of ${divisor}`, ({ point }) => point.inferred[divisor]),
  })),
  ...(['expected', 'own'] as const).map((divisor): Column<Row> => ({
    fields: meanFields(
      `inferred or undecided of ${divisor}`,
      ({ point: { inferred, most } }) => (most ?? inferred)[divisor],
    ),
  })),
  {
    head: 'boards with undecided cells',
    fields: { 'boards with undecided cells': ({ point }) => point.undecided },
  },
  {
    head: 'every cell inferable',
    fields: { 'every cell inferable': ({ point }) => point.kinds.entire },
  },
  { fields: { 'some cells inferable': ({ point }) => point.kinds.some } },
  { head: 'no cell inferable', fields: { 'no cell inferable': ({ point }) => point.kinds.none } },
  {
    head: 'no filled cell inferable',
    fields: { 'no filled cell inferable': ({ point }) => point.noneFilled },
  },
  { head: 'effort', text: ({ scaled }) => meanText(scaled) },
  {
    head: 'boards for effort',
    fields: { 'boards for effort': ({ effort }) => effort?.boards ?? 0 },
  },
  { fields: meanFields('propagations', ({ effort }) => effort?.propagations ?? null) },
];

/** All points as a table. */
export function tableOf(series: readonly Series[]): DataTable {
  const rows = rowsOf(series);
  return tableOfRows(columns, rows, {
    summary: `Table of the ${rows.length} points`,
    caption:
      'Mean share of the filled cells that can be inferred, %, and effort as a share of its greatest mean, %; in brackets 95\u00a0% intervals, by drawing boards again',
  });
}

/** All points as CSV. */
export const csvOf = (series: readonly Series[]): string => csvOfRows(columns, rowsOf(series));

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
