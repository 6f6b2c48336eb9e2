/** Which files a module is made of: itself and all that it imports, directly or through others. */
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

// as the formatter writes them: static, dynamic, of workers; what is imported for its types alone is not there when it runs
const ofTypes = /^(?:import|export) type [^;]*;/gm;
const importing = /(?:\bfrom |\bimport |\bimport\(\s*|\bnew URL\(\s*)'([^']+)'/g;

export type Imports = {
  /** What a file names: files of ours by their paths from the root, packages by their names, as 'node:fs'. */
  readonly of: (file: string) => readonly string[];
  /** What it reaches in any number of steps, itself first. */
  readonly reached: (file: string) => ReadonlySet<string>;
};

/**
 * The files of a project as they are when they are first asked for.
 *
 * @param types - whether what is imported for its types alone counts
 */
export function importsIn(root = '.', types = false): Imports {
  const read = new Map<string, readonly string[]>();
  const namedIn = (file: string): readonly string[] => {
    const isSource = /\.(?:ts|js|mjs|astro)$/.test(file) && existsSync(join(root, file));
    const text = isSource ? readFileSync(join(root, file), 'utf8') : '';
    return Array.from(
      (types ? text : text.replaceAll(ofTypes, '')).matchAll(importing),
      ([, name = '']) => name.replace(/\?.*$/, ''),
    )
      .filter((name) => !name.startsWith('.') || /\.\w+$/.test(name)) // not a folder
      .map((name) => (name.startsWith('.') ? posix.join(posix.dirname(file), name) : name));
  };
  const of = (file: string): readonly string[] => {
    const names = read.get(file) ?? namedIn(file);
    read.set(file, names);
    return names;
  };
  const reached = (file: string): ReadonlySet<string> => {
    const found = new Set([file]);
    // a set hands out what is added while it is gone through
    for (const one of found) for (const name of of(one)) found.add(name);
    return found;
  };
  return { of, reached };
}
