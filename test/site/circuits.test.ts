/** The chapter on circuits as a reader meets it: circuits made of nonograms, by mouse, keyboard and touch, and their place among the others. */
import { describe, expect, test } from 'vitest';
import { tableFormulas } from '../../src/widgets/circuit-sight/model.ts';
import { circuitFacts } from '../../src/facts/circuits.ts';
import { expectAccessible } from './accessible.ts';
import {
  copyLink,
  csvRowsOf,
  expectQuiet,
  readyCell,
  savedFile,
  until,
  useBrowser,
} from './support.ts';

const { open } = useBrowser();
const chapter = 'circuits/';

describe('a nonogram that computes', () => {
  const figure = '#fig-circuit';
  const moved = `document.querySelector('${figure} .circuit-layer').getAttribute('transform')`;

  test('follows its inputs, lights tiles on both sides, and counts its solutions', async () => {
    const opened = await open(chapter);
    const { page } = opened;
    await readyCell(page, 'fig-circuit');
    const sentence = page.locator(`${figure} .circuit-sentence`);
    expect(await sentence.innerText()).toContain('a = 0, b = 1, c = 1 the output is 1');
    const { solutions } = circuitFacts('(a or b) and c');
    await page.locator(`${figure} [data-count]`, { hasText: `${solutions} solutions` }).waitFor();
    // by the switch, and by the keyboard at the tile of the diagram
    await page.locator(`${figure} [data-input="c"]`).click();
    await expect.poll(() => sentence.innerText()).toContain('c = 0 the output is 0');
    const tile = page.locator(`${figure} .circuit-tile[aria-pressed]`).last();
    await tile.focus();
    await page.keyboard.press('Space');
    await expect.poll(() => sentence.innerText()).not.toContain('a = 0, b = 1, c = 0');
    // a tile under the pointer lights its cells, and its place on the board the tile
    const gate = page.locator(`${figure} .circuit-tile[aria-label^="AND"]`);
    await gate.hover();
    const lit = page.locator(`${figure} .circuit-lit`);
    await expect.poll(() => lit.getAttribute('visibility')).toBe('visible');
    const box = (await lit.boundingBox())!;
    await page.mouse.move(0, 0);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await until(page, `document.querySelector('${figure} .circuit-tile[data-lit]') !== null`);
    await expect.poll(() => gate.getAttribute('data-lit')).toBe('');
    await expect
      .poll(() => page.locator(`${figure} [data-tile-words]`).innerText())
      .toMatch(/^AND in row/);
    // arrow keys go from tile to tile
    await gate.focus();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => page.evaluate('document.activeElement.getAttribute("aria-label")'))
      .toMatch(/^Output/);
    await expectAccessible(page, 'fig-circuit');
    const rows = csvRowsOf(await savedFile(page, 'fig-circuit', 'csv'));
    expect(rows.filter((row) => row.endsWith(',1'))).toHaveLength(solutions);
    const json = JSON.parse((await savedFile(page, 'fig-circuit', 'json')).toString()) as {
      solutions: number;
      rows: number[][];
    };
    expect([json.solutions, json.rows.length]).toEqual([solutions, 22]);
    expect((await savedFile(page, 'fig-circuit', 'svg')).toString()).toContain(
      'circuit-port-solid',
    );
    expectQuiet(opened);
    await opened.close();
  });

  test('takes a formula, keeps what cannot be read, and links to what it shows', async () => {
    const opened = await open(chapter);
    const { page } = opened;
    await readyCell(page, 'fig-circuit');
    const field = page.locator('#fig-circuit-formula');
    await field.fill('a and (b or');
    const message = page.locator('#fig-circuit-formula-message');
    await expect.poll(() => message.innerText()).toContain('at character 12');
    await expect.poll(() => field.inputValue()).toBe('a and (b or');
    await field.fill('p and not q');
    await page.locator(`${figure} [data-count]`, { hasText: '4 solutions' }).waitFor();
    await expect.poll(() => message.count()).toBe(0);
    await page.locator(`${figure} [data-input="p"]`).click();
    const address = await copyLink(page, 'fig-circuit');
    await page.goto(address.href);
    await readyCell(page, 'fig-circuit');
    await expect.poll(() => field.inputValue()).toBe('p and not q');
    await expect
      .poll(() => page.locator(`${figure} .circuit-sentence`).innerText())
      .toContain('p = 1, q = 0 the output is 1');
    // what must be so when nothing is set
    await page.locator(`${figure} .circuit-presets button`, { hasText: /^\s*x and not x/ }).click();
    await page.locator('#fig-circuit-view').selectOption('must');
    const { swept, either } = circuitFacts('x and not x');
    await page
      .locator(`${figure} .circuit-sentence`, { hasText: `the other ${swept - either} must be so` })
      .waitFor();
    await page.locator(`${figure} [data-output="reset"]`).click();
    await expect.poll(() => field.inputValue()).toBe('(a or b) and c');
    expectQuiet(opened);
    await opened.close();
  });

  test('is enlarged and moved by buttons and keys, by the wheel only where it was asked', async () => {
    const opened = await open(chapter);
    const { page } = opened;
    await readyCell(page, 'fig-circuit');
    const board = page.locator(`${figure} .circuit-pane .circuit-picture`);
    await board.hover();
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(moved)).toBeNull();
    await readyCell(page, 'fig-circuit');
    await board.focus();
    await page.keyboard.press('+');
    await expect.poll(() => page.evaluate(moved)).toMatch(/^translate\(-\d.*scale\(1\.5\)$/);
    // moving it about writes one transform and nothing else
    const before = await page.evaluate(moved);
    await page.evaluate(`{
      window.changes = [];
      new MutationObserver((list) => {
        for (const { type, attributeName, target } of list)
          window.changes.push([type, attributeName, target.classList?.[0]].join(' '));
      }).observe(document.querySelector('${figure}'), {
        subtree: true, attributes: true, childList: true, characterData: true,
      });
    }`);
    for (let at = 0; at < 5; at++) await page.keyboard.press('ArrowRight');
    await until(page, 'window.changes.length >= 5');
    const changes = new Set(await page.evaluate<string[]>('window.changes'));
    expect([...changes]).toEqual(['attributes transform circuit-layer']);
    await expect.poll(() => page.evaluate(moved)).not.toBe(before);
    // what is pointed at is the tile that is seen there
    const gate = page.locator(`${figure} .circuit-tile[aria-label^="AND"]`);
    await gate.hover();
    const box = (await page.locator(`${figure} .circuit-lit`).boundingBox())!;
    await page.mouse.move(0, 0);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await until(page, `document.querySelector('${figure} .circuit-tile[data-lit]') !== null`);
    await expect.poll(() => gate.getAttribute('data-lit')).toBe('');
    await board.focus();
    await page.keyboard.press('0');
    await expect.poll(() => page.evaluate(moved)).toContain('scale(1)');
    await page.locator(figure).getByRole('button', { name: 'Enlarge the board' }).click();
    await expect.poll(() => page.evaluate(moved)).toContain('scale(1.5)');
    expectQuiet(opened);
    await opened.close();
  });
});

