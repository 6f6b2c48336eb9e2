/** Sampling runs in a real browser: live results that do not depend on the workers, and every kind of trouble. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { density } from '../../src/experiments/density.ts';
import { expectQuiet, pressShare, readyCell, until, useBrowser } from './support.ts';
import type { Opened, OpenOptions } from './support.ts';

const { open } = useBrowser();
const cell = '#fig-classes-6x6';

async function openRun(settings: string, options: OpenOptions = {}): Promise<Opened> {
  const opened = await open(`density/?fig-classes-6x6=1;${settings};z`, options);
  await readyCell(opened.page, 'fig-classes-6x6');
  return opened;
}

const start = (page: Page): Promise<void> => page.locator(`${cell} [data-run="start"]`).click();
const phase = (page: Page, wanted: string): Promise<void> =>
  page.locator(`${cell} .run-bar[data-phase="${wanted}"]`).waitFor({ timeout: 60_000 });

/** The JSON output of the figure. */
async function outputOf(page: Page): Promise<{
  source: string;
  complete: boolean;
  points: { at: number; trials: number; successes: number }[];
}> {
  const download = page.waitForEvent('download');
  await pressShare(page, cell, 'json');
  return JSON.parse(readFileSync(await (await download).path(), 'utf8')) as never;
}

/** What Node computes for the same settings. */
function expected(percentages: readonly number[], boards: number, seed: number): number[] {
  const spec = { height: 6, width: 6, model: 'exact' as const, percentages, boards, seed };
  const tally = density.emptyTally(spec);
  density.begin(spec)(0, density.units(spec), tally);
  return [...tally.simple];
}

const small = 'a=20;b=60;s=10;n=300;r=7';
const tens = [20, 30, 40, 50, 60];

describe('a density run', () => {
  test('starts only when asked, and gives the numbers that Node gives for the same seed', async () => {
    const opened = await openRun(small);
    await opened.page.waitForTimeout(500);
    expect(await opened.page.locator(`${cell} .run-bar`).getAttribute('data-phase')).toBe('idle');
    await start(opened.page);
    await phase(opened.page, 'complete');
    const { points, complete } = await outputOf(opened.page);
    expect(complete).toBe(true);
    expect(points.map(({ at }) => at)).toEqual(tens);
    expect(points.map(({ successes }) => successes)).toEqual(expected(tens, 300, 7));
    expectQuiet(opened);
    await opened.close();
  });

  test('that is stopped keeps its partial results and says so, and the keyboard stays on its buttons', async () => {
    const opened = await openRun('h=30;w=30;a=50;b=70;s=1;n=20000;r=7');
    const { page } = opened;
    const onButton = (name: string): Promise<void> =>
      until(page, `document.activeElement?.textContent?.trim() === '${name}'`);
    await page.locator(`${cell} [data-run="start"]`).press('Enter');
    await until(page, `document.querySelector('${cell} progress')?.value > 500`);
    await onButton('Pause');
    await page.keyboard.press('Enter');
    await phase(page, 'paused');
    await onButton('Go on');
    await page.keyboard.press('Enter');
    await phase(page, 'running');
    await onButton('Pause');
    await page.keyboard.press('Tab');
    await onButton('Stop');
    await page.keyboard.press('Enter');
    await phase(page, 'partial');
    await onButton('Go on');
    await expect.poll(() => page.locator(`${cell} .run-progress`).innerText()).toMatch(/Partial/);
    const { points, complete } = await outputOf(page);
    expect(complete).toBe(false);
    expect(points.reduce((sum, { trials }) => sum + trials, 0)).toBeGreaterThan(500);
    expectQuiet(opened);
    await opened.close();
  });

  test('leads from a dot to the boards that it counted, and from a board to the stepper', async () => {
    const opened = await openRun(small);
    const { page } = opened;
    await start(page);
    await phase(page, 'complete');
    const chart = page
      .locator(`${cell} .chart-stage[tabindex="0"], ${cell} .chart [tabindex="0"]`)
      .first();
    await chart.focus();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => page.locator(`${cell} .chart-readout`).first().innerText())
      .toMatch(/300 boards/);
    await page.keyboard.press('Enter');
    await page.locator(`${cell} [id$="-board-choice"]`).selectOption('simple');
    const board = page.locator(`${cell} .run-boards a[href*="sweeps/"]`).first();
    await board.waitFor();
    await board.click();
    await page.waitForURL(/sweeps\/.*fig-sweeps=/);
    await readyCell(page, 'fig-sweeps');
    await expect.poll(() => page.locator('#fig-sweeps [data-notice]').isVisible()).toBe(false);
    expectQuiet(opened);
    await opened.close();
  });

  test('refuses what it cannot count beside the input, and keeps what was typed', async () => {
    const opened = await openRun(small);
    const { page } = opened;
    for (const [field, text] of [
      ['height', '3'],
      ['height', '1000'],
      ['boards', '-5'],
      ['seed', 'abc'],
      ['to', '101'],
    ] as const) {
      const input = page.locator(`${cell} input[id$="-${field}"]`);
      const before = await input.inputValue();
      await input.fill(text);
      await page.locator(`${cell} .field-message`).waitFor();
      await expect.poll(() => input.getAttribute('aria-invalid')).toBe('true');
      await start(page).catch(() => undefined);
      await expect.poll(() => input.inputValue()).toBe(text);
      await expect
        .poll(() => page.locator(`${cell} .run-bar`).getAttribute('data-phase'))
        .toBe('idle');
      await input.fill(before);
      await page.locator(`${cell} .field-message`).waitFor({ state: 'detached' });
    }
    expectQuiet(opened);
    await opened.close();
  });

  test('uses fewer cores when asked in mid-run, with the same numbers', async () => {
    const opened = await openRun('a=20;b=60;s=10;n=40000;r=7');
    const { page } = opened;
    const cores = page.locator(`${cell} [id$="-workers"]`);
    if ((await cores.count()) === 0) return; // a machine of one core has no choice
    await start(page);
    await until(page, `document.querySelector('${cell} progress')?.value > 500`);
    await cores.selectOption('1');
    await phase(page, 'complete');
    const { points } = await outputOf(page);
    expect(points.map(({ successes }) => successes)).toEqual(expected(tens, 40_000, 7));
    expectQuiet(opened);
    await opened.close();
  });
});

