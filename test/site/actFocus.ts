/** Who presses the act of a figure by key can go on by key: the focus is on what took the place of the act. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** An act twice: what was pressed, or what came in its place. */
const presses = 2;

const focused = `document.activeElement === document.body ? 'nothing' : document.activeElement.localName`;

/** Fails when the focus is lost by an act, of the figures of a page at work. */
export async function expectFocusKept(page: Page): Promise<void> {
  const acts = page.locator('[data-cell] .stage-acts button.primary:visible');
  const ids = await acts.evaluateAll((all) => all.map((one) => one.closest('[data-cell]')!.id));
  const lost: string[] = [];
  for (const id of new Set(ids)) {
    await page.locator(`#${id} .stage-acts button.primary`).first().focus();
    for (let press = 0; press < presses; press++) {
      if ((await page.evaluate(focused)) !== 'button') break; // a link leads away
      await page.keyboard.press('Enter');
      await page.waitForTimeout(150);
    }
    if ((await page.evaluate(focused)) === 'nothing') lost.push(id);
  }
  expect(lost).toEqual([]);
}
