/** What `npm run convert` does, without the reading and writing of files: a text in, the text of the new file out. */
import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import { countSolutions } from '../../src/engine/solve/search.ts';
import { formatName } from '../../src/formats/detect.ts';
import { lossText, refusal } from '../../src/formats/format.ts';
import type { Format } from '../../src/formats/format.ts';
import { counted } from '../../src/formats/numbers.ts';
import { formats } from '../../src/formats/formats.ts';
import type { PuzzleReading } from '../../src/formats/reading.ts';
import type { ToldPuzzle } from '../../src/formats/told.ts';
import { Misuse } from './program.ts';
import { problemsText, puzzlesIn } from './puzzleFiles.ts';

const writing = formats.filter(({ writer }) => writer !== undefined);

const table = formats
  .map(({ id, label, extensions, writer }) => {
    const ends = extensions.map((end) => `.${end}`).join(' ') || '-';
    const how = writer === undefined ? 'read only' : writer.several ? 'several puzzles' : '';
    return `  ${id.padEnd(10)}${ends.padEnd(14)}${label}${how === '' ? '' : ` (${how})`}`;
  })
  .join('\n');

/** What `--help` prints. */
export const help = `Reads puzzles from a file in any format and writes them in another.

  npm run -s convert -- puzzle.nin puzzle.json
  npm run -s convert -- set.xml third.non --pick 3
  npm run -s convert -- set.xml set.nonpack
  npm run -s convert -- 5x5:1/3/5/3/1/1/3/5/3/1 puzzle.non
  npm run -s convert -- puzzle.non - --to game

The first word is a file, - for standard input, or a game ID, an address of puzz.link or a link of this site;
its format is found by its content. The second is the file to write, or - for standard output; its format
follows from its extension.

--to FORMAT   writes this format, whatever the extension; without a second word, to standard output
--pick N      takes the N-th puzzle of several, counted from 1; else they need a format that holds several
--list        only says what there is: number, name, rows and columns of each puzzle

What is wrong goes to standard error, a line for each problem with its place, and the code is 2; then nothing is
written, and a file that was there stays as it was. A list with puzzles that cannot be read ends with 1. So do notes: how an ambiguous file was taken, and what the new format has no place for.

Formats:
${table}
`;

/** What is to be written, and where; notes are for standard error. */
export type Converted = {
  readonly text: string;
  readonly to: string | null; // a file; null: standard output
  readonly notes: readonly string[];
  readonly code: 0 | 1; // 1: a puzzle of the list could not be read
};

/** What a command line asks for. */
export type Conversion = {
  readonly from: string; // what the text is called
  readonly to?: string | undefined; // a file, or -; none: standard output
  readonly format?: string | undefined; // its id; none: that of the extension
  readonly pick?: string | undefined; // the number of the one puzzle to take
  readonly list: boolean; // say only what there is
};

/**
 * Reads a command line.
 *
 * @throws Misuse, or what `parseArgs` throws
 */
export function readConversion(words: readonly string[]): Conversion {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      pick: { type: 'string' },
      list: { type: 'boolean', default: false },
    },
  });
  const [from, to, stray] = positionals;
  if (from === undefined || stray !== undefined)
    throw new Misuse('Give one file to read and one to write.');
  if (!values.list && to === undefined && values.to === undefined)
    throw new Misuse('Say where to write, or --to which format.');
  return { from, to, format: values.to, pick: values.pick, list: values.list };
}

/**
 * Does what a command line asks for.
 *
 * @param given - the text of the puzzles
 * @throws Error with what is wrong, a line for each problem
 */
export function convertPuzzles(given: string, asked: Conversion): Converted {
  const { from, to = '-', pick, list } = asked;
  const readings = puzzlesIn(given);
  if (list) {
    const code = readings.every((reading) => 'puzzle' in reading) ? 0 : 1;
    return { text: readings.map(listed).join(''), to: null, notes: [], code };
  }
  const format = formatFor(to, asked.format);
  const notes: string[] = [];
  const puzzles = chosen(from, readings, pick, format, notes).map((puzzle) =>
    withPicture(puzzle, format, (note) => notes.push(`${from}: ${note}`)),
  );
  for (const puzzle of puzzles) {
    const wrong = refusal(format, puzzle);
    if (wrong !== null) throw new Error(`${from}: ${wrong}`);
  }
  const lost = lossText(format, puzzles);
  if (lost !== '') notes.push(lost);
  const text = format.writer?.write(puzzles) ?? '';
  return { text, to: to === '-' ? null : to, notes, code: 0 };
}

