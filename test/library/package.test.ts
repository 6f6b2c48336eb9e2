/** The packed library in a folder of its own: run by Node, checked by a compiler, bundled, looked at by the tools of the trade. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import ts from 'typescript';
import { build, minify } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jsrManifest, libraryManifest } from '../../scripts/build/library/libraryManifest.ts';
import { packedLibrary } from '../../scripts/build/library/libraryPackage.ts';
import { examplesRunner, installed, saidByAll } from '../../scripts/build/library/libraryUser.ts';
import { rate, readPuzzle } from '../../src/library/index.ts';
import { libraryVersion } from '../../src/reference/libraryFile.ts';
import { libraryName } from '../../src/reference/libraryName.ts';
import { examples, rooms } from '../../src/reference/reference.ts';

let folder = '';
const write = (file: string, text: string): string => {
  const path = join(folder, file);
  writeFileSync(path, text);
  return path;
};

let place = ''; // where it is installed

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nonogram-user-'));
  place = installed(await packedLibrary(), folder);
}, 300_000); // where it is not packed yet, the compiler makes it
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs all examples in one process of Node; what each call printed is joined by commas. */
function printedByAll(): unknown {
  const { status, stdout, stderr } = spawnSync(process.execPath, [examplesRunner(folder)], {
    encoding: 'utf8',
    env: {},
  });
  expect(status, stderr).toBe(0);
  return JSON.parse(stdout);
}

/** What can be imported from an entry, or from all of them. */
const valuesOf = (id?: string): readonly string[] =>
  rooms
    .flatMap(({ entry, entries }) => (id === undefined || entry === id ? entries : []))
    .flatMap(({ name, kind }) => (kind === 'type' ? [] : name))
    .toSorted();

/** Bundles a file by esbuild, which finds no workers. */
function esbuild(out: string, from: string): void {
  const options = ['--bundle', '--format=esm', '--platform=node', '--log-level=error'];
  const { status, stderr } = spawnSync(
    join('node_modules', '.bin', 'esbuild'),
    [from, ...options, `--outfile=${join(folder, 'bundle', out)}`],
    { encoding: 'utf8', shell: process.platform === 'win32' },
  );
  expect([stderr, status]).toEqual(['', 0]);
}

