/** The lab book: runs that figures have kept, two of them laid over each other, the book as a file and back again. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { expectQuiet, readyCell, useBrowser } from './support.ts';

const { open } = useBrowser();
const small = 'fig-classes-6x6=1;a=20;b=60;s=10;n=40';

test('two runs are listed, laid over each other, saved, removed and read again', async () => {
  const opened = await open('lab/', { fresh: true, width: 360, height: 640 });
  const { page } = opened;
  await page.getByText('No run is kept yet.').waitFor();
  for (const seed of [1, 2]) {
    await page.goto(new URL(`../density/?${small};r=${seed};z`, page.url()).href);
    await readyCell(page, 'fig-classes-6x6');
    await page.locator('#fig-classes-6x6 [data-run="start"]').click();
    await page.locator('#fig-classes-6x6 .run-bar[data-phase="complete"]').waitFor();
    // the way there is beside what the run says
    await page.locator('#fig-classes-6x6 .run-bar').getByText('Kept in the lab book').click();
    await page
      .locator('.lab-runs > li')
      .nth(seed - 1)
      .waitFor();
  }
  const runs = page.locator('.lab-runs > li');
  expect(await runs.allInnerTexts()).toEqual([
    expect.stringMatching(/6\s×\s6, .*seed 2\s+complete: 200 of 200 boards; today; \d+\skB/),
    expect.stringMatching(/6\s×\s6, .*seed 1\s+complete: 200 of 200 boards; today; \d+\skB/),
  ]);
  // by keys, and by mouse
  await runs.nth(0).getByRole('checkbox').press('Space');
  await runs.nth(1).getByRole('checkbox').click();
  const overlay = page.locator('[data-overlay]');
  await overlay.locator('.chart svg').waitFor();
  expect(await overlay.locator('.chart-key').innerText()).toMatch(/A: seed 2\s+B: seed 1/);
  expect(await page.locator('[data-said]').innerText()).toMatch(/^The curves /);
  expect(new URL(page.url()).search).toMatch(/^\?a=[\da-f]{8}&b=[\da-f]{8}$/);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  await expectAccessible(page);
  const csv = page.waitForEvent('download');
  await overlay.getByRole('button', { name: 'Save as CSV' }).click();
  const rows = readFileSync(await (await csv).path(), 'utf8').split('\r\n');
  expect(rows.filter((row) => /^\d/.test(row))).toHaveLength(5);
  expect(rows.filter((row) => /^# [AB]: Made again, whole, by: npm run /.test(row))).toHaveLength(
    2,
  );
  expect(rows.find((row) => row.startsWith('percentage'))).toBe(
    'percentage,shareA,low95A,high95A,shareB,low95B,high95B',
  );
  for (const kind of ['SVG', 'PNG', 'JSON']) {
    const saved = page.waitForEvent('download');
    await overlay.getByRole('button', { name: `Save as ${kind}` }).click();
    expect((await saved).suggestedFilename()).toBe(`two-runs.${kind.toLowerCase()}`);
  }
  // the address brings the same two back
  await page.reload();
  await overlay.locator('.chart svg').waitFor();
  const book = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the book as a file' }).click();
  const file = readFileSync(await (await book).path());
  // a press that changes nothing to be seen is answered where it is seen
  const told = page.locator('[data-notice-again]');
  await told.getByText('The book is saved as a file.').waitFor();
  const { y, height } = (await told.boundingBox())!;
  expect(y).toBeGreaterThan(0);
  expect(y + height).toBeLessThanOrEqual(640);
  await page.getByRole('button', { name: 'Remove all' }).click();
  await page.getByText('No run is kept yet.').waitFor();
  const input = page.locator('#lab-file');
  await input.setInputFiles({ name: 'cut.json', mimeType: '', buffer: file.subarray(0, 200) });
  const problem = page.locator('#lab-file-problem');
  await expect.poll(() => problem.innerText()).toMatch(/cut\.json is not added: it is not JSON/);
  await input.setInputFiles({ name: 'book.json', mimeType: '', buffer: file });
  await runs.nth(1).waitFor();
  expect(await runs.count()).toBe(2);
  // a run is there again in its figure
  await runs.nth(0).getByRole('link').click();
  await page.locator('#fig-classes-6x6 .run-bar[data-phase="complete"]').waitFor();
  expectQuiet(opened);
  await opened.close();
});
