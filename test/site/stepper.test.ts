/** The stepper of the chapter on sweeps in a real browser: mouse, keys, touch. */
import { describe, expect, test } from 'vitest';
import {
  cell,
  codeOf,
  link,
  logged,
  place,
  sentence,
  stepsOf,
  stepperOpener,
} from './stepperFigure.ts';
import { drawn, expectQuiet, until, useBrowser } from './support.ts';

const openStepper = stepperOpener(useBrowser().open);

describe('the stepper by mouse', () => {
  test('goes forward, back, to the end and to the start', async () => {
    const opened = await openStepper();
    const { page } = opened;
    const steps = await stepsOf(page);
    expect(await place(page)).toMatch(/^step 1 of/); // where something has happened
    const opening = await sentence(page);
    await page.locator(`${cell} [data-move="forward"]`).click();
    await expect.poll(() => place(page)).toMatch(/^step 2 of/);
    await expect.poll(() => sentence(page)).not.toBe(opening);
    await page.locator(`${cell} [data-move="back"]`).click();
    await expect.poll(() => sentence(page)).toBe(opening);
    await page.locator(cell).getByRole('button', { name: 'Last', exact: true }).click();
    await expect.poll(() => place(page)).toContain(`step ${steps} of`);
    await page.locator(`${cell} [data-end]`).waitFor();
    await page.locator(cell).getByRole('button', { name: 'First', exact: true }).click();
    await expect.poll(() => place(page)).toMatch(/^step 0 of/);
    expectQuiet(opened);
    await opened.close();
  });

  test('plays, changes its speed while it plays, and pauses', async () => {
    const { page, close } = await openStepper();
    const play = page.locator(`${cell} .stepper-play`);
    await play.click();
    await page.locator(`${cell} [id$="-speed"]`).selectOption({ index: 3 });
    await until(
      page,
      `!document.querySelector('${cell} .stepper-place').textContent.includes('step 1 of')`,
    );
    await expect.poll(() => play.innerText()).toBe('Pause');
    await play.click();
    await expect.poll(() => play.innerText()).toBe('Play');
    await drawn(page);
    const stopped = await place(page);
    await page.waitForTimeout(600);
    await expect.poll(() => place(page)).toBe(stopped);
    await close();
  });

  test('repeats while the Forward button is held', async () => {
    const { page, close } = await openStepper();
    const box = await page.locator(`${cell} [data-move="forward"]`).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
    await page.mouse.down();
    await until(
      page,
      `Number(/step (\\d+)/.exec(document.querySelector('${cell} .stepper-place').textContent)[1]) >= 4`,
    );
    await page.mouse.up();
    await close();
  });

  test('goes faster the longer a button is held by touch', async () => {
    const { page, close } = await openStepper('', { touch: true, width: 800 });
    const button = page.locator(`${cell} [data-move="forward"]`);
    const touch = { pointerId: 5, pointerType: 'touch', isPrimary: true, button: 0, bubbles: true };
    await button.dispatchEvent('pointerdown', touch);
    const at = async (): Promise<number> => Number(/step (\d+)/.exec(await place(page))?.[1] ?? 0);
    // the first step is at once, the second after half a second, the others ever sooner
    await expect.poll(at, { timeout: 10_000 }).toBeGreaterThanOrEqual(8);
    await button.dispatchEvent('pointerup', touch);
    await drawn(page);
    const released = await at();
    await page.waitForTimeout(700);
    expect(await at()).toBe(released);
    await close();
  });

  test('jumps from the log to the step that a line of it tells of', async () => {
    const opened = await openStepper(link({ g: 'line' }));
    const { page } = opened;
    await page.locator(`${cell} .stepper`).focus();
    await page.keyboard.press('End');
    const entry = page.locator(`${cell} .stepper-log button, ${cell} .stepper-log a`).nth(2);
    const words = (await entry.innerText()).trim();
    await entry.click();
    await expect.poll(() => logged(page)).not.toBe('');
    expect(words).toContain(await logged(page));
    expectQuiet(opened);
    await opened.close();
  });

  test('leaves the wheel to the page', async () => {
    const { page, close } = await openStepper();
    const before = await place(page);
    await page.locator(`${cell} .stepper-board`).hover();
    await page.mouse.wheel(0, 300);
    await until(page, 'scrollY > 0');
    await expect.poll(() => place(page)).toBe(before);
    await close();
  });
});

describe('the stepper by keyboard', () => {
  test('steps, jumps by sweeps, goes to both ends and shows its keys', async () => {
    const opened = await openStepper();
    const { page } = opened;
    const steps = await stepsOf(page);
    await page.locator(`${cell} .stepper`).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => place(page)).toMatch(/^step 2 of/);
    await page.keyboard.press('Shift+ArrowRight');
    await drawn(page);
    const afterSweep = await place(page);
    expect(Number(/step (\d+)/.exec(afterSweep)?.[1])).toBeGreaterThan(2);
    await page.keyboard.press('End');
    await expect.poll(() => place(page)).toContain(`step ${steps} of`);
    await page.keyboard.press('Home');
    await page.keyboard.press('?');
    await page.locator(`${cell} .stepper-legend`).waitFor();
    await page.keyboard.press('Escape');
    await page.locator(`${cell} .stepper-legend`).waitFor({ state: 'detached' });
    expectQuiet(opened);
    await opened.close();
  });

  test('walks the board with arrows and answers why a cell is not fixed', async () => {
    const { page, close } = await openStepper(link({ p: codeOf('switch') }));
    await page.locator(`${cell} .stepper`).focus();
    await page.keyboard.press('End');
    const tabStops = page.locator(
      `${cell} [role="grid"] [tabindex="0"], ${cell} [role="grid"][tabindex="0"]`,
    );
    await expect.poll(() => tabStops.count()).toBe(1);
    await tabStops.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.locator(`${cell} [data-why-not]`).innerText())
      .toMatch(/each have fits with the cell empty and fits with it filled/);
    await close();
  });

  test('says each step to the live region', async () => {
    const { page, close } = await openStepper();
    await page.locator(`${cell} .stepper`).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await drawn(page);
    const said = await logged(page);
    await page.waitForFunction(
      ([where, text]) => document.querySelector(`${where} [data-announcer]`)?.textContent === text,
      [cell, said] as const,
    );
    await close();
  });

  test('keeps its keys to itself: typing in a field does not step', async () => {
    const { page, close } = await openStepper();
    await page.locator(`${cell} .own-puzzle > summary`).click();
    const box = page.locator(`${cell} textarea`).first();
    await box.waitFor();
    await box.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect.poll(() => place(page)).toMatch(/^step 1 of/);
    await close();
  });
});
