/** From a chart to one of its boards and back: what the board is, and the chart with its run, its point and its boards. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { pressShare, copyLink, expectQuiet, readyCell, until, useBrowser } from './support.ts';
import type { Opened } from './support.ts';

const { open } = useBrowser();
const cell = '#fig-classes-6x6';
const settings = 'fig-classes-6x6=1;h=6;w=6;a=30;b=70;s=20;n=200;r=77;z';
const panel = `document.querySelector('${cell} .board-list li')`;
const complete = (page: Page): Promise<void> =>
  page.locator(`${cell} .run-bar[data-phase="complete"]`).waitFor({ timeout: 60_000 });

/** Runs the chart and opens the boards of its second point. */
async function boards(): Promise<Opened> {
  const opened = await open(`density/?${settings}`);
  const { page } = opened;
  await readyCell(page, 'fig-classes-6x6');
  await page.locator(`${cell} [data-run="start"]`).click();
  await complete(page);
  await page.locator(`${cell} [aria-label^="Points of the chart"]`).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await until(page, panel);
  return opened;
}

test('a board says what it is and leads back to the chart with its run, point and boards', async () => {
  const opened = await boards();
  const { page } = opened;
  await page.locator(`${cell} [id$="-board-choice"]`).selectOption('simple');
  await until(page, `/simple/.test(${panel}?.textContent)`);
  await page.locator(`${cell} .board-list a`).first().click();
  await page.waitForURL(/sweeps\//);
  await readyCell(page, 'fig-sweeps');
  const title = await page.locator('#fig-sweeps .cell-title').innerText();
  expect(title.replaceAll(/\s+/g, ' ')).toMatch(/Board \d+ of 200 at 50\s%, 6\s×\s6, seed 77/);
  await expectAccessible(page, 'fig-sweeps');
  // on to another page, with what it is
  await page.locator('#fig-sweeps .puzzle-onward a').first().click();
  await page.waitForURL(/puzzle\//);
  await readyCell(page, 'puzzle');
  await expect
    .poll(async () =>
      (await page.locator('#puzzle .cell-title').innerText()).replaceAll(/\s+/g, ' '),
    )
    .toMatch(/Board \d+ of 200 at 50\s%/);
  await page.locator('#puzzle [data-back]').click();
  await page.waitForURL(/density\//);
  await complete(page);
  await until(page, panel);
  await expect
    .poll(() => page.locator(`${cell} .run-bar`).innerText())
    .toContain('Complete: 600 boards');
  await expect
    .poll(() => page.locator(`${cell} [id$="-board-choice"]`).inputValue())
    .toBe('simple');
  const heading = page.locator('#fig-classes-6x6-list');
  await expect.poll(() => heading.innerText()).toContain('50\u00a0%');
  await expect
    .poll(async () => (await heading.boundingBox())?.y ?? -1, { timeout: 5000 })
    .toBeLessThan(900);
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  expectQuiet(opened);
  await opened.close();
});

test('a run under way is there again, stopped, when the reader comes back to its page', async () => {
  const opened = await open('density/?fig-classes-6x6=1;h=20;w=20;a=30;b=70;s=10;n=20000;r=5;z');
  const { page } = opened;
  await readyCell(page, 'fig-classes-6x6');
  await page.locator(`${cell} [data-run="start"]`).click();
  await until(
    page,
    `/[1-9][\\d,]* of 100,000/.test(document.querySelector('${cell} .run-bar')?.textContent)`,
  );
  await page.goto(new URL('../sweeps/', page.url()).href);
  await page.goBack();
  await readyCell(page, 'fig-classes-6x6');
  await page.locator(`${cell} .run-bar[data-phase="partial"]`).waitFor({ timeout: 10_000 });
  await expect
    .poll(() => page.locator(`${cell} .run-bar`).innerText())
    .toMatch(/[1-9][\d,]* of 100,000 boards/);
  await page.locator(cell).getByRole('button', { name: 'Go on', exact: true }).waitFor();
  expectQuiet(opened);
  await opened.close();
});

test('another puzzle in the figure is not told to be the board', async () => {
  const opened = await boards();
  const { page } = opened;
  await page.locator(`${cell} .board-list a`).first().click();
  await page.waitForURL(/(sweeps|two-rows-two-columns)\//);
  const figure = page.url().includes('sweeps') ? 'fig-sweeps' : 'fig-standstill';
  await readyCell(page, figure);
  await page.locator(`#${figure} [data-back]`).waitFor();
  await page.locator(`#${figure} [id$="-preset"]`).selectOption({ index: 3 });
  await page.locator(`#${figure} [data-back]`).waitFor({ state: 'detached' });
  expect((await copyLink(page, figure)).search).not.toContain('from=');
  expectQuiet(opened);
  await opened.close();
});

test('a shared link says which run it is of, and opens its boards when that has run', async () => {
  const opened = await boards();
  const link = await copyLink(opened.page, 'fig-classes-6x6');
  expect(link.search).toMatch(/;p=50;.*ran=1;z/);
  await opened.close();
  const other = await open(`density/${link.search}`, { fresh: true });
  const { page } = other;
  await readyCell(page, 'fig-classes-6x6');
  const says = page.locator(`${cell} .run-bar`);
  expect(await says.innerText()).toMatch(
    /^This link is of a run of 600 boards, seed 77: run it again, .*the numbers will be the same\.$/m,
  );
  expect(await page.evaluate(`${panel} === null`)).toBe(true);
  await page.locator(`${cell} [data-run="start"]`).click();
  await complete(page);
  await until(page, panel);
  await expect.poll(() => page.locator('#fig-classes-6x6-list').innerText()).toContain('50\u00a0%');
  await expect.poll(() => says.innerText()).not.toContain('This link');
  // a stopped or finished run is there after a reload, and a reset takes the figure back to the text
  await page.reload();
  await readyCell(page, 'fig-classes-6x6');
  await complete(page);
  await pressShare(page, cell, 'reset');
  await page.locator(`${cell} .run-bar[data-phase="idle"]`).waitFor();
  expectQuiet(other);
  await other.close();
});

test.each([
  {
    figure: 'the count of difficulties',
    from: 'papers/batenburg-kosters/',
    id: 'fig-difficulty',
    link: '.run-boards a',
    told: /^Picture no\. [\d,]+ of 4\s×\s4, difficulty \d+, the greatest there is$/,
    begin: async (page: Page): Promise<void> => {
      await page
        .locator('#fig-difficulty')
        .getByRole('button', { name: '4 × 4', exact: true })
        .click();
      await page.locator('#fig-difficulty [data-run="start"]').click();
      await page
        .locator('#fig-difficulty .run-bar[data-phase="complete"]')
        .waitFor({ timeout: 30_000 });
    },
    again: '.run-bar[data-phase="complete"]',
  },
  {
    figure: 'the browser of sequences',
    from: 'kit/sequence-browser/',
    id: 'kit-sequences',
    link: '.sequence-links a:last-child',
    told: /^4\s×\s4 picture with the sequence [\d ]+$/,
    begin: async (): Promise<void> => {},
    again: '[data-example]',
  },
])('a board of $figure says what it is and leads back', async (one) => {
  const opened = await open(one.from);
  const { page } = opened;
  await readyCell(page, one.id);
  await one.begin(page);
  await page.locator(`#${one.id} ${one.link}`).first().click();
  await page.waitForURL(/from=1/);
  const back = page.locator('[data-back]');
  await back.waitFor();
  const title = page.locator('[data-cell]:has([data-back]) .cell-title > span');
  await expect.poll(() => title.innerText()).toMatch(one.told);
  await back.click();
  await page.waitForURL(
    (url) => url.pathname.endsWith(`/${one.from}`) && url.hash === `#${one.id}`,
  );
  await readyCell(page, one.id);
  await page.locator(`#${one.id} ${one.again}`).waitFor({ timeout: 15_000 });
  expectQuiet(opened);
  await opened.close();
});
