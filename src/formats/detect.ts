/**
 * Finds out in which format a puzzle was typed, pasted or dropped, and reads it. Nothing here throws: whatever the text,
 * the answer is a puzzle or a list of problems with their lines.
 */
import { counted, grouped } from './numbers.ts';
import { readClueText } from './clueText.ts';
import { looksLikeJson, readJson } from './jsonFormat.ts';
import { mostCharacters } from './limits.ts';
import { looksLikeCode, looksLikeLink, readCode, readLinkText } from './link.ts';
import { looksLikeNon, readNon } from './nonFormat.ts';
import { looksLikePicture, readPicture } from './pictureFormat.ts';
import { refused } from './reading.ts';
import type { PuzzleFormat, PuzzleReading } from './reading.ts';
import { looksLikeXml, readWebpbn } from './webpbnFormat.ts';

/** Each format's own sign, the most certain first; what has none of them is taken for typed clue lines. */
const formats: readonly {
  readonly looks: (text: string) => boolean;
  readonly read: (text: string) => PuzzleReading;
}[] = [
  { looks: looksLikeXml, read: readWebpbn },
  { looks: looksLikeJson, read: readJson },
  { looks: looksLikeCode, read: readCode },
  { looks: looksLikeLink, read: readLinkText },
  { looks: looksLikeNon, read: readNon },
  { looks: looksLikePicture, read: readPicture },
];

/** What each format is called on the page. */
export const formatNames: Readonly<Record<PuzzleFormat, string>> = {
  clues: 'typed descriptions',
  non: 'a .non file',
  json: 'JSON',
  xml: 'webpbn XML',
  picture: 'a picture',
  link: 'a link of this site',
  code: 'the code of a puzzle',
};

/**
 * Reads a puzzle in any of the formats.
 *
 * @param text - of any length; more than {@link mostCharacters} are refused unread
 * @returns the format with the puzzle, or with everything that is wrong
 * @source none
 */
export function readPuzzleText(text: string): PuzzleReading {
  if (text.length > mostCharacters)
    return refused(null, [
      {
        line: 1,
        message: `The text has ${counted(text.length, 'character')}: the most that is read is ${grouped(mostCharacters)}. Give one puzzle only.`,
      },
    ]);
  const body = text.replace(/^\uFEFF/, '');
  if (body.trim() === '')
    return refused(null, [
      { line: 1, message: 'There is no puzzle yet: type, paste or drop one.' },
    ]);
  const format = formats.find(({ looks }) => looks(body));
  return format ? format.read(body) : readClueText(body);
}
