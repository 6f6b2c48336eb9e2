/** How hard random boards are, by size and density, as plain data: settings, places, words, tables. */
import { hardness } from '../../engine/inference/weakest.ts';
import type { Hardness } from '../../engine/inference/weakest.ts';
import { placesOf } from '../../experiments/howHard.ts';
import type {
  BoardFound,
  HowHardSpec,
  HowHardTally,
  PlaceFound,
} from '../../experiments/howHard.ts';
import { csvOf as csvOfRows, tableOf as tableOfRows } from '../../notebook/records/column.ts';
import type { Column } from '../../notebook/records/column.ts';
import { counted, grouped, percent, sizeText } from '../../notebook/plain/numbers.ts';
import type { DataTable } from '../../notebook/chart/dataTable.ts';
import { percentagesFrom } from '../../notebook/run/percentages.ts';
import { choice, flag } from '../../notebook/settings/choices.ts';
import { percent as percentSetting, seed, whole } from '../../notebook/settings/numbers.ts';
import { optional, unseen } from '../../notebook/settings/setting.ts';
import { puzzle } from '../../kit/puzzle/settings.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';

/** What solves a board, in plain words. */
export const hardNames: Readonly<Record<Hardness, string>> = {
  sweeps: 'sweeps',
  four: 'pairs of lines',
  'two-sat': 'chains',
  repeated: 'probing',
  sat: 'only SAT',
  several: 'more than one solution',
};

/** Which boards of a place are listed. */
export const listChoices = {
  all: 'all',
  sweeps: 'solved by sweeps',
  four: 'solved by pairs of lines',
  'two-sat': 'solved by chains',
  repeated: 'solved by probing',
  sat: 'solved by SAT only',
  several: 'with more than one solution',
} as const satisfies Readonly<Record<Hardness | 'all', string>>;

export type ListChoice = keyof typeof listChoices;

/** What the bars are made of. */
export const barChoices = {
  all: 'all boards',
  hard: 'only those with one solution that sweeps do not solve',
} as const;

export type BarChoice = keyof typeof barChoices;

const sides = { name: 'the side', least: 4, most: 30 } as const;

/** What an author and a reader set. */
export const hardSettings = settings({
  side: whole('h', 'Side', { ...sides, usual: 10 }),
  boards: whole('n', 'Boards for each', {
    name: 'the number of boards',
    least: 1,
    most: 500,
    usual: 20,
  }),
  seed: seed(1),
  placeSide: unseen(whole('x', 'Size', { ...sides, usual: 15 })),
  placeAt: unseen(percentSetting('y', 'Filled cells', { name: 'the percentage', usual: 40 })),
  bars: unseen(choice('k', 'Bars', barChoices, 'hard')),
  list: unseen(flag('l', 'Boards')),
  only: unseen(choice('c', 'Show', listChoices, 'all')),
  open: optional(
    unseen(whole('o', 'Hard board', { name: 'the hard board', least: 1, most: 535, usual: 1 })),
  ),
  own: optional(unseen(puzzle('', 'p'))),
});

export type HowHardProps = ValuesOf<typeof hardSettings>;

/** Every fifth percentage. */
const fifths = percentagesFrom(5, 95, 5);

/** The run of some settings: one size. */
export const specOf = ({ side, boards, seed: drawn }: HowHardProps): HowHardSpec => ({
  sides: [side],
  percentages: fifths,
  boards,
  seed: drawn,
});

/** A run, whoever made it. */
export type Run = {
  readonly spec: HowHardSpec;
  readonly tally: HowHardTally;
  readonly whose: 'stored run' | 'your run';
};

/** The places of one size in a run. */
type SizeOfRun = {
  readonly side: number;
  readonly run: Run;
  readonly places: readonly PlaceFound[]; // percentages rising
};

/** A size, with what the reader has run of it beside the stored run. */
export type ColumnShown = SizeOfRun & { readonly own?: SizeOfRun };

const columnsOf = (run: Run): readonly SizeOfRun[] => {
  const places = placesOf(run.spec, run.tally);
  return run.spec.sides.map((side) => ({
    side,
    run,
    places: places.filter((place) => place.side === side),
  }));
};

