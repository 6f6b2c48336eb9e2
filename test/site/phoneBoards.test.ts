/** Boards on a phone: whole, however small their cells, with a loupe and a pad for the finger. */
import { describe, expect, test } from 'vitest';
import { codeOf, link as stepperLink } from './stepperFigure.ts';
import {
  expectAccessible,
  expectQuiet,
  heightsOf,
  readyCell,
  sideways,
  useBrowser,
} from './support.ts';

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
    ['fig-2-1', `sweeps/${stepperLink({ p: codeOf('random-30x30') })}`],
    ['fig-3-1', 'two-rows-two-columns/'],
    ['fig-6-1', 'probing/'],
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

  test('shows columns 18 and 19 of Figure 3.1, of which its sentence speaks', async () => {
    const { page, close } = await openPhone('two-rows-two-columns/', 'fig-3-1');
    expect(await page.locator('#fig-3-1 [data-sentence]').innerText()).toContain(
      'columns 18 and 19',
    );
    const bands = await page
      .locator('#fig-3-1 .stepper .board-band')
      .evaluateAll((all) => all.map((band) => band.getBoundingClientRect()));
    expect(bands).toHaveLength(4);
    for (const { left, right } of bands) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(360);
    }
    await close();
  });

  test('opens a loupe at a touch, whose pad leads to the cell that was meant', async () => {
    const opened = await openPhone(`sweeps/${stepperLink({ p: codeOf('cat') })}`, 'fig-2-1', true);
    const { page } = opened;
    const figure = page.locator('#fig-2-1');
    const loupe = figure.locator('.stepper .board-loupe');
    expect(await loupe.isVisible()).toBe(false);
    const grid = await figure.locator('.stepper .board-ground').first().boundingBox();
    const side = (grid?.width ?? 0) / 20;
    expect(side).toBeLessThan(24);
    // row 11, column 6
    await page.touchscreen.tap((grid?.x ?? 0) + 5.5 * side, (grid?.y ?? 0) + 10.5 * side);
    await loupe.waitFor();
    const words = loupe.locator('.board-loupe-words');
    expect(await words.innerText()).toMatch(/^row 11, column 6, unknown; /);
    expect(await figure.locator('[data-why-not]').innerText()).toMatch(/^Row 11, column 6 /);
    await loupe.getByRole('button', { name: 'Right' }).tap();
    await loupe.getByRole('button', { name: 'Down' }).tap();
    expect(await words.innerText()).toMatch(/^row 12, column 7, unknown; /);
    expect(await figure.locator('[data-why-not]').innerText()).toMatch(/^Row 11, column 6 /);
    await loupe.getByRole('button', { name: 'Choose' }).tap();
    expect(await figure.locator('[data-why-not]').innerText()).toMatch(/^Row 12, column 7 /);
    // the words follow the run, as the picture does
    await figure.getByRole('button', { name: 'Last', exact: true }).tap();
    expect(await words.innerText()).toMatch(/^row 12, column 7, (filled|empty); /);
    for (const height of await heightsOf(page, '#fig-2-1 .board-pad button'))
      expect(height).toBeGreaterThanOrEqual(44);
    await expectAccessible(page, 'fig-2-1');
    await loupe.getByRole('button', { name: 'Close' }).tap();
    expect(await loupe.isVisible()).toBe(false);
    expectQuiet(opened);
    await opened.close();
  });

  test('with cells large enough for a finger has no loupe', async () => {
    const { page, close } = await openPhone(
      `sweeps/${stepperLink({ p: codeOf('heart') })}`,
      'fig-2-1',
    );
    const cells = page.locator('#fig-2-1 .stepper [role="gridcell"]');
    await cells.nth(7).tap();
    expect(await page.locator('#fig-2-1 [data-why-not]').innerText()).toMatch(/^Row 2, column 3 /);
    expect(await page.locator('#fig-2-1 .board-loupe').isVisible()).toBe(false);
    await close();
  });
});

test('the edge of a strip fades where more frames follow, and only there', async () => {
  const opened = await openPhone(`sweeps/${stepperLink({ p: codeOf('hardest-5x5') })}`, 'fig-2-1');
  const { page } = opened;
  const edges = (): Promise<string[]> =>
    page.locator('#fig-2-1 .stepper-frames').evaluate((box) => {
      const style = getComputedStyle(box);
      return ['--more-before', '--more-after'].map((name) => style.getPropertyValue(name));
    });
  await expect.poll(edges, { timeout: 20_000 }).toEqual(['0px', '32px']);
  await page.locator('#fig-2-1').getByRole('button', { name: 'Last', exact: true }).tap();
  await expect.poll(edges, { timeout: 20_000 }).toEqual(['32px', '0px']);
  const still = await openPhone(`sweeps/${stepperLink({ p: codeOf('switch') })}`, 'fig-2-1');
  await still.page.setViewportSize({ width: 900, height: 740 });
  const style = still.page.locator('#fig-2-1 .stepper-frames');
  await expect
    .poll(() => style.evaluate((box) => getComputedStyle(box).getPropertyValue('--more-after')))
    .toBe('0px');
  await still.close();
  expectQuiet(opened);
  await opened.close();
});
