/** Density under the hand, and the guesses before reveals, in a real browser: mouse, keys, touch. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { inferPictureInPieces } from '../../src/engine/inference/inferPicture.ts';
import { allPieces } from '../../src/engine/pieces.ts';
import * as model from '../../src/widgets/density-hand/model.ts';
import { kitFigure } from './kitFigure.ts';
import { expectAccessible } from './accessible.ts';
import {
  pressShare,
  csvRowsOf,
  expectQuiet,
  savedFile,
  sideways,
  until,
  useBrowser,
} from './support.ts';

const { open } = useBrowser();
const { cell, openFigure, link, textOf } = kitFigure(open, 'density-hand', 'kit-hand');

/** What the clues of a board tell at a density, as Node finds it; all that is announced of it, or the sentence. */
function toldAt(seed: number, percentage: number, isAnnounced = false): string {
  const image = model.imageAt(model.heightsOf({ side: '20', seed }), percentage);
  const { inferable, undecided } = allPieces(inferPictureInPieces(image, model.mostPropagations));
  const told = { cells: inferable.cells, undecided };
  const visit = { percentage, image, told, asked: true };
  const sentence = model.toldText(visit);
  return isAnnounced ? `${sentence} ${model.restText(visit)}` : sentence;
}

const slider = (page: Page) => page.locator(`${cell}-density`);

const linkIn = (page: Page): string => decodeURIComponent(new URL(page.url()).search);

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

describe('the board under the hand', () => {
  test('follows keys at once, draws the curve, and says what it tells when the hand rests', async () => {
    const opened = await openFigure();
    const { page } = opened;
    await page.evaluate(`window.said = []; new MutationObserver(() => {
      window.said.push(document.querySelector('${cell} [data-announcer]').textContent);
    }).observe(document.querySelector('${cell} [data-announcer]'), { childList: true, subtree: true });`);
    await slider(page).focus();
    for (let at = 44; at <= 50; at++) {
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => textOf(page, '.hand-told')).toContain(`At ${at} %`);
    }
    await expect.poll(() => textOf(page, '.hand-told')).toBe(plain(toldAt(1, 50)));
    expect(await page.locator(`${cell} .curve-dot`).count()).toBe(8);
    await until(page, 'window.said.length > 0');
    const said = await page.evaluate<string[]>('window.said');
    expect(said.map(plain)).toEqual([plain(toldAt(1, 50, true))]);
    await until(page, `location.search.includes('d=50')`);
    await page.keyboard.press('End');
    await expect.poll(() => textOf(page, '.hand-told')).toMatch(/^At 100 % .*all 400 filled cells/);
    const rows = csvRowsOf(await savedFile(page, 'kit-hand', 'csv'));
    expect(rows).toHaveLength(10);
    expect((await savedFile(page, 'kit-hand', 'svg')).toString()).toMatch(
      /board-ground[\s\S]*curve-/,
    );
    await expectAccessible(page, 'kit-hand');
    expectQuiet(opened);
    await opened.close();
  });

  test('asks a worker about another board, the latest density first', async () => {
    const opened = await openFigure();
    const { page } = opened;
    await page.locator(`${cell} [data-another]`).click();
    await slider(page).fill('30');
    await slider(page).fill('47');
    await expect
      .poll(() => textOf(page, '.hand-told'), { timeout: 30_000 })
      .toBe(plain(toldAt(2, 47)));
    await expect.poll(() => linkIn(page)).toContain('r=2;d=47');
    expect(await textOf(page, '.cell-title')).toContain('20 × 20, board 2');
    // the densities that the hand passed are asked about then, and make their points: 43, 30 and 47
    await expect
      .poll(() => page.locator(`${cell} .curve-dot`).count(), { timeout: 30_000 })
      .toBe(3);
    expectQuiet(opened);
    await opened.close();
  });
});

