/** Circuits made of nonograms in a real browser: mouse, keyboard, and the output that is asked for. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { circuitFacts } from '../../src/facts/circuits.ts';
import { expectAccessible } from './accessible.ts';
import { csvRowsOf, expectQuiet, readyCell, savedFile, until, useBrowser } from './support.ts';

const { open } = useBrowser();
const chapter = 'circuits/';

describe('a nonogram that computes', () => {
  const figure = '#fig-circuit';
  const moved = `document.querySelector('${figure} .circuit-layer').getAttribute('transform')`;

  /** A tile that has the focus lights its cells, and the pointer on these lights it again, away from another. */
  async function pointAt(page: Page, tile: Locator): Promise<void> {
    await page.mouse.move(1, 1); // the page scrolls to the tile, and would leave a pointer that rests on the board
    await tile.focus();
    const lit = page.locator(`${figure} .circuit-lit`);
    await expect.poll(() => lit.getAttribute('visibility')).toBe('visible');
    await lit.scrollIntoViewIfNeeded();
    const box = (await lit.boundingBox())!;
    await page.mouse.move(box.x - box.width / 2, box.y + box.height / 2);
    await expect.poll(() => tile.getAttribute('data-lit')).toBeNull();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await expect.poll(() => tile.getAttribute('data-lit')).toBe('');
  }

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
    await pointAt(page, gate);
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
    await pointAt(page, gate);
    await board.focus();
    await page.keyboard.press('0');
    await expect.poll(() => page.evaluate(moved)).toContain('scale(1)');
    await page.locator(figure).getByRole('button', { name: 'Enlarge the board' }).click();
    await expect.poll(() => page.evaluate(moved)).toContain('scale(1.5)');
    expectQuiet(opened);
    await opened.close();
  });
});

test('the output is asked for: a proof where the formula cannot be satisfied, two solutions where it can', async () => {
  const opened = await open('papers/foote-krizanc/');
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
