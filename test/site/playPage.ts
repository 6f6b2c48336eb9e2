/** The page to play on, as tests meet it: its addresses, its cells, and what it says. */
import type { Page } from 'playwright-core';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { solve } from '../../src/engine/solve/solve.ts';
import { encodePuzzle } from '../../src/formats/puzzleCode.ts';
import { writeLink } from '../../src/notebook/cell/linkState.ts';
import { galleryDescriptions, galleryPicture } from '../../src/puzzles/gallery.ts';

export const cell = '#play';
export const heart = solve(galleryDescriptions('heart'), { most: 100 }).solutions[0]!;
export const size = heart.width;

export const address = (code: string): string =>
  `play/${writeLink('', 'play', 1, { p: code })}#play`;

/** A picture of 25 by 30 with many numbers: the dragon without its ground. */
export const tall = (): string => {
  const { width, cells } = galleryPicture('drawn-dragon');
  return encodePuzzle(puzzleOf({ height: 25, width, cells: cells.slice(0, 25 * width) }));
};

export const said = (page: Page): Promise<string> =>
  page.locator(`${cell} [data-announcer]`).textContent().then(String);

export const label = (page: Page): Promise<string> =>
  page.evaluate('document.activeElement.getAttribute("aria-label") ?? ""');

/** Opens a fold that stands behind "More". */
export async function openFold(page: Page, name: string): Promise<void> {
  for (const one of ['more', name]) {
    const fold = page.locator(`${cell} [data-fold="${one}"]`);
    if ((await fold.getAttribute('open')) === null) await fold.locator('> summary').click();
  }
}

/** The middle of a cell, in CSS pixels. */
export async function middle(page: Page, at: number): Promise<readonly [x: number, y: number]> {
  const box = await page.locator(`${cell} [role="gridcell"]`).nth(at).boundingBox();
  return [box!.x + box!.width / 2, box!.y + box!.height / 2];
}

export const marked = (page: Page): Promise<string> =>
  page.locator(`${cell} [data-progress]`).textContent().then(String);
