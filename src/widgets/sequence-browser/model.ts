/** The sequence browser without its page: what is looked at, what the search finds, in which order. */
import { inSlices } from '../../notebook/work/inSlices.ts';
import { imageFromIndex } from '../../engine/board/image.ts';
import { probeAll } from '../../engine/probe/probe.ts';
import type { ProbingResult } from '../../engine/probe/probe.ts';
import type { Grid } from '../../engine/board/cell.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { countCategories } from '../../experiments/sequences.ts';
import type { SequenceRow } from '../../experiments/sequences.ts';
import type { LinkValues } from '../../notebook/cell/linkState.ts';
import { choice } from '../../notebook/settings/choices.ts';
import { whole } from '../../notebook/settings/numbers.ts';
import { asked, bad, good } from '../../notebook/settings/setting.ts';
import type { Setting } from '../../notebook/settings/setting.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';
import { words } from '../../notebook/settings/words.ts';
import { sidesOf, storedSizes } from '../../stored/probing.ts';
import type { StoredCensus, StoredSize } from '../../stored/probing.ts';
import { finds } from './query.ts';
import type { CountedRow, Query } from './query.ts';
import { parseQuery } from './queryText.ts';
import { QueryError } from './queryWords.ts';
import { compareTable, tableOf, thesisTables } from './tables.ts';
import type { TableComparison, ThesisTable } from './tables.ts';

/** Where a figure of the site stands. */
type FigurePlace = {
  readonly page: string; // below the root, with a slash at its end
  readonly cell: string; // id of its notebook cell
};

/** What a page author may set. */
export type BrowserProps = {
  readonly size?: StoredSize; // default 4x4
  readonly query?: string; // default '': all sequences
  readonly table?: ThesisTable['number']; // instead of both: a table of the thesis
  readonly explorer?: FigurePlace; // the probe explorer that examples open in; without it no such link
  readonly stepper?: FigurePlace; // the sweep stepper; default that of sweeps
};

/** What the rows can be ordered by; `table` is class, length and digits, as Tables 4 to 6 have them. */
export const orders = ['table', 'length', 'sequence', 'images', 'classes', 'solvable'] as const;
export type Order = (typeof orders)[number];

/** What is looked at. */
export type BrowserState = {
  readonly size: StoredSize;
  readonly query: string; // as typed
  readonly order: Order;
  readonly down: boolean; // greatest first
  readonly page: number; // from 0
  readonly chosen: string | null; // sequence; null: the first that is found
};

/** Rows of a page. */
export const pageRows = 12;

/** The state that a figure opens with. @throws RangeError for a table that the thesis has not */
export function defaultState({ size = '4x4', query = '', table }: BrowserProps): BrowserState {
  const thesis = thesisTables.find(({ number }) => number === table);
  if (table !== undefined && thesis === undefined) throw new RangeError(`no such table: ${table}`);
  return {
    size: thesis?.size ?? size,
    query: thesis?.query ?? query,
    order: 'table',
    down: false,
    page: 0,
    chosen: null,
  };
}

/** The longest search that is read. */
export const longestQuery = 400;

type Ordering = Pick<BrowserState, 'order' | 'down'>;

const orderText = ({ order, down }: Ordering): string => `${order}${down ? '-' : ''}`;

/** The order of the rows; in texts a hyphen after it puts the greatest first. */
const ordering: Setting<Ordering> = {
  key: 'o',
  label: 'Order',
  name: 'the order',
  usual: { order: 'table', down: false },
  input: { kind: 'none' },
  read: (text) => {
    const order = orders.find((one) => one === text.replace(/-$/, ''));
    return order === undefined
      ? bad(`Known are ${orders.join(', ')}.`)
      : good({ order, down: text.endsWith('-') });
  },
  format: orderText,
  fault: (text) => `${asked('the order', text.replace(/-$/, ''))}; known are ${orders.join(', ')}.`,
};

/** A sequence, as its digits; an empty text is none. */
const sequence: Setting<string | null> = {
  key: 'r',
  label: 'Sequence',
  name: 'the sequence',
  usual: null,
  input: { kind: 'none' },
  read: (text) => {
    if (text === '') return good(null);
    return /^[\da-f]{1,36}$/.test(text)
      ? good(text)
      : bad('A sequence is written as digits from 0 to f.');
  },
  format: (digits) => digits ?? '',
  fault: (text) => `${asked('the sequence', text)}; a sequence is written as digits from 0 to f.`,
};

const sizeNames = Object.fromEntries(storedSizes.map((size) => [size, size])) as Readonly<
  Record<StoredSize, string>
>;

/** What a link keeps; another size begins without a search. */
const browserSettings = settings({
  size: choice('s', 'Size', sizeNames, '4x4'),
  query: words('q', 'Search', 'a search', {
    longest: longestQuery,
    belongs: { to: ['size'], otherwise: '' },
  }),
  order: ordering,
  page: whole('n', 'Page', { name: 'page', least: 1, most: 100_000, usual: 1 }),
  chosen: sequence,
});

const valuesOf = ({
  order,
  down,
  page,
  ...others
}: BrowserState): ValuesOf<typeof browserSettings> => ({
  ...others,
  order: { order, down },
  page: page + 1,
});

/** The state that a link asks for. @throws LinkError with a message for the reader */
export function readState(link: LinkValues, usual: BrowserState): BrowserState {
  const { order, page, ...others } = browserSettings.fromLink(link, valuesOf(usual));
  return { ...others, ...order, page: page - 1 };
}

