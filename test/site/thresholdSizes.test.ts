/** Figures of the threshold, in the chapter on the threshold and in the companion to its paper, in a real browser: the census of small sizes, fits size by size, data collapse, and methods. */
import { describe, expect, test } from 'vitest';
import { allPieces } from '../../src/engine/pieces.ts';
import { methodCrossingsInPieces } from '../../src/experiments/methodCrossings.ts';
import { threshold } from '../../src/experiments/threshold.ts';
import { storedRun } from '../../src/stored/fromFile.ts';
import { drawings } from '../../src/widgets/method-crossings/model.ts';
import { expectAccessible } from './accessible.ts';
import {
  csvRowsOf,
  expectQuiet,
  readyCell,
  savedFile,
  sideways,
  until,
  useBrowser,
} from './support.ts';
import type { Opened, OpenOptions } from './support.ts';

const { open } = useBrowser();
const patient = { timeout: 60_000 };

/** Plain data with nine decimals. */
const roughly = (data: unknown): unknown =>
  JSON.parse(
    JSON.stringify(data, (_key, value: unknown) =>
      typeof value === 'number' ? Number(value.toFixed(9)) + 0 : value,
    ),
  );

async function openFigure(cell: string, state = '', options: OpenOptions = {}): Promise<Opened> {
  const opened = await open(
    `figure/${cell}/${state === '' ? '' : `?${cell}=1;${state};z`}`,
    options,
  );
  await readyCell(opened.page, cell);
  return opened;
}

describe('exact curves', () => {
  test('are counted in the page as they are stored, read by the keyboard, and saved', async () => {
    const opened = await openFigure('fig-small-inferable', 'h=4;w=4');
    const { page } = opened;
    const figure = page.locator('#fig-small-inferable');
    await figure.locator('[data-run="start"]').click();
    await figure.locator('[data-own]').waitFor({ timeout: 60_000 });
    await expect
      .poll(() => figure.locator('[data-own]').innerText())
      .toMatch(/all 65,536 pictures of 4\s×\s4 has the same numbers as the stored one\./);
    await figure.locator('[role="slider"]').focus();
    await page.keyboard.press('End');
    await expect
      .poll(() => figure.locator('.chart-readout').innerText())
      .toMatch(/^100\s% filled: .*100\.0\s%/);
    const { sizes } = JSON.parse(
      (await savedFile(page, 'fig-small-inferable', 'json')).toString(),
    ) as {
      sizes: { counts: { filled: number[] } }[];
    };
    expect(sizes[2]?.counts.filled).toEqual([...storedRun('inference-census 5x5').tally.filled]);
    expect(csvRowsOf(await savedFile(page, 'fig-small-inferable', 'csv'))).toHaveLength(
      1 + 3 * 101,
    );
    await figure.locator('select').first().selectOption('inferable');
    await until(page, `/s=inferable/.test(decodeURIComponent(location.href))`);
    await figure.locator('input[id$="-width"]').fill('9');
    await figure.locator('.field-message').first().waitFor();
    await expectAccessible(page, 'fig-small-inferable');
    expectQuiet(opened);
    await opened.close();
  });
});

describe('crossings and collapse', () => {
  test('are refitted by other settings, and score as the sliders go; a phone in the dark has room for them', async () => {
    const opened = await openFigure('fig-collapse', '', { width: 360 });
    const { page } = opened;
    const figure = page.locator('#fig-collapse');
    const score = async (): Promise<number> =>
      Number(/score S is ([\d.]+)/.exec(await figure.locator('[data-score]').innerText())?.[1]);
    const before = await score();
    await figure.locator('[data-best]').click();
    // said at once, drawn with the next frame
    await expect.poll(score, patient).toBeLessThan(before / 5);
    const best = await score();
    await expect
      .poll(() => figure.locator('[data-announcer]').textContent())
      .toContain('score S is');
    await figure.locator('input[type="range"]').first().focus();
    for (let key = 0; key < 12; key++) await page.keyboard.press('ArrowRight');
    await expect.poll(score, patient).toBeGreaterThan(best);
    await until(page, `/fig-collapse=1;c=/.test(decodeURIComponent(location.href))`);
    await expectAccessible(page, 'fig-collapse');
    await page.goto(new URL('/density/', page.url()).href);
    await readyCell(page, 'fig-crossing');
    const crossings = page.locator('#fig-crossing');
    const line = crossings.locator('[data-line]');
    await expect.poll(() => line.innerText()).not.toContain('log2');
    await crossings.locator('select').nth(1).selectOption('log');
    await line.getByText('log2').waitFor();
    // other draws need the boards of the stored runs
    const rows = async (): Promise<string[]> =>
      csvRowsOf(await savedFile(page, 'fig-crossing', 'csv'));
    const usual = await rows();
    expect(usual[0]).toMatch(/^side,percentages,middle/);
    await crossings.locator('input[id$="-seed"]').fill('7');
    await expect.poll(rows, { ...patient, interval: 500 }).not.toEqual(usual);
    await crossings.locator('[data-waiting]').waitFor({ state: 'detached' });
    expect((await rows())[0]).toBe(usual[0]);
    await expectAccessible(page, 'fig-crossing');
    await expect.poll(() => sideways(page)).toBe(0);
    expectQuiet(opened);
    await opened.close();
  });

  test('of methods are run by the reader beside the stored ones, and lead to boards and back', async () => {
    const opened = await openFigure('fig-method-crossings', 'h=5;n=40;r=2;a=10;b=60;s=5', {
      width: 360,
      dark: true,
    });
    const { page } = opened;
    const figure = page.locator('#fig-method-crossings');
    await figure.locator('[data-run="start"]').click();
    await figure.locator('.run-bar[data-phase="complete"]').waitFor({ timeout: 60_000 });
    const { sizes } = JSON.parse(
      (await savedFile(page, 'fig-method-crossings', 'json')).toString(),
    ) as {
      sizes: { side: number; whose: string; methods: unknown }[];
    };
    const spec = {
      side: 5,
      percentages: Array.from({ length: 11 }, (_, at) => 10 + 5 * at),
      boards: 40,
      seed: 2,
      methods: true,
    } as const;
    const tally = threshold.emptyTally(spec);
    threshold.begin(spec)(0, threshold.units(spec), tally);
    const own = allPieces(methodCrossingsInPieces(spec, tally, drawings(spec, false)));
    expect(sizes[0]).toMatchObject({ side: 5, whose: 'your run' });
    // exponentials of browser and Node differ in their last digit
    expect(roughly(sizes[0]?.methods)).toEqual(roughly(own.methods));
    expect(csvRowsOf(await savedFile(page, 'fig-method-crossings', 'csv'))).toHaveLength(
      1 + 6 * sizes.length,
    );
    await figure.locator('[role="slider"]').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await figure.locator('.board-list').waitFor();
    await expect
      .poll(() => figure.locator('.run-boards h3').innerText())
      .toMatch(/^Boards of .* stored run$/);
    await expectAccessible(page, 'fig-method-crossings');
    await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0);
    await figure.locator('.board-list a').first().click();
    await page.waitForURL(/puzzle\//);
    await page.locator('[data-back]').first().click();
    await page.waitForURL(/figure\/fig-method-crossings\//);
    await readyCell(page, 'fig-method-crossings');
    await figure.locator('.board-list').waitFor();
    expectQuiet(opened);
    await opened.close();
  });
});
