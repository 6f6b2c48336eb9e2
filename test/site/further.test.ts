/** The ends of the steppers: what gets further on this very puzzle is offered there, and carries it along. */
import { expect, test } from 'vitest';
import { encodePuzzle } from '../../src/formats/puzzleCode.ts';
import { writeLink } from '../../src/kit/cell/linkState.ts';
import { galleryDescriptions } from '../../src/puzzles/gallery.ts';
import type { PuzzleId } from '../../src/puzzles/gallery.ts';
import {
  expectAccessible,
  expectQuiet,
  readyCell,
  sideways,
  until,
  useBrowser,
} from './support.ts';
import type { OpenOptions, Opened } from './support.ts';

const { open } = useBrowser();

const codeOf = (id: PuzzleId): string => encodePuzzle(galleryDescriptions(id));

async function openAt(
  page: string,
  cell: string,
  values: Readonly<Record<string, string>>,
  options: OpenOptions = {},
): Promise<Opened> {
  const opened = await open(`${page}${writeLink('', cell, 1, values)}#${cell}`, options);
  await readyCell(opened.page, cell);
  return opened;
}

const last = async ({ page }: Opened, cell: string): Promise<void> => {
  await page.locator(`#${cell} .stepper`).focus();
  await page.keyboard.press('End');
};

const names = (opened: Opened, cell: string): Promise<string[]> =>
  opened.page.locator(`#${cell} .further li a`).allInnerTexts();

const found = (cell: string): string =>
  `document.querySelectorAll('#${cell} .further li a').length > 0 && document.querySelector('#${cell} .further .work') === null`;

test('sweeps that stand still lead to what opens this puzzle, and on to it', async () => {
  const opened = await openAt('sweeps/', 'fig-2-1', { p: codeOf('no-progress') });
  const { page } = opened;
  await last(opened, 'fig-2-1');
  await until(page, found('fig-2-1'));
  // two rows and two columns fix nothing here, and are not offered
  expect(await names(opened, 'fig-2-1')).toEqual([
    'Chains of pairs: 2-SAT',
    'Probing once',
    'Inference: all that must be so',
  ]);
  expect(await page.locator('#fig-2-1 .stepper-end').innerText()).not.toContain('same state');
  await expectAccessible(page, 'fig-2-1');
  await page.locator('#fig-2-1 .further li a').last().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/inference\//);
  expect(decodeURIComponent(page.url())).toContain(codeOf('no-progress'));
  expectQuiet(opened);
  await opened.close();
});

test('intersections that stand still lead on; a solved run offers none', async () => {
  const opened = await openAt('two-rows-two-columns/', 'fig-3-1', { p: codeOf('lambda') });
  const { page } = opened;
  await last(opened, 'fig-3-1');
  await until(page, found('fig-3-1'));
  expect(await names(opened, 'fig-3-1')).toEqual([
    'More rows and columns at once',
    'Probing once',
    'Repeated probing',
    'Inference: all that must be so',
  ]);
  await page.locator('#fig-3-1 [id$="-preset"]').selectOption({ index: 1 });
  await last(opened, 'fig-3-1');
  await page.locator('#fig-3-1 .stepper-end[data-end="solved"]').waitFor();
  await expect.poll(() => page.locator('#fig-3-1 .further').count()).toBe(0);
  expectQuiet(opened);
  await opened.close();
});

test('probing that proves nothing leads on, on a phone too', async () => {
  const opened = await openAt('probing/', 'fig-6-1', { p: codeOf('domino') }, { width: 360 });
  const { page } = opened;
  await until(page, found('fig-6-1'), 90_000);
  expect(await names(opened, 'fig-6-1')).toEqual([
    'Pairs of cells',
    'Inference: all that must be so',
  ]);
  expect(await page.locator('#fig-6-1 .further').innerText()).toContain('exactly one solution');
  expect(await sideways(page)).toBe(0);
  expectQuiet(opened);
  await opened.close();
});

test('a lattice without a solver that solves it leads on', async () => {
  const opened = await openAt('two-rows-two-columns/', 'fig-3-7', { p: codeOf('switch-5x5') });
  const { page } = opened;
  await until(page, found('fig-3-7'));
  expect(await names(opened, 'fig-3-7')).toEqual([
    'Probing once',
    'Inference: all that must be so',
  ]);
  await opened.close();
});
