/** A page of the built site in a real browser, with everything it complains about written down. */
import { readFileSync } from 'node:fs';
import type { Page, Response } from 'playwright-core';
import { afterAll, afterEach, beforeEach, expect, inject } from 'vitest';
import { builtPages } from '../../scripts/build/site/builtPages.ts';
import { giveBack, goTo, takeTab } from './tabs.ts';
import type { Tab } from './tabs.ts';

export type Opened = {
  readonly page: Page;
  /** Console errors and warnings, uncaught errors, failed requests. */
  readonly complaints: string[];
  /** Requests to another origin. */
  readonly foreign: string[];
  readonly scripts: Response[];
  /** Ends with the page; the next test has its tab. */
  readonly close: () => Promise<void>;
  /** As `close`. */
  readonly context: { readonly close: () => Promise<void> };
};

export type OpenOptions = {
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
  readonly script?: boolean;
  readonly reducedMotion?: boolean;
  readonly touch?: boolean;
  readonly site?: string;
  /** Its figure keeps its settings folded; see `readyCell`. */
  readonly folded?: boolean;
  /** Runs in the page before anything of the page does. */
  readonly before?: string;
  /** As a reader who has never been here: nothing is in the browser's cache. */
  readonly fresh?: boolean;
};

/** The tabs that tests of this file have. */
const taken = new Set<Tab>();

/**
 * To be called once a test file: closes what a test that failed has left open, before it is tried again or the next one
 * begins. What is at work there would go on, and the second try would not start afresh.
 */
export function useBrowser(): { open: typeof open } {
  const earlier = new Set<Tab>();
  beforeEach(() => {
    earlier.clear();
    for (const tab of taken) earlier.add(tab);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail')
      await closeAll([...taken].filter((tab) => !earlier.has(tab)));
  });
  afterAll(() => closeAll([...taken]));
  return { open };
}

async function closeAll(tabs: readonly Tab[]): Promise<void> {
  for (const tab of tabs) taken.delete(tab);
  await Promise.all(tabs.map(({ context }) => context.close()));
}

/** Opens `path` (relative to the site's base, without a leading slash) in a tab with nothing left of another test. */
async function open(path: string, options: OpenOptions = {}): Promise<Opened> {
  const { before, fresh = before !== undefined } = options;
  const kind = { script: options.script !== false, touch: options.touch === true };
  const tab = await takeTab(kind, fresh);
  taken.add(tab);
  const { page } = tab;
  await page.setViewportSize({ width: options.width ?? 1440, height: options.height ?? 900 });
  await page.emulateMedia({
    media: null,
    colorScheme: options.dark === true ? 'dark' : 'light',
    reducedMotion: options.reducedMotion === true ? 'reduce' : 'no-preference',
  });
  if (before !== undefined) await page.addInitScript(before);
  const address = new URL(path, options.site ?? inject('site'));
  const notes = { complaints: [], origin: address.origin, foreign: [], scripts: [] };
  tab.notes = notes;
  const close = async (): Promise<void> => {
    taken.delete(tab);
    await (fresh ? tab.context.close() : giveBack(tab));
  };
  await goTo(tab, address.href);
  return { page, ...notes, close, context: { close } };
}

/** Fails when the page complained or asked another origin. */
export function expectQuiet(opened: Opened): void {
  expect(opened.complaints).toEqual([]);
  expect(opened.foreign).toEqual([]);
}

