/** The boards of all methods in a real browser: mouse, keyboard, link, doors, trouble, a phone. */
import { describe, expect, test } from 'vitest';
import { grouped } from '../../src/notebook/plain/numbers.ts';
import { missedFacts } from '../../src/facts/missed.ts';
import { galleryDescriptions, galleryPuzzle } from '../../src/puzzles/gallery.ts';
import { expectAccessible } from './accessible.ts';
import {
  copyLink,
  csvRowsOf,
  expectQuiet,
  readyCell,
  savedFile,
  sideways,
  until,
  useBrowser,
} from './support.ts';
import { leashing } from './workerLeash.ts';

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
    await page.locator(`${figure} [data-output="reset"]`).click();
    await until(page, `document.querySelector('${words}').textContent.includes('Come to a cell')`);
    expectQuiet(opened);
    await opened.close();
  });

  test('is asked of a worker for other puzzles, and the doors open them', async () => {
    const opened = await open(chapter);
    const { page } = opened;
    await readyCell(page, id);
    const summary = page.locator(`${figure} [data-summary]`);
    const preset = page.locator(`${figure}-preset`);
    for (const [puzzle, said] of [
      ['only-sat', /No method finds any of them\. Sweeps, .* know the same cells\./],
      ['no-solution', /This puzzle has no solution/],
      ['only-four', /8 of 8 cells .* [Pp]airs of lines, .* know the same cells/],
    ] as const) {
      await preset.selectOption(galleryPuzzle(puzzle).code);
      await summary.filter({ hasText: said }).waitFor();
      const { columns } = galleryDescriptions(puzzle);
      const numbers = page.locator(`${figure} .board-live .board-description`);
      await expect
        .poll(async () => (await numbers.allTextContents()).slice(-columns.length))
        .toEqual(columns.map((runs) => runs.join(' ')));
    }
    const { code } = galleryPuzzle('only-four');
    await page.locator(`${figure} [data-board="four"] figcaption a`).click();
    await readyCell(page, 'fig-standstill');
    expect(page.url()).toContain(code);
    expectQuiet(opened);
    await opened.close();
  });

  test('can be stopped, tells of what is too large and of bad links, and keeps what was entered', async () => {
    const lines = Array.from({ length: 30 }, (_, at) => `1.${(at % 3) + 1}.1`).join('_');
    const opened = await open(`${chapter}?${id}=1;p=30x30_${lines}~${lines};z`, {
      before: leashing(),
    });
    const { page } = opened;
    await readyCell(page, id);
    await page.locator(`${figure} [data-work="busy"]`).waitFor();
    await page.locator(figure).getByRole('button', { name: 'Stop' }).click();
    await page.locator(figure).getByRole('button', { name: 'Go on' }).click();
    await page.locator(`${figure} [data-work="busy"]`).waitFor();
    const ones = Array.from({ length: 40 }, () => '1').join('_');
    for (const [address, message] of [
      [`${chapter}?${id}=1;p=40x40_${ones}~${ones};z`, /up to 32 rows and 32 columns/],
      [`${chapter}?${id}=1;p=3x3;z`, /cannot be read/],
      [`${chapter}?${id}=1;c=9.9;z`, /cell "9\.9"/],
    ] as const) {
      await page.goto(new URL(address, page.url().replace(/papers\/.*/, '')).href);
      await readyCell(page, id);
      await expect.poll(() => page.locator(`${figure} [data-notice]`).innerText()).toMatch(message);
    }
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