test('the tiles: signals are set, states listed, another tile chosen and linked', async () => {
  const opened = await open(chapter);
  const { page } = opened;
  const figure = '#fig-tiles';
  await readyCell(page, 'fig-tiles', true);
  const shown = page.locator(`${figure} .gadget-states figure[data-now]`);
  expect(await shown.count()).toBe(4);
  await page.locator(`${figure} [data-side="left"]`).focus();
  await page.keyboard.press('Space');
  await expect
    .poll(() => shown.allInnerTexts())
    .toEqual([expect.stringContaining('left 1, top 0: right 0')]);
  await page.locator('#fig-tiles-tile').selectOption({ label: 'Wire, from right to left' });
  await expect.poll(() => shown.count()).toBe(2);
  await page.locator(`${figure} .gadget-properties li`).nth(5).waitFor();
  await expect.poll(() => page.locator(`${figure} [data-verdict="fails"]`).count()).toBe(0);
  await expectAccessible(page, 'fig-tiles');
  const address = await copyLink(page, 'fig-tiles');
  await page.goto(address.href);
  await readyCell(page, 'fig-tiles', true);
  await expect.poll(() => page.locator('#fig-tiles-tile').inputValue()).toBe('wire-right-to-left');
  expectQuiet(opened);
  await opened.close();
});

