/** Jobs of a long check: each is done, what it says is printed when it has ended, and in the end all are counted. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { now } from '../../../src/notebook/clock.ts';
import { mostSecondTries } from './testReport.ts';

/** What a job has to say in the end. */
type Outcome = {
  readonly passed: number;
  readonly failed: number;
  readonly said: string;
  readonly red?: readonly string[]; // tests that failed, if it has any
  readonly second?: readonly string[]; // tests that passed at the second try only, with what was wrong at the first
  readonly skipped?: number; // tests that this machine cannot run
};
export type Job = { readonly name: string; readonly run: () => Promise<Outcome> };

const env: NodeJS.ProcessEnv = {
  ...process.env,
  TZ: 'UTC',
  ASTRO_TELEMETRY_DISABLED: '1',
  NODE_COMPILE_CACHE: resolve('node_modules/.cache/node'), // a command starts in a third of the time
};

/**
 * Runs a command; what it says is kept, or printed at once.
 *
 * @param more - variables of its environment
 */
export function run(
  command: string,
  options: readonly string[],
  live = false,
  more: NodeJS.ProcessEnv = {},
): Promise<{ ok: boolean; said: string }> {
  const windows = process.platform === 'win32';
  const stdio = live ? 'inherit' : 'pipe';
  const child = spawn(command, options, { stdio, env: { ...env, ...more }, shell: windows });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  return new Promise((done) => {
    child.once('error', ({ message }) => {
      done({ ok: false, said: message });
    });
    child.once('close', (code) => {
      done({ ok: code === 0, said });
    });
  });
}

/** Something that holds or does not. */
export const check = (name: string, holds: () => Promise<{ ok: boolean; said: string }>): Job => ({
  name,
  run: async () => {
    const { ok, said } = await holds();
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, said };
  },
});

/** A command that holds when it ends with 0. */
export const command = (name: string, [program = '', ...options]: readonly string[]): Job =>
  check(name, () => run(program, options));

const total = { passed: 0, failed: 0, skipped: 0 };
const failures = new Set<string>();
const red: string[] = [];
const secondTries: string[] = [];

/** Does a job and prints what it says, all in one. */
export async function doJob({ name, run }: Job): Promise<void> {
  const began = now();
  console.log(`-- ${name} ...`);
  const { passed, failed, said, red: names = [name], second = [], skipped = 0 } = await run();
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  const seconds = Math.round((now() - began) / 1000);
  console.log(`\n== ${name}${failed > 0 ? ' FAILED' : ''} (${seconds} s)\n${said.trimEnd()}`);
  if (failed > 0) {
    failures.add(name);
    red.push(...names);
  }
  secondTries.push(...second);
}

/** Does these jobs, one a core at a time, in their order. */
export async function doAll(jobs: readonly Job[]): Promise<void> {
  const waiting = [...jobs];
  const lane = async (): Promise<void> => {
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) await doJob(job);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
}

export const hasFailed = ({ name }: Job): boolean => failures.has(name);

/** Says how it all went, what was red last: of a long log often only the end is kept. @returns the exit code: 1 when something failed, or too much passed at the second try only */
export function countAll(): number {
  if (secondTries.length > 0) {
    console.log(`\n== passed at the second try only: ${secondTries.length}`);
    for (const line of secondTries) console.log(`   ${line}`);
  }
  const tooMany = secondTries.length > mostSecondTries;
  if (tooMany)
    console.log(`\n== FAILED: more than ${mostSecondTries} passed at the second try only`);
  if (total.skipped > 0)
    console.log(`\n== SKIPPED, for want of a browser named above: ${total.skipped} tests`);
  if (red.length > 0) console.log(`\n== failed\n${red.map((line) => `   ${line}`).join('\n')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 && !tooMany ? 0 : 1;
}
