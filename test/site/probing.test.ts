/** The chapter on probing as a reader meets it: every figure at work, the ways between them, the verdicts, and without script. */
import { isOther } from '../../src/claims/agree.ts';
import { describe, expect, test } from 'vitest';
import { chainOf, decidingCell, pairFacts, story } from '../../src/facts/probing.ts';
import { toldAt } from '../facts/toldAt.ts';
import { expectStillFigures } from './chapterPage.ts';
import { expectQuiet, readyCell, useBrowser } from './support.ts';
import { galleryPuzzle } from '../../src/puzzles/gallery.ts';

const { open } = useBrowser();
const chapter = 'probing/';
const opening = decidingCell(galleryPuzzle('unique-ten').code);
const told = story();

describe('the figures of the chapter on probing', () => {
  test('begin with a cell whose probes decide, and the lines of its contradiction', async () => {
    const opened = await open(chapter);
    const { page } = opened;
    await readyCell(page, 'fig-two-futures');
    const text = await page.locator('#fig-two-futures').innerText();
    const [row, column] = opening.at;
    expect(text).toContain(`Row ${row}, column ${column}: category ${opening.probe.category}`);
    for (const { name } of chainOf(opening.probe)) expect(text.toLowerCase()).toContain(name);
    expectQuiet(opened);
    await opened.close();
  });

  test('show the chain of Figure 6.2 line by line', async () => {
    const { page, close } = await open(chapter, { script: false });
    const shown = await page
      .locator('#fig-contradiction tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) => [...row.children].slice(0, 3).map((cell) => cell.textContent.trim())),
      );
    expect(shown).toEqual(
      chainOf(told.probe).map(({ sweep, name, description }) => [String(sweep), name, description]),
    );
    expect(await page.locator('#fig-contradiction .chain-end').count()).toBe(1);
    await close();
  });

  test('solve by one round of repeated probing what no single probe solves', async () => {
    const opened = await open(chapter);
    const { page } = opened;
    await readyCell(page, 'fig-probe-rounds');
    await page
      .locator('#fig-probe-rounds')
      .getByRole('button', { name: 'Apply what is proved, sweep, probe again' })
      .click();
    await page.locator('#fig-probe-rounds', { hasText: 'After 1 round: solved' }).waitFor();
    expectQuiet(opened);
    await opened.close();
  });
});

describe('the numbers of the chapter on probing', () => {
  test('agree with the document but for what we know to be wrong in it', () => {
    const differing = toldAt('probing').filter(({ kind }) => isOther(kind));
    expect(differing.map(({ id }) => id)).toEqual([
      '001-section-3.3-singleton',
      '001-section-3.4-zero-no-information',
      '001-section-5-category-10',
      '001-section-3.4-short-run-empty',
      '001-figure-9',
      '001-figure-16',
      '001-figure-25',
      '001-section-3.5.1-four-probes',
      '001-section-3.5.1-figure-20',
      '001-table-2-switches',
    ]);
  });

  test('of its two story puzzles hold', () => {
    expect([told.clusters, told.unknown, told.deciding, told.steps]).toEqual([2, 8, 8, 4]);
    const { solutions, futures, cells } = pairFacts();
    expect(new Set(futures.map((one) => one.cells.join(''))).size).toBe(solutions);
    expect(cells.length).toBe(2);
  });

  test('go from the four futures to the explorer, which says the same of that pair', async () => {
    const opened = await open(chapter);
    const { page } = opened;
    await page.getByRole('link', { name: 'Open this pair' }).click();
    await page.waitForURL(/fig-two-clusters=1/);
    await readyCell(page, 'fig-two-clusters');
    const outcomes = page.locator('#fig-two-clusters .probe-four .probe-outcome');
    await outcomes.first().waitFor();
    await expect
      .poll(() => outcomes.allInnerTexts())
      .toEqual(['solved', 'solved', 'solved', 'solved']);
    const { solutions } = pairFacts();
    await expect
      .poll(() => page.locator('#fig-two-clusters [data-pair-words]').innerText())
      .toContain(`the puzzle has exactly ${solutions} solutions`);
    expectQuiet(opened);
    await opened.close();
  });
});

describe('probing without script', () => {
  test('has a picture in every figure, and says what it shows', async () => {
    const { page, close } = await open(chapter, { script: false, width: 360 });
    await expectStillFigures(page);
    expect(await page.locator('.category-table tbody tr').count()).toBe(16);
    expect(await page.locator('#fig-four-futures .set-futures svg').count()).toBe(4);
    await close();
  });
});
