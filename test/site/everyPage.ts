/**
 * What holds for every page, as tests: quiet console, own origin, strict policy, head, no id twice, accessibility, no overflow, no words
 * of a picture over others, every saved file whole and the same in both themes, the same words in a page that others write into, no empty sheet of paper, worksheets with their answers on another one, and in the chapters the stage of every figure. One visit is enough for all that is seen.
 */
import { existsSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { pagePolicy } from '../../scripts/build/serve/siteHeaders.ts';
import { stillPage, wakeFigures } from '../../scripts/test/browser/wakeFigures.ts';
import { withoutScript } from '../../src/notebook/host/browsers.ts';
import { expectSame, seenFigures } from './boxes.ts';
import { expectSameInTranslation } from './otherHands.ts';
import { describePart } from './parts.ts';
import { lookAtWords } from './pictureWords.ts';
import { expectFullPaper, expectToldOnPaper, expectWorksheet } from './paper.ts';
import { expectFocusKept } from './actFocus.ts';
import { expectAccessible } from './accessible.ts';
import { faultsOfFiles, savedFiles } from './savedFiles.ts';
import { expectStage } from './stage.ts';
import { smallTargets } from './targets.ts';
import { controlsOf, expectControls } from './controls.ts';
import { expectQuiet, isAuthorsPage, useBrowser } from './support.ts';

/** A telephone in the dark, and a desk by day. */
const phone = { width: 360, height: 640, dark: true } as const;
const desk = { width: 1440, height: 900 } as const;

/** Authors' pages with charts in forms and sizes that no chapter has. */
const charts = new Set(
  ['density-run', 'difficulty-count', 'census-table', 'pq-lattice', 'method-ranking'].map(
    (figure) => `kit/${figure}/`,
  ),
);

/** An authors' page of one widget is looked at on a phone; the widget's own tests have the other looks. */
const isForDesks = (path: string): boolean =>
  !isAuthorsPage(path) || path === 'kit/' || charts.has(path);

/** Whether the words in the pictures of a page are looked at. */
const hasWords = (path: string): boolean =>
  charts.has(path) || !/^(code|kit)\/|404|search|words|ledger/.test(path);

const isChapter = (path: string): boolean =>
  path !== '' && existsSync(`content/chapters/${path.replace(/\/$/, '.mdx')}`);

/** What was seen on all pages of a file, so that it is not nothing; less where pages were left out that are green. */
export type Seen = {
  pictures: number;
  readonly shares: number[]; // of the figures of chapters, their pictures
  worksheets: number;
  files: number;
  all: boolean;
};

/**
 * Defines the tests of each of these pages.
 *
 * @param file - the test file
 * @param paths - below the site's base; read when the tests are collected, after the global set-up has built the site
 * @returns what will have been seen after them
 */
export function testPages(file: string, paths: readonly string[]): Readonly<Seen> {
  const { open } = useBrowser();
  const seen: Seen = { pictures: 0, shares: [], worksheets: 0, files: 0, all: true };
  for (const path of paths) {
    const isLeftOut = describePart(file, `page /${path}`, () => {
      testPage(path, open, seen);
    });
    if (isLeftOut) seen.all = false;
  }
  return seen;
}

/** Figures that say nothing, or show nothing, before they wake. */
const mute = `[...document.querySelectorAll('[data-cell]:not([data-cell="try-yourself"])')]
  .filter((cell) => cell.querySelector('.cell-body :is(svg, table)') === null ||
    [...cell.querySelectorAll('.cell-body p')].map((one) => one.textContent).join(' ').length < 20)
  .map(({ id }) => id)`;

/** Names of parts that two parts of a page have, those of its figures at work included. */
const idsTwice = `(() => {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  return ids.filter((id, at) => ids.indexOf(id) < at);
})()`;

/** What of a page is wider than the page is: all of it, by so many pixels, and links of its header. */
const beyondTheEdge = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const links = [...document.querySelectorAll('.site-header :is(a, summary, select)')];
  return [
    ...(scrollWidth > clientWidth ? [\`the page: \${scrollWidth - clientWidth}\`] : []),
    ...links.filter((link) => link.getBoundingClientRect().right > clientWidth).map((link) => link.textContent.trim()),
  ];
})()`;

/** Links of the header that begin below the end of another one. */
const secondRow = `(() => {
  const boxes = [...document.querySelectorAll('.site-nav > :is(a, details)')].map((link) => link.getBoundingClientRect());
  return boxes.filter(({ top }) => boxes.some(({ bottom }) => bottom <= top)).length;
})()`;

/** What is as it is written in every language, and does not say so. */
const translated = `[...document.querySelectorAll('pre, code, kbd, math, .board-scroll')]
  .filter((one) => one.closest('[translate="no"]') === null)
  .map((one) => one.outerHTML.slice(0, 80))`;

/** What holds of a page that is awake, however wide it is. */
async function expectInOrder(page: Page, path: string, seen: Seen): Promise<void> {
  const wide = await page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  expect(wide).toBeLessThanOrEqual(0);
  expect(await page.evaluate(smallTargets)).toEqual([]);
  if (!hasWords(path)) return;
  await page.evaluate('document.fonts.ready.then(() => true)'); // another font is wider
  const { pictures, faults } = await page.evaluate(lookAtWords);
  expect(faults).toEqual([]);
  seen.pictures += pictures;
}

/** Files of a figure by night; its last picture is the same by day. */
async function expectWholeFiles(page: Page, seen: Seen): Promise<void> {
  const saved = await savedFiles(page, ['svg', 'csv', 'json']);
  seen.files += saved.filter(({ svg }) => svg !== null).length;
  expect(await faultsOfFiles(page, saved)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, undefined, { colours: true });
  const [last] = await savedFiles(page, ['svg', 'png'], 1);
  expect(last?.svg).toBe(saved.find(({ id }) => id === last?.id)?.svg);
  expect(await faultsOfFiles(page, last === undefined ? [] : [last])).toEqual([]);
}

/** The tests of one page. */
function testPage(path: string, open: ReturnType<typeof useBrowser>['open'], seen: Seen): void {
  test('is quiet, accessible, in order and fits a phone in the dark and a desk', async () => {
    const opened = await open(path, phone);
    const { page } = opened;
    const figures = isAuthorsPage(path);
    const asleep = await seenFigures(page, false, figures);
    const sleeping = await controlsOf(page);
    if (/^papers\/./.test(path) || isChapter(path)) expect(await page.evaluate(mute)).toEqual([]);
    await page.evaluate(wakeFigures);
    const states = `[...document.querySelectorAll('[data-cell]')]
      .filter((cell) => cell.checkVisibility())
      .map((cell) => cell.dataset.state)`;
    const others = (await page.evaluate<string[]>(states)).filter((state) => state !== 'ready');
    expect(others).toEqual([]);
    expectControls(sleeping, await controlsOf(page));
    expect(await page.evaluate(idsTwice)).toEqual([]);
    if (isChapter(path)) await expectStage(page, 'phone');
    await expectInOrder(page, path, seen);
    await expectAccessible(page, undefined, { figures });
    if (figures) await expectWholeFiles(page, seen);
    expectQuiet(opened);
    expectSame(asleep, await seenFigures(page, true, figures));
    expect(await page.evaluate(translated)).toEqual([]);
    if (figures && path !== 'kit/') await expectSameInTranslation(page, () => open(path, phone));
    expect(await page.evaluate(secondRow)).toBe(0);
    if (isForDesks(path)) {
      await page.setViewportSize(desk);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.evaluate(stillPage);
      await expectInOrder(page, path, seen);
      if (isChapter(path)) seen.shares.push(...(await expectStage(page, 'desk')));
      // names and roles are the same in every look, and asking for them takes longest
      if (!figures) await expectAccessible(page, undefined, { figures, colours: true });
      await page.emulateMedia({ colorScheme: 'dark' });
    }
    // a desk at 400 %
    await page.setViewportSize({ width: 320, height: phone.height });
    expect(await page.evaluate(beyondTheEdge)).toEqual([]);
    if (!figures) {
      await expectFullPaper(page);
      await expectToldOnPaper(page);
      if (await expectWorksheet(page)) seen.worksheets++;
    }
    if (figures) await expectFocusKept(page);
    expectQuiet(opened);
    await opened.close();
  });

  test('has title, description, icon, social picture, a strict policy and a word without script', async () => {
    const html = await (await fetch(new URL(path, inject('site')))).text();
    // only the head is compared: a failing page shall not print whole
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head).toMatch(/<title>[^<]{8,70}<\/title>/);
    expect(head).toMatch(/<meta name="description" content="[^"]{40,}"/);
    expect(head).toMatch(/<link rel="icon" [^>]*href="[^"]+"/);
    const policy = /http-equiv="content-security-policy" content="([^"]+)"/i.exec(head)?.[1] ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).not.toContain('unsafe-eval');
    for (const directive of pagePolicy) expect(policy).toContain(directive);
    expect(head).not.toMatch(/rel="canonical"|og:url/); // the tested build is not told where it will be
    expect(html.match(/<noscript>\s*<p class="page no-script">([^<]*)/)?.[1]).toBe(withoutScript);
    const picture = /<meta property="og:image" content="([^"]+)"/.exec(head)?.[1] ?? '';
    const file = await fetch(new URL(picture, inject('site')));
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/png']);
  });
}
