/** Every live board is one stop of Tab: its cell, and nothing around it. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readyCell, useBrowser } from './support.ts';

const { open } = useBrowser();

/** What has the focus: a cell, another part of the first board, or something outside it. */
const focused = (page: Page, id: string): Promise<string> =>
  page.evaluate(`{
    const { activeElement: at } = document;
    const inside = document.querySelector('#${id} svg[role="grid"]').contains(at);
    inside ? (at.getAttribute('role') ?? at.localName) : 'outside';
  }`);

test.each([
  ['sweep-stepper', 'kit-stepper'],
  ['four-stepper', 'kit-four'],
  ['probe-explorer', 'kit-probe'],
  ['line-try', 'kit-try'],
  ['puzzle-play', 'kit-play'],
  ['play-game', 'kit-game'],
  ['all-methods', 'kit-methods'],
  ['pq-lattice', 'kit-lattice'],
  ['lookup-table', 'kit-lookup'],
])('%s', async (widget, id) => {
  const { page, close } = await open(`kit/${widget}/`);
  await readyCell(page, id);
  await page.locator(`#${id} svg[role="grid"] [tabindex="0"]`).first().focus();
  const stops = [await focused(page, id)];
  for (const key of ['Shift+Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key);
    stops.push(await focused(page, id));
  }
  expect(stops).toEqual(['gridcell', 'outside', 'gridcell', 'outside']);
  await close();
});
