/** The stepper of the chapter on sweeps in its page, and what tests read off it. */
import type { Page } from 'playwright-core';
import { presets } from '../../src/widgets/sweep-stepper/presets.ts';
import { readyCell } from './support.ts';
import type { Opened, OpenOptions, useBrowser } from './support.ts';

export const cell = '#fig-sweeps';

/** Opens the chapter with this search part and waits until the stepper is at work. */
export const stepperOpener =
  (open: ReturnType<typeof useBrowser>['open']) =>
  async (search = '', options: OpenOptions = {}): Promise<Opened> => {
    const opened = await open(`sweeps/${search}`, options);
    await readyCell(opened.page, 'fig-sweeps');
    return opened;
  };

/** The code of a preset. */
export const codeOf = (id: string): string =>
  presets.find((preset) => preset.id === id)?.code ?? '';

/** The search part that opens the stepper with these values. */
export const link = (values: Record<string, string>): string =>
  `?fig-sweeps=${['1', ...Object.entries(values).map(([key, value]) => `${key}=${encodeURIComponent(value)}`), 'z'].join(';')}`;

export const sentence = (page: Page): Promise<string> =>
  page.locator(`${cell} [data-sentence]`).innerText();
/** What the log says of the present step, with cells and counts. */
export const logged = (page: Page): Promise<string> =>
  page.locator(`${cell} .stepper-log [aria-current="step"] > span:last-child`).innerText();
export const place = (page: Page): Promise<string> =>
  page.locator(`${cell} .stepper-place`).innerText();

/** Writes the puzzle's first sweep down and returns the number of steps of the whole run. */
export async function stepsOf(page: Page): Promise<number> {
  const words = /of ([\d\s\u2009\u00a0,]+)/.exec(await place(page))?.[1] ?? '';
  return Number(words.replaceAll(/\D/g, ''));
}
