/** The order of every figure of the chapters: picture, one action, folded settings; on a phone the first two at once. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Figures whose picture and action cannot be on one such screen, and why. */
const larger: Readonly<Record<string, string>> = {
  'fig-ladder': 'its picture is a ladder of seven rungs, with a puzzle on each step',
  'fig-how-hard': 'its picture has a bar for each density and size, high enough for a finger',
  'fig-method-sight':
    'its picture is a table of six formulas, the longest of which take four lines',
};

/** Figures that have no settings, and an order of their own: the map of the census is picture and control in one. */
const own = new Set(['fig-map']);

type Measured = {
  readonly id: string;
  readonly order: readonly string[]; // the parts, as they stand in the page
  readonly head: number; // from the top of the figure to the end of picture and action
  readonly folded: boolean; // its settings are
};

/** What a reader finds from the top of each figure on: the action of a stepper is in its picture. */
const measure = `[...document.querySelectorAll('[data-cell]')].map((cell) => {
  const parts = [...cell.querySelectorAll('.cell-picture, .cell-action, [data-fold="settings"]')].filter((part) => part.parentElement.closest('.cell-picture, .cell-fold') === null);
  const buttons = [...cell.querySelectorAll('.cell-action')];
  const ends = [cell.querySelector('.cell-picture'), ...buttons.slice(0, 1)].map(
    (part) => part?.getBoundingClientRect().bottom ?? 0,
  );
  const stepper = cell.querySelector('.cell-picture .stepper-board');
  if (stepper !== null) ends[0] = stepper.getBoundingClientRect().bottom;
  return {
    id: cell.id,
    order: parts.map((part) => part.dataset.fold ?? part.className.split(' ')[0]),
    head: Math.max(...ends) - cell.getBoundingClientRect().top,
    folded: parts.every((part) => part.dataset.fold === undefined || !part.open),
  };
})`;

/**
 * Fails unless every figure of a page, all at work, shows its picture first, then one action, then its folded settings; and
 * unless all but those named above have picture and action on one screen of this height.
 *
 * @returns how many figures there are
 */
export async function expectOrder(page: Page, height: number): Promise<number> {
  const found = await page.evaluate<Measured[]>(measure);
  const asked = found.filter(({ id }) => !own.has(id));
  for (const { id, order, folded } of asked) {
    expect([id, order[0]]).toEqual([id, 'cell-picture']);
    expect([id, order.indexOf('cell-action') < 2]).toEqual([id, true]);
    expect([id, folded]).toEqual([id, true]);
  }
  const beyond = asked.filter(({ head }) => head > height).map(({ id }) => id);
  expect(beyond).toEqual(asked.map(({ id }) => id).filter((id) => id in larger));
  return asked.length;
}
