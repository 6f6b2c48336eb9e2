/**
 * Whether each control of a first frame leads to its live one: what a reader does with a figure that sleeps yet is done again
 * there (src/notebook/host/carryOver.ts).
 */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Controls, and boards with what a finger does on their cells, by the way down to each. Of long lists (a log, a strip) the live
 * figure draws what is in view alone.
 */
const controls = `[...document.querySelectorAll('[data-cell]:not([data-cell="ledger-list"])')].flatMap((cell) => {
  const figure = cell.querySelector('.cell-body > *');
  const wayTo = (one) => {
    if (one === figure) return cell.id;
    const alike = [...one.parentElement.children].filter(({ localName }) => localName === one.localName);
    return wayTo(one.parentElement) + ' ' + one.localName + alike.indexOf(one);
  };
  const fingerOn = (board) => {
    const [whole, cell] = [board, board.querySelector('.board-cell')].map((one) => one && getComputedStyle(one).touchAction);
    return cell === 'none' ? cell : whole;
  };
  const nameOf = (one) => one.matches('button, summary')
    ? one.textContent.replaceAll(/\\s+/g, ' ').trim()
    : (one.type ?? fingerOn(one));
  return [...figure.querySelectorAll('button, summary, input, select, textarea, .board-scroll > svg:not(.board-least)')]
    .filter((one) => one.closest('.stepper-log, .stepper-frames, .board-loupe, [data-paper], details:not([open]) > :not(summary)') === null)
    .map((one) => [wayTo(one), one.localName + ' ' + nameOf(one)]);
})`;

export type Controls = ReadonlyMap<string, string>;

/** The controls of all figures of a page. */
export const controlsOf = async (page: Page): Promise<Controls> =>
  new Map(await page.evaluate<(readonly [string, string])[]>(controls));

/** Fails unless each control of the first frames has a live one in its place. */
export function expectControls(asleep: Controls, awake: Controls): void {
  const others = [...asleep].filter(([way, name]) => awake.get(way) !== name);
  expect(others.map(([way, name]) => [way, name, awake.get(way)])).toEqual([]);
}
