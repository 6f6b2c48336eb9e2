/** The lattice of solvers in a real browser: pointer and keys. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { kitFigure } from './kitFigure.ts';
import { drawn, expectQuiet, useBrowser } from './support.ts';

const { open } = useBrowser();
const id = 'kit-lattice';
const { cell, openFigure: openLattice } = kitFigure(open, 'pq-lattice', id);

const point = (page: Page): Promise<string | null> =>
  page.locator(`${cell} [data-point]`).getAttribute('data-point');
const gridCell = (page: Page, p: number, q: number) =>
  page.locator(`${cell} .lattice-picture [aria-rowindex="${p}"] [aria-colindex="${q}"]`);

describe('the lattice', () => {
  test('shows the point that is clicked: what its solver leaves, its intersection lit', async () => {
    const opened = await openLattice();
    const { page } = opened;
    await gridCell(page, 3, 3).click({ force: true });
    await expect.poll(() => point(page)).toBe('3.3');
    await drawn(page);
    const words = await page.locator(`${cell} [data-point]`).innerText();
    expect(words).toMatch(/gets further than the smaller ones: 23 cells unknown/);
    const board = page.locator(`${cell} .board-picture`);
    await expect.poll(() => board.getAttribute('aria-label')).toMatch(/23 unknown/);
    await expect.poll(() => board.locator('.board-band').count()).toBe(6);
    await gridCell(page, 5, 5).click({ force: true });
    await expect.poll(() => page.locator(`${cell} [data-point]`).innerText()).toMatch(/already/);
    await expect.poll(() => board.locator('.board-band').count()).toBe(0);
    expectQuiet(opened);
    await opened.close();
  });

  test('is walked with arrow keys from one tab stop, each point with a name', async () => {
    const opened = await openLattice();
    const { page } = opened;
    const stops = page.locator(`${cell} .lattice-picture [tabindex="0"]`);
    expect(await stops.count()).toBe(1);
    await stops.focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => point(page)).toBe('3.3');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => point(page)).toBe('5.3');
    await expect
      .poll(() => gridCell(page, 5, 3).getAttribute('aria-label'))
      .toBe('p 5, q 3: solves it, no smaller one does: (5,3)-hard, difficulty 2');
    await page.keyboard.press('Control+Home');
    await expect.poll(() => point(page)).toBe('1.1');
    await expect
      .poll(() => gridCell(page, 1, 1).getAttribute('aria-label'))
      .toMatch(/adds nothing, 25 cells/);
    expectQuiet(opened);
    await opened.close();
  });
});
