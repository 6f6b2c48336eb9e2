/** The boards of all methods in a real browser: mouse, keyboard, link, files, and a phone. */
import { describe, expect, test } from 'vitest';
import { grouped } from '../../src/notebook/plain/numbers.ts';
import { missedFacts } from '../../src/facts/missed.ts';
import { expectAccessible } from './accessible.ts';
import {
  pressShare,
  copyLink,
  csvRowsOf,
  expectQuiet,
  readyCell,
  savedFile,
  sideways,
  until,
  useBrowser,
} from './support.ts';

const { open } = useBrowser();
const chapter = 'papers/foote-krizanc/';
const id = 'fig-missed';
const figure = `#${id}`;
const words = `${figure} [data-cell-words]`;

describe('what each method misses on one puzzle', () => {
  test('is told of the cell under the pointer or the cursor, marked on all boards', async () => {
    const opened = await open(chapter);
    const { page } = opened;
    await readyCell(page, id);
    const { found, mustBe } = missedFacts('every-step');
    const counts = await page.locator(`${figure} .reach-count`).allInnerTexts();
    expect(counts).toEqual(
      [
        ...(['sweeps', 'four', 'two-sat', 'probing', 'repeated', 'pairs'] as const).map(found),
        mustBe,
      ].map((count) => `${grouped(count)} of ${grouped(mustBe)}`),
    );
    // the pointer on the second cell of the last row of a small board
    const small = page.locator(`${figure} [data-board="four"] .reach-thumb svg`);
    await small.scrollIntoViewIfNeeded();
    const box = (await small.boundingBox())!;
    await page.mouse.move(box.x + box.width * 0.19, box.y + box.height * 0.93);
    await until(page, `document.querySelector('${words}').textContent.includes('Row 8, column 2')`);
    const marks = page.locator(`${figure} .reach-at`);
    await expect
      .poll(() =>
        marks.evaluateAll((all) =>
          all.map((mark) => [mark.getAttribute('transform'), mark.getAttribute('visibility')]),
        ),
      )
      .toEqual(Array.from({ length: 6 }, () => ['translate(4 28)', 'visible']));
    await expect.poll(() => page.locator(`${figure} .board-chosen`).getAttribute('d')).not.toBe('');
    // the cursor, by key
    await page.locator(`${figure} .board-cell[tabindex="0"]`).focus();
    await page.keyboard.press('ArrowRight');
    await until(page, `document.querySelector('${words}').textContent.includes('Row 1, column 2')`);
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await until(
      page,
      `document.querySelector('${figure} [data-announcer]').textContent.startsWith('Row 8, column 8')`,
    );
    await expectAccessible(page, id);
    const doors = page.locator(`${figure} figcaption a[aria-label$="step through it"]`);
    await expect.poll(() => doors.count()).toBe(7);
    await expect
      .poll(() => page.locator(`${figure} [data-ask]`).getAttribute('href'))
      .toContain('c=8.8');
    // files
    expect(csvRowsOf(await savedFile(page, id, 'csv')).length).toBe(65);
    const json = JSON.parse((await savedFile(page, id, 'json')).toString()) as {
      boards: { pairs: { count: number } };
    };
    expect(json.boards.pairs.count).toBe(found('pairs'));
    expect((await savedFile(page, id, 'svg')).toString().split('board-small"').length).toBe(8);
    // the link has the chosen cell; the reset takes it back
    const address = await copyLink(page, id);
    await page.goto(address.href);
    await readyCell(page, id);
    await expect.poll(() => page.locator(words).innerText()).toContain('Row 8, column 8');
    await pressShare(page, figure, 'reset');
    await until(page, `document.querySelector('${words}').textContent.includes('Come to a cell')`);
    expectQuiet(opened);
    await opened.close();
  });

  test('fits a phone, where a touch on a small board chooses a cell', async () => {
    const opened = await open(chapter, {
      width: 360,
      dark: true,
      reducedMotion: true,
      touch: true,
    });
    const { page } = opened;
    await readyCell(page, id);
    await page.locator(`${figure} [data-board="pairs"] .reach-thumb svg`).tap();
    await until(
      page,
      `/Row [45], column [45]/.test(document.querySelector('${words}').textContent)`,
    );
    await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page, id);
    expectQuiet(opened);
    await opened.close();
  });
});
