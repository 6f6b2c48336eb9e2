/** What the tests ask of a browser, whatever its engine, and what can be made of that. */
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';

/** One tab of a browser. */
export type Driver = {
  readonly version: string;
  /** Goes to an address and waits until the page is loaded. */
  readonly goto: (address: string) => Promise<void>;
  /** The value of an expression in the page, as JSON can write it. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Presses the mouse at a point of the window, in CSS pixels. */
  readonly point: (x: number, y: number) => Promise<void>;
  /** Presses keys, one after the other: 'Enter', 'ArrowLeft', 'x'; 'Shift+End' is two at a time. */
  readonly press: (...keys: readonly string[]) => Promise<void>;
  /** The window as a PNG file. */
  readonly screenshot: () => Promise<Buffer>;
  /** Folder that files are saved to. */
  readonly saved: string;
  /** Console errors and warnings, uncaught errors: all since the last time. */
  readonly complaints: () => string[];
  /** Addresses of other origins that were asked for: all since the last time. */
  readonly foreign: () => string[];
  readonly close: () => Promise<void>;
};

/** The size of the window, in CSS pixels. */
export const windowSize = { width: 1440, height: 900 } as const;

/** A folder for a browser alone, which ends with it. */
export const ownFolder = (): string => mkdtempSync(join(tmpdir(), 'nonogram-engine-'));

export const removeFolder = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });

/** What a list holds; it is empty then. */
export const taken = (list: string[]): string[] => list.splice(0);

/** The keys of 'Shift+End', which are down at the same time. */
export const keysOf = (text: string): readonly string[] =>
  text.length === 1 ? [text] : text.split('+');

const quoted = (text: string): string => JSON.stringify(text);
const one = (selector: string): string => `document.querySelector(${quoted(selector)})`;

/** Waits until an expression is true in the page. */
export async function until(driver: Driver, expression: string, timeout = 60_000): Promise<void> {
  // a page that is just going cannot be asked
  const asked = (): Promise<unknown> => driver.evaluate(`Boolean(${expression})`).catch(String);
  await expect.poll(asked, { timeout, interval: 50, message: expression }).toBe(true);
}

/** The text of the first that a selector finds, in one line; empty where there is none. */
export async function textOf(driver: Driver, selector: string): Promise<string> {
  const text = String(await driver.evaluate(`${one(selector)}?.textContent ?? ''`));
  return text.replaceAll(/\s+/g, ' ').trim();
}

type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** The box of the first that a selector finds, in CSS pixels of the window. */
async function boxOf(driver: Driver, selector: string): Promise<Box> {
  return (await driver.evaluate(`${one(selector)}.getBoundingClientRect().toJSON()`)) as Box;
}

/** Presses the mouse on the first that a selector finds, once it is there, in view, and nothing lies over it. */
export async function click(driver: Driver, selector: string): Promise<void> {
  await until(driver, `${one(selector)}?.checkVisibility()`);
  await driver.evaluate(
    `void ${one(selector)}.scrollIntoView({ block: 'center', behavior: 'instant' })`,
  );
  await until(
    driver,
    `(() => {
      const target = ${one(selector)};
      const { x, y, width, height } = target.getBoundingClientRect();
      return target.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    })()`,
  );
  const { x, y, width, height } = await boxOf(driver, selector);
  await driver.point(x + width / 2, y + height / 2);
}

/** Puts the keyboard on the first that a selector finds. */
export async function focus(driver: Driver, selector: string): Promise<void> {
  await until(driver, one(selector));
  await driver.evaluate(`void ${one(selector)}.focus()`);
  await until(driver, `${one(selector)}.contains(document.activeElement)`);
}

/** Brings a notebook cell into view, waits until its figure is at work, and opens its settings. */
export async function wake(driver: Driver, cell: string): Promise<void> {
  await until(driver, one(cell));
  // a figure that its page shows only to who asks for it
  await driver.evaluate(
    `void (${one(cell)}.checkVisibility() || (location.hash = ${one(cell)}.id))`,
  );
  await driver.evaluate(`void ${one(cell)}.scrollIntoView({ behavior: 'instant' })`);
  // a figure that is in view from the start waits for the first sign of the reader
  await driver.evaluate('void dispatchEvent(new PointerEvent("pointermove"))');
  await until(driver, `['ready', 'failed'].includes(${one(cell)}.dataset.state)`);
  expect(await driver.evaluate(`${one(cell)}.dataset.state`), cell).toBe('ready');
  await driver.evaluate(
    `void ${one(cell)}.querySelectorAll('details[data-fold="settings"]').forEach((fold) => (fold.open = true))`,
  );
}

/**
 * Saves a file by the menu of a notebook cell and returns what is in it, once it is the same at two looks: browsers write
 * into a file of another name first.
 */
export async function savedFile(driver: Driver, cell: string, kind: string): Promise<Buffer> {
  const there = (): readonly string[] => readdirSync(driver.saved);
  for (const left of there()) rmSync(join(driver.saved, left), { force: true }); // by a try that failed
  await click(driver, `${cell} [data-cell-menu] summary`);
  await click(driver, `${cell} [data-output="${kind}"]`);
  let before = '';
  for (let tries = 0; tries < 400; tries++) {
    const [name = '', ...others] = there();
    const file = join(driver.saved, name);
    const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    const now =
      name.endsWith(`.${kind}`) && others.length === 0 && size > 0 ? `${name} ${size}` : '';
    if (now !== '' && now === before) return readFileSync(file);
    before = now;
    await setTimeout(50);
  }
  throw new Error(`no file .${kind} was saved: ${there().join(', ')}`);
}
