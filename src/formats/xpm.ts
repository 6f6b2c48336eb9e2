/** Pictures in XPM, a program in C, as KDE's Picmi has its puzzles: of two colours the darker one is filled. */
import { EMPTY, FILLED } from '../engine/board/cell.ts';
import { sizeProblem } from './limits.ts';
import { pictured, refused } from './reading.ts';
import type { PuzzleReading } from './reading.ts';

/** */
export const isXpm = (text: string): boolean => /^\s*\/\* *XPM *\*\//.test(text);

/** How light a colour is, from 0 to 1; null: it is not known here. */
function lightOf(name: string): number | null {
  if (/^(?:none|white|transparent)$/i.test(name)) return 1;
  if (/^black$/i.test(name)) return 0;
  const [, digits = ''] = /^#((?:[\da-f]{3}){1,4})$/i.exec(name) ?? [];
  if (digits === '') return null;
  const each = digits.length / 3;
  const parts = [0, 1, 2].map((part) => parseInt(digits.slice(part * each, (part + 1) * each), 16));
  return parts.reduce((sum, part) => sum + part, 0) / 3 / (16 ** each - 1);
}

const wrong = (message: string): PuzzleReading => refused('picture', [{ line: 1, message }]);

/**
 * Reads a picture of two colours.
 *
 * @source the XPM manual of A. Le Hors
 */
export function readXpm(text: string): PuzzleReading {
  const texts = [...text.matchAll(/"([^"\n]*)"/g)].map(([, inside = '']) => inside);
  const [width = 0, height = 0, colours = 0, letters = 0] = (texts[0] ?? '')
    .trim()
    .split(/\s+/)
    .map(Number);
  const size = sizeProblem(height, width);
  if (size !== null) return wrong(`This is an XPM picture. ${size}`);
  const lights = new Map<string, number | null>();
  for (const line of texts.slice(1, 1 + colours)) {
    const name = /\sc\s+(\S+)/.exec(line.slice(letters))?.[1] ?? '';
    lights.set(line.slice(0, letters), lightOf(name));
  }
  const rows = texts.slice(1 + colours, 1 + colours + height);
  if (letters < 1 || rows.length < height || rows.some((row) => row.length !== width * letters))
    return wrong(
      'This is an XPM picture, and it breaks off: its rows are not as long as its head says.',
    );
  const signs = rows.flatMap((row) =>
    Array.from({ length: width }, (_, at) => row.slice(at * letters, (at + 1) * letters)),
  );
  const used = [...new Set(signs)];
  if (used.length > 2 || used.some((sign) => (lights.get(sign) ?? null) === null))
    return wrong(
      'This is an XPM picture of several colours: only one of black and white can be read. Save it as PNG: the page Make of Nonogram Explorer (/make/) makes puzzles of pictures.',
    );
  const dark = used.toSorted((one, other) => (lights.get(one) ?? 0) - (lights.get(other) ?? 0))[0];
  const filled = used.length === 2 || (lights.get(dark ?? '') ?? 1) < 0.5 ? dark : undefined;
  const cells = Uint8Array.from(signs, (sign) => (sign === filled ? FILLED : EMPTY));
  const note = 'An XPM picture: the darker of its two colours is filled.';
  return { ...pictured('picture', { height, width, cells }), note };
}
