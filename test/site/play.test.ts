/** The page to play on: by keys alone from start to end, by mouse and finger, with games that stay and suppositions. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { solve } from '../../src/engine/solve/solve.ts';
import { writeLink } from '../../src/kit/cell/linkState.ts';
import { galleryDescriptions, galleryPuzzle } from '../../src/puzzles/gallery.ts';
import { expectAccessible } from './accessible.ts';
import { expectQuiet, readyCell, savedFile, sideways, until, useBrowser } from './support.ts';

const { open } = useBrowser();
const cell = '#play';
const heart = solve(galleryDescriptions('heart'), { most: 100 }).solutions[0]!;
const size = heart.width;

const address = (code: string): string => `play/${writeLink('', 'play', 1, { p: code })}#play`;

const said = (page: Page): Promise<string> =>
  page.locator(`${cell} [data-announcer]`).textContent().then(String);

const label = (page: Page): Promise<string> =>
  page.evaluate('document.activeElement.getAttribute("aria-label") ?? ""');

/** The middle of a cell, in CSS pixels. */
async function middle(page: Page, at: number): Promise<readonly [x: number, y: number]> {
  const box = await page.locator(`${cell} [role="gridcell"]`).nth(at).boundingBox();
  return [box!.x + box!.width / 2, box!.y + box!.height / 2];
}

const marked = (page: Page): Promise<string> =>
  page.locator(`${cell} [data-progress]`).textContent().then(String);

