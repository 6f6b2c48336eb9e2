/** Boards on a phone: whole, however small their cells, with a loupe and a pad for the finger. */
import { describe, expect, test } from 'vitest';
import { codeOf, link as stepperLink } from './stepperFigure.ts';
import { expectAccessible } from './accessible.ts';
import { expectQuiet, heightsOf, readyCell, sideways, useBrowser } from './support.ts';

const { open } = useBrowser();
const phone = { width: 360, height: 740, touch: true } as const;

/** Opens the figure `id` on a phone. */
async function openPhone(
  path: string,
  id: string,
  dark = false,
): Promise<Awaited<ReturnType<typeof open>>> {
  const opened = await open(path, { ...phone, dark });
  await readyCell(opened.page, id);
  return opened;
}

describe('a board on a phone', () => {
  test.each([
    ['fig-sweeps', `sweeps/${stepperLink({ p: codeOf('random-30x30') })}`],
    ['fig-standstill', 'two-rows-two-columns/'],
    ['fig-two-futures', 'probing/'],
  ])('of %s is in view whole', async (id, path) => {
    const opened = await openPhone(path, id);
    const boxes = await opened.page
      .locator(`#${id} .board-scroll`)
      .evaluateAll((all) =>
        all
          .filter((box) => box.querySelector('.board-live') !== null)
          .map((box) => [box.scrollWidth, box.clientWidth] as const),
      );
    expect(boxes.length).toBeGreaterThan(0);
    for (const [needed, room] of boxes) expect(needed).toBeLessThanOrEqual(room);
    expect(await sideways(opened.page)).toBeLessThanOrEqual(0);
    expectQuiet(opened);
    await opened.close();
  });

  test('shows the two columns at the edge of a large board of which its sentence speaks', async () => {
    const { page, close } = await openPhone('two-rows-two-columns/', 'fig-standstill');
    expect(
      await page.locator('#fig-standstill .stepper-log [aria-current="step"]').innerText(),
    ).toContain('columns 18 and 19');
    const bands = await page
      .locator('#fig-standstill .stage .board-band')
      .evaluateAll((all) => all.map((band) => band.getBoundingClientRect()));
    expect(bands).toHaveLength(4);
    for (const { left, right } of bands) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(360);
    }
    await close();
  });

  test('opens a loupe at a touch, whose pad leads to the cell that was meant', async () => {
    const opened = await openPhone(
      `sweeps/${stepperLink({ p: codeOf('cat') })}`,
      'fig-sweeps',
      true,
    );
    const { page } = opened;
    const figure = page.locator('#fig-sweeps');
    const loupe = figure.locator('.stepper .board-loupe');
    expect(await loupe.isVisible()).toBe(false);
    const ground = figure.locator('.stepper .board-ground').first();
    await ground.scrollIntoViewIfNeeded();
    const grid = await ground.boundingBox();
    const side = (grid?.width ?? 0) / 20;
    expect(side).toBeLessThan(24);
    // row 11, column 6
    await page.touchscreen.tap((grid?.x ?? 0) + 5.5 * side, (grid?.y ?? 0) + 10.5 * side);
    await loupe.waitFor();
    const words = loupe.locator('.board-loupe-words');
    await expect.poll(() => words.innerText()).toMatch(/^row 11, column 6: unknown; /);
    await expect
      .poll(() => figure.locator('[data-why-not]').innerText())
      .toMatch(/^Row 11, column 6 /);
    await loupe.getByRole('button', { name: 'Right' }).tap();
    await loupe.getByRole('button', { name: 'Down' }).tap();
    await expect.poll(() => words.innerText()).toMatch(/^row 12, column 7: unknown; /);
    await expect
      .poll(() => figure.locator('[data-why-not]').innerText())
      .toMatch(/^Row 11, column 6 /);
    await loupe.getByRole('button', { name: 'Choose' }).tap();
    await expect
      .poll(() => figure.locator('[data-why-not]').innerText())
      .toMatch(/^Row 12, column 7 /);
    // the words follow the run, as the picture does
    await figure.getByRole('button', { name: 'Last', exact: true }).tap();
    await expect.poll(() => words.innerText()).toMatch(/^row 12, column 7: (filled|empty); /);
    for (const height of await heightsOf(page, '#fig-sweeps .board-pad button'))
      expect(height).toBeGreaterThanOrEqual(44);
    await expectAccessible(page, 'fig-sweeps');
    await loupe.getByRole('button', { name: 'Close' }).tap();
    await expect.poll(() => loupe.isVisible()).toBe(false);
    expectQuiet(opened);
    await opened.close();
  });

  test('with cells large enough for a finger has no loupe', async () => {
    const { page, close } = await openPhone(
      `sweeps/${stepperLink({ p: codeOf('heart') })}`,
      'fig-sweeps',
    );
    const cells = page.locator('#fig-sweeps .stepper [role="gridcell"]');
    await cells.nth(7).tap();
    await expect
      .poll(() => page.locator('#fig-sweeps [data-why-not]').innerText())
      .toMatch(/^Row 2, column 3 /);
    await expect.poll(() => page.locator('#fig-sweeps .board-loupe').isVisible()).toBe(false);
    await close();
  });
});

