/** The answer picture in a real browser: a board opens under the mouse and by keys, a link opens it again, Enter plays it. */
import { describe, expect, test } from 'vitest';
import { kitFigure } from './kitFigure.ts';
import { copyLink, expectQuiet, until, useBrowser } from './support.ts';

const { open } = useBrowser();
const id = 'kit-how-hard';
const { cell, openFigure } = kitFigure(open, 'how-hard', id);
const field = `${cell} .answers`;

const says = (words: string): string =>
  `document.querySelector('${cell} .stage-sentence').textContent.includes(${JSON.stringify(words)})`;

describe('the answer picture', () => {
  test('opens a board by mouse and key, and a link opens it again', async () => {
    const opened = await openFigure();
    const { page } = opened;
    await until(page, says('only a search'));
    const box = await page
      .locator(`${field} .answer[data-look=chapter] .answer-field`)
      .boundingBox();
    // the lone board of ten by ten with six cells filled
    await page.mouse.move(
      (box?.x ?? 0) + 286 * ((box?.width ?? 0) / 872),
      (box?.y ?? 0) + (box?.height ?? 0) * (414 / 466),
    );
    await until(page, says('6 of 100 cells filled'));
    await page.locator(field).focus();
    await page.keyboard.press('End');
    await until(page, says('30\u00a0×\u00a030'));
    await until(
      page,
      `document.querySelector('${cell} [data-announcer]').textContent.startsWith('30 by 30')`,
    );
    const link = await copyLink(page, id);
    expect(link.search).toContain('o=535');
    await page.keyboard.press('Escape');
    expectQuiet(opened);
    await page.locator(field).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/play/**');
    await opened.close();
    const again = await openFigure(link.search);
    await until(again.page, says('30\u00a0×\u00a030'));
    await again.close();
  });
});
