/** `man`: the manual page, made from the commands themselves. */
import type { Command } from 'commander';
import { commandNamed, helpTextOf } from './commandLine.ts';
import type { End } from './commandLine.ts';
import { typedCommand } from './commandTable.ts';
import type { TypedOption } from './commandTable.ts';
import { write } from './program.ts';

const examples = ['nonogram-engine man | man -l -'];

const ends = 'with 0';

const more = `Prints the manual page, for man, mandoc or groff; where npm has installed the command, man finds it by itself.`;

export const manCommand = (end: End): Command => {
  const command = commandNamed('man', { does: 'prints the manual page', examples, more, ends });
  return command.action(async () => {
    await write(manPage(command.parent ?? command));
    end(0);
  });
};

/** As roff reads it: a line must not begin with a dot or a quotation mark, and a hyphen of an option is a minus. */
const roff = (text: string): string =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll(/^(?=[.'])/gm, '\\&')
    .replaceAll(
      /[^\0-\x7f]/gu,
      (sign) => `\\[u${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`,
    );

const optionText = ({ names, value, mayLack, choices, does }: TypedOption): string => {
  const flags = names.map((name) => `\\fB${roff(name)}\\fR`).join(', ');
  const takes =
    value === null ? '' : mayLack ? ` [\\fI${roff(value)}\\fR]` : ` \\fI${roff(value)}\\fR`;
  const all = choices.length === 0 ? '' : ` One of ${choices.join(', ')}.`;
  return `.TP\n${flags}${takes}\n${roff(`${does}.${all}`)}`;
};

/** Paragraphs; one with lines that are indented stays as it is. */
const paragraphs = (text: string): string =>
  text
    .split('\n\n')
    .map((one) => (/^ {2}/m.test(one) ? `.PP\n.nf\n${roff(one)}\n.fi` : `.PP\n${roff(one)}`))
    .join('\n');

/** @param all - the command with all that it can do, and its version */
export function manPage(all: Command): string {
  const whole = typedCommand(all);
  const sections = all.commands.flatMap((command) => {
    const { name, usage, does, options } = typedCommand(command);
    return [
      `.SS ${roff(`${name} ${usage}`)}`,
      roff(does),
      ...options.map(optionText),
      paragraphs(helpTextOf(command)),
    ];
  });
  return [
    `.TH NONOGRAM\\-ENGINE 1 "" "nonogram\\-engine ${all.version() ?? ''}" "User Commands"`,
    '.SH NAME',
    `nonogram\\-engine \\- ${roff(all.summary())}`,
    '.SH SYNOPSIS',
    `\\fBnonogram\\-engine\\fR ${roff(whole.usage)}`,
    '.SH DESCRIPTION',
    roff(whole.does),
    paragraphs(helpTextOf(all)),
    '.SH OPTIONS',
    ...whole.options.map(optionText),
    '.SH COMMANDS',
    ...sections,
    '',
  ].join('\n');
}
