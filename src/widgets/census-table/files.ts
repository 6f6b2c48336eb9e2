/** The census of all images of a small size as files, published numbers beside ours. */
import { classOrder } from '../../charts/classScale.ts';
import { csvRow } from '../../notebook/export/files.ts';
import { classesOf, publishedFor, rowsOf } from './model.ts';
import { totalsOf, uniqueOf } from './withTwoSat.ts';
import type { CensusTableCounted } from './withTwoSat.ts';

/** Four published numbers, null where there is none. */
const theirs = (list: readonly (number | null)[] | undefined): readonly (number | null)[] =>
  classOrder.map((_, kind) => list?.[kind] ?? null);

/** The table as CSV, published columns beside ours. */
export function csvOf(counted: CensusTableCounted): string {
  const published = publishedFor(counted.spec);
  const { tally } = counted;
  const columns = classesOf(counted.spec);
  const classes = totalsOf(counted);
  return [
    csvRow(['row', ...columns, ...classOrder.map((name) => `${name} published`)]),
    ...rowsOf(counted).map((row, at) => csvRow([...row, ...theirs(published?.rows[at]?.slice(1))])),
    csvRow(['total', ...classes, ...theirs(published?.totals)]),
    csvRow(['one solution', ...uniqueOf(counted), ...theirs(published?.unique)]),
    ...(counted.spec.twoSat === true
      ? []
      : [csvRow(['one clue helps', ...tally.oneClue, ...theirs(published?.oneClue)])]),
  ].join('');
}

/** What the file of JSON holds. */
export const jsonOf = (counted: CensusTableCounted | null): object => ({
  complete: counted?.complete ?? false,
  spec: counted?.spec ?? null,
  columns: ['row', ...(counted === null ? classOrder : classesOf(counted.spec))],
  rows: counted === null ? [] : rowsOf(counted),
  totals: counted === null ? null : totalsOf(counted),
  unique: counted === null ? null : [...uniqueOf(counted)],
  oneClue: counted === null ? null : [...counted.tally.oneClue],
  published: counted === null ? null : publishedFor(counted.spec),
});
