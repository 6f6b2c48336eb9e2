/** A figure in a page of its own: the same view by the same link, framed in another page, and cited. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Frame, Page } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { builtPages } from '../../scripts/build/site/builtPages.ts';
import { serveFolder } from '../../scripts/build/serve/staticServer.ts';
import { frameHtml, heightScript } from '../../src/notebook/share/citation.ts';
import { expectAccessible } from './accessible.ts';
import { expectQuiet, pressShare, readyCell, useBrowser } from './support.ts';

const { open } = useBrowser();

test('every figure of a chapter has one', () => {
  const pages = builtPages().filter((path) => path.startsWith('figure/'));
  expect(pages.length).toBeGreaterThan(150); // each under its old name too
  for (const path of pages) expect(path).toMatch(/^figure\/fig-[a-z0-9-]+\/$/);
});

test('the menu under a figure offers it alone, framed and cited, as it stands', async () => {
  const opened = await open('one-line/?fig-line=1;d=1%201;l=%3F%3F%3F;z');
  const { page } = opened;
  const cell = page.locator('#fig-line');
  await readyCell(page, 'fig-line');
  await pressShare(page, '#fig-line', 'cite');
  const texts = cell.locator('.share-row textarea');
  await texts.nth(4).waitFor();
  const [alone = '', framed = '', script = '', cited = '', bib = ''] = await texts.evaluateAll(
    (areas) => areas.map((area) => (area as HTMLTextAreaElement).value),
  );
  expect(alone).toBe(`${inject('site')}figure/fig-line/?fig-line=1;d=1%201;l=%3F%3F%3F;z`);
  expect(framed).toContain(`src="${alone}"`);
  expect(script).toBe(heightScript(alone));
  expect(cited).toContain('Figure 1.1');
  expect(cited).toContain('/one-line/?fig-line=1;d=1%201;l=%3F%3F%3F;z#fig-line');
  expect(bib).toContain('@misc{nonogram-explorer-fig-line,');
  // the texts follow the figure
  await cell.locator('input[id$="-description"]').fill('2');
  await texts.first().focus();
  await expect.poll(() => texts.first().inputValue()).toContain('d=2;');
  await cell.locator('.share-row button').first().click();
  await expect.poll(() => cell.locator('.share-row button').first().innerText()).toBe('Copied');
  const copied: unknown = await page.evaluate('navigator.clipboard.readText()');
  expect(copied).toBe(await texts.first().inputValue());
  await expectAccessible(page, 'fig-line');

  // framed in a page of 360 pixels, whose policy is that of the chapter
  await page.setViewportSize({ width: 360, height: 800 });
  await page.evaluate((address) => {
    const frame = document.createElement('iframe');
    frame.src = address;
    frame.width = '100%';
    document.body.replaceChildren(frame);
  }, alone);
  const frame = page.frames().at(-1);
  if (frame === undefined) throw new Error('no frame');
  await frame.waitForSelector('#fig-line');
  await frame.evaluate('dispatchEvent(new PointerEvent("pointermove"))');
  await frame.waitForSelector('#fig-line[data-state="ready"]');
  await expect
    .poll(() => frame.locator('#fig-line input[id$="-description"]').inputValue())
    .toBe('1 1');
  await expect
    .poll(() => frame.evaluate('document.documentElement.scrollWidth'))
    .toBeLessThanOrEqual(360);
  expectQuiet(opened);
  await opened.close();
});

/** The address of a page of somebody else, on another server, with figures framed as "Cite or embed" says. */
async function hostOf(addresses: readonly string[]): Promise<string> {
  const told = { number: null, title: 'A figure', about: null, address: '', version: '', day: '' };
  const frames = addresses.map((address) => frameHtml({ id: '', ...told }, address, 300));
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  const head = '<!doctype html><link rel="icon" href="data:,"><title>Theirs</title>';
  writeFileSync(join(folder, 'index.html'), head + frames.join('') + heightScript(inject('site')));
  const server = await serveFolder(folder);
  onTestFinished(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });
  return server.url;
}

const heightIn = (frame: Frame): Promise<number> =>
  frame.evaluate('Math.ceil(document.documentElement.getBoundingClientRect().height)');

/** Waits until a frame of the page is as high as the figure in it, and returns that height. */
async function expectFitting(page: Page, frame: Frame, at = 0): Promise<number> {
  const given = (): Promise<number> =>
    page.evaluate(`parseFloat(document.querySelectorAll('iframe')[${at}].style.height)`);
  await expect.poll(async () => (await given()) - (await heightIn(frame))).toBe(0);
  return given();
}

test('in a sandbox of another site it has the theme asked for, tells its height, and does all that it does', async () => {
  const run = `${inject('site')}figure/fig-classes-6x6/?theme=dark&fig-classes-6x6=1;a=20;b=60;s=40;n=20;z`;
  const other = `${inject('site')}figure/fig-hardest-simple/?theme=purple`;
  // in a tab of its own: fonts that another page of the tab has loaded would count as asked for
  const opened = await open('', { site: await hostOf([run, other]), fresh: true });
  const { page } = opened;
  const [, frame, unthemed] = page.frames();
  if (frame === undefined || unthemed === undefined) throw new Error('no frames');
  const cell = frame.locator('#fig-classes-6x6');
  await frame.waitForSelector('#fig-classes-6x6[data-state="ready"]');
  const scheme = 'getComputedStyle(document.documentElement).colorScheme';
  expect(await frame.evaluate(scheme)).toBe('dark');
  await unthemed.waitForSelector('#fig-hardest-simple');
  expect(await unthemed.evaluate(scheme)).toBe('light dark'); // that of the reader's system
  await expectFitting(page, unthemed, 1); // a still figure tells its height too

  const height = await expectFitting(page, frame);
  expect(height).toBeGreaterThan(300);
  const files = await frame.evaluate<string[]>(
    "performance.getEntriesByType('resource').map(({ name }) => name.replace(/.*\\//, ''))",
  );
  expect(files.filter((name) => name.endsWith('.css'))).toEqual([
    expect.stringMatching(/^figures\./),
  ]);
  const fonts = files.filter((name) => name.endsWith('.woff2'));
  expect(fonts.filter((name) => !name.startsWith('source-sans-3-'))).toEqual([]);
  await pressShare(frame, '#fig-classes-6x6', 'cite');
  await cell.locator('.share-row').last().waitFor();
  const unfolded = await expectFitting(page, frame);
  expect(unfolded).toBeGreaterThan(height);
  const cited = await cell.locator('.share-row textarea').nth(3).inputValue();
  expect(cited).toContain('/figure/fig-classes-6x6/?fig-classes-6x6=1;');
  await cell.locator('[data-share-close]').click();
  expect(await expectFitting(page, frame)).toBeLessThan(unfolded);

  // workers and files
  await frame.locator('details[data-fold="settings"]').evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute('open', '');
  });
  await cell.locator('[data-run="start"]').click();
  await cell.locator('.run-bar[data-phase="complete"]').waitFor();
  expect(await cell.locator('.cell-body').innerText()).not.toContain('Try workers again');
  const download = page.waitForEvent('download');
  await pressShare(frame, '#fig-classes-6x6', 'csv');
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  expect(opened.complaints).toEqual([]);
  expect(opened.foreign.filter((address) => !address.startsWith(inject('site')))).toEqual([]);
  // a link opens in place of the host
  await frame.locator('footer a').first().click();
  await page.waitForURL(`${inject('site')}density/#fig-classes-6x6`);
  await opened.close();
});
