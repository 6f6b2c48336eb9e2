/** The packed library in the hands of somebody: in a folder of its own, with the programs of the reference. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { libraryName } from '../../../src/reference/libraryName.ts';
import { examples } from '../../../src/reference/reference.ts';

/**
 * Installs the package with npm, without a network.
 *
 * @param packed - the file
 * @param folder - of the user
 * @returns where it is
 * @throws Error when npm cannot
 */
export function installed(packed: string, folder: string): string {
  writeFileSync(
    join(folder, 'package.json'),
    '{ "name": "user", "private": true, "type": "module" }',
  );
  const options = ['--offline', '--no-audit', '--no-fund', '--loglevel=error', '--cache=.cache'];
  const { status, stderr, error } = spawnSync('npm', ['install', ...options, packed], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(error?.message ?? stderr);
  return join(folder, 'node_modules', libraryName);
}

/** What a program says that it prints: in the comments behind its calls, line by line. */
const said = (text: string): readonly string[] =>
  [...text.matchAll(/console\.log\((?:.|\n(?=\s))*?\); \/\/ (.*)$/gm)].map(
    ([, comment]) => comment ?? '',
  );

/** What each example says that it prints. */
export const saidByAll = (): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(examples.map(({ name, text }) => [name, said(text)]));

/**
 * Writes the examples, and a program that runs all of them.
 *
 * @returns the program; it prints, as JSON by example, what each of its calls printed, joined by commas where there was more
 */
export function examplesRunner(folder: string): string {
  for (const { name, text } of examples) {
    let calls = 0;
    const told = text.replaceAll('console.log(', () => `console.told(${calls++}, `);
    writeFileSync(join(folder, `${name}.mjs`), told);
  }
  const runner = join(folder, 'runner.mjs');
  writeFileSync(
    runner,
    `import { format } from 'node:util';
    const printed = {};
    for (const name of ${JSON.stringify(examples.map(({ name }) => name))}) {
      const calls = (printed[name] = []);
      console.told = (call, ...values) => (calls[call] ??= []).push(format(...values).trim());
      await import(\`./\${name}.mjs\`);
    }
    const join = (calls) => calls.map((lines) => lines.join(', '));
    const all = Object.entries(printed).map(([name, calls]) => [name, join(calls)]);
    process.stdout.write(JSON.stringify(Object.fromEntries(all)));`,
  );
  return runner;
}
