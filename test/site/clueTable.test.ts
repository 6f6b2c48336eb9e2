/** A pattern in a picture in a real browser: where it lies, and its link. */
import { describe, test } from 'vitest';
import { copyLink, expectQuiet, readyCell, until, useBrowser } from './support.ts';

const { open } = useBrowser();

describe('a pattern in a picture', () => {
  test('lies where a cell is pressed by mouse, says what it does there, and a link comes back', async () => {
    const cell = '#fig-pattern';
    const opened = await open('papers/nonograms-blog/');
    const { page } = opened;
    await page.locator(cell).scrollIntoViewIfNeeded();
    await readyCell(page, 'fig-pattern');
    const says = (text: string): string =>
      `(document.querySelector('${cell} [data-total]')?.textContent ?? '').includes(${JSON.stringify(text)})`;
    await until(page, says('The pattern lies at row 2, column 6.'));
    await page
      .locator(`${cell} [role="gridcell"]`)
      .nth(4 * 10 + 2)
      .click();
    await until(page, says('The pattern lies at row 5, column 3.'));
    // the last cell has no room for it: as near as it fits
    await page.locator(`${cell} [role="gridcell"]`).last().click();
    await until(page, says('The pattern lies at row 11, column 9.'));
    const link = await copyLink(page, 'fig-pattern');
    await page.goto(link.href);
    await until(page, says('The pattern lies at row 11, column 9.'));
    expectQuiet(opened);
    await opened.close();
  });
});
