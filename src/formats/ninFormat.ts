/** The NIN format of J. Wilk: `WIDTH HEIGHT`, a line for each row, a line for each column. No names, no comments. */
import { clueFormat } from './clueText.ts';
import { writerOfOne } from './format.ts';
import type { Format } from './format.ts';
import { sizeProblem } from './limits.ts';
import { counted } from '../notebook/plain/numbers.ts';
import { finish, refused } from './reading.ts';
import type { PuzzleReading } from './reading.ts';
import {
  innerLines,
  isBlank,
  linesOf,
  onlyNumbers,
  pairIn,
  runsOfLines,
  sectionLines,
} from './textLines.ts';
import { spacedLines } from './textLines.ts';
import type { TextLine } from './textLines.ts';
import type { ToldPuzzle } from './told.ts';

/**
 * A line of two numbers, and nothing but numbers. Typed descriptions may begin like this too; they have a blank line inside,
 * and then have to fail as a NIN.
 */
function looksLikeNin(text: string): boolean {
  const lines = innerLines(linesOf(text));
  const size = pairIn(lines[0]);
  if (size === null || size[0] < 1 || size[1] < 1 || !onlyNumbers(lines)) return false;
  // a picture of two columns can begin like the smallest puzzle
  const smallest = size[0] === 1 && size[1] === 1;
  return (!smallest && !lines.some(isBlank)) || 'puzzle' in readNin(text);
}

function readNin(text: string): PuzzleReading {
  const lines = linesOf(text);
  const at = lines.findIndex((line) => !isBlank(line));
  const [first, second] = pairIn(lines[at]) ?? [0, 0];
  const body = lines.slice(at + 1);
  const line = at + 1;
  const asNin = readAs(body, second, first, line);
  if (first === second) return typedToo(text, asNin);
  // the first line of an MK file has the height first, and people mix the two up
  const asMk = readAs(body, first, second, line);
  if ('puzzle' in asNin) {
    if (!('puzzle' in asMk)) return typedToo(text, asNin);
    const note =
      'The first line was taken as width and height, as NIN has it; as height and width, as MK has it, the numbers would fit as well.';
    return { ...asNin, note };
  }
  if (!('puzzle' in asMk)) return asNin;
  const note =
    'The first line was taken as height and width, as MK has it: as width and height, as NIN has it, the numbers do not fit.';
  return { ...asMk, note };
}

/** Says so when the same text can be read as typed descriptions. */
function typedToo(text: string, reading: PuzzleReading): PuzzleReading {
  if (!('puzzle' in reading) || !linesOf(text.trim()).some(isBlank)) return reading;
  const [typed] = clueFormat.read(text);
  if (typed === undefined || !('puzzle' in typed)) return reading;
  return {
    ...reading,
    note: 'The first line was taken as the size, as NIN has it; the text could be typed descriptions as well.',
  };
}

function readAs(
  body: readonly TextLine[],
  height: number,
  width: number,
  sizeLine: number,
): PuzzleReading {
  const wrong = sizeProblem(height, width);
  if (wrong !== null) return refused('nin', [{ line: sizeLine, message: wrong }]);
  const lines = sectionLines(body, height + width);
  if (lines.length !== height + width) {
    const message = `The first line promises ${counted(width, 'column')} and ${counted(height, 'row')}, so ${height + width} lines must follow: there ${lines.length === 1 ? 'is' : 'are'} ${lines.length}. (Typed descriptions have no size, and an empty line between rows and columns.)`;
    return refused('nin', [{ line: sizeLine, message }]);
  }
  const problems: Parameters<typeof runsOfLines>[1] = [];
  const rows = runsOfLines(lines.slice(0, height), problems);
  const columns = runsOfLines(lines.slice(height), problems);
  return finish({ kind: 'nin', rows, columns, problems });
}

const writeNin = ({ puzzle: { rows, columns } }: ToldPuzzle): string =>
  `${columns.length} ${rows.length}\n${spacedLines(rows)}${spacedLines(columns)}`;

export const ninFormat: Format = {
  id: 'nin',
  name: 'a NIN file',
  label: 'NIN',
  extensions: ['nin'],
  detect: looksLikeNin,
  read: (text) => [readNin(text)],
  writer: writerOfOne(writeNin),
};
