/** The figure of the pair relations in a real browser: pointer and keys. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { relationTold } from '../../src/kit/relations/relationWords.ts';
import { kitFigure } from './kitFigure.ts';
import { drawn, expectQuiet, until, useBrowser } from './support.ts';

const { open } = useBrowser();
const id = 'kit-pair';
const { cell, openFigure: openPair, textOf } = kitFigure(open, 'pair-relation', id);

const sentence = (page: Page): Promise<string> => textOf(page, '[data-sentence]');
const cellAt = (row: 'line' | 'settled', at: number): string =>
  `${cell} [data-row="${row}"] [data-cell-at="${at}"]`;

describe('a pair of cells', () => {
  test('changes its relation when the line is changed by mouse or the description is typed', async () => {
    const opened = await openPair(`?${id}=1;d=1%201;l=%3F%3F%3F%3F%3F;c=1.5;z`);
    const { page } = opened;
    expect(await sentence(page)).toContain(relationTold(0));
    // the middle cell filled: one of the two runs is at an end or beside nothing
    await page.locator(cellAt('line', 2)).click();
    await expect.poll(() => page.locator(cellAt('line', 2)).getAttribute('data-value')).toBe('1');
    await expect.poll(() => sentence(page)).toContain(relationTold(5));
    await page.locator(`${cell} [id$="-description"]`).fill('1');
    await expect.poll(() => sentence(page)).toMatch(/in all fits/);
    await expect.poll(() => textOf(page, 'pair-relation [data-verdict]')).toBe('Your own line.');
    expectQuiet(opened);
    await opened.close();
  });

  test('is chosen on the settled line by keys, and what follows is said aloud', async () => {
    const { page, close } = await openPair(`?${id}=1;d=2;l=%3F%3F%3F%3F;c=1.4;z`);
    expect(await page.locator(`${cell} [data-row="settled"] [tabindex="0"]`).count()).toBe(1);
    await page.locator(`${cell} [data-row="settled"] [tabindex="0"]`).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await drawn(page);
    const now = await sentence(page);
    expect(now).toMatch(/^Cells (1 and 3|3 and 4)/);
    await until(
      page,
      `document.querySelector('${cell} [data-announcer]').textContent.trim() === ${JSON.stringify(now)}`,
    );
    await page.locator(`${cell} [data-row="line"] [tabindex="0"]`).focus();
    await page.keyboard.press('1');
    await expect.poll(() => page.locator(cellAt('line', 0)).getAttribute('data-value')).toBe('1');
    await close();
  });
});
