/** What the commands have in common on their command lines: how they are read, what is said of mistakes, kinds of values. */
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { grouped } from '../notebook/plain/numbers.ts';
import { Misuse, beQuiet, toTheEnd, write } from './program.ts';

/** Takes the exit code of a command in the end. */
export type End = (code: number) => void;

/** What the help of a command says besides its options, in this order. */
export type Help = {
  readonly does: string; // in a line
  readonly examples: readonly string[]; // lines to type
  readonly more?: string; // below them
  /** When it ends with 0, and with other codes but 2: "with 0; with 1 if a puzzle could not be read". */
  readonly ends: string;
};

const helpTexts = new WeakMap<Command, string>();

/** What the help of a command says below its options. */
export const helpTextOf = (command: Command): string => helpTexts.get(command) ?? '';

/** Signs in a line of a help. */
const helpWidth = 120;

/** How every command ends where what it is asked cannot be done. */
const fault = 'with 2 when the command line, a file or the machine is at fault.';

/** Words in lines. */
function inLines(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && longer.length <= helpWidth) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.join('\n');
}

/** A command without options, which ends nothing by itself. */
export function commandNamed(name: string, { does, examples, more = '', ends }: Help): Command {
  const shown = ['Examples:', ...examples.map((words) => `  ${words}`)].join('\n');
  const text = [shown, more, inLines(`Ends ${ends}; ${fault}`)]
    .filter((part) => part !== '')
    .join('\n\n');
  const command = new Command(name)
    .summary(does)
    .description(`${capital(does)}.`)
    .addHelpText('after', `\n${text}`)
    .configureHelp({ helpWidth })
    .configureOutput({ writeOut: (text) => written.push(text), writeErr: () => undefined })
    .exitOverride()
    .helpOption('-h, --help', 'says this')
    .helpCommand(false);
  helpTexts.set(command, text);
  return command;
}

/** What commander wants to be printed, until there is time to. */
const written: string[] = [];

/**
 * Does what a command line asks for.
 *
 * @param words - after the name of the program
 * @param make - the command
 * @returns the exit code
 * @throws Misuse with what is wrong with the words, in a sentence; and what the command itself throws
 */
export async function obey(words: readonly string[], make: (end: End) => Command): Promise<number> {
  let code = 0;
  const command = make((next) => (code = Math.max(code, next)));
  command.hook('preAction', (_, asked) => beQuiet(asked.opts()['quiet'] === true));
  try {
    await command.parseAsync(wordsOf(words), { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode !== 0) throw new Misuse(sentence(error), { cause: error });
  } finally {
    // an empty text, too, would end a server whose first line was all that was wanted of it
    const text = written.splice(0).join('');
    if (text !== '') await write(text);
  }
  return code;
}

/**
 * Runs a program of one command to its end.
 *
 * @param declare - adds arguments, options and what is done; `words` are those after the name, for who reads them by itself
 */
export const program = (
  name: string,
  help: Help,
  declare: (command: Command, end: End, words: readonly string[]) => Command,
): Promise<void> =>
  toTheEnd((words) => obey(words, (end) => declare(commandNamed(name, help), end, words)));

/** The words as commander reads them: `-j` takes the next one only where that is a number. */
const wordsOf = (words: readonly string[]): string[] =>
  words.map((word, at) =>
    /^(?:-j|--jobs)$/.test(word) && !/^\d+$/.test(words[at + 1] ?? '') ? '--jobs=0' : word,
  );

/** "error: unknown option '--mots'\n(Did you mean --most?)" as a sentence. */
function sentence({ code, message }: CommanderError): string {
  if (code === 'commander.help') return 'A command is wanted.';
  const line = message
    .replace(/^error: /, '')
    .replace(/\s*\(Did you mean (.*)\?\)$/s, ': did you mean $1?');
  return capital(/[.?]$/.test(line) ? line : `${line}.`);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Reads a whole number. */
export function whole(least: number, most = Number.MAX_SAFE_INTEGER): (text: string) => number {
  const range =
    most === Number.MAX_SAFE_INTEGER
      ? `A whole number, ${least} or more, is wanted.`
      : `A whole number from ${least} to ${grouped(most)} is wanted.`;
  return (text) => {
    const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (number >= least && number <= most) return number;
    throw new InvalidArgumentError(range);
  };
}

/** Reads a number above 0, with or without decimals. */
export function seconds(text: string): number {
  const number = /^\d*\.?\d+$/.test(text) ? Number(text) : 0;
  if (number > 0 && Number.isFinite(number)) return number;
  throw new InvalidArgumentError('A number above 0 is wanted.');
}

/** What can be given to a command that reads puzzles. */
export const filesText = `A file may be in any format that \`convert --help\` lists, and hold several puzzles; a game ID, a code, an
address of puzz.link or a link of the site can stand in its place. Without one, and for -, puzzles are
read from standard input.`;

/** What the command line of a command that reads puzzles says. */
export type Reads = {
  readonly pick?: number;
  readonly json?: boolean;
  readonly jobs?: number; // 0: as many as there are cores
  readonly shard?: Shard;
};

/** A shard of so many, counted from 1. */
export type Shard = readonly [number: number, of: number];

/** Reads `3/1000`. */
function shardOf(text: string): Shard {
  const [, number, of] = /^(\d{1,9})\/(\d{1,9})$/.exec(text) ?? [];
  const shard = [Number(number), Number(of)] as const;
  if (shard[0] >= 1 && shard[0] <= shard[1]) return shard;
  throw new InvalidArgumentError('A shard is wanted, as 3/1000.');
}

/** Adds what every command that reads puzzles takes. */
export const readingFiles = (command: Command): Command =>
  command
    .argument('[file...]', 'with puzzles; - or none: standard input')
    .option('-p, --pick <n>', 'takes the n-th puzzle of a file only', whole(1))
    .option('-J, --json', 'prints an object in a line for each puzzle');

/** Adds what every command that answers for many puzzles takes. */
export const forMany = (command: Command): Command =>
  inParts(command, {
    jobs: 'works on n puzzles at once',
    shard: 'takes every n-th puzzle, from the i-th on: for n machines',
  });

/** Adds what a command takes whose work can be shared by threads and by machines. */
export const inParts = (
  command: Command,
  { jobs, shard }: { readonly jobs: string; readonly shard: string },
): Command =>
  withQuiet(
    command
      .option(
        '-j, --jobs [n]',
        `${jobs}, by threads; without n on as many as there are cores`,
        whole(0),
      )
      .option('--shard <i/n>', shard, shardOf),
  );

/** Adds what every command takes that says more than it was asked for. */
export const withQuiet = (command: Command): Command =>
  command.option('-q, --quiet', 'leaves notes and progress out; faults are still said');
