/**
 * The first page, which is the short way: a row to try, four figures to open, seven scenes, the answer, and the chapters; what
 * stood here once still opens; and the way back where one was.
 */
import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { expectAccessible } from './accessible.ts';
import {
  pressShare,
  copyLink,
  expectQuiet,
  heightsOf,
  readyCell,
  sideways,
  useBrowser,
} from './support.ts';
import type { Opened, OpenOptions } from './support.ts';
import { sceneId, scenes } from '../../src/components/shortWay.ts';
import { verbs } from '../../src/components/verbs.ts';
import { chainFacts } from '../../src/facts/chains.ts';
import { hardBoards } from '../../src/facts/howHard.ts';
import { heroRungs } from '../../src/kit/hero/rungs.ts';
import { percent } from '../../src/notebook/plain/numbers.ts';
import { galleryPuzzle } from '../../src/puzzles/gallery.ts';

const { open } = useBrowser();

const saidOf = (page: Page, id: string): Promise<string> =>
  page.locator(`#${id} :is(.line-try-sentence, .play-sentence)`).innerText();

/** Presses the middle of a cell, counted from 1. */
async function press(
  page: Page,
  id: string,
  row: number,
  column: number,
  touch = false,
): Promise<void> {
  const cell = page.locator(
    `#${id} [role="row"][aria-rowindex="${row}"] [role="gridcell"][aria-colindex="${column}"]`,
  );
  await (touch ? cell.tap({ force: true }) : cell.click({ force: true }));
}

async function home(id: string, search = '', options: OpenOptions = {}): Promise<Opened> {
  const opened = await open(`${id === 'fig-heart' ? 'figure/fig-heart/' : ''}${search}`, options);
  await readyCell(opened.page, id, options.folded);
  return opened;
}

/** The heart, row by row. */
const heart = ['01010', '11111', '11111', '01110', '00100'];

describe('the row to try', () => {
  test('answers a wrong mark with a way that goes without it, and the right one with the reason', async () => {
    const opened = await home('try-row', '', { folded: true });
    const { page } = opened;
    await press(page, 'try-row', 1, 1);
    await expect
      .poll(() => saidOf(page, 'try-row'))
      .toMatch(/Cell 1 may be filled, but it need not be/);
    await expect
      .poll(() => page.locator('#try-row .line-try-sentence svg').getAttribute('aria-label'))
      .toBe('line 01110');
    await press(page, 'try-row', 1, 1); // a dot
    await press(page, 'try-row', 1, 1); // nothing
    await press(page, 'try-row', 1, 3);
    await expect
      .poll(() => saidOf(page, 'try-row'))
      .toMatch(/^Yes\. All three ways to lay the 3 fill cell 3/);
    // the ways open on asking only, so that nothing below moves
    expect(await page.locator('#try-row .line-try-ways svg:visible').count()).toBe(0);
    await page.locator('#try-row [data-fold="settings"] > summary').click();
    await expect.poll(() => page.locator('#try-row .line-try-ways svg:visible').count()).toBe(3);
    await expectAccessible(page, 'try-row');
    expectQuiet(opened);
    await opened.close();
  });

  test('is answered by keys alone, and said aloud', async () => {
    const { page, close } = await home('try-row');
    await page.locator('#try-row [role="gridcell"][tabindex="0"]').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect.poll(() => saidOf(page, 'try-row')).toMatch(/^Yes/);
    await expect
      .poll(() => page.locator('#try-row [data-announcer]').innerText())
      .toMatch(/^Cell 3 filled\. Yes/);
    await page.keyboard.press('Delete');
    await expect.poll(() => saidOf(page, 'try-row')).toMatch(/^The 3 asks for three filled cells/);
    await close();
  });
});

