/** The lattice of solvers in a real browser, on the authors' page. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { boardRandom } from '../../src/engine/board/random.ts';
import { sampleExact } from '../../src/engine/board/sample.ts';
import { pqLattice } from '../../src/experiments/pqLattice.ts';
import { decodePuzzle, encodePuzzle } from '../../src/formats/puzzleCode.ts';
import { latticeJson, summarySentence } from '../../src/widgets/pq-lattice/words.ts';
import { latticeOf } from '../../src/widgets/pq-lattice/model.ts';
import type { Lattice } from '../../src/widgets/pq-lattice/model.ts';
import { firstPreset, presets } from '../../src/widgets/pq-lattice/presets.ts';
import { kitFigure } from './kitFigure.ts';
import { drawn, expectQuiet, pressShare, readyCell, useBrowser } from './support.ts';
import { leashing } from './workerLeash.ts';

const { open } = useBrowser();
const id = 'kit-lattice';
const { cell, link, openFigure: openLattice } = kitFigure(open, 'pq-lattice', id);

const codeOf = (name: string): string => presets.find((preset) => preset.id === name)?.code ?? '';

/** What Node computes. */
function expected(code: string): Lattice {
  const spec = { puzzle: code };
  const tally = pqLattice.emptyTally(spec);
  pqLattice.begin(spec)(0, pqLattice.units(spec), tally);
  return latticeOf(decodePuzzle(code), tally);
}

const summary = (page: Page): Promise<string> => page.locator(`${cell} [data-summary]`).innerText();
const point = (page: Page): Promise<string | null> =>
  page.locator(`${cell} [data-point]`).getAttribute('data-point');
const phase = (page: Page, wanted: string): Promise<void> =>
  page.locator(`${cell} .run-bar[data-phase="${wanted}"]`).waitFor({ timeout: 60_000 });
const gridCell = (page: Page, p: number, q: number) =>
  page.locator(`${cell} .lattice-picture [aria-rowindex="${p}"] [aria-colindex="${q}"]`);

async function download(page: Page, kind: string): Promise<Buffer> {
  const file = page.waitForEvent('download');
  await pressShare(page, cell, kind);
  return readFileSync(await (await file).path());
}

/** A puzzle whose lattice takes seconds. */
function long(): string {
  const cells = new Uint8Array(144);
  for (let k = 0; ; k++) {
    sampleExact(boardRandom(3, 12, 12, 40, k), cells, 58);
    const code = encodePuzzle(puzzleOf({ height: 12, width: 12, cells }));
    const tally = pqLattice.emptyTally({ puzzle: code });
    pqLattice.begin({ puzzle: code })(0, 2, tally); // SimpleSolver and FourSolver
    if ((tally.points[1]?.cells.split('?').length ?? 0) > 100) return code;
  }
}

describe('the lattice', () => {
  test('opens with what was computed with the site, and runs nothing by itself', async () => {
    const opened = await openLattice();
    const { page } = opened;
    expect(await summary(page)).toBe(summarySentence(expected(codeOf(firstPreset))));
    expect(await page.locator(`${cell} .run-bar`).getAttribute('data-phase')).toBe('idle');
    expect(await point(page)).toBe('3.4');
    expectQuiet(opened);
    await opened.close();
  });

  test('computes a chosen puzzle in a worker, to what Node computes', async () => {
    const opened = await openLattice();
    const { page } = opened;
    const code = codeOf('hard-2.5-3.3');
    await page.locator(`${cell} select`).selectOption(code);
    await phase(page, 'complete');
    await expect
      .poll(() => page.locator(`${cell} [data-announcer]`).textContent())
      .toContain('(2,5)-hard and (3,3)-hard');
    expect(JSON.parse((await download(page, 'json')).toString())).toEqual({
      figure: 'The lattice of one puzzle: (2,5)-hard and (3,3)-hard, 5 × 5',
      saved: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      link: expect.stringContaining('#') as string,
      ...(JSON.parse(JSON.stringify(latticeJson(expected(code)))) as object),
    });
    // known puzzles are not computed again
    await page.locator(`${cell} select`).selectOption(codeOf(firstPreset));
    await expect.poll(() => summary(page)).toBe(summarySentence(expected(codeOf(firstPreset))));
    await expect
      .poll(() => page.locator(`${cell} .run-bar`).getAttribute('data-phase'))
      .toBe('idle');
    expectQuiet(opened);
    await opened.close();
  });

  test('shows the point that is clicked: what its solver leaves, its intersection lit', async () => {
    const opened = await openLattice();
    const { page } = opened;
    await gridCell(page, 3, 3).click({ force: true });
    await expect.poll(() => point(page)).toBe('3.3');
    await drawn(page);
    const words = await page.locator(`${cell} [data-point]`).innerText();
    expect(words).toMatch(/gets further than the smaller ones: 23 cells unknown/);
    const board = page.locator(`${cell} .board-picture`);
    await expect.poll(() => board.getAttribute('aria-label')).toMatch(/23 unknown/);
    await expect.poll(() => board.locator('.board-band').count()).toBe(6);
    await gridCell(page, 5, 5).click({ force: true });
    await expect.poll(() => page.locator(`${cell} [data-point]`).innerText()).toMatch(/already/);
    await expect.poll(() => board.locator('.board-band').count()).toBe(0);
    expectQuiet(opened);
    await opened.close();
  });

  test('is walked with arrow keys from one tab stop, each point with a name', async () => {
    const opened = await openLattice();
    const { page } = opened;
    const stops = page.locator(`${cell} .lattice-picture [tabindex="0"]`);
    expect(await stops.count()).toBe(1);
    await stops.focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => point(page)).toBe('3.3');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => point(page)).toBe('5.3');
    await expect
      .poll(() => gridCell(page, 5, 3).getAttribute('aria-label'))
      .toBe('p 5, q 3: solves it, no smaller one does: (5,3)-hard');
    await page.keyboard.press('Control+Home');
    await expect.poll(() => point(page)).toBe('1.1');
    await expect
      .poll(() => gridCell(page, 1, 1).getAttribute('aria-label'))
      .toMatch(/adds nothing, 25 cells/);
    expectQuiet(opened);
    await opened.close();
  });

  test('has the same in a table, the shown point marked', async () => {
    const { page, close } = await openLattice();
    await page.locator(`${cell} summary`, { hasText: 'Table of the points' }).click();
    const rows = page.locator(`${cell} .chart-table tbody tr`);
    await expect.poll(() => rows.count()).toBe(25);
    await expect
      .poll(() => page.locator(`${cell} tr.is-marked`).innerText())
      .toMatch(/^3, 4\s+solves it/);
    await close();
  });
});

