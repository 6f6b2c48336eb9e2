/** The page to play on for who does not see it. */
import { describe, expect, test } from 'vitest';
import { solve } from '../../src/engine/solve/solve.ts';
import { galleryPuzzle } from '../../src/puzzles/gallery.ts';
import { expectAccessible } from './accessible.ts';
import { address, cell, openFold, said } from './playPage.ts';
import { expectQuiet, readyCell, until, useBrowser } from './support.ts';

const { open } = useBrowser();

describe('a game', () => {
  test('is played by ear: a 10 x 10 is solved from what is announced, and nothing else', async () => {
    const one = await open(address(galleryPuzzle('drawn-boat').code));
    const { page } = one;
    await readyCell(page, 'play');
    // the answer of the worker, which is said when it comes
    const told = `${cell} [data-transcript] li`;
    await until(
      page,
      `document.querySelector('${cell} [data-solutions]').textContent.includes('exactly one')`,
    );
    await page.locator(`${cell} [role="gridcell"]`).first().focus();
    const heard: string[] = [];
    /** Presses a key and listens until what is said begins as it should. */
    const hear = async (key: string, begins: RegExp): Promise<string> => {
      await page.keyboard.press(key);
      await expect.poll(() => said(page)).toMatch(begins);
      heard.push((await said(page)).trim());
      return heard.at(-1)!;
    };
    /** The numbers of all rows or columns: the key says which line it is, and the last one twice in a row. */
    const lines = async (key: string, arrow: string, word: string): Promise<number[][]> => {
      const found: number[][] = [];
      for (;;) {
        await page.keyboard.press(key);
        const line = new RegExp(`^${word} (\\d+): ([\\d ]+)\\.`);
        await expect.poll(() => said(page)).toMatch(line);
        const [, number, numbers] = line.exec(await said(page))!;
        if (Number(number) === found.length) return found;
        expect(Number(number)).toBe(found.length + 1);
        heard.push((await said(page)).trim());
        found.push(
          numbers!
            .split(' ')
            .map(Number)
            .filter((run) => run > 0),
        );
        await page.keyboard.press(arrow);
      }
    };
    const rows = await lines('r', 'ArrowDown', 'Row');
    const columns = await lines('c', 'ArrowRight', 'Column');
    expect([rows.length, columns.length]).toEqual([10, 10]);
    const [picture] = solve({ rows, columns }).solutions;
    // rows have names, and keys ask for what the buttons do
    expect(await page.locator(`${cell} [role="row"]`).first().getAttribute('aria-label')).toBe(
      `row 1: ${rows[0]!.join(' ') || '0'}`,
    );
    await hear('h', /^Look at /);
    await hear('h', /ways? to lay/);
    await hear('k', /^There is no mark to check yet/);
    await hear('n', /^(Row|Column) \d+: /);
    const open1 = await said(page);
    await hear('n', /^(Row|Column) \d+: /);
    expect(await said(page)).not.toBe(open1);
    await page.keyboard.press('Control+End');
    // from the last cell back to the first
    for (let row = 9; row >= 0; row--) {
      for (let column = 9; column >= 0; column--) {
        if (picture!.cells[row * 10 + column] === 1) {
          const place = new RegExp(`^Row ${row + 1}, column ${column + 1}: 1 cell filled|^Solved`);
          await hear(' ', place);
        }
        if (column > 0) await page.keyboard.press('ArrowLeft');
      }
      if (row > 0) await page.keyboard.press('ArrowUp');
      await page.keyboard.press('End');
    }
    expect(heard.at(-1)).toBe('Solved: every number holds. The picture: A sailing boat.');
    // and all of it stands in the transcript, in this order
    await openFold(page, 'ear');
    await page.locator(told).first().waitFor(); // it is drawn once the fold is open
    const kept = (await page.locator(told).allTextContents()).map((text) => text.trim());
    let from = 0;
    for (const text of heard) {
      from = kept.indexOf(text, from) + 1;
      expect(from, text).toBeGreaterThan(0);
    }
    expect(await page.locator(`${cell} [data-rows] li`).count()).toBe(10);
    await expectAccessible(page, 'play');
    expectQuiet(one);
    await one.close();
  });
});