describe('in Node', () => {
  test('every example of the reference is plain JavaScript and prints what it says', () => {
    expect(printedByAll()).toEqual(saidByAll());
    // an example that says nothing would show nothing
    for (const [name, says] of Object.entries(saidByAll()))
      expect(says.length, name).toBeGreaterThan(0);
  });

  test('every entry has the functions, classes and constants of its pages, and the single file has all', () => {
    const ids = [...new Set(rooms.map(({ entry }) => entry))];
    const asking = `const names = async (path) => Object.keys(await import(path)).toSorted();
      const all = {};
      for (const id of ${JSON.stringify(ids)})
        all[id] = await names(id === 'index' ? '${libraryName}' : \`${libraryName}/\${id}\`);
      process.stdout.write(JSON.stringify({ ...all, browser: await names('${libraryName}/browser') }));`;
    const { stdout, stderr } = spawnSync(process.execPath, [write('asking.mjs', asking)], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    const expected = Object.fromEntries(ids.map((id) => [id, valuesOf(id)]));
    // the program of the worker lies beside the single file
    const browser = valuesOf().filter((name) => name !== 'workerUrl');
    expect(JSON.parse(stdout)).toEqual({ ...expected, browser });
  });

  test('a worker answers, refuses, is ended by a signal, closes, and lets the process go', () => {
    const program = `import { createWorker } from '${libraryName}/worker';
      const worker = createWorker();
      const line = Array.from({ length: 12 }, () => [1]);
      const ending = new AbortController();
      const long = worker.solve({ rows: line, cols: line }, { most: Infinity, signal: ending.signal });
      const never = worker.makePuzzle({
        height: 8, width: 8, bottlenecks: 1e9, most: Infinity, signal: ending.signal,
        onProgress: ({ tried }) => { if (tried > 0) ending.abort(); },
      });
      const fault = (promise) => promise.then(() => 'none', ({ name, code, message }) => [name, code, message]);
      const told = [fault(never), long.then(({ complete }) => complete), fault(worker.rate({ rows: 5 }))];
      const answers = await Promise.all(told);
      const other = createWorker();
      const cut = fault(other.probing({ rows: line, cols: line }));
      other.close();
      process.stdout.write(JSON.stringify([...answers, await cut]));`;
    const { stdout, stderr, status } = spawnSync(process.execPath, [write('worker.mjs', program)], {
      encoding: 'utf8',
      timeout: 60_000,
    });
    expect([stderr, status]).toEqual(['', 0]);
    expect(JSON.parse(stdout)).toEqual([
      ['NonogramError', 'aborted', expect.stringMatching(/^The signal came/)],
      false,
      ['NonogramError', 'argument', expect.stringMatching(/^The rows of the puzzle/)],
      ['NonogramError', 'worker', 'The worker is closed.'],
    ]);
  });

  test('a worker streams as the functions do, stands still while nobody asks, and forgets what was left', () => {
    const program = `import { createWorker } from '${libraryName}/worker';
      import { hints, makePuzzles, readPuzzle, solutions } from '${libraryName}';
      const few = async (stream) => {
        const all = [];
        for await (const one of stream) if (all.push(one) === 3) break;
        return JSON.stringify(all);
      };
      const worker = createWorker();
      const line = Array.from({ length: 14 }, () => [1]);
      const rooks = { rows: line, columns: line };
      const puzzle = readPuzzle('5x5_1.1_1.1_1.1_1_2~3_1_1_2_1.1');
      const order = { height: 7, width: 6, sweeps: 4, seed: 5 };
      const same = [
        (await few(worker.solutions(rooks))) === (await few(solutions(rooks))),
        (await few(worker.hints(puzzle))) === (await few(hints(puzzle))),
        (await few(worker.makePuzzles(order))) === (await few(makePuzzles(order))),
        (await few(worker.solutions(puzzle))) === (await few(solutions(puzzle))), // it has one
      ];
      const left = worker.solutions(rooks); // so many that no time would be enough
      await left.next();
      const before = process.cpuUsage();
      await new Promise((done) => setTimeout(done, 500));
      const { user } = process.cpuUsage(before);
      await left.return();
      const fault = (promise) => promise.then(() => 'none', ({ name, code }) => [name, code]);
      const ending = new AbortController();
      const never = worker.makePuzzles({
        height: 8, width: 8, bottlenecks: 1e9, most: Infinity, signal: ending.signal,
      });
      setTimeout(() => ending.abort(), 50);
      const plain = { aborted: false }; // a signal that tells nobody
      const watched = worker.hints(rooks, undefined, { signal: plain });
      plain.aborted = true;
      const faults = [
        await fault(never.next()),
        await fault(watched.next()),
        await fault(worker.solutions({ rows: 5 }).next()),
        await fault(worker.hints(rooks, undefined, { most: 1 }).next()),
        await fault(worker.hints(() => 1).next()),
      ];
      const after = await never.next();
      const open = worker.solutions(rooks);
      await open.next();
      const cut = fault(open.next());
      worker.close();
      process.stdout.write(JSON.stringify({ same, faults, after, user, cut: [await cut, await fault(worker.hints(rooks).next())] }));`;
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [write('streams.mjs', program)],
      { encoding: 'utf8', timeout: 60_000 },
    );
    expect([stderr, status]).toEqual(['', 0]);
    const { user, ...told } = JSON.parse(stdout) as { readonly user: number };
    const argument = ['NonogramError', 'argument'];
    expect(told).toEqual({
      same: [true, true, true, true],
      faults: [['NonogramError', 'aborted'], ['NonogramError', 'aborted'], argument, argument, argument], // prettier-ignore
      after: { done: true },
      cut: [['NonogramError', 'worker'], ['NonogramError', 'worker']], // prettier-ignore
    });
    expect(user).toBeLessThan(250_000); // of half a second, in microseconds
  });

  test('bundled by esbuild, which leaves the worker where it lies, it answers from an entry of its own', () => {
    const entry = write(
      'bundled.mjs',
      `import { createWorker } from '${libraryName}/worker';
      const dots = { rows: [[1]], cols: [[1]] };
      const worker = createWorker({ url: new URL('./program.mjs', import.meta.url) });
      const { status } = await worker.solve(dots);
      const { value } = await worker.solutions(dots).next();
      worker.close();
      const lost = await createWorker().solve(dots).catch(({ message }) => message);
      process.stdout.write(JSON.stringify([status, value.cells[0], lost]));`,
    );
    esbuild('main.mjs', entry);
    esbuild('program.mjs', join(place, 'browser/workerProgram.js'));
    const { stdout, stderr } = spawnSync(process.execPath, [join(folder, 'bundle/main.mjs')], {
      encoding: 'utf8',
      timeout: 60_000,
    });
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual([
      'one',
      1,
      expect.stringContaining('createWorker({ url: workerUrl })'),
    ]);
  });

  test('the daily puzzle, bundled by esbuild and by Vite, has its worker within it', async () => {
    // Node 20 takes what follows a question mark or # for no part of a program
    const url = pathToFileURL(join(place, 'lib/library/workerUrl.js')).href;
    const { workerUrl } = (await import(url)) as { readonly workerUrl: string };
    expect([new URL(workerUrl).search, new URL(workerUrl).hash]).toEqual(['', '']);
    const { text = '' } = examples.find(({ name }) => name === 'daily-puzzle') ?? {};
    const { file } = await bundled(text); // which empties the folder
    esbuild('daily.mjs', write('daily.mjs', text));
    for (const path of [join(folder, 'bundle/daily.mjs'), file]) {
      const { stdout, stderr } = spawnSync(process.execPath, [path], {
        cwd: tmpdir(), // nothing else lies there
        encoding: 'utf8',
        timeout: 60_000,
      });
      expect([stderr, stdout.trim()]).toEqual(['', saidByAll()['daily-puzzle']?.[0]]);
    }
  });

  test('it needs no other package, and its modules name none', () => {
    const { dependencies } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')) as {
      readonly dependencies?: object;
    };
    expect(dependencies).toBeUndefined();
    const named = ts.sys
      .readDirectory(place, ['.js', '.d.ts'])
      .flatMap((file) => [
        ...readFileSync(file, 'utf8').matchAll(/^(?:import|export)\s.*from '([^.'][^']*)'/gm),
      ]);
    expect(named.map(([, name]) => name)).toEqual([]);
  });
});

