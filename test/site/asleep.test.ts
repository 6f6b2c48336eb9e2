/** Figures that sleep yet: what a reader does with the first frame is done again when the figure wakes. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './support.ts';
import type { Opened } from './support.ts';

const { open } = useBrowser();

/** A page whose figures take their time. */
async function openSlowly(path: string): Promise<Opened> {
  const opened = await open(path, { fresh: true });
  await opened.page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  return opened;
}

const stateOf = async (page: Page, id: string): Promise<string | null> =>
  page.locator(`#${id}`).getAttribute('data-state');

test('a button that was pressed, and a fold that was opened', async () => {
  const opened = await openSlowly('kit/sweep-stepper/');
  const { page } = opened;
  const cell = page.locator('#kit-stepper');
  await cell.getByText('Settings', { exact: true }).click();
  await cell.getByRole('button', { name: 'Last' }).click();
  expect(await stateOf(page, 'kit-stepper')).not.toBe('ready');
  expect(await cell.locator('.stepper-place').innerText()).toMatch(/^step 0 of/);
  await page.locator('#kit-stepper[data-state="ready"]').waitFor();
  await expect
    .poll(() => cell.locator('.stepper-place').innerText())
    .toMatch(/^step (\d+) of \1\b/);
  expect(await cell.locator('[data-fold="settings"]').getAttribute('open')).not.toBeNull();
  await opened.close();
});

test('the cells that were pressed', async () => {
  const opened = await openSlowly('');
  const { page } = opened;
  const cell = page.locator('#try-row');
  const before = await cell.locator('.line-try-sentence').innerText();
  const box = (await cell.locator('.board-ground').first().boundingBox())!;
  for (const part of [0.5, 0.05])
    await page.mouse.click(box.x + box.width * part, box.y + box.height / 2);
  expect(await stateOf(page, 'try-row')).not.toBe('ready');
  await page.locator('#try-row[data-state="ready"]').waitFor();
  await expect.poll(() => cell.locator('.line-try-sentence').innerText()).not.toBe(before);
  for (const at of [0, 2])
    expect(await cell.locator('[role="gridcell"]').nth(at).getAttribute('aria-label')).toMatch(
      /filled/,
    );
  await opened.close();
});

test('the fields that were typed into, the last one with the focus', async () => {
  const opened = await openSlowly('kit/switching-run/');
  const { page } = opened;
  const cell = page.locator('#kit-switching-run');
  await cell.locator('[data-fold="settings"] summary').click();
  const seed = cell.getByLabel('Seed');
  const boards = cell.getByLabel('Boards for each');
  await boards.fill('50');
  await seed.fill('77');
  expect(await stateOf(page, 'kit-switching-run')).not.toBe('ready');
  await page.locator('#kit-switching-run[data-state="ready"]').waitFor();
  expect(await seed.inputValue()).toBe('77');
  expect(await boards.inputValue()).toBe('50');
  expect(await seed.evaluate((field) => field === document.activeElement)).toBe(true);
  await expect.poll(() => cell.locator('.cell-title').innerText()).toContain('seed 77');
  await opened.close();
});
