/** The command `nonogram-engine` with all that it can do. */
import type { Command } from 'commander';
import { checkCommand } from './check.ts';
import { commandNamed, obey } from './commandLine.ts';
import type { End } from './commandLine.ts';
import { completionCommand } from './completion.ts';
import { convertCommand } from './convert.ts';
import { formulaCommand } from './formula.ts';
import { hintCommand } from './hint.ts';
import { makeCommand } from './make.ts';
import { manCommand } from './manPage.ts';
import { rateCommand } from './rate.ts';
import { solveCommand } from './solve.ts';

const examples = ['nonogram-engine solve puzzle.non', 'nonogram-engine help make'];

const ends =
  'with 0 when it is done, and where something was asked, the answer is yes; with 1 when the answer is no, or some puzzle could not be read';

/** All commands, in the order in which they are listed. */
const commands = [
  solveCommand,
  checkCommand,
  rateCommand,
  hintCommand,
  makeCommand,
  convertCommand,
  formulaCommand,
  completionCommand,
  manCommand,
];

/** The command with all that it can do. */
export function engineCommand(end: End, version: string): Command {
  const does = 'solves, checks, rates, makes and converts nonograms';
  const all = commandNamed('nonogram-engine', { does, examples, ends });
  all.helpCommand('help [command]', 'says more of a command');
  all.version(version, '-V, --version', 'says which version this is');
  for (const command of commands) all.addCommand(command(end));
  return all;
}

/**
 * Does what a command line asks for.
 *
 * @param words - after the name of the program
 * @param version - that is told
 * @returns the exit code
 * @throws Misuse for words that are not understood; and what the command throws
 */
export const nonogramEngine = (words: readonly string[], version: string): Promise<number> =>
  obey(words, (end) => engineCommand(end, version));
