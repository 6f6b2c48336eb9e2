/** The probing census in a real browser: stored numbers, a run of one's own, pause and stop, sizes, files. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import {
  copyLink,
  expectQuiet,
  heightsOf,
  readyCell,
  savedFile,
  sideways,
  until,
  useBrowser,
  csvRowsOf,
} from './support.ts';
import type { Opened, OpenOptions } from './support.ts';
import { hasDone, leashWorkers } from './workerLeash.ts';

const { open } = useBrowser();
const id = 'kit-probing';

async function openCensus(search = '', cell = id, options: OpenOptions = {}): Promise<Opened> {
  const opened = await open(`kit/probing-census/${search}`, options);
  await readyCell(opened.page, cell);
  return opened;
}

const textOf = async (page: Page, selector: string, cell = id): Promise<string> =>
  (await page.locator(`#${cell} ${selector}`).first().innerText()).replaceAll(/\s+/g, ' ').trim();

const phase = (page: Page, wanted: string, cell = id): Promise<void> =>
  page.locator(`#${cell} .run-bar[data-phase="${wanted}"]`).waitFor({ timeout: 60_000 });

const classRow = (page: Page, row: number, cell = id): Promise<string[]> =>
  page.locator(`#${cell} [data-classes] tbody tr`).nth(row).locator('th, td').allInnerTexts();

describe('the probing census', () => {
  test('opens with the stored numbers of 4x4, equal to Table 3', async () => {
    const opened = await openCensus();
    const { page } = opened;
    await page.locator(`#${id} [data-source]`).waitFor();
    expect(await classRow(page, 1)).toEqual([
      'unique',
      '1,128',
      '1.72',
      '1,128 (1.72\u00a0%)',
      'equal',
      '157',
      '11',
      '11, equal',
      '8 to 16',
    ]);
    expect(await textOf(page, '[data-verdict]')).toMatch(/All four counts/);
    expect(await textOf(page, '[data-source]')).toMatch(/^Stored census/);
    expectQuiet(opened);
    await opened.close();
  });

  test('counts 4x4 anew when asked, and finds the same', async () => {
    const opened = await openCensus();
    const { page } = opened;
    await page.locator(`#${id} [data-source]`).waitFor();
    const before = await textOf(page, '[data-classes]');
    await page.locator(`#${id} [data-run="start"]`).click();
    await phase(page, 'complete');
    await until(
      page,
      `document.querySelector('#${id} [data-source]').textContent.startsWith('Your')`,
    );
    await expect.poll(() => textOf(page, '[data-classes]')).toBe(before);
    await expect
      .poll(() => page.locator(`#${id} svg.census-picture`).getAttribute('aria-label'))
      .toMatch(/exactly two: in every sequence 15; in some 6, 8, 9, 12/);
    expectQuiet(opened);
    await opened.close();
  });

  test('of 5x5 can be paused and stopped; what it found is labelled partial', async () => {
    const cell = 'kit-probing-large';
    const opened = await openCensus('', cell);
    const { page } = opened;
    await page.locator(`#${cell} [data-source]`).waitFor();
    expect((await classRow(page, 3, cell)).slice(6, 8)).toEqual(['15,586', '15,586, equal']);
    await leashWorkers(page, hasDone);
    await page.locator(`#${cell} [data-run="start"]`).click();
    await until(page, `document.querySelector('#${cell} progress')?.value > 0`);
    await page.locator(`#${cell}`).getByRole('button', { name: 'Pause' }).click();
    await phase(page, 'paused', cell);
    await page.locator(`#${cell}`).getByRole('button', { name: 'Resume' }).click();
    await phase(page, 'running', cell);
    await page.locator(`#${cell}`).getByRole('button', { name: 'Stop' }).click();
    await phase(page, 'partial', cell);
    await until(
      page,
      `document.querySelector('#${cell} [data-source]').textContent.includes('partial')`,
    );
    await expect.poll(() => textOf(page, '[data-summary]', cell)).toMatch(/so far \(partial\)/);
    await expect.poll(() => textOf(page, '[data-classes]', cell)).not.toContain('equal');
    await expect
      .poll(() => textOf(page, '[data-verdict]', cell))
      .toMatch(/compared when every picture/);
    expectQuiet(opened);
    await opened.close();
  });
});

describe('its settings', () => {
  test('stand in the link, come back from it, and are reset', async () => {
    const first = await openCensus();
    await first.page.locator(`#${id}`).getByRole('button', { name: '3 × 4' }).click();
    await until(
      first.page,
      `document.querySelector('#${id} [data-classes]')?.textContent.includes('3,116')`,
    );
    const link = await copyLink(first.page, id);
    await first.close();
    const { page, close } = await openCensus(link.search);
    await page.locator(`#${id} [data-classes]`).waitFor();
    await expect
      .poll(async () => (await classRow(page, 0)).slice(0, 2))
      .toEqual(['simple', '3,116']);
    await expect.poll(() => textOf(page, '[data-verdict]')).toMatch(/no numbers for 3 × 4/);
    await page.locator(`#${id} [data-output="reset"]`).click();
    await until(page, `document.querySelector('#${id}-height').value === '4'`);
    await until(page, `!location.search.includes('${id}=')`);
    await close();
  });

  test('refuse what cannot be counted beside the input, and keep it', async () => {
    const opened = await openCensus();
    const { page } = opened;
    for (const [height, width, field, message] of [
      ['6', '5', 'width', /30 cells: too many pictures/],
      ['abc', '4', 'height', /not a number/],
      ['0', '4', 'height', /too small/],
    ] as const) {
      await page.locator(`#${id}-height`).fill(height);
      await page.locator(`#${id}-width`).fill(width);
      await expect.poll(() => textOf(page, '.field-message')).toMatch(message);
      await expect
        .poll(() => page.locator(`#${id}-${field}`).getAttribute('aria-invalid'))
        .toBe('true');
      await page.locator(`#${id} [data-run="start"]`).click();
      await expect
        .poll(() => page.locator(`#${id} .run-bar`).getAttribute('data-phase'))
        .toBe('idle');
      await expect.poll(() => page.locator(`#${id}-height`).inputValue()).toBe(height);
    }
    expectQuiet(opened);
    await opened.close();
  });

  test('of a bad link are those of the page, with a message', async () => {
    const { page, close } = await openCensus(`?${id}=1;h=6;w=6;z`);
    expect(await textOf(page, '[data-notice]')).toMatch(/36 cells: too many pictures/);
    expect(await page.locator(`#${id}-height`).inputValue()).toBe('4');
    await close();
  });

  test('without a stored census wait for a run of the reader', async () => {
    const cell = 'kit-probing-unstored';
    const opened = await openCensus('', cell);
    const { page } = opened;
    expect(await textOf(page, 'probing-census', cell)).toContain(
      'No census of this size is stored',
    );
    await page.locator(`#${cell} [data-run="start"]`).click();
    await phase(page, 'complete', cell);
    await page.locator(`#${cell} [data-classes]`).waitFor();
    await expect
      .poll(async () => (await classRow(page, 4, cell)).slice(0, 2))
      .toEqual(['all', '4,096']);
    expectQuiet(opened);
    await opened.close();
  });
});

test('files hold the classes, and the picture', async () => {
  const { page, close } = await openCensus();
  await page.locator(`#${id} [data-source]`).waitFor();
  const csv = csvRowsOf(await savedFile(page, id, 'csv'));
  expect(csv[3]).toMatch(/^two,10100,1334,23,4,16,/);
  const json = JSON.parse((await savedFile(page, id, 'json')).toString()) as {
    complete: boolean;
    classes: { images: number }[];
  };
  expect(json.complete).toBe(true);
  expect(json.classes.map(({ images }) => images)).toEqual([51_234, 1128, 10_100, 3074]);
  const svg = (await savedFile(page, id, 'svg')).toString();
  expect(svg).toContain('exactly two 15.41\u00a0%');
  expect((await savedFile(page, id, 'png')).subarray(1, 4).toString()).toBe('PNG');
  await close();
});

test('at 360 px by touch it fits, its targets are 44 px high, and axe finds nothing', async () => {
  const opened = await openCensus('', id, { width: 360, touch: true, dark: true });
  const { page } = opened;
  await page.locator(`#${id} [data-source]`).waitFor();
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  const targets = `#${id} probing-census :is(button, select, input, summary):visible`;
  expect(Math.min(...(await heightsOf(page, targets)))).toBeGreaterThanOrEqual(44);
  await expectAccessible(page, id);
  expectQuiet(opened);
  await opened.close();
});

test('without script it is picture and table of the stored census', async () => {
  const { page, close } = await open('kit/probing-census/', { script: false });
  expect(await page.locator(`#${id} svg.census-picture`).count()).toBe(1);
  expect(await textOf(page, 'probing-census')).toMatch(/1,128 \(1.72\s%\) equal/);
  await close();
});
