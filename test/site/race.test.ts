/** The race in a real browser: one row by the keyboard, a long one stopped, and what is kept. */
import { expect, test } from 'vitest';
import {
  pressShare,
  copyLink,
  csvRowsOf,
  expectQuiet,
  readyCell,
  savedFile,
  until,
  useBrowser,
} from './support.ts';

const { open } = useBrowser();
const cell = '#race';
const row = (name: string): string => `${cell} tr[data-puzzle="${name}"]`;
const announced = (text: string): string =>
  `document.querySelector('${cell} [data-announcer]').textContent.includes(${JSON.stringify(text)})`;

test('a row is run by the keyboard, a long one stopped, and a reset takes both away', async () => {
  const opened = await open('race/');
  const { page } = opened;
  await readyCell(page, 'race');
  await page.locator(`${row('Edge')} button`).focus();
  await page.keyboard.press('Enter');
  await until(page, announced('Edge: one solution, '));
  expect(await page.locator(`${row('Edge')} [data-time]`).textContent()).toMatch(/\d.ms$/);
  // the keyboard is where it was
  expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe(
    'Again: Edge',
  );

  await page.locator(`${row('Knotty')} button`).focus();
  await page.keyboard.press('Enter');
  await until(
    page,
    `document.querySelector('${cell} [data-status]').textContent.includes('of 20')`,
  );
  expect(await page.locator(`${cell} [data-run="all"]`).textContent()).toContain('Stop');
  await page.keyboard.press('Enter');
  await until(page, announced('Stopped. 1 puzzle of 14 run in this tab: 1 decided'));
  expect(await page.locator(`${row('Knotty')} [data-time]`).textContent()).toBe('');

  await page.locator(`${cell} #race-beside`).selectOption('wolter');
  await until(page, `document.querySelectorAll('${row('Edge')} td').length === 4 + 10`);
  const rows = csvRowsOf(await savedFile(page, 'race', 'csv'));
  expect(rows.find((line) => line.startsWith('Edge,'))).toMatch(/,one,[\d.]+,[\d.]+,one,/);
  const link = await copyLink(page, 'race');
  expect(link.search).toContain('b=wolter');

  await pressShare(page, cell, 'reset');
  await until(page, `document.querySelector('${row('Edge')} [data-time]').textContent === ''`);
  expectQuiet(opened);
  await opened.close();
});
