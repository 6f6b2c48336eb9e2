/** The way in: from the rule to the first find, by mouse, touch and keys; without script; and back where one was. */
import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { expectAccessible } from './accessible.ts';
import {
  pressShare,
  copyLink,
  expectQuiet,
  heightsOf,
  readyCell,
  sideways,
  useBrowser,
} from './support.ts';
import type { Opened, OpenOptions } from './support.ts';
import { scenes } from '../../src/components/shortWay.ts';

const { open } = useBrowser();

const saidOf = (page: Page, id: string): Promise<string> =>
  page.locator(`#${id} :is(.line-try-sentence, .play-sentence)`).innerText();

/** Presses the middle of a cell, counted from 1. */
async function press(
  page: Page,
  id: string,
  row: number,
  column: number,
  touch = false,
): Promise<void> {
  const cell = page.locator(
    `#${id} [role="row"][aria-rowindex="${row}"] [role="gridcell"][aria-colindex="${column}"]`,
  );
  await (touch ? cell.tap({ force: true }) : cell.click({ force: true }));
}

async function home(id: string, search = '', options: OpenOptions = {}): Promise<Opened> {
  const opened = await open(search, options);
  await readyCell(opened.page, id, options.folded);
  return opened;
}

/** The heart, row by row. */
const heart = ['01010', '11111', '11111', '01110', '00100'];

describe('the row to try', () => {
  test('answers a wrong mark with a way that goes without it, and the right one with the reason', async () => {
    const opened = await home('try-row', '', { folded: true });
    const { page } = opened;
    await press(page, 'try-row', 1, 1);
    await expect
      .poll(() => saidOf(page, 'try-row'))
      .toMatch(/Cell 1 may be filled, but it need not be/);
    await expect
      .poll(() => page.locator('#try-row .line-try-sentence svg').getAttribute('aria-label'))
      .toBe('line 01110');
    await press(page, 'try-row', 1, 1); // a dot
    await press(page, 'try-row', 1, 1); // nothing
    await press(page, 'try-row', 1, 3);
    await expect
      .poll(() => saidOf(page, 'try-row'))
      .toMatch(/^Yes\. All three ways to lay the 3 fill cell 3/);
    // the ways open on asking only, so that nothing below moves
    expect(await page.locator('#try-row .line-try-ways svg:visible').count()).toBe(0);
    await page
      .locator('#try-row')
      .getByRole('button', { name: /three ways/ })
      .click();
    await expect.poll(() => page.locator('#try-row .line-try-ways svg:visible').count()).toBe(3);
    await expectAccessible(page, 'try-row');
    expectQuiet(opened);
    await opened.close();
  });

  test('is answered by keys alone, and said aloud', async () => {
    const { page, close } = await home('try-row');
    await page.locator('#try-row [role="gridcell"][tabindex="0"]').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect.poll(() => saidOf(page, 'try-row')).toMatch(/^Yes/);
    await expect
      .poll(() => page.locator('#try-row [data-announcer]').innerText())
      .toMatch(/^Cell 3 filled\. Yes/);
    await page.keyboard.press('Delete');
    await expect.poll(() => saidOf(page, 'try-row')).toMatch(/^The 3 asks for three filled cells/);
    await close();
  });
});

