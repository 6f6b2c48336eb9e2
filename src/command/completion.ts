/** `completion`: what makes a shell complete the words of the command, made from the commands themselves. */
import { Argument } from 'commander';
import type { Command } from 'commander';
import { commandNamed } from './commandLine.ts';
import { typedCommand, typedCommands } from './commandTable.ts';
import type { TypedCommand, TypedOption } from './commandTable.ts';
import type { End } from './commandLine.ts';
import { write } from './program.ts';

const examples = [
  'source <(nonogram-engine completion bash)',
  'nonogram-engine completion bash > ~/.local/share/bash-completion/completions/nonogram-engine',
  'nonogram-engine completion zsh > "${fpath[1]}/_nonogram-engine"',
  'nonogram-engine completion fish > ~/.config/fish/completions/nonogram-engine.fish',
];

const ends = 'with 0';

const more = `Prints a script for a shell: commands, options, their values where these are few, and files.`;

export const completionCommand = (end: End): Command => {
  const command = commandNamed('completion', {
    does: 'prints what makes a shell complete the words',
    examples,
    more,
    ends,
  }).addArgument(new Argument('<shell>', 'which one').choices(Object.keys(scripts)));
  return command.action(async (shell: keyof typeof scripts) => {
    const all = command.parent ?? command;
    await write(scripts[shell](typedCommands(all), typedCommand(all)));
    end(0);
  });
};

/** A script from the commands below the whole one. */
type Script = (commands: readonly TypedCommand[], whole: TypedCommand) => string;

const namesOf = ({ options }: TypedCommand): readonly string[] =>
  options.flatMap(({ names }) => names);

/** In single quotes, for all three shells. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

const bash: Script = (commands, whole) => {
  const names = [...commands.map(({ name }) => name), ...namesOf(whole)];
  const values = commands.flatMap(({ name, options }) =>
    options.flatMap(({ names: all, choices }) =>
      choices.length === 0
        ? []
        : `    ${all.map((one) => quoted(`${name} ${one}`)).join('|')}) words=${quoted(choices.join(' '))} ;;`,
    ),
  );
  const options = commands.map(
    (one) =>
      `    ${one.name}) words=${quoted([...namesOf(one), ...(one.choices ?? [])].join(' '))} ;;`,
  );
  return `# bash completion of nonogram-engine
_nonogram_engine() {
  local words='' values='' this=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} name=\${COMP_WORDS[1]}
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    mapfile -t COMPREPLY < <(compgen -W ${quoted(names.join(' '))} -- "$this")
    return
  fi
  case "$name $before" in
${values.join('\n')}
  esac
  values=$words
  [ -n "$words" ] || case "$name" in
${options.join('\n')}
  esac
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$this")
  # what is neither a value nor an option may be a file
  [ -n "$values" ] || [ "\${#COMPREPLY[@]}" -gt 0 ] && [ -n "$this" ] || mapfile -t -O "\${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$this")
}
complete -o filenames -F _nonogram_engine nonogram-engine
`;
};

/** In a specification of `_arguments` brackets and colons have a meaning. */
const plain = (text: string): string => text.replaceAll(/[[\]:\\]/g, '\\$&');

const zshOption = ({ names, value, mayLack, choices, does }: TypedOption): string => {
  const what = choices.length > 0 ? `(${choices.join(' ')})` : '_files';
  const takes = value === null ? '' : `${mayLack ? '::' : ':'}${plain(value)}:${what}`;
  return names
    .map((name) => quoted(`(${names.join(' ')})${name}[${plain(does)}]${takes}`))
    .join(' ');
};

const zsh: Script = (commands, whole) => {
  const cases = commands.map(({ name, options, choices }) => {
    const file = choices === null ? '*:file:_files' : `1:which:(${choices.join(' ')})`;
    return `    ${name}) _arguments ${options.map(zshOption).join(' ')} ${quoted(file)} ;;`;
  });
  return `#compdef nonogram-engine
_nonogram_engine() {
  local -a commands
  commands=(${commands.map(({ name, does }) => quoted(`${name}:${plain(does)}`)).join(' ')})
  if (( CURRENT == 2 )); then
    _describe command commands
    compadd -- ${namesOf(whole).join(' ')}
    return
  fi
  shift words
  (( CURRENT-- ))
  case $words[1] in
${cases.join('\n')}
  esac
}
if [ "$funcstack[1]" = _nonogram-engine ]; then _nonogram_engine "$@"; else compdef _nonogram_engine nonogram-engine; fi
`;
};

const fishLine = (when: string, rest: string): string =>
  `complete -c nonogram-engine -n ${quoted(when)} ${rest}`;

const fishOption = (
  when: string,
  { names, value, mayLack, choices, does }: TypedOption,
): string => {
  const flags = names.map((name) =>
    name.startsWith('--') ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`,
  );
  const takes = value === null || mayLack ? '' : choices.length > 0 ? ' -x' : ' -r';
  const values = choices.length > 0 ? ` -a ${quoted(choices.join(' '))}` : '';
  return fishLine(when, `${flags.join(' ')}${takes}${values} -d ${quoted(does)}`);
};

const fish: Script = (commands, whole) => {
  const first = '__fish_use_subcommand';
  return [
    '# fish completion of nonogram-engine',
    ...commands.map(({ name, does }) => fishLine(first, `-f -a ${name} -d ${quoted(does)}`)),
    ...whole.options.map((one) => fishOption(first, one)),
    ...commands.flatMap(({ name, options, choices }) => {
      const here = `__fish_seen_subcommand_from ${name}`;
      return [
        ...options.map((one) => fishOption(here, one)),
        ...(choices === null ? [] : [fishLine(here, `-f -a ${quoted(choices.join(' '))}`)]),
      ];
    }),
    '',
  ].join('\n');
};

const scripts = { bash, zsh, fish } as const;
