/** A figure on the authors' page of its widget, and what tests ask of it again and again. */
import type { Page } from 'playwright-core';
import { readyCell } from './support.ts';
import type { Opened, OpenOptions, useBrowser } from './support.ts';

export type KitFigure = {
  readonly cell: string; // selector of its notebook cell
  /** Opens the page with this search part and waits until the figure is at work. */
  readonly openFigure: (search?: string, options?: OpenOptions) => Promise<Opened>;
  /** The search part that opens the figure with these values. */
  readonly link: (values: Readonly<Record<string, string>>) => string;
  /** The text of the first that `selector` finds in the cell, in one line. */
  readonly textOf: (page: Page, selector: string) => Promise<string>;
};

/** The figure `id` on `kit/<widget>/`. */
export function kitFigure(
  open: ReturnType<typeof useBrowser>['open'],
  widget: string,
  id: string,
): KitFigure {
  const cell = `#${id}`;
  return {
    cell,
    openFigure: async (search = '', options = {}) => {
      const opened = await open(`kit/${widget}/${search}`, options);
      await readyCell(opened.page, id, options.folded);
      return opened;
    },
    link: (values) => {
      const pairs = Object.entries(values).map(
        ([key, text]) => `${key}=${encodeURIComponent(text)}`,
      );
      return `?${id}=${['1', ...pairs, 'z'].join(';')}`;
    },
    textOf: async (page, selector) =>
      (await page.locator(`${cell} ${selector}`).first().innerText())
        .replaceAll(/\s+/g, ' ')
        .trim(),
  };
}