function listed(reading: PuzzleReading, at: number): string {
  const name = reading.name === undefined ? '' : `${reading.name}, `;
  const what =
    'puzzle' in reading
      ? `${counted(reading.puzzle.rows.length, 'row')}, ${counted(reading.puzzle.columns.length, 'column')}`
      : (reading.problems[0]?.message ?? '');
  return `${at + 1}: ${name}${what}\n`;
}

/** The format to write: the one that is named, or the one of the extension. */
function formatFor(to: string, named: string | undefined): Format {
  const list = writing.map(({ id }) => id).join(', ');
  if (named !== undefined) {
    const format = writing.find(({ id }) => id === named);
    if (format === undefined) throw new Error(`--to takes ${list}: ${named}`);
    return format;
  }
  if (to === '-') throw new Error('Standard output has no extension: say --to which format.');
  const end = extname(to).slice(1).toLowerCase();
  const fitting = writing.filter(({ extensions }) => extensions.includes(end));
  const [only] = fitting;
  if (only !== undefined && fitting.length === 1) return only;
  const say = `say --to which format: ${(fitting.length > 1 ? fitting : writing).map(({ id }) => id).join(', ')}`;
  throw new Error(
    fitting.length > 1
      ? `${to}: the extension .${end} stands for several formats, ${say}.`
      : `${to}: the extension ${end === '' ? 'is missing' : `.${end} is that of no format`}, ${say}.`,
  );
}

/** The puzzles that are to be written. One of them that cannot be read ends it all. */
function chosen(
  from: string,
  readings: readonly PuzzleReading[],
  pick: string | undefined,
  format: Format,
  notes: string[],
): readonly ToldPuzzle[] {
  let taken = readings;
  if (pick !== undefined) {
    const one = /^\d+$/.test(pick) ? readings[Number(pick) - 1] : undefined;
    if (one === undefined)
      throw new Error(`--pick takes a number from 1 to ${readings.length}: ${pick}`);
    taken = [one];
  } else if (readings.length > 1 && format.writer?.several !== true) {
    throw new Error(
      `${from}: there are ${readings.length} puzzles, and ${format.label} holds one: say --pick N, or take a format that holds several. --list shows them.`,
    );
  }
  const wrong = taken.map((reading) => problemsText(from, reading)).filter((text) => text !== '');
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return taken.flatMap((reading) => {
    if (!('puzzle' in reading)) return [];
    if (reading.note !== undefined)
      notes.push(`${from}: read as ${formatName(reading.kind)}. ${reading.note}`);
    return [reading];
  });
}

/** States that are looked at for a picture, and for another one. */
const maxNodes = 100_000;

/**
 * A format of pictures wants one where sweeps find none: any solution draws the same clues. That there are others is
 * said, as the file will show only this one.
 */
function withPicture(puzzle: ToldPuzzle, format: Format, note: (text: string) => void): ToldPuzzle {
  const { writer } = format;
  if (puzzle.goal !== undefined || writer?.refuses === undefined) return puzzle;
  if (refusal(format, puzzle) === null || !writer.keeps.includes('goal')) return puzzle;
  const limits = { maxSolutions: 2, maxNodes, keep: 1 };
  const { count, complete, solutions } = countSolutions(puzzle.puzzle, limits);
  const [goal] = solutions;
  if (goal === undefined) return puzzle;
  if (count > 1)
    note(`the puzzle has several solutions, and ${format.label} holds one picture: one was taken.`);
  else if (!complete)
    note('whether the picture is the only solution was not found out: the search was cut short.');
  return { ...puzzle, goal: goal.cells };
}
