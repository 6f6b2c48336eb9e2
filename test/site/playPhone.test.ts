/** The page to play on by real touches: boards are whole first, both ways round, and nothing moves under a hand. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { moment } from '../../src/notebook/clock.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { solve } from '../../src/engine/solve/solve.ts';
import { encodePuzzle } from '../../src/formats/puzzleCode.ts';
import { galleryDescriptions, galleryPuzzle } from '../../src/puzzles/gallery.ts';
import { address, cell, label, marked, middle, said } from './playPage.ts';
import { drawn, expectQuiet, readyCell, sideways, until, useBrowser } from './support.ts';

const { open } = useBrowser();

type Spot = readonly [x: number, y: number];

/** Fingers on a page: real events, as a screen gives them. */
async function fingersOn(page: Page): Promise<{
  readonly down: (...spots: Spot[]) => Promise<void>;
  readonly move: (...spots: Spot[]) => Promise<void>;
  readonly up: () => Promise<void>;
  readonly tap: (spot: Spot) => Promise<void>;
  readonly twice: (spot: Spot) => Promise<void>;
}> {
  const cdp = await page.context().newCDPSession(page);
  let clock = moment() / 1000; // the events say when they were, however long they take to come
  const send = async (type: string, spots: readonly Spot[], after = 0.02): Promise<void> => {
    clock += after;
    await cdp.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: spots.map(([x, y], id) => ({ x, y, id })),
      timestamp: clock,
    });
  };
  const tap = async (spot: Spot, after = 2): Promise<void> => {
    await send('touchStart', [spot], after);
    await send('touchEnd', []);
  };
  return {
    down: (...spots) => send('touchStart', spots, 2),
    move: (...spots) => send('touchMove', spots),
    up: () => send('touchEnd', []),
    tap,
    twice: async (spot) => {
      await tap(spot);
      await tap(spot, 0.1);
    },
  };
}

/** Where the tools lie, and what a hand is over. */
const toolsAt = (page: Page): Promise<readonly string[]> =>
  page
    .locator(`${cell} :is(.play-tools, .play-tools button, .board-live)`)
    .evaluateAll((all) =>
      all.map((one) => [one.getBoundingClientRect()].map(({ x, y }) => `${x} ${y}`).join()),
    );

const cellWidth = (page: Page): Promise<number> =>
  page
    .locator(`${cell} [role="gridcell"]`)
    .first()
    .evaluate((one) => one.getBoundingClientRect().width);

/** How much of the box the numbers take that stand at its edges: of its width, and of its height. */
const headsOf = (page: Page): Promise<readonly number[]> =>
  page.locator(cell).evaluate((figure) => {
    const part = (name: string): DOMRect => figure.querySelector(name)!.getBoundingClientRect();
    const box = part('.board-scroll');
    return [
      (part('.play-edge-rows').right - box.left) / box.width,
      (part('.play-edge-columns').bottom - box.top) / box.height,
    ];
  });

/** A puzzle with as many numbers as its lines have room for. */
const chequered = (height: number, width: number): string => {
  const cells = Uint8Array.from(
    { length: height * width },
    (_, at) => (Math.floor(at / width) + (at % width)) % 2,
  );
  return encodePuzzle(puzzleOf({ height, width, cells }));
};

const phones = [
  { width: 360, height: 740, least: 10 },
  { width: 390, height: 844, least: 11 },
  { width: 844, height: 390, least: 11 },
] as const;