describe('the puzzle to play', () => {
  test('is solved by mouse, praises nothing, and names the picture', async () => {
    const opened = await home('fig-heart');
    const { page } = opened;
    for (const [row, cells] of heart.entries())
      for (const [column, cell] of [...cells].entries())
        if (cell === '1') await press(page, 'fig-heart', row + 1, column + 1);
    await expect
      .poll(() => saidOf(page, 'fig-heart'))
      .toBe('Solved: every number holds. The picture is a heart.');
    // a clean picture, and one way on
    expect(await page.locator('#fig-heart [role="gridcell"][aria-label*="unknown"]').count()).toBe(
      0,
    );
    expect(await page.locator('#fig-heart .board-empty:visible').count()).toBe(0);
    expect(await page.getByText('Stuck?').isVisible()).toBe(false);
    expect(
      await page
        .locator('#fig-heart .cell-body')
        .locator('a:visible, button:visible')
        .allInnerTexts(),
    ).toEqual(['See how a program solves it']);
    await expect
      .poll(() => page.locator('#fig-heart .board-description:not(.is-done)').count())
      .toBe(0);
    // the link opens the same marks
    const link = await copyLink(page, 'fig-heart');
    await page.goto(link.href);
    await readyCell(page, 'fig-heart');
    await expect.poll(() => saidOf(page, 'fig-heart')).toMatch(/^Solved/);
    await pressShare(page, '#fig-heart', 'reset');
    await expect.poll(() => saidOf(page, 'fig-heart')).toMatch(/^Press a cell to fill it/);
    expectQuiet(opened);
    await opened.close();
  });

  test('says gently what cannot be, by the numbers alone, and on asking which mark cannot stay', async () => {
    const opened = await home('fig-heart');
    const { page } = opened;
    await press(page, 'fig-heart', 1, 1);
    await expect
      .poll(() => saidOf(page, 'fig-heart'))
      .toBe('Every line can still hold its numbers.');
    await page.getByRole('button', { name: 'Are my marks right so far?' }).click();
    await expect
      .poll(() => saidOf(page, 'fig-heart'))
      .toBe('One mark is wrong: row 1, column 1, ringed.');
    await press(page, 'fig-heart', 1, 2);
    await expect
      .poll(() => saidOf(page, 'fig-heart'))
      .toBe('Row 1 has two filled cells side by side, and its longest run is 1.');
    await expect.poll(() => page.locator('#fig-heart .board-band').count()).toBe(1);
    await expectAccessible(page, 'fig-heart');
    expectQuiet(opened);
    await opened.close();
  });

  test('is painted by dragging, and marked by keys', async () => {
    const { page, close } = await home('fig-heart');
    const board = page.locator('#fig-heart .board-live');
    await board.scrollIntoViewIfNeeded();
    const box = async (column: number): Promise<{ x: number; y: number }> => {
      const found = await page
        .locator(`#fig-heart [aria-rowindex="2"] [aria-colindex="${column}"]`)
        .boundingBox();
      return {
        x: (found?.x ?? 0) + (found?.width ?? 0) / 2,
        y: (found?.y ?? 0) + (found?.height ?? 0) / 2,
      };
    };
    const [from, to] = [await box(1), await box(5)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => saidOf(page, 'fig-heart')).toBe('Row 2 holds: 5.');
    // the last cell of the stroke has the focus of the keyboard's board
    await page.locator('#fig-heart [role="gridcell"][tabindex="0"]').focus();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('x');
    await expect
      .poll(() => page.locator('#fig-heart [data-announcer]').innerText())
      .toMatch(/^Row 1, column 1 empty\./);
    await expect
      .poll(() =>
        page
          .locator('#fig-heart [aria-rowindex="1"] [aria-colindex="1"]')
          .getAttribute('aria-label'),
      )
      .toMatch(/^row 1, column 1: empty/);
    await close();
  });

  test('has cells for fingers on a phone, where nothing is wider than the page', async () => {
    const opened = await home('fig-heart', '', { width: 360, touch: true });
    const { page } = opened;
    const sides = await heightsOf(page, '#fig-heart [role="gridcell"]');
    expect(Math.min(...sides)).toBeGreaterThanOrEqual(44);
    for (const id of ['fig-heart', 'try-row']) {
      if (id === 'try-row') await page.goto(new URL('../../', page.url()).href);
      await readyCell(page, id);
      await press(page, id, 1, 2, true);
      await expect
        .poll(() =>
          page.locator(`#${id} [aria-rowindex="1"] [aria-colindex="2"]`).getAttribute('aria-label'),
        )
        .toMatch(/column 2: filled/);
    }
    await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0);
    expectQuiet(opened);
    await opened.close();
  });
});

