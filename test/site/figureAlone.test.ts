/** A figure in a page of its own: the same view by the same link, framed in another page, and cited. */
import { expect, inject, test } from 'vitest';
import { builtPages } from '../../scripts/lib/builtPages.ts';
import { expectAccessible, expectQuiet, readyCell, useBrowser } from './support.ts';

const { open } = useBrowser();

test('every figure of a chapter has one', () => {
  const pages = builtPages().filter((path) => path.startsWith('figure/'));
  expect(pages.length).toBeGreaterThan(70);
  for (const path of pages) expect(path).toMatch(/^figure\/fig-\d+-[a-z0-9-]+\/$/);
});

test('the row under a figure offers it alone, framed and cited, as it stands', async () => {
  const opened = await open('one-line/?fig-1-1=1;d=1%201;l=%3F%3F%3F;z');
  const { page } = opened;
  const cell = page.locator('#fig-1-1');
  await readyCell(page, 'fig-1-1');
  await cell.locator('.cell-share summary').click();
  const texts = cell.locator('.share-row textarea');
  await texts.nth(3).waitFor();
  const [alone = '', framed = '', cited = '', bib = ''] = await texts.evaluateAll((areas) =>
    areas.map((area) => (area as HTMLTextAreaElement).value),
  );
  expect(alone).toBe(`${inject('site')}figure/fig-1-1/?fig-1-1=1;d=1%201;l=%3F%3F%3F;z`);
  expect(framed).toContain(`src="${alone}"`);
  expect(cited).toContain('Figure 1.1');
  expect(cited).toContain('/one-line/?fig-1-1=1;d=1%201;l=%3F%3F%3F;z#fig-1-1');
  expect(bib).toContain('@misc{nonogram-explorer-fig-1-1,');
  // the texts follow the figure
  await cell.locator('input[id$="-description"]').fill('2');
  await texts.first().focus();
  await expect.poll(() => texts.first().inputValue()).toContain('d=2;');
  await cell.locator('.share-row button').first().click();
  const copied: unknown = await page.evaluate('navigator.clipboard.readText()');
  expect(copied).toBe(await texts.first().inputValue());
  await expectAccessible(page, 'fig-1-1');

  // framed in a page of 360 pixels, whose policy is that of the chapter
  await page.setViewportSize({ width: 360, height: 800 });
  await page.setContent(framed.replace(/ loading=.*?(?=>)/, ''));
  const frame = page.frames().at(-1);
  if (frame === undefined) throw new Error('no frame');
  await frame.waitForSelector('#fig-1-1');
  await frame.evaluate('dispatchEvent(new PointerEvent("pointermove"))');
  await frame.waitForSelector('#fig-1-1[data-state="ready"]');
  await expect
    .poll(() => frame.locator('#fig-1-1 input[id$="-description"]').inputValue())
    .toBe('1 1');
  await expect
    .poll(() => frame.evaluate('document.documentElement.scrollWidth'))
    .toBeLessThanOrEqual(360);
  expectQuiet(opened);
  await opened.close();
});