describe('the guess', () => {
  test('is drawn at a stroke of the mouse, stays beside the curve, and comes back by its link', async () => {
    const opened = await openFigure();
    const { page } = opened;
    const surface = page.locator(`${cell} .guess-surface`);
    await surface.scrollIntoViewIfNeeded();
    const box = (await surface.boundingBox())!;
    await page.mouse.move(box.x + 2, box.y + box.height - 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width - 2, box.y + 2, { steps: 12 });
    await page.mouse.up();
    const heights = await page
      .locator(`${cell} .guess-handle`)
      .evaluateAll((handles) => handles.map((one) => Number((one as HTMLInputElement).value)));
    expect(heights).toHaveLength(5);
    for (const [k, height] of heights.entries())
      expect(Math.abs(height - (10 + 20 * k))).toBeLessThan(10);
    await expect.poll(() => linkIn(page)).toContain(`g=${heights.join('.')}`);
    await page.locator(`${cell} [data-reveal]`).click();
    await expect
      .poll(() => textOf(page, '.hand-guess'))
      .toMatch(/^At the five handles your guess is \d+ points off on average\.$/);
    expect(await page.locator(`${cell} .guess-handle`).count()).toBe(0);
    expect(await page.locator(`${cell} .curve-line.is-guess`).count()).toBe(1);
    expect(await page.locator(`${cell} .curve-gap`).count()).toBe(5);
    const told = await textOf(page, '.hand-guess');
    await expect.poll(() => linkIn(page)).toContain('v=1');
    const { search } = new URL(page.url());
    await opened.close();
    const again = await openFigure(search);
    expect(await textOf(again.page, '.hand-guess')).toBe(told);
    await again.page.locator(`${cell} [data-reveal]`).click();
    await again.page.locator(`${cell} .guess-handle`).first().waitFor();
    await pressShare(again.page, cell, 'reset');
    await expect.poll(() => linkIn(again.page)).toBe('');
    expectQuiet(again);
    await again.close();
  });

  test('is set by keys, a handle each, and no gate', async () => {
    const opened = await openFigure(link({ d: '60' }), { width: 360, dark: true });
    const { page } = opened;
    await page.locator(`${cell} .guess-handle`).nth(1).focus();
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown', 'PageUp']) await page.keyboard.press(key);
    await expect.poll(() => linkIn(page)).toMatch(/g=50\.6\d\.50\.50\.50/);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await pressShare(page, cell, 'reset');
    await page.locator(`${cell} [data-reveal]`).click();
    await expect.poll(() => textOf(page, '.hand-guess')).toMatch(/^The curve is the mean of 1,000/);
    await expectAccessible(page, 'kit-hand');
    expectQuiet(opened);
    await opened.close();
  });

  test('takes a handle along under a finger, which scrolls the page beside the handles', async () => {
    const opened = await openFigure('', { width: 360, touch: true });
    const { page } = opened;
    const surface = page.locator(`${cell} .guess-surface`);
    await surface.scrollIntoViewIfNeeded();
    const box = (await surface.boundingBox())!;
    const touch = await page.context().newCDPSession(page);
    const swipe = async (along: number, shares: readonly number[]): Promise<void> => {
      const x = box.x + along * box.width;
      for (const [k, share] of shares.entries())
        await touch.send('Input.dispatchTouchEvent', {
          type: k === 0 ? 'touchStart' : 'touchMove',
          touchPoints: [{ x, y: box.y + (1 - share) * box.height }],
        });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(0.9, [0.5, 0.6, 0.7, 0.8]);
    await expect.poll(() => linkIn(page)).toMatch(/g=50\.50\.50\.50\.(7|8)\d/);
    const guess = linkIn(page);
    const before = await page.evaluate<number>('scrollY');
    await swipe(0.3, [0.2, 0.3, 0.35, 0.4]);
    await expect.poll(() => page.evaluate<number>('scrollY')).toBeGreaterThan(before);
    expect(linkIn(page)).toBe(guess);
    expectQuiet(opened);
    await opened.close();
  });
});
