/** The MK format of P. and M. Olšák: `HEIGHT WIDTH`, a line for each row, a line `#`, a line for each column. */
import { writerOfOne } from './format.ts';
import type { Format } from './format.ts';
import { sizeProblem } from './limits.ts';
import { counted } from '../notebook/plain/numbers.ts';
import { finish, refused } from './reading.ts';
import type { Problem, PuzzleReading } from './reading.ts';
import {
  innerLines,
  isBlank,
  linesOf,
  pairIn,
  runsOfLines,
  sectionLines,
  spacedLines,
} from './textLines.ts';
import type { TextLine } from './textLines.ts';
import type { ToldPuzzle } from './told.ts';

const isBorder = ({ text }: TextLine): boolean => text.trim() === '#';

function looksLikeMk(text: string): boolean {
  const lines = innerLines(linesOf(text));
  return pairIn(lines[0]) !== null && lines.some(isBorder);
}

function readMk(text: string): PuzzleReading {
  const lines = linesOf(text);
  const at = lines.findIndex((line) => !isBlank(line));
  const [height, width] = pairIn(lines[at]) ?? [0, 0];
  const body = lines.slice(at + 1);
  const asMk = readAs(body, height, width, at + 1);
  if ('puzzle' in asMk || height === width) return asMk;
  // the first line of a NIN file has the width first, and people mix the two up
  const asNin = readAs(body, width, height, at + 1);
  if (!('puzzle' in asNin)) return asMk;
  const note =
    'The first line was taken as width and height, as NIN has it: as height and width, as MK has it, the numbers do not fit.';
  return { ...asNin, note };
}

function readAs(
  body: readonly TextLine[],
  height: number,
  width: number,
  sizeLine: number,
): PuzzleReading {
  const wrong = sizeProblem(height, width);
  if (wrong !== null) return refused('mk', [{ line: sizeLine, message: wrong }]);
  const border = body.findIndex(isBorder);
  const second = body.findLastIndex(isBorder);
  const problems: Problem[] = [];
  if (second !== border)
    problems.push({
      line: body[second]?.line ?? sizeLine,
      message: 'A second line # stands here: an MK file has one, between the rows and the columns.',
    });
  const sections = [
    {
      lines: sectionLines(body.slice(0, border), height),
      size: height,
      name: 'row',
      line: sizeLine,
    },
    {
      lines: sectionLines(body.slice(border + 1), width),
      size: width,
      name: 'column',
      line: body[border]?.line ?? sizeLine,
    },
  ] as const;
  for (const { lines, size, name, line } of sections)
    if (lines.length !== size)
      problems.push({
        line,
        message: `The first line promises ${counted(size, name)}, and ${counted(lines.length, 'line')} ${lines.length === 1 ? 'stands' : 'stand'} ${name === 'row' ? 'before' : 'after'} the line #: mend the size or the lines (an empty line is written 0).`,
      });
  if (problems.length > 0) return refused('mk', problems);
  const [rows, columns] = sections.map(({ lines }) => runsOfLines(lines, problems));
  return finish({ kind: 'mk', rows: rows ?? [], columns: columns ?? [], problems });
}

const writeMk = ({ puzzle: { rows, columns } }: ToldPuzzle): string =>
  `${rows.length} ${columns.length}\n${spacedLines(rows)}#\n${spacedLines(columns)}`;

export const mkFormat: Format = {
  id: 'mk',
  name: 'an MK file',
  label: 'MK',
  extensions: ['mk'],
  detect: looksLikeMk,
  read: (text) => [readMk(text)],
  writer: writerOfOne(writeMk),
};
