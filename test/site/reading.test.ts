/** What a reader of the text meets around the figures: references, search, 404, theme, print, the way by keyboard. */
import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { expectQuiet, readyCell, until, useBrowser } from './support.ts';

const { open } = useBrowser();

const shownNote = '#reference-note:popover-open';
const reference = (page: Page) => page.locator('.prose a.ref, .chapter > p a.ref').first();
const word = (page: Page) => page.locator('.chapter > p a.word').first();

describe('the list of chapters', () => {
  test('opens by key, leads to a chapter, and closes by Escape and by a press elsewhere', async () => {
    const opened = await open('sweeps/');
    const { page } = opened;
    const menu = page.locator('.chapter-menu');
    await menu.locator('summary').focus();
    await page.keyboard.press('Enter');
    await menu.locator('a[aria-current="page"]').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect.poll(() => menu.getAttribute('open')).toBeNull();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
    await menu.locator('summary').click();
    // the open list may cover the middle of the title
    await page.locator('h1').click({ position: { x: 4, y: 4 } });
    await expect.poll(() => menu.getAttribute('open')).toBeNull();
    await menu.locator('summary').click();
    await menu.locator('a').first().click();
    await page.waitForURL('**/one-line/');
    expectQuiet(opened);
    await opened.close();
  });
});

/**
 * In a page: how many parts the browser leaves out, how many of these are higher than the place that is kept for them, and how
 * many are laid out to be measured.
 */
function partsLeftOut(): readonly [leftOut: number, over: number, held: number] {
  const leftOut = [...document.querySelectorAll('.chapter > *, .ledger-entry')].filter(
    (part) => part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false,
  );
  const over = leftOut.filter((part) => {
    const { bottom } = part.getBoundingClientRect();
    return [...part.children].some((one) => one.getBoundingClientRect().bottom > bottom + 1);
  });
  return [leftOut.length, over.length, document.querySelectorAll('.laid-out').length];
}

// in tests all is laid out from the start, but not with this
const before = 'document.adoptedStyleSheets = [];';

describe('a long page', () => {
  test('learns how high the parts are that are far off, and leaves them out again', async () => {
    const opened = await open('papers/great-hunt/', { width: 360, before });
    const { page } = opened;
    await expect.poll(() => page.evaluate(partsLeftOut)).toEqual([expect.any(Number), 0, 0]);
    const [leftOut] = await page.evaluate(partsLeftOut);
    expect(leftOut).toBeGreaterThan(20);
    expectQuiet(opened);
    await opened.close();
  });
});

describe('the list of sections', () => {
  test('leads to the end of a long page that is not laid out yet', async () => {
    const opened = await open('papers/foote-krizanc/#sources', { before });
    const heading = opened.page.locator('#sources');
    await heading.waitFor();
    await expect
      .poll(() => heading.evaluate((element) => element.getBoundingClientRect().top / innerHeight))
      .toSatisfy((top: number) => top > 0 && top < 1);
    expectQuiet(opened);
    await opened.close();
  });

  test('is folded on a phone, opens there, and is open on a wide page', async () => {
    const opened = await open('sweeps/', { width: 360 });
    const { page } = opened;
    const first = page.locator('.contents-list a').first();
    expect(await first.isVisible()).toBe(false);
    await page.locator('.contents-fold summary').click();
    await first.waitFor();
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await page.locator('.contents-fold').isVisible()).toBe(false);
    expect(await first.isVisible()).toBe(true);
    expectQuiet(opened);
    await opened.close();
  });
});

describe('a reference', () => {
  test('opens its note on hover and closes it when the pointer leaves', async () => {
    const opened = await open('sweeps/');
    const { page } = opened;
    await reference(page).scrollIntoViewIfNeeded();
    await reference(page).hover();
    await page.locator(shownNote).waitFor();
    await expect
      .poll(() => page.locator(shownNote).innerText())
      .toMatch(/On the Difficulty of Nonograms/);
    await page.mouse.move(2, 2);
    await page.locator(shownNote).waitFor({ state: 'detached' });
    expectQuiet(opened);
    await opened.close();
  });

  test('at the lower edge of the window has its note moved up until all of it can be read', async () => {
    const { page, close } = await open('sweeps/');
    await reference(page).evaluate((link) => {
      scrollTo({ top: scrollY + link.getBoundingClientRect().bottom - innerHeight + 2 });
    });
    await reference(page).hover();
    await page.locator(shownNote).waitFor();
    const box = await page.locator(shownNote).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(900);
    await close();
  });

  test('stays open while the pointer goes into its note', async () => {
    const { page, close } = await open('sweeps/');
    await reference(page).scrollIntoViewIfNeeded();
    await reference(page).hover();
    await page.locator(shownNote).waitFor();
    await page.locator(shownNote).hover();
    await page.waitForTimeout(600);
    await expect.poll(() => page.locator(shownNote).count()).toBe(1);
    await close();
  });

  test('opens on focus by keyboard, describes its link, and Escape closes it', async () => {
    const opened = await open('sweeps/');
    const { page } = opened;
    await page.locator('#main').focus();
    const reached = async (): Promise<boolean> =>
      (await page.locator('a.ref:focus').count()) > 0 &&
      (await page.locator(shownNote).count()) > 0;
    for (let presses = 0; presses < 80 && !(await reached()); presses++) {
      await page.keyboard.press('Tab');
    }
    await expect
      .poll(() => page.locator('a.ref:focus').getAttribute('aria-describedby'))
      .toBe('reference-note');
    await page.keyboard.press('Escape');
    await page.locator(shownNote).waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('a.ref:focus').count()).toBe(1);
    expectQuiet(opened);
    await opened.close();
  });

  test('opens on tap, without leaving the place, and closes on a tap elsewhere', async () => {
    const opened = await open('sweeps/', { width: 360, touch: true });
    const { page } = opened;
    await reference(page).scrollIntoViewIfNeeded();
    await reference(page).tap();
    await page.locator(shownNote).waitFor();
    expect(new URL(page.url()).hash).toBe('');
    const box = await page.locator(shownNote).boundingBox();
    expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
    await page.locator('h1').tap();
    await page.locator(shownNote).waitFor({ state: 'detached' });
    expectQuiet(opened);
    await opened.close();
  });

  test('is a link to the list of sources without script', async () => {
    const { page, close } = await open('sweeps/', { script: false });
    const hash = await reference(page).getAttribute('href');
    expect(hash).toMatch(/^#source-\d{3}$/);
    expect(await page.locator(hash ?? '').isVisible()).toBe(true);
    await close();
  });
});

