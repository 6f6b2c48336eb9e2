/** The CWD format of QNonograms: height, width, a line for each row, a blank line, a line for each column. */
import { clueFormat } from './clueText.ts';
import { writerOfOne } from './format.ts';
import type { Format } from './format.ts';
import { counted } from '../notebook/plain/numbers.ts';
import { finish, refused } from './reading.ts';
import type { Problem, PuzzleReading } from './reading.ts';
import {
  innerLines,
  isBlank,
  linesOf,
  onlyNumbers,
  runsOfLines,
  sideIn,
  spacedLines,
} from './textLines.ts';
import type { TextLine } from './textLines.ts';
import type { ToldPuzzle } from './told.ts';

type Parts = {
  readonly height: number;
  readonly width: number;
  readonly rows: readonly TextLine[];
  readonly columns: readonly TextLine[];
};

/** The parts of a text that begins with two sizes; null: it does not. */
function partsOf(text: string): Parts | null {
  const lines = innerLines(linesOf(text));
  const [height, width] = [sideIn(lines[0]?.text), sideIn(lines[1]?.text)];
  const border = lines.findIndex(isBlank);
  if (height === null || width === null || border < 2 || !onlyNumbers(lines)) return null;
  return {
    height,
    width,
    rows: lines.slice(2, border),
    columns: innerLines(lines.slice(border)),
  };
}

/**
 * Two sizes, and as many rows as they promise. Typed descriptions can look alike; their sums then are other ones, so that no
 * text is good as both.
 */
function looksLikeCwd(text: string): boolean {
  const parts = partsOf(text);
  if (parts === null || parts.rows.length !== parts.height) return false;
  return !clueFormat.read(text).some((typed) => 'puzzle' in typed);
}

function readCwd(text: string): PuzzleReading {
  const parts = partsOf(text);
  if (parts === null)
    return refused('cwd', [
      { line: 1, message: 'A CWD file begins with height and width, a line each.' },
    ]);
  const problems: Problem[] = [];
  for (const [lines, size, name] of [
    [parts.rows, parts.height, 'row'],
    [parts.columns, parts.width, 'column'],
  ] as const)
    if (lines.length !== size || lines.some(isBlank))
      problems.push({
        line: lines[0]?.line ?? 1,
        message: `The file promises ${counted(size, name)} and gives ${counted(lines.length, 'line')} ${name === 'row' ? 'before' : 'after'} the blank line: mend the size or the lines (an empty line is written 0).`,
      });
  if (problems.length > 0) return refused('cwd', problems);
  const rows = runsOfLines(parts.rows, problems);
  const columns = runsOfLines(parts.columns, problems);
  return finish({ kind: 'cwd', rows, columns, problems });
}

const writeCwd = ({ puzzle: { rows, columns } }: ToldPuzzle): string =>
  `${rows.length}\n${columns.length}\n${spacedLines(rows)}\n${spacedLines(columns)}`;

export const cwdFormat: Format = {
  id: 'cwd',
  name: 'a CWD file',
  label: 'CWD',
  extensions: ['cwd'],
  detect: looksLikeCwd,
  read: (text) => [readCwd(text)],
  writer: writerOfOne(writeCwd),
};
