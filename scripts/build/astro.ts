/** Astro with its telemetry off, for the scripts of package.json: `node scripts/build/astro.ts dev`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const child = spawn('astro', process.argv.slice(2), {
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', KEEP: '1' },
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
// the child is asked too, by the terminal; this waits for it
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
const [code] = (await once(child, 'close')) as [number | null];
process.exitCode = code ?? 1;
