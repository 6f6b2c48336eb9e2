/** The stepper of the chapter on sweeps in a real browser: its parts agree, and each leads through the run. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cell, codeOf, link, logged, place, sentence, stepperOpener } from './stepperFigure.ts';
import { drawn, expectQuiet, until, useBrowser } from './support.ts';

const openStepper = stepperOpener(useBrowser().open);

/** Where the current row of the log stands in its box, and the box in the window; all in CSS pixels. */
const logPlace = (page: Page): Promise<{ above: number; below: number; inWindow: boolean }> =>
  page.locator(`${cell} .stepper-log`).evaluate((log) => {
    const box = log.getBoundingClientRect();
    const row = log.querySelector('[aria-current="step"]')?.getBoundingClientRect() ?? box;
    return {
      above: row.top - box.top,
      below: box.bottom - row.bottom,
      inWindow: row.top >= 0 && row.bottom <= innerHeight,
    };
  });

describe('label, sentence, log and board of the stepper agree', () => {
  test('after a change of the level in the middle of a sweep', async () => {
    const opened = await openStepper(link({ p: codeOf('hardest-5x5') }));
    const { page } = opened;
    for (let step = 0; step < 9; step++)
      await page.locator(`${cell} [data-move="forward"]`).click();
    await page.locator(`${cell} input[value="sweep"]`).check();
    await expect.poll(() => place(page)).toMatch(/^step 2 of 17/);
    await drawn(page);
    const said = await logged(page);
    const unknown = Number(/(\d+) cells still unknown/.exec(said)?.[1]);
    const fixed = page.locator(`${cell} .stepper-counters span`, { hasText: 'fixed' });
    await expect.poll(() => fixed.innerText()).toContain(`${25 - unknown} of 25 cells fixed`);
    await page.locator(`${cell} [data-move="forward"]`).click();
    await expect.poll(() => place(page)).toMatch(/^step 3 of 17/);
    expectQuiet(opened);
    await opened.close();
  });

  test('where a link asks for the middle of a step', async () => {
    const { page, close } = await openStepper(
      link({ p: codeOf('hardest-5x5'), g: 'sweep', s: '9' }),
    );
    const before = [await place(page), await sentence(page)];
    expect(before[0]).toBe('step 2 of 17');
    expect(await logged(page)).toMatch(/^Sweep 2, columns: /);
    await page.locator(`${cell} [data-move="forward"]`).click();
    await page.locator(`${cell} [data-move="back"]`).click();
    await expect.poll(async () => [await place(page), await sentence(page)]).toEqual(before);
    await close();
  });
});

test.each(['no-solution', 'cat'])(
  'at the end of %s the log shows the row that the reader is at, beside the board',
  async (id) => {
    const opened = await openStepper(link({ p: codeOf(id) }));
    const { page } = opened;
    await page.locator(`${cell} .stepper-board`).scrollIntoViewIfNeeded();
    await page.locator(cell).getByRole('button', { name: 'Last', exact: true }).click();
    await page.locator(`${cell} [data-end]`).waitFor();
    await expect
      .poll(
        async () => {
          const { above, below, inWindow } = await logPlace(page);
          return above >= 0 && below >= -1 && inWindow;
        },
        { timeout: 20_000 },
      )
      .toBe(true);
    // the tabs share the column beside the board with the log
    const [log = 0, board = 0] = await Promise.all(
      ['.stepper-log', '.stepper-board'].map((part) =>
        page.locator(`${cell} ${part}`).evaluate((box) => box.getBoundingClientRect().height),
      ),
    );
    expect(log).toBeLessThanOrEqual(board + 2);
    expect(log).toBeGreaterThan(100);
    expectQuiet(opened);
    await opened.close();
  },
);

/** First, which has nothing to do at the first step. */
const first = '.stepper-pace .button-row button:first-child';

/** Whether the stepper plays, and then not, after `key` with the focus there; it stands at its first step before. */
async function expectPlays(page: Page, selector: string, key: string): Promise<void> {
  const play = page.locator(`${cell} .stepper-play`);
  await page.locator(`${cell} .stepper`).focus();
  await page.keyboard.press('Home');
  await page.locator(`${cell} ${selector}`).first().focus();
  await page.keyboard.press(key);
  await expect.poll(async () => [selector, await play.innerText()]).toEqual([selector, 'Pause']);
  await page.keyboard.press(key);
  await expect.poll(async () => [selector, await play.innerText()]).toEqual([selector, 'Play']);
}

