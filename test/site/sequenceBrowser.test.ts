/** The sequence browser in a real browser: its rows by arrow keys. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { kitFigure } from './kitFigure.ts';
import { until, useBrowser } from './support.ts';
import type { Opened, OpenOptions } from './support.ts';

const { open } = useBrowser();
const id = 'kit-sequences';
const { cell, openFigure, textOf } = kitFigure(open, 'sequence-browser', id);

async function openBrowser(search = '', options: OpenOptions = {}): Promise<Opened> {
  const opened = await openFigure(search, options);
  await opened.page
    .locator(`${cell} [data-example], ${cell} [data-notice]:visible`)
    .first()
    .waitFor();
  await opened.page.locator(`${cell}-query`).waitFor();
  return opened;
}

const rows = (page: Page) => page.locator(`${cell} tbody tr`);

describe('rows', () => {
  test('are gone through by arrow keys, over the end of a page', async () => {
    const { page, close } = await openBrowser();
    await rows(page).nth(10).click();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => textOf(page, '.sequence-pager .readout')).toBe('page 2 of 6');
    await expect
      .poll(() => page.locator(`${cell} tr[aria-selected="true"]`).getAttribute('data-row'))
      .toBe('12');
    await expect.poll(() => page.evaluate('document.activeElement.dataset.row')).toBe('12');
    await page.keyboard.press('End');
    await expect.poll(() => page.evaluate('document.activeElement.dataset.row')).toBe('64');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => page.evaluate('document.activeElement.dataset.row')).toBe('0');
    await expect.poll(() => page.locator(`${cell} tbody tr[tabindex="0"]`).count()).toBe(1);
    await until(
      page,
      `document.querySelector('${cell} [data-announcer]').textContent.includes('4 times 11, 4 times 14')`,
    );
    await close();
  });
});
