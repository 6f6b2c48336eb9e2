// Each file of settings is read again as its host reads it, and says of every address what the one source says.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import {
  servedFrom,
  settingsFiles,
  settingsText,
} from '../../../scripts/build/serve/hostSettings.ts';
import type { SettingsFile } from '../../../scripts/build/serve/hostSettings.ts';
import { headersOf, pagePolicy } from '../../../scripts/build/serve/siteHeaders.ts';
import { run } from '../run.ts';

const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
for (const name of ['_astro', 'figure', 'figures', 'sweeps', 'play']) mkdirSync(join(folder, name));
for (const name of ['404.html', 'index.html', 'sw.js', 'theme.js', '_headers', 'vercel.json'])
  writeFileSync(join(folder, name), '');
afterAll(() => rmSync(folder, { recursive: true }));

const paths = [
  '/',
  '/404.html',
  '/sw.js',
  '/sweeps/',
  '/play/sw.js',
  '/figures/',
  '/figure/',
  '/figure/fig-sweeps/',
  '/_astro/a.B-1_x.js',
  '/_astro/fonts/a.woff2',
];

type Headers = Record<string, string>;
type Reader = (text: string, path: string) => readonly Headers[];

/** All rules of a file that fit a path: one, or a host would join or replace them. */
const readers: Record<SettingsFile, Reader> = {
  _headers: (text, path) => {
    const rules = text
      .split(/\n(?=\S)/)
      .map((rule) => rule.trimEnd().split('\n'))
      .filter(([pattern = '']) =>
        pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path,
      );
    return rules.map(([, ...lines]) =>
      Object.fromEntries(lines.map((line) => /^ {2}([\w-]+): (.*)$/.exec(line)?.slice(1) ?? [])),
    );
  },
  'vercel.json': (text, path) => {
    const { headers } = JSON.parse(text) as {
      readonly headers: readonly {
        readonly source: string;
        readonly headers: readonly { readonly key: string; readonly value: string }[];
      }[];
    };
    return headers
      .filter(({ source }) => new RegExp(`^${source}$`).test(path))
      .map((rule) => Object.fromEntries(rule.headers.map(({ key, value }) => [key, value])));
  },
  'nginx.conf': (text, path) => {
    const maps = [...text.matchAll(/^map \$uri (\$\w+) \{\n([^}]*)\}/gm)].map(
      ([, variable = '', lines = '']) => {
        const entries = [...lines.matchAll(/^ {2}(\S+) "([^"]*)";$/gm)];
        expect(entries.length).toBe(lines.trim().split('\n').length);
        const found = entries.find(
          ([, pattern = '']) => pattern.startsWith('~') && new RegExp(pattern.slice(1)).test(path),
        );
        return [variable, (found ?? entries.find(([, name]) => name === 'default'))?.[2] ?? ''];
      },
    );
    const values = Object.fromEntries(maps) as Headers;
    const added = [...text.matchAll(/^ {4}add_header ([\w-]+) (\$\w+)(?: always)?;$/gm)];
    return [
      Object.fromEntries(
        added.map(([, name = '', variable = '']) => [name, values[variable] ?? '']),
      ),
    ];
  },
  Caddyfile: (text, path) => {
    const fits = (pattern: string): boolean =>
      pattern.split(' ').some((one) => path.startsWith(one.replace(/\*$/, '')));
    const matchers = new Map(
      [...text.matchAll(/^\t(@\w+) (not )?path (.*)$/gm)].map(
        ([, name = '', not, pattern = '']) => [name, fits(pattern) === (not === undefined)],
      ),
    );
    return [...text.matchAll(/^\theader (@\w+) \{\n((?:\t\t.*\n)*)\t\}$/gm)]
      .filter(([, name = '']) => matchers.get(name))
      .map(([, , lines = '']) =>
        Object.fromEntries(
          [...lines.matchAll(/^\t\t([\w-]+) "(.*)"$/gm)].map(([, name, value]) => [name, value]),
        ),
      );
  },
};

describe.each(['/', '/some/folder/'])('below %s', (base) => {
  const served = servedFrom(folder, base);
  test.each(settingsFiles)('%s says what the server sends', (file) => {
    const text = settingsText(file, served);
    for (const path of paths) {
      const below = path.startsWith('/figures/') ? '/figures/' : path;
      expect(readers[file](text, served.prefix + path), path).toEqual([headersOf(below)]);
    }
    if (base !== '/') {
      // what lies beside the site is not spoken of
      const beside = readers[file](text, '/figure/fig-sweeps/');
      if (file === '_headers' || file === 'vercel.json') expect(beside).toEqual([]);
    }
  });
});

test('anybody may frame a figure, and only the site itself any other page', () => {
  for (const path of paths) {
    const policy = headersOf(path)['Content-Security-Policy'] ?? '';
    expect(policy.includes("frame-ancestors 'self'"), path).toBe(!path.startsWith('/figure/'));
    expect(policy.includes('frame-ancestors'), path).toBe(!path.startsWith('/figure/'));
  }
});

test('a header forbids none of the scripts that a page allows', () => {
  for (const path of paths)
    expect(headersOf(path)['Content-Security-Policy']).not.toMatch(/(?:default|script|style)-src/);
  expect(pagePolicy.filter((directive) => /^(?:script|style)-src/.test(directive))).toEqual([]);
});

test('only files with a hash in their names are kept without asking', () => {
  for (const path of paths)
    expect(headersOf(path)['Cache-Control']?.includes('immutable'), path).toBe(
      path.startsWith('/_astro/'),
    );
});

test('the command prints a file, and names those that there are', () => {
  vi.stubEnv('OUT_DIR', folder);
  vi.stubEnv('BASE', '/a');
  expect(run('test/hosts.ts', ['vercel.json'])).toEqual({
    code: 0,
    out: settingsText('vercel.json', servedFrom(folder, '/a')),
    err: '',
  });
  expect(run('test/hosts.ts', ['apache'])).toEqual({
    code: 2,
    out: '',
    err: 'Name one of _headers, vercel.json, nginx.conf, Caddyfile.\n--help says what there is.\n',
  });
  vi.unstubAllEnvs();
});
