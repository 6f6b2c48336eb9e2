/** Which tests a mutant of a file is put to: those near it first. */
import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { importsIn } from '../imports.ts';

/** Tests of what is mutated; those of pages, widgets and claims would take hours a mutant. */
const testFiles = (): readonly string[] =>
  globSync('test/{engine,formats,workers,methods,experiments}/**/*.test.ts')
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();

export type NearTests = {
  /** Those that import the file, and those in the folder that mirrors its own which reach it. */
  readonly near: readonly string[];
  /** All others that reach it, by the steps of import between. */
  readonly far: readonly string[];
};

/** @returns the tests of a file, by its path from the root */
export function testsOf(): (file: string) => NearTests {
  const imports = importsIn();
  const tests = testFiles();
  const steps = new Map(tests.map((test) => [test, stepsFrom(test, imports.of)]));
  return (file) => {
    const reaching = tests
      .filter((test) => steps.get(test)?.has(file))
      .toSorted((a, b) => (steps.get(a)?.get(file) ?? 0) - (steps.get(b)?.get(file) ?? 0));
    const mirror = dirname(file).replace(/^src/, 'test');
    const isNear = (test: string): boolean =>
      dirname(test) === mirror || steps.get(test)?.get(file) === 1;
    return { near: reaching.filter(isNear), far: reaching.filter((test) => !isNear(test)) };
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
