import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { greenKeys } from '../../../scripts/test/run/greenKeys.ts';
import type { GreenKeys } from '../../../scripts/test/run/greenKeys.ts';

let root = '';
const write = (files: Readonly<Record<string, string>>): void => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
};

/** The keys as the next `npm test` finds them. */
const keys = (machine = 'Node 24, Chromium 150'): GreenKeys =>
  greenKeys({ root, sites: { site: 'dist', sub: 'dist-sub' } }, machine);

const ofSite = 'test/site/figure.test.ts';
const pure = 'test/engine/line.test.ts';
const reading = 'test/scripts/docs.test.ts';

const page = (script: string): string =>
  `<meta content="script-src 'self' 'sha256-${script}='"><script src="/_astro/all.${script}.js"></script>`;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'green-'));
  spawnSync('git', ['init', '--quiet', root]);
  write({
    '.gitignore': 'node_modules/',
    'package-lock.json': '{}',
    [ofSite]: "import { open } from './support.ts';\nimport { value } from '../../src/value.ts';",
    'test/site/support.ts': "import { readFileSync } from 'node:fs';",
    'src/value.ts': "import type { Other } from './other.ts';",
    'src/other.ts': 'export type Other = 1;',
    [pure]: "import { value } from '../../src/value.ts';",
    [reading]: "import { readFileSync } from 'node:fs';",
    'content/chapter.mdx': 'prose',
    'dist/one/index.html': page('AAAAAAAA'),
    'dist/two/index.html': page('AAAAAAAA'),
    'dist/_astro/all.AAAAAAAA.js': "import('./one.BBBBBBBB.js');import('./two.CCCCCCCC.js')",
    'dist/_astro/one.BBBBBBBB.js': 'one',
    'dist/_astro/two.CCCCCCCC.js': 'two',
  });
  const kept = keys();
  kept.keep(ofSite, [
    'site one/',
    'site none/',
    'site _astro/all.AAAAAAAA.js',
    'site _astro/one.BBBBBBBB.js',
    'file content/chapter.mdx',
    'list content',
  ]);
  kept.keep(`${ofSite} page /two/`, ['site two/']);
  kept.keep(pure, []);
  kept.keep(reading, []);
  kept.save();
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

test('what has not changed is as green as it was', () => {
  const { isGreen } = keys();
  expect([ofSite, `${ofSite} page /two/`, pure, reading].map(isGreen)).toEqual(Array(4).fill(true));
  expect(isGreen('test/engine/other.test.ts')).toBe(false);
});

describe('a test runs again', () => {
  test.each<[what: string, files: Record<string, string>]>([
    ['when a page that it opens has changed', { 'dist/one/index.html': `${page('AAAAAAAA')}!` }],
    ['when there is a page that was missing', { 'dist/none/index.html': '' }],
    ['when it has changed itself', { [ofSite]: '' }],
    ['when what it imports has changed', { 'test/site/support.ts': '' }],
    ['when what that imports has changed', { 'src/other.ts': 'export type Other = 2;' }],
    ['when a file that it reads has changed', { 'content/chapter.mdx': 'other prose' }],
    ['when a folder that it lists has another file', { 'content/next.mdx': '' }],
    ['when the packages have changed', { 'package-lock.json': '{ }' }],
    ['when the page of one of its parts has changed', { 'dist/two/index.html': '' }],
  ])('%s', (_, files) => {
    write(files);
    expect(keys().isGreen(ofSite)).toBe(false);
  });

  test('when a script that it loads has changed, and so has another name', () => {
    rmSync(join(root, 'dist/_astro/one.BBBBBBBB.js'));
    write({ 'dist/_astro/one.DDDDDDDD.js': 'another one' });
    expect(keys().isGreen(ofSite)).toBe(false);
  });

  test('in another browser', () => {
    expect(keys('Node 24, Chromium 151').isGreen(ofSite)).toBe(false);
  });

  test('when it was not green the last time', () => {
    const last = keys();
    last.forget(pure);
    last.save();
    expect(keys().isGreen(pure)).toBe(false);
  });

  test('when anything has changed, if it may read anything', () => {
    write({ 'content/next.mdx': '' });
    expect(keys().isGreen(reading)).toBe(false);
    expect(keys().isGreen(pure)).toBe(true);
  });
});

test('a script that it does not load gives other scripts new names, and no more', () => {
  for (const file of ['all.AAAAAAAA.js', 'two.CCCCCCCC.js'])
    rmSync(join(root, 'dist/_astro', file));
  write({
    'dist/_astro/two.EEEEEEEE.js': 'another two',
    'dist/_astro/all.FFFFFFFF.js': "import('./one.BBBBBBBB.js');import('./two.EEEEEEEE.js')",
    'dist/one/index.html': page('FFFFFFFF'),
    'dist/two/index.html': page('FFFFFFFF'),
  });
  expect(keys().isGreen(ofSite)).toBe(true);
});

test('without git nobody knows what a test may have read', () => {
  rmSync(join(root, '.git'), { recursive: true });
  const kept = keys();
  kept.keep(reading, []);
  kept.save();
  expect(keys().isGreen(reading)).toBe(false);
});

test('a part by itself is as green as what it has read', () => {
  write({ 'dist/one/index.html': '' });
  expect(keys().isGreen(`${ofSite} page /two/`)).toBe(true);
  expect(keys().partsOf(ofSite)).toEqual([`${ofSite} page /two/`]);
});