/** Small sizes first; those of the reader beside stored ones. */
export function columnsShown(stored: Run | null, own: readonly Run[]): readonly ColumnShown[] {
  const shown = new Map<number, ColumnShown>();
  for (const column of stored === null ? [] : columnsOf(stored)) shown.set(column.side, column);
  for (const column of own.flatMap(columnsOf)) {
    const beside = shown.get(column.side);
    shown.set(column.side, beside === undefined ? column : { ...beside, own: column });
  }
  return [...shown.values()].toSorted((a, b) => a.side - b.side);
}

/** A place of the picture, by its column and row. */
export type At = { readonly column: number; readonly row: number };

/** Which of some values is nearest to a wanted one. */
const nearest = (values: readonly number[], wanted: number): number =>
  values.reduce(
    (best, value, at) => (Math.abs(value - wanted) < Math.abs(values[best]! - wanted) ? at : best),
    0,
  );

/** The place nearest to a size and a percentage. */
export function placeNear(
  columns: readonly ColumnShown[],
  { placeSide, placeAt }: Pick<HowHardProps, 'placeSide' | 'placeAt'>,
): At {
  const column = nearest(
    columns.map(({ side }) => side),
    placeSide,
  );
  const places = columns[column]?.places ?? [];
  return {
    column,
    row: nearest(
      places.map(({ percentage }) => percentage),
      placeAt,
    ),
  };
}

/** "15 × 15 at 40 %". */
export const placeName = ({ side, percentage }: PlaceFound): string =>
  `${sizeText(side, side)} at ${percentage}\u00a0%`;

/** How many boards of a place each method is the weakest to solve. */
function countsText({ boards, counts }: PlaceFound): string {
  if (boards === 0) return 'no boards yet.';
  const parts = hardness.flatMap((kind, at) =>
    counts[at] === 0 ? [] : [`${hardNames[kind]} ${grouped(counts[at]!)}`],
  );
  return `${counted(boards, 'random board')}: ${parts.join(', ')}.`;
}

/** What solves the boards of a place, in a sentence for each run. */
export function placeText({ places, own }: ColumnShown, row: number): string {
  const [place, mine] = [places[row], own?.places[row]];
  if (place === undefined) return '';
  const text = `${placeName(place)}, ${countsText(place)}`;
  return mine === undefined ? text : `${text} In your run, ${countsText(mine)}`;
}

const shareOf = ({ counts, boards }: PlaceFound, kinds: readonly Hardness[]): number =>
  boards === 0 ? 0 : kinds.reduce((sum, kind) => sum + counts[hardness.indexOf(kind)]!, 0) / boards;

/** What boards with one solution need beyond sweeps. */
const beyond = ['four', 'two-sat', 'repeated', 'sat'] as const;

/** What the bars show, and the share of boards that a full bar stands for. */
export type Bars = { readonly kinds: readonly Hardness[]; readonly full: number };

/** The bars of a choice: those of hard boards are as long as tenths of all boards allow. */
export function barsOf(columns: readonly ColumnShown[], bars: BarChoice): Bars {
  if (bars === 'all') return { kinds: hardness, full: 1 };
  const shares = runsOf(columns).flatMap(({ places }) =>
    places.map((place) => shareOf(place, beyond)),
  );
  return { kinds: beyond, full: Math.max(1, Math.ceil(10 * Math.max(0, ...shares))) / 10 };
}

/** What a full bar stands for, in a sentence. */
export const barText = ({ full }: Bars): string =>
  `A full bar is ${full === 1 ? 'all' : percent(full, 0)} of the boards.`;

/** What a size says: where boards with one solution begin, where sweeps are enough, and what lies between. */
export type SizeStory = {
  readonly side: number;
  readonly severalTo: number | null; // the greatest percentage at which most boards have more than one solution
  readonly sweepsFrom: number | null; // the least from which on sweeps solve most
  readonly hardest: PlaceFound; // where most boards need more than sweeps
  readonly beyond: number; // boards there that do
};

