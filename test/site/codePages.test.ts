/** The page of all modules, the addresses that modules once had, and the code beneath a figure. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { expectQuiet, useBrowser } from './support.ts';

const { open } = useBrowser();

const address = (path: string): string => new URL(path, inject('site')).href;

/** What a page shows, once it is coloured. */
async function shownBy(page: Page): Promise<string> {
  await page.locator('.source .token.keyword').first().waitFor();
  await page.waitForFunction(`document.querySelector('.source code').textContent.endsWith('\\n')`);
  return (await page.locator('.source code').textContent()) ?? '';
}

test('a reader who has kept the address of settle.ts finds it, and what it imports', async () => {
  const opened = await open('code/');
  const { page } = opened;
  // the host says that it is not there, which the console tells
  await page.goto(address('code/src/engine/settle.ts/'));
  const file = 'src/engine/line/settle.ts';
  await page.waitForURL(address(`code/#${file}`));
  expect(await page.locator('h1').textContent()).toBe(file);
  expect(await shownBy(page)).toBe(readFileSync(file, 'utf8'));
  await page.locator('.source a', { hasText: './settleLong.ts' }).click();
  await page.locator('h1', { hasText: 'src/engine/line/settleLong.ts' }).waitFor();
  expect(await shownBy(page)).toBe(readFileSync('src/engine/line/settleLong.ts', 'utf8'));
  await page.goBack();
  await page.locator('h1', { hasText: 'src/engine/line/settle.ts' }).waitFor();
  expect(opened.complaints.filter((said) => !said.includes('404'))).toEqual([]);
  await opened.close();
});

test('a name that the library has is led to where it is declared', async () => {
  const opened = await open('code/?at=writePuzzle#src/library/formats.ts');
  const { page } = opened;
  await page.locator('#writePuzzle').waitFor();
  await page.waitForFunction(
    `document.querySelector('#writePuzzle').getBoundingClientRect().top < innerHeight`,
  );
  expect(await page.evaluate('scrollY')).toBeGreaterThan(0);
  expect(await page.locator('#writePuzzle').getAttribute('href')).toBe(
    '/reference/formats/#writePuzzle',
  );
  expectQuiet(opened);
  await opened.close();
});

test('without a script every module of the list is a plain text', async () => {
  const opened = await open('code/#src/engine/line/settle.ts', { script: false });
  const link = opened.page.locator('a:target');
  const text = await opened.page.request.get(address(String(await link.getAttribute('href'))));
  expect(text.headers()['content-type']).toContain('text/plain');
  expect(await text.text()).toBe(`\uFEFF${readFileSync('src/engine/line/settle.ts', 'utf8')}`);
  await opened.close();
});

test('the code beneath a figure opens in place', async () => {
  const opened = await open('figure/fig-sweeps/');
  const { page } = opened;
  await page.locator('[data-cell-menu] > summary').click();
  await page.locator('[data-code-open]').click();
  const path = await page.locator('.cell-code a[aria-current]').textContent();
  expect(await shownBy(page)).toBe(readFileSync(String(path), 'utf8'));
  expectQuiet(opened);
  await opened.close();
});
