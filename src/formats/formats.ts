/**
 * The registry of the formats of puzzles. Detection, the own-puzzle box, the menus of files and the programs go by it: a
 * format is one file with its `Format`, and one line here.
 */
import { clueFormat } from './clueText.ts';
import type { Format } from './format.ts';
import { jsonFormat } from './jsonFormat.ts';
import { codeFormat, linkFormat } from './link.ts';
import { nonFormat } from './nonFormat.ts';
import { nonpackFormat } from './nonpackFormat.ts';
import { pictureFormat } from './pictureFormat.ts';
import { webpbnFormat } from './webpbnFormat.ts';

/** All formats, those with the most certain signs first: a text is taken for the first that knows it. */
export const formats: readonly Format[] = [
  webpbnFormat,
  jsonFormat,
  codeFormat,
  linkFormat,
  nonpackFormat,
  nonFormat,
  pictureFormat,
  clueFormat,
];

/** The format of an id. @source none */
export function formatOf(id: Format['id']): Format {
  const format = formats.find((one) => one.id === id);
  if (format === undefined) throw new RangeError(`no format ${id}`);
  return format;
}
