/** The figure of turns and reflections in a real browser: painting by mouse and keys. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { kitFigure } from './kitFigure.ts';
import { drawn, expectQuiet, until, useBrowser } from './support.ts';

const { open } = useBrowser();
const id = 'kit-symmetry';
const { cell, openFigure } = kitFigure(open, 'symmetry-classes', id);

const sentence = (page: Page): Promise<string> =>
  page.locator(`${cell} [data-sentence]`).innerText();
const empty = '2x2bA';
/** Cells of the board that is painted on, row by row. */
const square = (at: number): string => `${cell} .symmetry-painting [role="gridcell"] >> nth=${at}`;

describe('turns and reflections', () => {
  test('change while a picture is painted by mouse and by keys, and are said aloud', async () => {
    const opened = await openFigure(`?${id}=1;g=${empty};z`);
    const { page } = opened;
    expect(await sentence(page)).toMatch(/^One picture only/);
    await page.locator(square(0)).click();
    await until(
      page,
      `/^Four/.test(document.querySelector('${cell} [data-sentence]').textContent)`,
    );
    await page.locator(square(0)).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await until(page, `/^Two/.test(document.querySelector('${cell} [data-sentence]').textContent)`);
    await drawn(page);
    const now = await sentence(page);
    await until(
      page,
      `document.querySelector('${cell} [data-announcer]').textContent.trim() === ${JSON.stringify(now)}`,
    );
    await page.locator(cell).getByRole('button', { name: 'Undo' }).click();
    await until(
      page,
      `/^Four/.test(document.querySelector('${cell} [data-sentence]').textContent)`,
    );
    expectQuiet(opened);
    await opened.close();
  });
});