const sizes = [
  [1440, 900],
  [360, 740],
] as const;

/** Where the lower edge of an element lies, from the top of the page. */
const endOf = async (page: Page, selector: string): Promise<number> => {
  const box = await page.locator(selector).first().boundingBox();
  return Math.round((box?.y ?? Infinity) + (box?.height ?? 0));
};

describe('the first screen', () => {
  test('has title, rule, row and four verbs on a desk, and the first of the owl', async () => {
    const { page, close } = await open('', { width: 1440 });
    expect(await endOf(page, '.verbs')).toBeLessThanOrEqual(770);
    const owl = await page.locator('#fig-owl .board-place').boundingBox();
    expect(owl?.y).toBeLessThan(900);
    await close();
  });

  test('has title, rule, the row and its sentence on a phone', async () => {
    const { page, close } = await open('', { width: 360, touch: true });
    expect(await endOf(page, '#try-row .stage-sentence')).toBeLessThanOrEqual(650);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await close();
  });
});

describe.each(sizes)('a verb at %i x %i', (width, height) => {
  test.each(verbs().map(({ figure }) => figure))('opens %s on the first screen', async (figure) => {
    const opened = await open('', { width, touch: width === 360 });
    const { page } = opened;
    await page.setViewportSize({ width, height });
    await page.locator(`[data-verb="${figure}"]`).click();
    await page.waitForURL(`**#${figure}`);
    await readyCell(page, figure);
    const box = await page.locator(`#${figure}`).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(-1);
    expect(box?.y).toBeLessThan(height / 4);
    expectQuiet(opened);
    await opened.close();
  });
});

