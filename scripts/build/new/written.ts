/** The files that `npm run new` writes, as they will be. */
import { existsSync, readFileSync } from 'node:fs';
import { format as formatSource } from 'oxfmt';
import { format, resolveConfig } from 'prettier';
import ofSources from '../../../.oxfmtrc.json' with { type: 'json' };
import { Misuse } from '../../../src/command/program.ts';
import { kinds } from './kinds.ts';
import type { Change } from './kinds.ts';
import { namesOf } from './names.ts';

/** What a list or a file becomes. @throws Misuse where it cannot be written */
function changed({ path, ...change }: Change, before: string | undefined): string {
  if ('text' in change) {
    if (before !== undefined) throw new Misuse(`${path} is there already`);
    return change.text;
  }
  if (before === undefined) throw new Misuse(`${path} is not there`);
  const at = before.indexOf(change.before, before.indexOf(change.after ?? ''));
  if (at < 0) throw new Misuse(`${path} has no place for another entry: ${change.before.trim()}`);
  return before.slice(0, at) + change.insert + before.slice(at);
}

/** A text as `npm run format` leaves it. */
const formatted = async (path: string, text: string): Promise<string> =>
  path.endsWith('.ts')
    ? (await formatSource(path, text, ofSources)).code
    : format(text, { ...(await resolveConfig(path)), filepath: path });

/**
 * What is to be written for a thing of some kind, by path.
 *
 * @throws Misuse for a name that cannot be, and where something is in the way
 */
export async function written(
  kind: string,
  words: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const make = kinds[kind];
  if (make === undefined) throw new Misuse(`no such kind: ${kind}`);
  const files = new Map<string, string>();
  for (const change of make(namesOf(words))) {
    const { path } = change;
    const there = files.get(path) ?? (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
    files.set(path, changed(change, there));
  }
  for (const [path, text] of files) files.set(path, await formatted(path, text));
  return files;
}
