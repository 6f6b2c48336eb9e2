// Up to three tests of a whole run may pass at the second try only; the fourth fails it, in whichever project.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failedTests, passedLater } from '../../scripts/test/run/testReport.ts';
import type * as Jobs from '../../scripts/test/run/jobs.ts';
import type { Report } from '../../scripts/test/run/testReport.ts';

const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text));
});
afterEach(() => void vi.restoreAllMocks());

/** Each run counts for itself. */
const jobsOf = async (run: string): Promise<typeof Jobs> =>
  (await import(`../../scripts/test/run/jobs.ts?${run}`)) as typeof Jobs;

/** The exit code of a run whose projects had so many second tries. */
async function codeOf(...tries: readonly number[]): Promise<number> {
  const jobs = await jobsOf(tries.join('-'));
  for (const [project, count] of tries.entries()) {
    const second = Array.from({ length: count }, (_, at) => `test ${project}.${at}`);
    const outcome = { passed: 10, failed: 0, said: '', second };
    await jobs.doJob({ name: `project ${project}`, run: () => Promise.resolve(outcome) });
  }
  return jobs.countAll();
}

test('three pass, and are named', async () => {
  expect(await codeOf(0, 2, 1)).toBe(0);
  expect(said).toEqual(expect.arrayContaining(['   test 1.0', '   test 1.1', '   test 2.0']));
});

test('four fail the run, which says so, also when no project has them all', async () => {
  expect(await codeOf(0, 3, 1)).toBe(1);
  expect(said.join()).toContain('FAILED: more than 3 passed at the second try only');
  expect(said.at(-1)).toBe('\n30 passed, 0 failed');
});

const one = (fullName: string, status: string, ...failureMessages: string[]) => ({
  fullName,
  status,
  failureMessages,
});

test('a test is one that passed and has something wrong to tell of its first try', () => {
  const tests = [
    one('a', 'passed'),
    one('b', 'passed', 'late\n at x', 'y'),
    one('c', 'failed', 'z'),
  ];
  const testResults: Report['testResults'] = [
    { name: 'test/site/x.test.ts', assertionResults: tests },
  ];
  expect(passedLater({ testResults })).toEqual(['test/site/x.test.ts: b (late)']);
  expect(failedTests({ testResults })).toEqual(['test/site/x.test.ts: c (z)']);
});

test('what failed is named last of all', async () => {
  const jobs = await jobsOf('red');
  const failed = (name: string, red?: readonly string[]) =>
    jobs.doJob({
      name,
      run: () => Promise.resolve({ passed: 1, failed: 1, said: '', ...(red && { red }) }),
    });
  await failed('unit tests', ['x.test.ts: a (late)']);
  await failed('lint');
  expect(jobs.countAll()).toBe(1);
  expect(said.slice(-2)).toEqual([
    '\n== failed\n   x.test.ts: a (late)\n   lint',
    '\n2 passed, 2 failed',
  ]);
});
