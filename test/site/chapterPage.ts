/** What every chapter is asked: its figures without script, its place among the others. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Fails unless every figure of a page without script has a picture or a table, says what it shows, and has no dead controls; the
 * tasks at the end of a chapter are sentences until a reader draws.
 */
export async function expectStillFigures(page: Page): Promise<void> {
  const ids = await page
    .locator('[data-cell]:not([data-cell="try-yourself"])')
    .evaluateAll((cells) => cells.map(({ id }) => id));
  expect(ids).not.toEqual([]);
  for (const id of ids) {
    expect([id, await page.locator(`#${id} .cell-body :is(svg, table)`).count()]).not.toEqual([
      id,
      0,
    ]);
    const told = await page.locator(`#${id} .cell-body p`).allInnerTexts();
    expect([id, told.join(' ').length > 20]).toEqual([id, true]);
  }
  // not even with its menus open
  await page
    .locator('[data-cell-menu]')
    .evaluateAll((menus) => menus.forEach((menu) => menu.setAttribute('open', '')));
  expect(await page.locator('[data-outputs]:visible, [data-output]:visible').count()).toBe(0);
}

/** Goes from the chapter `slug` to the home page and to the search for `query`; fails unless both lead to it. */
export async function expectFound(page: Page, slug: string, query: string): Promise<void> {
  expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toMatch(
    new RegExp(`social/${slug}\\.png$`),
  );
  await page.goto(new URL('../', page.url()).href);
  expect(await page.locator(`main a[href*="${slug}/"]`).count()).toBeGreaterThan(0);
  await page.goto(new URL(`search/?q=${query}`, page.url()).href);
  await page.locator(`[data-search-results] a[href*="${slug}/"]`).first().waitFor();
}
