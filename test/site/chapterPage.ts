/** What every chapter is asked: its verdict table, its figures without script, its place among the others. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { verdictWords } from '../../src/claims/words.ts';
import type { Told } from '../../src/claims/verdict.ts';

// exponents stand raised, without their sign
const plain = (text: string): string => text.replaceAll('^', '');

/** Fails unless the table of statements says these, in this order. */
export async function expectVerdicts(page: Page, rows: readonly Told[]): Promise<void> {
  const shown = await page
    .locator('.verdicts tbody tr')
    .evaluateAll((all) =>
      all.map((row) =>
        [
          row.querySelector('.verdict-what') ?? row.children[0],
          ...[...row.children].slice(1, 3),
          row.querySelector('.verdict-kind') ?? row.children[3],
        ].map((cell) => cell?.textContent.trim()),
      ),
    );
  expect(shown).toEqual(
    rows.map((row) => [row.what, plain(row.published), plain(row.ours), verdictWords[row.kind]]),
  );
}

/** Fails unless every figure of a page without script has a picture, says what it shows, and has no dead controls. */
export async function expectStillFigures(page: Page): Promise<void> {
  const ids = await page.locator('[data-cell]').evaluateAll((cells) => cells.map(({ id }) => id));
  expect(ids).not.toEqual([]);
  for (const id of ids) {
    expect([id, await page.locator(`#${id} .cell-body svg`).count()]).not.toEqual([id, 0]);
    const told = await page.locator(`#${id} .cell-body p`).allInnerTexts();
    expect([id, told.join(' ').length > 20]).toEqual([id, true]);
  }
  expect(await page.locator('[data-outputs]:visible').count()).toBe(0);
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