describe('a long run', () => {
  test('fills points in, can be paused and stopped, keeps what it found and goes on', async () => {
    const before = leashing((answer) => answer !== undefined && answer.to > 3);
    const opened = await open(`kit/pq-lattice/${link({ p: long() })}`, { before });
    const { page } = opened;
    await readyCell(page, id);
    await page.locator(`${cell} .lattice-implied, ${cell} .lattice-half`).first().waitFor();
    await page.locator(cell).getByRole('button', { name: 'Pause' }).click();
    await phase(page, 'paused');
    await page.locator(cell).getByRole('button', { name: 'Resume' }).click();
    await page.locator(cell).getByRole('button', { name: 'Stop' }).click();
    await phase(page, 'partial');
    await expect
      .poll(() => page.locator(`${cell} .run-progress`).innerText())
      .toMatch(/Partial: stopped after \d+ of 17 solvers/);
    await expect
      .poll(() => page.locator(`${cell} .lattice-picture .lattice-waiting`).count())
      .toBeGreaterThan(0);
    const { complete } = JSON.parse((await download(page, 'json')).toString()) as {
      complete: boolean;
    };
    expect(complete).toBe(false);
    await page.locator(cell).getByRole('button', { name: 'Go on' }).click();
    await phase(page, 'running');
    expectQuiet(opened);
    await opened.close();
  });
});

describe('links and trouble', () => {
  test('takes the reader’s own puzzle, says what is wrong with a bad one and keeps its text', async () => {
    const opened = await openLattice();
    const { page } = opened;
    await page.locator(`${cell} .own-puzzle > summary`).click();
    const text = page.locator(`${cell} textarea`).first();
    await text.waitFor();
    await text.fill('1 1\n9\n\n1\n1\n1');
    await page.locator(`${cell} .field-message[data-tone="error"]`).first().waitFor();
    await page.locator(cell).getByRole('button', { name: 'Use this puzzle' }).click();
    await expect.poll(() => text.inputValue()).toContain('9');
    await expect.poll(() => point(page)).toBe('3.4');
    await text.fill('.#.#\n#.#.\n.#..\n#...');
    await page.locator(cell).getByRole('button', { name: 'Use this puzzle' }).click();
    await phase(page, 'complete');
    await expect
      .poll(() => page.locator(`${cell} .lattice-picture [role="gridcell"]`).count())
      .toBe(16);
    await expect
      .poll(() => page.locator(`${cell} select option`).first().innerText())
      .toMatch(/4\s×\s4$/);
    expectQuiet(opened);
    await opened.close();
  });

  test('says of points that are too much work how many choices there are', async () => {
    const opened = await open('kit/pq-lattice/');
    await readyCell(opened.page, 'kit-lattice-open');
    const shown = opened.page.locator('#kit-lattice-open');
    expect(await shown.locator('[data-point]').innerText()).toMatch(
      /Too much work here: there are [\d,]+ choices of 3 of 24 rows and 3 of 24 columns/,
    );
    expect(await shown.locator('[data-summary]').innerText()).toMatch(/too much work here/);
    expectQuiet(opened);
    await opened.close();
  });
});

test('without script the lattice, the board of a minimal point and the table are there', async () => {
  const { page, close } = await open('kit/pq-lattice/', { script: false });
  expect(await page.locator(`${cell} .lattice-picture`).isVisible()).toBe(true);
  expect(await page.locator(`${cell} .lattice-picture`).getAttribute('aria-label')).toMatch(
    /\(3,4\)-hard and \(5,3\)-hard/,
  );
  expect(await page.locator(`${cell} .board-picture`).isVisible()).toBe(true);
  expect(await page.locator(`${cell} tbody tr`).count()).toBe(25);
  await close();
});
