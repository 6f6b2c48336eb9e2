/**
 * The files of the TAAI and TCGA tournaments: `$1`, a line for each column, a line for each row, numbers parted by TABs,
 * then `$2` and so on. The size stands nowhere; the puzzles are square. A file of solutions has rows of 0 and 1 instead.
 */
import type { Description } from '../engine/board/description.ts';
import { formatDescription } from '../engine/board/description.ts';
import type { Format } from './format.ts';
import { mostLinesRead } from './limits.ts';
import { counted, grouped } from '../notebook/plain/numbers.ts';
import { finish, pictured, refused } from './reading.ts';
import type { Problem, PuzzleReading } from './reading.ts';
import { innerLines, linesOf, runsOfLines, writtenLines } from './textLines.ts';
import type { TextLine } from './textLines.ts';
import type { ToldPuzzle } from './told.ts';

const head = /^\s*\$\s*\d+\s*$/;

function readTaai(text: string): readonly PuzzleReading[] {
  const parts: { readonly line: number; readonly lines: TextLine[] }[] = [];
  const before: TextLine[] = [];
  for (const line of linesOf(text)) {
    if (head.test(line.text)) parts.push({ line: line.line, lines: [] });
    else (parts.at(-1)?.lines ?? before).push(line);
  }
  const [stray] = writtenLines(before);
  if (stray !== undefined)
    return [refused('taai', [{ line: stray.line, message: 'A tournament file begins with $1.' }])];
  return parts.map(({ line, lines }) => readPart(line, lines));
}

function readPart(headLine: number, all: readonly TextLine[]): PuzzleReading {
  const written = writtenLines(all);
  const solution = solutionIn(written);
  if (solution !== null) return solution;
  // a blank line may be an empty line of the puzzle
  const lines = written.length % 2 === 0 ? written : innerLines(all);
  const size = lines.length / 2;
  if (size === 0 || !Number.isInteger(size) || size > mostLinesRead)
    return refused('taai', [
      {
        line: headLine,
        message: `This puzzle has ${counted(lines.length, 'line')}: as many must be columns as rows, up to ${grouped(mostLinesRead)} of each.`,
      },
    ]);
  const problems: Problem[] = [];
  const columns = runsOfLines(lines.slice(0, size), problems);
  const rows = runsOfLines(lines.slice(size), problems);
  return finish({ kind: 'taai', rows, columns, problems });
}

/** As many rows of as many digits, a 0 among them: a clue has no 0 beside other numbers. */
function solutionIn(lines: readonly TextLine[]): PuzzleReading | null {
  const rows = lines.map(({ text }) => text.trim().split(/\s+/));
  const size = rows.length;
  if (size < 2 || size > mostLinesRead) return null;
  const fits = rows.every((row) => row.length === size && row.every((cell) => /^[01]$/.test(cell)));
  if (!fits || !rows.some((row) => row.includes('0'))) return null;
  const cells = Uint8Array.from(rows.flat(), Number);
  return {
    ...pictured('taai', { height: size, width: size, cells }),
    note: 'The rows of 0 and 1 were taken as a solution.',
  };
}

const tabbed = (lines: readonly Description[]): string =>
  lines.map((runs) => `${formatDescription(runs).replaceAll(' ', '\t')}\n`).join('');

const writeTaai = (puzzles: readonly ToldPuzzle[]): string =>
  puzzles
    .map(({ puzzle: { rows, columns } }, at) => `$${at + 1}\n${tabbed(columns)}${tabbed(rows)}`)
    .join('');

export const taaiFormat: Format = {
  id: 'taai',
  name: 'a TAAI tournament file',
  label: 'TAAI tournament',
  extensions: ['taai'],
  detect: (text) => /^\s*\$\s*\d+[ \t]*(?:[\r\n]|$)/.test(text),
  read: readTaai,
  writer: {
    write: writeTaai,
    several: true,
    keeps: [],
    givesCells: false,
    refuses: ({ puzzle: { rows, columns } }) =>
      rows.length === columns.length ? null : 'TAAI tournament files hold square puzzles only.',
  },
};