describe('trouble with workers', () => {
  test('a browser without workers, and with no room for runs, runs in the page, says so, and gets the same numbers', async () => {
    const before = `delete window.Worker;
      Object.defineProperty(window, 'indexedDB', { get() { throw new Error('denied'); } });`;
    const opened = await openRun(small, { before });
    await start(opened.page);
    await phase(opened.page, 'complete');
    await expect
      .poll(() => opened.page.locator(`${cell} .run-notices`).innerText())
      .toMatch(/worker/i);
    const { points } = await outputOf(opened.page);
    expect(points.map(({ successes }) => successes)).toEqual(expected(tens, 300, 7));
    expectQuiet(opened);
    await opened.close();
  });

  test('a worker script that cannot be loaded leaves the run to the page', async () => {
    // what is in the browser's cache cannot be kept from the page
    const opened = await open('density/?fig-classes-6x6=1;a=20;b=60;s=10;n=300;r=7;z', {
      fresh: true,
    });
    await opened.page.route(/worker/, (route) => route.abort());
    await readyCell(opened.page, 'fig-classes-6x6');
    await start(opened.page);
    await phase(opened.page, 'complete');
    await expect
      .poll(() => opened.page.locator(`${cell} .run-notices`).innerText())
      .toMatch(/could not be started/);
    const { points } = await outputOf(opened.page);
    expect(points.map(({ successes }) => successes)).toEqual(expected(tens, 300, 7));
    await opened.close();
  });

  test('a hidden tab pauses the run and a shown one goes on', async () => {
    const opened = await openRun('h=30;w=30;a=50;b=70;s=1;n=20000;r=7');
    const { page } = opened;
    const setHidden = (hidden: boolean): Promise<unknown> =>
      page.evaluate(`
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => ${hidden} });
        document.dispatchEvent(new Event('visibilitychange'));`);
    await start(page);
    await until(page, `document.querySelector('${cell} progress')?.value > 200`);
    await setHidden(true);
    const value = (): Promise<number> =>
      page.locator(`${cell} progress`).evaluate((bar: HTMLProgressElement) => bar.value);
    // what the workers have in hand still comes; half a second later nothing does
    let held = -1;
    await expect
      .poll(
        async () => {
          const before = held;
          held = await value();
          return held - before;
        },
        { timeout: 20_000, interval: 500 },
      )
      .toBe(0);
    await setHidden(false);
    await until(page, `document.querySelector('${cell} progress')?.value > ${held}`);
    await opened.close();
  });
});
