/** What the steppers answer about known cells: who fixed them, and their proof; and the proof by a probe. */
import { describe, expect, test } from 'vitest';
import { proveByFour } from '../../src/engine/intersect/fourProof.ts';
import { proveCell } from '../../src/engine/sweep/proof.ts';
import { proveByTwoSat } from '../../src/engine/twosat/twoSatProof.ts';
import { decodePuzzle } from '../../src/formats/puzzleCode.ts';
import { galleryPuzzle } from '../../src/puzzles/gallery.ts';
import { kitFigure } from './kitFigure.ts';
import { cell, codeOf, link, place, stepperOpener } from './stepperFigure.ts';
import { expectAccessible } from './accessible.ts';
import {
  copyLink,
  expectQuiet,
  readyCell,
  savedFile,
  sideways,
  until,
  useBrowser,
} from './support.ts';
import { hasTold, leashing, leashOf } from './workerLeash.ts';

const browser = useBrowser();
const openStepper = stepperOpener(browser.open);
const patient = { timeout: 20_000 };
const hardest = codeOf('hardest-5x5');
const proof = proveCell(decodePuzzle(hardest), 3, 4);

test('a known cell answers who fixed it, and leads to that step', async () => {
  const opened = await openStepper(link({ p: hardest }));
  const { page } = opened;
  await page.locator(`${cell} .stepper`).focus();
  await page.keyboard.press('End');
  const board = page.locator(`${cell} [role="gridcell"]`);
  await board.nth(3 * 5 + 4).focus();
  await page.keyboard.press('Enter');
  const answer = page.locator(`${cell} [data-why-not]`);
  await expect
    .poll(() => answer.innerText())
    .toMatch(/^Row 4, column 5 is\s+empty: step 91 fixed it\. Row 4: /);
  await answer.locator('[data-who]').click();
  await expect.poll(() => place(page)).toMatch(/^step 91 of/);
  const fresh = await page.locator(`${cell} .board-live .board-fresh`).getAttribute('d');
  expect(fresh).not.toBe('');
  await expect
    .poll(() => answer.innerText())
    .toMatch(/^Row 4, column 5 is\s+empty: this step fixed it\./);
  await expect.poll(() => answer.locator('[data-who]').count()).toBe(0);
  expectQuiet(opened);
  await opened.close();
});

