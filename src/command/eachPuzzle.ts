/** The puzzles that a command is given, one after another, and what is said of those that cannot be read. */
import type { Puzzle } from '../engine/board/puzzle.ts';
import { formatName } from '../formats/detect.ts';
import type { PuzzleReading } from '../formats/reading.ts';
import { INTERRUPTED, answerOf, jsonAnswer } from './answer.ts';
import type { Answer } from './answer.ts';
import type { Reads } from './commandLine.ts';
import { Crew, threadsFor } from './crew.ts';
import { inOrder } from './inOrder.ts';
import { Misuse, messageOf, note, write } from './program.ts';
import { contentOf, problemsText, puzzlesIn, standardInput } from './puzzleFiles.ts';
import { streamedTexts } from './streamedTexts.ts';

/** A puzzle of a file, and where it stands. */
export type Given<Reading = PuzzleReading> = {
  readonly file: string; // as it was given; - for standard input
  readonly number: number; // in the file, counted from 1
  readonly index: number; // among those of all files, counted from 0
  readonly alone: boolean; // the only one of the file
  readonly reading: Reading;
};

/** A puzzle that could be read. */
export type GivenPuzzle = Given<Extract<PuzzleReading, { readonly puzzle: object }>>;

/** Answers for one puzzle; it prints nothing itself. */
export type Answerer<Options> = (given: Given, options: Options) => Promise<Answer>;

/** How a command answers: by which name its threads know it, and whether its work ends at Ctrl-C with what is known. */
export type Asks<Options extends Reads> = {
  readonly name: string;
  readonly answer: Answerer<Options>;
  readonly hearsStop?: boolean;
};

/** Puzzles that are at work, or wait for their turn, for each thread: one hard one does not keep the others idle. */
export const waitingFor = 32;

/**
 * Asks something of each puzzle, file after file, and prints the answers in the order of the puzzles. A file that cannot be read
 * is said, and the next one is taken.
 *
 * @param files - none: standard input
 * @param options - those of the command line
 * @returns the largest exit code; after {@link INTERRUPTED} no further puzzle is taken
 * @throws Misuse for a puzzle that a file has not; and what `answer` throws
 */
export async function eachPuzzle<Options extends Reads>(
  files: readonly string[],
  options: Options,
  { name, answer, hearsStop = false }: Asks<Options>,
): Promise<number> {
  const threads = threadsFor(options.jobs ?? 1);
  const crew = threads > 1 ? new Crew(threads, hearsStop) : null;
  const interrupted = { code: INTERRUPTED, out: '' };
  let code = 0;
  try {
    await inOrder(
      sharedOut(allOf(files, options.pick), options.shard),
      crew === null ? 1 : waitingFor * threads,
      async (given): Promise<Answer> => {
        if (given instanceof Error) return { code: 2, out: '', problem: given.message };
        if (crew === null) return answer(given, options);
        return ((await crew.ask({ name, words: [given, options] })) as Answer) ?? interrupted;
      },
      async (said) => {
        code = Math.max(code, said.code);
        if (said.problem !== undefined) console.error(said.problem);
        if (said.note !== undefined) note(said.note);
        await write(said.out);
        if (said.code !== INTERRUPTED) return true;
        // a pipe, or a keyboard, may not have ended
        if ('unref' in process.stdin) process.stdin.unref();
        return false;
      },
    );
  } finally {
    await crew?.close();
  }
  return code;
}

/** The puzzles of all files, counted. */
async function* allOf(
  files: readonly string[],
  pick: number | undefined,
): AsyncGenerator<Given | Error> {
  let index = 0;
  for (const file of files.length === 0 ? ['-'] : files)
    for await (const one of givenOf(file, pick))
      yield one instanceof Error ? one : { ...one, index: index++ };
}

/** Of puzzles that come one after another every n-th, so that n machines have them all; what cannot be read is for all. */
async function* sharedOut(
  all: AsyncIterable<Given | Error>,
  [number, of]: readonly [number: number, of: number] = [1, 1],
): AsyncGenerator<Given | Error> {
  for await (const one of all) if (one instanceof Error || one.index % of === number - 1) yield one;
}

/** A puzzle of one file. */
type Found = Omit<Given, 'index'>;

/** The puzzles of a file, or why it cannot be read. */
async function* givenOf(file: string, pick: number | undefined): AsyncGenerator<Found | Error> {
  try {
    if (file === '-' && pick === undefined) yield* givenByStream();
    else yield* chosen(file, puzzlesIn(await contentOf(file)), pick);
  } catch (error) {
    if (error instanceof Misuse) throw error;
    yield new Error(messageOf(error), { cause: error });
  }
}

/** The puzzles of standard input, JSON lines as they come. */
async function* givenByStream(): AsyncGenerator<Found> {
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
): readonly Found[] {
  const alone = readings.length === 1;
  const all = readings.map((reading, at) => ({ file, number: at + 1, alone, reading }));
  if (pick === undefined) return all;
  const one = all[pick - 1];
  if (one === undefined)
    throw new Misuse(`--pick takes a number from 1 to ${readings.length}: ${pick}`);
  return [one];
}

/**
 * Answers for each puzzle that can be read, and says what is wrong with the others: on standard error, or with `--json` as an
 * answer, of code 1.
 */
export const ofRead =
  <Options extends Reads>(
    answer: (given: GivenPuzzle, options: Options) => Promise<Answer>,
  ): Answerer<Options> =>
  async (given, options) => {
    const { reading } = given;
    if (!('puzzle' in reading))
      return options.json === true
        ? jsonAnswer(1, { ...placeOf(given), problems: reading.problems })
        : { ...answerOf(1, []), problem: problemsText(given.file, reading) };
    const { kind, note: told } = reading;
    const said = await answer({ ...given, reading }, options);
    return told === undefined
      ? said
      : { ...said, note: `${titleOf(given)}: read as ${formatName(kind)}. ${told}` };
  };

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
export function titleOf({ file, number, alone, reading }: Found): string {
  // a code or a link may be long
  const name = file.length > mostOfName ? `${file.slice(0, mostOfName)}…` : file;
  const words = [file === '-' ? 'standard input' : name];
  if (!alone) words.push(`puzzle ${number}`);
  if (reading.name !== undefined) words.push(reading.name);
  return words.join(', ');
}

/** The beginning of an answer in JSON. */
export const placeOf = ({ file, number, reading: { name } }: Found): object => ({
  file,
  puzzle: number,
  ...(name === undefined ? {} : { name }),
});
