/** Runs one of the command-line programs as a reader would. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export type Output = { readonly code: number | null; readonly out: string; readonly err: string };

/**
 * @param script - file in scripts/, e.g. `analyse.ts`
 * @param options - command line
 * @param input - standard input
 */
export function run(script: string, options: readonly string[], input = ''): Output {
  const path = fileURLToPath(new URL(`../../scripts/${script}`, import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...options], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return { code: status, out: stdout, err: stderr };
}
