/** The companion to Wensveen as a reader meets it: its figures at work, the puzzles that open in them, every table and verdict, and without script. */
import { describe, expect, test } from 'vitest';
import { probeAll } from '../../src/engine/probe/probe.ts';
import { grouped } from '../../src/notebook/plain/numbers.ts';
import { decodePuzzle } from '../../src/formats/puzzleCode.ts';
import { comparedTables, wrongRows } from '../../src/facts/sequences.ts';
import { expectQuiet, sideways, useBrowser } from './support.ts';

const { open } = useBrowser();
const chapter = 'papers/wensveen/';

describe('the tables of the companion to Wensveen', () => {
  test.each([1440, 360])('fit at %d px when all are open', async (width) => {
    const opened = await open(chapter, { width });
    const { page } = opened;
    for (const summary of await page.locator('.sequence-table summary').all())
      await summary.click();
    await expect.poll(() => page.locator('.sequence-table[open]').count()).toBe(6 + 1); // and the lengths of 6x6
    await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0);
    expectQuiet(opened);
    await opened.close();
  });
});

describe('the figures of the companion to Wensveen', () => {
  test('have something to probe in every puzzle that the text links to', async () => {
    const opened = await open(chapter, { script: false });
    const links = await opened.page
      .locator('main a[href*="?fig-sixteen-cells=1"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links).toHaveLength(12 + 9 + 1); // the last from the sequences of pairs
    const boards = new Set(links.map((href) => /[?;]p=([^;#]+)/.exec(href)?.[1] ?? ''));
    expect(boards.size).toBe(6 + 8 + 1);
    for (const code of boards) {
      const { status, cells } = probeAll(decodePuzzle(decodeURIComponent(code)));
      expect([code, status, cells.length > 0]).toEqual([code, 'standstill', true]);
    }
    expectQuiet(opened);
    await opened.close();
  });
});

describe('the numbers of the companion to Wensveen', () => {
  test('in Tables 4 to 9 are ours beside the printed ones, with the three misprints marked', async () => {
    const { page, close } = await open(chapter, { script: false });
    const tables = page.locator('.sequence-table', { hasText: 'row by row' });
    expect(await tables.count()).toBe(6);
    for (const { number, rows } of comparedTables) {
      const table = tables.filter({ hasText: `Table ${number}, row by row` });
      expect(await table.locator('summary').textContent()).toContain(`Table ${number}`);
      const cells = await table
        .locator('tbody tr')
        .evaluateAll((all) =>
          all.map((row) => [...row.children].map((cell) => cell.textContent.trim())),
        );
      expect(cells).toHaveLength(rows.length);
      for (const [place, row] of rows.entries()) {
        const [length, sequence, ours, printed, verdict] = cells[place] ?? [];
        expect(Number(length)).toBe(row.length);
        expect(sequence).toMatch(new RegExp(`^${row.sequence}`));
        expect(ours).toContain(grouped(row.images));
        expect(printed).toContain(grouped(row.published?.images ?? -1));
        expect(verdict).toBe(row.same ? '= agrees' : '≠ differs');
      }
    }
    expect(wrongRows).toHaveLength(3);
    expect(await page.locator('.sequence-table tbody .verdict-different').count()).toBe(3);
    await close();
  });
});

test('the companion is found by the search', async () => {
  const opened = await open('search/?q=pure+sequences');
  await opened.page
    .locator('[data-search-group] a[href*="papers/wensveen/#pure-sequences"]')
    .first()
    .waitFor();
  expectQuiet(opened);
  await opened.close();
});
