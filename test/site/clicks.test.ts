/** From the first page every page is at most two presses away: a walk over the links of the built site. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testedBuilds } from '../../scripts/build/site/buildSite.ts';
import { builtPages } from '../../scripts/build/site/builtPages.ts';
import { isAuthorsPage } from './support.ts';

const [{ folder }] = testedBuilds;
const site = 'http://site/';

/** Pages that none is to come upon: others frame figures alone, and old addresses lead on. */
const isForOthers = (path: string): boolean =>
  path.startsWith('figure/') ||
  path.endsWith('.html') ||
  (path !== 'code/' && /<meta name="robots" content="noindex"/.test(read(path)));

const read = (path: string): string =>
  readFileSync(`${folder}/${path}${path.endsWith('.html') ? '' : 'index.html'}`, 'utf8');

/** The pages that a page leads to. */
const linksOf = (path: string): readonly string[] =>
  [...read(path).matchAll(/<a\s[^>]*href="([^"]*)"/g)]
    .map(([, href = '']) => new URL(href.replaceAll('&amp;', '&'), `${site}${path}`))
    .filter(({ href }) => href.startsWith(site))
    .map(({ pathname }) => decodeURI(pathname.slice(1)));

test('every page is two presses from the first page at most', () => {
  const pages = builtPages(folder).filter((path) => !isAuthorsPage(path));
  const presses = new Map([['', 0]]);
  for (const [path, count] of presses)
    // those that are added are walked, too
    for (const to of linksOf(path))
      if (!presses.has(to) && pages.includes(to)) presses.set(to, count + 1);
  const far = pages.filter((path) => !isForOthers(path) && (presses.get(path) ?? 9) > 2);
  expect(far).toEqual([]);
  expect(presses.size).toBeGreaterThan(50);
});
