/** A page of the built site in a real browser, with everything it complains about written down. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { launchBrowser } from '../../scripts/lib/browser.ts';
import { builtPages } from '../../scripts/lib/builtPages.ts';

export type Opened = {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console errors and warnings, uncaught errors, failed requests. */
  readonly complaints: string[];
  /** Requests to another origin. */
  readonly foreign: string[];
  readonly scripts: { url: string; gzip: () => Promise<number> }[];
};

export type OpenOptions = {
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
  readonly script?: boolean;
  readonly reducedMotion?: boolean;
  readonly touch?: boolean;
  readonly site?: string;
  /** Runs in the page before anything of the page does. */
  readonly before?: string;
};

let browser: Browser | undefined;

/** To be called once a test file: starts the browser before its tests and closes it after. */
export function useBrowser(): { open: typeof open } {
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
  });
  return { open };
}

/** Opens `path` (relative to the site's base, without a leading slash) in a fresh context. */
async function open(path: string, options: OpenOptions = {}): Promise<Opened> {
  if (browser === undefined) throw new Error('useBrowser() was not called');
  const site = options.site ?? inject('site');
  const context = await browser.newContext({
    viewport: { width: options.width ?? 1440, height: options.height ?? 900 },
    colorScheme: options.dark === true ? 'dark' : 'light',
    javaScriptEnabled: options.script !== false,
    reducedMotion: options.reducedMotion === true ? 'reduce' : 'no-preference',
    hasTouch: options.touch === true,
    isMobile: options.touch === true,
    permissions: ['clipboard-read', 'clipboard-write'],
    acceptDownloads: true,
  });
  const page = await context.newPage();
  if (options.before !== undefined) await page.addInitScript(options.before);
  const complaints: string[] = [];
  const foreign: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // a navigation away cancels what is under way: not a fault
    if (reason !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== new URL(site).origin) {
      foreign.push(request.url());
    }
  });
  const scripts: Opened['scripts'] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.push({
      url: response.url(),
      gzip: async () => {
        const { gzipSync } = await import('node:zlib');
        return gzipSync(await response.body(), { level: 9 }).length;
      },
    });
  });
  await page.goto(new URL(path, site).href, { waitUntil: 'load' });
  return { page, context, complaints, foreign, scripts };
}

/** Fails when the page complained or asked another origin. */
export function expectQuiet(opened: Opened): void {
  expect(opened.complaints).toEqual([]);
  expect(opened.foreign).toEqual([]);
}

/** Pages to be looked at: all but the source listings, of which one stands for all. */
export function readersPages(): string[] {
  const pages = builtPages();
  const listing = pages.find((path) => path.startsWith('code/'));
  return [...pages.filter((path) => !path.startsWith('code/')), ...(listing ? [listing] : [])];
}

/** Whether a page is one of those that show the widgets to authors. */
export const isAuthorsPage = (path: string): boolean => path.startsWith('kit/');

/** Brings the cell into view and waits until its widget is at work. */
export async function readyCell(page: Page, id: string): Promise<void> {
  await page.locator(`#${id}`).scrollIntoViewIfNeeded();
  // a figure that is in view from the start waits for the first sign of the reader
  await page.evaluate('dispatchEvent(new PointerEvent("pointermove"))');
  await page.locator(`#${id}[data-state="ready"]`).waitFor();
}

/** Waits until `expression` is true in the page. Asked from outside: the policy forbids pages to evaluate text. */
export async function until(page: Page, expression: string, timeout = 60_000): Promise<void> {
  await expect
    .poll(() => page.evaluate(`Boolean(${expression})`), { timeout, interval: 50 })
    .toBe(true);
}

/**
 * Presses "Copy link" of a cell and returns what is in the clipboard then. The announcement is not waited for: the
 * sentence of a step made just before may take its place.
 */
export async function copyLink(page: Page, id: string): Promise<URL> {
  const clipboard = (): Promise<unknown> => page.evaluate('navigator.clipboard.readText()');
  await page.evaluate("navigator.clipboard.writeText('')");
  await page.locator(`#${id} [data-output="link"]`).click();
  await expect.poll(clipboard, { timeout: 20_000, interval: 50 }).not.toBe('');
  return new URL(String(await clipboard()));
}

/**
 * Fails with what axe finds wrong on the page as it stands, or in the cell `id` alone. Only what is wrong leaves the
 * page: the whole report of a long page is megabytes.
 */
export async function expectAccessible(page: Page, id?: string): Promise<void> {
  const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
  await page.evaluate(readFileSync(axe, 'utf8'));
  const within = id === undefined ? 'document' : `'#${id}'`;
  const found = await page.evaluate(
    `axe.run(${within}, { resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id, nodes }) => [
      id,
      ...nodes.map(({ html, failureSummary }) => html + ' ' + failureSummary),
    ]))`,
  );
  expect(found).toEqual([]);
}

/** Presses an output button of the cell `id` and returns the file that it saves. */
export async function savedFile(
  page: Page,
  id: string,
  kind: 'csv' | 'json' | 'svg' | 'png',
): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await page.locator(`#${id} [data-output="${kind}"]`).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(new RegExp(`\\.${kind}$`));
  return readFileSync(await file.path());
}

/** How far the page is wider than its window, in CSS pixels. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
}

/** Heights of the visible targets that `selector` finds, in CSS pixels. */
export function heightsOf(page: Page, selector: string): Promise<number[]> {
  return page
    .locator(selector)
    .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().height));
}
