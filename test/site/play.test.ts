/** The page to play on: by keys alone from start to end, by mouse and finger, with suppositions and hints. */
import { describe, expect, inject, test } from 'vitest';
import { solve } from '../../src/engine/solve/solve.ts';
import { galleryDescriptions, galleryPuzzle } from '../../src/puzzles/gallery.ts';
import { shelf } from '../../src/puzzles/shelf.ts';
import { expectAccessible } from './accessible.ts';
import { address, cell, heart, label, marked, middle, said, size, tall } from './playPage.ts';
import { expectQuiet, readyCell, sideways, until, useBrowser } from './support.ts';

const { open } = useBrowser();

/** What one event of the pointer did to the page. */
type Touched = {
  readonly type: string;
  readonly at: number; // cell of the pointer
  readonly cells: readonly number[]; // that are told otherwise
  readonly inside: number; // nodes of the board that changed
  readonly outside: number; // other nodes of the page
  readonly made: number; // elements that were not there
};

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
    await expect.poll(() => label(page)).toMatch(/^row 1, column 1: unknown; clues 1 1, and 2$/);
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
    // a clean end: the picture and its name, and a replay that ends where it began
    await expect.poll(() => page.locator(`${cell} [data-name]`).textContent()).toBe('A heart');
    const item = page.locator(`${cell} [data-shelf-item="1"]`);
    await expect.poll(() => item.getAttribute('data-standing')).toBe('solved');
    expect(await item.textContent()).toContain('A heart');
    // what it has cost is kept with it, and leads to where it counts
    const forYou = page.locator('#hard-for-you');
    expect(await page.locator(`${cell} [data-draw]`).getAttribute('href')).toContain(
      '/make/?make=1;g=',
    );
    expect(await forYou.isVisible()).toBe(false); // one game is nothing to compare
    // for a second the picture stands large in the place of its board
    await page.locator(`${cell} [data-joy]`).waitFor({ state: 'detached' });
    const stood = await marked(page);
    expect(stood).not.toMatch(/^[1-9] of/);
    const replay = page.locator(`${cell} [data-replay]`);
    await replay.press('Enter');
    await expect.poll(() => replay.textContent()).toContain('Stop');
    await expect.poll(() => marked(page)).toMatch(/^[1-9] of/);
    await replay.press('Enter');
    await expect.poll(() => marked(page)).toBe(stood);
    // on paper a clean sheet and its solution, a page each; after that the page goes on as before
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
    await page.emulateMedia({ media: 'print' });
    const sheets = page.locator(`${cell} [data-paper] .sheet-page`);
    expect(await sheets.evaluateAll((all) => all.map((one) => one.checkVisibility()))).toEqual([
      true,
      true,
    ]);
    expect(
      await sheets.locator('.board-picture').evaluateAll((all) => all.map((one) => one.ariaLabel)),
    ).toEqual([
      expect.stringContaining('0 filled, 0 empty, 25 unknown'),
      expect.stringContaining('16 filled, 9 empty, 0 unknown'),
    ]);
    expect(await page.locator(`${cell} .play-game`).evaluate((one) => one.checkVisibility())).toBe(
      false,
    );
    await page.emulateMedia({ media: null });
    await page.locator(`${cell} [data-undo]`).click();
    await page.locator(`${cell} [data-redo]`).click();
    expect(await page.locator(`${cell} .play-game`).count()).toBe(1);
    // and the way on: the puzzle after it, empty
    const next = page.locator(`${cell} [data-next]`);
    expect(await next.textContent()).toMatch(/Next: \S/);
    await next.press('Enter');
    await expect.poll(() => marked(page)).toMatch(/^0 of \d+ cells marked$/);
    expect(await page.locator(`${cell} [data-after]`).count()).toBe(0);
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

  test.each([
    { width: 1440, height: 900, dark: true, touch: false },
    { width: 360, height: 740, dark: false, touch: true },
  ])('has its board first, which stays where it is, at $width px', async (look) => {
    const one = await open('play/', look);
    const { page } = one;
    await page.evaluate('document.fonts.ready.then(() => true)');
    // at one moment: the figure wakes meanwhile, and its board is another one then
    const board = (): Promise<string> =>
      page.evaluate<string>(`(() => {
        const { x, y, width, height } = document
          .querySelector('${cell} .stroke-board svg')
          .getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join();
      })()`);
    const place = await board();
    expect(await page.locator(`${cell} [data-shelf-item]`).count()).toBe(shelf.length);
    await readyCell(page, 'play', look.touch);
    await page.evaluate('scrollTo(0, 0)');
    expect(await board()).toBe(place);
    // a wrong mark, a right one, a check and a hint: what is said comes beside or below
    await page.locator(`${cell} [role="gridcell"]`).nth(0).press(' ');
    await page.locator(`${cell} [role="gridcell"]`).nth(1).press(' ');
    const check = page.locator(`${cell} [data-check]`);
    await check.press('Enter');
    await expect.poll(() => said(page)).toBe('1 mark is otherwise in the solution.');
    // the one button for a hint that this view shows
    await page.locator(`${cell} ${look.touch ? '[data-dock]' : '[data-ask]'}`).press('Enter');
    await expect.poll(() => said(page)).toBe('It is ringed.');
    await page.locator(`${cell} [data-back]`).press('Enter');
    await expect.poll(() => marked(page)).toBe('0 of 25 cells marked');
    await page.locator(`${cell} [role="gridcell"]`).nth(1).press(' ');
    await check.press('Enter');
    await expect.poll(() => said(page)).toBe('The one mark on the board is right.');
    await page.evaluate('scrollTo(0, 0)');
    expect(await board()).toBe(place);
    expect(await sideways(page)).toBe(0);
    // another one of the shelf, in this page; the first is begun
    await page.locator(`${cell} [data-shelf-item="9"]`).click();
    await expect.poll(() => marked(page)).toMatch(/^0 of/);
    await expect
      .poll(() => page.locator(`${cell} [data-shelf-item="1"]`).getAttribute('data-standing'))
      .toBe('begun');
    expect(await page.locator(`${cell} .cell-title`).textContent()).toContain('Picture 9');
    await expect.poll(() => label(page)).toMatch(/^row 1, column 1: unknown/);
    const top = await page.locator(`${cell} .stroke-board`).boundingBox();
    expect(top!.y).toBeGreaterThanOrEqual(-1);
    expect(top!.y).toBeLessThan(look.height / 2);
    if (!look.touch) {
      await page.goto(new URL(address(tall()), inject('site')).href);
      await readyCell(page, 'play');
      await page.evaluate('scrollTo(0, 0)');
      const seen = await page.locator(`${cell} .board-scroll`).evaluate((box) => {
        const { bottom, right } = box.getBoundingClientRect();
        const hidden = [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight];
        return { hidden, inside: bottom <= innerHeight && right <= innerWidth };
      });
      expect(seen).toEqual({ hidden: [0, 0], inside: true });
    }
    expectQuiet(one);
    await one.close();
  });

  test('touches a few elements for each cell of a stroke on 30 x 30, and makes none anew', async () => {
    const one = await open(address(galleryPuzzle('random-30x30').code));
    const { page } = one;
    await readyCell(page, 'play');
    await until(
      page,
      `document.querySelector('${cell} [data-solutions]').textContent.includes('solution')`,
    );
    const touched = await page.evaluate<readonly Touched[]>(`(() => {
      const svg = document.querySelector('${cell} .board-live');
      const cells = [...document.querySelectorAll('${cell} [role="gridcell"]')];
      const changes = new MutationObserver(() => {});
      changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      svg.setPointerCapture = () => {};
      const send = (type, at) => {
        const { x, y, width, height } = cells[at].getBoundingClientRect();
        svg.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: x + width / 2, clientY: y + height / 2, buttons: 1 }));
        const records = changes.takeRecords();
        const targets = [...new Set(records.map(({ target }) => target))];
        const made = records.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element);
        return {
          type,
          at,
          cells: records.filter(({ attributeName }) => attributeName === 'aria-label').map(({ target }) => cells.indexOf(target)),
          inside: targets.filter((target) => svg.contains(target)).length,
          outside: targets.filter((target) => !svg.contains(target)).length,
          made: made.reduce((sum, node) => sum + 1 + node.querySelectorAll('*').length, 0),
        };
      };
      // filled, and cleared again
      return [0, 1, 2, 0, 1, 2].flatMap((row) => [
        send('pointerdown', 30 * row),
        ...Array.from({ length: 29 }, (_, k) => send('pointermove', 30 * row + k + 1)),
        send('pointerup', 30 * row + 29),
      ]);
    })()`);
    expect(touched).toHaveLength(6 * 31);
    for (const { type, at, cells, inside, outside, made } of touched) {
      const what = `${type} ${at}`;
      if (type === 'pointerup') {
        // the cells of the stroke have their marks, and what follows from those is told beside the board
        const row = Math.floor(at / 30);
        expect([...new Set(cells.map((cell) => Math.floor(cell / 30)))], what).toEqual([row]);
        expect(inside, what).toBeLessThan(100);
        expect(outside, what).toBeLessThan(30);
        expect(made, what).toBe(0);
      } else {
        expect(cells, what).toEqual([at]);
        // with the second cell its line is lit; with each cell the sign of its length is another
        const isSecond = at % 30 === 1;
        expect(inside, what).toBeLessThanOrEqual(isSecond ? 10 : 8);
        expect(made, what).toBeLessThanOrEqual(isSecond ? 5 : 3);
        expect(outside, what).toBe(0);
      }
    }
    expectQuiet(one);
    await one.close();
  });
});
