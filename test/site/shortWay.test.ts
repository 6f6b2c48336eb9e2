/** The short way: seven scenes with their trail, the owl that grows through them, and figures that newcomers can use. */
import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { sceneId, scenes } from '../../src/components/shortWay.ts';
import { heroRungs } from '../../src/kit/hero/rungs.ts';
import { percent } from '../../src/notebook/plain/numbers.ts';
import { expectAccessible } from './accessible.ts';
import { copyLink, expectQuiet, readyCell, sideways, useBrowser } from './support.ts';

const { open } = useBrowser();
const path = 'short-way/';

/** The scene that the trail marks, counted from 1; 0: none. */
const marked = (page: Page): Promise<number> =>
  page
    .locator('.trail a')
    .evaluateAll(
      (links) => links.findIndex((link) => link.getAttribute('aria-current') === 'step') + 1,
    );

const placeOf = (page: Page, id: string): Promise<string> =>
  page.locator(`#${id} .stage-where`).innerText();
const sentenceOf = (page: Page, id: string): Promise<string> =>
  page.locator(`#${id} .stepper-sentence`).first().innerText();

describe('the scenes', () => {
  test('stand in their order, each with its place, its sentence and one figure', async () => {
    const { page, close } = await open(path);
    expect(await page.locator('.chapter h2').allInnerTexts()).toEqual([
      ...scenes.map(({ says }) => says),
      'Where to go on',
    ]);
    const { length } = scenes;
    expect(await page.locator('.scene-place strong').allInnerTexts()).toEqual(
      scenes.map((_, at) => `${at + 1} of ${length}`),
    );
    // the figure after each heading, by the places of both in the text
    const order = await page
      .locator('.chapter h2, .chapter [data-cell]')
      .evaluateAll((all) => all.map(({ tagName }) => tagName));
    expect(order.join(' ')).toBe(`${'H2 FIGURE '.repeat(length)}H2`);
    await close();
  });

  test('hold the owl, of which each knows what its method has found', async () => {
    const { page, close } = await open(path);
    const shares = await page.locator('.hero-bar-share').allTextContents();
    expect(shares).toEqual(
      heroRungs().map(({ known, grid }) => percent(known / grid.cells.length, 0)),
    );
    await close();
  });
});

describe('the trail', () => {
  test.each([1440, 360])('leads by keys, marks the step, and keeps it, at %i px', async (width) => {
    const opened = await open(path, { width, fresh: true });
    const { page } = opened;
    expect(await marked(page)).toBe(0);
    await page.locator('.trail a').nth(2).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).hash).toBe(`#${sceneId(3)}`);
    await expect.poll(() => marked(page)).toBe(3);
    // its place and sentence are in view, not under the trail
    const place = page.locator('.scene-place').nth(2);
    await expect
      .poll(async () => ((await place.boundingBox())?.y ?? -1) >= (width === 360 ? 44 : 0))
      .toBe(true);
    await page.locator('.scene-steps .next').nth(2).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => marked(page)).toBe(4);
    await expect
      .poll(() => page.evaluate("localStorage.getItem('nonogram-explorer-place')"))
      .toMatch(/short-way.*scene-4/);
    await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0);
    await page.goto(new URL('../', page.url()).href);
    expect(await page.locator('[data-resume]').innerText()).toMatch(/The short way: 4 Chains$/);
    expectQuiet(opened);
    await opened.close();
  });
});

describe('the figures', () => {
  test('stand before the thing to press, and show it', async () => {
    const opened = await open(path);
    const { page } = opened;
    await readyCell(page, 'fig-way-pairs');
    expect(await page.locator('#fig-way-pairs [aria-label*=": filled"]').count()).toBe(0);
    await page.locator('#fig-way-pairs [data-move="forward"]').click();
    await expect.poll(() => sentenceOf(page, 'fig-way-pairs')).toMatch(/^Only one way is left/);
    // the link opens what is shown
    const link = await copyLink(page, 'fig-way-pairs');
    const shown = await sentenceOf(page, 'fig-way-pairs');
    await page.goto(link.href);
    await readyCell(page, 'fig-way-pairs');
    await expect.poll(() => sentenceOf(page, 'fig-way-pairs')).toBe(shown);
    await readyCell(page, 'fig-way-sweeps');
    expect(await placeOf(page, 'fig-way-sweeps')).toMatch(/^Sweep 1 of \d+, rows/);
    await page.locator('#fig-way-sweeps [data-move="forward"]').click();
    await expect.poll(() => placeOf(page, 'fig-way-sweeps')).toMatch(/^Sweep 2 of \d+, columns/);
    expectQuiet(opened);
    await opened.close();
  });

  test('prove a cell on asking, and say without categories what came of it', async () => {
    const opened = await open(path);
    const { page } = opened;
    const cell = page.locator('#fig-way-what-if');
    await readyCell(page, 'fig-way-what-if');
    expect(await cell.locator('.cell-body').innerText()).not.toMatch(/category|-probe|sequence/i);
    await cell.locator('[data-prove]').click();
    await expect.poll(() => cell.innerText()).toMatch(/None can be left out/);
    await expectAccessible(page, 'fig-way-what-if');
    expectQuiet(opened);
    await opened.close();
  });

  test('tell at once what solves the picture of the reader', async () => {
    const { page, close } = await open(path);
    const cell = page.locator('#fig-way-own');
    await readyCell(page, 'fig-way-own');
    expect(await cell.locator('[data-kind]').innerText()).toMatch(/several solutions/);
    await cell.locator('[aria-rowindex="7"] [aria-colindex="4"]').click({ force: true });
    await expect
      .poll(() => cell.locator('[data-kind]').innerText())
      .toMatch(/^Simple: sweeps alone/);
    await cell.locator('a', { hasText: 'Play' }).click();
    await page.waitForURL('**/play/**');
    expect(new URL(page.url()).search).toContain('p=10x10_');
    await close();
  });
});
