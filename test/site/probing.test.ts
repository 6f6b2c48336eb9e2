/** The chapter on probing: its chain, the verdicts, and its two puzzles. */
import { isOther } from '../../src/claims/agree.ts';
import { describe, expect, test } from 'vitest';
import { chainOf, pairFacts, story } from '../../src/facts/probing.ts';
import { toldAt } from '../facts/toldAt.ts';
import { useBrowser } from './support.ts';

const { open } = useBrowser();
const chapter = 'probing/';
const told = story();

describe('the figures of the chapter on probing', () => {
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
      '001-section-3.4-figure-9-filled',
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
});
