/** The census in a real browser: the picture behind a number, by keys. */
import { describe, expect, test } from 'vitest';
import { copyLink, expectQuiet, readyCell, until, useBrowser } from './support.ts';
import type { Opened, OpenOptions } from './support.ts';

const { open } = useBrowser();

/** Opens a figure alone, with these settings in its link. */
async function openFigure(id: string, settings = '', options: OpenOptions = {}): Promise<Opened> {
  const search = settings === '' ? '' : `?${id}=1;${settings};z`;
  const opened = await open(`figure/${id}/${search}`, options);
  await readyCell(opened.page, id);
  return opened;
}

describe('the census', () => {
  const id = 'fig-census-5x5';

  test('is walked with the arrow keys, one tab stop, and opens a picture with its links', async () => {
    const opened = await openFigure(id);
    const { page } = opened;
    const stop = page.locator(`#${id} .census button[tabindex="0"]`);
    await stop.first().waitFor(); // the live table takes the place of the still one in a later frame
    expect(await stop.count()).toBe(1);
    await stop.focus();
    for (const key of ['End', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowRight']) {
      await page.keyboard.press(key);
    }
    const at = (): Promise<unknown> => page.evaluate('document.activeElement.id');
    expect(await at()).toBe(`${id}-cell-14-1`);
    await page.keyboard.press('Enter');
    await page.locator(`#${id} .census-example svg`).waitFor();
    await expect
      .poll(() => page.locator(`#${id} .census-example`).innerText())
      .toMatch(/Row 14, \(2,2\)-hard: 4 pictures\..*no\. 9,654,986/s);
    await until(
      page,
      `document.querySelector('#${id} [data-announcer]').textContent.includes('9,654,986')`,
    );
    const link = await copyLink(page, id);
    await page.goto(link.href);
    await readyCell(page, id);
    await page.locator(`#${id}-cell-14-1[aria-pressed="true"]`).waitFor();
    await page.locator(`#${id}`).getByRole('link', { name: 'Step through pairs of lines' }).click();
    await readyCell(page, 'fig-standstill');
    await expect.poll(() => page.locator('#fig-standstill [data-notice]').isVisible()).toBe(false);
    expectQuiet(opened);
    await opened.close();
  });
});
