/** The columns of a figure's numbers, declared once: what its table shows, and what its files hold. */
import { grouped } from '../plain/numbers.ts';
import type { DataTable } from '../chart/dataTable.ts';
import { csvRow } from '../export/files.ts';

type Value = number | string | null; // null: there is none

/** A column. In the table it has a head, in files its fields by their names; a column may be in one of them only. */
export type Column<Row> = {
  readonly head?: string;
  /** What stands in the table; default the first field, a number with its digits in groups. */
  readonly text?: (row: Row) => string;
  readonly fields?: Readonly<Record<string, (row: Row) => Value>>;
  readonly words?: true; // it holds no numbers
};

const cellOf = <Row>({ text, fields = {} }: Column<Row>, row: Row): string => {
  if (text !== undefined) return text(row);
  const value = Object.values(fields)[0]?.(row) ?? null;
  return typeof value === 'number' ? grouped(value) : (value ?? '–');
};

/**
 * The rows as a table.
 *
 * @param told - what stands on its fold, and over it
 */
export function tableOf<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  told: Pick<DataTable, 'summary' | 'caption' | 'marked'>,
): DataTable {
  const shown = columns.filter(({ head }) => head !== undefined);
  return {
    ...told,
    columns: shown.map(({ head = '', words }) => ({ head, number: words !== true })),
    rows: rows.map((row) => shown.map((column) => cellOf(column, row))),
  };
}

/** The rows as CSV, a field each. */
export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const fields = columns.flatMap(({ fields: named = {} }) => Object.entries(named));
  const lines = rows.map((row) => fields.map(([, valueOf]) => valueOf(row)));
  return [fields.map(([name]) => name), ...lines].map(csvRow).join('');
}
