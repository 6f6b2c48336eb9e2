/** The table of clue sets and the census of guesses in a real browser: choosing, a run, links, files, a phone. */
import { describe, expect, test } from 'vitest';
import { kitFigure } from './kitFigure.ts';
import { expectAccessible } from './accessible.ts';
import {
  copyLink,
  csvRowsOf,
  expectQuiet,
  readyCell,
  savedFile,
  sideways,
  until,
  useBrowser,
} from './support.ts';

const { open } = useBrowser();

describe('the table of clue sets', () => {
  const id = 'kit-clues';
  const { cell, openFigure } = kitFigure(open, 'clue-table', id);
  const summaryIs = (text: string): string =>
    `(document.querySelector('${cell} [data-summary]')?.textContent ?? '').includes(${JSON.stringify(text)})`;

  test('follows the choice of a size, counts all of it again, and a link comes back', async () => {
    const opened = await openFigure();
    const { page } = opened;
    await until(page, summaryIs('28,781,820 different clue sets'));
    await page.locator(`${cell} #${id}-size`).selectOption('4x4');
    await until(page, summaryIs('58,196 different clue sets'));
    await until(
      page,
      `document.querySelector('${cell} [data-announcer]').textContent.includes('58,196')`,
    );
    await expect
      .poll(() => page.locator(`${cell} .board-list a`).first().getAttribute('href'))
      .toContain('fig-solutions');
    await page.locator(`${cell} button`, { hasText: 'Run' }).first().click();
    await until(
      page,
      `[...document.querySelectorAll('${cell} .clue-table tbody tr')].slice(0, 7).every((row) => row.textContent.includes('by you'))`,
    );
    await until(page, summaryIs('58,196 different clue sets'));
    const rows = csvRowsOf(await savedFile(page, id, 'csv'));
    expect(rows.find((row) => row.startsWith('5,5,'))).toMatch(
      /^5,5,33554432,28781820,4772612,25309575,/,
    );
    const link = await copyLink(page, id);
    expect(link.search).toContain('s=4x4');
    expectQuiet(opened);
    await opened.close();
  });

  test('fits a phone', async () => {
    const opened = await openFigure(`?${id}=1;g=two;s=2x9;z`, { width: 360 });
    const { page } = opened;
    await until(page, summaryIs('of 2\u00a0×\u00a09'));
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page, id);
    expectQuiet(opened);
    await opened.close();
  });
});

describe('the census of guesses', () => {
  const id = 'kit-guesses';
  const { cell, openFigure } = kitFigure(open, 'guess-census', id);

  test('shows the smallest puzzles, saves its table, and fits a phone', async () => {
    const opened = await openFigure('', { width: 360 });
    const { page } = opened;
    await until(
      page,
      `(document.querySelector('${cell} [data-summary]')?.textContent ?? '').includes('102 more than one')`,
    );
    expect(await page.locator(`${cell} .board-list li`).count()).toBe(7);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page, id);
    const rows = csvRowsOf(await savedFile(page, id, 'csv'));
    expect(rows.at(-1)).toMatch(/^5,5,25309575,24976511,332962,102,/);
    expectQuiet(opened);
    await opened.close();
  });
});

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
