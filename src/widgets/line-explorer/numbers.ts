/** The fits of a line as binary numbers, filled 1 and empty 0: AND keeps what all have in common (004). */
import { FILLED } from '../../engine/board/cell.ts';

/** More fits than this are not taken one by one. */
export const mostNumbers = 10_000;

/** A finished line as a number; its first cell is the highest bit. @source 004_baeeafed5327eab8.txt */
export function numberOf(fit: Uint8Array): bigint {
  let value = 0n;
  for (const cell of fit) value = (value << 1n) | (cell === FILLED ? 1n : 0n);
  return value;
}

/** What all fits have in common, as numbers. */
export type Common = {
  readonly filled: bigint; // AND of the fits: bits of the cells filled in all
  readonly empty: bigint; // AND of their complements: bits of the cells empty in all
};

/**
 * The AND of all fits, and of all their complements.
 *
 * @param length - cells of each fit
 * @param fits - at least one, or all bits come out set in both
 * @source 004_baeeafed5327eab8.txt ("the bitwise AND of all possible solutions"); the complements are our addition
 */
export function commonOf(length: number, fits: Iterable<Uint8Array>): Common {
  const all = (1n << BigInt(length)) - 1n;
  let filled = all;
  let empty = all;
  for (const fit of fits) {
    const value = numberOf(fit);
    filled &= value;
    empty &= ~value & all;
  }
  return { filled, empty };
}

/** A number in binary with as many digits as the line has cells. */
export const bitsOf = (length: number, value: bigint): string =>
  value.toString(2).padStart(length, '0');