test('a painted board has the loupe too: a touch there paints, a stroke on the board does not open it', async () => {
  const opened = await openPhone('puzzle/', 'puzzle', true);
  const { page } = opened;
  await page.locator('#puzzle .own-puzzle > summary').tap();
  await page.locator('#puzzle .puzzle-box').getByText('Paint a picture').tap();
  for (const side of ['height', 'width']) {
    await page.locator(`#puzzle input[id$="-${side}"]`).fill('20');
    await page.locator(`#puzzle input[id$="-${side}"]`).press('Tab');
  }
  const board = page.locator('#puzzle .board-paintable');
  const loupe = page.locator('#puzzle .puzzle-box .board-loupe');
  const words = loupe.locator('.board-loupe-words');
  const filled = (): Promise<number> =>
    page.locator('#puzzle .board-paintable [aria-label*=" filled"]').count();
  await board.scrollIntoViewIfNeeded();
  const ground = page.locator('#puzzle .puzzle-box .board-ground').first();
  const side = ((await ground.boundingBox())?.width ?? 0) / 20;
  expect(side).toBeLessThan(24);
  await ground.tap({ position: { x: 3.5 * side, y: 5.5 * side }, force: true });
  await loupe.waitFor();
  await expect.poll(() => words.innerText()).toMatch(/^row 6, column 4: filled/);
  // two cells to the right of the middle
  const glass = loupe.locator('.board-loupe-window');
  const near = ((await glass.boundingBox())?.width ?? 0) / 7;
  await glass.tap({ position: { x: 5.5 * near, y: 3.5 * near } });
  await expect.poll(() => words.innerText()).toMatch(/^row 6, column 6: filled/);
  expect(await filled()).toBe(2);
  await loupe.getByRole('button', { name: 'Choose' }).tap();
  await expect.poll(() => words.innerText()).toMatch(/^row 6, column 6: empty/);
  await expectAccessible(page, 'puzzle');
  await loupe.getByRole('button', { name: 'Close' }).tap();
  // a stroke over three cells
  await board.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await ground.boundingBox()) ?? {};
  const finger = await page.context().newCDPSession(page);
  const stroke = async (type: string, ...cells: number[]): Promise<void> => {
    const touchPoints = cells.map((cell) => ({
      x: x + (cell + 0.5) * side,
      y: y + 5.5 * side,
    }));
    await finger.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints });
  };
  await stroke('touchStart', 8);
  await stroke('touchMove', 9);
  await stroke('touchMove', 10);
  await stroke('touchEnd');
  await expect.poll(filled).toBe(4);
  await expect.poll(() => loupe.isVisible()).toBe(false);
  expectQuiet(opened);
  await opened.close();
});

test('the edge of a strip fades where more frames follow, and only there', async () => {
  const opened = await openPhone(
    `sweeps/${stepperLink({ p: codeOf('hardest-5x5') })}`,
    'fig-sweeps',
  );
  const { page } = opened;
  const edges = (): Promise<string[]> =>
    page.locator('#fig-sweeps .stepper-frames').evaluate((box) => {
      const style = getComputedStyle(box);
      return ['--more-before', '--more-after'].map((name) => style.getPropertyValue(name));
    });
  await page.locator('#fig-sweeps [data-list="film"]').tap();
  await expect.poll(edges, { timeout: 20_000 }).toEqual(['0px', '32px']);
  await page.locator('#fig-sweeps').getByRole('button', { name: 'Last', exact: true }).tap();
  await expect.poll(edges, { timeout: 20_000 }).toEqual(['32px', '0px']);
  const still = await openPhone(`sweeps/${stepperLink({ p: codeOf('switch') })}`, 'fig-sweeps');
  await still.page.locator('#fig-sweeps [data-list="film"]').tap();
  await still.page.setViewportSize({ width: 900, height: 740 });
  const style = still.page.locator('#fig-sweeps .stepper-frames');
  await expect
    .poll(() => style.evaluate((box) => getComputedStyle(box).getPropertyValue('--more-after')))
    .toBe('0px');
  await still.close();
  expectQuiet(opened);
  await opened.close();
});
