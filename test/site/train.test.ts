/** The coach: by keys alone, by finger, with what was missed coming back, and with a step of a reader's own game. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { positionsFile } from '../../src/claims/positions.ts';
import { givenBy } from '../../src/engine/play/positions.ts';
import { techniques } from '../../src/engine/play/techniques.ts';
import { lessonOf, truthOf } from '../../src/kit/train/exercise.ts';
import { streamPlace } from '../../src/kit/train/stream.ts';
import { techniqueWords } from '../../src/kit/train/techniqueWords.ts';
import { trainLink } from '../../src/kit/train/trainLink.ts';
import { wholeOf } from '../../src/kit/train/whole.ts';
import { readStored } from '../../src/stored/fromFile.ts';
import { expectAccessible } from './accessible.ts';
import { controlsInSight } from './inSight.ts';
import { expectQuiet, readyCell, savedFile, sideways, useBrowser } from './support.ts';

const { open } = useBrowser();
const cell = '#coach';

const said = (page: Page): Promise<string> =>
  page.locator(`${cell} [data-announcer]`).textContent().then(String);

const kept = (page: Page): Promise<string> =>
  page
    .locator(`${cell} [data-kept]`)
    .textContent()
    .then((text) => String(text).trim());

/** A link below the base of the site. */
const path = (values: Readonly<Record<string, string>>): string => trainLink(values, '').slice(1);

/** The position of a question of the stream, and the cells that follow there. */
function asked(number: number): {
  readonly technique: (typeof techniques)[number];
  readonly given: ReadonlyMap<number, 0 | 1>;
  readonly unknown: readonly number[];
} {
  const { technique, position } = streamPlace(number);
  const { puzzle, grid } = wholeOf(technique, readStored(positionsFile(technique))[position]!);
  const given = givenBy(technique, puzzle, grid);
  const unknown = [...grid.cells.keys()].filter((at) => grid.cells[at] === 2 && !given.has(at));
  return { technique, given, unknown };
}

/** Points to a cell by the keyboard: then the focus is on its first answer. */
async function point(page: Page, at: number): Promise<void> {
  await page.locator(`${cell} [role="gridcell"]`).nth(at).press('Enter');
  await expect.poll(() => page.evaluate('document.activeElement.dataset.answer')).toBe('Filled');
}

test('the stream asks for a cell and why by keys, and tells its technique nowhere before', async () => {
  const one = await open(path({ q: '5' }), { folded: true });
  const { page } = one;
  await readyCell(page, 'coach', true);
  await page.getByText('Press a cell that follows.').waitFor();
  const { technique, given } = asked(5);
  const named = Object.values(techniqueWords).map(({ name }) => name.toLowerCase());
  const before = async (): Promise<readonly string[]> => [
    await page.title(),
    new URL(page.url()).search,
    await page.locator(`${cell} .cell-title`).innerText(),
    await page.locator(`${cell} .stage`).evaluate((stage) => stage.outerHTML),
    String(await savedFile(page, 'coach', 'json')),
  ];
  for (const text of await before())
    expect(
      [...named, 'data-method', ...techniques].filter((word) => text.toLowerCase().includes(word)),
    ).toEqual([]);
  await expectAccessible(page, 'coach');
  const [at, value] = [...given][0]!;
  await point(page, at);
  if (value === 0) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => said(page))
    .toMatch(/^Right: row \d+, column \d+ is (?:filled|empty)\. Why/);
  await expect.poll(() => page.evaluate('document.activeElement.dataset.why')).toBe(techniques[0]);
  await expectAccessible(page, 'coach');
  await page.locator(`${cell} [data-why="${technique}"]`).press('Enter');
  await expect.poll(() => said(page)).toMatch(/^Right: .*Shown: /);
  expect(await page.locator(`${cell} .train-evidence svg`).count()).toBeGreaterThan(0);
  await expect
    .poll(() => page.locator(`${cell} [data-lesson="${technique}"] .train-number`).textContent())
    .toBe('10');
  expect(await page.evaluate('document.activeElement.hasAttribute("data-next")')).toBe(true);
  await expectAccessible(page, 'coach');
  // the keyboard goes on with the question
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate('document.activeElement.role')).toBe('gridcell');
  // a lesson is chosen below the board, and begins in sight
  await page.locator(`${cell} [data-lesson="chain"]`).press('Enter');
  await expect.poll(() => page.evaluate('document.activeElement.dataset.answer')).toBe('Filled');
  const top = await page.evaluate('document.activeElement.getBoundingClientRect().top');
  expect(top).toBeGreaterThan(0);
  expectQuiet(one);
  await one.close();
});

test('a cell that does not follow is refuted by a picture, kept, and comes back after three others', async () => {
  const one = await open(path({ q: '2' }));
  const { page } = one;
  await readyCell(page, 'coach');
  await page.getByText('Press a cell that follows.').waitFor();
  await point(page, asked(2).unknown[0]!);
  await page.keyboard.press('Enter');
  await expect
    .poll(() => said(page))
    .toMatch(/^It (?:need not be|does not follow).*What follows is row.*Shown: /);
  expect(await page.locator(`${cell} .train-evidence svg`).count()).toBeGreaterThan(1);
  expect(await kept(page)).toBe('1 question kept, 1 due today.');
  for (const _ of [1, 2, 3]) {
    await page.locator(`${cell} [data-next]`).press('Enter');
    await expect.poll(() => said(page)).toMatch(/^What follows here\?$/);
    await page.locator(`${cell} [data-show]`).press('Enter');
    await expect.poll(() => said(page)).toMatch(/^What follows is row.*Shown: /);
  }
  await page.locator(`${cell} [data-next]`).press('Enter');
  await expect.poll(() => said(page)).toMatch(/^One that you missed\. What follows here\?$/);
  await expect.poll(() => page.url()).toContain('q=2;');
  expectQuiet(one);
  await one.close();
});

