// The file of headers is read again as hosts read it, and says of every address what the one source says.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { headersBlock, headersFile } from '../../../scripts/build/serve/headersFile.ts';
import { headersOf, pagePolicy } from '../../../scripts/build/serve/siteHeaders.ts';

const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
for (const name of ['_astro', 'figure', 'figures', 'sweeps', 'play']) mkdirSync(join(folder, name));
for (const name of ['404.html', 'index.html', 'sw.js', 'theme.js', '_headers'])
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

/** All rules of a file that fit a path: one, or a host would join them. */
const rulesFor = (text: string, path: string): readonly Record<string, string>[] =>
  text
    .split(/\n(?=\S)/)
    .map((rule) => rule.trimEnd().split('\n'))
    .filter(([pattern = '']) =>
      pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path,
    )
    .map(([, ...lines]) =>
      Object.fromEntries(lines.map((line) => /^ {2}([\w-]+): (.*)$/.exec(line)?.slice(1) ?? [])),
    );

describe.each([
  ['/', ''],
  ['/some/folder/', '/some/folder'],
])('below %s', (base, prefix) => {
  test('_headers says what the server sends', () => {
    const text = headersFile(folder, base);
    for (const path of paths)
      expect(rulesFor(text, prefix + path), path).toEqual([headersOf(path)]);
    // what lies beside the site is not spoken of
    if (prefix !== '') expect(rulesFor(text, '/figure/fig-sweeps/')).toEqual([]);
  });
});

test('the document for other hosts has the same', () => {
  expect(readFileSync('docs/hosting.md', 'utf8')).toContain(`\n\`\`\`\n${headersBlock}\`\`\`\n`);
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
