/** A browser that lacks what is newest in use: the page is there, and each figure says why it stays as it is. */
import { expect, test } from 'vitest';
import { browsersInWords, buildTargets } from '../../src/notebook/host/browsers.ts';
import { expectQuiet, useBrowser } from './support.ts';

const { open } = useBrowser();
const cell = '#fig-classes-6x6';

test.each([
  'delete Promise.withResolvers;',
  'delete globalThis.Iterator;',
  'delete Iterator.prototype.take;',
  `CSS.supports = (name, value) => !value.startsWith('light-dark(');`,
])(
  'after %s a figure keeps its first picture and names browsers that are new enough',
  async (before) => {
    const opened = await open('density/', { before });
    const { page } = opened;
    await page.locator(cell).scrollIntoViewIfNeeded();
    await page.mouse.move(300, 400);
    await page.locator(`${cell}[data-state="failed"]`).waitFor();
    expect(await page.locator(`${cell} [data-notice]`).innerText()).toContain(browsersInWords);
    expect(await page.locator(`${cell} svg:visible`).count()).toBeGreaterThan(0);
    expectQuiet(opened);
    await opened.close();
  },
);

test('the list stands where every page leads, and is the one that the site is built for', async () => {
  const { page, close } = await open('words/');
  await page.locator('footer').getByRole('link', { name: 'Accessibility' }).click();
  await expect.poll(() => page.locator('main').innerText()).toContain(browsersInWords);
  for (const target of buildTargets) {
    const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(target) ?? [];
    expect(browsersInWords.toLowerCase()).toMatch(new RegExp(`${name}[^\\d]* ${version}`));
  }
  await close();
});
