/**
 * `npm run library`: packs nonogram-engine, looks at it with the tools of the trade, and runs every example of the reference in every
 * runtime that npm can install.
 */
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { gzipSync } from 'node:zlib';
import { program } from '../../src/command/commandLine.ts';
import { libraryFile } from '../../src/reference/libraryFile.ts';
import { jsrManifest } from './library/libraryManifest.ts';
import { libraryNames, namesDigest, namesFile } from './library/libraryNames.ts';
import { packedLibrary } from './library/libraryPackage.ts';
import { examplesRunner, installed, saidByAll } from './library/libraryUser.ts';
import { packageFaults } from './library/packageFaults.ts';

const help = {
  does: 'packs nonogram-engine and tries it in every runtime that npm can install',
  examples: ['npm run library', 'npm run -s library -- --faults', 'npm run library -- --to folder'],
  more: `Without options: publint and "are the types wrong", sizes, every example of the reference in Node 20, 22 and 24, Bun
and Deno, and a publication on JSR that sends nothing. How it is published: docs/library/publishing.md. Other names want
a new version (src/reference/libraryFile.ts) and a word with their digest in docs/library/CHANGELOG.md.`,
  ends: 'with 0; with 1 if something is wrong with it',
};

/** Runtimes by the packages of npm that bring them along, and how each runs a program. */
const runtimes = [
  { name: 'node@20.16.0', run: ['node'] },
  { name: 'node@20', run: ['node'] },
  { name: 'node@22', run: ['node'] },
  { name: 'node@24', run: ['node'] },
  { name: 'bun@1', run: ['bun', 'run'] },
  { name: 'deno@2', run: ['deno', 'run', '--allow-read', '--allow-env'] },
] as const;

/** Where npm installs the package of a runtime. */
const homeOf = (name: string, folder: string): string => join(folder, name.replace(/\W/g, '-'));

/** Runs all examples in a runtime; says what came of it. */
function tried({ name, run }: (typeof runtimes)[number], folder: string, runner: string): string {
  const home = homeOf(name, folder);
  mkdirSync(home);
  writeFileSync(join(home, 'package.json'), '{ "private": true }');
  const npm = spawnSync('npm', ['install', '--no-audit', '--no-fund', name], {
    cwd: home,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) return `not tried: npm could not install it\n${npm.stderr}`;
  const [program, ...options] = run;
  const { status, stdout, stderr } = spawnSync(
    join(home, 'node_modules', '.bin', program),
    [...options, runner],
    { cwd: folder, encoding: 'utf8', timeout: 120_000 },
  );
  if (status !== 0) return `FAILED\n${stderr}`;
  const printed: unknown = JSON.parse(stdout);
  if (isDeepStrictEqual(printed, saidByAll())) return 'every example prints what it says';
  return `FAILED: ${JSON.stringify(printed, null, 2)}`;
}

/** What a user of JSR would write, whose modules are the sources. */
const jsrUser = `import { readPuzzle } from './jsr/src/library/index.ts';
import { createWorker } from './jsr/src/library/worker.ts';
const worker = createWorker();
for await (const { kind } of worker.hints(readPuzzle('#.'))) console.log(kind);
worker.close();`;

/** Has Deno do all of a publication on JSR but to send it, then runs what would be there; says what came of it. */
function triedOnJsr(folder: string, place: string): string {
  const deno = join(homeOf('deno@2', folder), 'node_modules', '.bin', 'deno');
  const home = join(folder, 'jsr');
  cpSync(place, home, { recursive: true });
  const manifest = jsrManifest('https://github.com/owner/name');
  writeFileSync(join(home, 'jsr.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'jsrUser.ts'), jsrUser);
  for (const [cwd, ...words] of [
    [home, 'publish', '--dry-run', '--allow-dirty', '--quiet'],
    [folder, 'run', '--check', '--allow-read', 'jsrUser.ts'],
  ] as const) {
    const { status, stderr, error } = spawnSync(deno, words, {
      cwd,
      encoding: 'utf8',
      timeout: 120_000,
    });
    if (error !== undefined) return 'not tried: there is no Deno';
    if (status !== 0) return `FAILED\n${stderr}`;
  }
  return 'Deno would publish it, and its worker answers';
}

type Options = { readonly faults?: true; readonly names?: true; readonly to?: string };

async function main(asked: Options): Promise<number> {
  if (asked.names === true) {
    writeFileSync(namesFile, libraryNames());
    process.stdout.write(`Names: ${namesDigest()}\n`);
    return 0;
  }
  if (asked.to !== undefined) {
    mkdirSync(asked.to, { recursive: true });
    copyFileSync(await packedLibrary(), join(asked.to, libraryFile));
    const { status, stderr } = spawnSync('tar', ['-xzf', libraryFile], {
      cwd: asked.to,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`tar cannot unpack ${libraryFile}: ${stderr}`);
    process.stdout.write(`${join(asked.to, libraryFile)}\n`);
    return 0;
  }
  const folder = mkdtempSync(join(tmpdir(), 'nonogram-user-'));
  try {
    const packed = await packedLibrary();
    const place = installed(packed, folder);
    const faults = await packageFaults(packed, place);
    for (const fault of faults) process.stdout.write(`${fault}\n`);
    if (asked.faults === true || faults.length > 0) return faults.length > 0 ? 1 : 0;
    for (const file of [
      'browser/nonogram-engine.js',
      'browser/workerProgram.js',
      'bin/nonogram-engine.js',
    ]) {
      const text = readFileSync(join(place, file));
      process.stdout.write(`${file}: ${gzipSync(text, { level: 9 }).length} bytes as sent\n`);
    }
    const runner = examplesRunner(folder);
    let failed = 0;
    for (const runtime of runtimes) {
      const came = tried(runtime, folder, runner);
      if (came.startsWith('FAILED')) failed++;
      process.stdout.write(`${runtime.name}: ${came}\n`);
    }
    const onJsr = triedOnJsr(folder, place);
    if (onJsr.startsWith('FAILED')) failed++;
    process.stdout.write(`JSR: ${onJsr}\n`);
    return failed > 0 ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await program('npm run library --', help, (command, end) =>
  command
    .option('--faults', 'prints what is wrong with it, a line each, and tries no example')
    .option(
      '--names',
      `writes the list of public names again (${namesFile}), and prints its digest`,
    )
    .option(
      '--to <folder>',
      'writes the packed file there, and unpacks it into its folder "package"',
    )
    .action(async (options: Options) => end(await main(options))),
);
