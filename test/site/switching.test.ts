/** Switching components in a real browser: exchange, walk, own picture, links, outputs, the sampled count. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { switching } from '../../src/experiments/switching.ts';
import { galleryPuzzle } from '../../src/puzzles/gallery.ts';
import {
  copyLink,
  csvRowsOf,
  drawn,
  expectQuiet,
  pressShare,
  readyCell,
  until,
  useBrowser,
} from './support.ts';
import type { Opened, OpenOptions } from './support.ts';

const { open } = useBrowser();
const cell = '#fig-switching';

async function openFigure(id: string, state = '', options: OpenOptions = {}): Promise<Opened> {
  const opened = await open(`figure/${id}/${state === '' ? '' : `?${id}=1;${state};z`}`, options);
  await readyCell(opened.page, id);
  return opened;
}

const sentence = (page: Page): Promise<string> =>
  page.locator(`${cell} .switching-sentence`).innerText();
const press = (page: Page, name: string): Promise<void> =>
  page.locator(cell).getByRole('button', { name, exact: true }).click();

async function saved(page: Page, id: string, kind: string): Promise<string> {
  const download = page.waitForEvent('download');
  await pressShare(page, `#${id}`, kind);
  return readFileSync(await (await download).path(), 'utf8');
}

describe('switching components', () => {
  test('exchange four cells and leave every description the same', async () => {
    const opened = await openFigure('fig-switching');
    const { page } = opened;
    expect(await sentence(page)).toMatch(/^Number 1 of 1/);
    const before = JSON.parse(await saved(page, 'fig-switching', 'json')) as Record<
      string,
      unknown
    >;
    await page.locator(cell).getByRole('button', { name: 'Exchange' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => sentence(page)).toMatch(/^Exchanged/);
    await until(
      page,
      `document.querySelector('${cell} [data-announcer]').textContent.startsWith('Exchanged')`,
    );
    await expect.poll(() => page.locator(`${cell} .switching-was-filled`).count()).toBe(2);
    const after = JSON.parse(await saved(page, 'fig-switching', 'json')) as Record<string, unknown>;
    expect(before['shown']).toEqual(['#.', '.#']);
    expect(after['shown']).toEqual(['.#', '#.']);
    expect(after['rows']).toEqual(before['rows']);
    const cells = await page.locator(`${cell} .switching-lines td:last-child`).allInnerTexts();
    expect(cells).toEqual(['1, the same', '1, the same', '1, the same', '1, the same']);
    expectQuiet(opened);
    await opened.close();
  });

  test('are walked one at a time in a sampled board, kept in the link, and reset', async () => {
    const opened = await openFigure('fig-switching');
    const { page } = opened;
    await page.locator(`${cell} [id$="-preset"]`).selectOption({ index: 3 });
    await press(page, 'Next');
    await press(page, 'Exchange');
    await drawn(page);
    const shown = await sentence(page);
    const svg = await saved(page, 'fig-switching', 'svg');
    await page.goto((await copyLink(page, 'fig-switching')).href);
    await readyCell(page, 'fig-switching');
    await expect.poll(() => sentence(page)).toBe(shown);
    expect(await saved(page, 'fig-switching', 'svg')).toBe(svg);
    await press(page, 'Previous');
    await expect.poll(() => sentence(page)).toMatch(/^Number 1 of/);
    const csv = csvRowsOf(await saved(page, 'fig-switching', 'csv'));
    expect(csv.length).toBeGreaterThan(2);
    await page.locator(`${cell} [data-output="reset"]`).click();
    await expect.poll(() => sentence(page)).toMatch(/^Number 1 of 1/);
    await until(page, '!location.search.includes("fig-switching")');
    expectQuiet(opened);
    await opened.close();
  });

  test('say so where there is none, and have nothing to exchange', async () => {
    const opened = await openFigure('fig-switching');
    const { page } = opened;
    await page.locator(`${cell} [id$="-preset"]`).selectOption({ index: 5 });
    await expect.poll(() => sentence(page)).toMatch(/^No two rows/);
    // the ways on are those of the picture that is shown now
    const onward = await page.locator(`${cell} .puzzle-onward a`).first().getAttribute('href');
    expect(onward).toContain(`;p=${galleryPuzzle('eight-at-once').code};z`);
    await expect
      .poll(() => page.locator(cell).getByText('The puzzle has 2 solutions').isVisible())
      .toBe(true);
    const exchange = page.locator(cell).getByRole('button', { name: 'Exchange' });
    await expect.poll(() => exchange.getAttribute('aria-disabled')).toBe('true');
    expectQuiet(opened);
    await opened.close();
  });

  test('are found in the reader’s own picture', async () => {
    const opened = await openFigure('fig-switching');
    const { page } = opened;
    await page.locator(`${cell} .own-puzzle summary`).click();
    await page.locator(`${cell} .puzzle-box textarea`).first().fill('100\n010\n001');
    await page.locator(`${cell} .puzzle-box button.primary`).first().click();
    await until(
      page,
      `document.querySelector('${cell} .switching-sentence').textContent.includes('of 3')`,
    );
    await expect
      .poll(() => page.locator(cell).getByText('The puzzle has 6 solutions').isVisible())
      .toBe(true);
    expectQuiet(opened);
    await opened.close();
  });

  test('fit a phone, and move nothing when motion is not wanted', async () => {
    const opened = await openFigure('fig-switching', '', { width: 360, reducedMotion: true });
    const { page } = opened;
    await press(page, 'Exchange');
    const moving = await page
      .locator(`${cell} .switching-was-filled`)
      .first()
      .evaluate((node) => getComputedStyle(node).animationName);
    expect(moving).toBe('none');
    await expect
      .poll(() => page.evaluate('document.documentElement.scrollWidth - window.innerWidth'))
      .toBe(0);
    expectQuiet(opened);
    await opened.close();
  });
});

describe('the count of boards with one', () => {
  test('gives what Node gives, on the keyboard too, and refuses bad settings beside the field', async () => {
    const opened = await openFigure('fig-boards-switching', 'h=6;w=6;s=20;n=80;r=3');
    const { page } = opened;
    const figure = page.locator('#fig-boards-switching');
    await figure.locator('[data-run="start"]').click();
    await figure.locator('.run-bar[data-phase="complete"]').waitFor({ timeout: 60_000 });
    const spec = {
      height: 6,
      width: 6,
      model: 'exact' as const,
      percentages: [0, 20, 40, 60, 80, 100],
      boards: 80,
      seed: 3,
    };
    const tally = switching.emptyTally(spec);
    switching.begin(spec)(0, switching.units(spec), tally);
    const { points } = JSON.parse(await saved(page, 'fig-boards-switching', 'json')) as {
      points: { unsolved: number; switching: number }[];
    };
    expect(points.map(({ unsolved }) => unsolved)).toEqual([...tally.unsolved]);
    expect(points.map((point) => point.switching)).toEqual([...tally.switching]);
    await figure.locator('.chart-stage').focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => figure.locator('.chart-readout').innerText())
      .toMatch(/^20\s% filled, 80 boards/);
    expect(await saved(page, 'fig-boards-switching', 'svg')).toMatch(/^<svg/);
    await figure.locator('input[id$="-boards"]').fill('0');
    await figure.locator('.field-message').waitFor();
    await expect.poll(() => figure.locator('input[id$="-boards"]').inputValue()).toBe('0');
    expectQuiet(opened);
    await opened.close();
  });
});
