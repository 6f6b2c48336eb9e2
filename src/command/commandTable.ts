/** All that there is to type, read off the commands themselves: what shells complete and the manual page is made of. */
import type { Command, Option } from 'commander';

/** An option. */
export type TypedOption = {
  readonly names: readonly string[]; // -p, --pick
  readonly value: string | null; // "n"; null where it takes none
  readonly mayLack: boolean; // whether the value can be left out
  readonly choices: readonly string[]; // its values, where they are few
  readonly does: string;
};

/** A command. */
export type TypedCommand = {
  readonly name: string;
  readonly usage: string; // after the name: "[options] [file...]"
  readonly does: string;
  readonly options: readonly TypedOption[];
  /** What its argument can be; null for a file. */
  readonly choices: readonly string[] | null;
};

const optionOf = ({
  short,
  long,
  flags,
  argChoices = [],
  optional,
  description,
}: Option): TypedOption => ({
  names: [short, long].filter((name) => name !== undefined && name !== null),
  value: /[<[](.*)[>\]]/.exec(flags)?.[1] ?? null,
  mayLack: optional,
  choices: argChoices,
  does: description,
});

/** A command by itself, with its help. */
export function typedCommand(command: Command): TypedCommand {
  const [argument] = command.registeredArguments;
  return {
    name: command.name(),
    usage: command.usage(),
    does: command.description(),
    options: command.createHelp().visibleOptions(command).map(optionOf),
    choices: argument?.argChoices ?? null,
  };
}

/** The commands below one. */
export const typedCommands = (command: Command): readonly TypedCommand[] =>
  command.commands.map(typedCommand);
