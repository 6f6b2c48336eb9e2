/** Where style sheets are asked for: a reader pays once for those of the figures on the page, and for no others. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

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

test('every style sheet is imported by a component or a layout, or by one that is', () => {
  const importedBy = (ending: string, line: RegExp): string[] =>
    sources
      .filter((file) => file.endsWith(ending))
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(line)].map(([, path]) =>
          join(file, '..', path ?? ''),
        ),
      );
  const asked = new Set([
    ...importedBy('.astro', /^import '(.*\.css)';$/gm),
    ...importedBy('.css', /^@import '(.*\.css)';$/gm),
  ]);
  expect(sources.filter((file) => file.endsWith('.css')).toSorted()).toEqual([...asked].toSorted());
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
