/** The figure of turns and reflections in a real browser: painting, presets, links, files, small screens. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { presets } from '../../src/widgets/symmetry-classes/presets.ts';
import { pictureOf } from '../../src/kit/puzzle/picture.ts';
import { turnsOf, turnsText } from '../../src/widgets/symmetry-classes/model.ts';
import { kitFigure } from './kitFigure.ts';
import { drawn, expectQuiet, until, useBrowser } from './support.ts';

const { open } = useBrowser();
const id = 'kit-symmetry';
const { cell, openFigure } = kitFigure(open, 'symmetry-classes', id);

const sentence = (page: Page): Promise<string> =>
  page.locator(`${cell} [data-sentence]`).innerText();
const told = (code: string): string => turnsText(turnsOf(pictureOf(code)));
const empty = '2x2bA';
/** Cells of the board that is painted on, row by row. */
const square = (at: number): string => `${cell} .symmetry-painting [role="gridcell"] >> nth=${at}`;

describe('turns and reflections', () => {
  test('of every preset are as many as it says, equal ones with the same letter', async () => {
    const opened = await openFigure();
    const { page } = opened;
    for (const { code } of presets) {
      await page.locator(`${cell} select`).selectOption(code);
      await expect.poll(() => sentence(page)).toBe(told(code));
      const { different } = turnsOf(pictureOf(code));
      await expect.poll(() => page.locator(`${cell} .symmetry-eight li`).count()).toBe(8);
      await expect
        .poll(() => page.locator(`${cell} .symmetry-eight .is-again`).count())
        .toBe(8 - different);
    }
    expectQuiet(opened);
    await opened.close();
  });

  test('change while a picture is painted by mouse and by keys, and are said aloud', async () => {
    const opened = await openFigure(`?${id}=1;g=${empty};z`);
    const { page } = opened;
    expect(await sentence(page)).toMatch(/^One picture only/);
    await page.locator(square(0)).click();
    await until(
      page,
      `/^Four/.test(document.querySelector('${cell} [data-sentence]').textContent)`,
    );
    await page.locator(square(0)).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await until(page, `/^Two/.test(document.querySelector('${cell} [data-sentence]').textContent)`);
    await drawn(page);
    const now = await sentence(page);
    await until(
      page,
      `document.querySelector('${cell} [data-announcer]').textContent.trim() === ${JSON.stringify(now)}`,
    );
    await page.locator(cell).getByRole('button', { name: 'Undo' }).click();
    await until(
      page,
      `/^Four/.test(document.querySelector('${cell} [data-sentence]').textContent)`,
    );
    expectQuiet(opened);
    await opened.close();
  });

  test('refuse a size that cannot be, say why and keep the picture', async () => {
    const opened = await openFigure();
    const { page } = opened;
    const before = await sentence(page);
    const rows = page.locator(`${cell} input[id$="-height"]`);
    await rows.fill('900');
    await rows.press('Enter');
    await until(page, `/1 to 100 rows/.test(document.querySelector('${cell}').textContent)`);
    await expect.poll(() => sentence(page)).toBe(before);
    expectQuiet(opened);
    await opened.close();
  });
});

test('without script it is the picture and its eight forms, with a sentence', async () => {
  const { page, close } = await open('kit/symmetry-classes/', { script: false });
  expect(await page.locator(`${cell} .symmetry-eight svg`).count()).toBe(8);
  expect(await page.locator(`${cell} .symmetry-sentence`).innerText()).toBe(
    told(presets[0]?.code ?? ''),
  );
  await close();
});