describe('the proof of a cell', () => {
  test('is the shortest chain of lines, each with a board and a sentence, and stands in the link', async () => {
    const opened = await openStepper(link({ p: hardest }));
    const { page } = opened;
    await page.locator(cell).getByRole('button', { name: 'Last', exact: true }).click();
    await page
      .locator(`${cell} [role="gridcell"]`)
      .nth(3 * 5 + 4)
      .focus();
    await page.keyboard.press('Enter');
    const boxes = (): Promise<readonly number[]> =>
      page
        .locator(`${cell}, ${cell} [data-move="forward"]`)
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    const away = async (): Promise<number> => {
      const [figure = 0, forward = 0] = await boxes();
      return Math.round(forward - figure);
    };
    const before = await away();
    await page.locator(`${cell} [data-asking="proof"]`).focus();
    await page.keyboard.press('Enter');
    const steps = page.locator(`${cell} [data-proof] li`);
    await expect.poll(() => steps.count(), patient).toBe(proof?.steps.length);
    expect(await away()).toBe(before); // the transport is above what has come
    await expect.poll(() => steps.locator('svg').count()).toBe(proof?.steps.length);
    const words = await page.locator(`${cell} [data-proof]`).innerText();
    expect(words).toContain('Proof that row 4, column 5 is empty');
    expect(words).toMatch(/16 lines, .*None can be left out, .*all of them were tried/);
    await expect
      .poll(() => steps.last().innerText())
      .toMatch(/^16\. Row 4: cell 5 is\s+empty, because\b/);
    await expectAccessible(page, 'fig-sweeps');
    const copied = await copyLink(page, 'fig-sweeps');
    expect(copied.search).toContain('c=4.5');
    const json = JSON.parse((await savedFile(page, 'fig-sweeps', 'json')).toString()) as object;
    expect(json).toMatchObject({ proof: { row: 3, column: 4, value: 0, shortest: true } });
    expectQuiet(opened);
    await opened.close();

    const again = await openStepper(`${copied.search}${copied.hash}`);
    await expect
      .poll(() => again.page.locator(`${cell} [data-proof] li`).count(), patient)
      .toBe(16);
    await again.page.emulateMedia({ media: 'print' });
    await expect
      .poll(() => again.page.locator(`${cell} [data-proof] li`).last().isVisible())
      .toBe(true);
    await expect
      .poll(() => again.page.locator(`${cell} [data-close-proof]`).isVisible())
      .toBe(false);
    await again.page.emulateMedia({ media: null });
    await again.page.locator(`${cell} [data-close-proof]`).click();
    await expect.poll(() => again.page.locator(`${cell} [data-proof]`).count()).toBe(0);
    await until(again.page, '!location.search.includes("c=4.5")');
    expectQuiet(again);
    await again.close();
  });

  test('of a cell of a large board says how far the search is, and can be stopped', async () => {
    const address = `sweeps/${link({ p: codeOf('random-30x30'), c: '6.21' })}`;
    const opened = await browser.open(address, { before: leashing(hasTold) });
    const { page } = opened;
    const workers = leashOf(page);
    await readyCell(page, 'fig-sweeps');
    const busy = page.locator(`${cell} [data-work="busy"]`);
    await busy.getByText(/A chain of 7 lines proves it\. .*: [\d,]+ boards? so far/).waitFor();
    await workers.held(0);
    await busy.getByRole('button', { name: 'Stop' }).click();
    await busy.waitFor({ state: 'detached' });
    await workers.release();
    await expect.poll(() => page.locator(`${cell} [data-proof]`).count()).toBe(0);
    expectQuiet(opened);
    await opened.close();
  });

  test('of a large board is not said to be the shortest, and fits a phone', async () => {
    const opened = await openStepper(link({ p: codeOf('cat'), c: '3.4' }), {
      width: 360,
      touch: true,
      dark: true,
    });
    const { page } = opened;
    const steps = page.locator(`${cell} [data-proof] li`);
    await expect.poll(() => steps.count(), patient).toBe(37);
    expect(await page.locator(`${cell} .stepper-proof-words`).innerText()).toMatch(
      /None can be left out; whether another chain is shorter was not settled/,
    );
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page, 'fig-sweeps');
    expectQuiet(opened);
    await opened.close();
  });

  test('there is none of a cell that sweeps leave open', async () => {
    const { page, close } = await openStepper(link({ p: codeOf('switch'), c: '1.1' }));
    const words = page.locator(`${cell} .stepper-proof-words`);
    await words.waitFor();
    expect(await words.innerText()).toMatch(/^No chain of lines proves row 1, column 1/);
    await close();
  });
});

describe('the proof by lines and intersections', () => {
  const four = kitFigure(useBrowser().open, 'four-stepper', 'kit-four');
  const eight = galleryPuzzle('difficulty-8').code;
  const chain = proveByFour(decodePuzzle(eight), 0, 0);

  test('is asked for at a known cell, has a board and a sentence for each step, and stands in the link', async () => {
    const opened = await four.openFigure(four.link({ p: eight }));
    const { page } = opened;
    await page.locator(four.cell).getByRole('button', { name: 'Last', exact: true }).click();
    await page.locator(`${four.cell} [role="gridcell"]`).first().focus();
    await page.keyboard.press('Enter');
    await page.locator(`${four.cell} [data-asking="proof"]`).click();
    const steps = page.locator(`${four.cell} [data-proof] li`);
    await expect.poll(() => steps.count(), patient).toBe(chain?.steps.length);
    await expect.poll(() => steps.locator('svg').count()).toBe(chain?.steps.length);
    const words = await four.textOf(page, '[data-proof]');
    expect(words).toContain('Proof that row 1, column 1 is');
    expect(words).toMatch(
      /Eight intersections and nine lines, .*None can be left out\. Fewer intersections do not prove it, and no chain with as few has fewer lines: all of them were tried/,
    );
    expect(words).toMatch(
      /Pairs of lines, intersection: row \d, column \d is .*rows \d and \d cross columns \d and \d.* It needs row \d, column \d (filled|empty)/,
    );
    await expectAccessible(page, 'kit-four');
    const copied = await copyLink(page, 'kit-four');
    expect(copied.search).toContain('b=1.1');
    const json = JSON.parse((await savedFile(page, 'kit-four', 'json')).toString()) as object;
    expect(json).toMatchObject({ proof: { row: 0, column: 0, intersections: 8, fewest: true } });
    expectQuiet(opened);
    await opened.close();

    const again = await four.openFigure(copied.search, { width: 360, touch: true, dark: true });
    const shown = again.page.locator(`${four.cell} [data-proof] li`);
    await expect.poll(() => shown.count(), patient).toBe(chain?.steps.length);
    await expect.poll(() => sideways(again.page)).toBeLessThanOrEqual(0);
    await again.page.emulateMedia({ media: 'print' });
    await expect.poll(() => shown.last().isVisible()).toBe(true);
    await again.page.emulateMedia({ media: null });
    await again.page.locator(`${four.cell} [data-close-proof]`).click();
    await until(again.page, '!location.search.includes("b=1.1")');
    expectQuiet(again);
    await again.close();
  });
});

