/** What can be inferred of all pictures of small sizes, by percentage of filled cells, as plain data. */
import type { ClassMark } from '../../charts/classScale.ts';
import { orderedCurves, ownCurve } from '../../charts/classScale.ts';
import type { ShareCurve, ShareCurvesData } from '../../charts/shareCurvesChart.ts';
import {
  leastOpenBits,
  mostFilledInferable,
  mostInferable,
  openBitsInTheLimit,
} from '../../engine/inference/countingBound.ts';
import { exactPoint, inferenceCensus } from '../../experiments/inferenceCensus.ts';
import type {
  ExactPoint,
  InferenceCensusSpec,
  InferenceCensusTally,
} from '../../experiments/inferenceCensus.ts';
import { fixed, grouped, percent as percentText, sizeText } from '../../notebook/plain/numbers.ts';
import type { DataTable } from '../../notebook/chart/dataTable.ts';
import { tableOf as tableOfRows } from '../../notebook/records/column.ts';
import type { Column } from '../../notebook/records/column.ts';
import { percentagesFrom } from '../../notebook/run/percentages.ts';
import { choice } from '../../notebook/settings/choices.ts';
import { whole } from '../../notebook/settings/numbers.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';

/** What is drawn of each density. */
export const shownShares = {
  expected: 'filled cells inferred, by the filled cells expected (as 003 plots)',
  own: 'filled cells inferred, by the board’s own filled cells',
  inferable: 'cells inferred, filled or empty, of all cells',
  all: 'boards with every cell inferable',
  noneFilled: 'boards without an inferable filled cell',
  none: 'boards without any inferable cell',
} as const;

/** A share that can be drawn. */
export type ShownShare = keyof typeof shownShares;

const heights: Readonly<Record<ShownShare, string>> = {
  expected: 'inferred, of the filled cells expected, %',
  own: 'inferred, of the board’s filled cells, %',
  inferable: 'inferable, of all cells, %',
  all: 'of all boards, %',
  noneFilled: 'of all boards, %',
  none: 'of all boards, %',
};

const side = { least: 2, most: 6, usual: 5 };
const mostCells = 30;

/** What an author and a reader set. */
export const curveSettings = settings(
  {
    show: choice('s', 'Shares of', shownShares, 'expected'),
    height: whole('h', 'Rows to count', { name: 'the number of rows', ...side }),
    width: whole('w', 'Columns to count', { name: 'the number of columns', ...side }),
    bound: whole('b', 'Bound for boards of side', {
      name: 'the side of the bound',
      least: 4,
      most: 60,
      usual: 25,
    }),
  },
  ({ height, width }) =>
    height * width > mostCells
      ? {
          width: `${sizeText(height, width)} has ${height * width} cells: too many pictures to try. Type at most ${Math.floor(mostCells / height)} columns.`,
        }
      : {},
);

export type CurvesProps = ValuesOf<typeof curveSettings>;

/** The run of some settings. */
export const specOf = ({ height, width }: CurvesProps): InferenceCensusSpec => ({ height, width });

/** All images of a size, counted. */
export type InferenceCurvesCounted = {
  readonly spec: InferenceCensusSpec;
  readonly points: readonly ExactPoint[]; // of each percentage, 0 to 100
  readonly whose: 'stored' | 'your run';
};

/** The points of a size at each percentage. */
export const countedOf = (
  spec: InferenceCensusSpec,
  tally: InferenceCensusTally,
  whose: InferenceCurvesCounted['whose'],
): InferenceCurvesCounted => ({
  spec,
  points: Array.from({ length: 101 }, (_, at) => exactPoint(spec, tally, at / 100)),
  whose,
});

const boundMark = { colour: 'var(--ink-soft)', symbol: 'times' } as const;

const nameOf = ({ height, width }: InferenceCensusSpec): string => sizeText(height, width);

/** What is on show. */
export type ShownCurves = {
  readonly sizes: readonly InferenceCurvesCounted[]; // the stored ones, small ones first, then the reader's
  readonly show: ShownShare;
  readonly bound: number; // the side
};

const curvesOf = ({ sizes, show }: ShownCurves): readonly ShareCurve[] => {
  const stored = sizes.filter(({ whose }) => whose === 'stored');
  return sizes.map((one) => ({
    mark: {
      ...(one.whose === 'stored' ? (orderedCurves[2 * stored.indexOf(one)] ?? ownCurve) : ownCurve),
      name: `${nameOf(one.spec)}${one.whose === 'stored' ? '' : ', your run'}`,
    },
    points: one.points.flatMap((point) => {
      const share = point[show];
      return share === null ? [] : [{ at: 100 * point.density, share }];
    }),
  }));
};

const openBits = new Map<number | null, Float64Array>(); // at each percentage, by side

/** The bits that are open at each percentage; without a side those of any great one. */
function openBitsOf(bound: number | null): Float64Array {
  const known = openBits.get(bound);
  if (known !== undefined) return known;
  const made = Float64Array.from({ length: 101 }, (_, at) =>
    bound === null ? openBitsInTheLimit(at / 100) : leastOpenBits(bound, bound, at / 100),
  );
  openBits.set(bound, made);
  return made;
}

/**
 * What no board of a side can exceed on the mean; null for shares that are not bounded.
 *
 * @param bound - the side; null for any great one
 * @param at - percentage of filled cells
 */
export function boundAt(show: ShownShare, bound: number | null, at: number): number | null {
  const bits = openBitsOf(bound)[at] ?? 0;
  const density = at / 100;
  if (show === 'inferable') return mostInferable(bits, density);
  return show === 'expected' && density > 0 ? mostFilledInferable(bits, density) : null;
}

