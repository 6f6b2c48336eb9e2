/** Where style sheets are asked for: a reader pays once for those of the figures on the page, and for no others. */
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { figures } from '../../src/widgets/figures.ts';
import { sharedSheets } from '../../src/widgets/sheets.ts';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) =>
  join('src', file),
);

test('scripts import no style sheet: every page would link those of every figure', () => {
  const scripts = sources.filter((file) => file.endsWith('.ts'));
  expect(scripts.length).toBeGreaterThan(100);
  expect(scripts.filter((file) => /^import .*\.css'/m.test(readFileSync(file, 'utf8')))).toEqual(
    [],
  );
});

test('every style sheet is asked for: by its file, by its name, or as one of a figure', () => {
  const found = (
    ending: string,
    line: RegExp,
  ): readonly (readonly [file: string, match: string])[] =>
    sources
      .filter((file) => file.endsWith(ending))
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(line)].map(
          ([, match = '']) => [file, match] as const,
        ),
      );
  const imported = new Set(
    [
      ...found('.astro', /^import '(.*\.css)';$/gm),
      ...found('.css', /^@import '(.*\.css)';$/gm),
    ].map(([file, path]) => join(file, '..', path)),
  );
  const named = new Set([
    ...Object.values(sharedSheets).flat(),
    ...found('.astro', /<Sheets names=\{\[(.*?)\]\}/g).flatMap(([, names]) =>
      names.split(', ').map((name) => name.slice(1, -1)),
    ),
  ]);
  const isAsked = (file: string): boolean =>
    imported.has(file) ||
    named.has(basename(file, '.css')) ||
    Object.keys(figures).some((tag) => file.startsWith(join('src/widgets', tag, '/'))) ||
    named.has(file.replaceAll('\\', '/').slice('src/'.length, -'.css'.length));
  expect(named.size).toBeGreaterThan(20);
  const sheets = sources.filter((file) => file.endsWith('.css'));
  expect(sheets.filter((file) => !isAsked(file))).toEqual([]);
  const names = sheets.map((file) => basename(file, '.css'));
  for (const name of named)
    if (!name.includes('/'))
      expect([name, names.filter((one) => one === name).length]).toEqual([name, 1]);
});

// of several buttons the chosen one has another value, and the others may say "false"
test('what is marked as the current one is a link, or has a value that is asked for', () => {
  const asking = sources
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => readFileSync(file, 'utf8').match(/^.*\[aria-current\].*$/gm) ?? []);
  expect(asking.length).toBeGreaterThan(3);
  const isExact = /\ba\[aria-current\]|\[aria-current\]:not\(\[aria-current='false'\]\)/;
  expect(asking.filter((line) => !isExact.test(line))).toEqual([]);
});

test('every value that is asked for by a name is said somewhere', () => {
  const texts = sources
    .filter((file) => /\.(?:css|ts|astro)$/.test(file))
    .map((file) => readFileSync(file, 'utf8'));
  const names = (pattern: RegExp): Set<string> =>
    new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)));
  // a program puts together the names of the edges of a board that scrolls
  const said = names(/(?<!\()--([a-z][a-z0-9-]*)['"]?\s*[:,]/g);
  const asked = names(/var\(--([a-z][a-z0-9-]*)[),]/g);
  expect(asked.size).toBeGreaterThan(50);
  expect([...asked].filter((name) => !said.has(name) && !name.startsWith('edge-'))).toEqual([]);
});
