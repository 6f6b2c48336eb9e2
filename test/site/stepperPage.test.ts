/** The stepper of the chapter on sweeps in a real browser: its link, reset, small screens, motion. */
import { describe, expect, test } from 'vitest';
import { cell, codeOf, link, place, sentence, stepperOpener } from './stepperFigure.ts';
import {
  pressShare,
  copyLink,
  drawn,
  expectQuiet,
  heightsOf,
  until,
  useBrowser,
} from './support.ts';

const { open } = useBrowser();
const openStepper = stepperOpener(open);

describe('links of the stepper', () => {
  test('reopen exactly that step of that puzzle', async () => {
    const first = await openStepper(link({ p: codeOf('hardest-5x5'), g: 'sweep' }));
    await first.page.locator(`${cell} [data-move="forward"]`).click();
    await first.page.locator(`${cell} [data-move="forward"]`).click();
    const copied = await copyLink(first.page, 'fig-sweeps');
    await drawn(first.page);
    const expected = [await place(first.page), await sentence(first.page)];
    await first.close();
    const second = await openStepper(`${copied.search}${copied.hash}`);
    await expect
      .poll(async () => [await place(second.page), await sentence(second.page)])
      .toEqual(expected);
    await second.close();
  });
});

describe('outputs of the stepper', () => {
  test('Reset goes back to the figure of the text and to its bare address', async () => {
    const { page, close } = await openStepper(link({ p: codeOf('switch'), s: '2' }));
    await pressShare(page, cell, 'reset');
    await until(page, '!location.search.includes("fig-sweeps")');
    await expect.poll(() => place(page)).toMatch(/^step 1 of/);
    await close();
  });
});

test('at 360 px with touch, every button of the stepper is at least 44 px high', async () => {
  const opened = await openStepper('', { width: 360, touch: true });
  const heights = await heightsOf(opened.page, `${cell} .stepper button`);
  expect(heights.length).toBeGreaterThan(4);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  await opened.page.locator(`${cell} [data-move="forward"]`).tap();
  await expect.poll(() => place(opened.page)).toMatch(/^step 2 of/);
  expectQuiet(opened);
  await opened.close();
});

test('with reduced motion nothing is animated and every step is still there', async () => {
  const { page, close } = await openStepper('', { reducedMotion: true });
  await page.locator(`${cell} [data-move="forward"]`).click();
  await page.locator(`${cell} [data-move="forward"]`).click();
  const lasting =
    'document.getAnimations().filter((one) => one.effect.getComputedTiming().duration > 1).length';
  await expect.poll(() => page.evaluate(lasting)).toBe(0);
  await expect.poll(() => place(page)).toMatch(/^step 3 of/);
  await close();
});