const boundsOf = ({ show, bound }: ShownCurves): readonly ShareCurve[] =>
  show !== 'expected' && show !== 'inferable'
    ? []
    : [
        { side: bound, name: `bound, ${sizeText(bound, bound)}`, dash: '8 3 2 3' },
        { side: null, name: 'bound, any great size', dash: '1 3' },
      ].map(({ side: of, name, dash }) => ({
        mark: { ...boundMark, name, dash },
        points: Array.from({ length: 101 }, (_, at) => at).flatMap((at) => {
          const share = boundAt(show, of, at);
          return share === null ? [] : [{ at, share }];
        }),
      }));

/** The data of the chart. */
export const chartData = (shown: ShownCurves): ShareCurvesData => ({
  curves: curvesOf(shown),
  bounds: boundsOf(shown),
  heightLabel: heights[shown.show],
  label: 'Chart: what can be inferred against percentage of filled cells, all pictures of a size',
  description: describe(shown),
});

/** The marks of the key. */
export const marksOf = ({ curves, bounds }: ShareCurvesData): readonly ClassMark[] =>
  [...curves, ...bounds].map(({ mark }) => mark);

const shareText = (share: number | null): string => (share === null ? 'none' : percentText(share));

/** What the chart shows, for those who do not see it. */
export function describe({ sizes, show }: ShownCurves): string {
  if (sizes.length === 0) return 'Nothing is counted yet.';
  const parts = sizes.map((one) => {
    const least = one.points.reduce((a, b) => ((b[show] ?? 2) < (a[show] ?? 2) ? b : a));
    return `${nameOf(one.spec)}: ${shareText(one.points[50]?.[show] ?? null)} at half filled, least ${shareText(least[show])} at ${fixed(100 * least.density, 0)}\u00a0%`;
  });
  return `Of ${shownShares[show]}: ${parts.join('; ')}.`;
}

/** Where least is certain on the largest size, for a person. */
export function sentenceOf({ sizes, show }: ShownCurves): string {
  const last = sizes.at(-1);
  if (last === undefined) return 'Nothing is counted yet.';
  const least = last.points.reduce((a, b) => ((b[show] ?? 2) < (a[show] ?? 2) ? b : a));
  return `On ${nameOf(last.spec)}, ${fixed(100 * least.density, 0)}\u00a0% filled is the worst: the clues tell ${percentText(least[show] ?? 0, 0)} there.`;
}

/** What is at a percentage, in words. */
export function pointText(shown: ShownCurves, at: number): string {
  const { sizes, show, bound } = shown;
  const shares = sizes.map(
    ({ spec, points }) => `${nameOf(spec)} ${shareText(points[at]?.[show] ?? null)}`,
  );
  const most = [bound, null].flatMap((of) => {
    const share = boundAt(show, of, at);
    if (share === null) return [];
    const which = of === null ? 'any great size' : sizeText(of, of);
    return [`${which} at most ${percentText(share)}`];
  });
  const bits = sizes.map(
    ({ spec, points }) => `${nameOf(spec)} ${fixed(points[at]?.bits ?? 0, 3)}`,
  );
  return `${at}\u00a0% filled: ${shares.join(', ')}${most.length === 0 ? '' : `; by counting, ${most.join(', ')}`}. Mean log2 of the number of solutions: ${bits.join(', ')}.`;
}

const textOf = (tally: InferenceCensusTally): string =>
  JSON.stringify(inferenceCensus.toStored(tally));

/** What a whole count of the reader is beside the stored one of its size; null where none is stored. */
export function ownText(
  { spec, tally }: { spec: InferenceCensusSpec; tally: InferenceCensusTally },
  stored: { tally: InferenceCensusTally } | null,
): string {
  const all = `Your count of all ${grouped(2 ** (spec.height * spec.width))} pictures of ${nameOf(spec)}`;
  if (stored === null) return `${all} is drawn beside the stored ones.`;
  const same = textOf(stored.tally) === textOf(tally);
  return `${all} ${same ? 'has the same numbers as the stored one' : 'differs from the stored one'}.`;
}

/** The table: a row for each five percent, a column for each size. */
export function tableOf(shown: ShownCurves): DataTable {
  const { sizes, show, bound } = shown;
  const bounded = boundAt(show, null, 50) !== null;
  const bounds = bounded
    ? [
        { head: `bound, ${sizeText(bound, bound)}`, of: bound },
        { head: 'bound, any great size', of: null },
      ]
    : [];
  const columns: readonly Column<number>[] = [
    { head: 'filled, %', text: String },
    ...sizes.map(({ spec, points }) => ({
      head: nameOf(spec),
      text: (at: number) => shareText(points[at]?.[show] ?? null),
    })),
    ...bounds.map(({ head, of }) => ({
      head,
      text: (at: number) => shareText(boundAt(show, of, at)),
    })),
  ];
  const rows = percentagesFrom(0, 100, 5);
  return tableOfRows(columns, rows, {
    summary: `Table of ${rows.length} percentages`,
    caption: `Of ${shownShares[show]}, all pictures of each size, weighted by the percentage`,
  });
}

/** What the file of CSV has of each size and percentage. */
export const fields: readonly Column<{
  spec: InferenceCensusSpec;
  point: ExactPoint;
  at: number;
}>[] = [
  {
    fields: {
      rows: ({ spec }) => spec.height,
      columns: ({ spec }) => spec.width,
      percentage: ({ at }) => at,
    },
  },
  ...(Object.keys(shownShares) as ShownShare[]).map((share) => ({
    fields: { [share]: ({ point }: { point: ExactPoint }) => point[share] },
  })),
  { fields: { meanLog2Solutions: ({ point }) => point.bits } },
];
