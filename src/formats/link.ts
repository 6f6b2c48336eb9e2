/** Our own links, and bare codes: a puzzle comes back from the text that it was sent as. */
import { writerOfOne } from './format.ts';
import type { Format } from './format.ts';
import { decodeImage } from './imageCode.ts';
import { mostLinesRead } from './limits.ts';
import { decodePuzzle, encodePuzzle } from './puzzleCode.ts';
import { pictured, quoted, refused } from './reading.ts';
import type { PuzzleReading } from './reading.ts';

/** Whether a text looks like an address, whole or from its question mark on. */
function looksLikeLink(text: string): boolean {
  const address = text.trim();
  if (/\s/.test(address)) return false;
  return /^https?:/i.test(address) || (address.includes('?') && address.includes('='));
}

/** Whether a text looks like the code of a puzzle or of a grid. */
const looksLikeCode = (text: string): boolean => /^\s*\d{1,4}x\d{1,4}[a-z]?\S*\s*$/.test(text);

/** Reads the puzzle of one of our links: the first `p=` among the settings of its figures. */
function readLinkText(text: string): PuzzleReading {
  const address = text.trim();
  const code = codeIn(address) ?? codeIn(unescaped(address) ?? '');
  if (code === null)
    return refused('link', [
      {
        line: 1,
        message: `There is no puzzle in the link ${quoted(address)}: copy the link of a figure that shows one.`,
      },
    ]);
  return { ...readCode(unescaped(code) ?? code), kind: 'link' };
}

const codeIn = (address: string): string | null => /[?&;]p=([^;&#\s]*)/.exec(address)?.[1] ?? null;

function unescaped(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Reads the code of a puzzle, or of an image whose puzzle is taken. */
function readCode(text: string): PuzzleReading {
  const code = text.trim();
  try {
    if (!/^\d+x\d+[bt]/.test(code))
      return { kind: 'code', puzzle: decodePuzzle(code, mostLinesRead) };
    const grid = decodeImage(code, mostLinesRead);
    if (!grid.cells.includes(2)) return pictured('code', grid);
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

export const linkFormat: Format = {
  id: 'link',
  name: 'a link of this site',
  label: 'link of this site',
  extensions: [],
  detect: looksLikeLink,
  read: (text) => [readLinkText(text)],
};

export const codeFormat: Format = {
  id: 'code',
  name: 'the code of a puzzle',
  label: 'code of this site',
  extensions: [],
  detect: looksLikeCode,
  read: (text) => [readCode(text)],
  writer: writerOfOne((puzzle) => `${encodePuzzle(puzzle.puzzle)}\n`, { givesCells: true }),
};
