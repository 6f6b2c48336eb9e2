/**
 * The registry of the formats of puzzles. Detection, the own-puzzle box, the menus of files and the programs go by it: a
 * format is one file with its `Format`, and one line here.
 */
import { clueFormat } from './clueText.ts';
import { cwdFormat } from './cwdFormat.ts';
import type { Format } from './format.ts';
import { gameFormat } from './gameFormat.ts';
import { gFormat } from './gFormat.ts';
import { gnoFormat } from './gnoFormat.ts';
import { jsonFormat } from './jsonFormat.ts';
import { codeFormat, linkFormat } from './link.ts';
import { listsFormat } from './lists/listsFormat.ts';
import { mkFormat } from './mkFormat.ts';
import { ninFormat } from './ninFormat.ts';
import { nonFormat } from './nonFormat.ts';
import { nonpackFormat } from './nonpackFormat.ts';
import { pbmFormat } from './pbmFormat.ts';
import { pictureFormat } from './pictureFormat.ts';
import { puzzlinkFormat } from './puzzlinkFormat.ts';
import { pzprFormat } from './pzprFormat.ts';
import { taaiFormat } from './taaiFormat.ts';
import { webpbnFormat } from './webpbnFormat.ts';

/** All formats, those with the most certain signs first: a text is taken for the first that knows it. */
export const formats: readonly Format[] = [
  webpbnFormat,
  gnoFormat,
  jsonFormat,
  pbmFormat,
  pzprFormat,
  taaiFormat,
  gameFormat,
  puzzlinkFormat,
  codeFormat,
  linkFormat,
  nonpackFormat,
  nonFormat,
  gFormat,
  mkFormat,
  ninFormat,
  pictureFormat,
  cwdFormat,
  clueFormat,
  listsFormat,
];

/**
 * The format of an id.
 *
 * @param id - as in {@link PuzzleFormat}
 * @returns its entry of {@link formats}
 * @throws RangeError when there is no such format
 */
export function formatOf(id: Format['id']): Format {
  const format = formats.find((one) => one.id === id);
  if (format === undefined) throw new RangeError(`no format ${id}`);
  return format;
}
