/** The duel in a real browser: drawn by mouse, finger and keys, sent, and played by a friend. */
import { expect, inject, test } from 'vitest';
import type { Page } from 'playwright-core';
import { expectAccessible } from './accessible.ts';
import { expectQuiet, readyCell, sideways, until, useBrowser } from './support.ts';

const { open } = useBrowser();

const said = (page: Page): Promise<string> => page.locator('#duel .stage-says').innerText();
const press = (page: Page, name: string): Promise<void> =>
  page.locator('#duel').getByRole('button', { name, exact: true }).click();
const filled = (page: Page): Promise<number> =>
  page.locator('#duel [role="gridcell"][aria-label*=": filled"]').count();

/** Which cells are filled, counted from 0. */
const cellsFilled = (page: Page): Promise<number[]> =>
  page
    .locator('#duel [role="gridcell"]')
    .evaluateAll((cells) =>
      cells.flatMap((cell, at) =>
        cell.getAttribute('aria-label')?.includes(': filled') === true ? [at] : [],
      ),
    );

/** The middle of a cell on the screen, counted from 0. */
async function middle(page: Page, row: number, column: number): Promise<[number, number]> {
  const cell = page.locator('#duel [role="gridcell"]').nth(10 * row + column);
  const box = (await cell.boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test('a picture is drawn by mouse and keys, raced after each stroke, sent, and played by a friend', async () => {
  const opened = await open('duel/');
  const { page } = opened;
  await readyCell(page, 'duel');
  expect(await said(page)).toContain('Fill a cell to start the race.');
  // a stroke down, which no page follows
  await page.mouse.move(...(await middle(page, 2, 3)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(page, 6, 3)), { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => filled(page)).toBe(5);
  await expect.poll(() => said(page)).toContain('Sweeps solve it at once.');
  await press(page, 'Clear');
  await expect.poll(() => said(page)).toContain('Fill a cell to start the race.');
  await press(page, 'Undo');
  await expect.poll(() => filled(page)).toBe(5);
  await press(page, 'Clear');
  await page.locator('#duel [role="gridcell"][tabindex="0"]').focus();
  for (const key of ['Control+Home', 'Enter', 'ArrowRight', 'ArrowDown', 'Enter'])
    await page.keyboard.press(key);
  await expect
    .poll(() => said(page))
    .toContain('96 of 100 cells are the same in all of them, and nobody can know the rest.');
  await until(
    page,
    `/Nobody can solve it/.test(document.querySelector('#duel [data-announcer]').textContent)`,
  );
  // the first press warns, and sends nothing
  expect(await page.locator('#duel .answer-star').getAttribute('data-method')).toBe('several');
  expect(await page.locator('#duel .duel-send .primary').count()).toBe(0);
  await press(page, 'Send it to a friend');
  await expect.poll(() => said(page)).toContain('Your friend can only guess');
  expect(await page.locator('#duel .duel-sent').count()).toBe(0);
  await page.locator('#duel').getByRole('button', { name: 'Send it all the same' }).waitFor();
  await page.locator('#duel [role="gridcell"][tabindex="0"]').focus();
  await page.keyboard.press('Control+z');
  await expect.poll(() => filled(page)).toBe(1);
  await expect.poll(() => page.url()).toContain('g=10x10bBA');
  await page.reload();
  await readyCell(page, 'duel');
  expect(await filled(page)).toBe(1);

  await press(page, 'Clear');
  await page.getByRole('button', { name: 'From a cat' }).waitFor();
  await press(page, 'From a random board');
  await expect.poll(() => said(page)).toMatch(/It takes (?:pairs of lines|chains|probing)/);
  await expectAccessible(page, 'duel');
  const picture = await cellsFilled(page);

  await press(page, 'Send it to a friend');
  const card = page.locator('#duel .duel-sent img');
  await card.waitFor();
  expect(await said(page)).not.toContain('undefined');
  // on the card is no cell of the picture
  const dark = await card.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(134, 147, 450, 450);
    const cells = Array.from({ length: 100 }, (_, at) => {
      const pixel = 450 * (45 * Math.floor(at / 10) + 22) + 45 * (at % 10) + 22;
      return data.slice(4 * pixel, 4 * pixel + 3).every((part) => part > 240);
    });
    return { size: [canvas.width, canvas.height], cells: cells.filter((one) => !one).length };
  });
  expect(dark).toEqual({ size: [1200, 630], cells: 0 });
  const link = await page
    .getByRole('link', { name: 'See what your friend sees' })
    .getAttribute('href');
  expect(link).not.toContain('g=');

  await page.goto(link!);
  await readyCell(page, 'duel');
  await expect
    .poll(() => page.locator('#duel .cell-title').innerText())
    .toBe('Can you solve what sweeps could not?');
  await expect.poll(() => said(page)).toMatch(/Now you\./);
  expect(await filled(page)).toBe(0);
  expect(await page.locator('#duel .for-friend').innerText()).toContain(
    'Press a cell once to fill it, twice to mark it empty.',
  );
  const you = page.locator('#duel .duel-lane:not([data-method]) .duel-end');
  // of a cell one of the two marks is right, and moves the star
  await page.mouse.click(...(await middle(page, 0, 0)));
  const first = await you.innerText();
  await page.mouse.click(...(await middle(page, 0, 0)));
  await expect
    .poll(async () => [first, await you.innerText()].toSorted())
    .toEqual(['0 so far', '1 so far']);
  await press(page, 'Check my marks');
  await expect.poll(() => said(page)).toMatch(/All is well so far|One mark is wrong/);
  // a stroke comes back as a whole
  await page.mouse.move(...(await middle(page, 3, 3)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(page, 3, 6)), { steps: 6 });
  await page.mouse.up();
  const before = await filled(page);
  await press(page, 'Undo');
  await expect.poll(() => filled(page)).toBe(before - 4);
  await expectAccessible(page, 'duel');
  // the turn comes with the last cell; the first one is marked empty by now
  const back = page.locator('#duel').getByRole('button', { name: 'Draw one back' });
  expect(await back.count()).toBe(0);
  for (const cell of [...picture, ...(picture.includes(0) ? [0] : [])])
    await page.mouse.click(...(await middle(page, Math.floor(cell / 10), cell % 10)));
  await expect.poll(() => said(page)).toContain('Solved: you did what sweeps');
  await back.click();
  await expect.poll(() => said(page)).toContain('Fill a cell to start the race.');
  // the turn comes back, with the marks
  await press(page, 'Undo');
  await expect.poll(() => said(page)).toContain('Solved: you did what sweeps');
  await back.click();
  await expect.poll(() => said(page)).toContain('Fill a cell to start the race.');
  await expect.poll(() => page.url()).not.toContain('p=');
  expectQuiet(opened);
  await opened.close();
});

test('where the browser shares, it is handed the link and the card', async () => {
  const opened = await open('duel/', {
    before: `navigator.canShare = () => true;
      navigator.share = async ({ url, files }) => {
        window.handed = [url, ...files.map(({ name, type }) => name + ' ' + type)];
      };`,
  });
  const { page } = opened;
  await readyCell(page, 'duel');
  await press(page, 'From a cat');
  await expect.poll(() => said(page)).toContain('It takes probing to solve your picture.');
  await press(page, 'Send it to a friend');
  await expect.poll(() => page.locator('#duel .duel-sent').innerText()).toContain('Sent.');
  expect(await page.evaluate('window.handed')).toEqual([
    expect.stringMatching(/\/duel\/\?duel=1;p=10x10_1\.1_1\.1\.1\.1_[^g]*#duel$/),
    'nonogram-duel.png image/png',
  ]);
  expectQuiet(opened);
  await opened.close();
});

test('on a phone a finger draws, and the race goes on without its workers', async () => {
  const opened = await open('duel/', { width: 360, height: 740, touch: true, fresh: true });
  const { page } = opened;
  await page.route(/startTask/, (route) => route.abort());
  await readyCell(page, 'duel');
  expect(await sideways(page)).toBe(0);
  await page.touchscreen.tap(...(await middle(page, 4, 4)));
  await expect.poll(() => filled(page)).toBe(1);
  await expect.poll(() => said(page)).toContain('There is no result.');
  await page.touchscreen.tap(...(await middle(page, 4, 5)));
  await expect.poll(() => filled(page)).toBe(2);
  await page.unroute(/startTask/);
  await opened.close();
});

test.each([
  ['before', false],
  ['after', true],
] as const)('the first stroke of a finger is whole, %s the board wakes', async (_, awake) => {
  const opened = await open('accessibility/', {
    width: 360,
    height: 740,
    touch: true,
    fresh: true,
  });
  const { page } = opened;
  const finger = await page.context().newCDPSession(page);
  // the board wakes by itself, and in its own time: held, it is measured and pressed while it is the one that it was
  const begun = Promise.withResolvers<void>();
  await page.route('**/figure.*.js', async (route) => {
    await begun.promise;
    await route.continue();
  });
  if (awake) begun.resolve();
  await page.goto(new URL('duel/', inject('site')).href);
  if (awake) await readyCell(page, 'duel');
  expect((await page.locator('#duel').getAttribute('data-state')) === 'ready').toBe(awake);
  const board = (await page.locator('#duel .duel-board svg').first().boundingBox())!;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number): Promise<unknown> =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        share === undefined
          ? []
          : [{ x: board.x + share * board.width, y: board.y + board.height / 2 }],
    });
  await touch('touchStart', 0.4);
  begun.resolve();
  for (let step = 1; step < 8; step++) await touch('touchMove', 0.4 + 0.05 * step);
  await touch('touchEnd');
  await readyCell(page, 'duel');
  await expect.poll(() => filled(page)).toBe(6);
  await page.unroute('**/figure.*.js');
  await opened.close();
});

test('a link that is none says so beside the board', async () => {
  const opened = await open('duel/?duel=1;p=5x5_1_1_1_1_1~1_1_1_1_1;z');
  const { page } = opened;
  await readyCell(page, 'duel');
  expect(await page.locator('#duel [data-notice]').innerText()).toContain(
    'A duel is fought on 10\u00a0×\u00a010 cells, and this is 5\u00a0×\u00a05.',
  );
  expectQuiet(opened);
  await opened.close();
});
