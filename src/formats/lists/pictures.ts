/** A list of rows of 0 and 1, as programs have a picture. */
import { pictured } from '../reading.ts';
import type { PuzzleReading } from '../reading.ts';
import { mostLinesRead } from '../limits.ts';
import type { Item, Value } from './values.ts';

const written = (items: readonly Item[]): readonly Item[] =>
  items.filter((item) => item.kind !== 'sign');

/** The puzzle of a picture; null: the list is none. */
export function pictureIn({ items }: Value, name?: string): PuzzleReading | null {
  let rows = written(items);
  for (let depth = 0; depth < 3; depth++) {
    const [only, ...others] = rows;
    if (only?.kind !== 'list' || others.length > 0) break;
    rows = written(only.items);
  }
  const cells: number[] = [];
  let width = 0;
  for (const row of rows) {
    if (row.kind !== 'list') return null;
    const line = written(row.items);
    width ||= line.length;
    if (line.length !== width) return null;
    for (const cell of line) {
      if (cell.kind !== 'number' || cell.coloured || cell.value > 1) return null;
      cells.push(cell.value);
    }
  }
  const height = rows.length;
  if (width < 2 || height > mostLinesRead || width > mostLinesRead || !cells.includes(0))
    return null;
  const note = 'A list of rows was taken as a picture.';
  return { ...pictured('lists', { height, width, cells: Uint8Array.from(cells) }, { name }), note };
}