describe('the proof by chains of values', () => {
  const twoSat = kitFigure(useBrowser().open, 'two-sat-stepper', 'kit-two-sat');

  test('is asked for at a known cell, has a board and a sentence for each step, and stands in the link', async () => {
    const smallest = galleryPuzzle('smallest-two-sat').code;
    const chain = proveByTwoSat(decodePuzzle(smallest), 0, 0);
    const opened = await twoSat.openFigure(twoSat.link({ p: smallest }));
    const { page } = opened;
    await page.locator(twoSat.cell).getByRole('button', { name: 'Last', exact: true }).click();
    await page.locator(`${twoSat.cell} [role="gridcell"]`).first().focus();
    await page.keyboard.press('Enter');
    await page.locator(`${twoSat.cell} [data-asking="proof"]`).click();
    const steps = page.locator(`${twoSat.cell} [data-proof] li`);
    await expect.poll(() => steps.count(), patient).toBe(chain?.steps.length);
    await expect
      .poll(() => twoSat.textOf(page, '[data-proof]'))
      .toMatch(
        /Proof that row 1, column 1 is [^]*Three chains and six lines, .*Fewer chains do not prove it/,
      );
    await expectAccessible(page, 'kit-two-sat');
    const copied = await copyLink(page, 'kit-two-sat');
    expect(copied.search).toContain('c=1.1');
    const json = JSON.parse((await savedFile(page, 'kit-two-sat', 'json')).toString()) as object;
    expect(json).toMatchObject({ proof: { row: 0, column: 0, denials: 3, fewest: true } });
    expectQuiet(opened);
    await opened.close();
    const again = await twoSat.openFigure(copied.search, { width: 360, touch: true, dark: true });
    const shown = again.page.locator(`${twoSat.cell} [data-proof] li`);
    await expect.poll(() => shown.count(), patient).toBe(chain?.steps.length);
    await expect.poll(() => sideways(again.page)).toBeLessThanOrEqual(0);
    await again.page.locator(`${twoSat.cell} [data-close-proof]`).click();
    await until(again.page, '!location.search.includes("c=1.1")');
    expectQuiet(again);
    await again.close();
  });
});

describe('the proof by a probe', () => {
  const probes = kitFigure(useBrowser().open, 'probe-explorer', 'kit-probe');

  test('leads from the other value to a line without a fit, and leaves with its cell', async () => {
    const opened = await probes.openFigure();
    const { page } = opened;
    const cells = page.locator(`${probes.cell} .probe-board [role="gridcell"]`);
    await cells.first().click();
    await page.locator(`${probes.cell} [data-prove]`).click();
    const steps = page.locator(`${probes.cell} [data-proof] li`);
    await expect.poll(() => steps.count(), patient).toBe(6); // the assumption, and five lines
    await expect
      .poll(() => steps.first().innerText())
      .toMatch(/Suppose that row 1, column 1 is\s+filled\.$/);
    await expect
      .poll(() => steps.last().innerText())
      .toMatch(/no fit is left, so row 1, column 1 is\s+empty\.$/);
    await expect
      .poll(() => probes.textOf(page, '.stepper-proof-words'))
      .toMatch(/five lines are enough .*all of them were tried\.$/);
    await expectAccessible(page, 'kit-probe');
    const copied = await copyLink(page, 'kit-probe');
    const json = JSON.parse((await savedFile(page, 'kit-probe', 'json')).toString()) as object;
    expect(json).toMatchObject({ proof: { row: 0, column: 0, value: 0, shortest: true } });
    await cells.nth(1).click();
    await expect.poll(() => page.locator(`${probes.cell} [data-proof]`).count(), patient).toBe(0);
    expectQuiet(opened);
    await opened.close();

    const again = await probes.openFigure(copied.search, { width: 360, touch: true });
    const shown = again.page.locator(`${probes.cell} [data-proof] li`);
    await expect.poll(() => shown.count(), patient).toBe(6);
    await expect.poll(() => sideways(again.page)).toBeLessThanOrEqual(0);
    await again.page.emulateMedia({ media: 'print' });
    await expect.poll(() => shown.last().isVisible()).toBe(true);
    expectQuiet(again);
    await again.close();
  });
});