describe('on a phone', () => {
  test('every board is whole first, both ways round, and beside its tools on a phone that lies', async () => {
    const one = await open('play/', { ...phones[0], touch: true });
    const { page } = one;
    for (const id of ['drawn-lighthouse', 'drawn-windmill', 'drawn-dragon'] as const) {
      await page.goto(new URL(address(galleryPuzzle(id).code), inject('site')).href);
      await readyCell(page, 'play', true);
      for (const { width, height, least } of phones) {
        const what = `${id} at ${width}`;
        await page.setViewportSize({ width, height });
        await drawn(page);
        await page.locator(`${cell} .stroke-board`).evaluate((board) => {
          board.scrollIntoView({ block: 'start' });
        });
        const seen = await page.locator(cell).evaluate((figure) => {
          const box = figure.querySelector('.board-scroll')!;
          const tools = figure.querySelector('.play-tools')!.getBoundingClientRect();
          const { left, top, right, bottom } = box.getBoundingClientRect();
          return {
            hidden: [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight],
            inside: left >= 0 && top >= -1 && right <= innerWidth && bottom <= innerHeight + 1,
            share: (bottom - top) / innerHeight,
            tools:
              tools.bottom <= innerHeight + 1 && (tools.top >= bottom - 1 || tools.left >= right),
            beside: tools.left >= right,
          };
        });
        const lies = width > height;
        expect(seen, what).toMatchObject({
          hidden: [0, 0],
          inside: true,
          tools: true,
          beside: lies,
        });
        if (lies) expect(seen.share, what).toBeGreaterThan(0.95);
        expect(await cellWidth(page), what).toBeGreaterThanOrEqual(least);
        expect(await sideways(page), what).toBe(0);
      }
      await page.setViewportSize({ width: 360, height: 740 });
    }
    // of 20 numbers over each column those next to the cells stand, and most of the box is for the cells
    await page.goto(new URL(address(chequered(40, 20)), inject('site')).href);
    await readyCell(page, 'play', true);
    for (let k = 0; k < 5; k++)
      await page.locator(`${cell} [data-larger]`).evaluate((one: HTMLElement) => one.click());
    const heads = await headsOf(page);
    for (const share of heads) {
      expect(share).toBeGreaterThan(0.3);
      expect(share).toBeLessThan(0.41);
    }
    expectQuiet(one);
    await one.close();
  });

  test('taps, strokes and two fingers do what they should, and nothing moves under the hand', async () => {
    const one = await open(address(galleryPuzzle('drawn-windmill').code), {
      ...phones[0],
      touch: true,
      dark: true,
    });
    const { page } = one;
    await readyCell(page, 'play', true);
    await until(
      page,
      `document.querySelector('${cell} [data-solutions]').textContent.includes('exactly one')`,
    );
    const { cells } = solve(galleryDescriptions('drawn-windmill')).solutions[0]!;
    const finger = await fingersOn(page);
    const side = 20;
    const whole = await cellWidth(page);
    expect(whole).toBeLessThan(24);
    // a tap is on the screen with the next frame
    await page.evaluate(`document.querySelector('${cell} .board-live').addEventListener('pointerdown', ({ target }) => {
      const label = () => target.closest('[role="gridcell"]').getAttribute('aria-label');
      requestAnimationFrame(() => { document.body.dataset.seen = label(); });
    })`);
    const start = await toolsAt(page);
    const spot = await middle(page, 7 * side + 7);
    await finger.down(spot);
    await until(page, `document.body.dataset.seen?.includes('filled')`);
    // small cells are seen beside the finger
    expect(await page.locator(`${cell} .play-glass`).isVisible()).toBe(true);
    await finger.up();
    expect(await page.locator(`${cell} .play-glass`).isVisible()).toBe(false);
    await expect.poll(() => marked(page)).toBe('1 of 400 cells marked');
    // a mistake of it, a check, a hint and what is wrong, word by word: the tools stay
    await finger.tap(await middle(page, cells.indexOf(0)));
    for (const wanted of [/Not all|otherwise/, /otherwise/, /ringed/]) {
      await finger.tap(await middlePlace(page, '[data-dock]'));
      await expect.poll(() => said(page)).toMatch(wanted);
      expect((await toolsAt(page)).slice(0, start.length)).toEqual(start);
    }
    for (let k = 0; k < 2; k++) await finger.tap(await middlePlace(page, '[data-undo]'));
    await expect.poll(() => marked(page)).toBe('0 of 400 cells marked');
    expect(await toolsAt(page)).toEqual(start);
    // two taps: cells for a finger, and no mark
    await finger.twice(spot);
    await expect.poll(() => cellWidth(page)).toBeCloseTo(32, 0);
    expect(await marked(page)).toBe('0 of 400 cells marked');
    expect(await page.locator(`${cell} [data-redo]`).isDisabled()).toBe(true); // nor one to be made again
    // the numbers stand at the edges of the box, and leave room for the cells
    for (const share of await headsOf(page)) expect(share).toBeLessThan(0.41);
    // and the tools do not lie on it
    const under = await page.locator(cell).evaluate((figure) => {
      const part = (name: string): DOMRect => figure.querySelector(name)!.getBoundingClientRect();
      return part('.board-scroll').bottom - part('.play-tools').top;
    });
    expect(under).toBeLessThanOrEqual(1);
    // a stroke that comes to the edge goes on to the end of its row
    const scrolled = (): Promise<number> =>
      page.locator(`${cell} .board-scroll`).evaluate((box) => box.scrollLeft);
    const before = await scrolled();
    const from = await middle(page, 7 * side + 7);
    await finger.down(from);
    await finger.move([from[0] + 40, from[1]]);
    await finger.move([352, from[1]]);
    await until(
      page,
      `(({ scrollLeft, scrollWidth, clientWidth }) => scrollLeft > scrollWidth - clientWidth - 2)(document.querySelector('${cell} .board-scroll'))`,
    );
    await finger.up();
    expect(await scrolled()).toBeGreaterThan(before);
    await expect.poll(() => said(page)).toBe('Row 8, columns 8 to 20: 13 cells filled.');
    // a second finger gives a stroke up, and enlarges
    const wide = await cellWidth(page);
    const held = await middle(page, 9 * side + 16);
    await finger.down(held);
    await finger.down(held, [held[0] - 40, held[1] + 40]);
    await finger.move(held, [held[0] - 70, held[1] + 70]);
    await finger.up();
    expect(await cellWidth(page)).toBeGreaterThan(1.3 * wide);
    expect(await marked(page)).toBe('13 of 400 cells marked');
    await finger.twice(await middle(page, 9 * side + 16));
    await expect.poll(() => cellWidth(page)).toBeCloseTo(whole, 1);
    expect(await marked(page)).toBe('13 of 400 cells marked');
    // a long press is a cross
    await finger.down(await middle(page, 0));
    await until(page, `document.body.dataset.seen?.includes('filled')`);
    await expect
      .poll(() => page.locator(`${cell} [role="gridcell"]`).first().getAttribute('aria-label'))
      .toContain('empty');
    await finger.up();
    // smaller and larger, and no smaller than the whole board
    const size = (name: string): Promise<void> =>
      page
        .locator(`${cell} [data-${name.toLowerCase()}]`)
        .evaluate((one: HTMLElement) => one.click());
    await size('Larger');
    expect(await cellWidth(page)).toBeGreaterThan(1.2 * whole);
    for (let k = 0; k < 3; k++) await size('Smaller');
    await expect.poll(() => cellWidth(page)).toBeCloseTo(whole, 1);
    expect(await page.locator(cell).evaluate((one) => one.querySelector('.play-edge'))).toBe(null);
    expectQuiet(one);
    await one.close();
  });

  test('what was asked for comes onto the screen, and a board that is solved is seen whole', async () => {
    const one = await open(address(galleryPuzzle('drawn-cup').code), { ...phones[0], touch: true });
    const { page } = one;
    await readyCell(page, 'play', true);
    await until(
      page,
      `document.querySelector('${cell} [data-solutions]').textContent.includes('exactly one')`,
    );
    const { cells, width } = solve(galleryDescriptions('drawn-cup')).solutions[0]!;
    const finger = await fingersOn(page);
    const wrong = cells.indexOf(0);
    await finger.tap(await middle(page, wrong));
    const button = async (name: string): Promise<void> => {
      const place = page.locator(`${cell} ${name}`);
      await place.evaluate((one) => one.scrollIntoView({ block: 'start' }));
      await finger.tap(await middlePlace(page, name));
    };
    /** Whether all of a board is on the screen, above the tools. */
    const seen = (): Promise<boolean> =>
      page.locator(cell).evaluate((figure) => {
        const { top, bottom } = figure.querySelector('.board-live')!.getBoundingClientRect();
        return (
          top >= -1 &&
          bottom <= figure.querySelector('.play-tools')!.getBoundingClientRect().top + 1
        );
      });
    await button('[data-check]');
    await expect.poll(() => said(page)).toContain('1 mark is otherwise');
    expect(await seen()).toBe(false);
    await button('[data-dock]'); // show where
    await expect.poll(() => said(page)).toContain('ringed');
    await expect.poll(seen).toBe(true);
    // enlarged, and solved by keys
    await page.locator(`${cell} [data-larger]`).evaluate((one: HTMLElement) => one.click());
    const enlarged = await cellWidth(page);
    await page.locator(`${cell} [role="gridcell"]`).nth(wrong).press('Backspace');
    for (const [at, mark] of cells.entries())
      if (mark === 1) await page.locator(`${cell} [role="gridcell"]`).nth(at).press(' ');
    await expect.poll(() => said(page)).toContain('Solved');
    expect(await cellWidth(page)).toBeLessThan(enlarged);
    expect(await label(page)).toContain(`row ${Math.floor(cells.lastIndexOf(1) / width) + 1}`);
    await button('[data-replay]');
    await expect.poll(seen).toBe(true);
    await page.locator(`${cell} [data-replay]`).press('Enter');
    expectQuiet(one);
    await one.close();
  });
});

