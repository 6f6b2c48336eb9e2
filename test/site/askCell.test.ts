/** One question to the SAT solver, and all of them, in a real browser: keys, link, files, a stop. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { boardRandom } from '../../src/engine/board/random.ts';
import { sampleExact } from '../../src/engine/board/sample.ts';
import { encodePuzzle } from '../../src/formats/puzzleCode.ts';
import { kitFigure } from './kitFigure.ts';
import { expectAccessible } from './accessible.ts';
import {
  copyLink,
  csvRowsOf,
  expectQuiet,
  pressShare,
  savedFile,
  until,
  useBrowser,
} from './support.ts';

const { open } = useBrowser();
const one = kitFigure(open, 'ask-cell', 'kit-ask');
const every = kitFigure(open, 'ask-every', 'kit-every');

const press = (page: Page, cell: string, name: string): Promise<void> =>
  page.locator(cell).getByRole('button', { name, exact: true }).click();
/** What the log says of the present step. */
const sentence = (page: Page): Promise<string> =>
  one.textOf(page, '.stepper-log [aria-current="step"]');

async function download(page: Page, button: string): Promise<string> {
  const file = page.waitForEvent('download');
  await page.locator(button).click();
  return readFileSync(await (await file).path(), 'utf8');
}

function picture(side: number, percentage: number, seed: number): string {
  const cells = new Uint8Array(side * side);
  const filled = Math.round((cells.length * percentage) / 100);
  sampleExact(boardRandom(seed, side, side, percentage, 0), cells, filled);
  return encodePuzzle(puzzleOf({ height: side, width: side, cells }));
}

/** The solver is long at every question. */
const long = picture(26, 40, 7);

describe('one question', () => {
  test('can be put to any cell of the board, both ways, and its link comes back to the step', async () => {
    const opened = await one.openFigure();
    const { page } = opened;
    const stop = page.locator(`${one.cell} [role="gridcell"][tabindex="0"]`);
    await stop.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.locator(`${one.cell} [data-suppose="empty"]`).click();
    await expect.poll(() => sentence(page)).toMatch(/can it be that row 2, column 2 is empty\?/);
    await page.locator(`${one.cell} input[value="clues"]`).check();
    await page.locator(`${one.cell} input[value="cell"]`).check();
    for (let times = 0; times < 4; times++)
      await page.locator(`${one.cell} [data-move="forward"]`).click();
    const said = await sentence(page);
    const link = await copyLink(page, 'kit-ask');
    expect(decodeURIComponent(link.search)).toContain('c=2.2;f=clues;g=cell;s=');
    await opened.close();
    const again = await one.openFigure(link.search);
    await expect.poll(() => sentence(again.page)).toBe(said);
    await pressShare(again.page, one.cell, 'reset');
    await expect.poll(() => sentence(again.page)).toMatch(/row 5, column 5 is filled\?/);
    expectQuiet(again);
    await again.close();
  });

  test('shows the last conflict as a graph, the clauses of a step, and saves formula and proof', async () => {
    const opened = await one.openFigure();
    const { page } = opened;
    await page.locator(`${one.cell} [data-fold="graph"] > summary`).click();
    await page.locator(`${one.cell} [data-graph="none"]`).waitFor();
    await press(page, one.cell, 'Next conflict');
    await expect
      .poll(() => one.textOf(page, '[data-graph="shown"]'))
      .toMatch(
        /^Conflict 1, row 2: 2 suppositions and \d cells that followed lead to it; the cut of Learnt 1 goes behind 3 cells\.$/,
      );
    await expect.poll(() => page.locator(`${one.cell} .ask-graph-node.is-cut`).count()).toBe(3);
    await page.locator(`${one.cell} [data-fold="clauses"] > summary`).click();
    await page.locator(`${one.cell} [data-clauses-show]`).click();
    await page.locator(`${one.cell} .ask-clauses li`).first().waitFor();
    await expect.poll(() => one.textOf(page, '.ask-clauses')).toContain('row 2 after');
    await page.locator(`${one.cell} [data-dimacs]`).check();
    await expect
      .poll(() => page.locator(`${one.cell} .ask-clauses code`).first().innerText())
      .toMatch(/^(-?\d+ )+0$/);
    await expectAccessible(page, 'kit-ask');
    const formula = await download(page, `${one.cell} [data-save-formula]`);
    expect(formula).toMatch(/^c nonogram of 5 rows[\s\S]*\np cnf 383 987\n[\s\S]*\n25 0\n$/);
    const proof = await download(page, `${one.cell} [data-save-proof]`);
    expect(proof).toMatch(/\n-25 0\n0\n$/);
    await page.locator(`${one.cell} [data-move="forward"]`).click();
    await expect.poll(() => page.locator(`${one.cell} .ask-clauses`).count()).toBe(0);
    const rows = csvRowsOf(await savedFile(page, one.cell.slice(1), 'csv'));
    expect(rows[1]).toBe('1,suppose,1,5,5,1,,,');
    const json = JSON.parse((await savedFile(page, one.cell.slice(1), 'json')).toString()) as {
      readonly supposed: readonly number[];
    };
    expect(json.supposed).toEqual([5, 5, 1]);
    expectQuiet(opened);
    await opened.close();
  });
});

describe('every cell', () => {
  test('of a large board is asked on demand; stopped, it keeps what it has and goes on from there', async () => {
    const opened = await every.openFigure(every.link({ p: long }));
    const { page } = opened;
    expect(await every.textOf(page, '[data-long]')).toMatch(/676 questions.*can take minutes/);
    expect(await every.textOf(page, '[data-summary]')).toBe('No cell has been asked yet.');
    await press(page, every.cell, 'Ask every cell');
    await until(
      page,
      `/[1-9]\\d* of 676 cells asked/.test(document.querySelector('${every.cell} .work')?.textContent)`,
    );
    await press(page, every.cell, 'Stop');
    await expect
      .poll(() => every.textOf(page, '[data-summary]'))
      .toMatch(/A partial result: [\d,]+ of 676 cells asked/);
    const json = JSON.parse((await savedFile(page, every.cell.slice(1), 'json')).toString()) as {
      readonly whole: boolean;
      readonly asked: number;
    };
    expect(json.whole).toBe(false);
    expect(json.asked).toBeGreaterThan(0);
    await press(page, every.cell, 'Go on');
    await until(
      page,
      `Number(/([\\d,]+) of 676 cells asked/.exec(document.querySelector('${every.cell} .work')?.textContent ?? '')?.[1]) > ${json.asked}`,
    );
    await press(page, every.cell, 'Stop');
    const later = JSON.parse((await savedFile(page, every.cell.slice(1), 'json')).toString()) as {
      readonly asked: number;
      readonly solversBegunAt: readonly number[];
    };
    expect(later.asked).toBeGreaterThan(json.asked);
    expect(later.solversBegunAt).toEqual([0, json.asked]);
    await press(page, every.cell, 'Begin anew');
    await expect
      .poll(() => every.textOf(page, '[data-summary]'))
      .toBe('No cell has been asked yet.');
    expectQuiet(opened);
    await opened.close();
  });
});
