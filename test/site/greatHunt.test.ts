/** The hunt of 002 and the sliders of its formula in a real browser: start, stop and go on, finds by a measure, link, files, keys. */
import { expect, test } from 'vitest';
import { kitFigure } from './kitFigure.ts';
import { expectAccessible } from './accessible.ts';
import { copyLink, csvRowsOf, expectQuiet, savedFile, until, useBrowser } from './support.ts';

const { open } = useBrowser();
const hunt = kitFigure(open, 'great-hunt', 'kit-great-hunt');
const order = kitFigure(open, 'formula-order', 'kit-formula-order');

test('a hunt starts, stops and goes on by keys; its finds are listed by a measure and saved', async () => {
  const opened = await hunt.openFigure(hunt.link({ n: '100000000' }));
  const { page } = opened;
  const figure = page.locator(hunt.cell);
  const press = async (name: string | RegExp): Promise<void> => {
    await figure.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
  };
  await figure.locator('[data-run="start"]').focus();
  await page.keyboard.press('Enter');
  await figure.locator('.run-boards .board-list li').nth(3).waitFor();
  await press('Stop');
  await press('Go on');
  await press('Stop');
  await figure.getByRole('button', { name: 'Go on' }).waitFor();

  const captions = figure.locator('.run-boards .board-list span');
  await figure.locator('select[id$="-order"]').selectOption('bottlenecks');
  await figure.locator('.run-boards .board-list[aria-label="Finds, by bottlenecks"]').waitFor();
  const counts = (await captions.allInnerTexts()).map((text) =>
    Number(/(\d+)\sbottleneck/.exec(text)?.[1]),
  );
  expect(counts.length).toBeGreaterThan(3);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(4); // as the settings want

  const csv = csvRowsOf(await savedFile(page, 'kit-great-hunt', 'csv'));
  expect(csv[0]).toContain('bottlenecks');
  const [download] = await Promise.all([page.waitForEvent('download'), press(/^Save all finds/)]);
  expect(download.suggestedFilename()).toMatch(/^hunt-8x8-32-filled-seed-1\.nonpack$/);
  await expectAccessible(page, 'kit-great-hunt');
  const link = await copyLink(page, 'kit-great-hunt');
  expect(link.search).toContain('n=100000000');
  expectQuiet(opened);
  await opened.close();
});

test('sliders follow the keys, and say what they change', async () => {
  const opened = await order.openFigure();
  const { page } = opened;
  const said = (): Promise<string> => order.textOf(page, '[data-order]');
  await page.locator(`${order.cell} [data-order]`).waitFor();
  await until(
    page,
    `/\\(0\\.7/.test(document.querySelector('${order.cell} [data-order]').innerText)`,
  );
  const before = await said();
  await page.locator(`${order.cell} input[id$="-slider-block"]`).focus();
  await page.keyboard.press('Home');
  await until(
    page,
    `document.querySelector('${order.cell} [data-order]').innerText.replaceAll(/\\s+/g, ' ') !== ${JSON.stringify(before)}`,
  );
  await expect.poll(() => order.textOf(page, '[data-formula]')).toMatch(/block \/ size\)0 over/);
  await expectAccessible(page, 'kit-formula-order');
  const link = await copyLink(page, 'kit-formula-order');
  expect(link.search).toContain('b=0');
  const json = JSON.parse(String(await savedFile(page, 'kit-formula-order', 'json'))) as {
    groups: readonly unknown[];
  };
  expect(json.groups).toHaveLength(26);
  expectQuiet(opened);
  await opened.close();
});
