/** What holds for every page of the readers, and of all links of the site. */
import { expect, inject, test } from 'vitest';
import { HtmlValidate } from 'html-validate';
import { builtPages } from '../../scripts/build/site/builtPages.ts';
import { testPages } from './everyPage.ts';
import { medianOf } from './stage.ts';
import { isAuthorsPage, readersPages } from './support.ts';

const seen = testPages(
  import.meta.filename,
  readersPages().filter((path) => !isAuthorsPage(path)),
);

test('there were pictures with words, figures and worksheets to be looked at', () => {
  if (!seen.all) return; // most pages are as they were then
  expect(seen.pictures).toBeGreaterThan(50);
  expect(seen.shares.length).toBeGreaterThan(25);
  expect(medianOf(seen.shares)).toBeGreaterThan(0.4);
  expect(seen.worksheets).toBe(7); // three lessons, and the pages to play on, to make, to collect and to print
});

test('every page is valid HTML', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: {
      'no-trailing-whitespace': 'off',
      'long-title': 'off',
      'doctype-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // a table that lies in blocks on a phone says its roles, which some browsers forget else
      'no-redundant-role': 'off',
      // a list of pictures: a select has words only
      'prefer-native-element': ['error', { exclude: ['listbox'] }],
      // a claim's address begins with its document: #000-section-2-settle; HTML allows it
      'valid-id': ['error', { relaxed: true }],
    },
  });
  const problems: string[] = [];
  for (const path of readersPages()) {
    const file = path === '404.html' ? 'dist/404.html' : `dist/${path}index.html`;
    const report = await validator.validateFile(file);
    for (const result of report.results) {
      for (const message of result.messages.filter(({ severity }) => severity === 2)) {
        problems.push(`${file}:${message.line} ${message.ruleId} ${message.message}`);
      }
    }
  }
  expect(problems).toEqual([]);
});

test('every link inside the site, with its fragment, leads somewhere', async () => {
  const site = inject('site');
  const ids = new Map<string, Set<string>>();
  const targets: { from: string; to: URL }[] = [];
  for (const path of builtPages()) {
    const address = new URL(path, site);
    const html = await (await fetch(address)).text();
    ids.set(
      address.pathname,
      new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? '')),
    );
    for (const [, href] of html.matchAll(/<a\s[^>]*href="([^"]+)"/g)) {
      const to = new URL((href ?? '').replaceAll('&amp;', '&'), address);
      if (to.origin === address.origin) targets.push({ from: path, to });
    }
  }
  const dead: string[] = [];
  const checked = new Map<string, boolean>();
  for (const { from, to } of targets) {
    const known = ids.get(to.pathname);
    if (known === undefined) {
      if (!checked.has(to.pathname)) checked.set(to.pathname, (await fetch(to)).ok);
      if (checked.get(to.pathname) !== true) dead.push(`${from} -> ${to.pathname}`);
    } else if (to.hash !== '' && !known.has(decodeURIComponent(to.hash.slice(1)))) {
      dead.push(`${from} -> ${to.pathname}${to.hash}`);
    }
  }
  expect(dead).toEqual([]);
});
