/** One question to the SAT solver, and all of them, on the authors' pages: pointer, keys, links, files, trouble. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { boardRandom } from '../../src/engine/board/random.ts';
import { sampleExact } from '../../src/engine/board/sample.ts';
import { askEveryCell } from '../../src/engine/inference/inference.ts';
import { grouped } from '../../src/notebook/plain/numbers.ts';
import { decodePuzzle, encodePuzzle } from '../../src/formats/puzzleCode.ts';
import { galleryPuzzle } from '../../src/puzzles/gallery.ts';
import { askHere } from '../../src/widgets/ask-cell/model.ts';
import { kitFigure } from './kitFigure.ts';
import { expectAccessible } from './accessible.ts';
import { copyLink, csvRowsOf, expectQuiet, savedFile, until, useBrowser } from './support.ts';

const { open } = useBrowser();
const one = kitFigure(open, 'ask-cell', 'kit-ask');
const every = kitFigure(open, 'ask-every', 'kit-every');

const press = (page: Page, cell: string, name: string): Promise<void> =>
  page.locator(cell).getByRole('button', { name, exact: true }).click();
const sentence = (page: Page): Promise<string> => one.textOf(page, '[data-sentence]');

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
  test('is walked by keys, says each step, and comes to its answer with a solution', async () => {
    const opened = await one.openFigure();
    const { page } = opened;
    const { code } = galleryPuzzle('no-progress');
    const run = askHere(code, decodePuzzle(code), { cell: 24, value: 1, from: 'sweeps' });
    expect(await sentence(page)).toMatch(
      /The question: can it be that row 5, column 5 is filled\?/,
    );
    await page.locator(`${one.cell} .stepper`).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => sentence(page)).toMatch(/^Supposition 1, the question itself/);
    await until(
      page,
      `document.querySelector('${one.cell} [data-announcer]').textContent.startsWith('Supposition 1')`,
    );
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => sentence(page)).toMatch(/: cells .* because .* one way only\./);
    await page.keyboard.press('End');
    await expect
      .poll(() => one.textOf(page, '[data-verdict="must"]'))
      .toBe('It must be empty. Row 5, column 5 cannot be filled, so it must be empty.');
    await expect.poll(() => page.locator(`${one.cell} .ask-solution`).count()).toBe(1);
    const slider = page.locator(`${one.cell} input[type="range"]`);
    await expect.poll(() => slider.getAttribute('max')).toBe(String(run.made.trace.steps.length));
    await expectAccessible(page, 'kit-ask');
    expectQuiet(opened);
    await opened.close();
  });

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
    await press(again.page, one.cell, 'Reset');
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

  test('with two solutions shows both, with none says so, and names what sweeps knew', async () => {
    for (const [id, cell, kind, says] of [
      ['switch', '1.1', 'open', /It may be either.*differ in 4 cells/],
      ['no-solution', '1.1', 'none', /no picture has these numbers/],
      ['heart', '3.3', 'must', /Sweeps had found that already/],
    ] as const) {
      const { code } = galleryPuzzle(id);
      const opened = await one.openFigure(one.link({ p: code, c: cell }), { width: 360 });
      const { page } = opened;
      await press(page, one.cell, 'Last');
      await expect.poll(() => one.textOf(page, `[data-verdict="${kind}"]`)).toMatch(says);
      await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(360);
      expectQuiet(opened);
      await opened.close();
    }
  });

  test('of a board whose formula is too large is not asked, and without script its start is told', async () => {
    const lines = Array.from({ length: 100 }, () => [40, 10]);
    const code = encodePuzzle({ rows: lines, columns: lines });
    const opened = await one.openFigure(one.link({ p: code }));
    expect(await one.textOf(opened.page, '[data-too-many]')).toMatch(/1,000,000 at most/);
    expectQuiet(opened);
    await opened.close();
    const still = await open('kit/ask-cell/', { script: false });
    expect(await one.textOf(still.page, '.stepper-sentence')).toMatch(/The question: can it be/);
    expect(await still.page.locator(`${one.cell} .stepper-strip li`).count()).toBe(4);
    await still.close();
  });
});

describe('every cell', () => {
  test('is answered as by the engine, with the effort, a table and files', async () => {
    const opened = await every.openFigure();
    const { page } = opened;
    const puzzle = decodePuzzle(galleryPuzzle('random-10x10').code);
    const expected = askEveryCell(puzzle);
    await until(
      page,
      `document.querySelector('${every.cell} [data-summary]').textContent.includes('must be')`,
    );
    await page.locator(`${every.cell} [data-ask-all]`).waitFor();
    expect(await every.textOf(page, '[data-summary]')).toContain(
      `${expected.count} cell must be filled. ${grouped(expected.propagations)} propagations`,
    );
    const rows = csvRowsOf(await savedFile(page, every.cell.slice(1), 'csv'));
    expect(rows.length).toBe(101);
    expect(rows[1]).toBe(`1,1,,${expected.propagationsOf[0]}`);
    const stop = page.locator(`${every.cell} [role="gridcell"][tabindex="0"]`);
    await stop.focus();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => every.textOf(page, '[data-cell-words]'))
      .toMatch(
        /^Row 1, column 2: it can be empty; [\d,]+ propagations?\. Watch the solver at this cell$/,
      );
    const href = await page.locator(`${every.cell} [data-one]`).getAttribute('href');
    expect(decodeURIComponent(href ?? '')).toMatch(
      /kit\/ask-cell\/\?kit-ask=1;p=10x10_.*;c=1\.2;z/,
    );
    await expectAccessible(page, 'kit-every');
    await page.locator(`${every.cell} input[value="both"]`).check();
    await until(
      page,
      `document.querySelector('${every.cell} [data-summary]').textContent.includes('may be either')`,
    );
    await expect
      .poll(() => every.textOf(page, '[data-summary]'))
      .toMatch(/^1 cell must be filled, 3 must be empty, and 96 cells may be either\./);
    const link = await copyLink(page, 'kit-every');
    expect(link.search).toContain('q=both');
    expectQuiet(opened);
    await opened.close();
  });

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

  test('of a puzzle without a solution is refuted, and that is said', async () => {
    const opened = await every.openFigure(
      every.link({ p: galleryPuzzle('no-solution').code, q: 'both' }),
      { width: 360, dark: true },
    );
    const { page } = opened;
    await until(
      page,
      `document.querySelector('${every.cell} [data-summary]').textContent.includes('no solution')`,
    );
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    await expectAccessible(page, 'kit-every');
    expectQuiet(opened);
    await opened.close();
  });
});
