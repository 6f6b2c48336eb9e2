/** The ends of the steppers: what gets further on this very puzzle is offered there, and carries it along. */
import { expect, test } from 'vitest';
import { encodePuzzle } from '../../src/formats/puzzleCode.ts';
import { writeLink } from '../../src/notebook/cell/linkState.ts';
import { galleryDescriptions } from '../../src/puzzles/gallery.ts';
import type { PuzzleId } from '../../src/puzzles/gallery.ts';
import { expectAccessible } from './accessible.ts';
import { expectQuiet, readyCell, sideways, until, useBrowser } from './support.ts';
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
  const opened = await openAt('sweeps/', 'fig-sweeps', { p: codeOf('no-progress') });
  const { page } = opened;
  await last(opened, 'fig-sweeps');
  await until(page, found('fig-sweeps'));
  // two rows and two columns fix nothing here, and are not offered
  expect(await names(opened, 'fig-sweeps')).toEqual([
    'Chains',
    'A single probe',
    'What must be so',
  ]);
  expect(await page.locator('#fig-sweeps .stepper-end').innerText()).not.toContain('same state');
  await expectAccessible(page, 'fig-sweeps');
  await page.locator('#fig-sweeps .further li a').last().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/inference\//);
  expect(decodeURIComponent(page.url())).toContain(codeOf('no-progress'));
  expectQuiet(opened);
  await opened.close();
});

test('intersections that stand still lead on; a solved run offers none', async () => {
  const opened = await openAt('two-rows-two-columns/', 'fig-standstill', { p: codeOf('lambda') });
  const { page } = opened;
  await last(opened, 'fig-standstill');
  await until(page, found('fig-standstill'));
  expect(await names(opened, 'fig-standstill')).toEqual([
    'More rows and columns at once',
    'A single probe',
    'Repeated probing',
    'What must be so',
  ]);
  await page.locator('#fig-standstill [id$="-preset"]').selectOption({ index: 1 });
  await last(opened, 'fig-standstill');
  await page.locator('#fig-standstill .stepper-end[data-end="solved"]').waitFor();
  await expect.poll(() => page.locator('#fig-standstill .further').count()).toBe(0);
  expectQuiet(opened);
  await opened.close();
});

test('probing that proves nothing leads on, on a phone too', async () => {
  const opened = await openAt(
    'probing/',
    'fig-two-futures',
    { p: codeOf('domino') },
    { width: 360 },
  );
  const { page } = opened;
  await until(page, found('fig-two-futures'), 90_000);
  expect(await names(opened, 'fig-two-futures')).toEqual([
    'Probing two cells at a time',
    'What must be so',
  ]);
  expect(await page.locator('#fig-two-futures .further').innerText()).toContain(
    'exactly one solution',
  );
  expect(await sideways(page)).toBe(0);
  expectQuiet(opened);
  await opened.close();
});

test('a lattice without a solver that solves it leads on', async () => {
  const opened = await openAt('papers/batenburg-kosters/', 'fig-pq-solvers', {
    p: codeOf('switch-5x5'),
  });
  const { page } = opened;
  await until(page, found('fig-pq-solvers'));
  expect(await names(opened, 'fig-pq-solvers')).toEqual(['A single probe', 'What must be so']);
  await opened.close();
});
