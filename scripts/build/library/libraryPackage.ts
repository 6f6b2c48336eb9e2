/**
 * The engine as a package for others: what `src/library` offers, as plain JavaScript with declarations, maps and sources, and
 * the command of `src/command`, packed by npm. It is made once for each state of the sources and kept; the site has it under /library/.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import manifest from '../../../package.json' with { type: 'json' };
import { libraryFile, libraryVersion } from '../../../src/reference/libraryFile.ts';
import { libraryName } from '../../../src/reference/libraryName.ts';
import { addBundles, addCommand } from './libraryBundles.ts';
import { jsrManifest, libraryManifest, libraryReadme } from './libraryManifest.ts';
import { packedSource } from './packedSources.ts';

/** Folders whose sources are packed, as far as the library reaches them. */
const packed = ['src/library', 'src/engine', 'src/formats', 'src/notebook/plain'];

const cache = 'node_modules/.cache/library';

/** Where the sources lie for everybody, such as https://github.com/owner/name: what a registry wants to know. */
const repository = (process.env['REPOSITORY'] ?? '').replace(/(?:\.git)?\/?$/, '');

/** The home page that the package names: the reference, where the address of the site is known. */
const home =
  process.env['SITE'] === undefined
    ? ''
    : `${process.env['SITE'].replace(/\/$/, '')}${(process.env['BASE'] ?? '').replace(/\/$/, '')}/reference/`;

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .toSorted()
    .map((file) => join(folder, file));

/** All files that the package is made of. */
const sources = (): readonly string[] => [
  'package.json',
  'tsconfig.json',
  'tsconfig.engine.json',
  'tsconfig.library.json',
  'docs/library/CHANGELOG.md',
  'scripts/build/library/libraryBundles.ts',
  'scripts/build/library/libraryManifest.ts',
  'scripts/build/library/libraryPackage.ts',
  'scripts/build/library/packedSources.ts',
  ...readdirSync('content/sources').map((file) => join('content/sources', file)),
  'src/notebook/clock.ts',
  ...[...packed, 'src/command', 'src/methods', 'src/reference', 'examples/library'].flatMap(
    sourcesIn,
  ),
];

/** The last commit that changed what is packed; null where there is none, or something was changed since. */
function commitOfSources(): string | null {
  const paths = [...packed, 'src/command', 'src/methods', 'docs/library', 'scripts/build/library'];
  const said = (...words: string[]): string | null => {
    const { status, stdout } = spawnSync('git', [...words, '--', ...paths], { encoding: 'utf8' });
    return status === 0 ? stdout.trim() : null;
  };
  if (said('status', '--porcelain') !== '') return null;
  return /^[0-9a-f]{40,}$/.exec(said('log', '-1', '--format=%H') ?? '')?.[0] ?? null;
}

function stateOfSources(commit: string | null): string {
  const hash = createHash('sha256').update([home, repository, commit].join('\0'));
  for (const file of sources()) hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex').slice(0, 20);
}

/** Runs a program. @throws Error with what it said, when it fails */
function run(program: string, options: readonly string[], folder: string): void {
  const windows = process.platform === 'win32';
  const { status, stdout, stderr, error } = spawnSync(program, options, {
    cwd: folder,
    encoding: 'utf8',
    shell: windows,
    env: { ...process.env, npm_config_ignore_scripts: 'true' },
  });
  if (status !== 0)
    throw new Error(
      `${program} ${options.join(' ')} failed:\n${error?.message ?? stdout + stderr}`,
    );
}

/** Declarations name files of JavaScript, as the programs beside them do, and programs their declarations, as Deno asks for. */
function namePrograms(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, file);
    if (file.endsWith('.js')) {
      const types = basename(file).replace(/js$/, 'd.ts');
      writeFileSync(path, `/* @ts-self-types="./${types}" */\n${readFileSync(path, 'utf8')}`);
    }
    if (!file.endsWith('.d.ts')) continue;
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replaceAll(/((?:from |import\()['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2'));
  }
}

/** Copies the sources with the comments of the package. */
function copySources(folder: string): void {
  for (const file of packed.flatMap(sourcesIn)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), packedSource(readFileSync(file, 'utf8')));
  }
}

/** Takes the sources away that the library does not reach. */
function dropUnreached(folder: string): void {
  for (const file of sourcesIn(join(folder, 'src'))) {
    const made = join(folder, 'lib', file.slice(join(folder, 'src').length)).replace(/ts$/, 'js');
    if (!existsSync(made)) rmSync(file);
  }
}

async function make(file: string, commit: string | null): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'nonogram-library-'));
  try {
    copySources(folder);
    const settings = {
      extends: resolve('tsconfig.library.json'),
      compilerOptions: { rootDir: 'src', outDir: 'lib' },
      include: ['src/library'],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
    run(process.execPath, [resolve('node_modules/typescript/bin/tsc')], folder);
    namePrograms(join(folder, 'lib'));
    dropUnreached(folder);
    const banner = `${libraryName} ${libraryVersion}, ${manifest.license} licence`;
    await addBundles(folder, banner);
    await addCommand(folder, banner);
    cpSync('LICENSE', join(folder, 'LICENSE'));
    cpSync('docs/library/CHANGELOG.md', join(folder, 'CHANGELOG.md'));
    writeFileSync(
      join(folder, 'package.json'),
      `${JSON.stringify(libraryManifest({ home, repository, commit }), null, 2)}\n`,
    );
    writeFileSync(join(folder, 'README.md'), libraryReadme(home));
    const jsr = jsrManifest(repository);
    if (jsr !== null) writeFileSync(join(folder, 'jsr.json'), `${JSON.stringify(jsr, null, 2)}\n`);
    // its cache beside what is packed: the one at home may not be writable
    run('npm', ['pack', '--offline', '--loglevel=error', '--cache=.cache'], folder);
    mkdirSync(cache, { recursive: true });
    // another build may be about to copy the one of the same state
    for (const old of readdirSync(cache))
      if (old.endsWith('.tgz') && old !== basename(file)) rmSync(join(cache, old), { force: true });
    // whole or not at all, also where two builds are made at the same time
    const beside = `${file}.${process.pid}`;
    copyFileSync(join(folder, libraryFile), beside);
    renameSync(beside, file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The packed library.
 *
 * @returns the path of a file that npm installs
 * @throws Error when the compiler or npm fails, with what they say
 */
export async function packedLibrary(): Promise<string> {
  const commit = commitOfSources();
  const file = resolve(cache, `${stateOfSources(commit)}.tgz`);
  if (!existsSync(file)) await make(file, commit);
  return file;
}

/** Answers a request for the file. */
async function answer(response: ServerResponse, next: (error: unknown) => void): Promise<void> {
  try {
    const file = readFileSync(await packedLibrary());
    response.setHeader('Content-Type', 'application/gzip').end(file);
  } catch (error) {
    next(error);
  }
}

/** To be listed among the integrations of the site. */
export function libraryPackage(): AstroIntegration {
  let root = '/';
  return {
    name: 'library-package',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = `${config.base.replace(/\/$/, '')}/`;
      },
      'astro:build:done': async ({ dir }) => {
        const folder = join(fileURLToPath(dir), 'library');
        mkdirSync(folder, { recursive: true });
        copyFileSync(await packedLibrary(), join(folder, libraryFile));
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(`${root}library/${libraryFile}`, (_, response, next) => {
          void answer(response, next);
        });
      },
    },
  };
}
