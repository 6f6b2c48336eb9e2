/** The puzzles that a command is given, one after another, and what is said of those that cannot be read. */
import type { Puzzle } from '../engine/board/puzzle.ts';
import { formatName } from '../formats/detect.ts';
import type { PuzzleReading } from '../formats/reading.ts';
import type { Reads } from './commandLine.ts';
import { Misuse, messageOf, print } from './program.ts';
import { problemsText, puzzlesIn, textOf } from './puzzleFiles.ts';

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
  for (const file of files.length === 0 ? ['-'] : files) {
    const text = await textOf(file).catch((error: unknown) => {
      console.error(messageOf(error));
      return null;
    });
    if (text === null) {
      code = 2;
      continue;
    }
    for (const given of chosen(file, puzzlesIn(text), pick)) {
      code = Math.max(code, await answer(given));
      if (code === INTERRUPTED) return code;
    }
  }
  return code;
}

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
  const [first, ...others] = chosen(file, puzzlesIn(await textOf(file)), pick);
  if (first === undefined || others.length > 0) throw severalPuzzles(file);
  const { reading } = first;
  if ('puzzle' in reading) return reading.puzzle;
  throw new Error(problemsText(file, reading));
}

/** What is said where one puzzle is wanted and there are several. */
export const severalPuzzles = (file: string): Misuse =>
  new Misuse(`${file} holds several puzzles: say --pick N. \`convert --list\` shows them.`);

/** What a puzzle is called in a heading: "set.xml, puzzle 2, Arrow". */
export function titleOf({ file, number, alone, reading: { name } }: Given): string {
  const words = [file === '-' ? 'standard input' : file];
  if (!alone) words.push(`puzzle ${number}`);
  if (name !== undefined) words.push(name);
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
