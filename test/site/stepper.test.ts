/** The stepper of chapter 2 in a real browser: mouse, keys, touch, links, outputs, trouble. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { settle } from '../../src/engine/settle.ts';
import { parseLine } from '../../src/engine/cell.ts';
import { presets } from '../../src/widgets/sweep-stepper/presets.ts';
import { expectQuiet, readyCell, until, useBrowser, copyLink } from './support.ts';
import type { Opened, OpenOptions } from './support.ts';

const { open } = useBrowser();
const cell = '#fig-2-1';

async function openStepper(search = '', options: OpenOptions = {}): Promise<Opened> {
  const opened = await open(`sweeps/${search}`, options);
  await readyCell(opened.page, 'fig-2-1');
  return opened;
}

const codeOf = (id: string): string => presets.find((preset) => preset.id === id)?.code ?? '';

const link = (values: Record<string, string>): string =>
  `?fig-2-1=${['1', ...Object.entries(values).map(([key, value]) => `${key}=${encodeURIComponent(value)}`), 'z'].join(';')}`;

const sentence = (page: Page): Promise<string> =>
  page.locator(`${cell} [data-sentence]`).innerText();
const place = (page: Page): Promise<string> => page.locator(`${cell} .stepper-place`).innerText();

/** Writes the puzzle's first sweep down and returns the number of steps of the whole run. */
async function stepsOf(page: Page): Promise<number> {
  const words = /of ([\d\s\u2009\u00a0,]+)/.exec(await place(page))?.[1] ?? '';
  return Number(words.replaceAll(/\D/g, ''));
}

describe('the stepper by mouse', () => {
  test('goes forward, back, to the end and to the start', async () => {
    const opened = await openStepper();
    const { page } = opened;
    const steps = await stepsOf(page);
    expect(await place(page)).toMatch(/^step 0 of/);
    const opening = await sentence(page);
    await page.locator(`${cell} [data-move="forward"]`).click();
    expect(await place(page)).toMatch(/^step 1 of/);
    expect(await sentence(page)).not.toBe(opening);
    await page.locator(`${cell} [data-move="back"]`).click();
    expect(await sentence(page)).toBe(opening);
    await page.locator(cell).getByRole('button', { name: 'Last', exact: true }).click();
    expect(await place(page)).toContain(`step ${steps} of`);
    await page.locator(`${cell} [data-end]`).waitFor();
    await page.locator(cell).getByRole('button', { name: 'First', exact: true }).click();
    expect(await place(page)).toMatch(/^step 0 of/);
    expectQuiet(opened);
    await opened.context.close();
  });

  test('names premises from which the engine draws the same cells', async () => {
    const { page, context } = await openStepper(link({ p: codeOf('heart'), g: 'line' }));
    await page.locator(`${cell} [data-move="forward"]`).click();
    await page.locator(`${cell} [data-move="forward"]`).click();
    const words = await sentence(page);
    const premises = /(?:Row|Column) (\d+), description ([\d ]+)/.exec(words);
    expect(premises, words).not.toBeNull();
    const description = (premises?.[2] ?? '').trim().split(' ').map(Number);
    const settled = settle(parseLine('?????'), description);
    const labels = await page
      .locator(`${cell} [role="gridcell"]`)
      .evaluateAll((cells) => cells.map((one) => one.getAttribute('aria-label') ?? ''));
    const row = labels.slice(0, 5);
    const shown = row.map((label) =>
      label.includes('filled') ? 1 : label.includes('unknown') ? 2 : 0,
    );
    expect([...(settled ?? [])]).toEqual(shown);
    await context.close();
  });

  test('plays, changes its speed while it plays, and pauses', async () => {
    const { page, context } = await openStepper();
    const play = page.locator(`${cell} .stepper-play`);
    await play.click();
    await page.locator(`${cell} [id$="-speed"]`).selectOption({ index: 3 });
    await until(
      page,
      `!document.querySelector('${cell} .stepper-place').textContent.includes('step 0 of')`,
    );
    expect(await play.innerText()).toBe('Pause');
    await play.click();
    const stopped = await place(page);
    await page.waitForTimeout(600);
    expect(await place(page)).toBe(stopped);
    await context.close();
  });

  test('repeats while the Forward button is held', async () => {
    const { page, context } = await openStepper();
    const box = await page.locator(`${cell} [data-move="forward"]`).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
    await page.mouse.down();
    await until(
      page,
      `Number(/step (\\d+)/.exec(document.querySelector('${cell} .stepper-place').textContent)[1]) >= 4`,
    );
    await page.mouse.up();
    await context.close();
  });

  test('goes faster the longer a button is held by touch', async () => {
    const { page, context } = await openStepper('', { touch: true, width: 800 });
    const button = page.locator(`${cell} [data-move="forward"]`);
    const touch = { pointerId: 5, pointerType: 'touch', isPrimary: true, button: 0, bubbles: true };
    await button.dispatchEvent('pointerdown', touch);
    const at = async (): Promise<number> => Number(/step (\d+)/.exec(await place(page))?.[1] ?? 0);
    // the first step is at once, the second after half a second, the others ever sooner
    await expect.poll(at, { timeout: 10_000 }).toBeGreaterThanOrEqual(8);
    await button.dispatchEvent('pointerup', touch);
    const released = await at();
    await page.waitForTimeout(700);
    expect(await at()).toBe(released);
    await context.close();
  });

  test.each([
    ['no-solution', 'Next contradiction', 'contradiction'],
    ['switch', 'Next standstill', 'standstill'],
  ])('in the preset %s has a button "%s"', async (id, name, end) => {
    const opened = await openStepper(link({ p: codeOf(id) }));
    const button = opened.page.locator(cell).getByRole('button', { name });
    await button.click();
    expect(await opened.page.locator(`${cell} [data-end="${end}"]`).count()).toBe(1);
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    expectQuiet(opened);
    await opened.context.close();
  });

  test('jumps from the log to the step that a line of it tells of', async () => {
    const opened = await openStepper(link({ g: 'line' }));
    const { page } = opened;
    await page.locator(`${cell} .stepper`).focus();
    await page.keyboard.press('End');
    const entry = page.locator(`${cell} .stepper-log button, ${cell} .stepper-log a`).nth(2);
    const words = (await entry.innerText()).trim();
    await entry.click();
    expect(words).toContain((await sentence(page)).slice(0, 20));
    expectQuiet(opened);
    await opened.context.close();
  });

  test('leaves the wheel to the page', async () => {
    const { page, context } = await openStepper();
    const before = await place(page);
    await page.locator(`${cell} .stepper-board`).hover();
    await page.mouse.wheel(0, 300);
    await until(page, 'scrollY > 0');
    expect(await place(page)).toBe(before);
    await context.close();
  });
});