/** Runs the command as npm has linked it; gives what it printed where all went well. */
function asked(words: readonly string[], input = ''): string {
  const { status, stdout, stderr } = spawnSync(
    join(folder, 'node_modules/.bin', libraryName),
    words,
    { encoding: 'utf8', input, shell: process.platform === 'win32' },
  );
  expect([stderr, status]).toEqual(['', 0]);
  return stdout;
}

/** What its makers say of it. */
const manifest = (): Readonly<Record<string, unknown>> =>
  JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')) as Readonly<
    Record<string, unknown>
  >;

test('one setting names the repository, to npm and to JSR; without it neither is told anything', () => {
  const [none, repository] = ['', 'https://example.org/Some/name'];
  expect(libraryManifest({ home: '', repository, commit: null })).toMatchObject({
    homepage: `${repository}#readme`,
    repository: { type: 'git', url: `git+${repository}.git` },
    bugs: { url: `${repository}/issues` },
  });
  expect(libraryManifest({ home: 'https://example.org/', repository, commit: 'a' })).toMatchObject({
    homepage: 'https://example.org/',
    gitHead: 'a',
  });
  expect(jsrManifest(repository)).toMatchObject({ name: '@some/nonogram-engine' });
  expect(jsrManifest(none)).toBeNull();
  const { exports, publish } = jsrManifest(repository) as {
    readonly exports: Readonly<Record<string, string>>;
    readonly publish: { readonly include: readonly string[] };
  };
  expect(Object.keys(exports)).toHaveLength(new Set(rooms.map(({ entry }) => entry)).size);
  const missing = [...Object.values(exports), ...publish.include].filter(
    (file) => !existsSync(join(place, file)),
  );
  expect(missing).toEqual([]);
  // the sources start the worker that lies elsewhere in the package
  const door = join(place, 'src/library/door');
  const host = readFileSync(join(door, 'workerHost.ts'), 'utf8');
  const named = [...host.matchAll(/'([./]*[a-z/]*workerProgram\.js)'/g)].map(([, file]) => file!);
  expect(named).toHaveLength(2);
  expect(named.map((file) => existsSync(join(door, file)))).toEqual([true, true]);
  const bare = Object.keys(libraryManifest({ home: '', repository: none, commit: null }));
  for (const field of ['homepage', 'repository', 'bugs', 'gitHead'])
    expect(bare).not.toContain(field);
});

test('it names the commit that it was built from, where nothing was changed since', () => {
  const { gitHead = '0'.repeat(40), version } = manifest();
  expect(gitHead).toMatch(/^[0-9a-f]{40,}$/);
  expect(version).toBe(libraryVersion);
});

test('the five programs of a stranger have at most ten lines', () => {
  for (const name of ['prove', 'solutions', 'hints', 'sample', 'daily-puzzle']) {
    const { text = '' } = examples.find((one) => one.name === name) ?? {};
    const lines = text.split('\n').filter((line) => !/^\s*(?:\/\/.*)?$/.test(line));
    expect(lines.length, name).toBeGreaterThan(3);
    expect(lines.length, name).toBeLessThanOrEqual(10);
  }
});

