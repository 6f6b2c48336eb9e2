/** Where each method passes one half, size by size, as plain data: settings, curves, words, tables. */
import type { ClassMark } from '../../charts/classScale.ts';
import { methodCurves } from '../../charts/classScale.ts';
import type { MethodCrossingsData } from '../../charts/methodCrossingsChart.ts';
import type { StoredRun } from '../../claims/storedFile.ts';
import type { Between } from '../../experiments/crossing.ts';
import { crossedBy } from '../../experiments/methodCrossings.ts';
import type { CrossedBy, MethodCrossings } from '../../experiments/methodCrossings.ts';
import type { ThresholdSpec } from '../../experiments/threshold.ts';
import { counted, enumerated, fixed, grouped, sizeText } from '../../notebook/plain/numbers.ts';
import type { DataTable } from '../../notebook/chart/dataTable.ts';
import { csvOf as csvOfRows, tableOf as tableOfRows } from '../../notebook/records/column.ts';
import type { Column } from '../../notebook/records/column.ts';
import { percentagesFrom } from '../../notebook/run/percentages.ts';
import { choice } from '../../notebook/settings/choices.ts';
import { percent, seed, whole } from '../../notebook/settings/numbers.ts';
import { optional, unseen } from '../../notebook/settings/setting.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';
import { reachNames } from '../../methods/reached.ts';

const names: Readonly<Record<CrossedBy, string>> = { ...reachNames, inference: 'SAT' };

/** Whose crossing the listed boards are near. */
export const methodChoices: Readonly<Record<CrossedBy, string>> = {
  sweeps: 'where sweeps pass one half',
  four: 'where pairs of lines do',
  'two-sat': 'where chains do',
  probing: 'where one round of probing does',
  repeated: 'where repeated probing does',
  inference: 'where SAT does',
};

const side = { name: 'the side', least: 4, most: 25 } as const;

/** What an author and a reader set. */
export const runSettings = settings(
  {
    side: whole('h', 'Side', { ...side, usual: 10 }),
    boards: whole('n', 'Boards for each', {
      name: 'the number of boards',
      least: 2,
      most: 500,
      usual: 30,
    }),
    seed: seed(1),
    from: percent('a', 'From', { name: 'the first percentage', least: 3, usual: 15 }),
    to: percent('b', 'To', { name: 'the last percentage', usual: 66 }),
    step: percent('s', 'Step', { name: 'the step', least: 1, most: 10, usual: 3 }),
    point: unseen(optional(whole('p', 'Size', { ...side, most: 40, usual: 10 }))),
    method: unseen(choice('c', 'Boards shown', methodChoices, 'sweeps')),
  },
  ({ from, to }) =>
    from >= to ? { to: `Type a last percentage that is more than the first, ${from}.` } : {},
);

export type MethodCrossingsProps = ValuesOf<typeof runSettings>;

/** The run of some settings. */
export function specOf(values: MethodCrossingsProps): ThresholdSpec {
  const { from, to, step, boards } = values;
  const percentages = percentagesFrom(from, to, step);
  return { side: values.side, percentages, boards, seed: values.seed, methods: true };
}

/** Milliseconds of a core for a board, over the usual densities: a few sizes as they were run, and between them by powers. */
const times: readonly (readonly [side: number, ms: number])[] = [
  [4, 0.3],
  [8, 1],
  [12, 3],
  [15, 10],
  [20, 110],
  [25, 2500],
];

/** About how many boards of a run one core does in a second. @source npm run results */
export function boardPace({ side: rows }: Pick<ThresholdSpec, 'side'>): number {
  const next = Math.max(
    1,
    times.findIndex(([of]) => of >= rows),
  );
  const [a, b] = [times[next - 1]!, times[next]!];
  return 1000 / (a[1] * (b[1] / a[1]) ** ((rows - a[0]) / (b[0] - a[0])));
}

/** How often boards are drawn again: fewer where there are many, and while a run goes on, so that the page does not wait. */
export const drawings = ({ percentages, boards }: ThresholdSpec, active: boolean): number =>
  active ? 100 : Math.max(100, Math.min(400, Math.floor(400_000 / (percentages.length * boards))));

/** What a run is: "10 × 10, 300 boards for each of 18 percentages, seed 1". */
export const runText = ({ side: rows, boards, percentages, seed: drawn }: ThresholdSpec): string =>
  `${sizeText(rows, rows)}, ${grouped(boards)} boards for each of ${percentages.length} percentages, seed ${drawn}`;

/** What a stored run is. */
export const storedText = ({ spec, version, command }: StoredRun<'threshold'>): string =>
  `${runText(spec)}, version ${version}, made by ${command}`;

/** A stored size as it comes with the page; its boards are fetched when they are asked for. */
export type StoredCrossings = { readonly crossings: MethodCrossings; readonly text: string };

/** The marks of the key, from the weak methods to the strong. */
export const methodMarks: readonly ClassMark[] = crossedBy.map((method) => ({
  ...methodCurves[method === 'inference' ? 'sat' : method],
  name: names[method],
}));

/** The crossings of a size, and whose boards they are of. */
export type SizeShown = MethodCrossings & { readonly whose: 'stored run' | 'your run' };

/** Small sizes first; those of the reader in the place of stored ones. */
export function sizesShown(
  stored: readonly MethodCrossings[],
  own: readonly MethodCrossings[],
): readonly SizeShown[] {
  const shown = new Map<number, SizeShown>();
  for (const one of stored) shown.set(one.side, { ...one, whose: 'stored run' });
  for (const one of own) shown.set(one.side, { ...one, whose: 'your run' });
  return [...shown.values()].toSorted((a, b) => a.side - b.side);
}

