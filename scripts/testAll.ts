/**
 * `npm test`: types, lint, format, then every test in Node and in the browser.
 * Goes on after a failure, so that one run tells all, and ends with "N passed, N failed".
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';

const report = '.vitest/results.json';
const env = { ...process.env, TZ: 'UTC', ASTRO_TELEMETRY_DISABLED: '1' };

type Tally = { passed: number; failed: number };

function run(command: string, options: readonly string[]): boolean {
  const windows = process.platform === 'win32';
  return spawnSync(command, options, { stdio: 'inherit', env, shell: windows }).status === 0;
}

function check(name: string): Tally {
  console.log(`\n== ${name}`);
  const passed = run('npm', ['run', '-s', name]);
  if (!passed) console.log(`== ${name} FAILED`);
  return passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Runs Vitest; a run that breaks before it reports counts as a failure of its own. */
function vitest(): Tally {
  console.log('\n== tests');
  rmSync(report, { force: true });
  const passed = run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
  };
  const broken = !passed && numFailedTests === 0 ? 1 : 0;
  return { passed: numPassedTests, failed: numFailedTests + broken };
}

// the quick ones first; astro check also writes the types of the content collections
const total = [...['check:types', 'check:lint', 'check:format'].map(check), vitest()].reduce(
  (sum, part) => ({
    passed: sum.passed + part.passed,
    failed: sum.failed + part.failed,
  }),
);

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
