/** The reader's own puzzle, in the stepper of the chapter on sweeps: every way in, every way to get it wrong. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectQuiet, readyCell, until, useBrowser, copyLink } from './support.ts';
import type { Opened } from './support.ts';

const { open } = useBrowser();
const cell = '#fig-sweeps';
const box = `${cell} .puzzle-box`;

async function openBox(): Promise<Opened> {
  const opened = await open('sweeps/');
  await readyCell(opened.page, 'fig-sweeps');
  await opened.page.locator(`${cell} .own-puzzle > summary`).click();
  await opened.page.locator(box).waitFor();
  return opened;
}

const use = (page: Page): Promise<void> =>
  page.locator(box).getByRole('button', { name: 'Use this puzzle' }).click();
const text = (page: Page) => page.locator(`${box} textarea[id$="-text"]`);
const cells = (page: Page): Promise<number> =>
  page.locator(`${cell} .stepper-board [role="gridcell"]`).count();

describe('a puzzle as text', () => {
  // each of its formats, and each fault of one, is read in test/formats
  const formats: readonly (readonly [name: string, puzzle: string, cells: number])[] = [
    ['typed descriptions', '1\n2\n\n1\n2', 4],
    ['a picture of # and .', '#..\n.#.', 6],
  ];
  test('goes into the stepper from each of its formats', async () => {
    const opened = await openBox();
    for (const [, puzzle, count] of formats) {
      await text(opened.page).fill(puzzle);
      await use(opened.page);
      await expect.poll(() => cells(opened.page)).toBe(count);
      await until(opened.page, 'location.search.includes("fig-sweeps=")');
    }
    expectQuiet(opened);
    await opened.close();
  });

  const bad: readonly (readonly [name: string, puzzle: string, message: RegExp])[] = [
    ['sums that differ', '2\n2\n\n1\n2', /Rows 4, columns 3/],
    ['words', 'hello there', /no format that is known/],
    ['a broken JSON', '{"rows": [[1], "cols": [[1]]}', /The JSON breaks off/],
  ];
  test('is refused with a reason where it is bad, and what was typed stays', async () => {
    const opened = await openBox();
    const { page } = opened;
    const before = await cells(page);
    const said = (): Promise<string> => page.locator(box).innerText();
    for (const [name, puzzle, message] of bad) {
      expect([name, message.test(await said())]).toEqual([name, false]);
      await text(page).fill(puzzle);
      await use(page);
      await expect.poll(said).toMatch(message);
      await expect.poll(() => text(page).inputValue()).toBe(puzzle);
      expect(await cells(page)).toBe(before);
    }
    expectQuiet(opened);
    await opened.close();
  });

  test('a paste of 10 MB is refused at once and loses nothing', async () => {
    const opened = await openBox();
    const { page } = opened;
    await text(page).fill('1\n2');
    await text(page).evaluate((field) => {
      const data = new DataTransfer();
      data.setData('text/plain', '1 '.repeat(5_000_000));
      field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
    await page.locator(`${box} [role="alert"]`).waitFor();
    await expect
      .poll(() => page.locator(`${box} [role="alert"]`).innerText())
      .toMatch(/10,000,000/);
    await expect.poll(() => text(page).inputValue()).toBe('1\n2');
    expectQuiet(opened);
    await opened.close();
  });

  test('HTML in a name stays text', async () => {
    const opened = await openBox();
    const { page } = opened;
    await text(page).fill(
      JSON.stringify({
        name: '<img src=x onerror="document.title=1">',
        rows: [[2], [1]],
        cols: [[2], [1]],
      }),
    );
    await use(page);
    await until(
      page,
      `document.querySelectorAll('${cell} .stepper-board [role="gridcell"]').length === 4`,
    );
    await expect.poll(() => page.locator(`${cell} img`).count()).toBe(0);
    await expect
      .poll(() => page.locator(`${cell} [id$="-preset"] option:checked`).first().innerText())
      .toContain('<img');
    expectQuiet(opened);
    await opened.close();
  });

  test('nothing typed is lost when the way of giving it changes and comes back', async () => {
    const opened = await openBox();
    const { page } = opened;
    await text(page).fill('1\n2\n\nbroken');
    await page.locator(box).getByText('Type clues').click();
    await page.locator(`${box} textarea[id$="-rows"]`).fill('7 x');
    await page.locator(box).getByText('Paste, drop or open').click();
    await expect.poll(() => text(page).inputValue()).toBe('1\n2\n\nbroken');
    await page.locator(box).getByText('Type clues').click();
    await expect.poll(() => page.locator(`${box} textarea[id$="-rows"]`).inputValue()).toBe('7 x');
    expectQuiet(opened);
    await opened.close();
  });

  test('is told how many solutions it has, while it is typed', async () => {
    const opened = await openBox();
    const { page } = opened;
    const told = (words: string): Promise<void> =>
      until(
        page,
        `document.querySelector('${box} [data-solutions]')?.textContent.includes('${words}')`,
      );
    await text(page).pressSequentially('1\n1\n\n1\n1');
    await told('It has several solutions');
    await text(page).fill('2\n1\n\n2\n1');
    await told('It has exactly one solution, by sweeps alone.');
    await text(page).fill('2\n2\n0\n\n1\n3');
    await told('It has no solution');
    await page.locator(box).getByText('Paint').click();
    await told('It has exactly one solution, by sweeps alone.');
    expectQuiet(opened);
    await opened.close();
  });
});

test.each([
  ['a file by dropping it', 'drop'],
  ['a file by choosing it', 'open'],
])('%s, of any of the formats, is read like a paste', async (_, way) => {
  const opened = await openBox();
  const { page } = opened;
  const puzzle = '#.#\n.#.\n#.#\n';
  if (way === 'open') {
    await page
      .locator(`${box} input[type="file"]`)
      .setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from(puzzle) });
  } else {
    await text(page).evaluate((field, content) => {
      const data = new DataTransfer();
      data.items.add(new File([content], 'x.txt', { type: 'text/plain' }));
      for (const kind of ['dragenter', 'dragover', 'drop']) {
        field.dispatchEvent(
          new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }),
        );
      }
    }, puzzle);
  }
  await until(page, `document.querySelector('${box} textarea[id$="-text"]').value.includes('#.#')`);
  await use(page);
  await until(
    page,
    `document.querySelectorAll('${cell} .stepper-board [role="gridcell"]').length === 9`,
  );
  expectQuiet(opened);
  await opened.close();
});

describe('a painted puzzle', () => {
  test('is painted with the keyboard and used', async () => {
    const opened = await openBox();
    const { page } = opened;
    await page.locator(box).getByText('Paint a picture').click();
    await page.locator(`${box} input[id$="-height"]`).fill('2');
    await page.locator(`${box} input[id$="-height"]`).press('Tab');
    await page.locator(`${box} input[id$="-width"]`).fill('3');
    await page.locator(`${box} input[id$="-width"]`).press('Tab');
    const stop = page
      .locator(`${box} [role="grid"] [tabindex="0"], ${box} [role="grid"][tabindex="0"]`)
      .first();
    await stop.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await use(page);
    await until(
      page,
      `document.querySelectorAll('${cell} .stepper-board [role="gridcell"]').length === 6`,
    );
    const label = await page
      .locator(`${cell} .stepper-board [role="gridcell"]`)
      .first()
      .getAttribute('aria-label');
    expect(label).toMatch(/; clues 2, and 1$/);
    expectQuiet(opened);
    await opened.close();
  });
});

test('the present puzzle is saved in a format that is chosen and reads back to the same puzzle', async () => {
  const opened = await openBox();
  const { page } = opened;
  const format = page.locator(`${box} select[id$="-format"]`);
  for (const [name, pattern] of [
    ['.non', /\.non$/],
    ['webpbn XML', /\.xml$/],
  ] as const) {
    const download = page.waitForEvent('download');
    await format.selectOption({ label: name });
    await page.locator(box).getByRole('button', { name: 'Save' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(pattern);
    const saved = readFileSync(await file.path(), 'utf8');
    await text(page).fill(saved);
    await use(page);
    await expect.poll(() => page.locator(box).innerText()).toMatch(/now shows your puzzle/);
  }
  expectQuiet(opened);
  await opened.close();
});

const row = (name: string, run: number): string =>
  `title "${name}"\nby "A. Maker"\nwidth ${run}\nheight 1\nrows\n${run}\ncolumns\n${'1\n'.repeat(run)}`;

test('one of several puzzles is chosen by keyboard, and its name and author are saved again', async () => {
  const opened = await openBox();
  const { page } = opened;
  await text(page).fill(`${row('Short', 2)}====\n${row('Long', 3)}`);
  await use(page);
  await expect.poll(() => page.locator(box).innerText()).toMatch(/choose one/);
  const choice = page.locator(`${box} select[id$="-chosen"]`);
  await choice.focus();
  await page.keyboard.type('2:');
  await until(page, `/1 row, 3 columns/.test(document.querySelector('${box}').innerText)`);
  await use(page);
  await until(
    page,
    `document.querySelectorAll('${cell} .stepper-board [role="gridcell"]').length === 3`,
  );
  // chosen anew by the figure itself, it still is what its file told
  const download = page.waitForEvent('download');
  await page.locator(box).getByRole('button', { name: 'Save' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('long.non');
  expect(readFileSync(await file.path(), 'utf8')).toContain('by "A. Maker"');
  expectQuiet(opened);
  await opened.close();
});

test('a puzzle of 100 rows and 100 columns goes into the stepper, and its link brings it back', async () => {
  const opened = await openBox();
  const { page } = opened;
  // blocks of a chequered pattern: long descriptions, and the worst that a link has to carry
  const picture = Array.from({ length: 100 }, (_, row) =>
    Array.from({ length: 100 }, (__, column) => ((row * 7 + column * 3) % 5 < 2 ? '#' : '.')).join(
      '',
    ),
  ).join('\n');
  await text(page).fill(picture);
  await use(page);
  // the query would be too long for servers: the fragment carries it
  await until(page, 'location.hash.startsWith("#?fig-sweeps=")');
  await page.locator(`${cell} .stepper`).focus();
  await page.keyboard.press('End');
  const place = await page.locator(`${cell} .stepper-place`).innerText();
  expect(place).toMatch(/^step (\d+) of \1/);
  const copied = await copyLink(page, 'fig-sweeps');
  expect(copied.search).toBe('');
  // as a friend who gets the link, and as the reader who reloads
  for (const arrive of [() => page.reload(), () => page.goto('about:blank')]) {
    await arrive();
    if (page.url() === 'about:blank') await page.goto(copied.href);
    await readyCell(page, 'fig-sweeps');
    await expect.poll(() => page.locator(`${cell} .stepper-place`).innerText()).toBe(place);
    await expect.poll(() => page.locator(`${cell} [data-notice]`).isVisible()).toBe(false);
    await expect
      .poll(() => page.locator(cell).evaluate((one) => one.getBoundingClientRect().top))
      .toBeLessThan(900);
  }
  // a link within the page takes the fragment; the state comes back
  await page.evaluate("location.hash = 'main'");
  await until(page, 'location.hash.startsWith("#?fig-sweeps=")');
  expectQuiet(opened);
  await opened.close();
});
