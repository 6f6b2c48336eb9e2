/** The comments of the package: before fields, where declarations keep them, and with the names of documents. */
import { expect, test } from 'vitest';
import { packedSource } from '../../../scripts/build/library/packedSources.ts';

test('what is said behind a field goes before it, over all its lines, unless something stands there', () => {
  expect(
    packedSource(`export type Size = {
  readonly height: number; // rows, 1 or more
  readonly limit?: number; // so many
  // at most
  /** Its name. */
  readonly name: string; // not empty
};
export const area = (
  size: Size, // of a board
  times = 1, // "//" is no comment
): string => '// nor here' + size.height * times; // nor this of a field
`),
  ).toBe(`export type Size = {
  /** rows, 1 or more */ readonly height: number;
  /** so many at most */ readonly limit?: number;
  /** Its name. */
  readonly name: string; // not empty
};
export const area = (
  /** of a board */ size: Size,
  /** "//" is no comment */ times = 1,
): string => '// nor here' + size.height * times; // nor this of a field
`);
});

test('documents have their names, also within a sentence, and ideas of our own need none', () => {
  expect(
    packedSource(`/**
 * As in 000 §3.1, up to 1,000 of them ("003's").
 *
 * @returns a number
 * @source 000_8dc3042ab81c971c.txt §3.1 (SETTLE); 001_a525a3e1210b0814.txt §3.3-3.5,
 *   Table 1
 */
export const a = 1_000; // 000 stays here
/** Ours. */
export const b = 2;
/**
 * Told.
 *
 * @source after others
 * @remarks Slow.
 */
export const c = 3;
`),
  ).toBe(`/**
 * As in Batenburg & Kosters 2012 section 3.1, up to 1,000 of them ("Foote & Krizanc 2025's").
 *
 * @returns a number
 * @see Batenburg & Kosters 2012, section 3.1 (SETTLE)
 * @see Wensveen 2022, sections 3.3-3.5, Table 1
 */
export const a = 1_000; // 000 stays here
/** Ours. */
export const b = 2;
/**
 * Told.
 *
 * @see after others
 * @remarks Slow.
 */
export const c = 3;
`);
});
