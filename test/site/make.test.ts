/** The studio in a real browser: the verdict after a stroke, changes that are taken back, links in and out, a phone. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { imageFromText } from '../../src/engine/board/image.ts';
import { isUnique } from '../../src/engine/solve/solve.ts';
import { readPuzzles } from '../../src/formats/detect.ts';
import { encodeImage } from '../../src/formats/imageCode.ts';
import { decodePuzzle } from '../../src/formats/puzzleCode.ts';
import { writeLink } from '../../src/notebook/cell/linkState.ts';
import { expectAccessible } from './accessible.ts';
import { controlsInSight } from './inSight.ts';
import { pngOf } from './pngFile.ts';
import { copyLink, expectQuiet, readyCell, sideways, until, useBrowser } from './support.ts';

const { open } = useBrowser();
const cell = '#make';

const textOf = async (page: Page, selector: string): Promise<string> =>
  (await page.locator(`${cell} ${selector}`).first().innerText()).replaceAll(/\s+/g, ' ').trim();
const verdict = (page: Page, says: RegExp): Promise<void> =>
  until(
    page,
    `${String(says)}.test(document.querySelector('${cell} [data-verdict]')?.textContent)`,
  );
const button = (page: Page, name: string | RegExp) =>
  page.locator(cell).getByRole('button', { name }).first();

/** The picture on the board, as its cells tell it. */
async function drawnRows(page: Page): Promise<readonly string[]> {
  const labels = await page
    .locator(`${cell} .picture-place [role="gridcell"]`)
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  const rows: string[] = [];
  for (const label of labels) {
    const row = Number(/row (\d+)/.exec(label)?.[1]) - 1;
    rows[row] = `${rows[row] ?? ''}${/[:,] filled/.test(label) ? '#' : '.'}`;
  }
  return rows;
}

/** Opens what a button of the studio opens: the sheet, the tools, the ways on. */
const openPanel = async (page: Page, name: 'sheet' | 'whole' | 'uses'): Promise<void> => {
  const opener = page.locator(`${cell} [data-opens="${name}"]`);
  if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
};

test.each([
  [360, 800, 10],
  [1440, 900, 14],
])('at %i x %i pixels at most %i things can be pressed at first', async (width, height, most) => {
  const one = await open('make/', { width, height, touch: width < 600 });
  const { page } = one;
  await readyCell(page, 'make', true);
  await page.evaluate('scrollTo(0, 0)');
  const controls = await controlsInSight(page);
  for (const needed of ['New, size', 'Tools', 'Make it unique'])
    expect(controls.join(', ')).toContain(needed);
  expect(controls.length, controls.join(', ')).toBeLessThanOrEqual(most);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  expectQuiet(one);
  await one.close();
});

test('the tools shift, turn and mirror the picture and fill an area, by keys, and each is undone', async () => {
  const code = encodeImage(imageFromText(['##..', '#...', '....']));
  const state = writeLink('', 'make', 1, { g: code, h: '3', w: '4', t: '128' });
  const one = await open(`make/${state}#make`);
  const { page } = one;
  await readyCell(page, 'make');
  await page.locator(`${cell} [data-opens="whole"]`).press('Enter');
  const press = (name: string): Promise<void> => button(page, name).press('Enter');
  const steps: readonly (readonly [string, readonly string[]])[] = [
    ['Shift left', ['#..#', '...#', '....']],
    ['Shift up', ['...#', '....', '#..#']],
    ['Shift right', ['#...', '....', '##..']],
    ['Shift down', ['##..', '#...', '....']],
    ['Turn clockwise', ['.##', '..#', '...', '...']],
    ['Mirror', ['##.', '#..', '...', '...']],
  ];
  for (const [name, rows] of steps) {
    await press(name);
    await expect.poll(() => drawnRows(page)).toEqual(rows);
  }
  await expect.poll(() => textOf(page, '[data-picture]')).toMatch(/^4 × 3, 3 filled cells\./);
  await press('Fill an area');
  await page.locator(`${cell} [role="gridcell"]`).last().press('Enter');
  await expect.poll(() => drawnRows(page)).toEqual(['###', '###', '###', '###']);
  await verdict(page, /One solution/);
  await press('Undo');
  await expect.poll(() => drawnRows(page)).toEqual(['##.', '#..', '...', '...']);
  await press('Undo');
  await expect.poll(() => drawnRows(page)).toEqual(['.##', '..#', '...', '...']);
  await press('Redo');
  await expect.poll(() => drawnRows(page)).toEqual(['##.', '#..', '...', '...']);
  // with its tools out of sight a press takes a cell again
  await page.locator(`${cell} [data-opens="whole"]`).press('Enter');
  await page.locator(`${cell} [role="gridcell"]`).last().press('Enter');
  await expect.poll(() => drawnRows(page)).toEqual(['##.', '#..', '...', '..#']);
  await expectAccessible(page, 'make');
  expectQuiet(one);
  await one.close();
});

