/** The count by difficulty, the hunt, and the checks of single statements, in a real browser. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { difficulty000 } from '../../src/engine/sweep/difficulty.ts';
import { imageFromIndex } from '../../src/engine/board/image.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { decodeImage } from '../../src/formats/imageCode.ts';
import {
  copyLink,
  csvRowsOf,
  expectQuiet,
  pressShare,
  readyCell,
  until,
  useBrowser,
} from './support.ts';
import type { Opened, OpenOptions } from './support.ts';

const { open } = useBrowser();

/** Opens a figure alone, with these settings in its link. */
async function openFigure(id: string, settings = '', options: OpenOptions = {}): Promise<Opened> {
  const search = settings === '' ? '' : `?${id}=1;${settings};z`;
  const opened = await open(`figure/${id}/${search}`, options);
  await readyCell(opened.page, id);
  return opened;
}

const start = (page: Page, id: string): Promise<void> =>
  page.locator(`#${id} [data-run="start"]`).click();
const complete = (page: Page, id: string): Promise<void> =>
  page.locator(`#${id} .run-bar[data-phase="complete"]`).waitFor({ timeout: 100_000 });

async function saved(page: Page, id: string, kind: string): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await pressShare(page, `#${id}`, kind);
  return readFileSync(await (await download).path());
}

describe('the count by difficulty', () => {
  const id = 'fig-difficulty';

  test('recomputes all of 4x4 and gives exactly what the engine gives image by image', async () => {
    const opened = await openFigure(id);
    const { page } = opened;
    await page.locator(`#${id}`).getByRole('button', { name: '4 × 4', exact: true }).click();
    await start(page, id);
    await complete(page, id);
    const expected = new Map<string, number>();
    for (let index = 0; index < 65_536; index++) {
      const difficulty = difficulty000(puzzleOf(imageFromIndex(4, 4, index)));
      const key = difficulty === null ? 'not simple' : String(difficulty);
      expected.set(key, (expected.get(key) ?? 0) + 1);
    }
    const csv = csvRowsOf(await saved(page, id, 'csv')).slice(1);
    const counted = new Map(
      csv.map((line) => {
        const [key = '', count] = line.split(',');
        return [key, Number(count)] as const;
      }),
    );
    expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(expected));
    await expect
      .poll(() => page.locator(`#${id} .run-verdicts`).innerText())
      .toMatch(/The documents print no such/);
    expectQuiet(opened);
    await opened.close();
  });

  test('is set and started by keyboard alone, and its bars are read with the arrow keys', async () => {
    const opened = await openFigure(id);
    const { page } = opened;
    await page.locator(`#${id}-height`).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('3');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('3');
    await page.locator(`#${id} [data-run="start"]`).focus();
    await page.keyboard.press('Enter');
    await complete(page, id);
    const chart = page.locator(`#${id} .chart-stage[tabindex="0"]`);
    await chart.focus();
    await page.keyboard.press('Home');
    await expect
      .poll(() => page.locator(`#${id} .chart-readout`).innerText())
      .toMatch(/^Difficulty 1: \d+/);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => chart.getAttribute('aria-valuetext')).toMatch(/^Difficulty 2: \d+/);
    expectQuiet(opened);
    await opened.close();
  });

  test('refuses a size that it cannot count beside the input, and starts nothing', async () => {
    const opened = await openFigure(id);
    const { page } = opened;
    for (const [field, text] of [
      ['-height', '7'],
      ['-height', '-1'],
      ['-width', 'five'],
      ['-width', '6'],
      ['-width', ''],
    ] as const) {
      await page.locator(`#${id}${field}`).fill(text);
      await page.locator(`#${id} .field-message`).first().waitFor();
      await start(page, id);
      await expect
        .poll(() => page.locator(`#${id} .run-bar`).getAttribute('data-phase'))
        .toBe('idle');
      await expect.poll(() => page.locator(`#${id}${field}`).inputValue()).toBe(text);
      await page.locator(`#${id}${field}`).fill('5');
      await page.locator(`#${id} .field-message`).waitFor({ state: 'detached' });
    }
    expectQuiet(opened);
    await opened.close();
  });

  test('shows the four hardest 5x5 pictures of the stored count, each a link to the stepper', async () => {
    const { page, close } = await openFigure(id);
    const links = page.locator(`#${id} .run-boards a:not(.board-more)`); // beside them: play
    await links.first().waitFor();
    expect(await links.count()).toBe(4);
    await links.first().click();
    await readyCell(page, 'fig-sweeps');
    await page.locator('#fig-sweeps .stepper').focus();
    await page.keyboard.press('End');
    await expect
      .poll(() => page.locator('#fig-sweeps .stepper-counters').innerText())
      .toMatch(/17\s+sweeps/);
    await close();
  });
});

