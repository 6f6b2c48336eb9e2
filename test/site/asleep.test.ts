/**
 * Figures that sleep yet: what a reader does with the first frame, by mouse, touch and keys, is done again when the figure
 * wakes, and nothing is taken from under a hand. That each control of a first frame leads to its live one is looked at for
 * every figure, on its authors' page: controls.ts.
 */
import type { CDPSession, Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { drawn, expectQuiet, until, useBrowser } from './support.ts';
import type { Opened, OpenOptions } from './support.ts';

const { open } = useBrowser();

type Asleep = Opened & {
  readonly cell: Locator;
  readonly touch: (
    type: 'Start' | 'Move' | 'End',
    at?: readonly [x: number, y: number],
  ) => Promise<void>;
  /** The program of the figure may come. */
  readonly letWake: () => Promise<void>;
  readonly wake: () => Promise<void>;
};

/** The authors' page of a figure, whose program does not come before it is let. */
async function openAsleep(widget: string, options: OpenOptions = {}): Promise<Asleep> {
  const opened = await open(`kit/${widget}/`, options);
  const { page } = opened;
  const coming = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await coming.promise;
    await route.continue();
  });
  const session: CDPSession | null =
    options.touch === true ? await page.context().newCDPSession(page) : null;
  const cell = page.locator('[data-cell]').first();
  await cell.scrollIntoViewIfNeeded();
  const letWake = async (): Promise<void> => {
    expect(await cell.getAttribute('data-state')).not.toBe('ready');
    coming.resolve();
  };
  return {
    ...opened,
    cell,
    touch: async (type, at) => {
      const touchPoints = at === undefined ? [] : [{ x: at[0], y: at[1] }];
      await session?.send('Input.dispatchTouchEvent', { type: `touch${type}`, touchPoints });
    },
    letWake,
    wake: async () => {
      await letWake();
      await page.locator(`[data-cell="${widget}"][data-state="ready"]`).first().waitFor();
    },
    close: async () => {
      coming.resolve();
      await page.unroute('**/*.js');
      await session?.detach();
      await opened.close();
    },
  };
}

/** The middle of a cell of a board of five by five, asleep or awake; counted from 1. */
async function cellPlaces(
  cell: Locator,
): Promise<(row: number, column: number) => [x: number, y: number]> {
  const picture = cell.locator('.board-scroll > svg').first();
  const box = (await picture.boundingBox())!;
  const [, , wide = 0, high = 0] = (await picture.getAttribute('viewBox'))!.split(' ').map(Number);
  const unit = box.width / wide;
  return (row, column) => [
    box.x + (wide - (5.5 - column) * 20) * unit,
    box.y + (high - (5.5 - row) * 20) * unit,
  ];
}

/** The marks of a board, row by row. */
const marksOf = async (cell: Locator): Promise<string> =>
  (
    await cell
      .locator('[role="gridcell"]')
      .evaluateAll((cells) => cells.map((one) => one.getAttribute('aria-label') ?? ''))
  )
    .map((label) => (/\bfilled\b/.test(label) ? '1' : /\bempty\b/.test(label) ? '0' : '-'))
    .join('')
    .replaceAll(/.{5}(?=.)/g, '$& ');

const square = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M2 2h5v5h-5z"/></svg>',
);

/** Frames from a press to the change of the board, and how far the board moved meanwhile. */
const watchPress = `{
  const board = document.querySelector('[data-cell] .board-live');
  const top = () => board.getBoundingClientRect().top;
  addEventListener('pointerdown', () => {
    const before = top();
    const seen = (window.pressed = { frames: 0, moved: 0 });
    let changed = false;
    new MutationObserver((_, observer) => { changed = true; observer.disconnect(); })
      .observe(board, { subtree: true, attributes: true, childList: true });
    const frame = () => {
      seen.moved = Math.max(seen.moved, Math.abs(top() - before));
      if (!changed) seen.frames++;
      if (!changed) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }, { once: true, capture: true });
}`;