test('a press on the last row of a large board scrolls nothing, and the stroke goes on', async () => {
  const one = await open(address(galleryPuzzle('drawn-dragon').code), { width: 1440, height: 600 });
  const { page } = one;
  await readyCell(page, 'play', true);
  await page.locator(`${cell} [data-larger]`).evaluate((one: HTMLElement) => one.click());
  const board = page.locator(`${cell} .board-scroll`);
  // its last row is cut by the edge of the window
  const [x, y] = await page.locator(cell).evaluate((figure) => {
    const box = figure.querySelector('.board-scroll')!;
    box.scrollTo(0, box.scrollHeight);
    const one = [...figure.querySelectorAll('[role="row"]')].at(-1)!.children[9]!;
    window.scrollBy(0, one.getBoundingClientRect().top + 9 - innerHeight);
    const { x, width, top } = one.getBoundingClientRect();
    return [x + width / 2, top + 4];
  });
  const place = (): Promise<readonly number[]> =>
    board.evaluate((box) => [scrollY, box.scrollTop, box.scrollLeft]);
  const before = await place();
  await page.mouse.move(x, y);
  await page.mouse.down();
  expect(await place()).toEqual(before);
  await page.mouse.move(x + 60, y, { steps: 3 });
  await page.mouse.up();
  await expect.poll(() => said(page)).toMatch(/^Row 29, columns 10 to 1\d: \d cells filled\.$/);
  expect(await place()).toEqual(before);
  expectQuiet(one);
  await one.close();
});

/** The middle of an element of the figure, in CSS pixels. */
async function middlePlace(page: Page, name: string): Promise<Spot> {
  const box = (await page.locator(`${cell} ${name}`).first().boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2];
}
