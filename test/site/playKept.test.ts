/** Games that stay: in the browser, between tabs, in files, and without a network. */
import { describe, expect, inject, test } from 'vitest';
import { gamesJson } from '../../src/kit/play/finishedGames.ts';
import { gameJson } from '../../src/kit/play/gameFile.ts';
import { galleryPuzzle } from '../../src/puzzles/gallery.ts';
import { shelf } from '../../src/puzzles/shelf.ts';
import { expectAccessible } from './accessible.ts';
import { address, cell, marked, middle, openFold, said, size } from './playPage.ts';
import { pressShare, expectQuiet, readyCell, savedFile, until, useBrowser } from './support.ts';

const { open } = useBrowser();

describe('a game', () => {
  test('is marked by strokes that stay on their line, kept, and there again', async () => {
    const one = await open('play/');
    const { page } = one;
    await readyCell(page, 'play');
    const [[x, y], [x2, y2]] = [await middle(page, size), await middle(page, 3 * size + 3)];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x2, y, { steps: 2 });
    await page.mouse.move(x2, y2);
    await expect.poll(() => page.locator(`${cell} .play-length text`).textContent()).toBe('4');
    await page.mouse.up();
    await expect.poll(() => marked(page)).toBe('4 of 25 cells marked');
    await page.mouse.click(...(await middle(page, 0)), { button: 'right' });
    await expect
      .poll(() => page.locator(`${cell} [role="gridcell"]`).first().getAttribute('aria-label'))
      .toContain('column 1: empty');
    await page.locator(`${cell} [data-undo]`).click();
    await page.locator(`${cell} [data-redo]`).click();
    expect(await page.locator(`${cell} input[type="range"]`).count()).toBe(0); // until it is solved
    await page.locator(`${cell} [data-undo]`).click();
    await expect.poll(() => marked(page)).toBe('4 of 25 cells marked');
    await until(page, `Object.keys(localStorage).some((key) => key.startsWith('nonogram game '))`);
    await page.goto(page.url().replace(/\?.*/, ''));
    await readyCell(page, 'play');
    await expect.poll(() => marked(page)).toBe('4 of 25 cells marked');
    await page.locator(`${cell} [data-redo]`).click();
    await expect.poll(() => marked(page)).toBe('5 of 25 cells marked');
    // the game with the account of its marks, in a file
    const account = async (): Promise<{ file: string; trace: readonly { cells: number[] }[] }> => {
      if (!(await page.locator(`${cell} [data-look-back]`).isVisible()))
        await openFold(page, 'back');
      await page.locator(`${cell} [data-look-back]`).click();
      await page.locator(`${cell} .play-trace`).waitFor();
      const file = String(await savedFile(page, 'play', 'json'));
      const { trace } = JSON.parse(file) as { trace: readonly { cells: number[] }[] };
      return { file, trace };
    };
    const { file, trace } = await account();
    expect(trace.flatMap(({ cells }) => cells)).toHaveLength(5);
    // taken back, and opened again by its file: the one of the browser is set aside
    await page.locator(`${cell} [data-undo]`).click();
    await page.locator(`${cell} [data-undo]`).click();
    await expect.poll(() => marked(page)).toBe('0 of 25 cells marked');
    await openFold(page, 'games');
    await page.getByLabel('Open a game from a file').setInputFiles({
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(file),
    });
    await expect.poll(() => marked(page)).toBe('5 of 25 cells marked');
    await page.getByText('Your games (2)').waitFor();
    expect((await account()).trace).toEqual(trace);
    await page.locator(`${cell} [data-delete-all]`).click();
    await page.locator(`${cell} [data-delete-all]`).click();
    await expect.poll(() => page.evaluate('localStorage.length')).toBe(0);
    expectQuiet(one);
    await one.close();
  });

  test('counts for the reader\u2019s own ranks, with those of files; a damaged file loses nothing', async () => {
    const one = await open('accessibility/');
    const { page } = one;
    const games = shelf.slice(0, 7).map(({ code, title: name }, at) => {
      const effort = { ms: 1000 * at + 1, hints: at % 3, solved: '2026-11-28' };
      const day = '2026-11-28';
      return { code, name, moves: [], at: 0, solved: true, seconds: 0, day, effort };
    });
    await page.evaluate(
      (texts) => texts.forEach(([key, text]) => localStorage.setItem(`nonogram game ${key}`, text)),
      games.map((game) => [game.code, JSON.stringify(gameJson(game))] as const),
    );
    await page.goto(new URL('../play/#hard-for-you', page.url()).href);
    const figure = page.locator('#hard-for-you');
    await figure.locator('[data-said]', { hasText: 'your times' }).waitFor();
    expect(await figure.locator('[data-example]').count()).toBe(0);
    await figure.locator('[data-measure="size"]').press('Enter');
    await figure.locator('[data-said]', { hasText: 'over 7 games' }).waitFor();
    await readyCell(page, 'hard-for-you');
    await figure.getByText('Files: save your games').click();
    const theirs = games.map((game) => ({ ...game, effort: { ...game.effort, ms: 77 } }));
    await figure.getByLabel('Add games from files').setInputFiles(
      [JSON.stringify(gamesJson(theirs)), '{"kind":"nonogram-games"'].map((text, at) => ({
        name: `file${at}.json`,
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      })),
    );
    const problem = figure.locator('.field-message', { hasText: 'file1.json cannot be added' });
    expect(await problem.textContent()).toContain('it breaks off');
    await figure.getByText('7 games added, of 1 other player').waitFor();
    await figure.getByLabel('Games of').selectOption('all');
    await page.waitForURL(/w=all/);
    await figure.locator('[data-said]', { hasText: 'everybody' }).waitFor();
    await expectAccessible(page, 'hard-for-you');
    await figure.locator('[data-forget]').click();
    await figure.locator('[data-pool]', { hasText: 'No games are added.' }).waitFor();
    expectQuiet(one);
    await one.close();
  });

  test('is met again, first of all, and is the newer one of two tabs', async () => {
    const one = await open(address(galleryPuzzle('drawn-key').code));
    const { page } = one;
    await readyCell(page, 'play');
    await page.mouse.click(...(await middle(page, 7)));
    await until(page, `localStorage.getItem('nonogram last game') !== null`);
    // nothing is asked of the page but itself
    const other = await page.context().newPage();
    await other.setViewportSize({ width: 1440, height: 900 });
    await other.goto(new URL('play/', inject('site')).href);
    await readyCell(other, 'play');
    await expect.poll(() => marked(other)).toBe('1 of 72 cells marked');
    expect(await other.getByText('Your games (1)').count()).toBe(1);
    const goOn = other.locator(`${cell} [data-go-on] a`);
    expect(await goOn.allTextContents()).toEqual([expect.stringMatching(/Picture 6[^]*1 move/)]);
    // the other tab goes on, and is told of in the first
    await other.mouse.click(...(await middle(other, 8)));
    await expect.poll(() => marked(page)).toBe('2 of 72 cells marked');
    await expect.poll(() => said(page)).toContain('gone on in another tab');
    await page.mouse.click(...(await middle(page, 9)));
    await expect.poll(() => marked(other)).toBe('3 of 72 cells marked');
    // what the page opens with for who is new
    await pressShare(other, cell, 'reset');
    await expect.poll(() => marked(other)).toBe('0 of 25 cells marked');
    await goOn.click();
    await expect.poll(() => marked(other)).toBe('3 of 72 cells marked');
    await other.close();
    expectQuiet(one);
    await one.close();
  });

  test.each([
    [
      'is full',
      `Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError'); };`,
    ],
    [
      'keeps nothing',
      `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('', 'SecurityError'); } });`,
    ],
    [
      'keeps nothing',
      `Storage.prototype.setItem = () => { throw new DOMException('', 'SecurityError'); };`,
    ],
  ])('says that the store %s, and plays on', async (words, before) => {
    const one = await open('play/', { before, width: 360, touch: true });
    const { page } = one;
    await readyCell(page, 'play');
    const trouble = page.locator(`${cell} [data-trouble]`);
    // a store that is closed is known of before the first mark
    expect(await trouble.count()).toBe(words === 'is full' ? 0 : 1);
    await page.mouse.click(...(await middle(page, 7)));
    await trouble.waitFor();
    expect(await trouble.textContent()).toContain(words);
    // on a phone it stands with the board
    expect(await page.locator(`${cell} .play-dock-said`).textContent()).toContain(words);
    expect(await marked(page)).toBe('1 of 25 cells marked');
    expectQuiet(one);
    await one.close();
  });

  test('goes on without a network once it was loaded', async () => {
    const { page, context, complaints } = await open('play/', { fresh: true });
    await readyCell(page, 'play');
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await page.mouse.click(...(await middle(page, 7)));
    const network = page.context();
    await network.setOffline(true);
    await page.locator(`${cell} [data-network]`).waitFor();
    await expect.poll(() => said(page)).toContain('no network');
    await until(page, `Object.keys(localStorage).some((key) => key.startsWith('nonogram game '))`);
    await page.reload();
    await readyCell(page, 'play');
    await expect.poll(() => marked(page)).toBe('1 of 25 cells marked');
    // workers as well: one has counted the solutions, another knows what a mark followed from
    await until(
      page,
      `document.querySelector('${cell} [data-solutions]').textContent.includes('exactly one')`,
    );
    await openFold(page, 'back');
    await page.locator(`${cell} [data-look-back]`).click();
    await page.locator(`${cell} .play-trace td`).first().waitFor();
    await expect
      .poll(() => page.locator(`${cell} .play-trace th[scope="col"]`).allTextContents())
      .toContain('Pairs of lines');
    await page.getByText('Your own puzzle').click();
    await page.locator(`${cell} .own-puzzle textarea`).first().waitFor();
    await network.setOffline(false);
    await page.locator(`${cell} [data-network]`).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  });
});
