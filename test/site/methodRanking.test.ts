/** The ranking of methods in a real browser: choosing in the picture and the list, keys, and the link. */
import { describe, expect, test } from 'vitest';
import { kitFigure } from './kitFigure.ts';
import { copyLink, expectQuiet, until, useBrowser } from './support.ts';

const { open } = useBrowser();
const id = 'kit-ranking';
const { cell, openFigure } = kitFigure(open, 'method-ranking', id);

const summaryIs = (text: string): string =>
  `(document.querySelector('${cell} [data-summary]')?.textContent ?? '').includes(${JSON.stringify(text)})`;

describe('the ranking', () => {
  test('opens with 2-SAT, and follows a click, a key and the list; a link comes back', async () => {
    const opened = await openFigure();
    const { page } = opened;
    await until(page, summaryIs('solved by chains.'));
    await page.locator(`${cell} [data-group]`, { hasText: '(3,3)' }).click();
    await until(page, summaryIs('solved by (3,3).'));
    await page.locator(`${cell} [data-group]`, { hasText: 'a single probe' }).focus();
    await page.keyboard.press('Enter');
    await until(page, summaryIs('solved by a single probe.'));
    // the keyboard stays in the picture, on what was chosen
    await until(page, `document.activeElement?.getAttribute('aria-pressed') === 'true'`);
    await until(
      page,
      `document.querySelector('${cell} [data-announcer]').textContent.includes('by a single probe')`,
    );
    await page.locator(`${cell} select`).first().selectOption('2,3');
    await until(page, summaryIs('All but 4,352'));
    await expect.poll(() => page.locator(`${cell} .board-list li`).count()).toBeGreaterThan(8);
    const link = await copyLink(page, id);
    expect(link.search).toContain('m=2%2C3');
    expectQuiet(opened);
    await opened.close();
    const again = await openFigure(link.search);
    await until(again.page, summaryIs('All but 4,352'));
    await again.close();
  });
});
