/** The puzzles that a command is given, one after another, and what is said of those that cannot be read. */
import type { Puzzle } from '../engine/board/puzzle.ts';
import { formatName } from '../formats/detect.ts';
import type { PuzzleReading } from '../formats/reading.ts';
import type { Reads } from './commandLine.ts';
import { Misuse, messageOf, print } from './program.ts';
import { contentOf, problemsText, puzzlesIn, standardInput } from './puzzleFiles.ts';
import { streamedTexts } from './streamedTexts.ts';

/** A puzzle of a file, and where it stands. */
export type Given<Reading = PuzzleReading> = {
  readonly file: string; // as it was given; - for standard input
  readonly number: number; // in the file, counted from 1
  readonly alone: boolean; // the only one of the file
  readonly reading: Reading;
};

/** A puzzle that could be read. */
export type GivenPuzzle = Given<Extract<PuzzleReading, { readonly puzzle: object }>>;

/** The exit code of a command that Ctrl-C has ended. */
export const INTERRUPTED = 130;

/**
 * Asks something of each puzzle, file after file. A file that cannot be read is said, and the next one is taken.
 *
 * @param files - none: standard input
 * @param pick - the number of the one puzzle to take of each file
 * @param answer - returns the exit code; after {@link INTERRUPTED} no further puzzle is taken
 * @returns the largest exit code
 * @throws Misuse for a puzzle that a file has not; and what `answer` throws
 */
export async function eachPuzzle(
  files: readonly string[],
  pick: number | undefined,
  answer: (given: Given) => Promise<number>,
): Promise<number> {
  let code = 0;
  for (const file of files.length === 0 ? ['-'] : files)
    for await (const given of givenOf(file, pick)) {
      if (given instanceof Error) console.error(given.message);
      code = Math.max(code, given instanceof Error ? 2 : await answer(given));
      if (code !== INTERRUPTED) continue;
      // a pipe, or a keyboard, may not have ended
      if ('unref' in process.stdin) process.stdin.unref();
      return code;
    }
  return code;
}

/** The puzzles of a file, or why it cannot be read. */
async function* givenOf(file: string, pick: number | undefined): AsyncGenerator<Given | Error> {
  try {
    if (file === '-' && pick === undefined) yield* givenByStream();
    else yield* chosen(file, puzzlesIn(await contentOf(file)), pick);
  } catch (error) {
    if (error instanceof Misuse) throw error;
    yield new Error(messageOf(error), { cause: error });
  }
}

/** The puzzles of standard input, JSON lines as they come. */
async function* givenByStream(): AsyncGenerator<Given> {
  let number = 0;
  for await (const { content, line } of streamedTexts(standardInput())) {
    const readings = puzzlesIn(content).map((reading) => movedDown(reading, line ?? 1));
    for (const reading of readings)
      yield { file: '-', number: ++number, alone: line === null && readings.length === 1, reading };
  }
  if (number === 0) yield* chosen('-', puzzlesIn(''), undefined);
}

/** A reading of a text that begins in some line, counted from 1. */
const movedDown = (reading: PuzzleReading, line: number): PuzzleReading =>
  'puzzle' in reading
    ? reading
    : {
        ...reading,
        problems: reading.problems.map((one) => ({ ...one, line: one.line + line - 1 })),
      };

function chosen(
  file: string,
  readings: readonly PuzzleReading[],
  pick: number | undefined,
): readonly Given[] {
  const alone = readings.length === 1;
  const all = readings.map((reading, at) => ({ file, number: at + 1, alone, reading }));
  if (pick === undefined) return all;
  const one = all[pick - 1];
  if (one === undefined)
    throw new Misuse(`--pick takes a number from 1 to ${readings.length}: ${pick}`);
  return [one];
}

/**
 * Asks something of each puzzle that can be read, and says what is wrong with the others: on standard error, or with
 * `--json` as an answer.
 *
 * @param reads - what the command line says
 * @param answer - returns the exit code
 * @returns the largest exit code; 1 at least when a puzzle could not be read
 * @throws as {@link eachPuzzle}
 */
export const eachReadPuzzle = (
  files: readonly string[],
  { pick, json }: Reads,
  answer: (given: GivenPuzzle) => Promise<number>,
): Promise<number> =>
  eachPuzzle(files, pick, async (given) => {
    const { reading } = given;
    if ('puzzle' in reading) {
      const { kind, note } = reading;
      if (note !== undefined)
        console.error(`${titleOf(given)}: read as ${formatName(kind)}. ${note}`);
      return answer({ ...given, reading });
    }
    if (json === true) await printJson({ ...placeOf(given), problems: reading.problems });
    else console.error(problemsText(given.file, reading));
    return 1;
  });

/**
 * The one puzzle of a file.
 *
 * @param pick - its number, where there are several
 * @throws Misuse where there are several and none is picked; Error with what is wrong, a line for each problem
 */
export async function onePuzzle(file = '-', pick?: number): Promise<Puzzle> {
  const [first, ...others] = chosen(file, puzzlesIn(await contentOf(file)), pick);
  if (first === undefined || others.length > 0) throw severalPuzzles(file);
  const { reading } = first;
  if ('puzzle' in reading) return reading.puzzle;
  throw new Error(problemsText(file, reading));
}

/** What is said where one puzzle is wanted and there are several. */
export const severalPuzzles = (file: string): Misuse =>
  new Misuse(`${file} holds several puzzles: say --pick N. \`convert --list\` shows them.`);

/** Characters of what was given in place of a file that are repeated in a heading. */
const mostOfName = 80;

/** What a puzzle is called in a heading: "set.xml, puzzle 2, Arrow". */
export function titleOf({ file, number, alone, reading }: Given): string {
  // a code or a link may be long
  const name = file.length > mostOfName ? `${file.slice(0, mostOfName)}…` : file;
  const words = [file === '-' ? 'standard input' : name];
  if (!alone) words.push(`puzzle ${number}`);
  if (reading.name !== undefined) words.push(reading.name);
  return words.join(', ');
}

/** The beginning of an answer in JSON. */
export const placeOf = ({ file, number, reading: { name } }: Given): object => ({
  file,
  puzzle: number,
  ...(name === undefined ? {} : { name }),
});

/** Prints an answer in JSON, a line. */
export const printJson = (answer: object): Promise<void> => print([JSON.stringify(answer)]);
