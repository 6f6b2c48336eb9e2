/** The folds of the figures of the chapters: opened by key, by a link, and where a run cannot start. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pressShare, readyCell, useBrowser } from './support.ts';

const { open } = useBrowser();

const foldOf = (page: Page, id: string) =>
  page.locator(`#${id} details[data-fold="settings"]`).first();

const isOpen = (page: Page, id: string): Promise<boolean> =>
  foldOf(page, id).evaluate((fold) => fold.hasAttribute('open'));

test('the fold opens by key, stays as the reader leaves it, and its fields are reached by Tab', async () => {
  const { page, close } = await open('figure/fig-classes-10x10/');
  const id = 'fig-classes-10x10';
  await readyCell(page, id, true);
  await foldOf(page, id).locator('> summary').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => isOpen(page, id)).toBe(true);
  // tables and sources come first, at the left, and then the fields
  const reached = (): Promise<string> => page.evaluate('document.activeElement.id');
  for (let presses = 0; presses < 5 && (await reached()) !== `${id}-show`; presses++) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(`document.activeElement.closest('#${id} [data-fold]') !== null`),
    ).toBe(true);
  }
  expect(await reached()).toBe(`${id}-show`);
  await page.locator(`#${id}-boards`).fill('20');
  await page.locator(`#${id} [data-run="start"]`).click();
  await page.locator(`#${id} .run-bar[data-phase="complete"]`).waitFor({ timeout: 60_000 });
  await expect.poll(() => isOpen(page, id)).toBe(true);
  await foldOf(page, id).locator('> summary').click();
  await pressShare(page, `#${id}`, 'reset');
  await expect.poll(() => isOpen(page, id)).toBe(false);
  await close();
});

test('a run that cannot start leads to the field behind the fold', async () => {
  const { page, close } = await open('figure/fig-classes-10x10/');
  const id = 'fig-classes-10x10';
  await readyCell(page, id);
  await page.locator(`#${id}-seed`).fill('none');
  await foldOf(page, id).locator('> summary').click();
  await expect.poll(() => isOpen(page, id)).toBe(false);
  await page.locator(`#${id} [data-run="start"]`).click();
  await expect.poll(() => isOpen(page, id)).toBe(true);
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe(`${id}-seed`);
  await close();
});

test('who opens More in one figure finds it open in the others, and closed once it is closed', async () => {
  const { page, close } = await open('sweeps/');
  await readyCell(page, 'fig-sweeps', true);
  await foldOf(page, 'fig-sweeps').locator('> summary').click();
  const next = new URL('../two-rows-two-columns/', page.url()).href;
  for (const isLeftOpen of [true, false]) {
    await page.goto(next);
    await page.locator('#fig-smallest-pairs').scrollIntoViewIfNeeded();
    await readyCell(page, 'fig-smallest-pairs', true);
    await expect.poll(() => isOpen(page, 'fig-smallest-pairs')).toBe(isLeftOpen);
    if (!isLeftOpen) break;
    await foldOf(page, 'fig-smallest-pairs').locator('> summary').press('Enter');
    await expect.poll(() => isOpen(page, 'fig-smallest-pairs')).toBe(false);
  }
  await close();
});