test('by keys: each stroke has its verdict, and another picture is marked and told', async () => {
  const opened = await open('make/');
  const { page } = opened;
  await readyCell(page, 'make');
  await verdict(page, /Several solutions: 8 cells/);
  expect(await page.locator(`${cell} .picture-place .board-either`).count()).toBe(1);
  await openPanel(page, 'sheet');
  await button(page, 'Clear').click();
  await verdict(page, /One solution/);
  await page.locator(`${cell} [role="gridcell"][tabindex="0"]`).focus();
  await page.keyboard.press('Enter');
  await verdict(page, /One solution/);
  // the clues follow the stroke, beside the picture and in the labels
  const clues = page.locator(`${cell} .picture-place .board-overlay .board-description`);
  const cleared = Array.from({ length: 28 }, () => '0');
  await expect
    .poll(() => clues.allTextContents())
    .toEqual(['1', ...cleared.slice(0, 13), '1', ...cleared.slice(14)]);
  expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toContain(
    'filled; clues 1, and 1',
  );
  for (const key of ['ArrowRight', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await verdict(page, /Several solutions: 4 cells/);
  await until(
    page,
    `/Several solutions: 4 cells/.test(document.querySelector('${cell} [data-announcer]').textContent)`,
  );
  expect(
    await page.locator(`${cell} [role="gridcell"]`).first().getAttribute('aria-label'),
  ).toContain('another solution has it otherwise');
  await page.keyboard.press('Control+z');
  await verdict(page, /One solution/);
  await button(page, 'Redo').click();
  await verdict(page, /Several solutions: 4 cells/);
  await expectAccessible(page, 'make');
  expectQuiet(opened);
  await opened.close();
});

test('changes are found, taken back one by one, and kept in the link', async () => {
  const opened = await open('make/');
  const { page } = opened;
  await readyCell(page, 'make');
  await page.locator(`${cell} [data-mend]`).click();
  await until(page, `document.querySelector('${cell} [data-mended]') !== null`);
  expect(await textOf(page, '[data-mended]')).toBe(
    'Now it is unique, with 1 change. Fewer will not do: all smaller sets were tried.',
  );
  await verdict(page, /One solution/);
  await openPanel(page, 'uses');
  const href = await page
    .locator(`${cell} .picture-uses a`, { hasText: 'Play' })
    .first()
    .getAttribute('href');
  const code = decodeURIComponent(/p=([^;#&]+)/.exec(href ?? '')?.[1] ?? '');
  expect(isUnique(decodePuzzle(code))).toBe(true);
  await page.locator(`${cell} #make-name`).fill('Boat & <moon>');
  await expect.poll(() => textOf(page, '.cell-title')).toMatch(/^Boat & <moon>, 14/);
  await page.locator(`${cell} #make-author`).fill('A. Reader');
  const link = await copyLink(page, 'make');
  await page.locator(`${cell} .own-puzzle > summary`).click();
  await page.locator(`${cell} .puzzle-box-present`).waitFor();
  await page.locator(`${cell} .puzzle-box-present select`).selectOption('json');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator(`${cell} .puzzle-box-present`).getByRole('button', { name: 'Save' }).click(),
  ]);
  const stream = await download.createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  const [saved] = readPuzzles(Buffer.concat(chunks).toString());
  expect(saved).toMatchObject({
    name: 'Boat & <moon>',
    author: 'A. Reader',
    puzzle: decodePuzzle(code),
  });
  await page.goto('about:blank'); // the address is that of the link already
  await page.goto(link.href);
  await readyCell(page, 'make');
  await page.locator(`${cell} .picture-changes button`).waitFor();
  await expect.poll(() => textOf(page, '.cell-title')).toContain('Boat & <moon>');
  await page.locator(`${cell} .picture-changes button`).click();
  await verdict(page, /Several solutions: \d+ cells/);
  expect(await page.locator(`${cell} .picture-changes`).count()).toBe(0);
  // the dial: a method that is wanted, and how hard
  await page.locator(`${cell} #make-needs`).selectOption('pairs');
  await page.locator(`${cell} [data-repair]`).click();
  await page.locator(`${cell} #make-dial`).waitFor();
  expect(await textOf(page, '[data-results]')).toMatch(/^\d+ pictures that need pairs of lines \(/);
  expect(await textOf(page, 'label[for="make-dial"]')).toBe('Difficulty, in bottlenecks');
  const dial = page.locator(`${cell} #make-dial`);
  await dial.focus();
  await page.keyboard.press('End');
  const most = await dial.getAttribute('max');
  await expect
    .poll(() => textOf(page, '[data-step]'))
    .toMatch(
      new RegExp(`^Sweeps stop, and pairs of lines go on; ${most} bottlenecks on the way\\.`),
    );
  await page.locator(`${cell} [data-take]`).click();
  await verdict(page, /Not simple, but pairs of lines solve it/);
  expect((await copyLink(page, 'make')).href).toContain('q=pairs');
  expectQuiet(opened);
  await opened.close();
});

test('on a phone: a puzzle is typed, drawn on by finger, and what nobody can draw is refused', async () => {
  const opened = await open('make/', { width: 360, height: 640, dark: true, touch: true });
  const { page } = opened;
  await readyCell(page, 'make');
  expect(await sideways(page)).toBe(0);
  await page.locator(`${cell} .own-puzzle > summary`).click();
  const text = page.locator(`${cell} #make-own-text`);
  await text.fill('rows: 1, 1, 1 cols: 1, 1, 1');
  const use = page.locator(`${cell} .puzzle-box`).getByRole('button', { name: 'Use this puzzle' });
  await use.click();
  await expect.poll(() => textOf(page, '[data-picture]')).toMatch(/^3 × 3, 3 filled cells\./);
  await verdict(page, /Several solutions/);
  expect(await textOf(page, '[data-notice]')).toBe(
    'These clues have several solutions; one of them is drawn.',
  );
  await text.fill('rows: 2, 0, 2 cols: 1, 2, 1');
  await use.click();
  await until(
    page,
    `/nothing to draw/.test(document.querySelector('${cell} [data-notice]').textContent)`,
  );
  expect(await text.inputValue()).toBe('rows: 2, 0, 2 cols: 1, 2, 1');
  expect(await textOf(page, '[data-picture]')).toMatch(/^3 × 3, 3 filled cells\./);
  await openPanel(page, 'sheet');
  await button(page, 'Clear').tap();
  const first = page.locator(`${cell} [role="gridcell"]`).first();
  await first.scrollIntoViewIfNeeded();
  const box = (await first.boundingBox())!;
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await until(
    page,
    `/, 1 filled cell/.test(document.querySelector('${cell} [data-picture]').textContent)`,
  );
  await verdict(page, /One solution/);
  await expectAccessible(page, 'make');
  expectQuiet(opened);
  await opened.close();
});

const shape = [
  '............',
  '..##...##...',
  '.#..#.#..#..',
  '.#...#...##.',
  '.##......#..',
  '..##....##..',
  '...##..##.#.',
  '.....##..###',
  '#.........#.',
];

test('pixel art is taken point by point, and stays when the sizes change and when another page was looked at', async () => {
  const opened = await open('make/', { width: 360, height: 740, touch: true });
  const { page } = opened;
  await readyCell(page, 'make');
  const drawn = (): Promise<readonly string[]> => drawnRows(page);
  await openPanel(page, 'sheet');
  const give = (name: string, by: number): Promise<void> =>
    page
      .locator(`${cell} input[type="file"][id$="-file"]`)
      .setInputFiles({ name, mimeType: 'image/png', buffer: pngOf(shape, by) });
  for (const by of [1, 60]) {
    await give(`by-${by}.png`, by);
    await until(
      page,
      `document.querySelector('${cell} [data-notice]').textContent.includes('by-${by}')`,
    );
    expect(await textOf(page, '[data-notice]')).toContain('Each of its points is a cell: 9 × 12.');
    await expect.poll(drawn).toEqual(shape);
  }
  // rows and columns are added at a side, and taken there
  await page.locator(`${cell} #make-height`).fill('5');
  await page.locator(`${cell} #make-width`).fill('14');
  await expect.poll(drawn).toEqual(shape.slice(0, 5).map((row) => `${row}..`));
  await page.locator(`${cell} #make-height`).fill('9');
  await page.locator(`${cell} #make-width`).fill('12');
  await expect.poll(drawn).toEqual(shape);
  // a stroke, and at once another page
  await page.locator(`${cell} [role="gridcell"]`).first().tap();
  const stroked = [`#${shape[0]!.slice(1)}`, ...shape.slice(1)];
  await expect.poll(drawn).toEqual(stroked);
  const address = new URL('make/', new URL(page.url()).origin).href;
  await page.goto(new URL('../words/', address).href);
  await page.goto(address);
  await readyCell(page, 'make');
  await expect.poll(drawn).toEqual(stroked);
  // what is drawn after a clear is another one; both are in the gallery
  const before = Number(await page.evaluate('localStorage.length'));
  await openPanel(page, 'sheet');
  await button(page, 'Clear').tap();
  await page.locator(`${cell} [role="gridcell"]`).nth(1).tap();
  await page.locator(`${cell} [data-fold="mine"] > summary`).tap();
  const tiles = page.locator(`${cell} [data-drawing]`);
  await expect.poll(() => tiles.count()).toBe(before + 1);
  await expect.poll(() => tiles.first().getAttribute('aria-pressed')).toBe('true');
  await tiles.nth(1).tap();
  await expect.poll(drawn).toEqual(stroked);
  await expectAccessible(page, 'make');
  expect(await sideways(page)).toBe(0);
  await page.locator(`${cell} [data-fold="mine"] button`, { hasText: 'Delete' }).first().tap();
  await page.locator(`${cell} [data-sure]`).tap();
  await expect.poll(() => tiles.count()).toBe(before);
  expectQuiet(opened);
  await opened.close();
});

test('the verdict stands in one line above the board, in sight at every size, and nothing moves with it', async () => {
  const opened = await open('make/');
  const { page } = opened;
  await readyCell(page, 'make');
  const boxOf = (selector: string): Promise<{ y: number; height: number }> =>
    page.locator(`${cell} ${selector}`).evaluate((one) => {
      const { y, height } = one.getBoundingClientRect();
      return { y, height };
    });
  await openPanel(page, 'sheet');
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [360, 740],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await button(page, 'Clear').click();
    await verdict(page, /One solution/);
    // the lower one of the two that are pressed: neither press scrolls then
    await page.locator(`${cell} [role="gridcell"]`).nth(16).scrollIntoViewIfNeeded();
    const board = await boxOf('.picture-place');
    for (const [at, says] of [
      [0, /^One solution: \d sweeps?\.$/],
      [16, /^Several solutions: 4 cells differ\.$/],
    ] as const) {
      await page.locator(`${cell} [role="gridcell"]`).nth(at).click();
      await expect.poll(() => textOf(page, '[data-head]')).toMatch(says);
      // beside the board it is a sentence, above it a line
      const isBeside = width === 1440;
      const head = await boxOf(isBeside ? '[data-verdict]' : '[data-head]');
      expect([width, head.y >= 0, head.y + head.height <= height]).toEqual([width, true, true]);
      expect(head.height).toBeLessThan(isBeside ? 180 : 36);
      expect(await boxOf('.picture-place')).toMatchObject({ y: board.y });
    }
  }
  // beside a long board it goes along, and lies over nothing that is pressed
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator(`${cell}-height`).fill('60');
  await page.locator(`${cell}-height`).press('Tab');
  await expect.poll(() => textOf(page, '[data-picture]')).toMatch(/^60 × /);
  for (const down of [0, 300, 600, 750, 900]) {
    await page.evaluate(`scrollTo(0, ${down})`);
    const [says, pressed] = [await boxOf('.stage-sentence'), await boxOf('.stage-acts')];
    expect(says.y + says.height).toBeLessThanOrEqual(pressed.y);
  }
  expectQuiet(opened);
  await opened.close();
});
