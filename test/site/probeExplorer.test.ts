/** The probe explorer on the authors' page: pointer, keys, futures, contradictions, rounds, links, files, trouble. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { probingOf, stageOf } from '../../src/widgets/probe-explorer/model.ts';
import { presets } from '../../src/widgets/probe-explorer/presets.ts';
import { expectAccessible } from './accessible.ts';
import {
  copyLink,
  csvRowsOf,
  expectQuiet,
  pressShare,
  readyCell,
  until,
  useBrowser,
} from './support.ts';
import type { Opened, OpenOptions } from './support.ts';

const { open } = useBrowser();
const id = 'kit-probe';
const cell = `#${id}`;
const codeOf = (name: string): string => presets.find((preset) => preset.id === name)?.code ?? '';

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

describe('links and files of the probe explorer', () => {
  test('a copied link brings back puzzle, cell, order, category and steps', async () => {
    const opened = await openExplorer(
      link({ p: codeOf('rest-five'), c: '3.1', o: 'sorted', k: '5', s1: '1', g0: 'cell' }),
    );
    const { page } = opened;
    expect(await chosen(page)).toMatch(/^Row 3, column 1: category 9/);
    const url = await copyLink(page, id);
    await page.goto(url.href);
    await readyCell(page, id);
    expect(await chosen(page)).toMatch(/^Row 3, column 1: category 9/);
    expect(await page.locator(`${cell} input[value="sorted"]`).isChecked()).toBe(true);
    expect(
      await page.locator(`${cell} [data-category="5"].probe-entry`).getAttribute('aria-pressed'),
    ).toBe('true');
    expect(await page.locator(`${cell} [data-branch="one"] input[type="range"]`).inputValue()).toBe(
      '1',
    );
    expect(await page.locator(`${cell} [data-branch="zero"] input[value="cell"]`).isChecked()).toBe(
      true,
    );
    await page.locator(`${cell} [data-output="reset"]`).click();
    await until(page, `!location.search.includes('${id}=')`);
    await expect.poll(() => chosen(page)).toMatch(/^Row 1, column 1/);
    expectQuiet(opened);
    await opened.close();
  });

  test.each([['of a damaged puzzle', { p: '5x5_1_2' }, /cannot be read/]])(
    'a link %s gives a message and the figure of the text',
    async (_, values, message) => {
      const opened = await openExplorer(link(values));
      expect(await words(opened.page, '[data-notice]')).toMatch(message);
      expect(await chosen(opened.page)).toMatch(/^Row 1, column 1/);
      expectQuiet(opened);
      await opened.close();
    },
  );

  test('CSV, JSON, SVG and PNG are files with something in them', async () => {
    const opened = await openExplorer();
    const save = async (kind: string): Promise<Buffer> => {
      const download = opened.page.waitForEvent('download');
      await pressShare(opened.page, cell, kind);
      return readFileSync(await (await download).path());
    };
    expect(csvRowsOf(await save('csv'))).toHaveLength(17);
    expect(JSON.parse((await save('json')).toString())).toMatchObject({
      class: 'unique',
      stars: 2,
    });
    expect((await save('svg')).toString()).toContain('probe-mark');
    expect((await save('png')).subarray(1, 4).toString()).toBe('PNG');
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

test('at 360 px by touch it fits, its buttons are 44 px high, and axe finds nothing', async () => {
  const opened = await openExplorer('', { width: 360, touch: true });
  expect(await opened.page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(
    true,
  );
  await expectAccessible(opened.page, id);
  const heights = await opened.page
    .locator(`${cell} probe-explorer button:visible`)
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  expectQuiet(opened);
  await opened.close();
});

test('without script there are board, sequence, and both futures of one cell', async () => {
  const { page, close } = await open('kit/probe-explorer/', { script: false });
  expect(await page.locator(`${cell} svg.board-picture`).count()).toBe(3);
  const entries = await page.locator(`${cell} .probe-entries button:visible`).allInnerTexts();
  expect(entries.map(Number)).toEqual(probingOf(presets[0]?.code ?? '').result.sequence);
  await close();
});