describe('the command', () => {
  test('says the version of the library, not that of the site', () => {
    expect(asked(['--version'])).toBe(`${libraryVersion}\n`);
    const text = readFileSync(join(place, 'bin/nonogram-engine.js'), 'utf8');
    expect(text).not.toContain('nonogram-explorer');
    expect(text.match(/\bfrom ?"(?!node:)[^"]*"/g)).toBeNull();
    expect(existsSync(join(place, 'bin/commander.LICENSE.txt'))).toBe(true);
  });

  test('answers what comes on standard input, and rates as the library does', async () => {
    const text = '{"rows":[[1],[3],[1]],"cols":[[1],[3],[1]]}';
    expect(asked(['solve'], text)).toBe('standard input: exactly one solution\n.#.\n###\n.#.\n\n');
    // with the end of its line it could be the first of many
    expect(asked(['hint'], `${text}\n`)).toContain('Look at row 2.');
    const rating = JSON.stringify({ file: '-', puzzle: 1, ...(await rate(readPuzzle(text))) });
    expect(asked(['rate', '--json'], text)).toBe(`${rating}\n`);
  });
});

describe('what lies in it', () => {
  test('says what fields mean where editors show it, and names documents, not files of ours', () => {
    const declarations = ts.sys.readDirectory(join(place, 'lib'), ['.d.ts']);
    const texts = new Map(declarations.map((file) => [file, readFileSync(file, 'utf8')]));
    expect(texts.size).toBeGreaterThan(80);
    for (const [file, text] of texts) {
      expect(text, file).not.toMatch(/00[0-4]_[0-9a-f]+|@source|§/);
      expect(text, file).not.toMatch(/(?<![\w,.#])00[0-4](?![\d_])/);
    }
    expect(texts.get(join(place, 'lib/library/methods.d.ts'))).toContain(
      '@see Batenburg & Kosters 2012, section 3.1 (SIMPLESOLVER)',
    );
    expect(texts.get(join(place, 'lib/engine/board/cell.d.ts'))).toContain(
      '/** number of rows, 1 or more */',
    );
  });

  test('leads from modules and declarations to their sources', () => {
    const maps = ts.sys.readDirectory(join(place, 'lib'), ['.map']);
    expect(maps.length).toBeGreaterThan(160);
    for (const map of maps) {
      const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { readonly sources: string[] };
      expect(sources.map((source) => existsSync(join(dirname(map), source)))).toEqual([true]);
    }
  });

  test('is what registries, resolvers and compilers expect of a package of modules', () => {
    // in a process of its own: one of the tools has other modules for those who test
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      ['scripts/build/library.ts', '--faults'],
      { encoding: 'utf8' },
    );
    expect([stdout, stderr, status]).toEqual(['', '', 0]);
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
  const wrong = `import { settle } from '${libraryName}';\nsettle({}, [1]);`;
  const all = Object.fromEntries(examples.map(({ name, text }) => [name, text]));
  expect(complaints({ ...all, wrong })).toEqual([
    expect.stringMatching(
      /^Argument of type '\{\}' is not assignable to parameter of type 'LineInput'/,
    ),
  ]);
});

/** What a bundler makes of a program. */
async function bundled(program: string): Promise<{ readonly text: string; readonly file: string }> {
  const entry = write('entry.js', program);
  await build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    build: {
      outDir: 'bundle',
      lib: { entry, formats: ['es'], fileName: () => 'bundle.mjs' },
    },
  });
  const file = join(folder, 'bundle', 'bundle.mjs');
  const { code } = await minify(file, readFileSync(file, 'utf8'), { module: true });
  return { text: code, file };
}

const zipped = (text: string | Buffer): number => gzipSync(text, { level: 9 }).length;

test('a bundler takes what is used and leaves the rest, and little goes over the line', async () => {
  const line = await bundled(
    `import { settle } from '${libraryName}';
     import { lineText } from '${libraryName}/lines';
     export const settled = lineText(settle('?1???', [3]));`,
  );
  expect(line.text).not.toContain('import ');
  expect(zipped(line.text)).toBeLessThan(5000);
  expect(await import(pathToFileURL(line.file).href)).toMatchObject({ settled: '?11?0' });
  const { text } = await bundled(`export { solve } from '${libraryName}';`);
  expect(zipped(text)).toBeLessThan(17_000);
  expect(zipped((await bundled(`export * from '${libraryName}';`)).text)).toBeLessThan(64_000);
  for (const [file, most] of [
    ['nonogram-engine.js', 72_500], // with all entries
    ['workerProgram.js', 40_000],
  ] as const)
    expect(zipped(readFileSync(join(place, 'browser', file))), file).toBeLessThan(most);
});