describe('a word of the field', () => {
  test('says what it means on hover and stays when pressed, by mouse, finger and key, and leads to its entry', async () => {
    for (const by of ['mouse', 'finger', 'key'] as const) {
      const touch = by === 'finger';
      const opened = await open('sweeps/', touch ? { width: 360, touch } : {});
      const { page } = opened;
      const note = page.locator(shownNote);
      await word(page).scrollIntoViewIfNeeded();
      if (by === 'mouse') {
        await word(page).hover();
        await note.waitFor();
        await word(page).click();
        await page.mouse.move(2, 2);
        await page.waitForTimeout(600);
      } else if (touch) await word(page).tap();
      else await word(page).press('Enter');
      await note.waitFor();
      expect(new URL(page.url()).pathname).toBe('/sweeps/');
      const says = await note.locator('p').innerText();
      const entry = note.locator('a');
      if (by === 'key') {
        await page.keyboard.press('Tab');
        await page.waitForTimeout(600);
        expect(await entry.evaluate((link) => link === document.activeElement)).toBe(true);
        await page.keyboard.press('Enter');
      } else await (touch ? entry.tap() : entry.click());
      await page.waitForURL('**/words/#*');
      await expect.poll(() => page.locator(':target dd').first().innerText()).toBe(says);
      expectQuiet(opened);
      await opened.close();
    }
  });

  test('is a link to its entry without script', async () => {
    const { page, close } = await open('sweeps/', { script: false });
    await word(page).click();
    await page.waitForURL('**/words/#*');
    await close();
  });

  test('is among the first that the search finds', async () => {
    const { page, close } = await open('search/?q=probing%20sequence');
    await page.locator('[data-search-group] li').first().waitFor();
    const addresses = await page
      .locator('[data-search-group] li > a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses.slice(0, 3)).toContain('/words/#probing-sequence');
    await close();
  });

  test('stands in the alphabet of the page of words, which needs no script', async () => {
    const { page, close } = await open('words/', { script: false });
    const all = await page.locator('.words:not(.senses) dt').evaluateAll((list) =>
      list.map(({ firstChild }) =>
        (firstChild?.textContent ?? '')
          .trim()
          .replace(/^\(.*?\)-/, '')
          .toLowerCase(),
      ),
    );
    expect(all.length).toBeGreaterThan(25);
    expect(all).toEqual(all.toSorted());
    await close();
  });
});

describe('search', () => {
  test('finds while typing, marks the words, and a result leads to its section', async () => {
    const opened = await open('search/');
    const { page } = opened;
    await page.locator('#search-words').fill('mirrored strips');
    const first = page.locator('[data-search-group] li').first();
    await first.waitFor();
    await expect.poll(() => first.locator('mark').count()).toBeGreaterThan(0);
    await expect
      .poll(() => page.locator('[data-search-count]').innerText())
      .toMatch(/\d+ places? found/);
    await first.locator('a').click();
    await page.waitForURL((address) => address.hash !== '');
    const target = decodeURIComponent(new URL(page.url()).hash.slice(1));
    await expect
      .poll(() => page.locator(`[id="${target}"]`).innerText())
      .toMatch(/mirrored strips/i);
    expectQuiet(opened);
    await opened.close();
  });

  test.each(['<img src=x onerror=alert(1)>', '"*^+-:\\'])(
    'says so when nothing is found for %s, and runs none of it',
    async (words) => {
      const opened = await open(`search/?q=${encodeURIComponent(words)}`);
      const { page } = opened;
      await until(page, `document.querySelector('[data-search-count]').textContent !== ''`);
      expect(await page.locator('[data-search-count]').innerText()).toMatch(/Nothing found|found/);
      expect(await page.locator('main img').count()).toBe(0);
      expect(await page.locator('#search-words').inputValue()).toBe(words);
      expectQuiet(opened);
      await opened.close();
    },
  );

  test('that cannot load its index says so and tries again with the next letter', async () => {
    const { page, close } = await open('search/');
    await page.route('**/search.json', (route) => route.abort());
    await page.locator('#search-words').fill('swee');
    await page.getByText('The index could not be loaded').waitFor();
    await page.unroute('**/search.json');
    await page.locator('#search-words').fill('sweep');
    await page.locator('[data-search-group] li').first().waitFor();
    await close();
  });

  test('without script leaves the list of contents', async () => {
    const { page, close } = await open('search/', { script: false });
    const chapters = page.locator('main .chapter-list.has-pictures a:visible');
    expect(await chapters.count()).toBeGreaterThan(10);
    expect(await page.locator('main .code-list a[href$="/play/"]').isVisible()).toBe(true);
    await close();
  });
});

test('an unknown address answers 404 with the chapters and a search that works', async () => {
  const { page, close, foreign } = await open('some/where/');
  expect(await page.locator('h1').innerText()).toBe('No such page');
  expect(await page.locator('main .chapter-list a').count()).toBeGreaterThanOrEqual(3);
  await page.locator('#search-words').fill('sweep');
  await page.locator('[data-search-group] a').first().click();
  await page.waitForURL(/\/(one-line|sweeps|density|words)\//);
  await expect.poll(() => page.locator('h1').innerText()).not.toBe('No such page');
  expect(foreign).toEqual([]);
  await close();
});

describe('the theme', () => {
  const background = 'getComputedStyle(document.documentElement).backgroundColor';

  test('is chosen, kept from page to page, and given back to the system', async () => {
    const opened = await open('');
    const { page } = opened;
    const light = await page.evaluate(background);
    await page.locator('[data-theme-choice] select').selectOption('dark');
    const dark = await page.evaluate(background);
    expect(dark).not.toBe(light);
    await page.goto(new URL('density/', page.url()).href);
    await expect.poll(() => page.evaluate(background)).toBe(dark);
    await expect.poll(() => page.locator('[data-theme-choice] select').inputValue()).toBe('dark');
    await page.locator('[data-theme-choice] select').selectOption('auto');
    await expect.poll(() => page.evaluate(background)).toBe(light);
    expectQuiet(opened);
    await opened.close();
  });

  test('works, for the page, where storage is forbidden', async () => {
    const opened = await open('', {
      before: `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no'); } });`,
    });
    const before = await opened.page.evaluate(background);
    await opened.page.locator('[data-theme-choice] select').selectOption('dark');
    await expect.poll(() => opened.page.evaluate(background)).not.toBe(before);
    expectQuiet(opened);
    await opened.close();
  });
});

test('on paper the strip of small grids stands in place of the stepper, light and without controls', async () => {
  const { page, close } = await open('sweeps/', { dark: true });
  await readyCell(page, 'fig-sweeps');
  await page.emulateMedia({ media: 'print' });
  const figure = page.locator('#fig-sweeps');
  await expect.poll(() => figure.locator('.stepper-strip svg').first().isVisible()).toBe(true);
  await expect
    .poll(() => page.locator('.cell button:visible, .cell input:visible').count())
    .toBe(0);
  await expect.poll(() => page.locator('.site-header').isVisible()).toBe(false);
  await expect
    .poll(() => page.evaluate('getComputedStyle(document.documentElement).colorScheme'))
    .toBe('light');
  await close();
});

test('by keyboard alone a reader comes from the top of a chapter into its stepper, out again, and on', async () => {
  const opened = await open('sweeps/');
  const { page } = opened;
  await page.keyboard.press('Tab');
  await expect.poll(() => page.locator(':focus').innerText()).toMatch(/Skip to the text/);
  await page.keyboard.press('Enter');
  const inFigure = (id: string): Promise<unknown> =>
    page.evaluate(`document.activeElement?.closest('#${id}') !== null`);
  const tabUntil = async (reached: () => Promise<unknown>): Promise<number> => {
    for (let presses = 1; presses <= 120; presses++) {
      await page.keyboard.press('Tab');
      if ((await reached()) === true) return presses;
    }
    throw new Error('Tab never arrived');
  };
  await readyCell(page, 'fig-sweeps');
  await tabUntil(() => page.evaluate(`document.activeElement?.closest('.stepper') !== null`));
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => page.locator('#fig-sweeps .stepper-place').innerText())
    .toMatch(/^step 2 of/);
  // every stop shows where the focus is, and none of them is a trap
  const stops = await tabUntil(async () => !(await inFigure('fig-sweeps')));
  expect(stops).toBeLessThan(60);
  await readyCell(page, 'fig-strips');
  await tabUntil(() => inFigure('fig-strips'));
  await expect
    .poll(() =>
      page.evaluate(`(() => {
      const style = getComputedStyle(document.activeElement);
      return style.outlineStyle !== 'none' || style.boxShadow !== 'none';
    })()`),
    )
    .toBe(true);
  expectQuiet(opened);
  await opened.close();
});