/** The data of the chart. */
export const chartData = (sizes: readonly SizeShown[]): MethodCrossingsData => ({
  curves: crossedBy.map((method, k) => ({
    mark: methodMarks[k]!,
    points: sizes.flatMap(({ side: rows, whose, methods }) => {
      const crossing = methods[method];
      return crossing === null ? [] : [{ side: rows, ...crossing.at, own: whose === 'your run' }];
    }),
  })),
  label: 'Chart: percentage of filled cells at which each method knows one half of them, by size',
  description: describe(sizes),
});

const betweenText = ({ value, low, high }: Between, digits = 1): string =>
  `${fixed(value, digits)} (${fixed(low, digits)} to ${fixed(high, digits)})`;

const nameOf = ({ side: rows, whose }: SizeShown): string =>
  `${sizeText(rows, rows)}${whose === 'your run' ? ', your run' : ''}`;

/** What the chart shows, for those who do not see it. */
export function describe(sizes: readonly SizeShown[]): string {
  const parts = sizes.flatMap((size) => {
    const { sweeps, inference } = size.methods;
    return sweeps === null || inference === null
      ? []
      : [
          `${nameOf(size)}: SAT at ${fixed(inference.at.value, 1)}, sweeps at ${fixed(sweeps.at.value, 1)}`,
        ];
  });
  if (parts.length === 0) return 'No crossings yet.';
  return `Percentage of filled cells at which a method knows one half of them. ${parts.join('; ')}. The other methods lie between.`;
}

const roundly = ({ at: { value } }: { readonly at: Between }): string =>
  `${fixed(value, 0)}\u00a0%`;

/** How far sweeps are behind, for a person. */
export function sentenceOf(sizes: readonly SizeShown[]): string {
  const known = sizes.flatMap(({ side, methods: { sweeps, inference } }) =>
    sweeps === null || inference === null ? [] : [{ side, sweeps, inference }],
  );
  const last = known.at(-1);
  if (last === undefined) return 'No crossings yet.';
  return `On ${sizeText(last.side, last.side)}, half of the filled cells are certain at ${roundly(last.inference)} filled. Sweeps need ${roundly(last.sweeps)}.`;
}

/** A size in words. */
export function pointText(size: SizeShown): string {
  const parts = crossedBy.map((method) => {
    const crossing = size.methods[method];
    return crossing === null
      ? `${names[method]} not found`
      : `${names[method]} ${betweenText(crossing.at)}`;
  });
  return `${nameOf(size)}, ${counted(size.boards, 'board')} at each density. One half known at, % filled, in brackets 95\u00a0% intervals: ${parts.join(', ')}.`;
}

/** Sizes of which some method has no crossing; null where there are none. */
export function missingText(sizes: readonly SizeShown[]): string | null {
  const parts = sizes.flatMap((size) => {
    const missing = crossedBy.filter((method) => size.methods[method] === null);
    return missing.length === 0
      ? []
      : [`${nameOf(size)} for ${enumerated(missing.map((method) => names[method]))}`];
  });
  return parts.length === 0
    ? null
    : `Not found, as the densities of the run do not reach from below one half to above it, or the boards are too few: ${parts.join('; ')}.`;
}

/** A method on a size. */
type Row = {
  readonly size: SizeShown;
  readonly method: CrossedBy;
  readonly crossing: MethodCrossings['methods'][CrossedBy];
};

const rowsOf = (sizes: readonly SizeShown[]): readonly Row[] =>
  sizes.flatMap((size) =>
    crossedBy.map((method) => ({ size, method, crossing: size.methods[method] })),
  );

const betweenFields = (
  name: string,
  of: (row: Row) => Between | undefined,
): NonNullable<Column<Row>['fields']> => ({
  [name]: (row) => of(row)?.value ?? null,
  [`${name} low95`]: (row) => of(row)?.low ?? null,
  [`${name} high95`]: (row) => of(row)?.high ?? null,
});

const columns: readonly Column<Row>[] = [
  {
    head: 'size',
    words: true,
    text: ({ size }) => nameOf(size),
    fields: { side: ({ size }) => size.side, source: ({ size }) => size.whose },
  },
  { head: 'boards each', fields: { boards: ({ size }) => size.boards } },
  {
    head: 'method',
    words: true,
    text: ({ method }) => names[method],
    fields: { method: ({ method }) => method },
  },
  {
    head: 'one half at, %',
    text: ({ crossing }) => (crossing === null ? 'not found' : betweenText(crossing.at)),
    fields: betweenFields('at', ({ crossing }) => crossing?.at),
  },
  {
    head: 'later than SAT',
    text: ({ crossing, method }) =>
      crossing === null || method === 'inference' ? '–' : betweenText(crossing.behind, 2),
    fields: betweenFields('behind', ({ crossing }) => crossing?.behind),
  },
];

/** The crossings as a table. */
export const tableOf = (sizes: readonly SizeShown[]): DataTable =>
  tableOfRows(columns, rowsOf(sizes), {
    summary: `Table of the ${counted(sizes.length, 'size')}`,
    caption:
      'Percentage of filled cells at which a method knows one half of them, and how many points later than SAT that is; in brackets 95\u00a0% intervals, by drawing boards again',
  });

/** The crossings as CSV. */
export const csvOf = (sizes: readonly SizeShown[]): string => csvOfRows(columns, rowsOf(sizes));

/** A board of the list in words. */
export const boardText = (
  method: CrossedBy,
  { known, inferred, filled }: { known: number; inferred: number; filled: number },
): string =>
  method === 'inference'
    ? `${grouped(inferred)} of ${counted(filled, 'filled cell')} inferable`
    : `${names[method]}: ${grouped(known)} of ${counted(filled, 'filled cell')}, ${grouped(inferred)} inferable`;
