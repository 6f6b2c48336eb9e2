/**
 * How long the main thread of a page is at work in one piece: it cannot answer its reader meanwhile. Read from a trace of
 * the browser, in processor time: what else the machine does at the time does not count.
 */
import type { Browser, Page } from 'playwright-core';
import { stillPage } from '../../test/browser/wakeFigures.ts';

/** What a page is looked at in. */
export type Setting = {
  readonly width: number; // of the window, CSS pixels
  readonly height: number;
  readonly slowed: number; // how many times slower the processor is made
  readonly most: number; // ms that a task may take
};

/** The longest task of a page. */
export type LongestTask = {
  readonly ms: number; // of processor time
  readonly at: string; // id of the figure that was brought into view last, with the button pressed last, or 'load'
  readonly work: string; // what took longest in it, as the browser calls it
};

type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number; // µs of the clock
  readonly dur?: number;
  readonly tdur?: number; // µs of processor time
  readonly args?: { readonly name?: string };
};

const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline', // the tasks themselves
  'blink.user_timing', // our marks
  '__metadata', // names of threads
];

/** What the name of our marks in the trace begins with. */
const atMark = 'at:';

/** A trace without it has no room for all that happened. */
const theEnd = 'all is seen';

/** What a reader of a figure presses first: its run, its next step, or what else it leads to. */
const pressed =
  'button:is(.primary, [data-run="start"], [data-move="forward"]):not([disabled], [aria-disabled="true"])';

/**
 * To be evaluated in a page: as `wakeFigures`, but each figure is used a little too. A run is drawn once a second, so it has a
 * little more before it is stopped. Marks in the trace say what is being done.
 */
const wakeAndUse = `(async () => {
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  for (const cell of document.querySelectorAll('[data-cell]')) {
    performance.mark('${atMark}' + cell.id);
    cell.scrollIntoView();
    for (let i = 0; i < 500 && !['ready', 'failed'].includes(cell.dataset.state); i++) await wait(20);
    for (const button of cell.querySelectorAll('${pressed}')) {
      if (!button.checkVisibility()) continue;
      performance.mark('${atMark}' + cell.id + ', ' + button.textContent.trim());
      button.click();
      await wait(1200);
    }
    for (const button of cell.querySelectorAll('.run-bar button'))
      if (button.textContent.trim() === 'Stop') button.click();
  }
  await ${stillPage};
  scrollTo(0, document.documentElement.scrollHeight);
  await ${stillPage};
  scrollTo(0, 0);
  await ${stillPage};
})()`;

/** Events of the main threads of pages. */
function mainEvents(events: readonly TraceEvent[]): Map<string, TraceEvent[]> {
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  return Map.groupBy(
    events.filter((event) => event.ph === 'X' && main.has(threadOf(event))),
    threadOf,
  );
}

const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;
const msOf = ({ tdur = 0 }: TraceEvent): number => tdur / 1000;

/**
 * The longest task of the main threads in a trace.
 *
 * @throws Error where the trace has no task with its processor time: some systems do not tell it
 */
export function longestTask(events: readonly TraceEvent[]): LongestTask {
  const tasks = [...mainEvents(events).values()].flatMap((thread) =>
    thread
      .filter(({ name, tdur }) => name === 'RunTask' && tdur !== undefined)
      .map((task) => ({ task, thread })),
  );
  const longest = tasks.toSorted((a, b) => msOf(b.task) - msOf(a.task))[0];
  if (longest === undefined) throw new Error('The browser tells no processor times of tasks.');
  const { task, thread } = longest;
  const within = thread
    .filter((one) => one.name !== 'RunTask' && one.ts >= task.ts && endOf(one) <= endOf(task))
    .toSorted((a, b) => msOf(b) - msOf(a));
  const mark = events
    .filter(({ name, ts }) => name.startsWith(atMark) && ts <= endOf(task))
    .toSorted((a, b) => b.ts - a.ts)[0];
  return {
    ms: msOf(task),
    at: mark?.name.slice(atMark.length) ?? 'load',
    work: within
      .slice(0, 3)
      .map((one) => `${one.name} ${Math.round(msOf(one))}`)
      .join(', '),
  };
}

/**
 * The longest task of all pages of a browser while something is done in one of them.
 *
 * @throws Error where the trace has no room for all that happens
 */
export async function longestDuring(page: Page, act: () => Promise<unknown>): Promise<LongestTask> {
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories });
  let trace: Buffer;
  try {
    await act();
    await page.evaluate(`performance.mark('${theEnd}')`);
  } finally {
    trace = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  if (!traceEvents.some(({ name }) => name === theEnd))
    throw new Error(`The trace of ${page.url()} is cut off.`);
  return longestTask(traceEvents);
}

/** Opens the page as for the first time, wakes and uses all its figures, scrolls to its end and back. */
async function pass(
  browser: Browser,
  address: string,
  { width, height, slowed }: Setting,
): Promise<LongestTask> {
  const context = await browser.newContext({ viewport: { width, height } });
  const page = await context.newPage();
  try {
    page.setDefaultTimeout(120_000);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
    return await longestDuring(page, async () => {
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.evaluate('dispatchEvent(new PointerEvent("pointermove"))');
      await page.evaluate(wakeAndUse);
    });
  } finally {
    await context.close();
  }
}

const passes = 3;

/** The least of some passes, of which there is no second one where the first is short enough. */
export async function leastOf(
  most: number,
  pass: () => Promise<LongestTask>,
): Promise<LongestTask> {
  let least = await pass();
  for (let more = 1; more < passes && least.ms > most; more++) {
    const next = await pass();
    if (next.ms < least.ms) least = next;
  }
  return least;
}

/**
 * The longest task of a page; of some passes the one that was shortest, as a busy machine makes tasks longer and never
 * shorter. A page that is within its floor has no second pass.
 */
export const longestOf = (
  browser: Browser,
  address: string,
  setting: Setting,
): Promise<LongestTask> => leastOf(setting.most, () => pass(browser, address, setting));
