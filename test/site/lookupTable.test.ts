/** The explorer of the lookup table in a real browser: pointer, keys, filters, folding, a puzzle for a situation. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  outcomeOf,
  situations,
  symmetricSituations,
} from '../../src/engine/intersect/lookupTable.ts';
import { grouped } from '../../src/notebook/plain/numbers.ts';
import { cellUnits } from '../../src/kit/board/boardLayout.ts';
import { lookupLayout } from '../../src/widgets/lookup-table/picture.ts';
import { kitFigure } from './kitFigure.ts';
import { expectQuiet, readyCell, savedFile, until, useBrowser, csvRowsOf } from './support.ts';

const { open } = useBrowser();
const id = 'kit-lookup';
const { cell, openFigure: openTable, textOf } = kitFigure(open, 'lookup-table', id);

const countOf = (test: (situation: ReturnType<typeof situations>[number]) => boolean): number =>
  situations().filter(test).length;

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

  test('is chosen line by line, with its sixteen configurations and who forbids each', async () => {
    const { page, close } = await openTable();
    const lines = page.locator(`${cell} .lookup-lines select`);
    // all four different and alike in turn: nothing is left
    for (const [at, relation] of [6, 6, 6, 5].entries())
      await lines.nth(at).selectOption({ index: relation - 1 });
    const { impossible } = outcomeOf([6, 6, 6, 5]);
    expect(impossible).toBe(true);
    await expect
      .poll(() => textOf(page, '[data-sentence]'))
      .toMatch(/^All 16 configurations are forbidden/);
    await expect.poll(() => page.locator(`${cell} .lookup-configurations li`).count()).toBe(16);
    await expect.poll(() => textOf(page, '.lookup-configurations')).not.toContain('possible');
    await until(
      page,
      `document.querySelector('${cell} [data-announcer]').textContent.includes('All 16 configurations')`,
    );
    await close();
  });
});

describe('what the table shows', () => {
  test('is filtered by outcome and by relation, with counts that are right', async () => {
    const opened = await openTable();
    const { page } = opened;
    const kinds = await textOf(page, '.lookup-kinds');
    for (const fixed of [1, 2, 3, 4])
      expect(kinds).toContain(
        `fixes ${fixed} (${grouped(countOf((one) => outcomeOf(one).fixed === fixed))})`,
      );
    await page.locator(`${cell} [id$="-relation"]`).selectOption({ index: 5 });
    const withFive = countOf((one) => one.includes(5) && outcomeOf(one).fixed === 4);
    await expect.poll(() => textOf(page, '.lookup-kinds')).toContain(`fixes 4 (${withFive})`);
    for (const kind of [0, 1, 2, 3, 5])
      await page.locator(`${cell} .lookup-kinds input`).nth(kind).uncheck();
    await until(
      page,
      `document.querySelector('${cell} [data-announcer]').textContent.includes('${withFive} situations shown')`,
    );
    const csv = csvRowsOf(await savedFile(page, id, 'csv'));
    expect(csv).toHaveLength(1 + withFive);
    expectQuiet(opened);
    await opened.close();
  });

  test('is folded to one of each set of symmetric situations', async () => {
    const { page, close } = await openTable();
    await page.getByLabel('One of each set of symmetric ones').last().check();
    const classes = new Set(
      situations()
        .filter((one) => outcomeOf(one).fixed === 0 && !outcomeOf(one).impossible)
        .map((one) => symmetricSituations(one)[0]?.join('')),
    );
    await expect
      .poll(() => textOf(page, '.lookup-kinds'))
      .toContain(`nothing (${grouped(classes.size)})`);
    await close();
  });
});

describe('a puzzle for a situation', () => {
  test('is found in the stored search and opens in the FourSolver stepper at this intersection', async () => {
    const opened = await openTable();
    const { page } = opened;
    await page.locator(cell).getByRole('button', { name: 'Find it in a puzzle' }).click();
    await page.locator(`${cell} [data-found] svg`).waitFor();
    await expect
      .poll(() => textOf(page, '[data-found]'))
      .toMatch(/Sweeps stop in this \d+ × \d+ puzzle/);
    expectQuiet(opened);
    await page
      .locator(cell)
      .getByRole('link', { name: /stepper of pairs of lines/ })
      .click();
    await readyCell(page, 'kit-four');
    const look = page.locator('#kit-four [data-look]');
    await look.waitFor();
    await expect
      .poll(() => look.innerText())
      .toMatch(/row \d+ wants one\s+filled and one\s+empty/i);
    await opened.close();
  });

  test('that cannot be is said not to be, and a failed load leaves the button', async () => {
    const { page, close } = await openTable(`?${id}=1;s=6665;z`);
    await page.route('**/results/situations.json', (route) => route.fulfill({ status: 404 }));
    const find = page.locator(cell).getByRole('button', { name: 'Find it in a puzzle' });
    await find.click();
    await page.locator(`${cell} .field-message[data-tone="warning"]`).waitFor();
    await page.unroute('**/results/situations.json');
    await find.click();
    await page.locator(`${cell} [data-found]`).waitFor();
    await expect
      .poll(() => textOf(page, '[data-found]'))
      .toMatch(/No puzzle that has a solution contains it/);
    await close();
  });
});
