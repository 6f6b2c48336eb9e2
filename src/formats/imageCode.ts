/**
 * A grid as a short text that may stand in an address: `5x4b` and six cells a character for an image,
 * `5x4t` and three cells a character for a grid with unknown cells. The size stands first, so a truncated
 * code is noticed; unused places must be zero, so every grid has exactly one code.
 */
import { EMPTY, UNKNOWN } from '../engine/board/cell.ts';
import type { Grid } from '../engine/board/cell.ts';
import { mostLines, sizeProblem } from './limits.ts';
import { counted } from '../notebook/plain/numbers.ts';

/** Base 64 in the form that addresses take as it is (RFC 4648, section 5). */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const digitOf = new Map(Array.from(alphabet, (character, digit) => [character, digit]));

/** Letter after the size, values of a cell, cells a character. */
const kinds = {
  b: { base: 2, cells: 6 },
  t: { base: 3, cells: 3 },
} as const;

/**
 * Writes a grid as a code.
 *
 * @param grid - any grid; unknown cells double its length
 * @returns letters, digits, `-` and `_`
 */
export function encodeImage({ height, width, cells }: Grid): string {
  const letter = cells.includes(UNKNOWN) ? 't' : 'b';
  const { base, cells: perCharacter } = kinds[letter];
  let code = `${height}x${width}${letter}`;
  for (let from = 0; from < cells.length; from += perCharacter) {
    let digit = 0;
    for (let at = from + perCharacter - 1; at >= from; at--)
      digit = digit * base + (cells[at] ?? EMPTY);
    code += alphabet[digit] ?? '';
  }
  return code;
}

/**
 * Reads a code back.
 *
 * @param code - as {@link encodeImage} writes it
 * @param most - rows, and columns, that are taken: as many as a page shows, unless a program reads it
 * @returns a new grid
 * @throws SyntaxError with a message for the reader, for anything that {@link encodeImage} does not write
 */
export function decodeImage(code: string, most = mostLines): Grid {
  const head = /^([1-9]\d{0,3})x([1-9]\d{0,3})([bt])/.exec(code);
  if (head === null)
    throw new SyntaxError('The code of the grid does not begin with a size such as 5x4b.');
  const height = Number(head[1]);
  const width = Number(head[2]);
  const tooLarge = sizeProblem(height, width, most);
  if (tooLarge !== null) throw new SyntaxError(tooLarge);
  const { base, cells: perCharacter } = kinds[head[3] as 'b' | 't'];
  const body = code.slice(head[0].length);
  const expected = Math.ceil((height * width) / perCharacter);
  if (body.length !== expected)
    throw new SyntaxError(
      `The code of the grid has ${counted(body.length, 'character')} after its size and needs ${expected}: part of it is missing or added.`,
    );
  const cells = new Uint8Array(height * width);
  for (let at = 0; at < expected; at++) {
    const rest = readCharacter(
      body,
      at,
      base,
      cells.subarray(at * perCharacter, (at + 1) * perCharacter),
    );
    if (rest !== 0) throw badCharacter(body, at, head[0].length);
  }
  const grid = { height, width, cells };
  if (base === 3 && !cells.includes(UNKNOWN))
    throw new SyntaxError('The code of the grid is damaged.');
  return grid;
}

/** Unpacks one character into `out`; what remains is not 0 when the character cannot stand there. */
function readCharacter(body: string, at: number, base: number, out: Uint8Array): number {
  let digit = digitOf.get(body[at] ?? '') ?? Number.NaN;
  for (let i = 0; i < out.length; i++) {
    out[i] = digit % base;
    digit = Math.floor(digit / base);
  }
  return digit;
}

const badCharacter = (body: string, at: number, before: number): SyntaxError =>
  new SyntaxError(
    `The code of the grid cannot have "${body[at] ?? ''}" as character ${before + at + 1}.`,
  );