/** The story of a column. */
export function storyOf({ side, places }: ColumnShown): SizeStory {
  const several = places.filter((place) => shareOf(place, ['several']) >= 0.5);
  const sweeps = places.findIndex((_, at) =>
    places.slice(at).every((place) => shareOf(place, ['sweeps']) >= 0.5),
  );
  const hardest = places.reduce((a, b) => (shareOf(b, beyond) > shareOf(a, beyond) ? b : a));
  return {
    side,
    severalTo: several.at(-1)?.percentage ?? null,
    sweepsFrom: places[sweeps]?.percentage ?? null,
    hardest,
    beyond: Math.round(shareOf(hardest, beyond) * hardest.boards),
  };
}

/** What the picture shows, in a sentence or two about its largest size. */
export function summaryText(columns: readonly ColumnShown[]): string {
  const column = columns.at(-1);
  if (column === undefined || column.places.every(({ boards }) => boards === 0))
    return 'Nothing counted yet.';
  const { side, severalTo, sweepsFrom, hardest, beyond: count } = storyOf(column);
  const size = sizeText(side, side);
  return [
    severalTo === null
      ? `Boards of ${size} have one solution at most densities.`
      : `On ${size}, most boards have more than one solution up to ${severalTo}\u00a0% filled cells.`,
    sweepsFrom === null ? '' : `From ${sweepsFrom}\u00a0% on, sweeps alone solve most.`,
    `The hard ones lie at the border: ${count} of ${grouped(hardest.boards)} at ${hardest.percentage}\u00a0%, where they are most frequent, have one solution and need more than sweeps.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** About how many boards of a run one core does in a second, over all densities: a few sizes as they were run. */
const times: readonly (readonly [side: number, ms: number])[] = [
  [4, 0.04],
  [12, 0.06],
  [20, 0.1],
  [30, 0.25],
];

/** @source npm run results */
export function boardPace(side: number): number {
  const next = Math.max(
    1,
    times.findIndex(([of]) => of >= side),
  );
  const [a, b] = [times[next - 1]!, times[next]!];
  return 1000 / (a[1] * (b[1] / a[1]) ** ((side - a[0]) / (b[0] - a[0])));
}

/** What a run is. */
export const runText = ({ sides: of, boards, percentages, seed: drawn }: HowHardSpec): string =>
  `${of.map((side) => sizeText(side, side)).join(', ')}, ${counted(boards, 'board')} at each of ${percentages.length} percentages, seed ${drawn}`;

/** A board of the list in words. */
export const boardText = ({ index, hardness: kind }: BoardFound): string =>
  `${grouped(index + 1)}: ${hardNames[kind]}`;

type Row = PlaceFound & { readonly whose: string };

const columns: readonly Column<Row>[] = [
  {
    head: 'size',
    words: true,
    text: ({ side, whose }) => `${sizeText(side, side)}${whose === 'your run' ? ', yours' : ''}`,
    fields: { side: ({ side }) => side, source: ({ whose }) => whose },
  },
  { head: 'filled cells, %', fields: { percentage: ({ percentage }) => percentage } },
  { head: 'boards', fields: { boards: ({ boards }) => boards } },
  ...hardness.map((kind, at): Column<Row> => ({
    head: hardNames[kind],
    fields: { [kind]: ({ counts }) => counts[at]! },
  })),
];

/** Each size of each run. */
export const runsOf = (shown: readonly ColumnShown[]): readonly SizeOfRun[] =>
  shown.flatMap(({ own, ...stored }) => (own === undefined ? [stored] : [stored, own]));

const rowsOf = (shown: readonly ColumnShown[]): readonly Row[] =>
  runsOf(shown).flatMap(({ places, run }) =>
    places.map((place) => ({ ...place, whose: run.whose })),
  );

/** The counts as a table. */
export const tableOf = (shown: readonly ColumnShown[]): DataTable =>
  tableOfRows(columns, rowsOf(shown), {
    summary: `Table of the ${grouped(rowsOf(shown).length)} places`,
    caption: 'Random boards by size and density, and the weakest method that solves them',
  });

/** The counts as CSV. */
export const csvOf = (shown: readonly ColumnShown[]): string => csvOfRows(columns, rowsOf(shown));
