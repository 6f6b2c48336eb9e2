/** 001, Table 3: all images of 4x4 and of 5x5 by class. */
import { fixed, grouped } from '../../notebook/plain/numbers.ts';
import { exact } from '../agree.ts';
import type { Claim } from '../claim.ts';
import { round } from '../sample.ts';
import { publishedClasses } from './table3Published.ts';

/** A row of Table 3. */
export type Table3Row = {
  readonly images: readonly number[]; // simple, unique, exactly two, rest, total
  readonly percent: readonly number[];
};

/** A row as it is printed. */
export const publishedRow = (side: 4 | 5 | 6): Table3Row => {
  const row = publishedClasses.find((one) => one.side === side);
  return { images: row?.images ?? [], percent: row?.percent ?? [] };
};

/** The row of some counts. @param classes - images of the four classes */
export function rowOf(classes: ArrayLike<number>): Table3Row {
  const images = Array.from(classes);
  const total = images.reduce((sum, count) => sum + count, 0);
  return { images: [...images, total], percent: images.map((n) => round((100 * n) / total)) };
}

const rowText = ({ images, percent: shares }: Table3Row): string =>
  `${images.slice(0, 4).map(grouped).join(', ')} of ${grouped(images[4] ?? 0)}; ${shares.map((one) => fixed(one, 2)).join(', ')}\u00a0%`;

/** A row, and the size that it is about. */
type RowClaim = Claim<Table3Row, Table3Row> & { readonly side: 4 | 5 };

const row = (side: 4 | 5): RowClaim => ({
  id: `001-table-3-${side}x${side}`,
  place: `Table 3, row ${side}x${side}`,
  title: `All images of ${side}x${side}: simple, unique, exactly two, rest`,
  published: publishedRow(side),
  effort: side === 4 ? 'moment' : 'minute',
  from: [side === 4 ? 'probing 4x4' : 'probing 5x5'],
  ground: { kind: 'count', of: `all ${grouped(2 ** (side * side))} pictures` },
  home: 'fig-classes-4x4',
  what: `row ${side}x${side}`,
  says: rowText,
  finds: rowText,
  read: (measured) => ({
    ours: rowOf(measured.tally(side === 4 ? 'probing 4x4' : 'probing 5x5').images),
  }),
  agrees: exact,
  side,
});

export const table3Rows: readonly RowClaim[] = [row(4), row(5)];
