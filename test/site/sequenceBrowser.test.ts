/** The sequence browser in a real browser: search, tables of the thesis, order, keys, the example and where it leads. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { exampleSearches } from '../../src/widgets/sequence-browser/words.ts';
import { kitFigure } from './kitFigure.ts';
import { expectQuiet, readyCell, until, useBrowser } from './support.ts';
import type { Opened, OpenOptions } from './support.ts';

const { open } = useBrowser();
const id = 'kit-sequences';
const { cell, openFigure, textOf } = kitFigure(open, 'sequence-browser', id);

async function openBrowser(search = '', options: OpenOptions = {}): Promise<Opened> {
  const opened = await openFigure(search, options);
  await opened.page
    .locator(`${cell} [data-example], ${cell} [data-notice]:visible`)
    .first()
    .waitFor();
  await opened.page.locator(`${cell}-query`).waitFor();
  return opened;
}

const rows = (page: Page) => page.locator(`${cell} tbody tr`);
const column = (page: Page, at: number): Promise<string[]> =>
  page.locator(`${cell} tbody tr td:nth-child(${at})`).allInnerTexts();
const foundIs = (page: Page, start: string): Promise<void> =>
  until(page, `document.querySelector('${cell} [data-found]')?.textContent.startsWith('${start}')`);

describe('a search', () => {
  test('finds sequences while it is typed, and says how many', async () => {
    const opened = await openBrowser();
    const { page } = opened;
    await foundIs(page, 'All 65 sequences of 4\u00a0×\u00a04');
    await page.locator(`${cell}-query`).pressSequentially('contains 15 and no 12');
    await foundIs(page, '18 of the 65');
    for (const text of await column(page, 3)) {
      expect(text).toContain('15×');
      expect(text).not.toContain('12×');
    }
    await until(
      page,
      `document.querySelector('${cell} [data-announcer]').textContent.startsWith('18 of the 65')`,
    );
    expectQuiet(opened);
    await opened.close();
  });

  test('that cannot be read gives a message beside it, keeps the text and the rows', async () => {
    const opened = await openBrowser();
    const { page } = opened;
    await page.locator(`${cell}-query`).fill('length 16');
    await foundIs(page, '32 of the 65');
    await page.locator(`${cell}-query`).fill('length 16 and color blue');
    await expect
      .poll(() => textOf(page, '.field-message'))
      .toMatch(/“color” is not a word.*character 15/);
    await expect
      .poll(() => page.locator(`${cell}-query`).getAttribute('aria-invalid'))
      .toBe('true');
    await expect
      .poll(() => page.locator(`${cell}-query`).inputValue())
      .toBe('length 16 and color blue');
    await expect.poll(() => textOf(page, '[data-found]')).toMatch(/^32 of the 65/);
    expectQuiet(opened);
    await opened.close();
  });

  test('is shown by examples that can be tried', async () => {
    const { page, close } = await openBrowser();
    await page.locator(`${cell} .sequence-help summary`).click();
    const [first] = exampleSearches;
    await page.locator(`${cell} .sequence-help button`).first().click();
    await expect.poll(() => page.locator(`${cell}-query`).inputValue()).toBe(first?.query);
    await expect
      .poll(() => page.locator(`${cell} .sequence-help button`).count())
      .toBe(exampleSearches.length);
    await close();
  });

  test('may be a sequence as the thesis prints it; nothing found is said', async () => {
    const { page, close } = await openBrowser();
    await page.locator(`${cell}-query`).fill('6 8 9 9 11 11 11 14 14 14 14');
    await foundIs(page, '1 of the 65');
    await expect.poll(() => textOf(page, '.sequence-printed')).toBe('6 8 9 9 11 11 11 14 14 14 14');
    await page.locator(`${cell}-query`).fill('0 0 0 0');
    await foundIs(page, 'None of the 65');
    await expect.poll(() => rows(page).count()).toBe(0);
    await close();
  });
});

describe('the tables of the thesis', () => {
  test('are chosen from a list, with the printed numbers beside ours', async () => {
    const opened = await openBrowser();
    const { page } = opened;
    await page.locator(`${cell}-table`).selectOption({ index: 4 }); // Table 7, of 5x5
    await page.locator(`${cell} [data-comparison]`).waitFor();
    await foundIs(page, '13 of the 22,834');
    await expect
      .poll(() => page.locator(`${cell}-query`).inputValue())
      .toBe('class unique and pure');
    await expect
      .poll(() => textOf(page, '[data-comparison]'))
      .toMatch(/12 of its 13 rows agree.*1 differs/);
    const wrong = rows(page).filter({ has: page.locator('[data-verdict="differs"]') });
    await expect.poll(() => wrong.count()).toBe(1);
    await expect
      .poll(async () => (await wrong.innerText()).replaceAll(/\s+/g, ' '))
      .toMatch(/936 117 936 4,716 differs/);
    await page.locator(`${cell}-query`).fill('class unique');
    await foundIs(page, '3,665 of the 22,834');
    await expect.poll(() => page.locator(`${cell} [data-comparison]`).count()).toBe(0);
    expectQuiet(opened);
    await opened.close();
  });
});

describe('rows', () => {
  test('are sorted by their heads, both ways', async () => {
    const opened = await openBrowser();
    const { page } = opened;
    const head = page.locator(`${cell} th button`).filter({ hasText: 'pictures' });
    const numbers = async (): Promise<number[]> =>
      (await column(page, 5)).map((text) => Number(text.replaceAll(',', '')));
    await head.click();
    const up = await numbers();
    expect(up).toEqual(up.toSorted((a, b) => a - b));
    await head.click();
    const down = await numbers();
    expect(down).toEqual(down.toSorted((a, b) => b - a));
    expect(down[0]).toBe(8296);
    await expect
      .poll(() => page.locator(`${cell} th[aria-sort="descending"]`).innerText())
      .toMatch(/pictures/);
    expectQuiet(opened);
    await opened.close();
  });

  test('are gone through by arrow keys, over the end of a page', async () => {
    const { page, close } = await openBrowser();
    await rows(page).nth(10).click();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => textOf(page, '.sequence-pager .readout')).toBe('page 2 of 6');
    await expect
      .poll(() => page.locator(`${cell} tr[aria-selected="true"]`).getAttribute('data-row'))
      .toBe('12');
    await expect.poll(() => page.evaluate('document.activeElement.dataset.row')).toBe('12');
    await page.keyboard.press('End');
    await expect.poll(() => page.evaluate('document.activeElement.dataset.row')).toBe('64');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => page.evaluate('document.activeElement.dataset.row')).toBe('0');
    await expect.poll(() => page.locator(`${cell} tbody tr[tabindex="0"]`).count()).toBe(1);
    await until(
      page,
      `document.querySelector('${cell} [data-announcer]').textContent.includes('4 times 11, 4 times 14')`,
    );
    await close();
  });

  test('are paged, so that 22,834 stay light', async () => {
    const { page, close } = await openBrowser();
    await page.locator(`${cell}-size`).selectOption({ label: '5\u00a0×\u00a05' });
    await foundIs(page, 'All 22,834 sequences');
    await expect.poll(() => rows(page).count()).toBeLessThan(30);
    await page.locator(cell).getByRole('button', { name: 'Last page' }).click();
    await expect.poll(() => textOf(page, '.sequence-pager .readout')).toBe('page 1,903 of 1,903');
    await expect.poll(() => rows(page).last().getAttribute('data-row')).toBe('22833');
    await close();
  });
});

describe('the chosen sequence', () => {
  test('opens in the probe explorer and in the sweep stepper', async () => {
    const opened = await openBrowser();
    const { page } = opened;
    await page.locator(`${cell}-query`).fill('length 11 and contains 15');
    await foundIs(page, '1 of the 65');
    const order = /In the order of the board: ([\d ]+)/.exec(
      await textOf(page, '[data-example]'),
    )?.[1];
    const stepper = await page
      .locator(cell)
      .getByRole('link', { name: 'Step through its sweeps' })
      .getAttribute('href');
    await page.locator(cell).getByRole('link', { name: 'Probe it cell by cell' }).click();
    await readyCell(page, 'kit-probe');
    await expect.poll(() => page.locator('#kit-probe [data-notice]').isVisible()).toBe(false);
    expect(order?.trim().split(' ')).toHaveLength(11);
    expect(new URL(page.url()).search).toContain('kit-probe=1;p=4x4_');
    await page.goto(new URL(stepper ?? '', page.url()).href);
    await readyCell(page, 'fig-sweeps');
    await expect.poll(() => page.locator('#fig-sweeps [data-notice]').isVisible()).toBe(false);
    expectQuiet(opened);
    await opened.close();
  });
});

test('a size that cannot be fetched is said, and can be asked for again', async () => {
  const { page, close } = await openBrowser();
  await page.route('**/results/probing-4x5.json', (route) => route.fulfill({ status: 404 }));
  await page.locator(`${cell}-size`).selectOption({ label: '4\u00a0×\u00a05' });
  await page.locator(`${cell} .field-message[data-tone="warning"]`).waitFor();
  await page.unroute('**/results/probing-4x5.json');
  await page.locator(cell).getByRole('button', { name: 'Load the sequences' }).click();
  await until(
    page,
    `document.querySelector('${cell} [data-found]')?.textContent.includes('4\u00a0×\u00a05')`,
  );
  await close();
});

test('without script it is the first rows with their example', async () => {
  const { page, close } = await open('kit/sequence-browser/', { script: false });
  expect(await rows(page).count()).toBe(12);
  expect(await textOf(page, 'sequence-browser')).toMatch(
    /All 65 sequences of 4 × 4.*Rows 1 to 12 of 65/,
  );
  expect(await page.locator('#kit-table-seven').innerText()).toMatch(/12 of its 13 rows agree/);
  await close();
});