describe('the puzzle to play', () => {
  test('is solved by mouse, praises nothing, and names the picture', async () => {
    const opened = await home('try-puzzle');
    const { page } = opened;
    for (const [row, cells] of heart.entries())
      for (const [column, cell] of [...cells].entries())
        if (cell === '1') await press(page, 'try-puzzle', row + 1, column + 1);
    await expect
      .poll(() => saidOf(page, 'try-puzzle'))
      .toBe('Solved: every number holds. The picture is a heart.');
    // a clean picture, and one way on
    expect(await page.locator('#try-puzzle [role="gridcell"][aria-label*="unknown"]').count()).toBe(
      0,
    );
    expect(await page.locator('#try-puzzle .board-empty:visible').count()).toBe(0);
    expect(await page.getByText('Stuck?').isVisible()).toBe(false);
    expect(
      await page
        .locator('#try-puzzle .cell-body')
        .locator('a:visible, button:visible')
        .allInnerTexts(),
    ).toEqual(['See how a program solves it']);
    await expect
      .poll(() => page.locator('#try-puzzle .board-description:not(.is-done)').count())
      .toBe(0);
    // the link opens the same marks
    const link = await copyLink(page, 'try-puzzle');
    await page.goto(link.href);
    await readyCell(page, 'try-puzzle');
    await expect.poll(() => saidOf(page, 'try-puzzle')).toMatch(/^Solved/);
    await pressShare(page, '#try-puzzle', 'reset');
    await expect.poll(() => saidOf(page, 'try-puzzle')).toMatch(/^Press a cell to fill it/);
    expectQuiet(opened);
    await opened.close();
  });

  test('says gently what cannot be, by the numbers alone, and on asking which mark cannot stay', async () => {
    const opened = await home('try-puzzle');
    const { page } = opened;
    await press(page, 'try-puzzle', 1, 1);
    await expect
      .poll(() => saidOf(page, 'try-puzzle'))
      .toBe('Every line can still hold its numbers.');
    await page.getByRole('button', { name: 'Are my marks right so far?' }).click();
    await expect
      .poll(() => saidOf(page, 'try-puzzle'))
      .toBe('One mark is wrong: row 1, column 1, ringed.');
    await press(page, 'try-puzzle', 1, 2);
    await expect
      .poll(() => saidOf(page, 'try-puzzle'))
      .toBe('Row 1 has two filled cells side by side, and its longest run is 1.');
    await expect.poll(() => page.locator('#try-puzzle .board-band').count()).toBe(1);
    await expectAccessible(page, 'try-puzzle');
    expectQuiet(opened);
    await opened.close();
  });

  test('is painted by dragging, and marked by keys', async () => {
    const { page, close } = await home('try-puzzle');
    const board = page.locator('#try-puzzle .board-live');
    await board.scrollIntoViewIfNeeded();
    const box = async (column: number): Promise<{ x: number; y: number }> => {
      const found = await page
        .locator(`#try-puzzle [aria-rowindex="2"] [aria-colindex="${column}"]`)
        .boundingBox();
      return {
        x: (found?.x ?? 0) + (found?.width ?? 0) / 2,
        y: (found?.y ?? 0) + (found?.height ?? 0) / 2,
      };
    };
    const [from, to] = [await box(1), await box(5)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => saidOf(page, 'try-puzzle')).toBe('Row 2 holds: 5.');
    // the last cell of the stroke has the focus of the keyboard's board
    await page.locator('#try-puzzle [role="gridcell"][tabindex="0"]').focus();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('x');
    await expect
      .poll(() => page.locator('#try-puzzle [data-announcer]').innerText())
      .toMatch(/^Row 1, column 1 empty\./);
    await expect
      .poll(() =>
        page
          .locator('#try-puzzle [aria-rowindex="1"] [aria-colindex="1"]')
          .getAttribute('aria-label'),
      )
      .toMatch(/^row 1, column 1: empty/);
    await close();
  });

  test('has cells for fingers on a phone, where nothing is wider than the page', async () => {
    const opened = await home('try-puzzle', '', { width: 360, touch: true });
    const { page } = opened;
    const sides = await heightsOf(page, '#try-puzzle [role="gridcell"]');
    expect(Math.min(...sides)).toBeGreaterThanOrEqual(44);
    for (const id of ['try-row', 'try-puzzle']) {
      await readyCell(page, id);
      await press(page, id, 1, 2, true);
      await expect
        .poll(() =>
          page.locator(`#${id} [aria-rowindex="1"] [aria-colindex="2"]`).getAttribute('aria-label'),
        )
        .toMatch(/column 2: filled/);
    }
    await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0);
    expectQuiet(opened);
    await opened.close();
  });
});

describe('the stepper below', () => {
  test('opens the same puzzle where a line has just given its first cells', async () => {
    const { page, close } = await home('fig-first-puzzle');
    expect(await page.locator('#fig-first-puzzle .stepper-sentence').first().innerText()).toMatch(
      /row 2/i,
    );
    expect(await page.locator('#fig-first-puzzle [aria-label*=": filled"]').count()).toBe(5);
    await pressShare(page, '#fig-first-puzzle', 'reset');
    await expect
      .poll(() => page.locator('#fig-first-puzzle .stepper-sentence').first().innerText())
      .toMatch(/row 2/i);
    expect(new URL(page.url()).search).toBe('');
    await close();
  });
});

describe('the ways through the book', () => {
  test('lead to the scenes of the short way, and to chapters with a picture each', async () => {
    const { page, close } = await open('');
    const links = await page
      .locator('.home-scenes a')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(links).toHaveLength(scenes.length);
    expect(await page.locator('.chapter-list .chapter-picture').count()).toBe(
      await page.locator('.chapter-list > li').count(),
    );
    await page.locator('.home-ways a[href$="short-way/"]').click();
    await page.waitForURL('**/short-way/');
    for (const link of links)
      expect(await page.locator(`h2${new URL(link).hash}`).count(), link).toBe(1);
    await close();
  });

  test('begin again where the reader stopped', async () => {
    const opened = await open('', { fresh: true });
    const { page } = opened;
    const line = page.locator('[data-resume]');
    expect(await line.innerText()).toMatch(/^Never seen one\?/);
    await page.goto(new URL('sweeps/', page.url()).href);
    await readyCell(page, 'fig-sweeps'); // what stands above moves nothing any more
    await page.locator('#rows-then-columns').evaluate((heading) => heading.scrollIntoView());
    await page.locator('.contents a[aria-current="location"]').waitFor();
    await expect
      .poll(() => page.evaluate("localStorage.getItem('nonogram-explorer-place')"))
      .toMatch(/rows-then-columns/);
    await page.goto(new URL('../', page.url()).href);
    expect(await line.innerText()).toBe(
      'Welcome back. Go on reading: 2. Sweeps: Rows, then columns',
    );
    await line.locator('a').click();
    await page.waitForURL('**/sweeps/#rows-then-columns');
    expectQuiet(opened);
    await opened.close();
  });

  test('work where storage is forbidden or holds something else', async () => {
    for (const before of [
      `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no'); } });`,
      `localStorage.setItem('nonogram-explorer-place', '{"chapter":"no-such-chapter","section":"","heading":""}');`,
    ]) {
      const opened = await open('sweeps/', { before });
      await opened.page.mouse.wheel(0, 2000);
      await opened.page.goto(new URL('../', opened.page.url()).href);
      const line = await opened.page.locator('[data-resume]').innerText();
      expect(line).toMatch(/^Never seen one\?/);
      expectQuiet(opened);
      await opened.close();
    }
  });
});
