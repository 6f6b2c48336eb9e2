/** Which files a module is made of: itself and all that it imports, directly or through others. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

// as Prettier writes them: static, dynamic, of types, of workers
const importing = /(?:\bfrom |\bimport |\bimport\(\s*|\bnew URL\(\s*)'([^']+)'/g;

/** What each file imports: paths from the root of the project, and names of packages. */
const imported = new Map<string, readonly string[]>();

function importsOf(file: string): readonly string[] {
  let names = imported.get(file);
  if (names === undefined) {
    const text = /\.(?:ts|js|mjs|astro)$/.test(file) ? readFileSync(file, 'utf8') : '';
    names = Array.from(text.matchAll(importing), ([, name = '']) =>
      name.startsWith('.') ? relative('.', join(dirname(file), name.replace(/\?.*$/, ''))) : name,
    );
    imported.set(file, names);
  }
  return names;
}

/** The file and all that it reaches, each once: files of ours by their paths, packages by their names, as 'node:fs'. */
export function reachedFrom(file: string): ReadonlySet<string> {
  const reached = new Set([file]);
  for (const one of reached) {
    // a folder, or what an example speaks of, has no imports
    if (/\.\w+$/.test(one) && existsSync(one)) for (const name of importsOf(one)) reached.add(name);
  }
  return reached;
}
