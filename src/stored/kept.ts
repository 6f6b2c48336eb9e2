/**
 * What takes the build of the site seconds to find out, kept on this machine for the next build of the same sources: a build
 * after an edit of a text, the second build of the tests, and the tests of what was built do not work it out again. Runs in Node
 * only, and keeps nothing where the variable KEEP is not set: unit tests work everything out.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** All that a finding can depend on. */
const sources = ['src', 'public/results', 'content/claims', 'content/puzzles', 'content/race'];

const isSource = (name: string): boolean => /\.(?:ts|json|ya?ml|csv|txt)$/.test(name);

function hashOfSources(): string {
  const hash = createHash('sha256').update(process.version);
  for (const folder of sources)
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted())
      if (isSource(name)) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}

type Kept = { readonly values: Map<string, unknown>; readonly save: () => void };

function open(): Kept {
  const folder = join(process.cwd(), 'node_modules/.cache/kept');
  const file = join(folder, `${hashOfSources()}.json`);
  const values = new Map<string, unknown>();
  try {
    const text = readFileSync(file, 'utf8');
    for (const [name, value] of Object.entries(JSON.parse(text) as object)) values.set(name, value);
  } catch {
    // none of these sources, or a file that was cut: found anew
  }
  const before = values.size;
  const save = (): void => {
    if (values.size === before) return;
    rmSync(folder, { recursive: true, force: true }); // those of other sources
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify(Object.fromEntries(values)));
    renameSync(`${file}.new`, file);
  };
  return { values, save };
}

let opened: Kept | undefined;

/**
 * What `find` finds, or what it found in an earlier build of the same sources.
 *
 * @param name - of its own among all that is kept
 * @param find - gives the same whenever it is called, as JSON can hold it
 */
export function kept<Value>(name: string, find: () => Value): Value {
  if ((process.env['KEEP'] ?? '') === '') return find();
  if (opened === undefined) {
    opened = open();
    process.once('exit', opened.save);
  }
  const { values } = opened;
  if (!values.has(name)) values.set(name, find());
  return values.get(name) as Value;
}
