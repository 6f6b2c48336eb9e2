/**
 * `npm run quick`: a look at what was changed since the last commit, or since the one that is named: types, lint of the
 * changed files, and the unit tests that reach one of them by their imports, without the longest. `npm test` asks for everything.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { command, countAll, doAll, run } from './lib/jobs.ts';
import { longFiles } from '../test/longFirst.ts';
import { importsIn } from './lib/imports.ts';

function git(...options: readonly string[]): readonly string[] {
  const { status, stdout, stderr } = spawnSync('git', options, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.split('\n').filter((line) => line !== '');
}

const [since = 'HEAD'] = process.argv.slice(2);
const changed = new Set([
  ...git('diff', '--name-only', '--relative', since),
  ...git('ls-files', '--others', '--exclude-standard'),
]);
const gone = new Set(git('diff', '--name-only', '--relative', '--diff-filter=D', since));

const imports = importsIn();
const files = [...git('ls-files'), ...changed].filter((file) => !gone.has(file));
/** These take longer than all the others. */
const long = [...longFiles, 'test/library/package.test.ts', 'test/scripts/program.test.ts'];
const tests = [...new Set(files)].filter(
  (file) =>
    !long.includes(file) &&
    /^test\/.*\.test\.ts$/.test(file) &&
    !/^test\/(?:site|engines)\//.test(file) &&
    [...imports.reached(file)].some((one) => changed.has(one)),
);
const linted = [...changed].filter((file) => /\.(?:ts|js)$/.test(file) && !gone.has(file));
const pages = [...changed].some((file) => file.endsWith('.astro'));

// the types of the content collections, which a fresh clone lacks
if (!existsSync('.astro/types.d.ts')) await run('astro', ['sync', '--silent']);
await doAll([
  ...(tests.length > 0
    ? [command('unit tests', ['vitest', 'run', '--project=unit', '--project=vite', ...tests])]
    : []),
  command('types', ['tsc', '-p', 'tsconfig.json']),
  command('types without DOM and Node', ['tsc', '-p', 'tsconfig.engine.json']),
  ...(linted.length > 0
    ? [command('lint', ['oxlint', '--type-aware', '--deny-warnings', ...linted])]
    : []),
  ...(pages
    ? [command('types of .astro files', ['astro', 'check', '--tsconfig', 'tsconfig.astro.json'])]
    : []),
]);
countAll();
