/** A text that leads its figure, and what moves on a press: content/chapters/sweeps.mdx. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { shortPath } from '../../scripts/build/site/slimPictures.ts';
import { drawn, expectQuiet, readyCell, until, useBrowser } from './support.ts';

const { open } = useBrowser();
const held = '[data-held="sweep-stepper"]';
const button = `${held} > button`;

/** Brings a step to the line at which it is read. */
async function read(page: Page, step: number): Promise<void> {
  await page.evaluate((at) => {
    const { top } = document.querySelectorAll('.walk-step')[at]!.getBoundingClientRect();
    scrollBy(0, top + 20 - 0.42 * innerHeight);
  }, step);
  await page.locator(`.walk-step.is-read`).nth(0).waitFor();
  await drawn(page);
}

/** The known cells that the held figure shows, and those of the picture of each step. */
const shown = `[...document.querySelectorAll('.walk-step .walk-still, ${held} .board-live')].map((one) =>
  ['.board-filled', '.board-empty'].map((kind) =>
    [...one.querySelectorAll(kind)].map((path) => path.getAttribute('d')).join('')))`;

/** Which of the steps the held figure shows. */
async function stepShown(page: Page): Promise<number> {
  const paths = await page.evaluate<string[][]>(shown);
  // as the build writes them: with as few signs as it can, and none that is empty
  const all = paths.map((board) => board.map(shortPath).join(''));
  return all.slice(0, -1).indexOf(all.at(-1) ?? '');
}

describe('a walk', () => {
  test('leads its figure from paragraph to paragraph, until a hand is on it, and again when it is asked to', async () => {
    const opened = await open('sweeps/');
    const { page } = opened;
    await page.mouse.move(10, 10);
    await read(page, 0);
    await page.locator(`${held}[data-state="ready"]`).waitFor();
    const before = [page.url(), await page.evaluate('history.length')];
    for (const step of [0, 2, 1]) {
      await read(page, step);
      await expect.poll(() => stepShown(page)).toBe(step);
    }
    await page.locator(`${held} .board-live`).click();
    expect(await page.locator(button).innerText()).toBe('Follow the text again');
    const scrolled = await page.evaluate('scrollY');
    await read(page, 2);
    expect(await page.evaluate('scrollY')).not.toBe(scrolled);
    expect(await stepShown(page)).toBe(1);
    await page.locator(`${held} .stepper`).press('ArrowRight');
    expect(await stepShown(page)).toBe(-1);
    await page.waitForTimeout(400); // an address is written a quarter of a second later
    expect([page.url(), await page.evaluate('history.length')]).toEqual(before);
    await page.locator(button).focus();
    await read(page, 2);
    await page.keyboard.press('Enter');
    await expect.poll(() => stepShown(page)).toBe(2);
    expect(await page.evaluate(`document.activeElement.matches('${button}')`)).toBe(true);
    expect(await page.locator(button).getAttribute('aria-disabled')).toBe('true');
    expectQuiet(opened);
    await opened.close();
  });

  test.each([
    ['on a phone', { width: 360, height: 740 }],
    ['without script', { script: false }],
  ])('is, %s, paragraphs with their pictures', async (_, options) => {
    const { page, close } = await open('sweeps/', options);
    expect(await page.locator(held).count()).toBe(0);
    const pictures = page.locator('.walk-step > .walk-still > svg');
    expect(await pictures.count()).toBe(3);
    for (const picture of await pictures.all())
      expect((await picture.boundingBox())?.width).toBeGreaterThan(200);
    await close();
  });
});

describe('a step that is pressed', () => {
  const figure = '#fig-sweeps';
  const forward = `${figure} [data-move="forward"]`;
  // but for what style sheets move
  const moving = `document.querySelector('${figure}').getAnimations({ subtree: true })
    .filter((one) => one.constructor === Animation).length`;
  // one that is over before we look was there too
  const count = `{
    window.moves = 0;
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...all) {
      window.moves++;
      return animate.apply(this, all);
    };
  }`;
  const board = (page: Page): Promise<string> =>
    page
      .locator(`${figure} .stepper-board`)
      .evaluate((one) => one.outerHTML.replaceAll(/<!--.*?-->/g, ''));

  test('moves to what it shows at once with reduced motion, and does not hold up the next', async () => {
    const [moved, still] = [await open('sweeps/'), await open('sweeps/', { reducedMotion: true })];
    for (const { page } of [moved, still]) await readyCell(page, 'fig-sweeps');
    expect(await moved.page.evaluate(moving)).toBe(0);
    for (const { page } of [moved, still]) {
      await page.evaluate(count);
      await page.locator(forward).click();
      await page.locator(forward).click();
    }
    expect(await moved.page.evaluate('moves')).toBeGreaterThan(3);
    expect(await still.page.evaluate('moves')).toBe(0);
    await until(moved.page, `${moving} === 0`);
    expect(await board(moved.page)).toBe(await board(still.page));
    for (const opened of [moved, still]) {
      expectQuiet(opened);
      await opened.close();
    }
  });
});