describe('P plays and pauses, wherever the focus is in the stepper', () => {
  const places: readonly (readonly [where: string, selector: string])[] = [
    ['on Forward', '[data-move="forward"]'],
    ['on the board', '[role="gridcell"][tabindex="0"]'],
    ['on the slider', 'input[type="range"]'],
    ['on First, which has nothing to do', first],
    ['on the stepper', '.stepper'],
    ['on the choice of the level', 'input[value="line"]'],
    ['on the log', '.stepper-log [tabindex="0"]'],
  ];
  test('on each of its parts', async () => {
    const opened = await openStepper(link({ s: '0' }));
    for (const [, selector] of places) await expectPlays(opened.page, selector, 'p');
    expectQuiet(opened);
    await opened.close();
  });
  test('and so does Space where it presses nothing else', async () => {
    const opened = await openStepper(link({ s: '0' }));
    const still = ['input[type="range"]', first, '.stepper'];
    for (const selector of still) await expectPlays(opened.page, selector, 'Space');
    await opened.close();
  });
  test('but Space presses the button and the cell that have the focus', async () => {
    const { page, close } = await openStepper();
    await page.locator(`${cell} [data-move="forward"]`).focus();
    await page.keyboard.press('Space');
    await expect.poll(() => place(page)).toMatch(/^step 2 of/);
    await expect.poll(() => page.locator(`${cell} .stepper-play`).innerText()).toBe('Play');
    await page.locator(`${cell} [role="gridcell"][tabindex="0"]`).focus();
    await page.keyboard.press('Space');
    await expect
      .poll(() => page.locator(`${cell} [data-why-not]`).innerText())
      .toMatch(/^Row 1, column 1/);
    await close();
  });
});

describe('the strip of sweeps under the stepper', () => {
  test('lights the sweep that the reader is in, and leads to others by click and by keys', async () => {
    const opened = await openStepper(link({ p: codeOf('hardest-5x5'), g: 'line' }));
    const { page } = opened;
    await page.locator(`${cell} [data-list="film"]`).click();
    const lit = page.locator(`${cell} .stepper-frames [aria-current="step"]`);
    expect(await lit.innerText()).toBe('Start');
    await page.locator(`${cell} [data-frame="3"]`).click();
    await expect.poll(() => lit.innerText()).toMatch(/^3, rows: /);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => lit.innerText()).toMatch(/^4, columns: /);
    await expect.poll(() => page.evaluate('document.activeElement.dataset.frame')).toBe('4');
    await page.locator(`${cell} [data-move="forward"]`).click();
    await expect.poll(() => lit.innerText()).toMatch(/^5, rows: /);
    expectQuiet(opened);
    await opened.close();
  });
  test('of a long run scrolls by itself to where the reader is, and draws only what is in view', async () => {
    const opened = await openStepper(link({ p: codeOf('random-30x30') }));
    const { page } = opened;
    await page.locator(`${cell} [data-list="film"]`).click();
    await page.locator(`${cell} .stepper`).focus();
    await page.keyboard.press('End');
    const strip = page.locator(`${cell} .stepper-frames`);
    await expect
      .poll(() => strip.evaluate((box) => box.scrollLeft > 500), { timeout: 20_000 })
      .toBe(true);
    const lit = strip.locator('[aria-current="step"]');
    const [box, frame] = [await strip.boundingBox(), await lit.boundingBox()];
    expect(frame?.x).toBeGreaterThanOrEqual(box?.x ?? 0);
    expect((frame?.x ?? 0) + (frame?.width ?? 0)).toBeLessThanOrEqual(
      (box?.x ?? 0) + (box?.width ?? 0) + 1,
    );
    await expect.poll(() => strip.locator('li').count()).toBeLessThan(25);
    expectQuiet(opened);
    await opened.close();
  });
});

test('the bars over the slider have words, by pointer and by keys', async () => {
  const opened = await openStepper(link({ p: codeOf('hardest-5x5') }));
  const { page } = opened;
  const words = page.locator(`${cell} .stepper-mark-words`);
  expect(await words.isVisible()).toBe(false);
  await page.locator(`${cell} .way-bar`).nth(4).hover({ force: true });
  await expect.poll(() => words.isVisible()).toBe(true);
  await expect.poll(() => words.innerText()).toBe('Sweep 6 begins');
  await page.mouse.move(0, 0);
  await expect.poll(() => words.isVisible()).toBe(false);
  const slider = page.locator(`${cell} input[type="range"]`);
  await slider.focus();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageUp');
  await expect.poll(() => words.isVisible()).toBe(true);
  await expect.poll(() => words.innerText()).toBe('Sweep 3 begins');
  await expect
    .poll(() => slider.getAttribute('aria-valuetext'))
    .toMatch(/Sweep 2 of 17, column 5: Sweep 3 begins$/);
  expectQuiet(opened);
  await opened.close();
});

test('whoever takes a puzzle of their own is shown it', async () => {
  const opened = await openStepper('', { width: 1440, height: 700 });
  const { page } = opened;
  await page.locator(`${cell} .own-puzzle > summary`).click();
  await page.locator(`${cell} .own-puzzle textarea`).first().fill('#..\n.##\n#.#');
  const use = page.locator(`${cell} .own-puzzle button`, { hasText: 'Use this puzzle' });
  await use.click();
  await until(page, `document.activeElement === document.querySelector('${cell} .stepper')`);
  const board = `document.querySelector('${cell} .stepper-board').getBoundingClientRect()`;
  await until(page, `${board}.top >= 0 && ${board}.bottom <= innerHeight`);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => place(page)).toMatch(/^step 1 of/);
  expectQuiet(opened);
  await opened.close();
});