test('the signal walks by sweeps, tile by tile, and stands still with nothing set', async () => {
  const opened = await open(chapter);
  const { page } = opened;
  const figure = '#fig-signal';
  await readyCell(page, 'fig-signal');
  const sentence = page.locator(`${figure} .stepper-sentence`);
  await page.locator(`${figure} .stepper`).focus();
  await page.keyboard.press('End');
  await expect.poll(() => sentence.innerText()).toContain('Solved');
  const passed = /The signal has passed: .*AND/;
  for (let at = 0; at < 8 && !passed.test(await sentence.innerText()); at++)
    await page.keyboard.press('ArrowLeft');
  await expect.poll(() => sentence.innerText()).toMatch(passed);
  await expect.poll(() => page.locator(`${figure} .circuit-lit`).count()).toBeGreaterThan(0);
  await page.locator('#fig-signal-inputs').selectOption({ label: 'nothing set' });
  await page.locator(`${figure} .stepper`).focus();
  await page.keyboard.press('End');
  const { swept } = circuitFacts('x and not x');
  await expect.poll(() => sentence.innerText()).toContain(`${swept} cells stay unknown`);
  await expectAccessible(page, 'fig-signal');
  const address = await copyLink(page, 'fig-signal');
  await page.goto(address.href);
  await readyCell(page, 'fig-signal');
  await expect.poll(() => sentence.innerText()).toContain(`${swept} cells stay unknown`);
  expect(csvRowsOf(await savedFile(page, 'fig-signal', 'csv')).length).toBeGreaterThan(100);
  expectQuiet(opened);
  await opened.close();
});

test('a formula that is typed is walked, and one that cannot be read is told', async () => {
  const opened = await open(chapter);
  const { page } = opened;
  await readyCell(page, 'fig-signal');
  const field = page.locator('#fig-signal-formula');
  await field.fill('p and not (q');
  await expect
    .poll(() => page.locator('#fig-signal-formula-message').innerText())
    .toContain('character');
  await field.fill('not (p and q)');
  // its circuit is laid out, and stands in the address then
  await until(page, `location.search.includes('not%20(p')`);
  await page.locator('#fig-signal .stepper').focus();
  await page.keyboard.press('End');
  const sentence = page.locator('#fig-signal .stepper-sentence');
  await expect.poll(() => sentence.innerText()).toContain('Solved');
  expect(await copyLink(page, 'fig-signal').then(({ search }) => search)).toContain('not%20(p');
  expectQuiet(opened);
  await opened.close();
});

test('the methods are asked about a formula, and the table leads to where they are stepped through', async () => {
  const opened = await open('papers/foote-krizanc/');
  const { page } = opened;
  const figure = '#fig-method-sight';
  await readyCell(page, 'fig-method-sight', true);
  const rows = page.locator(`${figure} tbody tr`);
  expect(await rows.count()).toBe(tableFormulas.length);
  const first = page.locator(`${figure} tbody tr:first-child td[data-sees]`);
  expect((await first.allInnerTexts()).map((text) => text.split(/\s/)[0])).toEqual([
    'no',
    'no',
    'yes',
    'yes',
    'yes',
    'yes',
  ]);
  expect(await first.nth(2).locator('a').getAttribute('href')).toMatch(/fig-chain=1;p=22x44/);
  await page.locator('#fig-method-sight-formula').fill('x or (y and not y)');
  await page.locator(`${figure} [data-ask]`).click();
  const own = page.locator(`${figure} tr[data-own]`);
  await own.waitFor();
  await expect.poll(() => own.innerText()).toContain('0 or 1');
  await expect
    .poll(() => page.locator(`${figure} .circuit-sentence`).innerText())
    .toContain('nothing to see');
  await expectAccessible(page, 'fig-method-sight');
  expect(csvRowsOf(await savedFile(page, 'fig-method-sight', 'csv'))).toHaveLength(
    tableFormulas.length + 2,
  );
  expectQuiet(opened);
  await opened.close();
});

test('the output is asked for: a proof where the formula cannot be satisfied, two solutions where it can', async () => {
  const opened = await open(chapter);
  const { page } = opened;
  const figure = '#fig-same-output';
  await readyCell(page, 'fig-same-output');
  const answer = page.locator(`${figure} [data-answer]`);
  await page.locator(`${figure} [data-ask-output]`).focus();
  await page.keyboard.press('Enter');
  await answer.filter({ hasText: 'the formula can never be 1' }).waitFor();
  await page
    .locator(`${figure} .circuit-presets button`, { hasText: 'x or not x) and x*' })
    .click();
  await answer.waitFor({ state: 'detached' });
  await page.locator(`${figure} [data-ask-output]`).click();
  await answer.filter({ hasText: '“x or not x” is 1 in every solution' }).waitFor();
  await page.locator(figure).getByRole('button', { name: 'Show the one with output 1' }).click();
  await expect
    .poll(() => page.locator(`${figure} .circuit-sentence`).innerText())
    .toContain('the output is 1');
  await expectAccessible(page, 'fig-same-output');
  expectQuiet(opened);
  await opened.close();
});
