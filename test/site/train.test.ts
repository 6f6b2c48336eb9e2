/** The coach: by keys alone, by finger, with what was missed coming back, and with a step of a reader's own game. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { positionsFile } from '../../src/claims/positions.ts';
import { nextInOrder, orderOf } from '../../src/kit/train/exercise.ts';
import { trainLink } from '../../src/kit/train/trainLink.ts';
import { readStored } from '../../src/stored/fromFile.ts';
import { expectAccessible } from './accessible.ts';
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

test('an answer is given by keys, refuted by a fit, kept, and comes back after three others', async () => {
  const one = await open(path({ t: 'edges', n: '2' }));
  const { page } = one;
  await readyCell(page, 'coach');
  const truth = JSON.parse(String(await savedFile(page, 'coach', 'json'))) as { truth: 0 | 1 };
  const wrong = page.locator(`${cell} [data-answer="${truth.truth === 1 ? 'Empty' : 'Filled'}"]`);
  await wrong.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => said(page)).toMatch(/^It cannot be (?:filled|empty)\. .*Shown: /);
  expect(await page.locator(`${cell} .train-evidence svg`).count()).toBeGreaterThan(0);
  expect(await kept(page)).toBe('1 question kept, 1 due today.');
  // the focus has gone on to the next question
  await expect
    .poll(() => page.evaluate('document.activeElement.hasAttribute("data-next")'))
    .toBe(true);
  await expectAccessible(page, 'coach');
  const order = orderOf('edges', readStored(positionsFile('edges')));
  let number = 2;
  for (const _ of [1, 2, 3]) {
    number = nextInOrder(order, number);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toContain(`n=${number};`);
    await expect.poll(() => said(page)).toMatch(/\?$/);
    await page.locator(`${cell} [data-answer="It stays open"]`).press('Enter');
    await expect.poll(() => said(page)).toContain('Shown: ');
  }
  await page.keyboard.press('Enter');
  await expect.poll(() => said(page)).toMatch(/^One that you missed\. .*\?$/);
  await expect.poll(() => page.url()).toContain('n=2;');
  expectQuiet(one);
  await one.close();
});

test('what was missed is saved, forgotten, and read again; another file is refused beside its field', async () => {
  const one = await open(path({ t: 'overlap', n: '1' }), { width: 360, height: 740, touch: true });
  const { page } = one;
  await readyCell(page, 'coach');
  await page.locator(`${cell} [data-answer="Empty"]`).tap();
  await page.locator(`${cell} [data-fold="kept"] summary`).tap();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator(`${cell} [data-save]`).tap(),
  ]);
  const file = await download.path();
  await page.locator(`${cell} [data-clear]`).tap();
  await page.locator(`${cell} [data-clear]`).tap();
  await expect.poll(() => kept(page)).toBe('0 questions kept, 0 due today.');
  expect(await page.evaluate('localStorage.length')).toBe(0);
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

test('a hint leads to its technique, and after a game the slowest steps are exercises', async () => {
  const one = await open('play/');
  const { page } = one;
  await readyCell(page, 'play');
  await page.locator('#play [data-ask]').click();
  await page.locator('#play [data-ask]').click();
  const technique = page.locator('#play [data-technique]');
  expect(await technique.textContent()).toBe('Overlap of one run');
  expect(await technique.getAttribute('href')).toMatch(/train\/\?coach=1;t=overlap;z#coach$/);
  // the second row is full
  for (const at of [5, 6]) {
    await page.locator('#play [role="gridcell"]').nth(at).focus();
    await page.keyboard.press(' ');
  }
  await page.locator('#play [data-fold="back"] > summary').click();
  await page.locator('#play [data-look-back]').click();
  const steps = page.locator('#play [data-slow] a');
  await expect.poll(() => steps.count()).toBe(2);
  await steps.first().click();
  await readyCell(page, 'coach');
  await page
    .getByText(/^\s*What does row 2 by itself say about row 2, column [12]\?\s*$/)
    .waitFor();
  expectQuiet(one);
  await one.close();
});
