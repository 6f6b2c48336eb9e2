/** Somebody else writes into pages; what holds for every figure of the list is tested with its page (everyPage.ts). */
import { expect, test } from 'vitest';
import { translate } from './otherHands.ts';
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
    /met a fault of its program \(.+\).*“Reset”, under “Share”, draws it anew\./,
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

test('what is said aloud is the same in a page that a browser translates', async () => {
  const { page, close } = await open('kit/sweep-stepper/');
  await readyCell(page, 'kit-stepper');
  await page.evaluate(translate);
  const cell = page.locator('#kit-stepper');
  await cell.locator('.stepper').focus();
  for (const key of ['ArrowRight', 'ArrowRight']) {
    await page.keyboard.press(key);
    await drawn(page);
    const logged = cell.locator('.stepper-log [aria-current="step"] > span:last-child');
    const sentence = (await logged.innerText()).replaceAll(/\s+/g, ' ');
    await expect
      .poll(async () =>
        (await cell.locator('[data-announcer]').textContent())?.replaceAll(/\s+/g, ' '),
      )
      .toBe(sentence);
  }
  await close();
});
