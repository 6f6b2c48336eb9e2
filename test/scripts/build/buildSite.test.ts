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
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildSite } from '../../../scripts/build/site/buildSite.ts';
import { run } from '../run.ts';

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

  test('keeps files of the site before for a month, where it is told to', async () => {
    const hashed = (name: string): string => join(site, '_astro', name);
    mkdirSync(join(site, '_astro', 'fonts'), { recursive: true });
    for (const name of ['a.1.js', 'fonts/b.1.woff2', 'old.1.js', 'same.1.js'])
      writeFileSync(hashed(name), 'before');
    const longAgo = new Date(Date.UTC(2020, 0));
    utimesSync(hashed('old.1.js'), longAgo, longAgo);
    const { mtimeMs } = statSync(hashed('a.1.js'));
    astroIs(`mkdir -p "$OUT_DIR/_astro"; echo after > "$OUT_DIR/index.html"
      for f in same.1.js new.1.js; do printf after > "$OUT_DIR/_astro/$f"; done`);
    await buildSite({ folder: site, base: '/', previous: site });
    const files = readdirSync(join(site, '_astro'), { recursive: true, encoding: 'utf8' });
    expect(files.toSorted()).toEqual(
      ['a.1.js', 'fonts', join('fonts', 'b.1.woff2'), 'new.1.js', 'same.1.js'].toSorted(),
    );
    expect(readFileSync(hashed('same.1.js'), 'utf8')).toBe('after');
    // its age is that of the build that made it
    expect(Math.round(statSync(hashed('a.1.js')).mtimeMs)).toBe(Math.round(mtimeMs));
    expect(page()).toBe('after\n');
    await build();
    expect(existsSync(hashed('a.1.js'))).toBe(false);
    await expect(buildSite({ folder: site, base: '/', previous: parent })).rejects.toThrow(
      `PREVIOUS: there is no built site in ${parent}`,
    );
  });

  test('and every other script has Astro send nothing home', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      readonly scripts: Readonly<Record<string, string>>;
    };
    const named = Object.values(scripts).filter((line) => /\bastro\b/.test(line));
    expect(named).toEqual(['node scripts/build/astro.ts dev']);
    const seen = join(parent, 'seen');
    astroIs(`echo "$ASTRO_TELEMETRY_DISABLED $*" > ${seen}; exit 3`);
    expect(run('build/astro.ts', ['dev', '--open']).code).toBe(3);
    expect(readFileSync(seen, 'utf8')).toBe('1 dev --open\n');
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
    const script = new URL('../../../scripts/build/site/buildSite.ts', import.meta.url).href;
    const line = `import { buildSite } from '${script}'; await buildSite({ folder: '${site}', base: '/' });`;
    const { promise, resolve } = Promise.withResolvers<number | null>();
    spawn(process.execPath, ['--input-type=module', '-e', line]).once('close', resolve);
    await build();
    expect(await promise).toBe(0);
    expect(existsSync(join(site, 'index.html'))).toBe(true);
    expect(readdirSync(parent).toSorted()).toEqual(['bin', 'dist']);
  });
});
