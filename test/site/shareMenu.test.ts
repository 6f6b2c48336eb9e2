/** The menu "Share" under a figure: by pointer, key and finger, asleep and awake, in its chapter and alone. */
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { figurePlaces } from '../../src/facts/figurePlaces.ts';
import { expectQuiet, heightsOf, pressShare, readyCell, until, useBrowser } from './support.ts';

const { open } = useBrowser();

const id = 'fig-line';
const cell = `#${id}`;

test('opens and closes by key, and nothing moves', async () => {
  const opened = await open('one-line/');
  const { page } = opened;
  await readyCell(page, id);
  const menu = page.locator(`${cell} [data-cell-menu]`);
  const height = (): Promise<number> =>
    page.evaluate('document.documentElement.getBoundingClientRect().height');
  const before = await height();
  await menu.locator('summary').focus();
  await page.keyboard.press('Enter');
  await menu.getByRole('button', { name: 'Copy link' }).waitFor();
  expect(await height()).toBe(before);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate('document.activeElement.textContent.trim()')).toBe('CSV');
  await page.keyboard.press('Escape');
  expect(await menu.getAttribute('open')).toBeNull();
  expect(await page.evaluate('document.activeElement.localName')).toBe('summary');
  // an output closes it, says so where it was, and leaves the reader there
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator(`${cell} [data-done]`).getByText('Link copied.').waitFor();
  expect(await menu.getAttribute('open')).toBeNull();
  expect(await page.evaluate('document.activeElement.localName')).toBe('summary');
  expect(await height()).toBe(before);
  await menu.locator('summary').click();
  await page.locator(`${cell} .cell-title span`).click();
  await expect.poll(() => menu.getAttribute('open')).toBeNull();
  expectQuiet(opened);
  await opened.close();
});

test('is whole on the screen of a phone, with targets for fingers', async () => {
  const { page, close } = await open('one-line/', { width: 360, touch: true });
  await readyCell(page, id);
  await page.locator(`${cell} [data-cell-menu] summary`).tap();
  const box = await page.locator(`${cell} .cell-menu-list`).boundingBox();
  expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
  const heights = await heightsOf(page, `${cell} .cell-menu-list button`);
  expect(heights.length).toBeGreaterThan(4);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  await close();
});

/** How many sheets of paper the page takes. */
const sheetsOf = async (page: Page): Promise<number> => {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
};

test('shows the picture as it is saved, and prints it alone on one sheet', async () => {
  const opened = await open('one-line/');
  const { page } = opened;
  await readyCell(page, id);
  await page.evaluate('window.print = () => {}');
  await page.locator(`${cell} [data-cell-menu] summary`).click();
  await until(page, `document.querySelector('${cell} .cell-preview img')?.naturalWidth > 400`);
  await page.locator(`${cell} [data-output="print"]`).click();
  const sheet = page.locator('.figure-sheet');
  await sheet.waitFor({ state: 'attached' });
  const told = await sheet.textContent();
  expect(told).toContain('Figure 1.1');
  expect(told).toContain(`${inject('site')}one-line/#${id}`);
  expect(await sheetsOf(page)).toBe(1);
  await expect.poll(() => sheet.count()).toBe(0);
  expect(await sheetsOf(page)).toBeGreaterThan(1); // the chapter, again
  expectQuiet(opened);
  await opened.close();
  const alone = await open('figure/fig-sweeps/');
  await readyCell(alone.page, 'fig-sweeps');
  expect(await sheetsOf(alone.page)).toBe(1);
  await alone.close();
});

test('answers who pressed before the figure was awake', async () => {
  const { page, close } = await open('one-line/', { fresh: true });
  const pressed = Promise.withResolvers<void>();
  await page.route('**/figure.*.js', async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.locator(cell).scrollIntoViewIfNeeded();
  await pressShare(page, cell, 'csv');
  expect(await page.locator(cell).getAttribute('data-state')).not.toBe('ready');
  const saved = page.waitForEvent('download');
  pressed.resolve();
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
  await close();
});

test.each(['site', 'subPathSite'] as const)(
  'copies the link of a figure alone: %s',
  async (which) => {
    const site = inject(which);
    // the one that is there below another path, too: sampled.ts
    const [alone = ''] = figurePlaces().keys();
    const { page, close } = await open(`figure/${alone}/`, { site });
    await readyCell(page, alone);
    await pressShare(page, `#${alone}`, 'link');
    await page.locator(`#${alone} [data-done]`).getByText('Link copied.').waitFor();
    const link = await page.evaluate('navigator.clipboard.readText()');
    expect(link).toContain(`${site}figure/${alone}/`);
    await close();
  },
);
