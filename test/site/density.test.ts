/** The curves and classes by density, in the chapter on the threshold and in the companion to its paper, in a real browser: forms, marks, boards of a class, first frame, no jump. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { density } from '../../src/experiments/density.ts';
import { copyLink, expectQuiet, pressShare, readyCell, until, useBrowser } from './support.ts';
import type { Opened, OpenOptions } from './support.ts';

const { open } = useBrowser();
const cell = '#fig-classes-10x10';
const alone = `figure/${cell.slice(1)}/`;

async function openRun(settings = '', options: OpenOptions = {}): Promise<Opened> {
  const link = settings === '' ? '' : `?fig-classes-10x10=1;${settings};z`;
  const opened = await open(`${alone}${link}`, options);
  await readyCell(opened.page, 'fig-classes-10x10', options.folded);
  await until(opened.page, `document.querySelector('${cell} .chart-stage[tabindex="0"]') !== null`);
  return opened;
}

const readout = (page: Page): Promise<string> =>
  page.locator(`${cell} .chart-readout`).first().innerText();

async function outputOf(page: Page): Promise<{ points: Record<string, number>[] }> {
  const download = page.waitForEvent('download');
  await pressShare(page, cell, 'json');
  return JSON.parse(readFileSync(await (await download).path(), 'utf8')) as never;
}

const small = 'a=30;b=45;s=5;n=120;r=7';
const spec = {
  height: 10,
  width: 10,
  model: 'exact' as const,
  percentages: [30, 35, 40, 45],
  boards: 120,
  seed: 7,
  four: true,
};

describe('the density chart with all classes', () => {
  test('counts the classes as Node does, and walks all curves by keyboard', async () => {
    const opened = await openRun(small);
    const { page } = opened;
    await page.locator(`${cell} [data-run="start"]`).click();
    await page.locator(`${cell} .run-bar[data-phase="complete"]`).waitFor({ timeout: 60_000 });
    const tally = density.emptyTally(spec);
    density.begin(spec)(0, density.units(spec), tally);
    const { points } = await outputOf(page);
    expect(points.map(({ successes }) => successes)).toEqual([...tally.simple]);
    expect(points.map(({ four }) => four)).toEqual([...(tally.four ?? [])]);
    expect(points.map(({ some }) => some)).toEqual([...(tally.some ?? [])]);
    await page.locator(`${cell} .chart-stage`).first().focus();
    await page.keyboard.press('End');
    await expect
      .poll(() => readout(page))
      .toMatch(/^45\s% filled \(45 of 100 cells\): 120 boards.*none/s);
    await expect.poll(() => page.locator(`${cell} .chart-cursor circle`).count()).toBe(3);
    expectQuiet(opened);
    await opened.close();
  });

  test('pared, draws the letters when the list of them is unfolded, which is on the screen then, and nothing moves', async () => {
    const opened = await open('density/');
    const { page } = opened;
    const figure = '#fig-classes-6x6';
    await readyCell(page, 'fig-classes-6x6', true);
    const drawn = `[...document.querySelectorAll('${figure} .chart-stage svg text')].some(({ textContent }) => textContent === 'G')`;
    const tops = (): Promise<readonly number[]> =>
      page.evaluate(
        `['.cell-picture', '.cell-action', 'details'].map((part) => document.querySelector('${figure} ' + part).getBoundingClientRect().top + scrollY)`,
      );
    await until(page, `document.querySelector('${figure} .chart-stage[tabindex="0"]') !== null`);
    expect(await page.evaluate(drawn)).toBe(false);
    const fold = page.locator(`${figure} [data-fold="settings"]`);
    await fold.evaluate((one) => scrollBy(0, one.getBoundingClientRect().bottom - innerHeight));
    const before = await tops();
    await fold.locator('> summary').click();
    await until(page, drawn);
    expect(await tops()).toEqual(before);
    const shown = await fold.evaluate((one) => innerHeight - one.getBoundingClientRect().top);
    expect(shown).toBeGreaterThanOrEqual(0.49 * 900);
    await page.locator(`${figure} [data-fold="settings"] > summary`).click();
    await until(page, `!${drawn}`);
    expectQuiet(opened);
    await opened.close();
  });

  test('marks each sentence with a letter and judges it below', async () => {
    const opened = await openRun();
    const { page } = opened;
    const letters = await page.locator(`${cell} .run-letter`).allInnerTexts();
    expect(letters.join('')).toBe('ABCDEFG');
    const drawn = await page.locator(`${cell} .chart-stage svg text`).allTextContents();
    for (const letter of letters) expect(drawn).toContain(letter);
    const kinds = await page
      .locator(`${cell} [data-verdict]`)
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-verdict')));
    // a run is a sample: it never agrees, and never differs here
    expect(kinds.filter((kind) => kind === 'agrees' || kind === 'differs')).toEqual([]);
    expect(kinds.filter((kind) => kind === 'within' || kind === 'reading')).toHaveLength(5);
    expectQuiet(opened);
    await opened.close();
  });

  test('shows shares and simple puzzles only; its link brings the form back', async () => {
    const opened = await openRun(small);
    const { page } = opened;
    await page.locator(`${cell} [id$="-show"]`).selectOption('shares');
    const drawn = (): Promise<string[]> =>
      page.locator(`${cell} .chart-stage svg text`).allTextContents();
    await expect.poll(async () => drawn()).toContain('none');
    await page.goto((await copyLink(page, 'fig-classes-10x10')).href);
    await readyCell(page, 'fig-classes-10x10');
    await expect.poll(() => page.locator(`${cell} [id$="-show"]`).inputValue()).toBe('shares');
    await page.locator(`${cell} [id$="-show"]`).selectOption('simple');
    await expect.poll(() => page.locator(`${cell} [data-verdict]`).count()).toBe(1);
    await page.locator(`${cell} [data-run="start"]`).click();
    await page.locator(`${cell} .run-bar[data-phase="complete"]`).waitFor({ timeout: 60_000 });
    const { points } = await outputOf(page);
    expect(points.every((point) => point['four'] === undefined)).toBe(true);
    await page.locator(`${cell} [data-output="reset"]`).click();
    await expect.poll(() => page.locator(`${cell} [id$="-show"]`).inputValue()).toBe('curves');
    expectQuiet(opened);
    await opened.close();
  });

  test('leads from a class to its boards, their steppers and their switching components', async () => {
    const opened = await openRun(small);
    const { page } = opened;
    await page.locator(`${cell} .chart-stage`).first().focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await page.locator(`${cell} [id$="-board-choice"]`).selectOption('none');
    // until the list of all boards has given way
    await expect
      .poll(async () => {
        const captions = await page.locator(`${cell} .run-boards li span`).allInnerTexts();
        return captions.length > 0 && captions.every((caption) => caption.endsWith(': none'));
      })
      .toBe(true);
    await expect.poll(() => page.locator(`${cell} .board-more`).count()).toBeGreaterThan(0);
    const href = await page.locator(`${cell} .run-boards li a`).first().getAttribute('href');
    expect(href).toMatch(/two-rows-two-columns\/\?fig-standstill=1;p=10x10_/);
    await page.locator(`${cell} [id$="-board-choice"]`).selectOption('simple');
    await until(
      page,
      `document.querySelector('${cell} .run-boards li a[href*="sweeps/"]') !== null
      || document.querySelector('${cell} .run-boards')?.textContent.includes('no such board')`,
    );
    await page.locator(`${cell} [id$="-board-choice"]`).selectOption('none');
    await page.locator(`${cell} .board-more[href*="fig-switching"]`).first().click();
    await page.waitForURL(/fig-switching=/);
    await readyCell(page, 'fig-switching');
    await expect
      .poll(() => page.locator('#fig-switching .switching-sentence').innerText())
      .toMatch(/^Number 1 of/);
    await expect.poll(() => page.locator('#fig-switching [data-notice]').isVisible()).toBe(false);
    expectQuiet(opened);
    await opened.close();
  });

  test('opens an unsolved board in the FourSolver stepper', async () => {
    const opened = await openRun(small);
    const { page } = opened;
    await page.locator(`${cell} .chart-stage`).first().focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    const board = page.locator(`${cell} .run-boards a[href*="fig-standstill="]`).first();
    await board.waitFor();
    await board.click();
    await page.waitForURL(/two-rows-two-columns\/.*fig-standstill=/);
    await readyCell(page, 'fig-standstill');
    await expect.poll(() => page.locator('#fig-standstill [data-notice]').isVisible()).toBe(false);
    await expect
      .poll(() => page.locator('#fig-standstill four-stepper').innerText())
      .toContain('Sweeps stop');
    expectQuiet(opened);
    await opened.close();
  });

  test('without script shows the curves of the stored run and the verdicts', async () => {
    const { page, close } = await open(alone, { script: false });
    expect(await page.locator(`${cell} .chart-static svg:visible`).count()).toBeGreaterThan(0);
    expect(await page.locator(`${cell} [data-verdict]`).count()).toBe(7);
    await close();
  });
});
