/** The probe explorer on the authors' page: pointer, keys, futures, contradictions, rounds, links, files, trouble. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { probingOf, stageOf } from '../../src/widgets/probe-explorer/model.ts';
import { presets } from '../../src/widgets/probe-explorer/presets.ts';
import { expectQuiet, readyCell, until, useBrowser } from './support.ts';
import type { Opened, OpenOptions } from './support.ts';

const { open } = useBrowser();
const id = 'kit-probe';
const cell = `#${id}`;

async function openExplorer(search = '', options: OpenOptions = {}): Promise<Opened> {
  const opened = await open(`kit/probe-explorer/${search}`, options);
  await readyCell(opened.page, id);
  return opened;
}

const link = (values: Record<string, string>): string =>
  `?${id}=${['1', ...Object.entries(values).map(([key, value]) => `${key}=${encodeURIComponent(value)}`), 'z'].join(';')}`;

const words = async (page: Page, place: string): Promise<string> =>
  (await page.locator(`${cell} ${place}`).innerText()).replaceAll(/\s+/g, ' ').trim();
const chosen = (page: Page): Promise<string> => words(page, '[data-cell-words]');
const sequence = (page: Page): Promise<string[]> =>
  page
    .locator(`${cell} .probe-entries button span`)
    .evaluateAll((spans) => spans.map((span) => span.textContent));

describe('the probe explorer', () => {
  test('shows the sequence of the engine, in board order and sorted', async () => {
    const opened = await openExplorer();
    const { page } = opened;
    const expected = probingOf(presets[0]?.code ?? '').result.sequence.map(String);
    expect(await sequence(page)).toEqual(expected);
    await page.locator(`${cell} input[value="sorted"]`).check();
    await expect
      .poll(() => sequence(page))
      .toEqual(expected.toSorted((a, b) => Number(a) - Number(b)));
    await page.locator(`${cell} [data-copy]`).click();
    await until(
      page,
      `document.querySelector('${cell} [data-announcer]').textContent.includes('copied')`,
    );
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(
      expected.toSorted((a, b) => Number(a) - Number(b)).join(' '),
    );
    expectQuiet(opened);
    await opened.close();
  });

  test('chooses a cell by pointer on the board and in the sequence, linked both ways', async () => {
    const opened = await openExplorer();
    const { page } = opened;
    await page.locator(`${cell} .probe-entries button`).nth(2).click();
    await until(
      page,
      `document.querySelector('${cell} [data-cell-words]').textContent.includes('column 4')`,
    );
    await expect.poll(() => chosen(page)).toMatch(/^Row 1, column 4: category 14/);
    await expect.poll(() => words(page, '[data-branch="one"] .probe-outcome')).toBe('solved');
    await expect
      .poll(() => words(page, '[data-branch="zero"] .probe-outcome'))
      .toBe('contradiction');
    const grid = page.locator(`${cell} .probe-board [role="gridcell"]`).nth(10);
    await grid.hover({ force: true });
    await page.locator(`${cell} .probe-entries button.is-pointed`).waitFor();
    await grid.click({ force: true });
    await until(
      page,
      `document.querySelector('${cell} [data-cell-words]').textContent.includes('Row 3')`,
    );
    await expect
      .poll(() =>
        page
          .locator(`${cell} .probe-entries button[aria-current="true"]`)
          .getAttribute('aria-label'),
      )
      .toContain('row 3, column 1');
    expectQuiet(opened);
    await opened.close();
  });

  test('chooses a cell with the arrow keys, the board being one tab stop', async () => {
    const opened = await openExplorer();
    const { page } = opened;
    const stops = page.locator(`${cell} .probe-board [role="gridcell"][tabindex="0"]`);
    expect(await stops.count()).toBe(1);
    await stops.focus();
    await page.keyboard.press('ArrowRight');
    await until(
      page,
      `document.querySelector('${cell} [data-announcer]').textContent.startsWith('Row 1, column 2')`,
    );
    await expect.poll(() => chosen(page)).toMatch(/^Row 1, column 2: category 11/);
    await page.keyboard.press('ArrowRight'); // a known cell: nothing is probed there
    await page.waitForTimeout(150);
    await expect.poll(() => chosen(page)).toMatch(/^Row 1, column 2/);
    expectQuiet(opened);
    await opened.close();
  });

  test('steps one future without the other', async () => {
    const opened = await openExplorer();
    const { page } = opened;
    const place = (which: string): Promise<string> =>
      words(page, `[data-branch="${which}"] .stepper-place`);
    const [one, zero] = [await place('one'), await place('zero')];
    await page.locator(`${cell} [data-branch="one"] .stepper`).focus();
    await page.keyboard.press('Home');
    await expect.poll(() => place('one')).toMatch(/^step 0 of/);
    await expect.poll(() => place('zero')).toBe(zero);
    await expect
      .poll(() => words(page, '[data-branch="one"] [data-sentence]'))
      .toBe('Row 1, column 1 is set filled.');
    await page.keyboard.press('End');
    await expect.poll(() => place('one')).toBe(one);
    expectQuiet(opened);
    await opened.close();
  });

  test('leads to a contradiction sentence by sentence, on the board of its future', async () => {
    const opened = await openExplorer();
    const { page } = opened;
    const branch = page.locator(`${cell} [data-branch="one"]`);
    const reasons = branch.locator('.probe-reasons button');
    expect(await reasons.first().innerText()).toContain('is set filled');
    expect(await reasons.last().innerText()).toContain('no fit is left');
    expect(await branch.locator('.board-bad-edge').count()).toBe(1);
    await reasons.nth(1).hover();
    await expect.poll(() => branch.locator('.board-bad-edge').count()).toBe(0);
    await expect.poll(() => branch.locator('.board-band-edge').count()).toBe(1);
    await reasons.nth(1).click();
    await page.mouse.move(0, 0);
    await expect
      .poll(() => words(page, '[data-branch="one"] .stepper-place'))
      .not.toMatch(/step 16 of 16/);
    expectQuiet(opened);
    await opened.close();
  });

  test('lights the categories that occur and rings the cells of the one chosen', async () => {
    const opened = await openExplorer();
    const { page } = opened;
    const lit = await page
      .locator(`${cell} .probe-entry.is-lit`)
      .evaluateAll((entries) => entries.map((entry) => (entry as HTMLElement).dataset['category']));
    expect(lit).toEqual(['8', '11', '14']);
    await page.locator(`${cell} [data-category="8"].probe-entry`).click();
    await expect.poll(() => page.locator(`${cell} .probe-entries .is-ringed`).count()).toBe(1);
    await expect
      .poll(() => words(page, '[data-meaning]'))
      .toMatch(/Category 8.*the cell is empty.*1 cell here/);
    expectQuiet(opened);
    await opened.close();
  });

  test('applies what is proved, round by round, and goes back', async () => {
    const opened = await openExplorer();
    const { page } = opened;
    await page.locator(`${cell} [data-next-round]`).click();
    await expect.poll(() => words(page, '[data-round]')).toMatch(/After 1 round: solved/);
    await expect
      .poll(() => page.locator(`${cell} [data-next-round]`).getAttribute('aria-disabled'))
      .toBe('true');
    await page.locator(`${cell} [data-back-round]`).click();
    await expect.poll(() => words(page, '[data-round]')).toMatch(/16 cells unknown/);
    expectQuiet(opened);
    await opened.close();
  });
});

test('a large puzzle is probed by a worker, and the page says what it finds', async () => {
  const width = 25;
  const code = `25x25_${Array.from({ length: width }, () => '1').join('_')}~${Array.from({ length: width }, () => '1').join('_')}`;
  const { puzzle, result } = probingOf(code);
  const opened = await openExplorer(link({ p: code }));
  await until(
    opened.page,
    `document.querySelector('${cell} [data-summary]').textContent.includes('unknown.')`,
  );
  expect(await words(opened.page, '.probe-sequence-head')).toContain(
    `length ${stageOf(puzzle, result).cells.length}`,
  );
  expectQuiet(opened);
  await opened.close();
});

test('takes a puzzle of the reader, and says when there is nothing to probe', async () => {
  const opened = await openExplorer(link({ p: '5x5_1.1_5_5_3_1~2_4_4_4_2' }));
  const { page } = opened;
  expect(await words(page, '[data-summary]')).toMatch(/Sweeps solve this puzzle/);
  expect(await page.locator(`${cell} .probe-sequence`).count()).toBe(0);
  await page.locator(`${cell} .own-puzzle > summary`).click();
  await page.locator(`${cell} .puzzle-box`).waitFor();
  expectQuiet(opened);
  await opened.close();
});
