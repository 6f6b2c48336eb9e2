/**
 * Tabs of the browser, handed from one test to the next. A new context is a new window with an empty cache, dearer
 * than most pages; so a tab goes on to the page of the next test, with nothing kept of the last one.
 */
import type { Browser, BrowserContext, Page, Response } from 'playwright-core';
import { launchBrowser } from '../../scripts/test/browser/browser.ts';
import { noteRequests } from './inputs.ts';

/** What is written down about the pages of a tab while a test has it. */
type Notes = {
  /** Console errors and warnings, uncaught errors, failed requests. */
  readonly complaints: string[];
  /** Origin of the site that the test looks at, and requests to others. */
  readonly origin: string;
  readonly foreign: string[];
  readonly scripts: Response[];
};

/** What a tab has from its beginning to its end. */
export type Kind = { readonly script: boolean; readonly touch: boolean };

export type Tab = {
  readonly kind: Kind;
  readonly context: BrowserContext;
  readonly page: Page;
  notes: Notes | undefined;
};

/** As if a reader had scrolled through it all: what is out of sight is laid out later, and has no text until then. */
const laidOut = `{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets.push(sheet);
}`;

let browser: Promise<Browser> | undefined;
const idle: Tab[] = [];

/** Writes down what happens in the tab, for the test that has it then. */
function listen(tab: Tab): void {
  const { page } = tab;
  const complain = (text: string): void => void tab.notes?.complaints.push(text);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complain(message.text());
  });
  page.on('pageerror', (error) => complain(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // a navigation away cancels what is under way: not a fault
    if (reason !== 'net::ERR_ABORTED') complain(`failed: ${request.url()} ${reason}`);
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== tab.notes?.origin) {
      tab.notes?.foreign.push(request.url());
    }
  });
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') tab.notes?.scripts.push(response);
  });
}

async function newTab(kind: Kind): Promise<Tab> {
  // one browser for all test files of this worker; it ends with the worker
  browser ??= launchBrowser();
  const context = await (
    await browser
  ).newContext({
    javaScriptEnabled: kind.script,
    hasTouch: kind.touch,
    isMobile: kind.touch,
    permissions: ['clipboard-read', 'clipboard-write'],
    acceptDownloads: true,
  });
  // the usual half a minute is soon over where many tests share few cores
  context.setDefaultTimeout(60_000);
  noteRequests(context);
  await context.addInitScript(laidOut);
  const tab: Tab = { kind, context, page: await context.newPage(), notes: undefined };
  listen(tab);
  return tab;
}

/** A tab that nobody has; a fresh one has an empty cache too. */
export async function takeTab(kind: Kind, fresh: boolean): Promise<Tab> {
  const at = idle.findIndex(
    (tab) => tab.kind.script === kind.script && tab.kind.touch === kind.touch,
  );
  const [kept] = fresh || at < 0 ? [] : idle.splice(at, 1);
  return kept ?? newTab(kind);
}

/** Takes from the tab all that a test may have left in it. */
async function clear({ page, context }: Tab): Promise<void> {
  if (context.pages().length !== 1) throw new Error('the test has opened other tabs');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.evaluate(`(async () => {
    // what a page would keep when it is left, it keeps now, and not for the next test
    dispatchEvent(new Event('pagehide'));
    localStorage.clear();
    sessionStorage.clear();
    // what one test has kept for play without a network answers no other one
    const workers = await navigator.serviceWorker?.getRegistrations() ?? [];
    await Promise.all(workers.map((worker) => worker.unregister()));
    // nor does a run that it has kept
    const kept = await indexedDB?.databases() ?? [];
    await Promise.all(kept.map(({ name }) => new Promise((done) => {
      const going = indexedDB.deleteDatabase(name);
      going.onsuccess = going.onerror = going.onblocked = done; // blocked: it goes with the page
    })));
  })()`);
  // where it rests it would hover over the next page
  await page.mouse.move(0, 0);
  // an empty page costs a process of its own: only where work goes on
  if (page.workers().length > 0) await page.goto('about:blank');
}

/** Takes the tab back for the next test. */
export async function giveBack(tab: Tab): Promise<void> {
  tab.notes = undefined;
  try {
    await clear(tab);
    idle.push(tab);
  } catch {
    await tab.context.close();
  }
}

/** Goes to the address as if it were typed into a new tab. */
export async function goTo({ page, kind }: Tab, address: string): Promise<void> {
  // what differs in its fragment alone would not be loaded again
  const [here = '', there = ''] = [page.url(), address].map((url) => url.replace(/#.*$/, ''));
  if (here === there && page.url() + address !== here + there) await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'load' });
  if (!kind.script) await page.evaluate(laidOut); // what such a tab is given beforehand does not run
}
