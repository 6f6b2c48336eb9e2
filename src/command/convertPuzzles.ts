/** What `convert` does, without the reading and writing of files: a text in, the text of the new file out. */
import { extname } from 'node:path';
import { formatName } from '../formats/detect.ts';
import { lossText, refusal } from '../formats/format.ts';
import type { Format } from '../formats/format.ts';
import { counted } from '../notebook/plain/numbers.ts';
import { formats } from '../formats/formats.ts';
import type { PuzzleReading } from '../formats/reading.ts';
import { pictured, wantsPicture } from '../formats/solvedPicture.ts';
import type { ToldPuzzle } from '../formats/told.ts';
import { Misuse } from './program.ts';
import { problemsText, puzzlesIn } from './puzzleFiles.ts';
import { search } from './search.ts';

/** The formats that can be written. */
export const writing: readonly Format[] = formats.filter(({ writer }) => writer !== undefined);

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
  readonly pick?: number | undefined; // the number of the one puzzle to take
  readonly list?: boolean | undefined; // say only what there is
};

/**
 * Does what a command line asks for.
 *
 * @param given - the text of the puzzles, or the bytes of their file
 * @throws Misuse for what cannot be asked; Error with what is wrong with a puzzle, a line for each problem
 */
export async function convertPuzzles(
  given: string | Uint8Array,
  asked: Conversion,
): Promise<Converted> {
  const { from, to = '-', pick, list } = asked;
  const readings = puzzlesIn(given);
  if (list === true) {
    const code = readings.every((reading) => 'puzzle' in reading) ? 0 : 1;
    return { text: readings.map(listed).join(''), to: null, notes: [], code };
  }
  const format = formatFor(to, asked.format);
  const notes: string[] = [];
  const puzzles: ToldPuzzle[] = [];
  for (const given of chosen(from, readings, pick, format, notes)) {
    const { puzzle, wrong } = await withPicture(given, format, (note) =>
      notes.push(`${from}: ${note}`),
    );
    if (wrong !== null) throw new Error(`${from}: ${wrong}`);
    puzzles.push(puzzle);
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
  const byName = writing.find(({ id }) => id === named);
  if (byName !== undefined) return byName;
  if (to === '-') throw new Misuse('Standard output has no extension: say --to which format.');
  const end = extname(to).slice(1).toLowerCase();
  const fitting = writing.filter(({ extensions }) => extensions.includes(end));
  const [only] = fitting;
  if (only !== undefined && fitting.length === 1) return only;
  const say = `say --to which format: ${(fitting.length > 1 ? fitting : writing).map(({ id }) => id).join(', ')}`;
  throw new Misuse(
    fitting.length > 1
      ? `${to}: the extension .${end} stands for several formats, ${say}.`
      : `${to}: the extension ${end === '' ? 'is missing' : `.${end} is that of no format`}, ${say}.`,
  );
}

/** The puzzles that are to be written. One of them that cannot be read ends it all. */
function chosen(
  from: string,
  readings: readonly PuzzleReading[],
  pick: number | undefined,
  format: Format,
  notes: string[],
): readonly ToldPuzzle[] {
  let taken = readings;
  if (pick !== undefined) {
    const one = readings[pick - 1];
    if (one === undefined)
      throw new Misuse(`--pick takes a number from 1 to ${readings.length}: ${pick}`);
    taken = [one];
  } else if (readings.length > 1 && format.writer?.several !== true) {
    throw new Misuse(
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

/** A puzzle for a format of pictures that has none yet: it is solved, as `solve` does it. Ctrl-C ends that. */
async function withPicture(
  puzzle: ToldPuzzle,
  format: Format,
  note: (text: string) => void,
): Promise<{ readonly puzzle: ToldPuzzle; readonly wrong: string | null }> {
  if (!wantsPicture(puzzle, format)) return { puzzle, wrong: refusal(format, puzzle) };
  const found = pictured(puzzle, format, await search(puzzle.puzzle, 2, {}));
  if ('wrong' in found) return { puzzle, wrong: found.wrong };
  if (found.note !== undefined) note(found.note);
  return { puzzle: found.puzzle, wrong: null };
}
