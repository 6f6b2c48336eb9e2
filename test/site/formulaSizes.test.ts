/** The chart of formula sizes in a real browser: a run, what is counted, the keyboard, outputs, bad settings. */
import { expect, test } from 'vitest';
import { formulaSize } from '../../src/experiments/formulaSize.ts';
import { pointsOf } from '../../src/widgets/formula-sizes/figure.ts';
import { expectAccessible } from './accessible.ts';
import { expectQuiet, readyCell, savedFile, until, useBrowser } from './support.ts';

const { open } = useBrowser();
const cell = 'kit-formula-sizes';

test('a run gives what Node gives; what is counted can be chosen and is in the link', async () => {
  const opened = await open(`kit/formula-sizes/?${cell}=1;h=9;w=7;n=12;r=3;s=20;z`);
  const { page } = opened;
  await readyCell(page, cell);
  const figure = page.locator(`#${cell}`);
  await figure.locator('[data-run="start"]').click();
  await figure.locator('.run-bar[data-phase="complete"]').waitFor({ timeout: 60_000 });
  const spec = {
    height: 9,
    width: 7,
    model: 'independent' as const,
    percentages: [0, 20, 40, 60, 80, 100],
    boards: 12,
    seed: 3,
  };
  const tally = formulaSize.emptyTally(spec);
  formulaSize.begin(spec)(0, formulaSize.units(spec), tally);
  const saved = JSON.parse((await savedFile(page, cell, 'json')).toString()) as {
    points: unknown;
    source: string;
  };
  expect(saved.source).toBe('your run');
  expect(saved.points).toEqual(JSON.parse(JSON.stringify(pointsOf(spec, tally))));
  expect((await savedFile(page, cell, 'svg')).toString()).toContain('<svg');

  await figure.locator('select[id$="-part"]').selectOption('occurrences');
  await until(
    page,
    `/literals in all clauses falls/.test(document.querySelector('#${cell}').innerText)`,
  );
  await until(page, `location.search.includes('c=occurrences')`);
  await figure.locator('[aria-label^="Points of the chart"]').focus();
  await page.keyboard.press('End');
  await until(
    page,
    `/^100.* literals in all clauses/.test(document.querySelector('#${cell} .chart-readout').textContent)`,
  );
  await figure.locator('input[id$="-height"]').fill('41');
  await figure.locator('.field-message').first().waitFor();
  await expect.poll(() => figure.locator('input[id$="-height"]').inputValue()).toBe('41');
  await expectAccessible(page, cell);
  expectQuiet(opened);
  await opened.close();
});
