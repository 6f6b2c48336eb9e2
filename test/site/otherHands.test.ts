/** Somebody else writes into pages; what holds for every figure of the list is tested with its page (everyPage.ts). */
import { expect, test } from 'vitest';
import { drawn, readyCell, useBrowser } from './support.ts';

const { open } = useBrowser();

test('a figure that cannot be drawn says so, and is drawn anew by Reset', async () => {
  const opened = await open('kit/sweep-stepper/');
  const { page, complaints } = opened;
  await readyCell(page, 'kit-stepper');
  const cell = page.locator('#kit-stepper');
  const forward = (): Promise<void> => cell.locator('[data-move="forward"]').first().click();
  await forward();
  // lit-html can make no marker, neither for a part nor for the whole
  await page.evaluate(`{
    window.made = document.createComment;
    document.createComment = () => { throw new Error('no comments here'); };
    for (const one of document.querySelectorAll('#kit-stepper .stepper')) one.replaceChildren();
  }`);
  await page.evaluate("document.querySelector('#kit-stepper .stepper').focus()");
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => cell.getAttribute('data-state')).toBe('failed');
  expect(await cell.locator('[data-notice]').innerText()).toMatch(
    /met a fault of its program \(.+\).*“Reset” below draws it anew\./,
  );
  expect(complaints.splice(0).join()).toContain('uncaught');
  await page.evaluate('document.createComment = window.made');
  await cell.locator('[data-cell-menu] > summary').click();
  await cell.locator('[data-output="reset"]').click();
  await expect.poll(() => cell.getAttribute('data-state')).toBe('ready');
  expect(await cell.locator('[data-notice]').isHidden()).toBe(true);
  await forward();
  await drawn(page);
  expect(await cell.locator('.stepper-place').innerText()).toMatch(/^step 1 of/);
  expect(complaints).toEqual([]);
  await opened.close();
});
