/** The figures of every chapter: how many there are, that their numbers follow each other, and what they are without script. */
import { readFileSync, readdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testedBuilds } from '../../scripts/build/site/buildSite.ts';
import { builtPages } from '../../scripts/build/site/builtPages.ts';
import { useBrowser } from './support.ts';

const { open } = useBrowser();

const chapters = readdirSync('content/chapters').map((file) => {
  const text = readFileSync(`content/chapters/${file}`, 'utf8');
  return {
    path: file.replace(/\.mdx$/, '/'),
    number: Number(/^number: (\d+)$/m.exec(text)?.[1]),
    figures: text.match(/<Figure id=/g)?.length ?? 0,
  };
});

test.each(chapters)(
  '$path has figures whose numbers follow each other, and names no others of its own',
  ({ path, number, figures }) => {
    const html = readFileSync(`${testedBuilds[0].folder}/${path}index.html`, 'utf8');
    const numbers = [...html.matchAll(/class="cell-number"[^>]*>\s*([^<]*?)\s*</g)].map(
      ([, text]) => text,
    );
    expect(numbers).toHaveLength(figures);
    // a picture that opens a chapter of old is number 0: no other figure changed its number for it
    const first = numbers[0] === `Figure ${number}.0` ? 0 : 1;
    expect(numbers).toEqual(numbers.map((_, at) => `Figure ${number}.${at + first}`));
    const named = html.match(new RegExp(`Figure ${number}\\.\\d+`, 'g')) ?? [];
    expect(named.length).toBeGreaterThanOrEqual(figures);
    for (const one of named) expect(numbers).toContain(one);
  },
);

const read = (file: string): string => readFileSync(`${testedBuilds[0].folder}/${file}`, 'utf8');

test.each(chapters)(
  '$path is on the home page and in the search, with a picture of its own',
  ({ path }) => {
    expect(read('index.html')).toMatch(new RegExp(`<a [^>]*href="/${path}`));
    expect(read('search.json')).toContain(`"/${path}"`);
    const picture = `social/${path.replace('/', '')}.png`;
    expect(read(`${path}index.html`)).toMatch(
      new RegExp(`property="og:image" content="[^"]*${picture}"`),
    );
  },
);

/**
 * Fails unless every figure of a page without script has a picture or a table, says what it shows, and has no dead controls; the
 * tasks at the end of a chapter are sentences until a reader draws.
 */
async function expectStillFigures(page: Page): Promise<void> {
  const ids = await page
    .locator('[data-cell]:not([data-cell="try-yourself"])')
    .evaluateAll((cells) => cells.map(({ id }) => id));
  expect(ids).not.toEqual([]);
  for (const id of ids) {
    expect([id, await page.locator(`#${id} .cell-body :is(svg, table)`).count()]).not.toEqual([
      id,
      0,
    ]);
    const told = await page.locator(`#${id} .cell-body p`).allInnerTexts();
    expect([id, told.join(' ').length > 20]).toEqual([id, true]);
  }
  // not even with its menus open
  await page
    .locator('[data-cell-menu]')
    .evaluateAll((menus) => menus.forEach((menu) => menu.setAttribute('open', '')));
  expect(await page.locator('[data-outputs]:visible, [data-output]:visible').count()).toBe(0);
}

const withFigures = [
  '',
  ...chapters.filter(({ figures }) => figures > 0).map(({ path }) => path),
  ...builtPages().filter((path) => /^papers\/./.test(path)),
];

test.each(withFigures)('every figure of /%s stands without script', async (path) => {
  const { page, close } = await open(path, { script: false, width: 360 });
  await expectStillFigures(page);
  await close();
});
