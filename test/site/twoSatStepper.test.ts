/** The 2-SAT stepper in a real browser: the chain link by link, groups, sums, FourSolver beside it; links, files, own puzzles. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { galleryPuzzle } from '../../src/puzzles/gallery.ts';
import type { PuzzleId } from '../../src/puzzles/gallery.ts';
import { kitFigure } from './kitFigure.ts';
import { expectAccessible } from './accessible.ts';
import { drawn, copyLink, expectQuiet, readyCell, until, useBrowser } from './support.ts';

const { open } = useBrowser();
const id = 'kit-two-sat';
const { cell, link, openFigure, textOf } = kitFigure(open, 'two-sat-stepper', id);

const codeOf = (name: PuzzleId): string => galleryPuzzle(name).code;
const place = (page: Page): Promise<string> => textOf(page, '.stepper-place');
const press = (page: Page, name: string): Promise<void> =>
  page.locator(cell).getByRole('button', { name, exact: true }).click();
const saysSoon = (page: Page, words: string): Promise<void> =>
  until(
    page,
    `document.querySelector('${cell} [data-announcer]').textContent.includes(${JSON.stringify(words)})`,
  );

describe('a chain', () => {
  test('is walked link by link by keys, each said aloud and drawn on the board', async () => {
    const opened = await openFigure();
    const { page } = opened;
    expect(await page.locator(`${cell} .stepper-board .chain-node`).count()).toBe(0);
    await press(page, 'Go to the first chain');
    await expect
      .poll(() => textOf(page, '[data-sentence]'))
      .toBe('Chain 1: suppose that row 3, column 5 is filled.');
    await expect.poll(() => page.locator(`${cell} .stepper-board .chain-node`).count()).toBe(1);
    await page.locator(`${cell} .stepper`).focus();
    await page.keyboard.press('ArrowRight');
    await saysSoon(page, 'Row 3, clue 2: if cell 5 is filled, cell 2 is empty.');
    await expect.poll(() => page.locator(`${cell} .stepper-board .chain-node`).count()).toBe(2);
    await expect
      .poll(() => textOf(page, '[data-links] [aria-current]'))
      .toBe('Row 3, clue 2: if cell 5 is filled, cell 2 is empty.');
    for (let links = 1; links < 5; links++) await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.locator(`${cell} .stepper-board .chain-denied`).count()).toBe(1);
    await page.keyboard.press('ArrowRight');
    await saysSoon(page, 'Row 3, column 5 cannot be filled: it is empty.');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => page.locator(`${cell} .stepper-board .chain-denied`).count()).toBe(1);
    await expectAccessible(page, id);
    expectQuiet(opened);
    await opened.close();
  });

  test('is a list that leads to any of its links, and a link keeps the place', async () => {
    const first = await openFigure();
    const { page } = first;
    await press(page, 'Go to the first chain');
    await expect
      .poll(() => textOf(page, '.two-sat-chains'))
      .toMatch(
        /Chain 1: a supposition and 5 links\. Its cells lie in 2 rows and 3 columns: more than pairs of lines/,
      );
    await page.locator(`${cell} [data-links] button`).nth(3).focus();
    await page.keyboard.press('Enter');
    await drawn(page);
    const said = await textOf(page, '[data-sentence]');
    expect(said).toBe('Row 1, clues 1 1: if cell 2 is filled, cell 3 is empty.');
    const copied = await copyLink(page, id);
    const at = await place(page);
    await first.close();
    const second = await openFigure(copied.search);
    await expect
      .poll(async () => [await place(second.page), await textOf(second.page, '[data-sentence]')])
      .toEqual([at, said]);
    await expect
      .poll(() => second.page.locator(`${cell} .stepper-board .chain-node`).count())
      .toBe(4);
    expectQuiet(second);
    await second.close();
  });
});

describe('the last standstill', () => {
  test('shows groups of cells by letters and shapes, and tells them', async () => {
    const opened = await openFigure(link({ p: codeOf('switch-5x5') }));
    const { page } = opened;
    await page.locator(`${cell} .stepper`).focus();
    await page.keyboard.press('End');
    await expect.poll(() => page.locator(`${cell} .stepper-board .group-mark`).count()).toBe(4);
    await expect
      .poll(() => page.locator(`${cell} .stepper-board circle.group-mark`).count())
      .toBe(2);
    await expect
      .poll(() => textOf(page, '.two-sat-groups'))
      .toMatch(/^A, 4 cells: filled or empty together/);
    await expectAccessible(page, id);
    expectQuiet(opened);
    await opened.close();
  });

  test('leads on to the sums, which give a cell of this one', async () => {
    const opened = await openFigure(link({ p: codeOf('sums-add') }));
    const { page } = opened;
    await page.locator(`${cell} .stepper`).focus();
    await page.keyboard.press('End');
    await press(page, 'Ask the sums of rows and columns too');
    await expect.poll(() => textOf(page, '[data-run]')).toMatch(/The sums add 1 cell/);
    await expect
      .poll(() => textOf(page, '[data-sentence]'))
      .toMatch(/^Sums: row \d, column \d is (?:filled|empty), in every filling/);
    expect((await copyLink(page, id)).search).toContain('t=1');
    await page.locator(`${cell} input[id$="-sums"]`).uncheck();
    await expect.poll(() => textOf(page, '[data-run]')).toMatch(/not solved\.$/);
    expectQuiet(opened);
    await opened.close();
  });

  test('leads on to what gets further, with the puzzle', async () => {
    const opened = await openFigure(link({ p: codeOf('hard-3.4-4.3') }));
    const { page } = opened;
    await page.locator(`${cell} .stepper`).focus();
    await page.keyboard.press('End');
    await until(page, `document.querySelectorAll('${cell} .further li a').length > 0`);
    for (const address of await page
      .locator(`${cell} .further li a`)
      .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href)))
      expect(decodeURIComponent(address)).toContain('p=5x5');
    expectQuiet(opened);
    await opened.close();
  });
});

describe('FourSolver beside it', () => {
  test('goes phase by phase with the run, and stops where it must', async () => {
    const opened = await openFigure(link({ p: codeOf('chain-of-eight') }));
    const { page } = opened;
    expect(await page.locator(`${cell} .two-sat-four`).count()).toBe(0);
    await page.locator(`${cell} input[id$="-with-four"]`).check();
    await page.locator(`${cell} .stepper`).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => textOf(page, '[data-stage]')).toMatch(/both do the same/);
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => textOf(page, '[data-stage]'))
      .toBe('Pairs of lines have stopped, with 18 cells unknown.');
    const board = page.locator(`${cell} .two-sat-four svg`).first();
    const before = await board.getAttribute('aria-label');
    await page.keyboard.press('End');
    await expect.poll(() => board.getAttribute('aria-label')).toBe(before);
    const rows = await page.locator(`${cell} .both-ends tbody tr`).allInnerTexts();
    expect(rows.map((row) => row.replaceAll(/\s+/g, ' '))).toEqual([
      'Pairs of lines 0 82 of 100 not solved',
      'Chains 1 100 of 100 solved',
    ]);
    await expectAccessible(page, id);
    expectQuiet(opened);
    await opened.close();
  });
});

const use = async (page: Page, text: string): Promise<void> => {
  await page.locator(`${cell} .own-puzzle > summary`).click();
  await page.locator(`${cell} textarea`).first().fill(text);
  await press(page, 'Use this puzzle');
};

describe('the reader’s own puzzle', () => {
  test('is solved, named, and given back by reset', async () => {
    const opened = await openFigure();
    const { page } = opened;
    await use(page, '10\n01');
    expect(await textOf(page, '[data-run]')).toBe('0 chains: not solved.');
    expect(await textOf(page, '.cell-title span')).toBe('Your own puzzle, 2 × 2');
    await page.locator(`${cell} [data-output="reset"]`).click();
    await expect.poll(() => textOf(page, '[data-run]')).toBe('3 chains: solved.');
    expectQuiet(opened);
    await opened.close();
  });

  test('that is none leaves the figure and the text as they are', async () => {
    const opened = await openFigure();
    const { page } = opened;
    await use(page, '3 1\n\nx');
    expect(await textOf(page, '.own-puzzle .field-message')).not.toBe('');
    expect(await page.locator(`${cell} textarea`).first().inputValue()).toBe('3 1\n\nx');
    expect(await textOf(page, '[data-run]')).toBe('3 chains: solved.');
    expectQuiet(opened);
    await opened.close();
  });
});

test('links of the chapter and of its companion open groups and sums in the figure', async () => {
  const opened = await open('two-rows-two-columns/');
  const { page } = opened;
  await page.locator('main a', { hasText: 'a puzzle with two solutions' }).click();
  await page.waitForURL(/fig-chain=1/);
  await readyCell(page, 'fig-chain');
  await expect.poll(() => page.locator('#fig-chain .stepper-board .group-mark').count()).toBe(4);
  await expect.poll(() => page.locator('#fig-chain [data-notice]').isVisible()).toBe(false);
  await page.goto(new URL('../papers/batenburg-kosters/', page.url()).href);
  await page.locator('main a', { hasText: 'one of five by six' }).click();
  await page.waitForURL(/t=1/);
  await readyCell(page, 'fig-chain');
  await expect
    .poll(() => page.locator('#fig-chain [data-run]').innerText())
    .toContain('The sums add 1 cell');
  expectQuiet(opened);
  await opened.close();
});
