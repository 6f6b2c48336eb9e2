/** The chapter on all small nonograms in a real browser: the census counted live, the picture behind a number, slices of Figure 5. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { fourCensus } from '../../src/experiments/fourCensus.ts';
import type { FourCensusSpec } from '../../src/experiments/fourCensus.ts';
import { copyLink, expectQuiet, pressShare, readyCell, until, useBrowser } from './support.ts';
import type { Opened, OpenOptions } from './support.ts';
import { hasDone, leashWorkers } from './workerLeash.ts';

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
const phase = (page: Page, id: string, wanted: string): Promise<void> =>
  page.locator(`#${id} .run-bar[data-phase="${wanted}"]`).waitFor({ timeout: 60_000 });

async function saved(page: Page, id: string, kind: string): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await pressShare(page, `#${id}`, kind);
  return readFileSync(await (await download).path());
}

/** What Node counts for a spec. */
function expected(spec: FourCensusSpec): { counts: number[]; unique: number[]; oneClue: number[] } {
  const tally = fourCensus.emptyTally(spec);
  fourCensus.begin(spec)(0, fourCensus.units(spec), tally);
  return {
    counts: [...tally.counts],
    unique: [...tally.unique],
    oneClue: [...tally.oneClue],
  };
}

describe('the census', () => {
  const id = 'fig-census-5x5';

  test.each([
    [3, 4],
    [2, 8], // beyond the tables of lines of up to 6 cells
  ])('counts %i x %i in workers exactly as Node does', async (height, width) => {
    const opened = await openFigure(id, `h=${height};w=${width}`);
    const { page } = opened;
    await start(page, id);
    await phase(page, id, 'complete');
    const json = JSON.parse((await saved(page, id, 'json')).toString()) as {
      complete: boolean;
      rows: number[][];
      unique: number[];
      oneClue: number[];
    };
    const { counts, unique, oneClue } = expected({
      height,
      width,
      unique: true,
      oneClue: true,
    });
    expect(json).toMatchObject({ complete: true, unique, oneClue });
    for (const [row = 0, ...numbers] of json.rows)
      expect(numbers).toEqual(counts.slice(4 * row, 4 * row + 4));
    expect(json.rows.flatMap((row) => row.slice(1)).reduce((sum, n) => sum + n, 0)).toBe(
      2 ** (height * width),
    );
    expectQuiet(opened);
    await opened.close();
  });

  test('that is stopped says that it is partial, and compares nothing', async () => {
    const opened = await openFigure(id);
    const { page } = opened;
    await leashWorkers(page, hasDone);
    await start(page, id);
    await until(page, `document.querySelector('#${id} progress')?.value > 0`);
    await page.locator(`#${id}`).getByRole('button', { name: 'Stop' }).click();
    await phase(page, id, 'partial');
    await until(
      page,
      `document.querySelector('#${id} caption').textContent.includes('partial') && document.querySelectorAll('#${id} td[data-verdict="equal"]').length === 0`,
    );
    await page
      .locator(`#${id} .run-verdicts`)
      .getByText(/when every picture/)
      .waitFor();
    expectQuiet(opened);
    await opened.close();
  });

  test('is walked with the arrow keys, one tab stop, and opens a picture with its links', async () => {
    const opened = await openFigure(id);
    const { page } = opened;
    const stop = page.locator(`#${id} .census button[tabindex="0"]`);
    await stop.first().waitFor(); // the live table takes the place of the still one in a later frame
    expect(await stop.count()).toBe(1);
    await stop.focus();
    for (const key of ['End', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowRight']) {
      await page.keyboard.press(key);
    }
    const at = (): Promise<unknown> => page.evaluate('document.activeElement.id');
    expect(await at()).toBe(`${id}-cell-14-1`);
    await page.keyboard.press('Enter');
    await page.locator(`#${id} .census-example svg`).waitFor();
    await expect
      .poll(() => page.locator(`#${id} .census-example`).innerText())
      .toMatch(/Row 14, \(2,2\)-hard: 4 pictures\..*no\. 9,654,986/s);
    await until(
      page,
      `document.querySelector('#${id} [data-announcer]').textContent.includes('9,654,986')`,
    );
    const link = await copyLink(page, id);
    await page.goto(link.href);
    await readyCell(page, id);
    await page.locator(`#${id}-cell-14-1[aria-pressed="true"]`).waitFor();
    await page.locator(`#${id}`).getByRole('link', { name: 'Step through pairs of lines' }).click();
    await readyCell(page, 'fig-standstill');
    await expect.poll(() => page.locator('#fig-standstill [data-notice]').isVisible()).toBe(false);
    expectQuiet(opened);
    await opened.close();
  });

  test('is followed by one picture of each hard kind, which opens in the lattice', async () => {
    const opened = await open('papers/batenburg-kosters/');
    const { page } = opened;
    await page.locator('.picture-row a', { hasText: '(3,4) and (4,3)' }).click();
    await page.waitForURL(/fig-lattice-one=1/);
    await readyCell(page, 'fig-lattice-one');
    await expect.poll(() => page.locator('#fig-lattice-one [data-notice]').isVisible()).toBe(false);
    expectQuiet(opened);
    await opened.close();
  });

  test('is followed by boards on which one clue helps, which open where FourSolver stops', async () => {
    const opened = await open('papers/batenburg-kosters/');
    const { page } = opened;
    await page.locator('.picture-row a', { hasText: 'no progress: ' }).click();
    await readyCell(page, 'fig-standstill');
    await expect.poll(() => page.locator('#fig-standstill [data-notice]').isVisible()).toBe(false);
    await page.locator('#fig-standstill a', { hasText: /^Give it row/ }).waitFor();
    expectQuiet(opened);
    await opened.close();
  });

  test('refuses what it cannot count beside the input, and starts nothing', async () => {
    const opened = await openFigure(id);
    const { page } = opened;
    for (const [field, text, message] of [
      ['-height', '26', /too large/],
      ['-width', '6', /too many pictures/],
      ['-width', 'five', /not a number/],
    ] as const) {
      await page.locator(`#${id}${field}`).fill(text);
      await page.locator(`#${id} .field-message`).waitFor();
      await expect.poll(() => page.locator(`#${id} .field-message`).innerText()).toMatch(message);
      await start(page, id);
      await expect
        .poll(() => page.locator(`#${id} .run-bar`).getAttribute('data-phase'))
        .toBe('idle');
      await expect.poll(() => page.locator(`#${id}${field}`).inputValue()).toBe(text);
      await page.locator(`#${id} [data-output="reset"]`).click();
      await page.locator(`#${id} .field-message`).waitFor({ state: 'detached' });
      await expect.poll(() => page.locator(`#${id}-height`).inputValue()).toBe('5');
    }
    expectQuiet(opened);
    await opened.close();
  });
});

describe('a slice of Figure 5', () => {
  const id = 'fig-census-6x6';

  test('drawn at random is what Node draws for the same seed, and agrees within its intervals', async () => {
    const opened = await openFigure(id, 'n=20000;r=3');
    const { page } = opened;
    await start(page, id);
    await phase(page, id, 'complete');
    const json = JSON.parse((await saved(page, id, 'json')).toString()) as {
      counts: number[];
      verdict: { kind: string };
    };
    const spec = { height: 6, width: 6, unique: true, sample: 20_000, seed: 3 };
    expect(json.counts).toEqual(expected(spec).counts);
    expect(json.verdict.kind).toBe('within');
    await expect
      .poll(() => page.locator(`#${id} .run-verdicts`).innerText())
      .toMatch(/inside our 95\s%/);
    expectQuiet(opened);
    await opened.close();
  });

  test('with two filled cells has 630 pictures, stands for itself, and reopens from its link', async () => {
    const opened = await openFigure(id);
    const { page } = opened;
    await page.locator(`#${id}-kind`).selectOption('filled');
    await page.locator(`#${id}-filled`).fill('2');
    const link = await copyLink(page, id);
    await page.goto(link.href);
    await readyCell(page, id);
    await expect.poll(() => page.locator(`#${id}-filled`).inputValue()).toBe('2');
    await page.locator(`#${id} [data-run="start"]`).focus();
    await page.keyboard.press('Enter');
    await phase(page, id, 'complete');
    await expect
      .poll(() => page.locator(`#${id} .run-verdicts`).innerText())
      .toMatch(/not representative/);
    await page.locator(`#${id}-cell-3-3`).click();
    await expect
      .poll(() => page.locator(`#${id} .census-example`).innerText())
      .toMatch(/450 pictures of 630/);
    expectQuiet(opened);
    await opened.close();
  });

  test('that would be too large is refused beside its input', async () => {
    const opened = await openFigure(id);
    const { page } = opened;
    await page.locator(`#${id}-kind`).selectOption('filled');
    await page.locator(`#${id}-filled`).fill('18');
    await expect
      .poll(() => page.locator(`#${id} .field-message`).innerText())
      .toMatch(/9,075,135,300 such pictures/);
    await page.locator(`#${id}-kind`).selectOption('range');
    await page.locator(`#${id}-from`).fill('68719476735');
    await page.locator(`#${id}-count`).fill('2');
    await expect
      .poll(() => page.locator(`#${id} .field-message`).innerText())
      .toMatch(/Type 1 at most/);
    expectQuiet(opened);
    await opened.close();
  });
});

describe('the kinds of hard puzzles', () => {
  test('each have a picture that opens in the lattice', async () => {
    const opened = await open('papers/batenburg-kosters/');
    const { page } = opened;
    const links = page.locator('.picture-row a[href*="fig-lattice-one"]');
    expect(await links.count()).toBe(19); // the kinds of 5x5, and pairs that larger boards add
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => (link as HTMLAnchorElement).href),
    );
    for (const address of [addresses[14]!, addresses.at(-1)!]) {
      await page.goto(address);
      await readyCell(page, 'fig-lattice-one');
      await expect
        .poll(() => page.locator('#fig-lattice-one [data-notice]').isVisible())
        .toBe(false);
    }
    expectQuiet(opened);
    await opened.close();
  });
});
