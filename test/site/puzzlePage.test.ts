/** The page of a puzzle: every method with its verdict, whatever comes in by link, by key or by the box. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { allPieces } from '../../src/engine/pieces.ts';
import { solve } from '../../src/engine/solve/solve.ts';
import { decodePuzzle, encodePuzzle } from '../../src/formats/puzzleCode.ts';
import { writeLink } from '../../src/notebook/cell/linkState.ts';
import { answerOf, verdictTexts } from '../../src/kit/solutions/verdictWords.ts';
import { methods, runMethods } from '../../src/methods/methods.ts';
import { galleryDescriptions, galleryPuzzle } from '../../src/puzzles/gallery.ts';
import type { PuzzleId } from '../../src/puzzles/gallery.ts';
import { rowsOf } from '../../src/widgets/all-methods/model.ts';
import { expectAccessible } from './accessible.ts';
import { translate } from './otherHands.ts';
import { copyLink, expectQuiet, readyCell, sideways, until, useBrowser } from './support.ts';
import type { OpenOptions, Opened } from './support.ts';

const { open } = useBrowser();
const cell = '#puzzle';

/** Its methods take longer than those of all other listed puzzles together: its number of solutions is enough. */
const takesLong = 'domino';

const address = (id: PuzzleId, more: Readonly<Record<string, string>> = {}): string =>
  `puzzle/${writeLink('', 'puzzle', 1, { p: encodePuzzle(galleryDescriptions(id)), ...more })}#puzzle`;

/** The verdicts as they stand in the table, by method. */
const verdicts = (page: Page): Promise<string[][]> =>
  page
    .locator(`${cell} [data-row]`)
    .evaluateAll((rows) =>
      rows.map((row) => [
        row.getAttribute('data-row') ?? '',
        row.querySelector('.methods-verdict')?.textContent.trim() ?? '',
      ]),
    );

const allRun = `document.querySelectorAll('${cell} [data-row]').length === ${methods.length} && document.querySelectorAll('${cell} [data-status="waiting"]').length === 0`;

async function opened(path: string, options: OpenOptions = {}): Promise<Opened> {
  const one = await open(path, options);
  await readyCell(one.page, 'puzzle');
  await until(one.page, allRun);
  return one;
}