test('an old link without a technique opens a lesson, in which an answer leads on', async () => {
  const one = await open('train/?coach=1;n=2;z#coach');
  const { page } = one;
  await readyCell(page, 'coach');
  expect(await page.locator(`${cell} .cell-title`).innerText()).toBe(techniqueWords.overlap.name);
  await page.locator(`${cell} [data-answer="It stays open"]`).click();
  await page.locator(`${cell} [data-next]`).press('Enter');
  await expect.poll(() => page.url()).toMatch(/t=overlap;n=3;|q=\d+;/);
  await page.locator(`${cell} [data-lesson="chain"]`).click();
  await expect.poll(() => page.locator(`${cell} .cell-title`).innerText()).toBe('A chain');
  await page.locator(`${cell} [data-stream]`).click();
  await expect.poll(() => page.locator(`${cell} .cell-title`).innerText()).toBe('The coach');
  expectQuiet(one);
  await one.close();
});

test.each([
  [360, 740, 8],
  [1440, 900, 9],
])('at first view at %i px at most so many controls are open', async (width, height, most) => {
  const one = await open('train/', { width, height });
  const { page } = one;
  await page.locator(`${cell}[data-state="ready"]`).waitFor();
  await page.getByText('Press a cell that follows.').waitFor();
  const found = await controlsInSight(page);
  expect([found.length <= most, found]).toEqual([true, found]);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  expectQuiet(one);
  await one.close();
});

test('what was missed is saved, forgotten, and read again; another file is refused beside its field', async () => {
  const one = await open(path({ t: 'overlap', n: '1' }), { width: 360, height: 740, touch: true });
  const { page } = one;
  await readyCell(page, 'coach');
  const positions = readStored(positionsFile('overlap'));
  const truth = truthOf(positions, lessonOf('overlap', positions)[0]!);
  await page.locator(`${cell} [data-answer="${truth === 0 ? 'Filled' : 'Empty'}"]`).tap();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator(`${cell} [data-save]`).tap(),
  ]);
  const file = await download.path();
  await page.locator(`${cell} [data-clear]`).tap();
  await page.locator(`${cell} [data-clear]`).tap();
  await expect.poll(() => kept(page)).toBe('0 questions kept, 0 due today.');
  await expect.poll(() => page.evaluate('localStorage.length')).toBe(0);
  const field = page.getByLabel('Add what a file has kept');
  await field.setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"kind":"nonogram-game"}'),
  });
  await expect
    .poll(() => page.locator(`${cell}-file-problem`).textContent())
    .toContain('game.json cannot be added: no training is in it.');
  await field.setInputFiles(file);
  await expect.poll(() => kept(page)).toBe('1 question kept, 1 due today.');
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  expectQuiet(one);
  await one.close();
});

test('a step of a game is an exercise, and a cell that nothing gives is told to be none', async () => {
  const one = await open(path({ p: '2x2_1_1~1_1', m: '1---', c: '1.2' }));
  const { page } = one;
  await readyCell(page, 'coach');
  await page.getByText('What does row 1 by itself say about row 1, column 2?').waitFor();
  await page.locator(`${cell} [data-answer="Empty"]`).click();
  await expect.poll(() => said(page)).toMatch(/^Right: it is empty\./);
  await page.goto(
    new URL(path({ p: '2x2_1_1~1_1', m: '----', c: '1.2' }), page.url().replace(/train\/.*/, ''))
      .href,
  );
  await readyCell(page, 'coach');
  await page.getByText('None of the ten techniques gives this cell of your board.').waitFor();
  expectQuiet(one);
  await one.close();
});

test('a hint leads to its technique, and after a game the slowest steps stand in the first line', async () => {
  const one = await open('play/?play=1;p=2x2_2_1~2_1;z#play');
  const { page } = one;
  await readyCell(page, 'play');
  await page.locator('#play [data-ask]').click();
  await page.locator('#play [data-ask]').click();
  const technique = page.locator('#play [data-technique]');
  expect(await technique.textContent()).toBe('Overlap of one run');
  expect(await technique.getAttribute('href')).toMatch(/train\/\?coach=1;t=overlap;z#coach$/);
  for (const at of [0, 1, 2]) {
    await page.locator('#play [role="gridcell"]').nth(at).focus();
    await page.keyboard.press(' ');
  }
  const steps = page.locator('#play [data-said] + [data-slow] a');
  await expect.poll(() => steps.count()).toBe(3);
  await steps.first().click();
  await readyCell(page, 'coach');
  await page
    .getByText(/^\s*What does (?:row|column) 1 by itself say about row \d, column \d\?\s*$/)
    .waitFor();
  expectQuiet(one);
  await one.close();
});
