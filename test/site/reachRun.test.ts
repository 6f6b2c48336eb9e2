/** The chart of what each method misses in a real browser: a run, the keyboard, boards of a point, links, outputs. */
import { describe, expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { expectQuiet, readyCell, until, useBrowser } from './support.ts';
import type { Opened, OpenOptions } from './support.ts';

const { open } = useBrowser();
const cell = 'fig-reach';

async function openFigure(state = '', options: OpenOptions = {}): Promise<Opened> {
  const opened = await open(
    `figure/${cell}/${state === '' ? '' : `?${cell}=1;${state};z`}`,
    options,
  );
  await readyCell(opened.page, cell);
  return opened;
}

describe('what each method misses', () => {
  test('leads from a point to its boards by the keyboard, and from a board to every method and back', async () => {
    const opened = await openFigure();
    const { page } = opened;
    const figure = page.locator(`#${cell}`);
    await figure.locator('[aria-label^="Points of the chart"]').focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await figure.locator('.board-list').waitFor();
    await expect
      .poll(() => figure.locator('.run-boards h3').innerText())
      .toBe('Boards at 25\u00a0%, stored run');
    await figure.locator('[id$="-board-choice"]').selectOption('pairs');
    await until(
      page,
      `/^\\d+: probing two at a time misses [1-9]\\d* of \\d+$/.test(document.querySelector('#${cell} .board-list span').textContent)`,
    );
    await expectAccessible(page, cell);
    await figure.locator('.board-list a').first().click();
    await readyCell(page, 'puzzle');
    await expect
      .poll(() => page.locator('#puzzle .cell-title').innerText())
      .toMatch(/of 300 at 25/);
    await page.locator('#puzzle [data-back]').click();
    await page.waitForURL(/figure\/fig-reach\//);
    await readyCell(page, cell);
    await figure.locator('.board-list').waitFor();
    await expect.poll(() => figure.locator('[id$="-board-choice"]').inputValue()).toBe('pairs');
    expectQuiet(opened);
    await opened.close();
  });
});
