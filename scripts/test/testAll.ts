/**
 * `npm test`: types, lint, unused exports, format, two builds of the site, then every test in Node and in the browsers. Whatever can be
 * done at the same time is. Goes on after a failure, so that one run tells all, and ends with "N passed, N failed". Tests are left
 * out that would say what they said, see greenKeys.ts; `npm test -- --all` runs them too, and so does a machine with CI set.
 */
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { sep } from 'node:path';
import { keepNothing } from '../../src/stored/kept.ts';
import { buildSite, testedBuilds } from '../build/site/buildSite.ts';
import { check, command, countAll, doAll, doJob, hasFailed, run } from './run/jobs.ts';
import type { Job } from './run/jobs.ts';
import { failedTests, passedLater } from './run/testReport.ts';
import type { Report } from './run/testReport.ts';
import { checks, writeCollectionTypes } from './run/checks.ts';
import { testKeys } from './run/testKeys.ts';

// the site by the jobs before the tests; and what a build finds out, tests need not, see src/stored/kept.ts
const built = { SITE_BUILT: '1', KEEP: 'run' };

/** Whether all tests run, or those only that may say something else than when they were green. */
const all = process.argv.includes('--all') || (process.env['CI'] ?? '') !== '';

/** The project of Vitest that a test file is run by. */
const projectOf = (file: string): string => /^test\/(site|engines)\//.exec(file)?.[1] ?? 'unit';

const testFiles = (project: string): readonly string[] =>
  globSync('test/**/*.test.ts')
    .map((file) => file.split(sep).join('/'))
    .filter((file) => projectOf(file) === project)
    .toSorted();

/** A project of Vitest; a run that breaks before it reports counts as a failure of its own. */
const tests = (project: string, live = false): Job => ({
  name: `${project} tests`,
  run: async () => {
    const files = testFiles(project);
    const { isGreen } = testKeys();
    const changed = all ? files : files.filter((file) => !isGreen(file));
    const left = `${files.length - changed.length} of ${files.length} test files are left out: nothing that they depend on has changed since they were green. --all runs them.`;
    if (changed.length < files.length) console.log(left);
    if (changed.length === 0) return { passed: 0, failed: 0, said: '' };
    const report = `.vitest/${project}.json`;
    rmSync(report, { force: true });
    const { ok, said } = await run(
      'vitest',
      [
        'run',
        `--project=${project}`,
        ...changed,
        '--reporter=default',
        '--reporter=json',
        '--reporter=./test/keepGreen.ts',
        `--outputFile.json=${report}`,
      ],
      live, // the longest: it says how far it is
      all ? built : { ...built, ONLY_CHANGED: '1' },
    );
    if (!existsSync(report)) return { passed: 0, failed: 1, said };
    const results = JSON.parse(readFileSync(report, 'utf8')) as Report;
    const { numPassedTests, numFailedTests, numPendingTests } = results;
    const broken = !ok && numFailedTests === 0 ? 1 : 0;
    const failed = numFailedTests + broken;
    // tests of the other projects are skipped only where they were green
    const skipped = project === 'engines' ? numPendingTests : 0;
    const named = failedTests(results);
    const red = named.length > 0 ? named : [`${project} tests: broken off`];
    return { passed: numPassedTests, failed, said, red, second: passedLater(results), skipped };
  },
});

/** One after the other: both write down the same files of Astro's collections. */
const builds = check(
  `builds for ${testedBuilds.map(({ base }) => base).join(' and ')}`,
  async () => {
    try {
      for (const build of testedBuilds) await buildSite(build);
      return { ok: true, said: '' };
    } catch (error) {
      return { ok: false, said: String(error) };
    }
  },
);

if (all) keepNothing(); // a whole run takes nothing from one before
await writeCollectionTypes();
const browsers = command('browsers', ['node', 'scripts/test/browsers.ts']); // the network's time, not the machine's
await doAll([browsers, builds, ...checks, tests('unit')]);
// the browser waits now and then: it has the machine to itself, and more tests at a time than there are cores
if (!hasFailed(builds)) {
  await doJob(tests('site', true));
  await doJob(tests('engines', true));
} else console.log('\n== tests in browsers not run: there is no new build of the site');

process.exitCode = countAll();