describe('the stepper by keyboard', () => {
  test('steps, jumps by sweeps, goes to both ends and shows its keys', async () => {
    const opened = await openStepper();
    const { page } = opened;
    const steps = await stepsOf(page);
    await page.locator(`${cell} .stepper`).focus();
    await page.keyboard.press('ArrowRight');
    expect(await place(page)).toMatch(/^step 1 of/);
    await page.keyboard.press('Shift+ArrowRight');
    const afterSweep = await place(page);
    expect(Number(/step (\d+)/.exec(afterSweep)?.[1])).toBeGreaterThan(1);
    await page.keyboard.press('End');
    expect(await place(page)).toContain(`step ${steps} of`);
    await page.keyboard.press('Home');
    await page.keyboard.press('?');
    await page.locator(`${cell} .stepper-legend`).waitFor();
    await page.keyboard.press('Escape');
    await page.locator(`${cell} .stepper-legend`).waitFor({ state: 'detached' });
    expectQuiet(opened);
    await opened.context.close();
  });

  test('walks the board with arrows and answers why a cell is not fixed', async () => {
    const { page, context } = await openStepper(link({ p: codeOf('switch') }));
    await page.locator(`${cell} .stepper`).focus();
    await page.keyboard.press('End');
    const tabStops = page.locator(
      `${cell} [role="grid"] [tabindex="0"], ${cell} [role="grid"][tabindex="0"]`,
    );
    expect(await tabStops.count()).toBe(1);
    await tabStops.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await page.locator(`${cell} [data-why-not]`).innerText()).toMatch(
      /each have fits with the cell empty and fits with it filled/,
    );
    await context.close();
  });

  test('says each step to the live region', async () => {
    const { page, context } = await openStepper();
    await page.locator(`${cell} .stepper`).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    const said = await sentence(page);
    await page.waitForFunction(
      ([where, text]) => document.querySelector(`${where} [data-announcer]`)?.textContent === text,
      [cell, said] as const,
    );
    await context.close();
  });

  test('keeps its keys to itself: typing in a field does not step', async () => {
    const { page, context } = await openStepper();
    await page.locator(`${cell} .own-puzzle > summary`).click();
    const box = page.locator(`${cell} textarea`).first();
    await box.waitFor();
    await box.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    expect(await place(page)).toMatch(/^step 0 of/);
    await context.close();
  });
});

