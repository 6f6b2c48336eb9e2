/** `npm run quick`: a look at what was changed since the last commit. */
import { spawnSync } from 'node:child_process';
import { program } from '../../src/command/commandLine.ts';
import { Misuse } from '../../src/command/program.ts';
import { command, countAll, doAll } from './run/jobs.ts';
import { longFiles } from '../../test/longFirst.ts';
import { lint, pageTypes, types, writeCollectionTypes } from './run/checks.ts';
import { testsOf } from '../../src/components/code/places.ts';
import { importsIn } from '../../src/stored/imports.ts';

const help = {
  does: 'looks at what was changed: types, lint of the changed files, and the unit tests nearest to each',
  examples: ['npm run quick', 'npm run quick -- main~3'],
  more: `Nearest are those beside it by their name, else those that import it, without the longest. npm test asks for everything.`,
  ends: 'with 0; with 1 if something is wrong',
};

function git(...options: readonly string[]): readonly string[] {
  const { status, stdout, stderr } = spawnSync('git', options, { encoding: 'utf8' });
  if (status !== 0) throw new Misuse(stderr.trim());
  return stdout.split('\n').filter((line) => line !== '');
}

async function main(since: string): Promise<number> {
  const changed = new Set([
    ...git('diff', '--name-only', '--relative', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]);
  const gone = new Set(git('diff', '--name-only', '--relative', '--diff-filter=D', since));

  const imports = importsIn();
  const files = new Set([...git('ls-files'), ...changed].filter((file) => !gone.has(file)));
  /** These take longer than all the others. */
  const long = [...longFiles, 'test/library/package.test.ts', 'test/scripts/program.test.ts'];
  const all = [...files].filter(
    (file) =>
      !long.includes(file) &&
      /^test\/.*\.test\.ts$/.test(file) &&
      !/^test\/(?:site|engines)\//.test(file),
  );
  /** The tests nearest to a file: itself, those beside it by their name, those that import it, those that reach it. */
  const nearest = (file: string): readonly string[] =>
    [
      all.filter((test) => test === file),
      testsOf(file, all),
      all.filter((test) => imports.of(test).includes(file)),
      all.filter((test) => imports.reached(test).has(file)),
    ].find((tests) => tests.length > 0) ?? [];
  const tests = [...new Set([...changed].flatMap(nearest))];
  const linted = [...changed].filter((file) => /\.(?:ts|js)$/.test(file) && !gone.has(file));
  const pages = [...changed].some((file) => file.endsWith('.astro'));

  await writeCollectionTypes();
  await doAll([
    ...(tests.length > 0
      ? [command('unit tests', ['vitest', 'run', '--project=unit', ...tests])]
      : []),
    ...types,
    ...(linted.length > 0 ? [lint(linted)] : []),
    ...(pages ? [pageTypes] : []),
  ]);
  return countAll();
}

await program('npm run quick --', help, (command, end) =>
  command
    .argument('[commit]', 'since which', 'HEAD')
    .action(async (since: string) => end(await main(since))),
);
