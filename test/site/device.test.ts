/** What is kept on the device: the whole book, read without a network; and runs, under their settings, until they are removed. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectQuiet, pressShare, readyCell, until, useBrowser } from './support.ts';

const { open } = useBrowser();
const cell = '#fig-classes-6x6';
const bar = (page: Page) => page.locator(`${cell} .run-bar`);
const offers = (page: Page) => page.locator(`${cell} .run-kept`);
const phase = (page: Page, wanted: string): Promise<void> =>
  page.locator(`${cell} .run-bar[data-phase="${wanted}"]`).waitFor({ timeout: 60_000 });

test('the book is kept when the reader asks for it, opens without a network, and is removed', async () => {
  const opened = await open('device/', { fresh: true });
  const { page } = opened;
  const keep = page.getByRole('button', { name: 'Keep this book on this device' });
  await keep.waitFor();
  expect(await page.locator('[data-book]').innerText()).toMatch(/It takes \d+\sMB there/);
  expect(await page.evaluate('caches.keys()')).toEqual([]);
  await keep.click();
  const remove = page.getByRole('button', { name: 'Remove the book' });
  await remove.waitFor({ timeout: 60_000 });
  expectQuiet(opened);
  await page.context().setOffline(true);
  // a chapter that was never opened, with a figure that reads a stored result and has workers
  await page.goto(
    new URL('../density/?fig-classes-6x6=1;a=20;b=60;s=10;n=50;r=7;z', page.url()).href,
  );
  await readyCell(page, 'fig-classes-6x6');
  await page.locator(`${cell} [data-run="start"]`).click();
  await phase(page, 'complete');
  expect(await page.locator(`${cell} .run-notices`).count()).toBe(0);
  // and places that were never opened: a week to play, the coach with its positions, the list of runs, collections
  await page.goto(new URL('../play/?play=1;w=2027-W11;z', page.url()).href);
  await readyCell(page, 'play');
  await page.locator('#play [data-seven="1"]').click();
  await expect
    .poll(() => page.locator('#play .cell-title').innerText())
    .toMatch(/^Tuesday of week 11/);
  await page.goto(new URL('../train/?coach=1;q=5;z', page.url()).href);
  await readyCell(page, 'coach');
  await page.getByText('Press a cell that follows.').waitFor();
  await page.goto(new URL('../lab/', page.url()).href);
  await page.locator('[data-runs]').getByText('seed 7').first().waitFor();
  // a collection, graded and printed with its codes, and files that become a table
  await page.goto(new URL('../collection/', page.url()).href);
  await readyCell(page, 'collection');
  await page
    .locator('#collection [data-summary]')
    .getByText('All four have one solution')
    .waitFor();
  await page.evaluate(`window.print = () => {
    dispatchEvent(new Event('beforeprint'));
    document.body.dataset.printed = document.querySelectorAll('[data-paper] .sheet-qr path').length;
  }`);
  await page.locator('#collection [data-print]').click();
  await expect.poll(() => page.locator('body').getAttribute('data-printed')).toBe('4');
  await readyCell(page, 'folder');
  await page.locator('#folder-files').setInputFiles({
    name: 'wrong.txt',
    mimeType: '',
    buffer: Buffer.from('rows: 1, 3, 2 cols: 1, 3, 1'),
  });
  await page.locator('#folder tbody').getByText('row 3, number 1: 2, perhaps 1').waitFor();
  await page.context().setOffline(false);
  await page.goto(new URL('../device/', page.url()).href);
  await remove.click();
  await keep.waitFor();
  expect(await page.evaluate('caches.keys()')).toEqual([]);
  await opened.close();
});

test('points, files and Go on are of the settings on show; a run of others is kept, offered, and removed', async () => {
  const link = 'density/?fig-classes-6x6=1;h=20;w=20;a=30;b=70;s=10;n=20000;r=5;z';
  const opened = await open(link, { fresh: true });
  const { page } = opened;
  await readyCell(page, 'fig-classes-6x6');
  await page.locator(`${cell} [data-run="start"]`).click();
  await until(page, `document.querySelector('${cell} progress')?.value > 500`);
  await bar(page).getByRole('button', { name: 'Stop' }).click();
  await phase(page, 'partial');
  const seed = page.locator(`${cell} input[id$="-seed"]`);
  await seed.fill('6');
  await phase(page, 'idle');
  await expect.poll(() => bar(page).innerText()).not.toMatch(/Partial|Run again/);
  const download = page.waitForEvent('download');
  await pressShare(page, cell, 'json');
  const saved = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as object;
  expect(JSON.stringify(saved)).not.toContain('"seed":5');
  expect(await offers(page).innerText()).toMatch(
    /Kept with other settings: [\d,]+ of 100,000 boards done today/,
  );
  // its settings bring it back
  await seed.fill('5');
  await phase(page, 'partial');
  await seed.fill('6');
  await phase(page, 'idle');
  // another day, another tab: it goes on with its own settings
  const other = await page.context().newPage();
  await other.goto(new URL('../density/', page.url()).href);
  await readyCell(other, 'fig-classes-6x6');
  await offers(other).getByRole('button', { name: 'Go on' }).click();
  await until(other, `document.querySelector('${cell}-seed').value === '5'`);
  await bar(other).getByRole('button', { name: 'Stop' }).click();
  await phase(other, 'partial');
  await other.goto(new URL('../lab/', page.url()).href);
  await other.getByRole('button', { name: 'Remove all' }).click();
  await other.getByText('No run is kept yet.').waitFor();
  await other.close();
  await page.reload();
  await readyCell(page, 'fig-classes-6x6');
  await phase(page, 'idle');
  expect(await offers(page).count()).toBe(0);
  expectQuiet(opened);
  await opened.close();
});
