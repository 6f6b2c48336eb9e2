/** The order of every figure of the chapters: picture, one action, folded settings; on a phone the first two at once. */
import { readdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readyCell, useBrowser } from './support.ts';

const { open } = useBrowser();

/** A telephone of 360 by 640. */
const screen = { width: 360, height: 640 };

/** Figures whose picture and action cannot be on one such screen, and why. */
const larger: Readonly<Record<string, string>> = {
  'fig-3-1': 'the long sentence of its decisive step stands over a board of 20 by 20 cells',
};

/** Figures that have no settings, and an order of their own: the map of the census is picture and control in one. */
const own = new Set(['fig-4-0']);

type Measured = {
  readonly id: string;
  readonly order: readonly string[]; // the parts, as they stand in the page
  readonly head: number; // from the top of the figure to the end of picture and action
  readonly folded: boolean; // its settings are
};

/** What a reader finds from the top of each figure on: the action of a stepper is in its picture. */
const measure = `[...document.querySelectorAll('[data-cell]')].map((cell) => {
  const parts = [...cell.querySelectorAll('.cell-picture, .cell-action, [data-fold="settings"]')];
  const buttons = [...cell.querySelectorAll('.cell-action, .cell-picture .stepper-transport')];
  const ends = [cell.querySelector('.cell-picture'), ...buttons.slice(0, 1)].map(
    (part) => part?.getBoundingClientRect().bottom ?? 0,
  );
  const stepper = cell.querySelector('.cell-picture .stepper-board');
  if (stepper !== null) ends[0] = stepper.getBoundingClientRect().bottom;
  return {
    id: cell.id,
    order: parts.map((part) => part.dataset.fold ?? part.className.split(' ')[0]),
    head: Math.max(...ends) - cell.getBoundingClientRect().top,
    folded: parts.every((part) => part.dataset.fold === undefined || !part.open),
  };
})`;

async function figures(path: string, look: Parameters<typeof open>[1]): Promise<Measured[]> {
  const { page, close } = await open(path, look);
  const ids = await page
    .locator('[data-cell]')
    .evaluateAll((cells) => cells.map((cell) => cell.id));
  for (const id of ids) {
    await readyCell(page, id, true);
    // a figure that measures its place first draws a moment later
    if (!own.has(id)) await page.locator(`#${id} .cell-picture`).first().waitFor();
  }
  const found = (await page.evaluate(measure)) as Measured[];
  await close();
  return found;
}

const chapters = readdirSync('content/chapters').map((file) => file.replace(/\.mdx$/, '/'));

test('every figure of the chapters shows its picture first, then one action, then its folded settings', async () => {
  let count = 0;
  const beyond: string[] = [];
  for (const path of chapters) {
    for (const { id, order, head, folded } of await figures(path, screen)) {
      if (own.has(id)) continue;
      count++;
      expect([id, order[0]]).toEqual([id, 'cell-picture']);
      expect([id, order.indexOf('cell-action') < 2]).toEqual([id, true]);
      expect([id, folded]).toEqual([id, true]);
      if (head > screen.height) beyond.push(`${id} ${id in larger ? 'named' : Math.ceil(head)}`);
    }
  }
  expect(count).toBeGreaterThan(25);
  expect(beyond).toEqual(Object.keys(larger).map((id) => `${id} named`));
});

const foldOf = (page: Page, id: string) =>
  page.locator(`#${id} details[data-fold="settings"]`).first();

const isOpen = (page: Page, id: string): Promise<boolean> =>
  foldOf(page, id).evaluate((fold) => fold.hasAttribute('open'));

test('the fold opens by key, stays as the reader leaves it, and its fields are reached by Tab', async () => {
  const { page, close } = await open('density/');
  const id = 'fig-5-5';
  await readyCell(page, id, true);
  await foldOf(page, id).locator('summary').focus();
  await page.keyboard.press('Enter');
  expect(await isOpen(page, id)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await page.evaluate('document.activeElement.id')).toBe(`${id}-show`);
  await page.locator(`#${id}-boards`).fill('20');
  await page.locator(`#${id} [data-run="start"]`).click();
  await page.locator(`#${id} .run-bar[data-phase="complete"]`).waitFor({ timeout: 60_000 });
  expect(await isOpen(page, id)).toBe(true);
  await foldOf(page, id).locator('summary').click();
  await page.locator(`#${id} [data-output="reset"]`).click();
  expect(await isOpen(page, id)).toBe(false);
  await close();
});

test.each([
  ['density/', 'fig-5-5', 'n=50', true],
  ['sweeps/', 'fig-2-1', 's=3', false],
  ['sweeps/', 'fig-2-1', 'f=V', true],
  ['one-line/', 'fig-1-1', 'c=3', false],
  ['one-line/', 'fig-1-1', 'd=2', true],
  ['probing/', 'fig-6-1', 'k=6', true],
])('the fold of %s#%s with %s in its link is open: %s', async (path, id, setting, opened) => {
  const { page, close } = await open(`${path}?${id}=1;${setting};z`);
  await readyCell(page, id, true);
  expect(await isOpen(page, id)).toBe(opened);
  await close();
});

test('a run that cannot start leads to the field behind the fold', async () => {
  const { page, close } = await open('density/');
  const id = 'fig-5-5';
  await readyCell(page, id);
  await page.locator(`#${id}-boards`).fill('none');
  await foldOf(page, id).locator('> summary').click();
  expect(await isOpen(page, id)).toBe(false);
  await page.locator(`#${id} [data-run="start"]`).click();
  expect(await isOpen(page, id)).toBe(true);
  expect(await page.evaluate('document.activeElement.id')).toBe(`${id}-boards`);
  await close();
});
