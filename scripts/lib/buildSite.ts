/** Builds the site in a process of its own, without a word. */
import { spawn } from 'node:child_process';

export type Build = {
  readonly folder: string; // that the site is written to
  readonly base: string; // the path that it is served under
  readonly cache?: string; // folder of its own for what Astro keeps, where two are made at the same time
};

/** The two builds that the tests look at. */
export const testedBuilds = [
  { folder: 'dist', base: '/' },
  { folder: 'dist-subpath', base: '/some/folder/', cache: './node_modules/.astro-subpath' },
] as const satisfies readonly Build[];

/**
 * Builds the site.
 *
 * @throws Error with what Astro says, when it cannot be built
 */
export async function buildSite({ folder, base, cache }: Build): Promise<void> {
  const child = spawn('astro', ['build', '--silent'], {
    env: {
      ...process.env,
      // Vitest sets it to "test", and then libraries are bundled in their development form
      NODE_ENV: 'production',
      OUT_DIR: folder,
      BASE: base,
      ...(cache === undefined ? {} : { CACHE_DIR: cache }),
      ASTRO_TELEMETRY_DISABLED: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const code = await new Promise<number | null>((done, fail) => {
    child.once('error', fail).once('close', done);
  });
  if (code !== 0) throw new Error(`astro build for ${base} failed:\n${said}`);
}
