/** The probe explorer in a real browser: pointer, and contradictions. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectQuiet, readyCell, until, useBrowser } from './support.ts';
import type { Opened, OpenOptions } from './support.ts';

const { open } = useBrowser();
const id = 'kit-probe';
const cell = `#${id}`;

async function openExplorer(search = '', options: OpenOptions = {}): Promise<Opened> {
  const opened = await open(`kit/probe-explorer/${search}`, options);
  await readyCell(opened.page, id);
  return opened;
}

const words = async (page: Page, place: string): Promise<string> =>
  (await page.locator(`${cell} ${place}`).innerText()).replaceAll(/\s+/g, ' ').trim();
const chosen = (page: Page): Promise<string> => words(page, '[data-cell-words]');

describe('the probe explorer', () => {
  test('chooses a cell by pointer on the board and in the sequence, linked both ways', async () => {
    const opened = await openExplorer();
    const { page } = opened;
    await page.locator(`${cell} .probe-entries button`).nth(2).click();
    await until(
      page,
      `document.querySelector('${cell} [data-cell-words]').textContent.includes('column 4')`,
    );
    await expect.poll(() => chosen(page)).toMatch(/^Row 1, column 4: category 14/);
    await expect.poll(() => words(page, '[data-branch="one"] .probe-outcome')).toBe('solved');
    await expect
      .poll(() => words(page, '[data-branch="zero"] .probe-outcome'))
      .toBe('contradiction');
    const grid = page.locator(`${cell} .probe-board [role="gridcell"]`).nth(10);
    await grid.hover({ force: true });
    await page.locator(`${cell} .probe-entries button.is-pointed`).waitFor();
    await grid.click({ force: true });
    await until(
      page,
      `document.querySelector('${cell} [data-cell-words]').textContent.includes('Row 3')`,
    );
    await expect
      .poll(() =>
        page
          .locator(`${cell} .probe-entries button[aria-current="true"]`)
          .getAttribute('aria-label'),
      )
      .toContain('row 3, column 1');
    expectQuiet(opened);
    await opened.close();
  });

  test('leads to a contradiction sentence by sentence, on the board of its future', async () => {
    const opened = await openExplorer();
    const { page } = opened;
    const branch = page.locator(`${cell} [data-branch="one"]`);
    const reasons = branch.locator('.probe-reasons button');
    expect(await reasons.first().innerText()).toContain('is set filled');
    expect(await reasons.last().innerText()).toContain('no fit is left');
    expect(await branch.locator('.board-bad-edge').count()).toBe(1);
    await reasons.nth(1).hover();
    await expect.poll(() => branch.locator('.board-bad-edge').count()).toBe(0);
    await expect.poll(() => branch.locator('.board-band').count()).toBe(1);
    await reasons.nth(1).click();
    await page.mouse.move(0, 0);
    await expect
      .poll(() => words(page, '[data-branch="one"] .stepper-place'))
      .not.toMatch(/step 16 of 16/);
    expectQuiet(opened);
    await opened.close();
  });
});
