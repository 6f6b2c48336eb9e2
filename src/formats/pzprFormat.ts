/**
 * The files of pzprjs: `pzprv3`, `nonogram`, the number of rows, the number of columns, and a table of the clues and the
 * cells as they stand on the page: columns' clues above, rows' clues at the left.
 */
import { writerOfOne } from './format.ts';
import type { Format } from './format.ts';
import { sizeProblem } from './limits.ts';
import { counted } from '../notebook/plain/numbers.ts';
import { finish, onlyKnownClues, quoted, refused } from './reading.ts';
import type { LocatedRuns, Problem, PuzzleReading } from './reading.ts';
import { slotsOf } from './pzprSlots.ts';
import { linesOf, writtenLines } from './textLines.ts';
import type { TextLine } from './textLines.ts';
import type { ToldPuzzle } from './told.ts';

const alone = (message: string, line = 1): PuzzleReading => refused('pzpr', [{ line, message }]);

function readPzpr(text: string): PuzzleReading {
  const [first, type, rowCount, columnCount, ...table] = writtenLines(linesOf(text));
  const word = type?.text.trim() ?? '';
  if (word !== 'nonogram')
    return alone(
      `The file is of the puzzle ${quoted(word)}: only those with "nonogram" can be read.`,
      type?.line ?? first?.line,
    );
  const [height, width] = [rowCount, columnCount].map((line) =>
    /^\s*\d{1,9}\s*$/.test(line?.text ?? '') ? Number(line?.text) : 0,
  );
  const wrong = sizeProblem(height ?? 0, width ?? 0);
  if (wrong !== null) return alone(wrong, rowCount?.line ?? type?.line);
  return readTable(table, height ?? 0, width ?? 0, columnCount?.line ?? 1);
}

function readTable(
  lines: readonly TextLine[],
  height: number,
  width: number,
  before: number,
): PuzzleReading {
  const [above, beside] = [slotsOf(height), slotsOf(width)];
  const table = lines.slice(0, above + height);
  if (table.length < above + height)
    return alone(
      `The table has ${counted(table.length, 'line')}: ${above + height} are needed, ${above} with the clues of the columns and ${height} with the rows.`,
      table.at(-1)?.line ?? before,
    );
  const problems: Problem[] = [];
  // programs write how the puzzle was played after the table
  const stray = lines[above + height];
  if (stray !== undefined && /^[\s\d.#+c]+$/.test(stray.text))
    problems.push({
      line: stray.line,
      message: 'The table has more lines than its size asks for.',
    });
  const words = table.map(({ text, line }) => {
    const row = text.trim().split(/\s+/);
    if (row.length !== beside + width)
      problems.push({
        line,
        message: `This line of the table has ${counted(row.length, 'word')}: ${beside + width} are needed, ${beside} for clues and ${width} for cells.`,
      });
    return row;
  });
  if (problems.length > 0) return refused('pzpr', problems);
  const rows = words.slice(above).map((row, at) => {
    const line = table[above + at]?.line ?? before;
    return { runs: runsOf(row.slice(0, beside), line, problems), line };
  });
  const columns = Array.from({ length: width }, (_, at): LocatedRuns => {
    const line = table[0]?.line ?? before;
    const column = words.slice(0, above).map((row) => row[beside + at] ?? '.');
    return { runs: runsOf(column, line, problems), line };
  });
  if (words.slice(0, above).some((row) => row.slice(0, beside).some((one) => one !== '.')))
    problems.push({
      line: table[0]?.line ?? before,
      message: 'There is something in the corner between the clues of the rows and of the columns.',
    });
  const played = words.slice(above).some((row) => row.slice(beside).some((cell) => cell !== '.'));
  const note = played ? 'The cells that are filled in the file were left out.' : undefined;
  return finish({ kind: 'pzpr', rows, columns, problems, note });
}

/** The clues among the words of a line; `c` marks one as done. */
function runsOf(words: readonly string[], line: number, problems: Problem[]): readonly number[] {
  const runs: number[] = [];
  for (const word of words) {
    if (word === '.') continue;
    const clue = /^c?(-?\d{1,9})$/.exec(word)?.[1];
    if (clue === '-2' || word === '?')
      problems.push({ line, message: `A clue is left unknown: ${onlyKnownClues}` });
    else if (clue === undefined || Number(clue) < 0)
      problems.push({
        line,
        message: `${quoted(word)} is no clue: a number or a point stands here.`,
      });
    else runs.push(Number(clue));
  }
  if (runs.includes(0) && runs.length > 1)
    problems.push({ line, message: 'A 0 stands among other clues of a line.' });
  return runs.length === 1 && runs[0] === 0 ? [] : runs;
}

const none = (count: number): readonly string[] => Array<string>(count).fill('.');

const padded = (runs: readonly number[], slots: number): readonly string[] => [
  ...none(slots - runs.length),
  ...runs.map(String),
];

function writePzpr({ puzzle: { rows, columns } }: ToldPuzzle): string {
  const [height, width] = [rows.length, columns.length];
  const [above, beside] = [slotsOf(height), slotsOf(width)];
  const heads = columns.map((runs) => padded(runs, above));
  const table = [
    ...Array.from({ length: above }, (_, at) => [
      ...none(beside),
      ...heads.map((head) => head[at] ?? '.'),
    ]),
    ...rows.map((runs) => [...padded(runs, beside), ...none(width)]),
  ];
  return `pzprv3\nnonogram\n${height}\n${width}\n${table.map((row) => `${row.join(' ')} \n`).join('')}`;
}

/** A file on one line, as it stands in addresses and tests: slashes for the ends of lines. */
const oneLine = /^\s*pzprv3[\d.]*\//i;

function readOneLine(text: string): PuzzleReading {
  const reading = readPzpr(text.replaceAll('/', '\n'));
  if ('puzzle' in reading) return reading;
  const line = text.split('\n').findIndex((one) => oneLine.test(one)) + 1;
  return { ...reading, problems: reading.problems.map((problem) => ({ ...problem, line })) };
}

export const pzprFormat: Format = {
  id: 'pzpr',
  name: 'a pzprv3 file',
  label: 'pzprv3',
  extensions: ['pzprv3'],
  detect: (text) => /^\s*pzprv3/i.test(text),
  read: (text) => [oneLine.test(text) ? readOneLine(text) : readPzpr(text)],
  writer: writerOfOne(writePzpr),
};
