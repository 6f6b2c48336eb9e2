/**
 * Somebody else writes into a page: a translator puts elements of its own in place of each text, an extension takes out
 * comments. What a figure shows then is what it shows in a page that nobody touches.
 */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Opened } from './support.ts';

/** To be evaluated in a page: puts what a translator puts in place of each text, also of those that come later. */
export const translate = `(() => {
  const kept = 'script, style, textarea, title, font, [translate="no"]';
  const wrap = (text) => {
    const within = text.parentElement;
    if (text.data.trim() === '' || within === null || within.closest(kept) !== null) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const wrapAll = (node) => {
    if (node instanceof Text) wrap(node);
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(wrap);
  };
  const watch = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      if (type === 'characterData') wrap(target);
      else addedNodes.forEach(wrapAll);
  });
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  wrapAll(document.body);
  window.untranslate = () => {
    watch.disconnect();
    for (const one of document.querySelectorAll('font:not(font font)')) one.replaceWith(one.textContent);
  };
})()`;

/** Takes comments out of the figures, and the places between texts. */
const strip = `(() => {
  for (const cell of document.querySelectorAll('[data-cell]')) {
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_COMMENT);
    const comments = [];
    while (walker.nextNode()) comments.push(walker.currentNode);
    for (const one of comments) one.remove();
    cell.normalize();
  }
})()`;

/** What is done to the translated page, and how many gestures follow. */
const rounds = [
  { what: 'translated while asleep', done: 'true', gestures: 2 },
  { what: 'without comments', done: strip, gestures: 1 },
  { what: 'translation undone', done: 'untranslate()', gestures: 1 },
] as const;

/** What of all that can be operated a gesture takes: now here, now there. */
const placeOf = (gesture: number): number => (0.31 + gesture * 0.618) % 1;

/** Figures whose texts are those of a clock. */
const byTheClock = ['kit/solver-race/'];

/** What a reader can operate in the first figure of a page; not what plays by the clock, runs long, or leaves the page. */
const operated = `[...document.querySelectorAll('[data-cell]')][0].querySelectorAll(\`.cell-body :is(
  button:not([data-move="play"], [data-run], .run-bar *, [data-own] *),
  select, input:is([type="range"], [type="checkbox"], [type="radio"]), [role="gridcell"], summary
)\`)`;

const canBeOperated = `(one) => one.checkVisibility() && !one.disabled && one.ariaDisabled !== 'true'`;

/**
 * All that the first figure shows, and what can be operated in it, once nothing was drawn for a while and nothing is worked on.
 * The time is that of the page: what is to be drawn earlier comes earlier, however busy the machine is. Looked at from
 * outside, two pages may say the same because neither has answered yet.
 */
const settled = `new Promise((done) => {
  const cell = document.querySelector('[data-cell]');
  const isBusy = () => cell.querySelector('[data-work="busy"], [data-waiting]') !== null;
  const end = () => {
    changes.disconnect();
    clearTimeout(quiet);
    clearTimeout(longest);
    const text = ['.cell-title', '[data-notice]', '.cell-body']
      .map((part) => cell.querySelector(part)?.textContent.replaceAll(/\\s+/g, ' ').trim() ?? '')
      .join('\\n');
    const count = [...${operated}].filter(${canBeOperated}).length;
    done({ state: cell.dataset.state, text, count });
  };
  let quiet;
  const wait = () => {
    clearTimeout(quiet);
    quiet = setTimeout(() => (isBusy() ? wait() : end()), 140); // longer than a gap between drawings
  };
  const longest = setTimeout(end, 20_000);
  const changes = new MutationObserver(wait);
  changes.observe(cell, { subtree: true, childList: true, attributes: true, characterData: true });
  wait();
})`;

type State = { readonly state?: string; readonly text: string; readonly count: number };

const operate = (at: number): string => `(() => {
  const one = [...${operated}].filter(${canBeOperated})[${at}];
  const tell = () => ['input', 'change'].forEach((kind) => one.dispatchEvent(new Event(kind, { bubbles: true })));
  if (one.role === 'gridcell') {
    one.focus();
    one.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  } else if (one.localName === 'select') {
    one.selectedIndex = (one.selectedIndex + 1) % one.options.length;
    tell();
  } else if (one.type === 'range') {
    one.stepUp();
    tell();
  } else one.click();
})()`;

/** Wakes the first figure of a page that has just been opened. */
const wakeFirst = `(async () => {
  dispatchEvent(new PointerEvent('pointermove'));
  const cell = document.querySelector('[data-cell]');
  cell.scrollIntoView();
  for (let i = 0; i < 500 && !['ready', 'failed'].includes(cell.dataset.state); i++)
    await new Promise((done) => setTimeout(done, 20));
})()`;

/** What is said from a little before the first difference on. */
function from(one: State, other: State): State {
  const differs = [...one.text].findIndex((sign, at) => sign !== other.text[at]);
  return {
    ...one,
    text: differs < 0 ? '' : one.text.slice(Math.max(0, differs - 60), differs + 60),
  };
}

/** What both pages say, which is the same, once what is on its way has come. */
async function same(plain: Page, other: Page, when: string): Promise<State> {
  const both = (): Promise<[State, State]> =>
    Promise.all([plain.evaluate<State>(settled), other.evaluate<State>(settled)]);
  let [one, two] = await both();
  for (let tries = 0; tries < 60 && JSON.stringify(one) !== JSON.stringify(two); tries++)
    [one, two] = await both();
  expect(from(two, one), when).toEqual(from(one, two));
  return one;
}

/**
 * Fails unless the first figure of a page says, after each of some gestures, what it says in a second tab that others write
 * into.
 *
 * @param page - nobody has used its figure yet
 * @param openOther - opens the same page in another tab
 */
export async function expectSameInTranslation(
  page: Page,
  openOther: () => Promise<Opened>,
): Promise<void> {
  if (byTheClock.some((path) => page.url().endsWith(path))) return;
  if ((await page.locator('[data-cell]').count()) === 0) return;
  const opened = await openOther();
  const other = opened.page;
  // who prints too often is complained of
  await Promise.all([page, other].map((one) => one.evaluate('window.print = () => {}')));
  await other.evaluate(translate);
  await other.evaluate(wakeFirst);
  let gesture = 0;
  let { count } = await same(page, other, 'before any gesture');
  for (const { what, done, gestures } of rounds) {
    await other.evaluate(done);
    for (let k = 0; k < gestures && count > 0; k++) {
      const at = operate(Math.floor(placeOf(gesture++) * count));
      await Promise.all([page.evaluate(at), other.evaluate(at)]);
      ({ count } = await same(page, other, `${what}, after gesture ${gesture}`));
    }
  }
  expect(opened.complaints).toEqual([]);
  await opened.close();
}
