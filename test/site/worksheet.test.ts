/** The maker of worksheets: questions, a puzzle of one's own with two solutions, and the address that is typed from paper. */
import { expect, test } from 'vitest';
import { positionsFile } from '../../src/claims/positions.ts';
import { lessonOf } from '../../src/kit/train/exercise.ts';
import { readStored } from '../../src/stored/fromFile.ts';
import { nextFirst, numbersOf } from '../../src/widgets/work-sheet/model.ts';
import { expectQuiet, readyCell, useBrowser } from './support.ts';

const { open } = useBrowser();
const cell = '#sheet';

test('questions change, a pasted puzzle says that its solution is not the only one, and its address opens it', async () => {
  const one = await open('teach/sheet/?sheet=1;o=pairs;z#sheet');
  const { page } = one;
  await readyCell(page, 'sheet');
  const titles = () => page.locator(`${cell} .sheet-title`).allTextContents();
  expect(await titles()).toEqual(['Pairs of lines', 'Answers: pairs of lines']);
  const positions = readStored(positionsFile('pairs'));
  const next = nextFirst(numbersOf(1, lessonOf('pairs', positions), positions));
  await page.locator(`${cell} [data-others]`).press('Enter');
  await expect.poll(() => page.url()).toContain(`o=pairs;n=${next};`);
  const first = page.locator(`${cell} .sheet-address a`).first();
  await expect.poll(() => first.getAttribute('href')).toBe(`/train/?coach=1;t=pairs;n=${next};z`);
  expect(await first.getAttribute('data-host')).toBe(new URL(page.url()).host);
  // a puzzle of one's own
  await page.locator(`${cell} select`).first().selectOption('puzzle');
  await page.locator(`${cell} .own-puzzle > summary`).click();
  await page.locator(`${cell} .puzzle-box textarea[id$="-text"]`).fill('1\n1\n\n1\n1');
  await page.getByRole('button', { name: 'Use this puzzle' }).click();
  await expect
    .poll(() => page.locator(`${cell} [data-sheet="answers"]`).textContent())
    .toContain('It has several solutions. This is one of them.');
  await expect.poll(() => page.url()).toContain('p=2x2_1_1~1_1;');
  const typed = String(await first.getAttribute('href'));
  expect(typed).toMatch(/^\/play\/\?play=1;p=2x2b\w;z$/);
  expectQuiet(one);
  await one.close();
  const other = await open(typed.slice(1));
  await readyCell(other.page, 'play');
  expect(await other.page.locator('#play [role="gridcell"]').count()).toBe(4);
  expectQuiet(other);
  await other.close();
});