describe('a game', () => {
  test('is played by keys alone, from the top of the page to the end, and every answer is said', async () => {
    const one = await open('play/');
    const { page } = one;
    await page.keyboard.press('Tab');
    await page.locator(`${cell}[data-state="ready"]`).waitFor();
    for (let k = 0; k < 60; k++) {
      if (await page.evaluate('document.activeElement.getAttribute("role") === "gridcell"')) break;
      await page.keyboard.press('Tab');
    }
    await expect.poll(() => label(page)).toMatch(/^row 1, column 1, unknown; row 1 1; column 2$/);
    // a wrong mark first, and back by undoing
    await page.keyboard.press('x');
    await expect.poll(() => label(page)).toContain('empty');
    await page.keyboard.press('Control+z');
    await expect.poll(() => label(page)).toContain('unknown');
    for (let row = 0; row < size; row++) {
      for (let k = 0; k < size; k++) {
        const column = row % 2 === 0 ? k : size - 1 - k;
        await page.keyboard.press(heart.cells[row * size + column] === 1 ? ' ' : 'x');
        if (row === 0 && k === 0)
          await expect.poll(() => said(page)).toBe('Row 1, column 1: 1 cell empty.');
        if (k < size - 1) await page.keyboard.press(row % 2 === 0 ? 'ArrowRight' : 'ArrowLeft');
      }
      await page.keyboard.press('ArrowDown');
    }
    await expect.poll(() => said(page)).toContain('Solved: every number holds.');
    await expectAccessible(page, 'play');
    // and the way on: the puzzle after it, empty
    const next = page.locator(`${cell} [data-next]`);
    expect(await next.textContent()).toMatch(/Next: \S/);
    await next.press('Enter');
    await expect.poll(() => marked(page)).toMatch(/^0 of \d+ cells marked$/);
    expect(await page.locator(`${cell} [data-after]`).count()).toBe(0);
    expectQuiet(one);
    await one.close();
  });

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
      .toContain('column 1, empty');
    await page.locator(`${cell} [data-undo]`).click();
    await page.locator(`${cell} [data-redo]`).click();
    await page.locator(`${cell} input[type="range"]`).fill('1');
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
        await page.getByText('Replay my solution').click();
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
    await page.getByText('Your games (1)').click();
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

  test('is told when another tab has played the same puzzle', async () => {
    const one = await open('play/');
    await readyCell(one.page, 'play');
    const other = await one.page.context().newPage();
    await other.goto(one.page.url());
    await readyCell(other, 'play');
    await other.mouse.click(...(await middle(other, 7)));
    await one.page.locator(`${cell} [data-conflict]`).waitFor();
    await one.page.getByRole('button', { name: 'Show the game of the other tab' }).click();
    await expect.poll(() => marked(one.page)).toBe('1 of 25 cells marked');
    await expect.poll(() => one.page.locator(`${cell} [data-conflict]`).count()).toBe(0);
    expectQuiet(one);
    await one.close();
  });

  test('says that nothing is kept where the store is full, and plays on', async () => {
    const full = `Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError'); };`;
    const one = await open('play/', { before: full });
    const { page } = one;
    await readyCell(page, 'play');
    await page.mouse.click(...(await middle(page, 7)));
    await page.locator(`${cell} [data-trouble]`).waitFor();
    expect(await page.locator(`${cell} [data-trouble]`).textContent()).toContain('is full');
    expect(await marked(page)).toBe('1 of 25 cells marked');
    expectQuiet(one);
    await one.close();
  });

  test('takes suppositions and hints in three strengths, and goes on where lines stop', async () => {
    const one = await open(address(galleryPuzzle('smallest-four').code));
    const { page } = one;
    await readyCell(page, 'play');
    await until(
      page,
      `document.querySelector('${cell} [data-solutions]').textContent.includes('exactly one')`,
    );
    const [solution] = solve(galleryDescriptions('smallest-four'), { most: 100 }).solutions;
    const hint = page.locator(`${cell} [data-hint]`);
    // "Looking for the next step" is not an answer yet
    for (const words of [
      /^Look (at|where)|^No line/,
      /Two rows and two columns|ways to lay/,
      /agree on/,
    ]) {
      await hint.locator('[data-ask]').press('Enter');
      await until(
        page,
        `[...document.querySelectorAll('${cell} [data-hint] p')].some((p) => ${String(words)}.test(p.textContent.trim()))`,
      );
      if (!words.test('agree on'))
        await expect.poll(() => hint.locator('[data-ask]:focus').count()).toBe(1); // it can be pressed again
    }
    // suppose what is not so, and follow the lines until one breaks
    await page.locator(`${cell} [data-suppose]`).click();
    const wrong = solution!.cells.indexOf(0);
    await page.mouse.click(...(await middle(page, wrong)));
    await expect
      .poll(() => page.locator(`${cell} [data-trial]`).textContent())
      .toContain('You suppose');
    const width = solution!.width;
    const column = wrong % width;
    for (let row = 0; row < solution!.height; row++)
      if (row * width + column !== wrong && solution!.cells[row * width + column] === 0)
        await page.mouse.click(...(await middle(page, row * width + column)));
    for (let k = 0; k < width && (await page.locator(`${cell} [data-other]`).count()) === 0; k++) {
      const at = Math.floor(wrong / width) * width + k;
      if (at !== wrong) await page.mouse.click(...(await middle(page, at)));
    }
    await page.locator(`${cell} [data-broken]`).waitFor();
    await page.locator(`${cell} [data-other]`).click();
    await expect
      .poll(() => page.locator(`${cell} [role="gridcell"]`).nth(wrong).getAttribute('aria-label'))
      .toContain('empty');
    await expect.poll(() => marked(page)).toContain('1 of 8');
    await expectAccessible(page, 'play');
    expectQuiet(one);
    await one.close();
  });

  test('fits a phone: cells that can be hit, a long press, two fingers', async () => {
    const one = await open(address(galleryPuzzle('cat').code), {
      width: 360,
      height: 740,
      touch: true,
      dark: true,
    });
    const { page } = one;
    await readyCell(page, 'play', true);
    expect(await sideways(page)).toBe(0);
    const width = (): Promise<number> =>
      page
        .locator(`${cell} [role="gridcell"]`)
        .first()
        .boundingBox()
        .then((box) => box!.width);
    expect(await width()).toBeGreaterThanOrEqual(23.9);
    await page.locator(`${cell} .board-live`).scrollIntoViewIfNeeded();
    const cdp = await page.context().newCDPSession(page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...points: (readonly [number, number])[]
    ): Promise<unknown> =>
      cdp.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([x, y], id) => ({ x, y, id })),
      });
    // the tools are on the screen with the board, and its numbers stand still at its edges
    expect(await page.locator(`${cell} [data-undo]`).isVisible()).toBe(true);
    const dock = await page.locator(`${cell} .play-tools`).boundingBox();
    expect(dock!.y + dock!.height).toBeLessThanOrEqual(740);
    const apart = await page.locator(`${cell} .board-scroll`).evaluate((box) => {
      box.scrollTo(40, 60);
      const { left, top } = box.getBoundingClientRect();
      const edge = (name: string): DOMRect =>
        box.querySelector(`.play-edge-${name}`)!.getBoundingClientRect();
      const found = [box.scrollLeft, edge('rows').left - left, edge('columns').top - top];
      box.scrollTo(0, 0);
      return found;
    });
    expect(apart[0]).toBe(40);
    for (const away of apart.slice(1)) expect(Math.abs(away)).toBeLessThan(1.5);
    // and none of them hides the cell that the keyboard comes to
    const hidden = await page.locator(cell).evaluate((figure) => {
      const part = (name: string): Element => figure.querySelector(name)!;
      const place = (name: string): DOMRect => part(name).getBoundingClientRect();
      const width = 20;
      return Array.from({ length: width }, (_, at) => {
        window.scrollTo(0, 0); // the tools lie over the board
        part('.board-scroll').scrollTo(72, 72);
        const one = figure.querySelectorAll<SVGElement>('[role="gridcell"]')[at * (width + 1)]!;
        one.focus();
        const { left, top, bottom } = one.getBoundingClientRect();
        return Math.max(
          place('.play-edge-rows').right - left,
          place('.play-edge-columns').bottom - top,
          bottom - place('.play-tools').top,
        );
      });
    });
    expect(Math.max(...hidden)).toBeLessThan(1.5);
    await page.locator(`${cell} .board-scroll`).evaluate((box) => box.scrollTo(0, 0));
    await page.locator(`${cell} [role="gridcell"]`).first().scrollIntoViewIfNeeded();
    const at = await middle(page, 0);
    await touch('touchStart', at);
    await page.waitForTimeout(700);
    await touch('touchEnd');
    expect(
      await page.locator(`${cell} [role="gridcell"]`).first().getAttribute('aria-label'),
    ).toContain('empty');
    const before = await width();
    await touch('touchStart', at);
    await touch('touchStart', at, [at[0] + 40, at[1] + 40]);
    await touch('touchMove', at, [at[0] + 80, at[1] + 80]);
    await touch('touchEnd');
    expect(await width()).toBeGreaterThan(1.5 * before);
    expect(await marked(page)).toBe('1 of 400 cells marked'); // the stroke was given up
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
    await page.getByText('Replay my solution').click();
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

  test('answers a stroke on 30 x 30 well within a frame', async () => {
    const one = await open(address(galleryPuzzle('random-30x30').code));
    const { page } = one;
    await readyCell(page, 'play');
    await until(
      page,
      `document.querySelector('${cell} [data-solutions]').textContent.includes('solution')`,
    );
    await page.evaluate(`(() => {
      const least = new Map();
      const svg = document.querySelector('${cell} .board-live');
      const cells = [...document.querySelectorAll('${cell} [role="gridcell"]')];
      const send = (type, at) => {
        const { x, y, width, height } = cells[at].getBoundingClientRect();
        const begin = performance.now();
        svg.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: x + width / 2, clientY: y + height / 2, buttons: 1 }));
        least.set(type + at, Math.min(performance.now() - begin, least.get(type + at) ?? Infinity));
      };
      svg.setPointerCapture = () => {};
      for (let times = 0; times < 4; times++)
        for (let row = 0; row < 5; row++) {
          send('pointerdown', 30 * row);
          for (let k = 1; k < 30; k++) send('pointermove', 30 * row + k);
          send('pointerup', 30 * row + 29);
        }
      window.least = [...least.values()];
    })()`);
    // others may be at work beside the browser: of the same event the shortest counts, and of all of them nine in ten
    const times = (await page.evaluate<number[]>('window.least')).toSorted((a, b) => a - b);
    expect(times).toHaveLength(5 * 31);
    expect(times[Math.floor(0.9 * times.length)]).toBeLessThan(16);
    await one.close();
  });
});
