/** Our own links, and bare codes: a puzzle comes back from the text that it was sent as. */
import { puzzleOf } from '../engine/board/puzzle.ts';
import { decodeImage } from './imageCode.ts';
import { decodePuzzle } from './puzzleCode.ts';
import { quoted, refused } from './reading.ts';
import type { PuzzleReading } from './reading.ts';

/** Whether a text looks like an address, whole or from its question mark on. @source none */
export function looksLikeLink(text: string): boolean {
  const address = text.trim();
  if (/\s/.test(address)) return false;
  return /^https?:/i.test(address) || (address.includes('?') && address.includes('='));
}

/** Whether a text looks like the code of a puzzle or of a grid. @source none */
export const looksLikeCode = (text: string): boolean =>
  /^\s*\d{1,4}x\d{1,4}[a-z]?\S*\s*$/.test(text);

/**
 * Reads the puzzle of one of our links: the first `p=` among the settings of its figures.
 *
 * @source none
 */
export function readLinkText(text: string): PuzzleReading {
  const address = text.trim();
  const code = codeIn(address) ?? codeIn(unescaped(address) ?? '');
  if (code === null)
    return refused('link', [
      {
        line: 1,
        message: `There is no puzzle in the link ${quoted(address)}: copy the link of a figure that shows one.`,
      },
    ]);
  const reading = readCode(unescaped(code) ?? code);
  return 'puzzle' in reading ? { ...reading, kind: 'link' } : { ...reading, kind: 'link' };
}

const codeIn = (address: string): string | null => /[?&;]p=([^;&#\s]*)/.exec(address)?.[1] ?? null;

function unescaped(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * Reads the code of a puzzle, or of an image whose puzzle is taken.
 *
 * @source none
 */
export function readCode(text: string): PuzzleReading {
  const code = text.trim();
  try {
    if (!/^\d+x\d+[bt]/.test(code)) return { kind: 'code', puzzle: decodePuzzle(code) };
    const grid = decodeImage(code);
    if (!grid.cells.includes(2)) return { kind: 'code', puzzle: puzzleOf(grid) };
    return refused('code', [
      {
        line: 1,
        message: 'The code is of a grid with unknown cells: give one of a finished picture.',
      },
    ]);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return refused('code', [{ line: 1, message: `${error.message} Copy it once more, whole.` }]);
  }
}
