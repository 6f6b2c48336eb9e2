/** The probing census in a real browser: stored numbers, a run of one's own, pause and stop, sizes, files. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectQuiet, readyCell, until, useBrowser } from './support.ts';
import type { Opened, OpenOptions } from './support.ts';
import { hasDone, leashWorkers } from './workerLeash.ts';

const { open } = useBrowser();
const id = 'kit-probing';

async function openCensus(search = '', cell = id, options: OpenOptions = {}): Promise<Opened> {
  const opened = await open(`kit/probing-census/${search}`, options);
  await readyCell(opened.page, cell);
  return opened;
}

const textOf = async (page: Page, selector: string, cell = id): Promise<string> =>
  (await page.locator(`#${cell} ${selector}`).first().innerText()).replaceAll(/\s+/g, ' ').trim();

const phase = (page: Page, wanted: string, cell = id): Promise<void> =>
  page.locator(`#${cell} .run-bar[data-phase="${wanted}"]`).waitFor({ timeout: 60_000 });

const classRow = (page: Page, row: number, cell = id): Promise<string[]> =>
  page.locator(`#${cell} [data-classes] tbody tr`).nth(row).locator('th, td').allInnerTexts();

describe('the probing census', () => {
  test('opens with the stored numbers of 4x4, equal to Table 3', async () => {
    const opened = await openCensus();
    const { page } = opened;
    await page.locator(`#${id} [data-source]`).waitFor();
    expect(await classRow(page, 1)).toEqual([
      'unique',
      '1,128',
      '1.72',
      '1,128 (1.72\u00a0%)',
      'equal',
      '157',
      '11',
      '11, equal',
      '8 to 16',
    ]);
    expect(await textOf(page, '[data-verdict]')).toMatch(/All four counts/);
    expect(await textOf(page, '[data-source]')).toMatch(/^Stored census/);
    expectQuiet(opened);
    await opened.close();
  });

  test('counts 4x4 anew when asked, and finds the same', async () => {
    const opened = await openCensus();
    const { page } = opened;
    await page.locator(`#${id} [data-source]`).waitFor();
    const before = await textOf(page, '[data-classes]');
    await page.locator(`#${id} [data-run="start"]`).click();
    await phase(page, 'complete');
    await until(
      page,
      `document.querySelector('#${id} [data-source]').textContent.startsWith('Your')`,
    );
    await expect.poll(() => textOf(page, '[data-classes]')).toBe(before);
    await expect
      .poll(() => page.locator(`#${id} svg.census-picture`).getAttribute('aria-label'))
      .toMatch(/exactly two: in every sequence 15; in some 6, 8, 9, 12/);
    expectQuiet(opened);
    await opened.close();
  });

  test('of 5x5 can be paused and stopped; what it found is labelled partial', async () => {
    const cell = 'kit-probing-large';
    const opened = await openCensus('', cell);
    const { page } = opened;
    await page.locator(`#${cell} [data-source]`).waitFor();
    expect((await classRow(page, 3, cell)).slice(6, 8)).toEqual(['15,586', '15,586, equal']);
    await leashWorkers(page, hasDone);
    await page.locator(`#${cell} [data-run="start"]`).click();
    await until(page, `document.querySelector('#${cell} progress')?.value > 0`);
    await page.locator(`#${cell}`).getByRole('button', { name: 'Pause' }).click();
    await phase(page, 'paused', cell);
    await page.locator(`#${cell}`).getByRole('button', { name: 'Resume' }).click();
    await phase(page, 'running', cell);
    await page.locator(`#${cell}`).getByRole('button', { name: 'Stop' }).click();
    await phase(page, 'partial', cell);
    await until(
      page,
      `document.querySelector('#${cell} [data-source]').textContent.includes('partial')`,
    );
    await expect.poll(() => textOf(page, '[data-summary]', cell)).toMatch(/so far \(partial\)/);
    await expect.poll(() => textOf(page, '[data-classes]', cell)).not.toContain('equal');
    await expect
      .poll(() => textOf(page, '[data-verdict]', cell))
      .toMatch(/compared when every picture/);
    expectQuiet(opened);
    await opened.close();
  });
});

describe('its settings', () => {
  test('refuse what cannot be counted beside the input, and keep it', async () => {
    const opened = await openCensus();
    const { page } = opened;
    for (const [height, width, field, message] of [
      ['6', '5', 'width', /30 cells: too many pictures/],
      ['abc', '4', 'height', /not a number/],
      ['0', '4', 'height', /too small/],
    ] as const) {
      await page.locator(`#${id}-height`).fill(height);
      await page.locator(`#${id}-width`).fill(width);
      await expect.poll(() => textOf(page, '.field-message')).toMatch(message);
      await expect
        .poll(() => page.locator(`#${id}-${field}`).getAttribute('aria-invalid'))
        .toBe('true');
      await page.locator(`#${id} [data-run="start"]`).click();
      await expect
        .poll(() => page.locator(`#${id} .run-bar`).getAttribute('data-phase'))
        .toBe('idle');
      await expect.poll(() => page.locator(`#${id}-height`).inputValue()).toBe(height);
    }
    expectQuiet(opened);
    await opened.close();
  });

  test('without a stored census wait for a run of the reader', async () => {
    const cell = 'kit-probing-unstored';
    const opened = await openCensus('', cell);
    const { page } = opened;
    expect(await textOf(page, 'probing-census', cell)).toContain(
      'No census of this size is stored',
    );
    await page.locator(`#${cell} [data-run="start"]`).click();
    await phase(page, 'complete', cell);
    await page.locator(`#${cell} [data-classes]`).waitFor();
    await expect
      .poll(async () => (await classRow(page, 4, cell)).slice(0, 2))
      .toEqual(['all', '4,096']);
    expectQuiet(opened);
    await opened.close();
  });
});
