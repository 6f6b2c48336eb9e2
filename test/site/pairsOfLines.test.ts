/** The chapter on pairs of lines as a reader meets it: every figure at work, the ways between them, the verdicts, and without script. */
import { describe, expect, test } from 'vitest';
import { openingOf } from '../../src/facts/fourRelations.ts';
import { expectFound } from './chapterPage.ts';
import { expectQuiet, readyCell, useBrowser } from './support.ts';
import { creditOf, galleryPuzzle } from '../../src/puzzles/gallery.ts';

const { open } = useBrowser();
const chapter = 'two-rows-two-columns/';
const opening = openingOf(galleryPuzzle('jwilk-022'));

const line = (at: number): string => String(at + 1);

describe('the figures of the chapter on pairs of lines', () => {
  test('begin with an intersection just taken, its two rows and two columns lit', async () => {
    const opened = await open(chapter);
    const { page } = opened;
    await readyCell(page, 'fig-standstill');
    const { rows, columns } = opening.taken;
    expect(await page.locator('#fig-standstill .stepper-sentence').first().innerText()).toContain(
      `ows ${rows.map(line).join(' and ')} cross columns ${columns.map(line).join(' and ')}`,
    );
    expect(await page.locator('#fig-standstill .puzzle-note').innerText()).toContain(
      creditOf(opening.code) ?? 'nobody',
    );
    // on the board and on that of SimpleSolver beside it
    expect(await page.locator('#fig-standstill .board-band').count()).toBe(2 * 4);
    expectQuiet(opened);
    await opened.close();
  });
});

describe('the chapter among the others', () => {
  test('stands between its neighbours, on the home page and in the search, with its own picture', async () => {
    const opened = await open('sweeps/');
    const { page } = opened;
    await page.locator('.chapter a', { hasText: 'Chapter 3' }).click();
    await page.waitForURL(/two-rows-two-columns/);
    const neighbours = page.locator('nav.chapter-steps');
    await expect.poll(() => neighbours.innerText()).toMatch(/2\. Sweeps[^]*Next/);
    await expectFound(page, 'two-rows-two-columns', 'lookup+table+situations');
    expectQuiet(opened);
    await opened.close();
  });

  test('opens the puzzle of a link in its first figure', async () => {
    const opened = await open(
      `${chapter}?fig-standstill=1;p=${encodeURIComponent(galleryPuzzle('smallest-four').code)};z`,
    );
    await readyCell(opened.page, 'fig-standstill');
    expect(await opened.page.locator('#fig-standstill [data-notice]').isVisible()).toBe(false);
    expect(
      await opened.page
        .locator('#fig-standstill svg.board-picture')
        .first()
        .getAttribute('aria-label'),
    ).toMatch(/2 rows, 4 columns/);
    expectQuiet(opened);
    await opened.close();
  });
});
