/** What must be so, and two pictures for each cell, in a real browser. */
import { describe, expect, test } from 'vitest';
import { inferenceStory } from '../../src/facts/inference.ts';
import { grouped } from '../../src/notebook/plain/numbers.ts';
import { expectAccessible } from './accessible.ts';
import { pressShare, copyLink, expectQuiet, readyCell, until, useBrowser } from './support.ts';

const { open } = useBrowser();
const chapter = 'inference/';

describe('what must be so', () => {
  const figure = '#fig-must-be';

  test('is shown, with solutions to leaf through and two beside each other for a cell', async () => {
    const opened = await open(chapter);
    const { page } = opened;
    await readyCell(page, 'fig-must-be');
    const sentence = page.locator(`${figure} .must-sentence`);
    const { inferable, solutions } = inferenceStory('must-be-72');
    expect(await sentence.innerText()).toContain(`${grouped(inferable)} of 100 cells`);
    await page.locator(figure).getByRole('button', { name: 'Show a solution' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => sentence.innerText()).toContain(`Solution 1 of the ${solutions}`);
    await page.locator(figure).getByRole('button', { name: 'Show another solution' }).click();
    await expect.poll(() => sentence.innerText()).toContain(`Solution 2 of the ${solutions}`);
    await page.locator(`${figure} .board-cell`).first().focus();
    await page.keyboard.press('Enter');
    const told = page.locator(`${figure} [data-cell-text]`);
    await expect.poll(() => told.innerText()).toMatch(/^Row 1, column 1 may be either/);
    await expect
      .poll(() => page.locator(`${figure} .must-pair figcaption`).allInnerTexts())
      .toEqual([
        expect.stringMatching(/^Solution \d: filled$/),
        expect.stringMatching(/^Solution \d: empty$/),
      ]);
    await until(
      page,
      `document.querySelector('${figure} [data-announcer]').textContent.startsWith('Row 1, column 1')`,
    );
    await expectAccessible(page, 'fig-must-be');
    const address = await copyLink(page, 'fig-must-be');
    await page.goto(address.href);
    await readyCell(page, 'fig-must-be');
    await expect.poll(() => sentence.innerText()).toContain(`Solution 2 of the ${solutions}`);
    await expect.poll(() => told.innerText()).toMatch(/^Row 1, column 1/);
    await pressShare(page, figure, 'reset');
    await expect.poll(() => sentence.innerText()).toContain(`${grouped(inferable)} of 100 cells`);
    expectQuiet(opened);
    await opened.close();
  });
});

describe('two pictures for each cell', () => {
  const figure = '#fig-two-pictures';

  test('of a large board are kept when the search is stopped, and it goes on from there', async () => {
    const lines = Array.from({ length: 40 }, (_, at) => `1.${(at % 3) + 1}.1`).join('_');
    const opened = await open(`${chapter}?fig-two-pictures=1;p=40x40_${lines}~${lines};z`);
    const { page } = opened;
    await readyCell(page, 'fig-two-pictures');
    const found = `Number(/([\\d,]+) pictures found/.exec(document.querySelector('${figure} .work')?.textContent ?? '')?.[1].replace(',', ''))`;
    await until(page, `${found} > 2`);
    await page.locator(figure).getByRole('button', { name: 'Stop' }).click();
    const check = page.locator(`${figure} [data-check]`);
    await expect
      .poll(() => check.innerText())
      .toMatch(/^A partial result, checked: \d+ pictures found/);
    const kept = Number(/(\d+) pictures/.exec(await check.innerText())?.[1]);
    await expect
      .poll(() => page.locator(`${figure} .pictures-sentence`).innerText())
      .toContain(`Picture 1 of ${kept} so far fits the clues of all 80 lines.`);
    // words keep their room beside a wide board, or stand below it
    const words = await page.locator(`${figure} .pictures-sentence`).boundingBox();
    expect(words?.width).toBeGreaterThan(250);
    await page.locator(figure).getByRole('button', { name: 'Go on' }).click();
    await until(page, `${found} > ${kept}`);
    await page.locator(figure).getByRole('button', { name: 'Stop' }).click();
    await expect
      .poll(async () => Number(/(\d+) pictures/.exec(await check.innerText())?.[1]))
      .toBeGreaterThan(kept);
    expectQuiet(opened);
    await opened.close();
  });
});
