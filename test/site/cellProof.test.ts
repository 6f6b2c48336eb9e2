/** What the stepper answers about known cells: who fixed them, and their proof. */
import { describe, expect, test } from 'vitest';
import { proveCell } from '../../src/engine/sweep/proof.ts';
import { decodePuzzle } from '../../src/formats/puzzleCode.ts';
import { cell, codeOf, link, place, stepperOpener } from './stepperFigure.ts';
import { expectAccessible } from './accessible.ts';
import { copyLink, expectQuiet, readyCell, savedFile, until, useBrowser } from './support.ts';
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
  await page.locator(`${cell} [data-who]`).click();
  await expect.poll(() => place(page)).toMatch(/^step 91 of/);
  const fresh = await page.locator(`${cell} .board-live .board-fresh`).getAttribute('d');
  expect(fresh).not.toBe('');
  await expect
    .poll(() => answer.innerText())
    .toMatch(/^Row 4, column 5 is\s+empty: this step fixed it\./);
  await expect.poll(() => page.locator(`${cell} [data-who]`).count()).toBe(0);
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
        .locator(`${cell}, ${cell} .stage-acts`)
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    const away = async (): Promise<number> => {
      const [figure = 0, acts = 0] = await boxes();
      return Math.round(acts - figure);
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
});
