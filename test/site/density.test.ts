/** The density chart of a chapter in a real browser: its letters, and that nothing moves. */
import { describe, expect, test } from 'vitest';
import { expectQuiet, readyCell, until, useBrowser } from './support.ts';

const { open } = useBrowser();

describe('the density chart with all classes', () => {
  test('pared, draws the letters when the list of them is unfolded, which is on the screen then, and nothing moves', async () => {
    const opened = await open('density/');
    const { page } = opened;
    const figure = '#fig-classes-6x6';
    await readyCell(page, 'fig-classes-6x6', true);
    const drawn = `[...document.querySelectorAll('${figure} .chart-stage svg text')].some(({ textContent }) => textContent === 'G')`;
    const tops = (): Promise<readonly number[]> =>
      page.evaluate(
        `['.cell-picture', '.cell-action', 'details'].map((part) => document.querySelector('${figure} ' + part).getBoundingClientRect().top + scrollY)`,
      );
    await until(page, `document.querySelector('${figure} .chart-stage[tabindex="0"]') !== null`);
    expect(await page.evaluate(drawn)).toBe(false);
    const fold = page.locator(`${figure} [data-fold="settings"]`);
    await fold.evaluate((one) => scrollBy(0, one.getBoundingClientRect().bottom - innerHeight));
    const before = await tops();
    await fold.locator('> summary').click();
    await until(page, drawn);
    expect(await tops()).toEqual(before);
    const shown = await fold.evaluate((one) => innerHeight - one.getBoundingClientRect().top);
    expect(shown).toBeGreaterThanOrEqual(0.49 * 900);
    await page.locator(`${figure} [data-fold="settings"] > summary`).click();
    await until(page, `!${drawn}`);
    expectQuiet(opened);
    await opened.close();
  });
});
