/**
 * What all commands have in common: `--help`, the exit code, and what becomes of errors and of standard output. A command
 * ends with
 *
 *   0  when it is done, and where it was asked something, the answer is yes;
 *   1  when it is done, and the answer is no, or some of the puzzles could not be read;
 *   2  when the command line, a file or the machine is at fault: standard error says how, in a sentence.
 *
 * Whoever reads the output may go away, as `head` does: that ends a command without a word, and with 0.
 */
/** The exit code of a command that could not do what it was asked to. */
const FAULT = 2;

/** A command line that is not understood; `--help` tells more. */
export class Misuse extends Error {}

/** What went wrong, in words. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

let quiet = false;

/** Whether what nobody has asked for is left out. */
export const isQuiet = (): boolean => quiet;

/** Leaves notes and progress out from now on, or not. */
export function beQuiet(is: boolean): void {
  quiet = is;
}

/** Says on standard error what is worth knowing and no fault: `--quiet` leaves it out. */
export function note(text: string): void {
  if (!quiet) console.error(text);
}

/** Takes the words after the name of a program and returns the exit code; what it throws is code 2. */
type Main = (words: readonly string[]) => number | Promise<number>;

/** Runs a program to its end. */
export async function toTheEnd(main: Main): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    complain(new Error(`Standard output cannot be written: ${error.message}`));
    process.exit(FAULT);
  });
  // nobody can be told
  process.stderr.on('error', () => undefined);
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    complain(error);
    process.exitCode = FAULT;
  }
}

function complain(error: unknown): void {
  const misused = error instanceof Misuse;
  console.error(misused ? `${messageOf(error)}\n--help says what there is.` : messageOf(error));
}

/** Characters that are written at a time: a line each would be slow, and too many that wait are more than a pipe takes. */
const chunk = 65_536;

/** Prints lines, no faster than they are read. */
export async function print(lines: Iterable<string>): Promise<void> {
  let text = '';
  for (const line of lines) {
    text += `${line}\n`;
    if (text.length < chunk) continue;
    await write(text);
    text = '';
  }
  await write(text);
}

/** Prints a text. Resolves when it is on its way; what goes wrong with it ends the command, as said above. */
export const write = (text: string): Promise<void> =>
  new Promise((done) => {
    process.stdout.write(text, (error) => {
      if (!error) done();
    });
  });
