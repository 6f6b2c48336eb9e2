/** The seven of a week below the board, and how little stands open when the page to play on is first seen. */
import { expect, test } from 'vitest';
import { sevenOf } from '../../src/puzzles/seven.ts';
import { weekIn } from '../../src/puzzles/weeks.ts';
import { expectAccessible } from './accessible.ts';
import { controlsInSight } from './inSight.ts';
import { cell, marked, said } from './playPage.ts';
import { expectQuiet, readyCell, sideways, useBrowser } from './support.ts';

const { open } = useBrowser();

test.each([
  [360, 800, 12],
  [1440, 900, 20],
])('at %i x %i pixels at most %i things can be pressed at first', async (width, height, most) => {
  const one = await open('play/', { width, height });
  const { page } = one;
  await readyCell(page, 'play');
  await page.evaluate('scrollTo(0, 0)');
  const controls = await controlsInSight(page);
  for (const needed of ['Fill', 'Cross', 'Search']) expect(controls.join(', ')).toContain(needed);
  expect(controls.length, controls.join(', ')).toBeLessThanOrEqual(most);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  expectQuiet(one);
  await one.close();
});

test('a week is opened by its link, played, told in a line and printed as one booklet', async () => {
  const one = await open('play/?play=1;w=2027-W10;z#play');
  const { page } = one;
  await readyCell(page, 'play');
  const week = page.locator(`${cell} .play-week`);
  await expect.poll(() => week.locator('h3').textContent()).toBe('Week 10 of 2027');
  expect(await week.locator('[data-week]').textContent()).toBe('Week 10: 0 of 7');
  await week.locator('[data-other-week="after"]').click();
  await expect.poll(() => week.locator('h3').textContent()).toBe('Week 11 of 2027');
  await expect.poll(() => page.url()).toContain('w=2027-W11');
  await week.locator('[data-seven="0"]').press('Enter');
  await expect.poll(() => marked(page)).toBe('0 of 100 cells marked');
  // the keyboard is on the board at once
  await expect.poll(() => page.evaluate('document.activeElement.role')).toBe('gridcell');
  const [monday] = sevenOf(weekIn('2027-W11')!);
  for (const [at, value] of monday!.picture.cells.entries())
    if (value === 1) await page.locator(`${cell} [role="gridcell"]`).nth(at).press(' ');
  await expect.poll(() => said(page)).toContain('Solved');
  // nothing lies over the picture
  expect(await page.locator(`${cell} .play-cross:visible`).count()).toBe(0);
  await expect
    .poll(() => week.locator('[data-week]').textContent())
    .toBe('Week 11: 1 of 7, no hints, hardest step: a single line');
  await expect
    .poll(() => week.locator('[data-seven="0"]').getAttribute('data-standing'))
    .toBe('solved');
  // what is said to a press is in sight, though the figure is far taller than the screen
  await week.locator('[data-copy-week]').click();
  const notice = page.locator(`${cell} > [data-notice-again]`);
  await notice.waitFor();
  const low = await notice.boundingBox();
  expect(low!.y).toBeGreaterThan(0);
  expect(low!.y + low!.height).toBeLessThanOrEqual(page.viewportSize()!.height);
  await page.keyboard.press('Shift');
  await notice.waitFor({ state: 'detached' });
  // the way on is the next day, by its name
  const next = page.locator(`${cell} [data-next]`);
  expect((await next.innerText()).trim()).toBe('Next: Tuesday of week 11');
  // and is there once, on a phone as well
  const onward = page.locator(cell).getByRole('button', { name: /^Next/ });
  expect(await onward.count()).toBe(1);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await onward.allInnerTexts()).toEqual(['Next: Tuesday']);
  await page.setViewportSize({ width: 1440, height: 900 });
  await next.press('Enter');
  await expect.poll(() => marked(page)).toBe('0 of 225 cells marked');
  expect(await page.locator(`${cell} .cell-title`).innerText()).toMatch(/^Tuesday of week 11/);
  // a link to a puzzle of another week calls it by its day
  const { code } = monday!;
  await page.goto(new URL(`?play=1;p=${code};w=2027-W11;z#play`, page.url()).href);
  await readyCell(page, 'play');
  expect(await page.locator(`${cell} .cell-title`).innerText()).toMatch(/^Monday of week 11/);
  await page.evaluate(`window.print = () => {
    dispatchEvent(new Event('beforeprint'));
    document.body.dataset.printed = document.querySelectorAll('[data-paper] .sheet-task').length;
  }`);
  await week.locator('[data-booklet]').click();
  await expect.poll(() => page.locator('body').getAttribute('data-printed')).toBe('14');
  // two puzzles a page, and all solutions on one
  for (const format of ['A4', 'Letter']) {
    await week.locator('[data-booklet]').click();
    const pdf = await page.pdf({ format });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(5);
  }
  await expectAccessible(page, 'play');
  expectQuiet(one);
  await one.close();
});
