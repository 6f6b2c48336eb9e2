/** FourSolver's stepper in a real browser: the choice of intersections, both solvers and the shortest way; links and files. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { decodePuzzle, encodePuzzle } from '../../src/formats/puzzleCode.ts';
import { presets } from '../../src/widgets/four-stepper/presets.ts';
import { kitFigure } from './kitFigure.ts';
import { copyLink, expectQuiet, until, useBrowser } from './support.ts';

const { open } = useBrowser();
const id = 'kit-four';
const { cell, link, openFigure: openFour, textOf } = kitFigure(open, 'four-stepper', id);

const codeOf = (name: string): string => presets.find((preset) => preset.id === name)?.code ?? '';
const eight = codeOf('difficulty-8');

const fourfold = <T>(lines: readonly T[]): T[] => [0, 1, 2, 3].flatMap(() => lines);

/** Four puzzles of difficulty 8 along the diagonal of one, everything else given: a search that takes seconds. */
function fourTimes(): string {
  const { rows, columns } = decodePuzzle(eight);
  const clues = new Uint8Array(400);
  for (let block = 0; block < 4; block++)
    for (let cell = 0; cell < 25; cell++)
      clues[(5 * block + Math.floor(cell / 5)) * 20 + 5 * block + (cell % 5)] = 2;
  return encodePuzzle({ rows: fourfold(rows), columns: fourfold(columns), clues });
}

const place = (page: Page): Promise<string> => textOf(page, '.stepper-place');
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
    expect(Math.max(...lengths)).toBeGreaterThan(200);
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
      .poll(() => textOf(page, '[data-sentence]'))
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
      .poll(() => textOf(page, '[data-sentence]'))
      .toMatch(/^Pairs of lines, intersection 1: /);
    expectQuiet(opened);
    await opened.close();
  });

  test('another choice makes another run, which a link opens again', async () => {
    const first = await openFour(link({ p: eight }));
    const { page } = first;
    await press(page, 'Go to the first standstill');
    const list = page.locator(`${cell} [id$="-success"]`);
    const options = await list.locator('option').allInnerTexts();
    await list.selectOption({ index: options.length - 1 });
    await press(page, 'Take it and sweep on');
    await expect.poll(() => textOf(page, '.four-ways .readout')).toMatch(/with your choices/);
    const copied = await copyLink(page, id);
    const expected = [await place(page), await textOf(page, '[data-sentence]')];
    await first.close();
    const second = await openFour(copied.search);
    await expect
      .poll(async () => [await place(second.page), await textOf(second.page, '[data-sentence]')])
      .toEqual(expected);
    await press(second.page, 'First one each time');
    await expect
      .poll(() => textOf(second.page, '.four-ways .readout'))
      .toMatch(/first successful one/);
    expectQuiet(second);
    await second.close();
  });

  test('a bad line number says why beside its field, and stays in it', async () => {
    const opened = await openFour(link({ p: eight, i: '1.2-1.2' }));
    const { page } = opened;
    const field = page.locator(`${cell} .four-lines input`).nth(1);
    await field.fill('9');
    await field.press('Enter');
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => textOf(page, '.four-lines .field-message')).toMatch(/from 1 to 5/);
    await expect.poll(() => field.inputValue()).toBe('9');
    await field.fill('4');
    await field.press('Enter');
    await expect
      .poll(() => textOf(page, '[data-look] p'))
      .toMatch(/ows 1 and 4 cross columns 1 and 2/);
    expectQuiet(opened);
    await opened.close();
  });
});

describe('SimpleSolver beside FourSolver', () => {
  test('follows up to the point where they part, and stays there', async () => {
    const { page, close } = await openFour();
    const known = (part: string): Promise<string> =>
      page.locator(`${cell} .both-ends tbody tr`, { hasText: part }).innerText();
    expect(await known('Sweeps')).toMatch(/14\s+0\s+17 of 25\s+standstill/);
    expect(await known('Pairs of lines')).toMatch(/1\s+25 of 25\s+solved/);
    expect(await textOf(page, '[data-parting]')).toMatch(/both have done the same/);
    await press(page, 'Go to where they part');
    await expect.poll(() => textOf(page, '[data-parting]')).toMatch(/Here they part/);
    const board = page.locator(`${cell} .four-simple svg`).first();
    const before = await board.getAttribute('aria-label');
    await page.locator(`${cell} .stepper`).focus();
    await page.keyboard.press('End');
    await expect.poll(() => textOf(page, '[data-parting]')).toMatch(/Pairs of lines have gone on/);
    await expect.poll(() => board.getAttribute('aria-label')).toBe(before);
    await close();
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

  test('can be stopped, or ends at its limit, and says what it found until then', async () => {
    const opened = await openFour(link({ p: fourTimes() }));
    const { page } = opened;
    await press(page, 'Shortest way');
    await until(
      page,
      `document.querySelector('${cell} .work')?.textContent.includes('at most 20,000 states')`,
    );
    await page.locator(`${cell} .work button`).click();
    await expect
      .poll(() => textOf(page, '[data-found]'))
      .toMatch(
        /^The search was stopped after [\d,]+ states?\. The \(2,2\)-difficulty is from \d+ to 32\.$/,
      );
    // left alone it ends at its limit, with both bounds
    await press(page, 'Shortest way');
    await until(
      page,
      `/reached its limit/.test(document.querySelector('${cell} [data-found]').textContent)`,
    );
    await expect
      .poll(() => textOf(page, '[data-found]'))
      .toMatch(/difficulty is from \d+ to 3\d: no way/);
    expectQuiet(opened);
    await opened.close();
  });
});

describe('outputs of the figure', () => {
  test('the printed strip is of the run that is on the page', async () => {
    const { page, close } = await openFour(link({ p: eight }));
    await page.evaluate('dispatchEvent(new Event("beforeprint"))');
    await page.emulateMedia({ media: 'print' });
    const captions = await page.locator(`${cell} .stepper-strip span`).allInnerTexts();
    expect(captions).toHaveLength(10);
    expect(captions.at(-2)).toMatch(/^Standstill 8, sweep \d+$/);
    expect(captions.at(-1)).toBe('End');
    await expect.poll(() => page.locator(`${cell} .stepper-transport`).isVisible()).toBe(false);
    await close();
  });
});
