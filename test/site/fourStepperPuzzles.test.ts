/** FourSolver's stepper in a real browser: where its end leads, and the reader's own puzzles. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { presets } from '../../src/widgets/four-stepper/presets.ts';
import { kitFigure } from './kitFigure.ts';
import { expectQuiet, readyCell, until, useBrowser } from './support.ts';

const { open } = useBrowser();
const { cell, link, openFigure: openFour, textOf } = kitFigure(open, 'four-stepper', 'kit-four');

const codeOf = (name: string): string => presets.find((preset) => preset.id === name)?.code ?? '';
const press = (page: Page, name: string): Promise<void> =>
  page.locator(cell).getByRole('button', { name, exact: true }).click();

describe('the end of a run', () => {
  test.each([
    ['difficulty-8', 'solved', /columns first/],
    ['half-turn', 'standstill', /then sweeps alone finish it/],
  ])('of %s (%s) has links that carry the puzzle along', async (name, end, words) => {
    const opened = await openFour(link({ p: codeOf(name) }));
    const { page } = opened;
    await page.locator(`${cell} .stepper`).focus();
    await page.keyboard.press('End');
    const note = page.locator(`${cell} [data-end="${end}"]`);
    await expect.poll(() => note.innerText()).toMatch(words);
    const addresses = await note
      .locator('a')
      .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
    expect(addresses.length).toBeGreaterThan(1);
    for (const address of addresses) expect(decodeURIComponent(address)).toContain(`p=5x5`);
    expectQuiet(opened);
    await opened.close();
  });

  test('the clue of the note leads to a puzzle that sweeps solve', async () => {
    const { page, close } = await openFour(link({ p: codeOf('half-turn') }));
    await page.locator(`${cell} .stepper`).focus();
    await page.keyboard.press('End');
    await page.locator(`${cell} [data-end] > ul a`).first().click();
    await page.waitForURL(/sweeps/);
    await readyCell(page, 'fig-sweeps');
    await page.locator('#fig-sweeps .stepper').focus();
    await page.keyboard.press('End');
    await page.locator('#fig-sweeps [data-end="solved"]').waitFor();
    await close();
  });

  test('without a solution leads to the box where it can be mended', async () => {
    const { page, close } = await openFour(link({ p: '5x5_1_1.1_2.1_1.2_3~1.1_1.1.1_2.1_1.2_1' }));
    await page.locator(`${cell} .stepper`).focus();
    await page.keyboard.press('End');
    const note = page.locator(`${cell} [data-end="contradiction"]`);
    await expect.poll(() => note.locator('a').count()).toBeGreaterThan(0);
    await note.getByRole('button', { name: /^Mend it/ }).click();
    await page.locator(`${cell} .own-puzzle[open] textarea`).waitFor();
    await close();
  });
});

const use = async (page: Page, text: string): Promise<void> => {
  await page.locator(`${cell} .own-puzzle > summary`).click();
  const field = page.locator(`${cell} textarea`).first();
  await field.fill(text);
  await press(page, 'Use this puzzle');
};

describe('the reader’s own puzzle', () => {
  test('is solved by FourSolver', async () => {
    const opened = await openFour();
    await use(opened.page, '10\n01');
    expect(await textOf(opened.page, '.four-ways .readout')).toMatch(
      /^0 intersections.*not solved/,
    );
    expect(await textOf(opened.page, '.controls select')).toMatch(/Your own puzzle, 2 × 2/);
    expect(await textOf(opened.page, '.cell-title span')).toBe('Your own puzzle, 2 × 2');
    await opened.page.locator(`${cell} [data-output="reset"]`).click();
    await expect
      .poll(() => textOf(opened.page, '.cell-title span'))
      .toBe('Pairs of lines, at its start');
    expectQuiet(opened);
    await opened.close();
  });

  test('is not credited to the maker of the one before it, and goes on to other figures', async () => {
    const opened = await openFour(link({ p: codeOf('jwilk-022') }));
    const { page } = opened;
    expect(await textOf(page, '.puzzle-note')).toMatch(/ 351 of 400 .*Jakub Wilk, MIT licence\.$/);
    await use(page, '100\n010');
    await page.getByText('Your own puzzle, 2 × 3').first().waitFor();
    expect(await page.locator(`${cell} .puzzle-note`).count()).toBe(0);
    const onward = page.locator(`${cell} .puzzle-onward a`, { hasText: 'the probe explorer' });
    expect(await onward.getAttribute('href')).toMatch(
      /probing\/\?fig-two-futures=1;p=2x3_1_1~1_1_0;z#fig-two-futures$/,
    );
    expectQuiet(opened);
    await opened.close();
  });

  test('that is none leaves the figure and the text as they are', async () => {
    const opened = await openFour();
    const before = await textOf(opened.page, '.four-ways .readout');
    await use(opened.page, '3 1\n\nx');
    expect(await textOf(opened.page, '.own-puzzle .field-message')).not.toBe('');
    expect(await opened.page.locator(`${cell} textarea`).first().inputValue()).toBe('3 1\n\nx');
    expect(await textOf(opened.page, '.four-ways .readout')).toBe(before);
    expectQuiet(opened);
    await opened.close();
  });

  test('of 60 × 60 is solved on a worker, and its intersections are listed without a map', async () => {
    const opened = await openFour();
    const { page } = opened;
    // half of the cells filled, by a rule that looks like none
    const rows = Array.from({ length: 60 }, (_, i) =>
      Array.from({ length: 60 }, (_, j) => ((i * i * 7 + j * j * 13 + i * j) >> 3) & 1).join(''),
    );
    await use(page, rows.join('\n'));
    await until(
      page,
      `/60 rows and 60 columns/.test(document.querySelector('${cell} .stepper-board svg').getAttribute('aria-label'))`,
    );
    await press(page, 'Go to the first standstill');
    await until(
      page,
      `/intersections are successful/.test(document.querySelector('${cell} .four-intersections').textContent)`,
    );
    await expect
      .poll(() => textOf(page, '.four-intersections'))
      .toMatch(/map.*puzzles of up to 30 rows/);
    await expect.poll(() => page.locator(`${cell} .four-map`).count()).toBe(0);
    await expect.poll(() => page.locator(`${cell} .work`).count()).toBe(0);
    expectQuiet(opened);
    await opened.close();
  });
});
