/** What can be inferred by density in a real browser: boards of a point, and the way back. */
import { describe, expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { expectQuiet, readyCell, useBrowser } from './support.ts';

const { open } = useBrowser();
const cell = 'fig-inferable';
const chapter = 'density/';

describe('the threshold', () => {
  test('leads from a point to its boards by the keyboard, from a board to one question, and back', async () => {
    const opened = await open(chapter);
    const { page } = opened;
    await readyCell(page, cell);
    const figure = page.locator(`#${cell}`);
    const chart = figure.locator('[aria-label^="Points of the chart"]');
    await chart.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await figure.locator('.board-list').waitFor();
    await expect
      .poll(() => figure.locator('.run-boards h3').innerText())
      .toBe('Boards of 15\u00a0×\u00a015 at 99\u00a0%, stored run');
    await expectAccessible(page, cell);
    await figure.locator('.board-list a').first().click();
    await readyCell(page, 'fig-ask-cell');
    await expect
      .poll(() => page.locator('#fig-ask-cell').innerText())
      .toMatch(/Board 1 of 1,000 at 99/);
    await page.locator('#fig-ask-cell [data-back]').click();
    await page.waitForURL(/density\//);
    await readyCell(page, cell);
    await figure.locator('.board-list').waitFor();
    expectQuiet(opened);
    await opened.close();
  });
});
