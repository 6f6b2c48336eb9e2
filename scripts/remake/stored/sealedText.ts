/** Files of JSON with a digest in their last line, by which their readers know them again (src/digest.ts). */
import { sealed } from '../../../src/notebook/plain/digest.ts';

/** A record as a line. */
export const sealedLine = (record: object): string => `${JSON.stringify(sealed(record))}\n`;

/**
 * A record with its digest: a line for each field, and for each entry of some lists, so that a change can be read in a diff.
 *
 * @param lists - the fields whose entries stand in lines of their own
 */
export function recordText(record: object, lists: readonly string[] = []): string {
  const text = (key: string, value: unknown): string =>
    lists.includes(key)
      ? `[\n${(value as readonly unknown[]).map((one) => JSON.stringify(one)).join(',\n')}\n  ]`
      : JSON.stringify(value);
  const fields = Object.entries(sealed(record)).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${text(key, value)}`,
  );
  return `{\n${fields.join(',\n')}\n}\n`;
}
