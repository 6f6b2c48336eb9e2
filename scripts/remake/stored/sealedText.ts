/** Files of JSON with a digest in their last line, by which their readers know them again (src/notebook/plain/digest.ts). */
import { digestOf, sealed } from '../../../src/notebook/plain/digest.ts';

/** A record as a line. */
export const sealedLine = (record: object): string => `${JSON.stringify(sealed(record))}\n`;

/**
 * A text with its digest.
 *
 * @param text - a record that ends in a line with its last bracket alone
 */
export const sealedText = (text: string): string =>
  text.replace(/\n\}\n$/, `,\n  "digest": "${digestOf(JSON.parse(text))}"\n}\n`);
