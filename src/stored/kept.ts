/**
 * What takes the site seconds to find out, kept on this machine for as long as nothing changes of what finds it: a build after an
 * edit of a text, the second build of the tests, a chapter in `astro dev` do not work it out again. Runs in Node only, and keeps
 * nothing where the variable KEEP is not set: a unit test by itself works everything out. In `npm test` it is "run", and what a
 * build has found the unit tests beside it do not find again: nothing is edited meanwhile, and a run of all tests begins with
 * nothing kept.
 */
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { now } from '../notebook/clock.ts';
import { importsIn } from './imports.ts';
import type { Imports } from './imports.ts';

/** What a finding can depend on whatever it imports: stored results, statements, and the programs that read them. */
const readByAll = [
  'public/results',
  'content/claims',
  'content/puzzles',
  'content/race',
  'src/experiments',
  'src/stored',
];

const isSource = (name: string): boolean => /\.(?:ts|json|ya?ml|csv|txt)$/.test(name);

const hashOf = (texts: Iterable<string>): string => {
  const hash = createHash('sha256').update(process.version);
  for (const text of texts) hash.update(text).update('\n');
  return hash.digest('hex').slice(0, 16);
};

/** Hashes of files; a file is read again when it has changed. */
const hashes = new Map<string, { readonly changed: number; readonly hash: string }>();

function fileHash(file: string): string {
  const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (changed === undefined) return '';
  const known = hashes.get(file);
  if (known?.changed === changed) return known.hash;
  const hash = hashOf([readFileSync(file, 'latin1')]);
  hashes.set(file, { changed, hash });
  return hash;
}

/** A module, or those among which it is. */
type Module = string | ((imports: Imports) => readonly string[]);

/** Gives the hash of all that a module is made of, as it stands at this moment; by the name of what it finds. */
function moment(): (module: Module, name: string) => string {
  const imports = importsIn();
  const all = readByAll.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(isSource)
      .toSorted()
      .map((name) => join(folder, name)),
  );
  const known = new Map<string, string>();
  /** Each file once, by its name and what is in it. */
  const told = (file: string): string => {
    const text = known.get(file) ?? `${file} ${fileHash(file)}`;
    known.set(file, text);
    return text;
  };
  const common = hashOf(all.map(told));
  const keys = new Map<string, string>();
  return (module, name) => {
    const known = keys.get(name);
    if (known !== undefined) return known;
    const modules = typeof module === 'string' ? [module] : module(imports);
    const gone = modules.find((one) => fileHash(one) === '');
    if (gone !== undefined) throw new RangeError(`nothing is found by ${gone}: it is not there`);
    const reached = new Set(modules.flatMap((one) => [...imports.reached(one)]));
    const key = hashOf([common, ...[...reached].map(told)]);
    keys.set(name, key);
    return key;
  };
}

/** While things are found one after another they are of one moment; an edit comes when nothing has been asked for a while. */
const pause = process.env['KEEP'] === 'run' ? Infinity : 300; // ms

let asked = -Infinity;
let keyOf: ReturnType<typeof moment> | undefined;

type Kept = { readonly key: string; readonly value: unknown };

const folder = 'node_modules/.cache';
const file = join(folder, 'kept.json');
let values: Map<string, Kept> | undefined;

function read(): Map<string, Kept> {
  process.once('exit', save);
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Kept>));
  } catch {
    return new Map(); // none, or a file that was cut
  }
}

let saving = false;

function save(): void {
  if (!saving || values === undefined) return;
  saving = false;
  mkdirSync(folder, { recursive: true });
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, JSON.stringify(Object.fromEntries(values)));
  renameSync(beside, file);
}

function saveSoon(): void {
  if (saving) return;
  saving = true;
  setTimeout(save, 2000).unref(); // `astro dev` is ended by a signal
}

/** Forgets all that is kept on this machine. */
export const keepNothing = (): void => rmSync(file, { force: true });

/** The same as it comes back from a file. @throws TypeError for what would come back as something else */
function held<Value>(name: string, value: Value): Value {
  const back = JSON.parse(JSON.stringify(value)) as unknown;
  if (!isDeepStrictEqual(back, value))
    throw new TypeError(`${name}: JSON cannot hold what is found`);
  return value;
}

/**
 * What `find` finds, or what it found before where nothing has changed since.
 *
 * @param module - the file that finds it, from the root of the project: what it imports is what the answer depends on
 *   (one that moves is named anew: RangeError); or those among which it is
 * @param name - of its own among all that is kept
 * @param find - gives the same whenever it is called, as JSON can hold it: TypeError
 */
export function kept<Value>(module: Module, name: string, find: () => Value): Value {
  if ((process.env['KEEP'] ?? '') === '') return find();
  if (keyOf === undefined || now() - asked > pause) keyOf = moment();
  values ??= read();
  const key = keyOf(module, name);
  const found = values.get(name);
  const value = found?.key === key ? (found.value as Value) : held(name, find());
  if (found?.key !== key) {
    values.set(name, { key, value });
    saveSoon();
  }
  asked = now();
  return value;
}
