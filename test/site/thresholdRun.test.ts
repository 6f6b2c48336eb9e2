/** What can be inferred by density, in the chapter on the threshold, in a real browser: a run, the keyboard, boards of a point and the way back, outputs. */
import { describe, expect, test } from 'vitest';
import { threshold } from '../../src/experiments/threshold.ts';
import { pointsOf } from '../../src/experiments/thresholdPoints.ts';
import { expectAccessible } from './accessible.ts';
import { csvRowsOf, expectQuiet, readyCell, savedFile, until, useBrowser } from './support.ts';

const { open } = useBrowser();
const cell = 'fig-inferable';
const chapter = 'density/';

describe('the threshold', () => {
  test('gives what Node gives over the stored runs, and refuses bad settings beside the field', async () => {
    const opened = await open(`${chapter}?${cell}=1;h=6;n=4;r=3;a=20;b=60;s=20;e=effort;z=15;z`);
    const { page } = opened;
    await readyCell(page, cell);
    const figure = page.locator(`#${cell}`);
    await figure.getByText('2 stored runs').waitFor(); // its boards are drawn again first
    await figure.locator('[data-run="start"]').click();
    await figure.locator('.run-bar[data-phase="complete"]').waitFor({ timeout: 90_000 });
    const spec = {
      side: 6,
      percentages: [20, 40, 60],
      boards: 4,
      seed: 3,
      procedure: true,
    } as const;
    const tally = threshold.emptyTally(spec);
    threshold.begin(spec)(0, threshold.units(spec), tally);
    const { runs } = JSON.parse((await savedFile(page, cell, 'json')).toString()) as {
      runs: { source: string; points: unknown }[];
    };
    expect(runs.map(({ source }) => source)).toEqual(['stored run', 'your run']);
    expect(runs[1]?.points).toEqual(JSON.parse(JSON.stringify(pointsOf(spec, tally))));
    expect(csvRowsOf(await savedFile(page, cell, 'csv'))[0]).toMatch(/^side,source,percentage,/);
    expect((await savedFile(page, cell, 'svg')).toString()).toContain('<svg');
    // within a limit: what stays undecided is told, and the limit is in the link
    await figure.locator('select[id$="-measure"]').selectOption('shares');
    await figure.locator('input[id$="-side"]').fill('12');
    await figure.locator('input[id$="-limit"]').fill('500');
    await figure.locator('[data-run="start"]').click();
    const limited = { side: 12, percentages: [20, 40, 60], boards: 4, seed: 3, limit: 500 };
    const within = threshold.emptyTally(limited);
    threshold.begin(limited)(0, threshold.units(limited), within);
    const unsettled = within.undecided?.filter((cells) => cells > 0).length ?? 0;
    expect(unsettled).toBeGreaterThan(1);
    await figure
      .getByText(
        `at most about 500 propagations a board; on ${unsettled} boards some cells are undecided`,
      )
      .waitFor({ timeout: 90_000 });
    await until(page, `/;l=500/.test(decodeURIComponent(location.href))`);
    await figure.locator('input[id$="-side"]').fill('31');
    await figure.locator('.field-message').first().waitFor();
    expectQuiet(opened);
    await opened.close();
  });

  test('leads from a point to its boards by the keyboard, from a board to one question, and back', async () => {
    const opened = await open(chapter);
    const { page } = opened;
    await readyCell(page, cell);
    const figure = page.locator(`#${cell}`);
    const chart = figure.locator('[aria-label^="Points of the chart"]');
    await chart.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await figure.locator('.board-list').waitFor();
    await expect
      .poll(() => figure.locator('.run-boards h3').innerText())
      .toBe('Boards of 15\u00a0×\u00a015 at 99\u00a0%, stored run');
    await expectAccessible(page, cell);
    await figure.locator('.board-list a').first().click();
    await readyCell(page, 'fig-ask-cell');
    await expect
      .poll(() => page.locator('#fig-ask-cell').innerText())
      .toMatch(/Board 1 of 1,000 at 99/);
    await page.locator('#fig-ask-cell [data-back]').click();
    await page.waitForURL(/density\//);
    await readyCell(page, cell);
    await figure.locator('.board-list').waitFor();
    expectQuiet(opened);
    await opened.close();
  });
});
