/**
 * The engine as a package for others: what `src/library` offers, as plain JavaScript with declarations, packed by npm. It is
 * made once for each state of the sources and kept; the site has it under /library/.
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
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import manifest from '../../package.json' with { type: 'json' };
import { libraryFile, libraryVersion } from '../../src/reference/libraryFile.ts';
import { libraryName } from '../../src/reference/libraryName.ts';
import { examples, firstProgram, rooms } from '../../src/reference/reference.ts';

/** The one package that is needed: by the formats, for numbers in messages. It comes along. */
const needed = 'd3-format';

const cache = 'node_modules/.cache/library';

/** All files that the package is made of. */
const sources = (): readonly string[] => [
  'package.json',
  'tsconfig.json',
  'tsconfig.engine.json',
  'tsconfig.library.json',
  'scripts/lib/libraryPackage.ts',
  `node_modules/${needed}/package.json`,
  ...['src/library', 'src/engine', 'src/formats', 'src/reference', 'examples/library'].flatMap(
    (folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .toSorted()
        .map((file) => join(folder, file)),
  ),
];

function stateOfSources(): string {
  const hash = createHash('sha256');
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

const roomExports = Object.fromEntries(
  ['index', ...rooms.map(({ id }) => id)].map((id) => [
    id === 'index' ? '.' : `./${id}`,
    { types: `./library/${id}.d.ts`, default: `./library/${id}.js` },
  ]),
);

const packageOf = (): object => ({
  name: libraryName,
  version: libraryVersion,
  description: 'Nonograms: lines, solvers, probing, inference, formats and random images.',
  license: manifest.license,
  type: 'module',
  engines: { node: '>=20' },
  sideEffects: false,
  exports: { ...roomExports, './package.json': './package.json' },
  files: ['engine', 'formats', 'library'],
  dependencies: { [needed]: manifest.dependencies[needed] },
  bundleDependencies: [needed],
});

const readme = (): string => `# ${libraryName}

The engine of Nonogram Explorer: what its figures compute, for your own programs. Plain JavaScript with types; Node 20 or newer, bundlers, browsers.

\`\`\`js
${examples.find(({ name }) => name === firstProgram)?.text ?? ''}
\`\`\`

Import from \`${libraryName}\`, or from one room of it:

${rooms.map(({ id, title, about }) => `- \`${libraryName}/${id}\` (${title.toLowerCase()}): ${about}`).join('\n')}

What these do not name is no part of the library. The reference, with sources and examples, is on the site under /reference/.
`;

/** Declarations name files of JavaScript, as the programs beside them do. */
function namePrograms(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue;
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replaceAll(/((?:from |import\()['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2'));
  }
}

function make(file: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'nonogram-library-'));
  try {
    const compiler = resolve('node_modules/typescript/bin/tsc');
    run(
      process.execPath,
      [compiler, '-p', 'tsconfig.library.json', '--outDir', folder],
      process.cwd(),
    );
    namePrograms(folder);
    for (const file of ['package.json', 'LICENSE', `dist/${needed}.mjs`, `dist/${needed}.min.js`])
      cpSync(join('node_modules', needed, file), join(folder, 'node_modules', needed, file));
    cpSync('LICENSE', join(folder, 'LICENSE'));
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packageOf(), null, 2)}\n`);
    writeFileSync(join(folder, 'README.md'), readme());
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
 * @source none
 */
export function packedLibrary(): string {
  const file = resolve(cache, `${stateOfSources()}.tgz`);
  if (!existsSync(file)) make(file);
  return file;
}

/** To be listed among the integrations of the site. */
export function libraryPackage(): AstroIntegration {
  let home = '/';
  return {
    name: 'library-package',
    hooks: {
      'astro:config:done': ({ config }) => {
        home = `${config.base.replace(/\/$/, '')}/`;
      },
      'astro:build:done': ({ dir }) => {
        const folder = join(fileURLToPath(dir), 'library');
        mkdirSync(folder, { recursive: true });
        copyFileSync(packedLibrary(), join(folder, libraryFile));
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(`${home}library/${libraryFile}`, (_, response) => {
          response.setHeader('Content-Type', 'application/gzip').end(readFileSync(packedLibrary()));
        });
      },
    },
  };
}