describe('the page of a puzzle', () => {
  test('says of each puzzle that it lists what the engine says, in a page that a browser translates', async () => {
    const one = await open('puzzle/');
    const { page } = one;
    await page.evaluate(translate);
    await readyCell(page, 'puzzle');
    const codes = await page
      .locator(`${cell} #puzzle-preset option`)
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    const listed = codes.filter((code) => code !== '');
    expect(listed.length).toBeGreaterThan(10);
    for (const code of listed) {
      await page.locator('#puzzle-preset').selectOption(code);
      const puzzle = decodePuzzle(code);
      if (code !== galleryPuzzle(takesLong).code) {
        const ends = allPieces(runMethods(puzzle));
        await expect
          .poll(() => verdicts(page))
          .toEqual(methods.map(({ id }) => [id, ends[id]?.verdict]));
      }
      const solved = solve(puzzle);
      const panel = page.locator(`${cell} .methods-verdicts[data-solutions="${solved.status}"]`);
      await expect.poll(() => panel.innerText()).toContain(verdictTexts[answerOf(solved)]);
    }
    expectQuiet(one);
    await one.close();
  });

  test('is a page without script, too', async () => {
    const { code, puzzle } = {
      code: galleryPuzzle('fourteen-sweeps').code,
      puzzle: galleryDescriptions('fourteen-sweeps'),
    };
    const one = await open('puzzle/', { script: false });
    const text = await one.page.locator(cell).innerText();
    for (const { name } of methods) expect(text).toContain(name);
    expect(text).toContain('solved, 1 intersection');
    expect(text).toContain(verdictTexts.searched);
    // no words that run into each other, and the same parts as with script
    expect(text).toMatch(
      /17 of 25 cells known, then a standstill\. Settles .* more\. Read about it/s,
    );
    for (const heading of ['How hard it is, by each document', 'Where it lies'])
      expect(await one.page.locator(`${cell} h3`, { hasText: heading }).count()).toBe(1);
    const doors = rowsOf(code, puzzle, allPieces(runMethods(puzzle))).flatMap(({ href }) =>
      href === null ? [] : [href],
    );
    expect(
      await one.page
        .locator(`${cell} .methods-table a`)
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(doors);
    await one.close();
  });

  test('shows by keyboard what a method knows, says it, and keeps it in the link', async () => {
    const one = await opened(address('fourteen-sweeps'));
    const { page } = one;
    const board = `${cell} .methods-board svg.board-picture, ${cell} .methods-board svg`;
    expect(await page.locator(board).first().getAttribute('aria-label')).toMatch(
      /what Sweeps knows/,
    );
    await page.locator(`${cell} [data-row="four"] button`).focus();
    await page.keyboard.press('Enter');
    await until(
      page,
      `/Pairs of lines: solved, 1 intersection/.test(document.querySelector('${cell} [data-announcer]')?.textContent)`,
    );
    await expect
      .poll(() => page.locator(`${cell} [data-chosen]`).innerText())
      .toContain('solved, 1 intersection');
    const link = await copyLink(page, 'puzzle');
    expect(link.search).toContain('m=four');
    expectQuiet(one);
    await one.close();
  });

  test('leads to each method with the puzzle carried along', async () => {
    const one = await opened(address('lambda'));
    const { page } = one;
    await page.locator(`${cell} [data-row="repeated"] a`).click();
    await page.waitForURL(/probing\//);
    await readyCell(page, 'fig-two-futures');
    await expect
      .poll(() => page.locator('#fig-two-futures [data-round]').innerText())
      .toContain('After 1 round: solved');
    // and back
    await page.locator('#fig-two-futures .puzzle-onward a').first().click();
    await page.waitForURL(/puzzle\//);
    await readyCell(page, 'puzzle');
    await until(page, allRun);
    await expect.poll(() => verdicts(page)).toContainEqual(['pq', 'solved by (2,4) and (3,3)']);
    expectQuiet(one);
    await one.close();
  });

  test('puts two solutions side by side, and says where they differ', async () => {
    const one = await opened(address('switch'), { width: 360 });
    const { page } = one;
    await page.locator(`${cell} .methods-two svg`).nth(1).waitFor();
    expect(await page.locator(cell).innerText()).toContain('They differ in 4 cells');
    expect(await sideways(page)).toBe(0);
    await expectAccessible(page, 'puzzle');
    await one.close();
  });

  test('has its answer proved, by keyboard and until it is stopped', async () => {
    const one = await opened(address('fourteen-sweeps'), { width: 360 });
    const { page } = one;
    const panel = page.locator(`${cell} .methods-verdicts`);
    const focused = (): Promise<string> =>
      page.evaluate('document.activeElement.textContent.trim()');
    await panel.getByRole('button', { name: 'Check the proof' }).focus();
    // no worker comes
    await page.route(/task\.worker/, () => {});
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('Stop');
    expect(await panel.innerText()).toContain('Looking for a second solution …');
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('Check the proof');
    expect(await page.locator(`${cell} [data-announcer]`).textContent()).toMatch(/^Stopped\./);
    await page.unroute(/task\.worker/);
    await page.keyboard.press('Enter');
    const result = panel.locator('[data-proof="accepted"]');
    await result.waitFor();
    expect(await result.innerText()).toMatch(/^Proved\. .* a formula of 141 clauses .* 3 clauses/);
    expect(await focused()).toBe('Check the proof');
    expect(await page.locator(`${cell} [data-announcer]`).textContent()).toMatch(/^Proved\./);
    for (const [name, start] of [
      ['cnf', 'c nonogram of 5 rows'],
      ['drup', '-1 0\n'],
    ] as const) {
      const download = page.waitForEvent('download');
      await result.locator(`[data-save="${name}"]`).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe(`unique-5x5.${name}`);
      expect(readFileSync(await file.path(), 'utf8').startsWith(start)).toBe(true);
    }
    expect(await sideways(page)).toBe(0);
    await expectAccessible(page, 'puzzle');
    // another puzzle has its own proof
    await page.locator(`${cell} select`).first().selectOption({ label: 'A heart, 5 × 5' });
    await result.waitFor({ state: 'detached' });
    await panel.getByRole('button', { name: 'Check the proof' }).waitFor();
    expectQuiet(one);
    await one.close();
  });
});

describe('what comes in', () => {
  test('a puzzle typed into the box gets its verdicts; a bad one gets its message', async () => {
    const one = await opened('puzzle/');
    const { page } = one;
    await page.getByRole('link', { name: 'paste or paint your own' }).click();
    const text = page.locator(`${cell} textarea[id$="-text"]`);
    const use = page.locator(cell).getByRole('button', { name: 'Use this puzzle' });
    await text.fill('3\n2\n\n1\n2');
    await use.click();
    await expect
      .poll(() => page.locator(`${cell} .puzzle-box`).innerText())
      .toMatch(/problem|equal|cells/);
    await text.fill('1\n1\n\n1\n1');
    await use.click();
    await until(
      page,
      `/2 solutions/.test(document.querySelector('${cell} [data-row="solutions"]')?.textContent)`,
    );
    // the verdict is what the reader is taken to
    expect(await page.evaluate('document.activeElement.className')).toBe('methods-verdicts');
    const verdict = await page.locator(`${cell} .methods-answer`).boundingBox();
    expect(Math.abs(verdict?.y ?? Infinity)).toBeLessThan(60);
    expectQuiet(one);
    await one.close();
  });
});

test('where no worker can be had the page runs the methods itself, and can be stopped and go on', async () => {
  const one = await open(address('domino'), { fresh: true });
  const { page } = one;
  await page.route(/task\.worker/, (route) => route.abort());
  await readyCell(page, 'puzzle');
  const work = page.locator(`${cell} .methods-work`);
  await work.locator('.work-notice').waitFor();
  expect(await work.innerText()).toMatch(/The page does it itself/);
  const button = (name: string): Locator => work.getByRole('button', { name, exact: true });
  await button('Stop').click();
  await button('Go on').waitFor();
  await page.unroute(/task\.worker/);
  await button('Go on').click();
  await until(page, allRun);
  await expect
    .poll(async () => (await verdicts(page)).at(-1))
    .toEqual(['solutions', expect.stringMatching(/^exactly one solution, by /)]);
  await one.close();
});
