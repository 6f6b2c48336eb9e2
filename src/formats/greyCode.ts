/**
 * A small grey picture as a short text that may stand in an address: `30x24g` and a character a point, in 64 greys. It is
 * what a figure keeps of a picture, so the same link makes the same puzzle.
 */
import type { GreyPicture } from '../engine/make/greyPicture.ts';
import { WHITE } from '../engine/make/greyPicture.ts';
import { EMPTY, FILLED, UNKNOWN } from '../engine/board/cell.ts';
import { decodeImage, encodeImage } from './imageCode.ts';
import { mostLines } from './limits.ts';
import { counted } from '../notebook/plain/numbers.ts';

/** Base 64 in the form that addresses take as it is (RFC 4648, section 5): A is black, _ white. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const greyOf = new Map(Array.from(alphabet, (character, grey) => [character, grey]));
const greys = alphabet.length - 1;

/** Points of a side that a code may have. */
export const mostPoints = mostLines;

/** Writes a picture as a code; each point is taken to the nearest of 64 greys. */
export function encodeGrey({ height, width, brightness }: GreyPicture): string {
  const body = Array.from(
    brightness,
    (value) => alphabet[Math.min(greys, Math.max(0, Math.round((value * greys) / WHITE)))],
  );
  return `${height}x${width}g${body.join('')}`;
}

/**
 * Reads a code back.
 *
 * @throws SyntaxError with a message for the reader, for anything that {@link encodeGrey} does not write
 */
export function decodeGrey(code: string): GreyPicture {
  const head = /^([1-9]\d{0,2})x([1-9]\d{0,2})g/.exec(code);
  if (head === null)
    throw new SyntaxError('The code of the picture does not begin with a size such as 24x30g.');
  const [height, width] = [Number(head[1]), Number(head[2])];
  if (height > mostPoints || width > mostPoints)
    throw new SyntaxError(`The code of the picture has more than ${mostPoints} rows or columns.`);
  const body = code.slice(head[0].length);
  if (body.length !== height * width)
    throw new SyntaxError(
      `The code of the picture has ${counted(body.length, 'point')} and needs ${height * width}: part of it is missing or added.`,
    );
  const brightness = Float64Array.from(body, (character) => {
    const grey = greyOf.get(character);
    if (grey === undefined)
      throw new SyntaxError(`The code of the picture cannot have the point "${character}".`);
    return (grey * WHITE) / greys;
  });
  return { height, width, brightness };
}

/**
 * Writes a picture as a code, the short one of an image where it has black and white points only.
 *
 * @param picture - of any brightness
 * @returns as {@link encodeGrey}, or as `encodeImage`
 */
export function encodePicture(picture: GreyPicture): string {
  const { height, width, brightness } = picture;
  if (!brightness.every((value) => value === 0 || value === WHITE)) return encodeGrey(picture);
  const cells = Uint8Array.from(brightness, (value) => (value === 0 ? FILLED : EMPTY));
  return encodeImage({ height, width, cells });
}

/**
 * Reads either code back.
 *
 * @throws SyntaxError with a message for the reader, for anything that {@link encodePicture} does not write
 */
export function decodePicture(code: string): GreyPicture {
  if (!/^\d+x\d+[bt]/.test(code)) return decodeGrey(code);
  const { height, width, cells } = decodeImage(code);
  if (cells.includes(UNKNOWN)) throw new SyntaxError('The code of the picture has unknown cells.');
  return {
    height,
    width,
    brightness: Float64Array.from(cells, (cell) => (cell === FILLED ? 0 : WHITE)),
  };
}
