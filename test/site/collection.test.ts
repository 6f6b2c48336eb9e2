/** Collections: four puzzles put together by keys, shared, played and printed; and a folder of files as a table. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { leastOf, longestDuring } from '../../scripts/measure/pages/pageTasks.ts';
import { puzzleOfCode } from '../../src/kit/collection/collection.ts';
import { readCollection } from '../../src/kit/collection/collectionFile.ts';
import { solve } from '../../src/engine/solve/solve.ts';
import { modulesOf, readQr } from '../kit/sheet/qrText.ts';
import { count, fileOf } from '../widgets/puzzle-folder/files.ts';
import { expectAccessible } from './accessible.ts';
import { expectQuiet, readyCell, sideways, useBrowser } from './support.ts';

const { open } = useBrowser();
const cell = '#collection';

const texts = ['1x1_1~1', '2x2_2_1~2_1', '2x3_1_1~1_1_0', '3x3_1_3_1~1_3_1'];

/** Processor time of a task, ms: see docs/reports/performance.md. */
const longest = 50;

const file = (name: string, text: string) => ({ name, mimeType: '', buffer: Buffer.from(text) });

test('four puzzles are collected by keys, come back by the link, are saved, played and printed', async () => {
  const one = await open('collection/', { fresh: true, width: 1440, height: 900 });
  const { page } = one;
  await readyCell(page, 'collection', true);
  expect(await page.locator(`${cell} [data-card]`).count()).toBe(4);
  // the example makes way for what comes in
  await page.locator(`${cell} summary`, { hasText: 'More' }).press('Enter');
  const box = page.locator('#collection-text');
  for (const text of texts) {
    await box.fill(text);
    await page.locator(`${cell} [data-add-text]`).press('Enter');
  }
  await expect.poll(() => page.locator(`${cell} [data-card]`).count()).toBe(4);
  await expect
    .poll(() => page.locator(`${cell} [data-summary]`).innerText())
    .toBe('Puzzle 3: several solutions.');
  await box.fill(texts[0]!);
  await page.locator(`${cell} [data-add-text]`).press('Enter');
  await expect
    .poll(() => page.locator(`${cell} [data-said]`).innerText())
    .toBe('0 puzzles added. 1 puzzle stood there already.');
  // a name, a title, another place
  await page.locator('#collection-name').fill('Small ones');
  await page.locator('#collection-name').press('Tab');
  await page.locator(`${cell} [data-card="3"]`).press('Enter');
  await page.locator('#collection-entitled').fill('A cross');
  await page.locator('#collection-entitled').press('Tab');
  await page.locator(`${cell} button`, { hasText: 'Earlier' }).press('Enter');
  await expect
    .poll(() => page.locator(`${cell} [data-card="2"] .collection-title`).innerText())
    .toBe('A cross');
  await expect.poll(() => page.url()).toContain('Small');
  await expectAccessible(page, 'collection');
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  const saved = page.waitForEvent('download');
  await page.locator(`${cell} [data-save]`).press('Enter');
  const read = readCollection(readFileSync(await (await saved).path()));
  expect([read.name, read.puzzles.map(({ title }) => title)]).toEqual([
    'Small ones',
    ['', '', 'A cross', ''],
  ]);
  const several = page.waitForEvent('download');
  await page.locator('#collection-format').selectOption('non');
  // what a press did is said out of sight, and seen all the same
  await page.setViewportSize({ width: 360, height: 400 });
  const save = page.locator(`${cell} [data-save]`);
  await save.evaluate((button) => button.scrollIntoView({ block: 'start' }));
  await save.press('Enter');
  expect((await several).suggestedFilename()).toBe('small-ones.zip');
  const told = page.locator(`${cell} > [data-notice-again]`);
  await expect.poll(() => told.innerText()).toContain('small-ones.zip saved');
  const { y, height } = (await told.boundingBox())!;
  expect([y > 0, y + height <= 400]).toEqual([true, true]);
  await page.keyboard.press('Shift');
  await told.waitFor({ state: 'detached' });
  await page.setViewportSize({ width: 1440, height: 900 });
  // the link has all of it, for a browser that has nothing
  const link = page.url();
  const other = await open(link.slice(link.indexOf('/collection/') + 1), {
    fresh: true,
    width: 360,
    height: 800,
  });
  await readyCell(other.page, 'collection');
  await expect
    .poll(() => other.page.locator(`${cell} [data-card="2"] .collection-title`).innerText())
    .toBe('A cross');
  expect(await sideways(other.page)).toBeLessThanOrEqual(0);
  expectQuiet(other);
  await other.close();
  // on paper: a code for a camera beside each, and the answers behind
  await page.evaluate(`window.print = () => {
    dispatchEvent(new Event('beforeprint'));
    const count = (what) => document.querySelectorAll('[data-paper] ' + what).length;
    document.body.dataset.printed = [
      count('[data-sheet="tasks"] .sheet-task'),
      count('[data-sheet="answers"] .sheet-task'),
    ].join();
    document.body.dataset.codes = JSON.stringify([...document.querySelectorAll('[data-paper] .sheet-qr')]
      .map((code) => [code.getAttribute('viewBox'), code.querySelector('path').getAttribute('d')]));
  }`);
  await page.locator(`${cell} [data-print]`).press('Enter');
  await expect.poll(() => page.locator('body').getAttribute('data-printed')).toBe('4,4');
  const codes = JSON.parse(
    (await page.locator('body').getAttribute('data-codes')) ?? '',
  ) as readonly (readonly [string, string])[];
  const opened = codes.map(([box, path]) => {
    const { text, level } = readQr(modulesOf(box, path));
    expect(level).not.toBe('L');
    expect(text).toContain(new URL('../play/?play=1;p=', page.url()).href);
    return puzzleOfCode(decodeURIComponent(/p=([^;#]+)/.exec(text)?.[1] ?? '')).puzzle;
  });
  const order = [0, 1, 3, 2] as const;
  expect(opened).toEqual(order.map((at) => puzzleOfCode(texts[at]!).puzzle));
  // it is the shelf of the page to play on
  await page.locator(`${cell} [data-play]`).press('Enter');
  await page.waitForURL(/\/play\//);
  await readyCell(page, 'play');
  const shelf = page.locator('#play .play-shelf');
  await expect.poll(() => shelf.locator('h3').innerText()).toBe('Small ones');
  expect(await shelf.locator('[data-collection]').innerText()).toBe('Small ones: 0 of 4 solved.');
  await shelf.locator('[data-shelf-item="3"]').press('Enter');
  await expect.poll(() => page.locator('#play-title').innerText()).toContain('Small ones, no. 3');
  const { puzzle } = puzzleOfCode(texts[3]!);
  const [picture] = solve(puzzle).solutions;
  for (const [at, value] of picture!.cells.entries())
    if (value === 1) await page.locator('#play [role="gridcell"]').nth(at).press(' ');
  await expect
    .poll(() => shelf.locator('[data-collection]').innerText())
    .toBe('Small ones: 1 of 4 solved.');
  expect(await shelf.locator('[data-shelf-item="3"] .play-shelf-name').innerText()).toBe('A cross');
  await page.locator('#play [data-next]').press('Enter');
  await expect.poll(() => page.locator('#play-title').innerText()).toContain('Small ones, no. 4');
  // who comes back to the page of collections finds it there
  await page.goto(new URL('../collection/', page.url()).href);
  await readyCell(page, 'collection');
  await expect.poll(() => page.locator('#collection-name').inputValue()).toBe('Small ones');
  expectQuiet(one);
  await one.close();
});

test('while a folder of 500 files is read the page is never at work for long', async () => {
  const one = await open('collection/', { fresh: true, width: 1440, height: 900 });
  const { page } = one;
  await readyCell(page, 'collection');
  await readyCell(page, 'folder');
  const texts = Array.from({ length: count }, (_, at) => fileOf(at));
  const progress = page.locator('#folder [data-said]');
  const { ms, work } = await leastOf(longest, async () => {
    // the files are there before: making them is no work of the page
    await page.evaluate((all) => {
      const given = new DataTransfer();
      for (const [at, text] of all.entries()) given.items.add(new File([text], `${at}.txt`));
      document.querySelector<HTMLInputElement>('#folder-files')!.files = given.files;
    }, texts);
    return longestDuring(page, async () => {
      await page.evaluate(() => {
        document.querySelector('#folder-files')!.dispatchEvent(new Event('change'));
      });
      await progress.getByText('of 500 files').waitFor();
      await expect
        .poll(() => progress.getByText('of 500 files').count(), { timeout: 100_000 })
        .toBe(0);
    });
  });
  expect(await page.locator('#folder .stage-place').innerText()).toBe('500 files, 480 puzzles');
  expect([ms, work]).toEqual([Math.min(ms, longest), work]);
  expectQuiet(one);
  await one.close();
});

test('files become a table, row by row, of which some become a collection', async () => {
  const one = await open('collection/', { fresh: true, width: 1440, height: 900 });
  const { page } = one;
  await readyCell(page, 'collection');
  await readyCell(page, 'folder');
  const files = Array.from({ length: 30 }, (_, at) =>
    file(
      `strip-${at}.txt`,
      `rows: ${at + 1} cols: ${Array.from({ length: at + 1 }, () => 1).join(', ')}`,
    ),
  );
  await page
    .locator('#folder-files')
    .setInputFiles([
      ...files,
      file('turned.txt', 'rows: 1, 1, 1 cols: 3'),
      file('wrong.txt', 'rows: 1, 3, 2 cols: 1, 3, 1'),
      file('letter.txt', 'Dear friend,'),
    ]);
  const table = page.locator('#folder tbody');
  await expect.poll(() => table.locator('tr').count(), { timeout: 60_000 }).toBe(33);
  const row = (name: string) => table.locator('tr', { hasText: name });
  expect(await row('turned.txt').innerText()).toMatch(/\b4, (mirrored|a quarter turn)/);
  expect(await row('wrong.txt').innerText()).toMatch(/row 3, number 1: 2, perhaps 1/);
  expect(await row('letter.txt').innerText()).toMatch(/not read/);
  await expectAccessible(page, 'folder');
  await page.locator('#folder [data-choose-all]').press('Enter');
  await page.locator('#folder .folder-collect button').first().press('Enter');
  await expect.poll(() => page.locator(`${cell} [data-card]`).count()).toBe(24);
  expect(await page.evaluate('document.activeElement.dataset.card')).toBe('0');
  expectQuiet(one);
  await one.close();
});
