/** Which tests a mutant of a file is put to: those near it first. */
import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { importsIn } from '../run/imports.ts';

/** Tests of what is mutated; those of pages, widgets and claims would take hours a mutant. */
const testFiles = (): readonly string[] =>
  globSync(
    'test/{engine,formats,workers,methods,experiments,kit,command,challenges,puzzles}/**/*.test.ts',
  )
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();

/**
 * @returns the tests that reach a file, by its path from the root: those that import it, the ones in the folder that mirrors its
 * own or above that first; then the others there; then the others by the steps of import between
 */
export function testsOf(): (file: string) => readonly string[] {
  const imports = importsIn();
  const tests = testFiles();
  const steps = new Map(tests.map((test) => [test, stepsFrom(test, imports.of)]));
  return (file) => {
    const mirror = dirname(file).replace(/^src/, 'test');
    const far = (test: string): number => {
      const step = steps.get(test)?.get(file) ?? Infinity;
      // some files are imported by so many tests that slow ones from elsewhere would use up the time
      if (step === 1) return `${mirror}/`.startsWith(`${dirname(test)}/`) ? 0.5 : 1;
      return step < Infinity && dirname(test) === mirror ? 1.5 : step;
    };
    return tests.filter((test) => far(test) < Infinity).toSorted((a, b) => far(a) - far(b));
  };
}

/** How many steps of import lead to each file. */
function stepsFrom(
  file: string,
  of: (file: string) => readonly string[],
): ReadonlyMap<string, number> {
  const found = new Map([[file, 0]]);
  // a map hands out what is added while it is gone through
  for (const [one, far] of found)
    for (const name of of(one)) if (!found.has(name)) found.set(name, far + 1);
  return found;
}
