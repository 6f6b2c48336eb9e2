/** The counts of the map as tables: the same numbers for readers who do not see it, and for files. */
import { csvRow } from '../../notebook/export/files.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import type { MapLayout, Path, Region } from './layout.ts';
import { regionAt } from './layout.ts';
import { className, pathText, shareText } from './words.ts';

/** A number of a table, and the place that it counts; null where there is nothing. */
type TableCell = { readonly text: string; readonly path: Path | null };

export type MapTable = {
  readonly caption: string;
  readonly corner: string;
  readonly heads: readonly string[];
  readonly classes: boolean; // the heads are the four classes
  readonly rows: readonly { readonly head: string; readonly cells: readonly TableCell[] }[];
};

const none: TableCell = { text: '0', path: null };

const cellOf = (region: Region | undefined): TableCell =>
  region === undefined ? none : { text: grouped(region.images), path: region.path };

/** Sweeps by class. */
export function sweepsTable({ all }: MapLayout): MapTable {
  const rows = [...new Set(all.children.flatMap((one) => one.children.map(({ path }) => path[1])))];
  return {
    caption: 'Pictures by class and number of sweeps',
    corner: 'Sweeps',
    heads: all.children.map(({ path }) => className(path[0] ?? 0)),
    classes: true,
    rows: rows
      .toSorted((a = 0, b = 0) => a - b)
      .map((row) => ({
        head: String(row),
        cells: all.children.map((kind) =>
          cellOf(kind.children.find(({ path }) => path[1] === row)),
        ),
      })),
  };
}

/** Filled cells: of each class while all are looked at, else of the place. */
export function filledTable(layout: MapLayout, place: Path): MapTable {
  const { all, index } = layout;
  const cells = index.height * index.width;
  const [kind, row] = place;
  if (kind === undefined)
    return {
      caption: 'Pictures by class and number of filled cells',
      corner: 'Filled',
      heads: all.children.map(({ path }) => className(path[0] ?? 0)),
      classes: true,
      rows: Array.from({ length: cells + 1 }, (_, filled) => ({
        head: String(filled),
        cells: all.children.map((one) => ({ text: grouped(filledIn(one, filled)), path: null })),
      })),
    };
  const within: Path = row === undefined ? [kind] : [kind, row];
  const region = regionAt(layout, within);
  const numbers = Array.from({ length: cells + 1 }, (_, filled) => filled).filter(
    (filled) => region !== null && filledIn(region, filled) > 0,
  );
  return {
    caption: `By filled cells: ${pathText(within)}`,
    corner: 'Filled',
    heads: ['pictures', 'of all'],
    classes: false,
    rows: numbers.map((filled) => {
      const images = region === null ? 0 : filledIn(region, filled);
      return {
        head: String(filled),
        cells: [
          { text: grouped(images), path: row === undefined ? null : [kind, row, filled] },
          { text: shareText(images, all.images), path: null },
        ],
      };
    }),
  };
}

/** The images of a field with so many filled cells. */
function filledIn({ path, images, children }: Region, filled: number): number {
  if (path.length === 3) return path[2] === filled ? images : 0;
  return children.reduce((sum, child) => sum + filledIn(child, filled), 0);
}

/** The smallest fields, in their order. */
const leaves = (region: Region): readonly Region[] =>
  region.children.length === 0 ? [region] : region.children.flatMap(leaves);

/** All counts, a row for each of the smallest fields. */
export function csvOf({ all }: MapLayout): string {
  const rows = leaves(all).map(({ path: [kind = 0, row = 0, filled = 0], images }) =>
    csvRow([className(kind), row, filled, images]),
  );
  return csvRow(['class', 'sweeps', 'filled cells', 'pictures']) + rows.join('');
}

/** The same as data. */
export function jsonOf({ all, index }: MapLayout): unknown {
  return {
    height: index.height,
    width: index.width,
    images: all.images,
    fields: leaves(all).map(({ path: [kind = 0, sweeps = 0, filled = 0], images }) => ({
      class: className(kind),
      sweeps,
      filled,
      images,
    })),
  };
}
