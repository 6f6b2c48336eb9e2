/** The modules of the site, of the library, and their tests: what /code/ lists, as paths from the root of the repository. */
import { globSync } from 'node:fs';
import { sep } from 'node:path';
import { testsOf } from './places.ts';

/** What no figure and no program of a user runs, and the tests of that. */
const leftOut = /^src\/(?:command|layouts|pages)\/|^test\/(?:command|engines|fuzz|scripts|site)\//;

export const codeFiles: readonly string[] = globSync('{src,test}/*/**/*.ts')
  .map((path) => path.split(sep).join('/'))
  .filter((path) => !leftOut.test(path))
  .toSorted((one, other) => one.localeCompare(other));

/** Turns the paths that a notebook cell names (`engine/line/settle.ts`) into files and their tests. Throws for unknown ones. */
export function cellModules(
  names: readonly string[],
): readonly { readonly path: string; readonly tests: readonly string[] }[] {
  return names.map((name) => {
    const path = `src/${name}`;
    if (!codeFiles.includes(path))
      throw new RangeError(`no such module for a notebook cell: ${path}`);
    return { path, tests: testsOf(path, codeFiles) };
  });
}