describe('a board to be painted on', () => {
  test.each([
    [360, 740],
    [844, 390],
  ])('by finger, %i by %i: stroke, long press and press', async (width, height) => {
    const opened = await openAsleep('play-game', { width, height, touch: true });
    const { page, cell, touch } = opened;
    await cell.locator('.board-scroll').scrollIntoViewIfNeeded();
    const at = await cellPlaces(cell);
    const scrolled = await page.evaluate('scrollY');
    await touch('Start', at(2, 1));
    for (const column of [2, 3, 4, 5]) await touch('Move', at(2, column));
    await touch('End');
    await touch('Start', at(1, 1));
    await page.waitForTimeout(500); // a long press is one by its time
    await touch('End');
    await touch('Start', at(5, 3));
    await touch('End');
    await opened.wake();
    await expect.poll(() => marksOf(cell)).toBe('0---- 11111 ----- ----- --1--');
    expect(await page.evaluate('scrollY')).toBe(scrolled);
    // and once it lives, a press is on the screen with the next frame, and moves nothing
    const live = await cellPlaces(cell);
    await page.evaluate(watchPress);
    await touch('Start', live(4, 2));
    await drawn(page);
    await touch('End');
    const { frames, moved } = await page.evaluate<{ frames: number; moved: number }>('pressed');
    expect(frames).toBeLessThanOrEqual(1);
    expect(moved).toBe(0);
    await expect.poll(() => marksOf(cell)).toBe('0---- 11111 ----- -1--- --1--');
    expectQuiet(opened);
    await opened.close();
  });

  test('by mouse: press, right press, and a stroke that is under way when the program comes', async () => {
    const opened = await openAsleep('puzzle-play');
    const { page, cell } = opened;
    const at = await cellPlaces(cell);
    await page.mouse.click(...at(1, 2));
    await page.mouse.click(...at(1, 1), { button: 'right' });
    await page.mouse.move(...at(3, 1));
    await page.mouse.down();
    await page.mouse.move(...at(3, 3), { steps: 3 });
    await opened.letWake();
    await until(page, "customElements.get('puzzle-play') !== undefined");
    for (let frame = 0; frame < 5; frame++) await drawn(page);
    expect(await cell.locator('.board-live').count()).toBe(0);
    await page.mouse.move(...at(3, 5), { steps: 3 });
    await page.mouse.up();
    await expect.poll(() => marksOf(cell)).toBe('01--- ----- 11111 ----- -----');
    expectQuiet(opened);
    await opened.close();
  });

  test('by keys', async () => {
    const opened = await openAsleep('puzzle-play');
    const { page, cell } = opened;
    await cell.locator('.board-scroll > svg').first().focus();
    for (const key of ['ArrowDown', 'ArrowRight', 'Space', 'ArrowRight', 'x'])
      await page.keyboard.press(key);
    await opened.wake();
    await expect.poll(() => marksOf(cell)).toBe('----- -10-- ----- ----- -----');
    expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toMatch(
      /^row 2, column 3/,
    );
    await opened.close();
  });
});

describe('controls', () => {
  test('a button, a fold, fields, a choice and a slider, the last one with the focus', async () => {
    const opened = await openAsleep('switching-run', { touch: true, width: 390, height: 844 });
    const { cell } = opened;
    await cell.locator('[data-fold="settings"] > summary').tap();
    const [boards, seed] = [cell.getByLabel('Boards for each'), cell.getByLabel('Seed')];
    await boards.fill('50');
    await seed.fill('77');
    await seed.evaluate((field: HTMLInputElement) => field.setSelectionRange(1, 1));
    await opened.wake();
    expect([await seed.inputValue(), await boards.inputValue()]).toEqual(['77', '50']);
    expect(
      await seed.evaluate((field: HTMLInputElement) => [
        field === document.activeElement,
        field.selectionStart,
      ]),
    ).toEqual([true, 1]);
    await expect.poll(() => cell.locator('.cell-title').innerText()).toContain('seed 77');
    await opened.close();
  });

  test('a choice from a list, and a box that is ticked', async () => {
    const opened = await openAsleep('play-game');
    const { cell } = opened;
    const fold = cell.locator('details').filter({ hasText: 'Show a clock' });
    await fold.locator('summary').first().click();
    const [choice, box] = [fold.locator('select').first(), fold.getByLabel('Show a clock')];
    const wanted = await choice.locator('option').last().getAttribute('value');
    await choice.selectOption(wanted);
    await box.click();
    await opened.wake();
    expect([await choice.inputValue(), await box.isChecked()]).toEqual([wanted, true]);
    await expect.poll(() => opened.page.url()).toMatch(/kit-game=1;/);
    await opened.close();
  });

  test.each(['before the figure wakes', 'after it woke'])(
    'a file that is chosen %s',
    async (when) => {
      const opened = await openAsleep('picture-puzzle');
      const { page, cell } = opened;
      const choosing = page.waitForEvent('filechooser');
      await cell.getByText('Your picture', { exact: true }).click();
      const chooser = await choosing;
      if (when.startsWith('after')) await opened.wake();
      await chooser.setFiles({ name: 'mine.svg', mimeType: 'image/svg+xml', buffer: square });
      if (when.startsWith('before')) await opened.wake();
      await expect.poll(() => cell.locator('[data-notice]').innerText()).toMatch(/mine\.svg/);
      await opened.close();
    },
  );

  test('keys and buttons in their order', async () => {
    const opened = await openAsleep('sweep-stepper');
    const { page, cell } = opened;
    await cell.locator('[data-move="forward"]').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await opened.wake();
    await expect
      .poll(async () => {
        const [, step, of] = /^step (\d+) of (\d+)/i.exec(
          await cell.locator('.stepper-place').innerText(),
        )!;
        return Number(of) - Number(step);
      })
      .toBe(1);
    await opened.close();
  });
});

/** Places that are opened for their figure. */
test.each(['play/', 'make/', 'train/', 'teach/sheet/', 'puzzle/'])(
  '%s wakes when it is loaded, without a sign of the reader',
  async (path) => {
    const { page, close } = await open(path);
    await page.locator('[data-cell][data-state="ready"]').first().waitFor();
    await close();
  },
);
