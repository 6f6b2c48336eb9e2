/** Runs a line of package.json beside others. */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import type { Output } from './run.ts';

/**
 * @param line - as `node scripts/remake/ladder.ts`
 * @param words - that follow it
 */
export async function runLine(
  line: string,
  words: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<Output> {
  const [program = '', ...first] = line.split(' ');
  if (program !== 'node') throw new TypeError(`no program of ours: ${line}`);
  // a test may run Vitest, which is not to take itself for this one
  const own = Object.entries(env).filter(([name]) => !/^VITEST|^NODE_ENV$|^TEST$/.test(name));
  const child = spawn(process.execPath, [...first, ...words], {
    env: { ...Object.fromEntries(own), NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((done) => child.once('close', done));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, out, err };
}
