// How a new site takes the place of an old one. In place of Astro a small program "builds", so that it takes no minute.
import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildSite } from '../../scripts/lib/buildSite.ts';

const parent = mkdtempSync(join(tmpdir(), 'build-'));
const site = join(parent, 'dist');
const build = (): Promise<void> => buildSite({ folder: site, base: '/' });
const page = (): string => readFileSync(join(site, 'index.html'), 'utf8');

/** Has `astro` be these lines of a shell. */
function astroIs(lines: string): void {
  writeFileSync(join(parent, 'bin', 'astro'), `#!/bin/sh\n${lines}\n`);
  chmodSync(join(parent, 'bin', 'astro'), 0o755);
}

beforeEach(() => {
  rmSync(parent, { recursive: true, force: true });
  mkdirSync(join(parent, 'bin'), { recursive: true });
  mkdirSync(site);
  writeFileSync(join(site, 'index.html'), 'old');
  vi.stubEnv('PATH', `${join(parent, 'bin')}${delimiter}${process.env['PATH'] ?? ''}`);
  return () => {
    vi.unstubAllEnvs();
  };
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

describe.skipIf(process.platform === 'win32')('a build', () => {
  test('leaves the old site where it is until the new one is whole', async () => {
    const ready = join(parent, 'ready');
    astroIs(
      `mkdir -p "$OUT_DIR"; echo $ASTRO_TELEMETRY_DISABLED > "$OUT_DIR/index.html"
       until [ -e ${ready} ]; do sleep 0.05; done`,
    );
    const built = build();
    const half = (): boolean => readdirSync(parent).some((name) => name.startsWith('dist-new'));
    while (!half()) await setTimeout(20);
    expect(page()).toBe('old');
    writeFileSync(ready, '');
    await built;
    expect(page()).toBe('1\n');
    expect(readdirSync(parent).toSorted()).toEqual(['bin', 'dist', 'ready']);
  });

  test('makes the folders on the way', async () => {
    astroIs('mkdir -p "$OUT_DIR"; echo new > "$OUT_DIR/index.html"');
    await buildSite({ folder: join(parent, 'a', 'b'), base: '/' });
    expect(readdirSync(join(parent, 'a'))).toEqual(['b']);
  });

  test('that fails says why, and leaves the old site', async () => {
    astroIs('mkdir -p "$OUT_DIR"; echo no such chapter; exit 1');
    await expect(build()).rejects.toThrow('astro build for / failed:\nno such chapter');
    expect(page()).toBe('old');
    expect(readdirSync(parent).toSorted()).toEqual(['bin', 'dist']);
  });

  test('removes what an interrupted one left, and nothing else', async () => {
    const others = ['dist-new-x', 'dist-subpath', `dist-old-${process.ppid}`, 'my-dist-new-1'];
    for (const name of ['dist-new-1073741824', 'dist-old-1073741824', ...others])
      mkdirSync(join(parent, name));
    rmSync(site, { recursive: true });
    astroIs('mkdir -p "$OUT_DIR"; echo new > "$OUT_DIR/index.html"');
    await build();
    expect(page()).toBe('new\n');
    expect(readdirSync(parent).toSorted()).toEqual(['bin', 'dist', ...others].toSorted());
  });

  test('may go on beside another one', async () => {
    astroIs('mkdir -p "$OUT_DIR"; echo new > "$OUT_DIR/index.html"');
    const script = new URL('../../scripts/lib/buildSite.ts', import.meta.url).href;
    const line = `import { buildSite } from '${script}'; await buildSite({ folder: '${site}', base: '/' });`;
    const { promise, resolve } = Promise.withResolvers<number | null>();
    spawn(process.execPath, ['--input-type=module', '-e', line]).once('close', resolve);
    await build();
    expect(await promise).toBe(0);
    expect(existsSync(join(site, 'index.html'))).toBe(true);
    expect(readdirSync(parent).toSorted()).toEqual(['bin', 'dist']);
  });
});
