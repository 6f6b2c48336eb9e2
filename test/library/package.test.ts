/** The packed library in a folder of its own: run by Node, checked by a compiler, bundled. Nothing is asked of a registry. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packedLibrary } from '../../scripts/lib/libraryPackage.ts';
import { libraryName } from '../../src/reference/libraryName.ts';
import { examples, rooms } from '../../src/reference/reference.ts';

let folder = '';
const write = (file: string, text: string): string => {
  const path = join(folder, file);
  writeFileSync(path, text);
  return path;
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nonogram-user-'));
  const place = join(folder, 'node_modules', libraryName);
  mkdirSync(place, { recursive: true });
  // as npm does with the file: what is in its folder `package`
  const unpacked = spawnSync('tar', ['-xzf', packedLibrary(), '-C', place, '--strip-components=1']);
  expect(unpacked.status, String(unpacked.stderr)).toBe(0);
  write('package.json', '{ "name": "user", "private": true, "type": "module" }');
}, 300_000); // where it is not packed yet, the compiler makes it
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** What a program says that it prints: in the comments behind its calls, line by line. */
const said = (text: string): readonly string[] =>
  [...text.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, comment]) => comment ?? '');

/** Runs all examples in one process of Node; what each call printed is joined by commas. */
function printedByAll(): Readonly<Record<string, readonly string[]>> {
  for (const { name, text } of examples) {
    let calls = 0;
    write(
      `${name}.mjs`,
      text.replaceAll('console.log(', () => `console.told(${calls++}, `),
    );
  }
  const runner = `import { format } from 'node:util';
    const printed = {};
    for (const name of ${JSON.stringify(examples.map(({ name }) => name))}) {
      const calls = (printed[name] = []);
      console.told = (call, ...values) => (calls[call] ??= []).push(format(...values).trim());
      await import(\`./\${name}.mjs\`);
    }
    const join = (calls) => calls.map((lines) => lines.join(', '));
    const all = Object.entries(printed).map(([name, calls]) => [name, join(calls)]);
    process.stdout.write(JSON.stringify(Object.fromEntries(all)));`;
  const { status, stdout, stderr } = spawnSync(process.execPath, [write('runner.mjs', runner)], {
    encoding: 'utf8',
    env: {},
  });
  expect(status, stderr).toBe(0);
  return JSON.parse(stdout) as Readonly<Record<string, readonly string[]>>;
}

describe('in Node', () => {
  test('every example of the reference is plain JavaScript and prints what it says', () => {
    const printed = printedByAll();
    expect(printed).toEqual(
      Object.fromEntries(examples.map(({ name, text }) => [name, said(text)])),
    );
    // an example that says nothing would show nothing
    for (const { name, text } of examples) expect(said(text).length, name).toBeGreaterThan(0);
  });

  test('every room can be imported by itself, and has the functions and constants of its page', () => {
    const ids = rooms.map(({ id }) => id);
    const asking = `const names = async (path) => Object.keys(await import(path)).toSorted();
      const rooms = await Promise.all(${JSON.stringify(ids)}.map((id) => names(\`${libraryName}/\${id}\`)));
      process.stdout.write(JSON.stringify({ rooms, all: await names('${libraryName}') }));`;
    const { stdout, stderr } = spawnSync(process.execPath, [write('asking.mjs', asking)], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    const values = rooms.map(({ entries }) =>
      entries.flatMap(({ name, kind }) => (kind === 'type' ? [] : name)).toSorted(),
    );
    expect(JSON.parse(stdout)).toEqual({ rooms: values, all: values.flat().toSorted() });
  });

  test('of other packages it knows the one that it brings along', () => {
    const { dependencies, bundleDependencies } = JSON.parse(
      readFileSync(join(folder, 'node_modules', libraryName, 'package.json'), 'utf8'),
    ) as { readonly dependencies: object; readonly bundleDependencies: readonly string[] };
    expect(Object.keys(dependencies)).toEqual(bundleDependencies);
    const packed = join(folder, 'node_modules', libraryName);
    for (const one of bundleDependencies)
      expect(ts.sys.fileExists(join(packed, 'node_modules', one, 'LICENSE'))).toBe(true);
    const foreign = ts.sys
      .readDirectory(packed, ['.js', '.d.ts'], ['**/node_modules/**'])
      .flatMap((file) => [
        ...readFileSync(file, 'utf8').matchAll(/^(?:import|export)\s.*from '([^.'][^']*)'/gm),
      ])
      .map(([, name]) => name);
    expect([...new Set(foreign)]).toEqual(bundleDependencies);
  });
});

/** What the compiler complains of in these programs, with the declarations that they use. */
function complaints(programs: Readonly<Record<string, string>>): readonly string[] {
  write('console.d.ts', 'declare const console: { log(...values: unknown[]): void };');
  const files = Object.entries(programs).map(([name, text]) => write(`${name}.ts`, text));
  const program = ts.createProgram([...files, join(folder, 'console.d.ts')], {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts'],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    skipDefaultLibCheck: true,
    types: [],
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

test('its declarations are whole: a strict compiler takes every example, and refuses what is wrong', () => {
  const wrong = `import { settle } from '${libraryName}/lines';\nsettle('?1?', [1]);`;
  const all = Object.fromEntries(examples.map(({ name, text }) => [name, text]));
  expect(complaints({ ...all, wrong })).toEqual([
    expect.stringMatching(
      /^Argument of type 'string' is not assignable to parameter of type 'Uint8Array/,
    ),
  ]);
});

test('a bundler takes what is used and leaves the rest', async () => {
  const entry = write(
    'entry.js',
    `import { formatLine, parseLine, settle } from '${libraryName}';
     export const settled = formatLine(settle(parseLine('?1???'), [3]));`,
  );
  await build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    build: {
      outDir: 'bundle',
      minify: false,
      lib: { entry, formats: ['es'], fileName: () => 'bundle.mjs' },
    },
  });
  const file = join(folder, 'bundle', 'bundle.mjs');
  const text = readFileSync(file, 'utf8');
  expect(text).not.toContain('import ');
  expect(text.length).toBeLessThan(30_000);
  expect(await import(pathToFileURL(file).href)).toMatchObject({ settled: '?11?0' });
});