/** What a link must say about a state. */
export const writeState = (state: BrowserState, usual: BrowserState): LinkValues =>
  browserSettings.toLink(browserSettings.formOf(valuesOf(state)), valuesOf(usual));

/** The sequences of a size, each with its counts. */
export type SequenceList = {
  readonly size: StoredSize;
  readonly rows: readonly CountedRow[]; // in the order of the thesis
  readonly command: string;
};

function countedRow(row: SequenceRow): CountedRow {
  const counts = new Uint8Array(16);
  countCategories(row.sequence, counts);
  return { ...row, counts };
}

/** Counts categories once, for searches that follow. */
export function listOf(size: StoredSize, { rows, command }: StoredCensus): SequenceList {
  return { size, command, rows: rows.map(countedRow) };
}

/** The same in slices, between which the page lives; null when it was given up. */
export async function listInSlices(
  size: StoredSize,
  { rows, command }: StoredCensus,
  signal: AbortSignal,
): Promise<SequenceList | null> {
  const counted: CountedRow[] = [];
  const count = (row: SequenceRow): void => {
    counted.push(countedRow(row));
  };
  return (await inSlices(rows, count, signal)) ? { size, command, rows: counted } : null;
}

/** A search, or why it cannot be read. */
export type Search =
  | { readonly query: Query; readonly problem: null }
  | { readonly query: null; readonly problem: string };

/** Reads the typed search. */
export function readSearch(text: string): Search {
  try {
    return { query: parseQuery(text), problem: null };
  } catch (error) {
    if (!(error instanceof QueryError)) throw error;
    const { message, at } = error;
    const place = text === '' ? '' : ` (at character ${Math.min(at + 1, text.length + 1)})`;
    return { query: null, problem: `${message}${place}` };
  }
}

/** What the search finds. */
export type SequenceBrowserFound = {
  readonly rows: readonly CountedRow[]; // ordered
  readonly images: number;
  readonly classes: number;
  readonly solvable: number;
  /** When the search is that of a table of the thesis. */
  readonly comparison: TableComparison | null;
};

/** Searches a list. @param text - the search of `query`, as typed */
export function findRows(
  list: SequenceList,
  query: Query,
  text: string,
  { order, down }: Pick<BrowserState, 'order' | 'down'>,
): SequenceBrowserFound {
  const rows = list.rows.filter((row) => finds(query, row));
  const sum = (of: (row: CountedRow) => number): number =>
    rows.reduce((total, row) => total + of(row), 0);
  const table = tableOf(list.size, text);
  return {
    rows: ordered(rows, order, down),
    images: sum((row) => row.images),
    classes: sum((row) => row.groups),
    solvable: sum((row) => row.unique),
    comparison: table === null ? null : compareTable(table, rows),
  };
}

/** Thirteen digits make the first number, twelve the second: no sequence has more than 25. */
const digits = 13;
const numberAt = (sequence: string, from: number): number =>
  Number.parseInt(sequence.slice(from, from + digits).padEnd(digits, '0'), 16);

/** What rows are ordered by, as numbers: they are compared ten times faster than texts. */
const keys: Readonly<Record<Exclude<Order, 'table'>, (row: CountedRow) => number>> = {
  length: ({ sequence }) => sequence.length,
  sequence: ({ sequence }) => numberAt(sequence, 0),
  images: ({ images }) => images,
  classes: ({ groups }) => groups,
  solvable: ({ unique }) => unique,
};

/** Equal ones stay in the order of the thesis. */
function ordered(rows: readonly CountedRow[], order: Order, down: boolean): readonly CountedRow[] {
  if (order === 'table') return down ? rows.toReversed() : rows;
  const sign = down ? -1 : 1;
  const first = Float64Array.from(rows, keys[order]);
  const second =
    order === 'sequence'
      ? Float64Array.from(rows, ({ sequence }) => numberAt(sequence, digits))
      : new Float64Array(rows.length);
  const places = Uint32Array.from(rows, (_, at) => at).toSorted(
    (a, b) => sign * (first[a]! - first[b]! || second[a]! - second[b]!) || a - b,
  );
  return Array.from(places, (at) => rows[at]!);
}

/** How many pages some rows fill; at least one. */
export const pagesOf = ({ rows }: SequenceBrowserFound): number =>
  Math.max(1, Math.ceil(rows.length / pageRows));

/** The row chosen, and where it is; null when nothing is found. */
export function chosenRow(
  found: SequenceBrowserFound,
  { chosen }: Pick<BrowserState, 'chosen'>,
): { readonly row: CountedRow; readonly at: number } | null {
  const at =
    chosen === null
      ? 0
      : Math.max(
          0,
          found.rows.findIndex(({ sequence }) => sequence === chosen),
        );
  const row = found.rows[at];
  return row === undefined ? null : { row, at };
}

/** The picture with the least number that has a sequence, and what probing its puzzle gives. */
export type SequenceBrowserExample = {
  readonly image: Grid;
  readonly number: number;
  readonly puzzle: Puzzle;
  readonly result: ProbingResult;
};

/** The example of a sequence. */
export function exampleOf(size: StoredSize, { first }: CountedRow): SequenceBrowserExample {
  const image = imageFromIndex(...sidesOf(size), first);
  const puzzle = puzzleOf(image);
  return { image, number: first, puzzle, result: probeAll(puzzle) };
}
