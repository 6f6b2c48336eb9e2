/**
 * Portable bitmaps: `P1`, width, height, a digit for each cell, 1 for filled. Their twin with bits for digits, `P4`, is no text:
 * {@link textOfBitmap} makes the first of it.
 */
import { FILLED } from '../engine/board/cell.ts';
import { writerOfOne } from './format.ts';
import type { Format } from './format.ts';
import { sizeProblem } from './limits.ts';
import { counted } from '../notebook/plain/numbers.ts';
import { pictureOf, noPicture } from './pictureOf.ts';
import { pictured, quoted, refused } from './reading.ts';
import type { PuzzleReading } from './reading.ts';
import type { ToldPuzzle } from './told.ts';

const lineAt = (text: string, at: number): number => text.slice(0, at).split(/\r\n|\r|\n/).length;

const refusedAt = (text: string, at: number, message: string): PuzzleReading =>
  refused('pbm', [{ line: lineAt(text, at), message }]);

/** What stands before the cells: white space and comments part the words. */
const head =
  /^\s*P(\d)((?:\s|#[^\r\n]*(?:[\r\n]|$))+)(\d{1,9})((?:\s|#[^\r\n]*(?:[\r\n]|$))+)(\d{1,9})(?=\s|#|$)/;

function readPbm(text: string): PuzzleReading {
  const kind = /^\s*P(\d)/.exec(text)?.[1] ?? '';
  if (kind === '4')
    return refusedAt(
      text,
      0,
      'The bits of a P4 bitmap do not survive as text: open or drop the file itself.',
    );
  if (kind !== '1')
    return refusedAt(
      text,
      0,
      `This is a netpbm picture of grey levels or colours (P${kind}): only bitmaps, P1 and P4, can be read.`,
    );
  const match = head.exec(text);
  if (match === null)
    return refusedAt(
      text,
      text.length,
      'The width and the height of the bitmap are missing after P1.',
    );
  const [width, height] = [Number(match[3]), Number(match[5])];
  const wrong = sizeProblem(height, width);
  if (wrong !== null) return refusedAt(text, match[0].length, wrong);
  const cells: number[] = [];
  // comments are blanked out, so that places stay
  const body = text
    .slice(match[0].length)
    .replaceAll(/#[^\r\n]*/g, (comment) => ' '.repeat(comment.length));
  for (const digit of body.matchAll(/\S/g)) {
    if (!/[01]/.test(digit[0]))
      return refusedAt(
        text,
        match[0].length + digit.index,
        `${quoted(digit[0])} is no cell of a bitmap: 1 is filled, 0 is empty.`,
      );
    cells.push(Number(digit[0]));
  }
  if (cells.length !== width * height)
    return refusedAt(
      text,
      text.length,
      `The bitmap has ${counted(cells.length, 'cell')}, its size asks for ${width * height}: part of it is missing or added.`,
    );
  return pictured('pbm', { height, width, cells: Uint8Array.from(cells) });
}

function writePbm(puzzle: ToldPuzzle): string {
  const picture = pictureOf(puzzle);
  if (picture === null) return '';
  const { height, width, cells } = picture;
  let text = `P1\n${width} ${height}\n`;
  for (let row = 0; row < height; row++) {
    const digits = Array.from(cells.subarray(row * width, (row + 1) * width), (cell) =>
      cell === FILLED ? '1' : '0',
    ).join('');
    // no line may be longer than 70 characters
    text += `${digits.replaceAll(/.{70}(?=.)/g, '$&\n')}\n`;
  }
  return text;
}

/**
 * A P4 bitmap, which is no text, as the text of a P1 bitmap.
 *
 * @returns null for the bytes of anything else
 * @source netpbm, the description of PBM
 */
export function textOfBitmap(bytes: Uint8Array): string | null {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x34) return null;
  const latin = String.fromCharCode(...bytes.subarray(0, 10_000));
  const match = head.exec(latin);
  const [width, height] = [Number(match?.[3]), Number(match?.[5])];
  // the message about what is wrong comes when this is read
  if (match === null || sizeProblem(height, width) !== null) return latin.replace(/^P4/, 'P1');
  const start = match[0].length + 1; // one white space ends the head
  const stride = Math.ceil(width / 8);
  let text = `P1\n${width} ${height}\n`;
  const end = Math.min(bytes.length, start + stride * height);
  for (let at = start; at < end; at++) {
    const column = ((at - start) % stride) * 8;
    const bits = (bytes[at] ?? 0).toString(2).padStart(8, '0');
    text += bits.slice(0, Math.min(8, width - column));
    if (column + 8 >= width) text += '\n';
  }
  return text;
}

export const pbmFormat: Format = {
  id: 'pbm',
  name: 'a PBM bitmap',
  label: 'PBM',
  extensions: ['pbm'],
  detect: (text) => /^\s*P[1-6](?:\s|#|$)/.test(text),
  read: (text) => [readPbm(text)],
  writer: writerOfOne(writePbm, { keeps: ['goal'], refuses: noPicture }),
};