describe('links of the stepper', () => {
  test('reopen exactly that step of that puzzle', async () => {
    const first = await openStepper(link({ p: codeOf('hardest-5x5'), g: 'sweep' }));
    await first.page.locator(`${cell} [data-move="forward"]`).click();
    await first.page.locator(`${cell} [data-move="forward"]`).click();
    const copied = await copyLink(first.page, 'fig-2-1');
    const expected = [await place(first.page), await sentence(first.page)];
    await first.context.close();
    const second = await openStepper(`${copied.search}${copied.hash}`);
    expect([await place(second.page), await sentence(second.page)]).toEqual(expected);
    await second.context.close();
  });

  test.each([
    ['truncated', link({ p: codeOf('heart'), s: '3' }).slice(0, -4), /damaged/],
    ['of a truncated puzzle', link({ p: codeOf('heart').slice(0, -3) }), /puzzle|link/i],
    ['with a step out of range', link({ p: codeOf('heart'), s: '99999' }), /from 0 to/],
    ['with an unknown word', link({ f: 'diagonal' }), /known are/],
    ['with a negative step', link({ s: '-1' }), /from 0 to/],
    ['with a step that is no number', link({ s: 'three' }), /from 0 to/],
    ['of a puzzle that is too large', link({ p: '2000x1_1_1' }), /puzzle|rows|link/i],
    ['of a newer version', link({ s: '1' }).replace('=1;', '=7;'), /newer version/],
    ['with HTML in it', link({ p: '<img src=x onerror=alert(1)>' }), /link|puzzle/i],
  ])('%s open the figure of the text with a message', async (_, search, message) => {
    const opened = await openStepper(search);
    const notice = opened.page.locator(`${cell} [data-notice]`);
    await notice.waitFor();
    expect(await notice.innerText()).toMatch(message);
    expect(await opened.page.locator(`${cell} img`).count()).toBe(0);
    expect(await place(opened.page)).toMatch(/^step 0 of/);
    expectQuiet(opened);
    await opened.context.close();
  });
});

test('a link of an older version opens what it asks for', async () => {
  const opened = await openStepper(
    link({ p: codeOf('heart'), g: 'line', s: '1' }).replace('=1;', '=0;'),
  );
  expect(await opened.page.locator(`${cell} [data-notice]`).isVisible()).toBe(false);
  expect(await place(opened.page)).toMatch(/^step 1 of/);
  expectQuiet(opened);
  await opened.context.close();
});

describe('end states of the stepper', () => {
  test.each([
    ['heart', 'solved'],
    ['switch', 'standstill'],
    ['no-solution', 'contradiction'],
  ])('the preset %s ends as %s, with something to try next', async (id, end) => {
    const opened = await openStepper(link({ p: codeOf(id) }));
    await opened.page.locator(`${cell} .stepper`).focus();
    await opened.page.keyboard.press('End');
    expect(await opened.page.locator(`${cell} [data-end="${end}"] a`).count()).toBeGreaterThan(0);
    expectQuiet(opened);
    await opened.context.close();
  });
});

describe('outputs of the stepper', () => {
  test.each(['csv', 'json', 'svg', 'png'])('%s is a file with something in it', async (kind) => {
    const opened = await openStepper();
    const download = opened.page.waitForEvent('download');
    await opened.page.locator(`${cell} [data-output="${kind}"]`).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(new RegExp(`\\.${kind}$`));
    const bytes = readFileSync(await file.path());
    if (kind === 'json') expect(JSON.parse(bytes.toString())).toHaveProperty('events');
    if (kind === 'svg')
      expect(bytes.toString()).toMatch(/^<svg[^>]+xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    if (kind === 'png') expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    if (kind === 'csv') expect(bytes.toString().split('\r\n').length).toBeGreaterThan(10);
    expectQuiet(opened);
    await opened.context.close();
  });

  test('Reset goes back to the figure of the text and to its bare address', async () => {
    const { page, context } = await openStepper(link({ p: codeOf('switch'), s: '2' }));
    await page.locator(`${cell} [data-output="reset"]`).click();
    await until(page, '!location.search.includes("fig-2-1")');
    expect(await place(page)).toMatch(/^step 0 of/);
    await context.close();
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
  expect(await place(opened.page)).toMatch(/^step 1 of/);
  expectQuiet(opened);
  await opened.context.close();
});

test('without script the stepper is a strip of small grids, one a sweep', async () => {
  const { page, context } = await open('sweeps/', { script: false });
  expect(await page.locator(`${cell} .stepper-strip svg`).count()).toBeGreaterThan(1);
  expect(await page.locator(`${cell} [data-outputs]`).isVisible()).toBe(false);
  await context.close();
});

test('with reduced motion nothing is animated and every step is still there', async () => {
  const { page, context } = await openStepper('', { reducedMotion: true });
  await page.locator(`${cell} [data-move="forward"]`).click();
  await page.locator(`${cell} [data-move="forward"]`).click();
  const lasting =
    'document.getAnimations().filter((one) => one.effect.getComputedTiming().duration > 1).length';
  expect(await page.evaluate(lasting)).toBe(0);
  expect(await place(page)).toMatch(/^step 2 of/);
  await context.close();
});
