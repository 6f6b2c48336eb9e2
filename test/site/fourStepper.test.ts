/** FourSolver’s stepper in a real browser: its controls, the map of intersections, the shortest way. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { presets } from '../../src/widgets/four-stepper/presets.ts';
import { kitFigure } from './kitFigure.ts';
import { expectQuiet, until, useBrowser } from './support.ts';

const { open } = useBrowser();
const id = 'kit-four';
const { cell, link, openFigure: openFour, textOf } = kitFigure(open, 'four-stepper', id);

const codeOf = (name: string): string => presets.find((preset) => preset.id === name)?.code ?? '';
const eight = codeOf('difficulty-8');

const said = (page: Page): Promise<string | null> =>
  page.locator(`${cell} [data-announcer]`).textContent();
const press = (page: Page, name: string): Promise<void> =>
  page.locator(cell).getByRole('button', { name, exact: true }).click();

/** A place of the map, in the middle of it. */
async function clickOnMap(page: Page, row: number, column: number): Promise<void> {
  const box = await page.locator(`${cell} .four-map-ground`).boundingBox();
  if (box === null) throw new Error('no map');
  await page.mouse.click(
    box.x + (box.width * (column + 0.5)) / 10,
    box.y + (box.height * (row + 0.5)) / 10,
  );
}

test.each([1440, 360])(
  'the controls stay where they are, whatever is said: %i px',
  async (width) => {
    const opened = await openFour(link({ p: eight }), { width });
    const { page } = opened;
    const forward = page.locator(`${cell} [data-move="forward"]`);
    const top = async (): Promise<number> =>
      Math.round(
        ((await forward.boundingBox())?.y ?? 0) -
          ((await page.locator(cell).boundingBox())?.y ?? 0),
      );
    const before = await top();
    const lengths = new Set<number>();
    for (let step = 0; step < 6; step++) {
      await forward.click();
      lengths.add((await textOf(page, '[data-sentence]')).length);
      expect(await top()).toBe(before);
    }
    expect(lengths.size).toBeGreaterThan(2);
    await opened.close();
  },
);

describe('the intersections of a standstill', () => {
  test('are found, looked at and taken by mouse', async () => {
    const opened = await openFour();
    const { page } = opened;
    await press(page, 'Go to the first standstill');
    await expect
      .poll(() => textOf(page, '.four-intersections p'))
      .toBe('Standstill 1, after 14 sweeps: 2 of 100 intersections are successful.');
    await page.locator(`${cell} .four-map-box`).scrollIntoViewIfNeeded();
    await clickOnMap(page, 6, 1); // rows 2 5, columns 1 3
    await expect
      .poll(() => textOf(page, '[data-look] p'))
      .toMatch(/^Pairs of lines, intersection: .*rows\s2\sand\s5\scross\scolumns\s1/);
    const lines = page.locator(`${cell} .four-lines input`);
    await expect
      .poll(() => lines.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)))
      .toEqual(['2', '5', '1', '3']);
    await press(page, 'Take it again');
    await expect
      .poll(() => textOf(page, '.stepper-log [aria-current="step"] > span:last-child'))
      .toMatch(/^Pairs of lines, intersection 1: .*rows\s2\sand\s5/);
    expectQuiet(opened);
    await opened.close();
  });

  test('are walked by keys, each said aloud, and Enter takes one', async () => {
    const opened = await openFour(link({ p: eight, i: '1.2-1.2' }));
    const { page } = opened;
    const map = page.locator(cell).getByRole('application', { name: 'Map of the intersections' });
    const keys = (await map.getAttribute('aria-describedby')) ?? '';
    expect(await page.locator(`[id="${keys}"]`).innerText()).toMatch(/Enter/);
    await map.focus();
    await page.keyboard.press('ArrowRight');
    await until(
      page,
      `document.querySelector('${cell} [data-announcer]').textContent.includes('ows 1 and 2 cross columns 1 and 3')`,
    );
    await page.keyboard.press('End');
    await expect.poll(() => said(page)).toMatch(/columns 4 and 5/);
    await page.keyboard.press('n');
    await expect.poll(() => said(page)).toMatch(/ways? left to fill/);
    const found = await textOf(page, '[data-look] p');
    await page.keyboard.press('n');
    await expect.poll(() => textOf(page, '[data-look] p')).not.toBe(found);
    await page.keyboard.press('p');
    await expect.poll(() => textOf(page, '[data-look] p')).toBe(found);
    await page.keyboard.press('Enter');
    await expect
      .poll(() => textOf(page, '.stepper-log [aria-current="step"] > span:last-child'))
      .toMatch(/^Pairs of lines, intersection 1: /);
    expectQuiet(opened);
    await opened.close();
  });
});

describe('the shortest way', () => {
  test('is searched for, told, and shown as the run', async () => {
    const opened = await openFour(link({ p: eight }));
    const { page } = opened;
    await press(page, 'Shortest way');
    await until(page, `document.querySelector('${cell} [data-found]').textContent.trim() !== ''`);
    await expect.poll(() => textOf(page, '[data-found]')).toMatch(/^The \(2,2\)-difficulty is 8:/);
    await expect
      .poll(() => textOf(page, '.four-ways .readout'))
      .toMatch(/^8 intersections, with your choices/);
    expectQuiet(opened);
    await opened.close();
  });
});
