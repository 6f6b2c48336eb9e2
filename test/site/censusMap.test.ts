/** The map of the census in a real browser: walked by mouse, keys and fingers, down to a picture whose cells are turned over. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import {
  pressShare,
  copyLink,
  expectQuiet,
  readyCell,
  sideways,
  until,
  useBrowser,
} from './support.ts';
import type { Opened, OpenOptions } from './support.ts';

const { open } = useBrowser();
const id = 'fig-map';
const cell = `#${id}`;

/** Opens the map of the chapter with these settings in its link, and waits for its counts. */
async function openMap(settings = '', options: OpenOptions = {}): Promise<Opened> {
  const search = settings === '' ? '' : `?${id}=1;${settings};z`;
  const opened = await open(`all-small-nonograms/${search}#${id}`, options);
  await readyCell(opened.page, id);
  await opened.page.locator(`${cell} .map-stage canvas`).waitFor();
  return opened;
}

const stage = (page: Page) => page.locator(`${cell} .map-stage`);
const place = (page: Page, wanted: string): Promise<void> =>
  until(page, `document.querySelector('${cell} .map-stage').dataset.place === '${wanted}'`);
const chosen = (page: Page, text: RegExp): Promise<void> =>
  expect
    .poll(
      () =>
        page
          .locator(`${cell} :is(.stage-says, .stage-second)`)
          .allInnerTexts()
          .then((texts) => texts.join('\n')),
      {
        timeout: 30_000,
      },
    )
    .toMatch(text);
const said = (page: Page, text: string): Promise<void> =>
  until(page, `document.querySelector('${cell} [data-announcer]').textContent.includes('${text}')`);

/** How many colours there are on the stage: an empty one has few. */
const colours = (page: Page): Promise<number> =>
  page.evaluate(`(() => {
    const canvas = document.querySelector('${cell} .map-stage canvas');
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    const seen = new Set();
    for (let at = 0; at < data.length; at += 4 * 97) seen.add(data[at] << 16 | data[at + 1] << 8 | data[at + 2]);
    return seen.size;
  })()`);

describe('the map of the census', () => {
  test('flies to the hardest, shows one, and goes where a cell turned over leads', async () => {
    const opened = await openMap();
    const { page } = opened;
    expect(await colours(page)).toBeGreaterThan(30);
    const inks = `new Set([...document.querySelectorAll('${cell} .map-inks > *')].map((ink) => getComputedStyle(ink).color)).size`;
    const many = await page.evaluate<number>(inks);
    expect(many).toBeGreaterThan(5);
    // where the system sets the colours, too
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await page.evaluate(inks)).toBe(many);
    await page.emulateMedia({ forcedColors: null });
    await page
      .locator(cell)
      .getByRole('button', { name: 'Fly to the four that take 17 sweeps' })
      .click();
    await place(page, '0.17');
    await chosen(page, /Picture no\. 6,677,894: simple, 17 sweeps, 12 filled\./);
    const second = page.locator(`${cell} [role="gridcell"][aria-label^="row 2, column 2"]`);
    await until(
      page,
      `document.querySelector('${cell} [role="gridcell"][aria-label^="row 2, column 2"]').getAttribute('aria-label').includes('turned over: simple, 6 sweeps')`,
    );
    await second.click();
    await said(page, 'Row 2, column 2 turned over: from simple, 17 sweeps to simple, 6 sweeps.');
    await chosen(page, /Picture no\. 6,677,958: simple, 6 sweeps, 13 filled\./);
    await place(page, '0.6.13');
    await page.locator(cell).getByRole('link', { name: 'All methods on this puzzle' }).click();
    await readyCell(page, 'puzzle');
    await expect.poll(() => page.locator('#puzzle [data-notice]').isVisible()).toBe(false);
    expectQuiet(opened);
    await opened.close();
  });

  test('is walked by keys alone, down to a picture and out again', async () => {
    const opened = await openMap();
    const { page } = opened;
    await stage(page).focus();
    await page.keyboard.press('ArrowRight');
    await said(page, 'Simple, 3 sweeps: 9,367,027 pictures');
    await page.keyboard.press('Enter');
    await place(page, '0.3');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await until(
      page,
      `document.querySelector('${cell} .map-stage').dataset.place.split('.').length === 3`,
    );
    await page.keyboard.press('Enter'); // so near that pictures are seen
    await expect.poll(() => colours(page)).toBeGreaterThan(3);
    await page.keyboard.press('ArrowDown');
    await said(page, 'in this field');
    await page.keyboard.press('Enter');
    await chosen(page, /Picture no\. [\d,]+: simple, 3 sweeps, \d+ filled/);
    await page.keyboard.press('Escape');
    await place(page, '0.3');
    await page.keyboard.press('Home');
    await place(page, '');
    await expect.poll(() => page.evaluate(`document.activeElement.className`)).toMatch(/map-stage/);
    await expectAccessible(page, id);
    expectQuiet(opened);
    await opened.close();
  });

  test('goes in by clicks, is dragged, and leaves the wheel to the page', async () => {
    const opened = await openMap();
    const { page } = opened;
    await stage(page).evaluate((map) => map.scrollIntoView({ block: 'center' }));
    const box = (await stage(page).boundingBox())!;
    await page.mouse.click(box.x + 0.2 * box.width, box.y + 0.3 * box.height);
    await place(page, '0.3');
    const before = await copyLink(page, id);
    expect(before.search).toContain('a=1.3;');
    await page.mouse.move(box.x + 300, box.y + 300);
    await page.mouse.down();
    await page.mouse.move(box.x + 100, box.y + 200, { steps: 5 });
    await page.mouse.up();
    await until(page, `location.search.includes('z=')`);
    const scrolled = await page.evaluate('scrollY');
    await page.mouse.wheel(0, 200);
    await until(page, `scrollY > ${String(scrolled)}`);
    const after = await copyLink(page, id);
    expect(after.search).toMatch(/z=[\d.]+/);
    await pressShare(page, cell, 'reset');
    await place(page, '');
    expectQuiet(opened);
    await opened.close();
  });

  test('fits a phone, is moved by two fingers and tapped with one', async () => {
    const opened = await openMap('', { width: 360, touch: true });
    const { page } = opened;
    expect(await sideways(page)).toBe(0);
    const box = (await stage(page).boundingBox())!;
    await page.touchscreen.tap(box.x + 0.2 * box.width, box.y + 0.3 * box.height);
    await place(page, '0.3');
    await page.locator(cell).getByRole('button', { name: 'Whole map' }).first().click();
    await place(page, '');
    const session = await page.context().newCDPSession(page);
    await stage(page).scrollIntoViewIfNeeded();
    const here = (await stage(page).boundingBox())!;
    const fingers = (gap: number) => [
      { x: here.x + 160 - gap, y: here.y + 100, id: 0 },
      { x: here.x + 160 + gap, y: here.y + 100, id: 1 },
    ];
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: fingers(20),
    });
    for (const gap of [40, 60, 80])
      await session.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: fingers(gap),
      });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await until(page, `location.search.includes('z=')`);
    const low = await page.evaluate(
      `Math.min(...[...document.querySelectorAll('${cell} button')].filter((one) => one.getClientRects().length > 0).map((one) => one.getBoundingClientRect().height))`,
    );
    expect(low).toBeGreaterThanOrEqual(44);
    await expectAccessible(page, id);
    expectQuiet(opened);
    await opened.close();
  });
});