describe('the hunt', () => {
  const id = 'fig-hard-simple-hunt';
  const quick = 'h=6;w=6;n=20;k=100;r=5';
  const record = (page: Page): Promise<string> =>
    page.locator(`#${id} .hunt-record h3`).innerText();

  test('keeps its record as a link that reopens it, with a difficulty that is true', async () => {
    const opened = await openFigure(id, quick);
    const { page } = opened;
    await start(page, id);
    await complete(page, id);
    const words = await record(page);
    const href = await page
      .locator(`#${id}`)
      .getByRole('link', { name: 'Link that keeps this record' })
      .getAttribute('href');
    const code = /;b=([^;&#]+)/.exec(href ?? '')?.[1] ?? '';
    const truth = difficulty000(puzzleOf(decodeImage(decodeURIComponent(code))));
    expect(words).toBe(`Record so far: difficulty ${truth}`);
    await page.goto(href ?? '');
    await readyCell(page, id);
    await expect.poll(() => record(page)).toBe(words);
    await expect.poll(() => page.locator(`#${id}-seed`).inputValue()).toBe('5');
    await page.locator(`#${id}`).getByRole('link', { name: 'Open in the stepper' }).click();
    await readyCell(page, 'fig-sweeps');
    await expect.poll(() => page.locator('#fig-sweeps [data-notice]').isVisible()).toBe(false);
    expectQuiet(opened);
    await opened.close();
  });

  test('of the same seed ends with the same record in workers and in the page', async () => {
    const records: string[] = [];
    for (const before of ['', 'delete window.Worker;']) {
      const { page, close } = await openFigure(id, quick, { before });
      await start(page, id);
      await complete(page, id);
      const json = JSON.parse((await saved(page, id, 'json')).toString()) as {
        counts: unknown;
        records: { code: string }[];
      };
      records.push(JSON.stringify([json.counts, json.records.at(-1)?.code]));
      await close();
    }
    expect(records[0]).toBe(records[1]);
  });

  test('can be stopped, keeps what it has, and goes on', async () => {
    const opened = await openFigure(id, 'n=100000');
    const { page } = opened;
    await start(page, id);
    await until(page, `document.querySelector('#${id} .hunt-record h3') !== null`);
    await page.locator(`#${id}`).getByRole('button', { name: 'Stop' }).click();
    await page.locator(`#${id} .run-bar[data-phase="partial"]`).waitFor();
    await expect.poll(() => record(page)).toMatch(/difficulty \d+/);
    await page.locator(`#${id}`).getByRole('button', { name: 'Go on' }).click();
    await page.locator(`#${id} .run-bar[data-phase="running"]`).waitFor();
    await page.locator(`#${id}`).getByRole('button', { name: 'Stop' }).click();
    await page.locator(`#${id} .run-bar[data-phase="partial"]`).waitFor();
    expectQuiet(opened);
    await opened.close();
  });
});

describe('a checked statement', () => {
  test('goes through all 630 pictures with two filled cells: 180 are simple', async () => {
    const opened = await openFigure('fig-two-filled');
    const { page } = opened;
    await page.locator('#fig-two-filled [data-run="start"]').focus();
    await page.keyboard.press('Enter');
    await until(
      page,
      `document.querySelector('#fig-two-filled .check-finding')?.textContent.includes('180 of 630')`,
    );
    await expect
      .poll(() => page.locator('#fig-two-filled .check-finding').innerText())
      .toMatch(/28\.57\s%, exactly/);
    await until(
      page,
      `document.querySelector('#fig-two-filled [data-announcer]').textContent.includes('180 of 630')`,
    );
    const csv = csvRowsOf(await saved(page, 'fig-two-filled', 'csv'));
    expect(csv[1]).toMatch(/^630,180,0\.2857/);
    expectQuiet(opened);
    await opened.close();
  });

  test('samples 15x15 with 113 filled cells and finds more than 1 in 10, with its interval', async () => {
    const opened = await openFigure('fig-113-filled', 'n=500;r=3');
    const { page } = opened;
    await start(page, 'fig-113-filled');
    await complete(page, 'fig-113-filled');
    await expect
      .poll(() => page.locator('#fig-113-filled .check-finding').innerText())
      .toMatch(/of 500 are simple: [\d.]+\s%, 95\s% interval [\d.]+ to [\d.]+\s%/);
    await expect
      .poll(() =>
        page.locator('#fig-113-filled .run-verdicts [data-verdict]').getAttribute('data-verdict'),
      )
      .toBe('otherwise');
    const link = await copyLink(page, 'fig-113-filled');
    await page.goto(link.href);
    await readyCell(page, 'fig-113-filled');
    await expect.poll(() => page.locator('#fig-113-filled-boards').inputValue()).toBe('500');
    expect((await saved(page, 'fig-113-filled', 'png')).subarray(1, 4).toString()).toBe('PNG');
    // the files say what they are of: the title, and the run
    const json = JSON.parse((await saved(page, 'fig-113-filled', 'json')).toString()) as {
      figure: string;
      about: string;
    };
    expect(json.figure).toMatch(/113 filled cells/);
    expect(json.about).toMatch(/15\s×\s15, 113 cells filled, [\d,]+ boards, seed \d+, version 1/);
    const svg = (await saved(page, 'fig-113-filled', 'svg')).toString();
    for (const word of ['113 filled cells', 'seed', 'version']) expect(svg).toContain(word);
    expectQuiet(opened);
    await opened.close();
  });

  test('refuses settings out of range, in the field and in the link', async () => {
    const opened = await openFigure('fig-113-filled', 'n=0');
    const { page } = opened;
    expect(await page.locator('#fig-113-filled [data-notice]').innerText()).toMatch(/from 1 to/);
    await page.locator('#fig-113-filled-boards').fill('12 apples');
    await page.locator('#fig-113-filled .field-message').waitFor();
    await expect.poll(() => page.locator('#fig-113-filled-boards').inputValue()).toBe('12 apples');
    expectQuiet(opened);
    await opened.close();
  });
});
