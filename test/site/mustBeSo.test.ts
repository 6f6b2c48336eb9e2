/** The chapter on what must be so as a reader meets it: every figure at work, bad links, without script, and its place among the others. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { boardFormulaSize } from '../../src/engine/inference/boardFormula.ts';
import { certificateFacts, inferenceStory } from '../../src/facts/inference.ts';
import { grouped } from '../../src/notebook/plain/numbers.ts';
import { galleryDescriptions, galleryPuzzle } from '../../src/puzzles/gallery.ts';
import type { PuzzleId } from '../../src/puzzles/gallery.ts';
import { expectAccessible } from './accessible.ts';
import {
  copyLink,
  expectQuiet,
  readyCell,
  savedFile,
  until,
  useBrowser,
  csvRowsOf,
} from './support.ts';

const { open } = useBrowser();
const chapter = 'inference/';
const companion = 'papers/foote-krizanc/';
const link = (id: PuzzleId, more = ''): string =>
  `${chapter}?fig-must-be=1;p=${galleryPuzzle(id).code}${more};z`;

describe('what must be so', () => {
  const figure = '#fig-must-be';

  test('is shown, with solutions to leaf through and two beside each other for a cell', async () => {
    const opened = await open(chapter);
    const { page } = opened;
    await readyCell(page, 'fig-must-be');
    const sentence = page.locator(`${figure} .must-sentence`);
    const { inferable, solutions } = inferenceStory('must-be-72');
    expect(await sentence.innerText()).toContain(`${grouped(inferable)} of 100 cells`);
    await page.locator(figure).getByRole('button', { name: 'Show a solution' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => sentence.innerText()).toContain(`Solution 1 of the ${solutions}`);
    await page.locator(figure).getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => sentence.innerText()).toContain(`Solution 2 of the ${solutions}`);
    await page.locator(`${figure} .board-cell`).first().focus();
    await page.keyboard.press('Enter');
    const told = page.locator(`${figure} [data-cell-text]`);
    await expect.poll(() => told.innerText()).toMatch(/^Row 1, column 1 may be either/);
    await expect
      .poll(() => page.locator(`${figure} .must-pair figcaption`).allInnerTexts())
      .toEqual([
        expect.stringMatching(/^Solution \d: filled$/),
        expect.stringMatching(/^Solution \d: empty$/),
      ]);
    await until(
      page,
      `document.querySelector('${figure} [data-announcer]').textContent.startsWith('Row 1, column 1')`,
    );
    await expectAccessible(page, 'fig-must-be');
    const address = await copyLink(page, 'fig-must-be');
    await page.goto(address.href);
    await readyCell(page, 'fig-must-be');
    await expect.poll(() => sentence.innerText()).toContain(`Solution 2 of the ${solutions}`);
    await expect.poll(() => told.innerText()).toMatch(/^Row 1, column 1/);
    await page.locator(`${figure} [data-output="reset"]`).click();
    await expect.poll(() => sentence.innerText()).toContain(`${grouped(inferable)} of 100 cells`);
    expectQuiet(opened);
    await opened.close();
  });

  test.each([
    ['003-figure-2a', /9 of 16 cells/],
    ['switch', /Nothing can be inferred/],
    ['no-solution', /has no solution/],
  ] as const)('of %s is asked of a worker', async (id, answer) => {
    const opened = await open(link(id));
    const { page } = opened;
    await readyCell(page, 'fig-must-be');
    await page.locator(`${figure} .must-sentence`, { hasText: answer }).waitFor();
    expectQuiet(opened);
    await opened.close();
  });

  test('can be stopped on a large board, with what is known by then', async () => {
    const lines = Array.from({ length: 40 }, (_, at) => `1.${(at % 3) + 1}.1`).join('_');
    const opened = await open(`${chapter}?fig-must-be=1;p=40x40_${lines}~${lines};z`);
    const { page } = opened;
    await readyCell(page, 'fig-must-be');
    await page.locator(`${figure} [data-work="busy"]`).waitFor();
    await page.locator(figure).getByRole('button', { name: 'Stop' }).click();
    await page.locator(figure).getByRole('button', { name: 'Go on' }).waitFor();
    expectQuiet(opened);
    await opened.close();
  });
});

describe('from a row to a formula', () => {
  const figure = '#fig-automaton';

  test('the automaton reads the line, which the reader changes', async () => {
    const opened = await open(companion);
    const { page } = opened;
    await readyCell(page, 'fig-automaton');
    const sentence = page.locator(`${figure} .formula-sentence`);
    const forward = page.locator(figure).getByRole('button', { name: 'Read a cell' });
    await forward.focus();
    for (let cell = 1; cell <= 6; cell++) await page.keyboard.press('Enter');
    await expect.poll(() => sentence.innerText()).toContain('the line fits 2 1');
    await expect.poll(() => forward.getAttribute('aria-disabled')).toBe('true');
    await page.locator(`${figure} .line-cell`).nth(1).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => sentence.innerText()).toMatch(/^Cell 2 is empty/);
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => page.evaluate('document.activeElement.getAttribute("data-cell-at")'))
      .toBe('2');
    await expectAccessible(page, 'fig-automaton');
    const address = await copyLink(page, 'fig-automaton');
    await page.goto(address.href);
    await readyCell(page, 'fig-automaton');
    await expect.poll(() => sentence.innerText()).toMatch(/^Cell 2 is empty/);
    expectQuiet(opened);
    await opened.close();
  });

  test('any description is counted, and one that cannot be read stays as typed', async () => {
    const opened = await open(companion);
    const { page } = opened;
    await readyCell(page, 'fig-automaton');
    await page.locator(`${figure} [id$="-runs"]`).fill('1 1 1');
    await expect
      .poll(() => page.locator(`${figure} .cell-answer`).innerText())
      .toContain('12 larger');
    await page.locator(`${figure} [id$="-runs"]`).fill('1 x');
    await page.locator(`${figure} .field-message`).waitFor();
    await expect.poll(() => page.locator(`${figure} [id$="-runs"]`).inputValue()).toBe('1 x');
    await page.locator(`${figure} [id$="-line"]`).selectOption('r2');
    await expect.poll(() => page.locator(`${figure} [id$="-runs"]`).inputValue()).toBe('1');
    await expect.poll(() => page.locator(`${figure} [id$="-cells"]`).inputValue()).toBe('4');
    expectQuiet(opened);
    await opened.close();
  });

  test('the formula of a board is saved for other solvers', async () => {
    const opened = await open(companion);
    const { page } = opened;
    await readyCell(page, 'fig-automaton');
    const download = page.waitForEvent('download');
    await page.locator(figure).getByRole('button', { name: 'Save as DIMACS' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('nonogram-4x4-automaton.cnf');
    const text = readFileSync(await file.path(), 'utf8');
    const { clauses, variables } = boardFormulaSize(galleryDescriptions('003-figure-2a'));
    expect(text).toContain(`p cnf ${variables} ${clauses}\n`);
    expect(text.trim().split('\n').length).toBe(clauses + 3);
    const csv = (await savedFile(page, 'fig-automaton', 'csv')).toString();
    expect(csv).toContain('cell 1 filled');
    expectQuiet(opened);
    await opened.close();
  });
});

describe('two pictures for each cell', () => {
  const figure = '#fig-two-pictures';

  test('are walked, checked and found for a cell', async () => {
    const opened = await open(chapter);
    const { page } = opened;
    await readyCell(page, 'fig-two-pictures');
    const sentence = page.locator(`${figure} .pictures-sentence`);
    const { pictures } = certificateFacts('nothing-10x10');
    expect(await sentence.innerText()).toContain(
      `Picture 1 of ${pictures} fits the clues of all 20`,
    );
    await page.locator(figure).getByRole('button', { name: 'Next picture' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => sentence.innerText()).toContain(`Picture 2 of ${pictures}`);
    await page.locator(figure).getByRole('button', { name: 'The last' }).click();
    await expect.poll(() => sentence.innerText()).toContain('With it all 100 cells');
    await expect
      .poll(() => page.locator(`${figure} [data-check]`).innerText())
      .toContain(`Checked: ${pictures} pictures in place of 200.`);
    await page.locator(`${figure} .board-cell`).first().focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.locator(`${figure} [data-cell-text]`).innerText())
      .toMatch(/^Row 1, column 1: filled in picture \d+, empty in picture \d+/);
    await expectAccessible(page, 'fig-two-pictures');
    const csv = csvRowsOf(await savedFile(page, 'fig-two-pictures', 'csv')).join('\r\n');
    expect(csv.trim().split('\r\n').length).toBe(101);
    const address = await copyLink(page, 'fig-two-pictures');
    await page.goto(address.href);
    await readyCell(page, 'fig-two-pictures');
    await expect.poll(() => sentence.innerText()).toContain(`Picture ${pictures} of ${pictures}`);
    expectQuiet(opened);
    await opened.close();
  });

  test.each([
    ['switch', /Fewer cannot do it/],
    ['must-be-72', /28 cells may be either/],
  ] as const)('of %s are made by a worker', async (id, words) => {
    const opened = await open(`${chapter}?fig-two-pictures=1;p=${galleryPuzzle(id).code};z`);
    const { page } = opened;
    await readyCell(page, 'fig-two-pictures');
    await page.locator(`${figure} [data-check]`, { hasText: words }).waitFor();
    expectQuiet(opened);
    await opened.close();
  });

  test('of a large board are kept when the search is stopped, and it goes on from there', async () => {
    const lines = Array.from({ length: 40 }, (_, at) => `1.${(at % 3) + 1}.1`).join('_');
    const opened = await open(`${chapter}?fig-two-pictures=1;p=40x40_${lines}~${lines};z`);
    const { page } = opened;
    await readyCell(page, 'fig-two-pictures');
    const found = `Number(/([\\d,]+) pictures found/.exec(document.querySelector('${figure} .work')?.textContent ?? '')?.[1].replace(',', ''))`;
    await until(page, `${found} > 2`);
    await page.locator(figure).getByRole('button', { name: 'Stop' }).click();
    const check = page.locator(`${figure} [data-check]`);
    await expect
      .poll(() => check.innerText())
      .toMatch(/^A partial result, checked: \d+ pictures found/);
    const kept = Number(/(\d+) pictures/.exec(await check.innerText())?.[1]);
    await expect
      .poll(() => page.locator(`${figure} .pictures-sentence`).innerText())
      .toContain(`Picture 1 of ${kept} so far fits the clues of all 80 lines.`);
    // words keep their room beside a wide board, or stand below it
    const words = await page.locator(`${figure} .pictures-sentence`).boundingBox();
    expect(words?.width).toBeGreaterThan(250);
    await page.locator(figure).getByRole('button', { name: 'Go on' }).click();
    await until(page, `${found} > ${kept}`);
    await page.locator(figure).getByRole('button', { name: 'Stop' }).click();
    await expect
      .poll(async () => Number(/(\d+) pictures/.exec(await check.innerText())?.[1]))
      .toBeGreaterThan(kept);
    expectQuiet(opened);
    await opened.close();
  });
});
