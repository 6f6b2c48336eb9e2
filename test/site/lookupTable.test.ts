/** The explorer of the lookup table in a real browser: pointer and keys. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cellUnits } from '../../src/kit/board/boardLayout.ts';
import { lookupLayout } from '../../src/widgets/lookup-table/picture.ts';
import { kitFigure } from './kitFigure.ts';
import { expectQuiet, useBrowser } from './support.ts';

const { open } = useBrowser();
const id = 'kit-lookup';
const { cell, openFigure: openTable } = kitFigure(open, 'lookup-table', id);

/** The relations of the four lines, as their choices stand. */
const relationsOf = (page: Page): Promise<number[]> =>
  page
    .locator(`${cell} .lookup-lines select`)
    .evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).selectedIndex + 1));

describe('a situation of the lookup table', () => {
  test('is chosen by pointer and by arrow keys, and says what follows', async () => {
    const opened = await openTable();
    const { page } = opened;
    expect(await relationsOf(page)).toEqual([5, 6, 6, 1]);
    const picture = page.locator(`${cell} [role="grid"]`);
    const { left, top, width } = lookupLayout;
    const scale = ((await picture.boundingBox())?.width ?? 0) / width;
    const position = { x: (left + cellUnits / 2) * scale, y: (top + cellUnits / 2) * scale };
    await picture.click({ position });
    await expect.poll(() => relationsOf(page)).toEqual([1, 1, 1, 1]);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => relationsOf(page)).toEqual([1, 1, 1, 2]);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => relationsOf(page)).toEqual([1, 2, 1, 2]);
    await expect.poll(() => page.locator(`${cell} [role="grid"] [tabindex="0"]`).count()).toBe(1);
    expectQuiet(opened);
    await opened.close();
  });
});