describe('the scenes', () => {
  test('stand in their order, each with its place, its heading and one figure', async () => {
    const { page, close } = await open('');
    expect(await page.locator('.scene h2').allInnerTexts()).toEqual(scenes.slice(1));
    expect(await page.locator('.scene-place').allInnerTexts()).toEqual(
      scenes.map((_, at) => `${at + 1} of ${scenes.length}`),
    );
    for (const scene of await page.locator('.scene').all())
      expect(await scene.locator('[data-cell]').count()).toBe(1);
    await close();
  });

  test('let the reader start the owl, which stops at its first rung and leads on', async () => {
    const opened = await open('');
    const { page } = opened;
    await readyCell(page, 'fig-owl');
    const share = page.locator('#fig-owl .hero-bar-share');
    const [sweeps] = heroRungs();
    const all = sweeps!.grid.cells.length;
    expect(await share.textContent()).toBe(percent(0, 0));
    // what is not told yet has no name, and there is nothing to ask about
    expect(await page.locator('#fig-owl .hero-bar text').allTextContents()).toEqual([
      'sweeps',
      percent(0, 0),
    ]);
    expect(await page.locator('#fig-owl .hero-run-cell').innerText()).toBe('');
    await page.locator('#fig-owl .primary').click();
    await expect
      .poll(() => share.textContent(), { timeout: 15_000 })
      .toBe(percent(sweeps!.known / all, 0));
    expect(await page.locator('#fig-owl .stage-sentence').innerText()).toMatch(
      new RegExp(`^Stuck at ${sweeps!.known} of ${all} cells`),
    );
    await expectAccessible(page, 'fig-owl');
    const link = await copyLink(page, 'fig-owl');
    await page.locator('#fig-owl a.primary', { hasText: 'Why does it stop?' }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe(`#${sceneId(3)}`);
    await page.goto(link.href);
    await readyCell(page, 'fig-owl');
    await expect.poll(() => share.textContent()).toBe(percent(sweeps!.known / all, 0));
    expectQuiet(opened);
    await opened.close();
  });

  test('end with the whole owl, in five colours and bare', async () => {
    const opened = await open('', { reducedMotion: true });
    const { page } = opened;
    await readyCell(page, 'fig-owl-whole');
    const act = page.locator('#fig-owl-whole .primary');
    await act.click();
    await expect
      .poll(() => page.locator('#fig-owl-whole .hero-bar-share').textContent())
      .toBe(percent(1, 0));
    expect(await page.locator('#fig-owl-whole .board-by').count()).toBe(heroRungs().length);
    await act.click();
    await expect.poll(() => page.locator('#fig-owl-whole .is-bare').count()).toBe(1);
    expect(await page.locator('#fig-owl-whole .board-description').count()).toBe(0);
    expectQuiet(opened);
    await opened.close();
  });

  test('show pairs, and prove a cell without categories', async () => {
    const opened = await open('');
    const { page } = opened;
    await readyCell(page, 'fig-way-pairs');
    await page.locator('#fig-way-pairs [data-move="forward"]').click();
    await expect
      .poll(() => page.locator('#fig-way-pairs .stepper-sentence').first().innerText())
      .toMatch(/^Only one way is left/);
    await page.locator('#fig-way-pairs [data-move="forward"]').click();
    // the board is complete, and the scene is over
    expect(
      await page.locator('#fig-way-pairs .button-row .primary:visible').allInnerTexts(),
    ).toEqual(['Again']);
    const cell = page.locator('#fig-way-what-if');
    await readyCell(page, 'fig-way-what-if');
    expect(await cell.locator('.cell-body').innerText()).not.toMatch(/category|-probe|sequence/i);
    // before the try, which is the reader's
    expect(await cell.locator('[data-next-sweep]').innerText()).toBe('Try it both ways');
    await cell.locator('[data-prove]').click();
    await expect.poll(() => cell.innerText()).toMatch(/None can be left out/);
    expectQuiet(opened);
    await opened.close();
  });

  test('follow one chain to its end, with a frame that stays where it is', async () => {
    const opened = await open('', { reducedMotion: true });
    const { page } = opened;
    const id = 'fig-way-chain';
    await readyCell(page, id);
    const cell = page.locator(`#${id}`);
    const frame = (): Promise<string | null> => cell.locator('.chain-frame').getAttribute('d');
    const count = (): Promise<string> => cell.locator('.stepper-place').innerText();
    const { links } = chainFacts(galleryPuzzle('smallest-two-sat').code);
    expect(await count()).toBe(`link 0 of ${links}`);
    expect(await cell.locator('.stepper-sentence').innerText()).toMatch(/^Suppose the framed cell/);
    const before = await frame();
    await cell.locator('[data-through]').click();
    await expect.poll(count).toBe('proved');
    expect(await frame()).toBe(before);
    expect(await cell.locator('.stage .primary:visible').allInnerTexts()).toEqual(['Again']);
    await cell.locator('[data-again]').click();
    await expect.poll(count).toBe(`link 0 of ${links}`);
    // a link goes on to lead through the whole run
    await page.goto(new URL(`?${id}=1;s=end;z#${id}`, page.url()).href);
    await readyCell(page, id);
    await expect.poll(count).toMatch(/^step (\d+) of \1$/);
    expectQuiet(opened);
    await opened.close();
  });

  test('race over the picture of the reader', async () => {
    const { page, close } = await open('');
    await readyCell(page, 'try-duel');
    await page.locator('#try-duel [aria-rowindex="3"] [aria-colindex="4"]').click({ force: true });
    await expect
      .poll(() => page.locator('#try-duel .stage-says').innerText())
      .not.toContain('Fill a cell to start the race.');
    await close();
  });

  test('lead to the answer in its own words', async () => {
    const { page, close } = await open('');
    expect(await page.locator('.home-answer > p').first().innerText()).toBe(
      `Drawn at random: almost never hard (${hardBoards.beyond} of ${hardBoards.all}). Built on purpose: as hard as any puzzle of logic can be. In between lies a border that one can see.`,
    );
    await close();
  });
});

describe('what stood here once', () => {
  test.each([
    ['short-way/', ''],
    ['short-way/#scene-4', '#scene-4'],
    ['short-way/?fig-way-pairs=1;s=4;z#fig-way-pairs', '?fig-way-pairs=1;s=4;z#fig-way-pairs'],
    ['short-way/#fig-way-sweeps', 'figure/fig-way-sweeps/#fig-way-sweeps'],
    ['short-way/#fig-way-own', 'figure/fig-way-own/#fig-way-own'],
    ['#fig-first-puzzle', 'figure/fig-first-puzzle/#fig-first-puzzle'],
    [
      '?try-puzzle=1;m=01010--------------------;z#try-puzzle',
      'figure/fig-heart/?fig-heart=1;m=01010--------------------;z#fig-heart',
    ],
  ])('%s leads on', async (from, to) => {
    const { page, close } = await open('play/');
    const root = new URL('../', page.url()).href;
    await page.goto(root + from);
    await expect.poll(() => page.url()).toBe(root + to);
    await close();
  });

  test('the owl of then is stepped through in its links', async () => {
    const { page, close } = await open('figure/fig-way-sweeps/?fig-way-sweeps=1;s=end;z');
    await readyCell(page, 'fig-way-sweeps');
    expect(await page.locator('#fig-way-sweeps .cell-title').innerText()).toMatch(/earlier owl/);
    await close();
  });
});

describe('the chapters', () => {
  test('stand as cards with a picture and a question each', async () => {
    const { page, close } = await open('');
    expect(await page.locator('.chapter-list .chapter-picture').count()).toBe(
      await page.locator('.chapter-list > li').count(),
    );
    await page.locator('.home-chapters .primary').click();
    await page.waitForURL('**/one-line/');
    await close();
  });

  test('begin again where the reader stopped', async () => {
    const opened = await open('', { fresh: true });
    const { page } = opened;
    const line = page.locator('[data-resume]');
    expect(await line.innerText()).toMatch(/minutes of reading/);
    await page.goto(new URL('sweeps/', page.url()).href);
    await readyCell(page, 'fig-sweeps'); // what stands above moves nothing any more
    await page.locator('#rows-then-columns').evaluate((heading) => heading.scrollIntoView());
    await page.locator('.contents a[aria-current="location"]').waitFor();
    await expect
      .poll(() => page.evaluate("localStorage.getItem('nonogram-explorer-place')"))
      .toMatch(/rows-then-columns/);
    await page.goto(new URL('../', page.url()).href);
    expect(await line.innerText()).toBe(
      'Welcome back. Go on reading: 2. Why does it stop?: Rows, then columns',
    );
    await line.locator('a').click();
    await page.waitForURL('**/sweeps/#rows-then-columns');
    expectQuiet(opened);
    await opened.close();
  });

  test('work where storage is forbidden or holds something else', async () => {
    for (const before of [
      `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no'); } });`,
      `localStorage.setItem('nonogram-explorer-place', '{"chapter":"no-such-chapter","section":"","heading":""}');`,
    ]) {
      const opened = await open('sweeps/', { before });
      await opened.page.mouse.wheel(0, 2000);
      await opened.page.goto(new URL('../', opened.page.url()).href);
      const line = await opened.page.locator('[data-resume]').innerText();
      expect(line).toMatch(/minutes of reading/);
      expectQuiet(opened);
      await opened.close();
    }
  });
});