/** Pages that are made alike in great numbers; of each kind one stands for all. */
const madeAlike = [/^code\//, /^figure\//, /^reference\/./];

/** Pages to be looked at. */
export function readersPages(folder = 'dist'): string[] {
  const pages = builtPages(folder);
  const alike = (path: string): boolean => madeAlike.some((kind) => kind.test(path));
  const examples = madeAlike.flatMap((kind) => pages.filter((path) => kind.test(path)).slice(0, 1));
  return [...pages.filter((path) => !alike(path)), ...examples];
}

/** Whether a page is one of those that show the widgets to authors. */
export const isAuthorsPage = (path: string): boolean => path.startsWith('kit/');

/**
 * Opens the fold with the settings of the cell, if it has one, and does not scroll. That a reader can is tested with the
 * order of the figures.
 */
async function openSettings(page: Page, id: string): Promise<void> {
  await page
    .locator(`#${id} details[data-fold="settings"]`)
    .evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')));
}

/**
 * Brings the cell into view and waits until its widget is at work.
 *
 * @param folded - leave its settings as they stand: most tests change some, so they are opened
 */
export async function readyCell(page: Page, id: string, folded = false): Promise<void> {
  await page.locator(`#${id}`).scrollIntoViewIfNeeded();
  // a figure that is in view from the start waits for the first sign of the reader
  await page.evaluate('dispatchEvent(new PointerEvent("pointermove"))');
  await page.locator(`#${id}[data-state="ready"]`).waitFor();
  if (!folded) await openSettings(page, id);
}

/** Waits until what is to be drawn with the next frame of the page is drawn. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))',
  );
}

/** Waits until `expression` is true in the page. Asked from outside: the policy forbids pages to evaluate text. */
export async function until(page: Page, expression: string, timeout = 60_000): Promise<void> {
  await expect
    .poll(() => page.evaluate(`Boolean(${expression})`), { timeout, interval: 50 })
    .toBe(true);
}

/**
 * Opens the menu "Share" of a cell, and presses what it offers.
 *
 * @param cell - its selector
 * @param what - an output, or "cite"
 */
export async function pressShare(
  page: Pick<Page, 'locator'>,
  cell: string,
  what: string,
): Promise<void> {
  const menu = page.locator(`${cell} [data-cell-menu]`);
  await menu.locator('summary').click();
  const wanted = what === 'cite' ? '[data-share-open]' : `[data-output="${what}"]`;
  await menu.locator(wanted).click();
}

/**
 * Presses "Copy link" of a cell and returns what is in the clipboard then. The announcement is not waited for: the
 * sentence of a step made just before may take its place.
 */
export async function copyLink(page: Page, id: string): Promise<URL> {
  const clipboard = (): Promise<unknown> => page.evaluate('navigator.clipboard.readText()');
  await page.evaluate("navigator.clipboard.writeText('')");
  await pressShare(page, `#${id}`, 'link');
  await expect.poll(clipboard, { timeout: 20_000, interval: 50 }).not.toBe('');
  return new URL(String(await clipboard()));
}

/** Saves a file of the cell `id` and returns the file that it saves. */
export async function savedFile(
  page: Page,
  id: string,
  kind: 'csv' | 'json' | 'svg' | 'png',
): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await pressShare(page, `#${id}`, kind);
  const file = await download;
  expect(file.suggestedFilename()).toMatch(new RegExp(`\\.${kind}$`));
  return readFileSync(await file.path());
}

/** The rows of a CSV file, its columns first, without the lines at its head that say what it is. */
export function csvRowsOf(csv: Buffer | string): string[] {
  const lines = csv.toString().trim().split('\r\n');
  const head = lines.findIndex((line) => !line.startsWith('# '));
  expect(lines.slice(0, head).join('\n')).toMatch(/^# .*[\s\S]*\n# Saved on \d{4}-\d\d-\d\d from /);
  return lines.slice(head);
}

/** How far the page is wider than its window, in CSS pixels. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
}

/** Heights of the visible targets that `selector` finds, in CSS pixels; found and measured at once, before any is drawn anew. */
export function heightsOf(page: Page, selector: string): Promise<number[]> {
  return page.evaluate(
    `[...document.querySelectorAll(${JSON.stringify(selector)})]
      .filter((target) => target.checkVisibility())
      .map((target) => target.getBoundingClientRect().height)`,
  );
}
