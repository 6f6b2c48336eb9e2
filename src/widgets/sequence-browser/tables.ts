/** Tables 4 to 9 of the thesis as searches, with what it prints beside what we count. */
import { categoriesOf, formatSequence } from '../../experiments/sequences.ts';
import type { SequenceRow } from '../../experiments/sequences.ts';
import { compareRows, sequenceTables } from '../../claims/001/sequenceTables.ts';
import type { ComparedRow, PublishedRow } from '../../claims/001/sequenceTables.ts';
import { counted, grouped } from '../../notebook/plain/numbers.ts';
import type { StoredSize } from '../../stored/probing.ts';
import { formatQuery, parseQuery } from './queryText.ts';

/** A table of the thesis. */
export type ThesisTable = {
  readonly number: 4 | 5 | 6 | 7 | 8 | 9;
  readonly size: StoredSize;
  readonly query: string; // that finds exactly its rows
  readonly name: string;
};

/** In the order of the thesis. @source 001_a525a3e1210b0814.txt Tables 4-9 */
export const thesisTables: readonly ThesisTable[] = [
  { number: 4, size: '4x4', query: 'class unique', name: '4\u00a0×\u00a04, unique' },
  { number: 5, size: '4x4', query: 'class two', name: '4\u00a0×\u00a04, exactly two' },
  { number: 6, size: '4x4', query: 'class rest', name: '4\u00a0×\u00a04, rest' },
  { number: 7, size: '5x5', query: 'class unique and pure', name: '5\u00a0×\u00a05, unique, pure' },
  {
    number: 8,
    size: '5x5',
    query: 'class two and pure',
    name: '5\u00a0×\u00a05, exactly two, pure',
  },
  { number: 9, size: '5x5', query: 'class rest and mixed', name: '5\u00a0×\u00a05, rest, mixed' },
];

/**
 * The table that a search shows, however it is typed.
 *
 * @returns null when it shows none
 */
export function tableOf(size: StoredSize, query: string): ThesisTable | null {
  const written = formatQuery(parseQuery(query));
  return thesisTables.find((table) => table.size === size && table.query === written) ?? null;
}

/** How a row of the thesis compares. */
type RowVerdict = {
  readonly kind: 'equal' | 'cut' | 'differs' | 'absent';
  readonly published: string; // the number printed, "8/24" in Table 9
  readonly text: string; // the verdict in words
};

/** A table with its verdicts. */
export type TableComparison = {
  readonly table: ThesisTable;
  readonly verdicts: ReadonlyMap<string, RowVerdict>; // by sequence
  /** Printed rows that no sequence of ours fits. */
  readonly missing: readonly PublishedRow[];
  readonly summary: string; // one or two sentences
};

type Published = {
  readonly rows: readonly PublishedRow[];
  readonly total: { readonly images: number; readonly unique?: number };
};

const publishedOf = ({ number }: ThesisTable): Published => {
  const figure = sequenceTables.find(({ id }) => id === `001-table-${number}`);
  if (figure === undefined) throw new RangeError(`no such table: ${number}`);
  return figure.published as Published;
};

/**
 * Compares the rows that the table's search finds with the printed ones.
 *
 * @param rows - what the search finds
 * @source 001_a525a3e1210b0814.txt Tables 4-9
 */
export function compareTable(table: ThesisTable, rows: readonly SequenceRow[]): TableComparison {
  const published = publishedOf(table);
  const { rows: compared, missing } = compareRows(published.rows, rows);
  const verdicts = new Map(
    rows.map(({ sequence }, at) => [sequence, verdictOf(compared[at], sequence)]),
  );
  return { table, verdicts, missing, summary: summaryOf(published, compared, missing) };
}

function verdictOf(row: ComparedRow | undefined, sequence: string): RowVerdict {
  if (row === undefined || row.published === null)
    return { kind: 'absent', published: '', text: 'not in the table' };
  const { published, same } = row;
  const { unique, images, printed } = published;
  const text = unique === undefined ? grouped(images) : `${unique}/${grouped(images)}`;
  const whole = printed === formatSequence(sequence);
  if (!same) return { kind: 'differs', published: text, text: 'differs' };
  if (whole) return { kind: 'equal', published: text, text: 'equal' };
  return { kind: 'cut', published: text, text: damageWords(printed, categoriesOf(sequence)) };
}

/** What is wrong with a printed sequence that stands for another one. */
function damageWords(printed: string, categories: readonly number[]): string {
  const numbers = printed.split(' ').length;
  return numbers > categories.length ? 'equal, too long in the text' : 'equal, cut off in the text';
}

const damageSentence =
  'Where the sequence of a row is cut off or too long in our copy of the text, length and number of pictures tell which is meant.';

function summaryOf(
  { rows, total }: Published,
  compared: readonly ComparedRow[],
  missing: readonly PublishedRow[],
): string {
  const differing = compared.filter(({ same, published }) => published !== null && !same).length;
  const absent = compared.filter(({ published }) => published === null).length;
  const images = compared.reduce((sum, row) => sum + row.images, 0);
  const agree = rows.length - differing - missing.length;
  const parts = [
    `${agree} of its ${counted(rows.length, 'row')} agree in the number of pictures`,
    ...(differing === 0 ? [] : [`${differing} ${differing === 1 ? 'differs' : 'differ'}`]),
    ...(missing.length === 0 ? [] : [`${missing.length} we do not find`]),
    ...(absent === 0 ? [] : [`it lacks ${counted(absent, 'sequence')} that we find`]),
  ];
  const sums =
    images === total.images
      ? `The total printed, ${grouped(total.images)} pictures, is ours too.`
      : `The total printed is ${grouped(total.images)} pictures; ours is ${grouped(images)}.`;
  const damaged = compared.some(({ published, whole }) => published !== null && !whole);
  return `${parts.join('; ')}. ${sums}${damaged ? ` ${damageSentence}` : ''}`;
}
