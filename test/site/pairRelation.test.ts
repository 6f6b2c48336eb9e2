/** The figure of the pair relations in a real browser: 000's examples, a line that is changed, two cells of it. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PAIR_RELATIONS } from '../../src/engine/line/pairRelations.ts';
import { relationTold } from '../../src/kit/relations/relationWords.ts';
import { kitFigure } from './kitFigure.ts';
import { drawn, expectQuiet, until, useBrowser } from './support.ts';

const { open } = useBrowser();
const id = 'kit-pair';
const { cell, openFigure: openPair, textOf } = kitFigure(open, 'pair-relation', id);

const sentence = (page: Page): Promise<string> => textOf(page, '[data-sentence]');
const cellAt = (row: 'line' | 'settled', at: number): string =>
  `${cell} [data-row="${row}"] [data-cell-at="${at}"]`;

describe('a pair of cells', () => {
  test('has in each of the seven examples the relation that 000 says', async () => {
    const opened = await openPair();
    const { page } = opened;
    for (const { number } of PAIR_RELATIONS) {
      await page.locator(`${cell} [id$="-example"]`).selectOption(String(number));
      await expect.poll(() => sentence(page)).toContain(`: the line ${relationTold(number)}.`);
      await expect
        .poll(() => textOf(page, 'pair-relation .cell-answer > .readout'))
        .toMatch(/computed here: the same\.$/);
      const allowed = PAIR_RELATIONS[number]?.allowed ?? 0;
      const forbidden = [0, 1, 2, 3].filter((one) => ((allowed >> one) & 1) === 0).length;
      await expect
        .poll(() => page.locator(`${cell} .pair-combinations .is-forbidden`).count())
        .toBe(forbidden);
    }
    expectQuiet(opened);
    await opened.close();
  });

  test('changes its relation when the line is changed by mouse or the description is typed', async () => {
    const opened = await openPair(`?${id}=1;d=1%201;l=%3F%3F%3F%3F%3F;c=1.5;z`);
    const { page } = opened;
    expect(await sentence(page)).toContain(relationTold(0));
    // the middle cell filled: one of the two runs is at an end or beside nothing
    await page.locator(cellAt('line', 2)).click();
    await expect.poll(() => page.locator(cellAt('line', 2)).getAttribute('data-value')).toBe('1');
    await expect.poll(() => sentence(page)).toContain(relationTold(5));
    await page.locator(`${cell} [id$="-description"]`).fill('1');
    await expect.poll(() => sentence(page)).toMatch(/in all fits/);
    await expect
      .poll(() => textOf(page, 'pair-relation .cell-answer > .readout'))
      .toBe('Your own line.');
    expectQuiet(opened);
    await opened.close();
  });

  test('is chosen on the settled line by keys, and what follows is said aloud', async () => {
    const { page, close } = await openPair(`?${id}=1;d=2;l=%3F%3F%3F%3F;c=1.4;z`);
    expect(await page.locator(`${cell} [data-row="settled"] [tabindex="0"]`).count()).toBe(1);
    await page.locator(`${cell} [data-row="settled"] [tabindex="0"]`).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await drawn(page);
    const now = await sentence(page);
    expect(now).toMatch(/^Cells (1 and 3|3 and 4)/);
    await until(
      page,
      `document.querySelector('${cell} [data-announcer]').textContent.trim() === ${JSON.stringify(now)}`,
    );
    await page.locator(`${cell} [data-row="line"] [tabindex="0"]`).focus();
    await page.keyboard.press('1');
    await expect.poll(() => page.locator(cellAt('line', 0)).getAttribute('data-value')).toBe('1');
    await close();
  });

  test('of a line that cannot be read keeps its answer, the text and says why beside the field', async () => {
    const opened = await openPair();
    const { page } = opened;
    const before = await sentence(page);
    const line = page.locator(`${cell} input[id$="-line"]`);
    await line.fill('??b');
    await expect.poll(() => line.getAttribute('aria-invalid')).toBe('true');
    const message = (await line.getAttribute('aria-describedby')) ?? '';
    await expect.poll(() => page.locator(`[id="${message}"]`).innerText()).not.toBe('');
    await expect.poll(() => line.inputValue()).toBe('??b');
    await expect.poll(() => sentence(page)).toBe(before);
    await line.fill('1');
    await page.locator(`${cell} input[id$="-description"]`).fill('3');
    await expect.poll(() => sentence(page)).toMatch(/does not fit/);
    expectQuiet(opened);
    await opened.close();
  });
});

test('without script it is a picture of the pair with its sentence', async () => {
  const { page, close } = await open('kit/pair-relation/', { script: false });
  expect(await page.locator(`${cell} pair-relation svg`).count()).toBeGreaterThan(0);
  expect(await textOf(page, 'pair-relation [data-sentence]')).toContain(relationTold(5));
  await close();
});
