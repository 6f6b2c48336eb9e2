/** Table 3 of 001 as it is printed, for those who only quote it. */
import table3 from '../../../content/claims/001-table-3.json' with { type: 'json' };

/** A row of the table. */
export type PublishedClasses = {
  readonly side: number; // of the square pictures
  readonly images: readonly number[]; // simple, unique, exactly two, rest, total
  readonly percent: readonly number[]; // the first four, of the total
  /** All pictures of the size, where the total is only a part of them. */
  readonly of: number | null;
};

/** The rows of 4x4, 5x5 and 6x6. @source 001_a525a3e1210b0814.txt Table 3 */
export const publishedClasses: readonly PublishedClasses[] = table3.rows.map(
  ({ size, images, percent, of }) => ({ side: size[0] ?? 0, images, percent, of: of ?? null }),
);
