/** Tasks at the end of a chapter: folded until asked for, judged with each stroke, by pointer and keys, and kept in the link. */
import { expect, test } from 'vitest';
import { challenges } from '../../src/challenges/list.ts';
import { writeLink } from '../../src/notebook/cell/linkState.ts';
import { expectAccessible } from './accessible.ts';
import { expectQuiet, readyCell, sideways, useBrowser } from './support.ts';

const { open } = useBrowser();

test('a link opens an answer with its verdict, and a stroke and a key change both', async () => {
  const id = 'try-sweeps';
  const [still] = challenges.sweeps.three;
  const one = await open(`sweeps/${writeLink('', id, 1, { k: '2', b: still.reference })}#${id}`);
  const { page } = one;
  const said = page.locator(`#${id}-said`);
  await readyCell(page, id);
  expect(await said.textContent()).toContain('Yes, that is one.');
  expect(await page.locator(`#${id} b`, { hasText: 'Challenge 1 ✓' }).count()).toBe(1);
  await expectAccessible(page, id);
  // all cells of the first row, in one stroke
  const cells = page.locator(`#${id} [role="gridcell"]`);
  expect(await cells.count()).toBe(25);
  await cells.first().scrollIntoViewIfNeeded();
  for (const [column, act] of [
    [0, 'down'],
    [4, 'up'],
  ] as const) {
    const box = (await cells.nth(column).boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
    await page.mouse[act]();
  }
  await expect.poll(() => page.url()).toContain(`b=11111${still.reference.slice(5)}`);
  const after = String(await said.textContent());
  expect(await page.locator(`#${id} [data-announcer]`).textContent()).toBe(
    after.trim().split(/\n|\s{2,}/)[0],
  );
  await page.locator(`#${id} button`, { hasText: 'Clear' }).click();
  await expect.poll(() => page.url()).not.toContain('b=');
  // Enter fills the cell under the cursor
  await cells.first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).toContain(`b=1${'0'.repeat(24)}`);
  expect(await said.textContent()).toMatch(/Not yet\. Sweeps solve it/);
  // the ring is for keys
  const ring = page.locator(`#${id} .board-cursor`);
  expect(await ring.isVisible()).toBe(true);
  await cells.nth(7).click();
  expect(await ring.isVisible()).toBe(false);
  await page.keyboard.press('ArrowRight');
  expect(await ring.isVisible()).toBe(true);
  expectQuiet(one);
  await one.close();
});

test('a formula is judged as it is typed, and on a phone nothing is out of view', async () => {
  const id = 'try-circuits';
  const one = await open(`circuits/${writeLink('', id, 1, { k: '2' })}#${id}`, { width: 360 });
  const { page } = one;
  await readyCell(page, id);
  const field = page.locator(`#${id}-formula`);
  const said = page.locator(`#${id}-said`);
  await field.fill('a and (');
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  await field.fill('a and b and c');
  await expect.poll(() => said.getAttribute('data-met')).toBe('yes');
  expect(await field.getAttribute('aria-invalid')).toBe('false');
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  expectQuiet(one);
  await one.close();
});
