/** `npm run new`: writes a figure, claim, method or format with holes, and its line in each list that must know it. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Argument } from 'commander';
import type { Command } from 'commander';
import { commandNamed, obey } from '../../src/command/commandLine.ts';
import type { End } from '../../src/command/commandLine.ts';
import { Misuse, print, toTheEnd } from '../../src/command/program.ts';
import { kinds } from './kinds.ts';
import type { Change } from './kinds.ts';
import { namesOf } from './names.ts';

const examples = [
  'npm run new -- puzzle-figure ways-of-lines',
  'npm run new -- claim 004 parity-of-sums',
];

const more = `Each hole is a line with the word HOLE: \`grep -rn HOLE src content\` finds what is left to write. Nothing that is there is
written over. docs/extending.md goes on from here.`;

/** What a list or a file becomes. @throws Misuse where it cannot be written */
function changed({ path, ...change }: Change): string {
  const there = existsSync(path);
  if ('text' in change) {
    if (there) throw new Misuse(`${path} is there already`);
    return change.text;
  }
  const before = readFileSync(path, 'utf8');
  const at = before.indexOf(change.before, before.indexOf(change.after ?? ''));
  if (at < 0) throw new Misuse(`${path} has no place for another entry: ${change.before.trim()}`);
  return before.slice(0, at) + change.insert + before.slice(at);
}

/**
 * What is to be written for a thing of some kind, by path.
 *
 * @throws Misuse for a name that cannot be, and where something is in the way
 */
export function written(kind: string, words: readonly string[]): ReadonlyMap<string, string> {
  const make = kinds[kind];
  if (make === undefined) throw new Misuse(`no such kind: ${kind}`);
  const files = new Map<string, string>();
  for (const change of make(namesOf(words))) files.set(change.path, changed(change));
  return files;
}

const command = (end: End): Command =>
  commandNamed('npm run new --', {
    does: 'begins a figure, a claim, a method or a format',
    examples,
    more,
  })
    .addArgument(new Argument('<kind>', 'of what is to be made').choices(Object.keys(kinds)))
    .argument(
      '<words...>',
      'its name, in small letters with hyphens; for a claim its document first',
    )
    .action(async (kind: string, words: readonly string[]) => {
      const files = written(kind, words);
      for (const [path, text] of files) {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, text);
      }
      await print([...files.keys()]);
      end(0);
    });

if (import.meta.main) await toTheEnd((words) => obey(words, command));
