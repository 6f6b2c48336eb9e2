/** The modules that figures run, those of the library, and their tests, as text: the pages under /code/ show them. */

const texts = import.meta.glob<string>(
  [
    '/src/{engine,formats,library,puzzles,methods,experiments,claims,stored,facts,workers,charts,kit,figure,widgets}/**/*.ts',
    '/test/{engine,formats,library,puzzles,methods,experiments,claims,stored,facts,workers,charts,kit,figure,widgets}/**/*.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** A file of the repository, its path from the root without a leading slash. */
export type CodeFile = { readonly path: string; readonly text: string };

/** All files that have a page, by path. */
export const codeFiles: readonly CodeFile[] = Object.entries(texts)
  .map(([path, text]) => ({ path: path.slice(1), text }))
  .toSorted((one, other) => one.path.localeCompare(other.path));

/** The tests that stand beside a module: `src/engine/line/settle.ts` has `test/engine/line/settle.test.ts`, `settle.laws.test.ts`. */
export function testsOf(
  path: string,
  paths: readonly string[] = codeFiles.map((file) => file.path),
): readonly string[] {
  const stem = path.replace(/^src\//, 'test/').replace(/\.ts$/, '');
  return paths.filter((other) => other.startsWith(`${stem}.`) && other.endsWith('.test.ts'));
}

/** The module that a test is for, if it is there. */
export function moduleOf(
  path: string,
  paths: readonly string[] = codeFiles.map((file) => file.path),
): string | undefined {
  const module = path.replace(/^test\//, 'src/').replace(/(\.laws)?\.test\.ts$/, '.ts');
  return module === path ? undefined : paths.find((other) => other === module);
}

/** Turns the paths that a notebook cell names (`engine/line/settle.ts`) into files and their tests. Throws for unknown ones. */
export function cellModules(
  names: readonly string[],
): readonly { readonly path: string; readonly tests: readonly string[] }[] {
  return names.map((name) => {
    const path = `src/${name}`;
    if (!codeFiles.some((file) => file.path === path)) {
      throw new RangeError(`no such module for a notebook cell: ${path}`);
    }
    return { path, tests: testsOf(path) };
  });
}
