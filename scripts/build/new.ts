/** `npm run new`: writes a figure, claim, method or format with holes, and its line in each list that must know it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Argument } from 'commander';
import type { Command } from 'commander';
import { commandNamed, obey } from '../../src/command/commandLine.ts';
import type { End } from '../../src/command/commandLine.ts';
import { print, toTheEnd } from '../../src/command/program.ts';
import { kinds } from './new/kinds.ts';
import { written } from './new/written.ts';

const examples = [
  'npm run new -- puzzle-figure ways-of-lines',
  'npm run new -- claim 004 parity-of-sums',
];

const more = `Each hole is a line with the word HOLE: \`grep -rn HOLE src content\` finds what is left to write. Nothing that is there
is written over. docs/extending.md goes on from here.`;

const command = (end: End): Command =>
  commandNamed('npm run new --', {
    does: 'begins a figure, a claim, a method or a format',
    examples,
    more,
    ends: 'with 0',
  })
    .addArgument(new Argument('<kind>', 'of what is to be made').choices(Object.keys(kinds)))
    .argument(
      '<words...>',
      'its name, in small letters with hyphens; for a claim its document first',
    )
    .action(async (kind: string, words: readonly string[]) => {
      const files = await written(kind, words);
      for (const [path, text] of files) {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, text);
      }
      await print([...files.keys()]);
      end(0);
    });

await toTheEnd((words) => obey(words, command));
