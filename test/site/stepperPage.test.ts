/** The stepper of the chapter on sweeps in a real browser: links, end states, outputs, small screens, no script. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cell, codeOf, link, place, sentence, stepperOpener } from './stepperFigure.ts';
import { copyLink, drawn, expectQuiet, pressShare, until, useBrowser } from './support.ts';

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

  test.each([
    ['truncated', link({ p: codeOf('heart'), s: '3' }).slice(0, -4), /damaged/],
    ['of a newer version', link({ s: '1' }).replace('=1;', '=7;'), /newer version/],
    ['with HTML in it', link({ p: '<img src=x onerror=alert(1)>' }), /link|puzzle/i],
  ])('%s open the figure of the text with a message', async (_, search, message) => {
    const opened = await openStepper(search);
    const notice = opened.page.locator(`${cell} [data-notice]`);
    await notice.waitFor();
    expect(await notice.innerText()).toMatch(message);
    expect(await opened.page.locator(`${cell} img`).count()).toBe(0);
    expect(await place(opened.page)).toMatch(/^step 1 of/);
    expectQuiet(opened);
    await opened.close();
  });
});

test('a link of an older version opens what it asks for', async () => {
  const opened = await openStepper(
    link({ p: codeOf('heart'), g: 'line', s: '1' }).replace('=1;', '=0;'),
  );
  expect(await opened.page.locator(`${cell} [data-notice]`).isVisible()).toBe(false);
  expect(await place(opened.page)).toMatch(/^step 1 of/);
  expectQuiet(opened);
  await opened.close();
});

describe('outputs of the stepper', () => {
  test('are files with something in them', async () => {
    const opened = await openStepper();
    const file = async (kind: string): Promise<Buffer> => {
      const download = opened.page.waitForEvent('download');
      await pressShare(opened.page, cell, kind);
      const saved = await download;
      expect(saved.suggestedFilename()).toMatch(new RegExp(`\\.${kind}$`));
      return readFileSync(await saved.path());
    };
    expect(JSON.parse((await file('json')).toString())).toHaveProperty('events');
    expect((await file('svg')).toString()).toMatch(
      /^<svg[^>]+xmlns="http:\/\/www.w3.org\/2000\/svg"/,
    );
    expect((await file('png')).subarray(1, 4).toString()).toBe('PNG');
    expect((await file('csv')).toString().split('\r\n').length).toBeGreaterThan(10);
    expectQuiet(opened);
    await opened.close();
  });

  test('Reset goes back to the figure of the text and to its bare address', async () => {
    const { page, close } = await openStepper(link({ p: codeOf('switch'), s: '2' }));
    await page.locator(`${cell} [data-output="reset"]`).click();
    await until(page, '!location.search.includes("fig-sweeps")');
    await expect.poll(() => place(page)).toMatch(/^step 1 of/);
    await close();
  });
});

test('at 360 px with touch, every button of the stepper is at least 44 px high', async () => {
  const opened = await openStepper('', { width: 360, touch: true });
  const heights = await opened.page
    .locator(`${cell} .stepper button:visible`)
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
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
