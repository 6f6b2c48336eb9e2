/**
 * `npm test`: types, lint, unused exports, format, two builds of the site, then every test in Node and in the browser. Whatever can be
 * done at the same time is. Goes on after a failure, so that one run tells all, and ends with "N passed, N failed".
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { now } from '../src/clock.ts';
import { buildSite, testedBuilds } from './lib/buildSite.ts';

const env: NodeJS.ProcessEnv = {
  ...process.env,
  TZ: 'UTC',
  ASTRO_TELEMETRY_DISABLED: '1',
  SITE_BUILT: '1', // by the jobs before the tests
};

/** What a job has to say in the end. */
type Outcome = {
  readonly passed: number;
  readonly failed: number;
  readonly said: string;
  readonly second?: readonly string[]; // tests that passed at the second try only, with what was wrong at the first
};
type Job = { readonly name: string; readonly run: () => Promise<Outcome> };

/** Runs a command; what it says is kept, or printed at once. */
function run(
  command: string,
  options: readonly string[],
  live = false,
): Promise<{ ok: boolean; said: string }> {
  const windows = process.platform === 'win32';
  const stdio = live ? 'inherit' : 'pipe';
  const child = spawn(command, options, { stdio, env, shell: windows });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
  return new Promise((done) => {
    child.once('error', ({ message }) => done({ ok: false, said: message }));
    child.once('close', (code) => done({ ok: code === 0, said }));
  });
}

/** Something that holds or does not. */
const check = (name: string, holds: () => Promise<{ ok: boolean; said: string }>): Job => ({
  name,
  run: async () => {
    const { ok, said } = await holds();
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, said };
  },
});

const script = (name: string): Job => check(name, () => run('npm', ['run', '-s', name]));

/** What is read of Vitest's report. */
type Report = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
};

/** The tests of a report that passed, but not at once. */
const passedLater = ({ testResults }: Report): string[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(
        ({ fullName, failureMessages }) =>
          `${relative('.', name)}: ${fullName} (${failureMessages[0]?.split('\n')[0]})`,
      ),
  );

/** Some projects of Vitest; a run that breaks before it reports counts as a failure of its own. */
const tests = (projects: readonly string[], live = false): Job => ({
  name: `${projects[0]} tests`,
  run: async () => {
    const report = `.vitest/${projects[0]}.json`;
    rmSync(report, { force: true });
    const { ok, said } = await run(
      'vitest',
      [
        'run',
        ...projects.map((project) => `--project=${project}`),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      live,
    );
    if (!existsSync(report)) return { passed: 0, failed: 1, said };
    const results = JSON.parse(readFileSync(report, 'utf8')) as Report;
    const { numPassedTests, numFailedTests } = results;
    const broken = !ok && numFailedTests === 0 ? 1 : 0;
    const failed = numFailedTests + broken;
    return { passed: numPassedTests, failed, said, second: passedLater(results) };
  },
});

const total = { passed: 0, failed: 0 };
const failures = new Set<string>();
const secondTries: string[] = [];

/** Does a job and prints what it says, all in one. */
async function doJob({ name, run }: Job): Promise<void> {
  const began = now();
  console.log(`-- ${name} ...`);
  const { passed, failed, said, second = [] } = await run();
  total.passed += passed;
  total.failed += failed;
  const seconds = Math.round((now() - began) / 1000);
  console.log(`\n== ${name}${failed > 0 ? ' FAILED' : ''} (${seconds} s)\n${said.trimEnd()}`);
  if (failed > 0) failures.add(name);
  secondTries.push(...second);
}

/** Does these jobs, one a core at a time, in their order. */
async function doAll(jobs: readonly Job[]): Promise<void> {
  const waiting = [...jobs];
  const lane = async (): Promise<void> => {
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) await doJob(job);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
}

const builds = testedBuilds.map((build) =>
  check(`build for ${build.base}`, () =>
    buildSite(build).then(
      () => ({ ok: true, said: '' }),
      (error: unknown) => ({ ok: false, said: String(error) }),
    ),
  ),
);

// the types of the content collections, which the linter reads, and all else that follows writes the same
if (!existsSync('.astro/types.d.ts')) await run('astro', ['sync', '--silent']);
const checks = ['check:types', 'check:format', 'check:lint', 'check:unused'].map(script);
await doAll([...builds, ...checks, tests(['unit', 'vite'])]);
const built = builds.every(({ name }) => !failures.has(name));
// the browser waits now and then: it has the machine to itself, and more tests at a time than there are cores
if (built) await doJob(tests(['site'], true));
else console.log('\n== site tests not run: there is no new build of the site');

if (secondTries.length > 0) {
  console.log(`\n== passed at the second try only: ${secondTries.length}`);
  for (const line of secondTries) console.log(`   ${line}`);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
