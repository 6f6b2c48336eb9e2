/** Pairs of cells in the probe explorer in a real browser: pointer and keys. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { probingOf, stageOf } from '../../src/widgets/probe-explorer/model.ts';
import type { Stage } from '../../src/widgets/probe-explorer/model.ts';
import { pairOf, pairWords, proofOf } from '../../src/widgets/probe-explorer/pairModel.ts';
import type { PairProbe } from '../../src/widgets/probe-explorer/pairModel.ts';
import { presets } from '../../src/widgets/probe-explorer/presets.ts';
import { kitFigure } from './kitFigure.ts';
import { expectQuiet, until, useBrowser } from './support.ts';
import type { Opened, OpenOptions } from './support.ts';

const { open } = useBrowser();
const id = 'kit-probe';
const { cell, link, openFigure } = kitFigure(open, 'probe-explorer', id);
const code = presets.find((preset) => preset.id === 'rest-five')?.code ?? '';
const stage = stageOfCode(code);

function stageOfCode(text: string): Stage {
  const { puzzle, result } = probingOf(text);
  return stageOf(puzzle, result);
}

const openExplorer = (values: Record<string, string>, options?: OpenOptions): Promise<Opened> =>
  openFigure(link(values), options);

/** The engine's pair of two cells given as row and column from 1. */
function pairAt(of: Stage, [row, column]: number[], [row2, column2]: number[]): PairProbe {
  const place = (i = 0, j = 0): number => (i - 1) * of.state.width + j - 1;
  return pairOf(of, place(row, column), place(row2, column2));
}

const [one, two] = [stage.cells[0]!, stage.cells.at(-1)!];
const [first, second] = [one, two].map(({ row, column }) => [row + 1, column + 1] as const);
const text = (place: readonly number[] | undefined): string => place?.join('.') ?? '';
const pair = pairAt(stage, [...first!], [...second!]);

const gridcell = (page: Page, [row = 0, column = 0]: readonly number[], width = 5) =>
  page.locator(`${cell} .probe-board [role="gridcell"]`).nth((row - 1) * width + column - 1);

/** Waits for the four boards, and holds them against the engine. */
async function expectPair(page: Page, expected: PairProbe): Promise<void> {
  await page.locator(`${cell} .probe-four`).waitFor();
  await until(
    page,
    `document.querySelector('${cell} [data-pair-words]').textContent.includes(${JSON.stringify(proofOf(expected))})`,
  );
  const futures = await page
    .locator(`${cell} .probe-four > li`)
    .evaluateAll((items) =>
      items.map((item) => [
        (item as HTMLElement).dataset['values'],
        item.querySelector('.probe-outcome')?.textContent,
        item.querySelectorAll('svg.board-picture').length,
        item.querySelectorAll('.board-bad-edge').length,
      ]),
    );
  expect(futures).toEqual(
    expected.futures.map(({ values, status }) => [
      values.join(''),
      status,
      1,
      status === 'contradiction' ? 1 : 0,
    ]),
  );
}

async function close(opened: Opened): Promise<void> {
  expectQuiet(opened);
  await opened.close();
}

describe('a pair in the probe explorer', () => {
  test('begins with the button, is chosen by pointer, is said, and ends with the button', async () => {
    const opened = await openExplorer({ p: code, c: text(first) });
    const { page } = opened;
    const button = page.locator(`${cell} [data-pair]`);
    expect(await button.getAttribute('aria-pressed')).toBe('false');
    expect(await page.locator(`${cell} [data-branch]`).count()).toBe(2);
    await button.click();
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => page.locator(`${cell} [data-branch]`).count()).toBe(0);
    await expect
      .poll(() => page.locator(`${cell} [data-announcer]`).innerText())
      .toContain(`The first cell is row ${first![0]}, column ${first![1]}.`);
    await gridcell(page, second!).click({ force: true });
    await expectPair(page, pair);
    await expect
      .poll(() => page.locator(`${cell} [data-announcer]`).innerText())
      .toBe(pairWords(stage, pair));
    // the first cell again is no second one
    await gridcell(page, first!).click({ force: true });
    await expectPair(page, pair);
    // another second cell, from the sequence
    const third = stage.cells[3]!;
    await page.locator(`${cell} .probe-entries button`).nth(3).click();
    await expectPair(page, pairAt(stage, [...first!], [third.row + 1, third.column + 1]));
    await button.click();
    await expect.poll(() => page.locator(`${cell} .probe-four`).count()).toBe(0);
    await expect
      .poll(() => page.locator(`${cell} [data-cell-words]`).innerText())
      .toMatch(new RegExp(`^Row ${first![0]}, column ${first![1]}:`));
    await close(opened);
  });

  test('is chosen with the keys, and Escape ends it', async () => {
    const opened = await openExplorer({ p: code, c: text(first) });
    const { page } = opened;
    await page.locator(`${cell} [data-pair]`).focus();
    await page.keyboard.press('Space');
    const stop = page.locator(`${cell} .probe-board [role="gridcell"][tabindex="0"]`);
    await stop.focus();
    const [down, right] = [second![0] - first![0], second![1] - first![1]];
    for (let k = 0; k < down; k++) await page.keyboard.press('ArrowDown');
    const across = right < 0 ? 'ArrowLeft' : 'ArrowRight';
    for (let k = 0; k < Math.abs(right); k++) await page.keyboard.press(across);
    await expectPair(page, pair);
    await page.keyboard.press('Escape');
    await expect
      .poll(() => page.locator(`${cell} [data-pair]`).getAttribute('aria-pressed'))
      .toBe('false');
    await expect.poll(() => page.locator(`${cell} .probe-four`).count()).toBe(0);
    await expect.poll(() => page.locator(`${cell} [data-branch]`).count()).toBe(2);
    // Escape without a pair does nothing
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator(`${cell} [data-branch]`).count()).toBe(2);
    await close(opened);
  });
});
