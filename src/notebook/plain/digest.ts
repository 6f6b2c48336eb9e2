/**
 * The digest that goes with what is written down, so that whoever reads it again knows that it is whole: SHA-256 (FIPS 180-4) of
 * the text, in the first sixteen hexadecimal digits. It tells what was damaged or changed by hand from what was written; it does
 * not say who wrote it. Not `crypto.subtle`, which answers later, and on pages without TLS not at all.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The digest of plain data. */
export const digestOf = (value: unknown): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify(value)))).slice(0, 16);

/** A record with its digest, to be written down. */
export function sealed<Value extends object>(
  record: Value,
): Omit<Value, 'digest'> & { readonly digest: string } {
  const { digest: _, ...rest } = record as Value & { readonly digest?: unknown };
  return { ...rest, digest: digestOf(rest) };
}

/**
 * Looks whether a record is what was written down.
 *
 * @returns false for one without a digest, of which that cannot be said
 * @throws RangeError when it is another one
 */
export function checkSeal(record: Readonly<Record<string, unknown>>): boolean {
  const { digest, ...rest } = record;
  if (digest === undefined) return false;
  if (digest !== digestOf(rest))
    throw new RangeError('it is not what was written: its digest is of something else');
  return true;
}
