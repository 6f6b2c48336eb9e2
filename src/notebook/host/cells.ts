/**
 * The frame around every live figure, at work in the page: it loads the figure when the cell comes near the viewport
 * and wires what stands under it. It is the only script that every chapter loads at once, so it stays small.
 */
import { figureIn, say, tagIn, warn } from '../cell/frame.ts';
import { aimAt, isInFragment, putState, stateIn } from '../cell/linkPlace.ts';
import { readLink } from '../cell/linkState.ts';
import { keepMore } from '../cell/moreMemory.ts';
import { afterDrawing } from '../cell/turns.ts';
import { watchSleep } from './asleep.ts';
import { browsersInWords, isOlder } from './browsers.ts';
import type { FigureElement } from './element.ts';
import type { Book } from './book.ts';
import type { Figure } from './figure.ts';

/** What loads the program of a figure, by its tag. */
export type FigureLoaders = Readonly<Record<string, () => Promise<{ readonly figure: Figure }>>>;

/** What loads what the book hands to its figures. */
export type BookLoader = () => Promise<{ readonly book: Book }>;

/** The figure in the frame; it can be asked once its program is loaded. */
const elementIn = (frame: HTMLElement): FigureElement | null =>
  figureIn(frame) as FigureElement | null;

const nearby = '400px';

/** Figures that come near at the same time wake one after another. */
let waking: Promise<void> = Promise.resolve();

async function wake(frame: HTMLElement, before: Promise<void>): Promise<void> {
  await before.catch(() => {}); // told at its own figure
  await afterDrawing();
  await elementIn(frame)?.wake();
}

/** Brings what the build found out for a figure, where it is too long to stand in the page. */
async function fetchGiven(element: HTMLElement | null): Promise<void> {
  const { prebuiltAt } = element?.dataset ?? {};
  if (element === null || prebuiltAt === undefined) return;
  const response = await fetch(prebuiltAt);
  if (!response.ok) throw new Error(`${prebuiltAt} could not be loaded (${response.status})`);
  element.dataset['prebuilt'] = await response.text();
}

async function load(
  frame: HTMLElement,
  figures: FigureLoaders,
  loadBook: BookLoader,
): Promise<void> {
  if (frame.dataset['state'] !== undefined) return;
  if (isOlder()) {
    fail(
      frame,
      `This figure needs ${browsersInWords}. In this browser it stays as its first picture.`,
    );
    return;
  }
  const tag = tagIn(frame);
  frame.dataset['state'] = 'loading';
  try {
    const [loaded, { defineFigure }, { book }] = await Promise.all([
      figures[tag]?.(),
      import('./element.ts'),
      loadBook(),
      fetchGiven(elementIn(frame)),
    ]);
    if (loaded !== undefined) defineFigure(loaded.figure, book);
  } catch {
    fail(
      frame,
      'The program of this figure could not be loaded. What you see is its first picture; reload the page to try again.',
    );
    return;
  }
  try {
    waking = wake(frame, waking);
    await waking;
    frame.dataset['state'] = 'ready';
  } catch (error) {
    // a fault of ours, not of the network: the reader hears what happened, and the console keeps where
    fail(
      frame,
      `This figure met a fault of its program as it opened (${messageOf(error)}). What you see may be its first picture; the address without settings may help.`,
    );
    reportError(error);
  }
}

function fail(frame: HTMLElement, text: string): void {
  frame.dataset['state'] = 'failed';
  warn(frame, text);
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

async function copyLink(frame: HTMLElement, figure: FigureElement): Promise<void> {
  const link = figure.linkTo();
  aimAt(link, frame.id);
  history.replaceState(history.state, '', link);
  try {
    await navigator.clipboard.writeText(link.href);
    tellDone(frame, 'Link copied.');
  } catch {
    warn(frame, `The browser does not let a page copy. This is the link: ${link.href}`);
  }
}

/** Closes the menu under the figure; who is in it finds himself at its button. */
function closeMenu(frame: HTMLElement): void {
  const menu = frame.querySelector<HTMLDetailsElement>('[data-cell-menu]');
  if (menu === null || !menu.open) return;
  const within = menu.contains(document.activeElement);
  menu.open = false;
  if (within) menu.querySelector('summary')?.focus({ preventScroll: true });
}

const doneShown = 1500; // ms

/** Says, and shows for a moment where the menu was, what was done. */
function tellDone(frame: HTMLElement, text: string): void {
  closeMenu(frame);
  say(frame, text);
  const place = frame.querySelector<HTMLElement>('[data-done]');
  if (place === null) return;
  place.textContent = text;
  place.hidden = false;
  setTimeout(() => (place.hidden = true), doneShown);
}

/** The figure at work: whoever presses before that is answered then. Null where it has never opened. */
const figureAtWork = (frame: HTMLElement): Promise<FigureElement | null> =>
  new Promise((resolve) => {
    const { state } = frame.dataset;
    if (state === 'ready' || state === 'failed') {
      const figure = elementIn(frame);
      resolve(state === 'ready' || figure?.isAwake === true ? figure : null);
      return;
    }
    frame.addEventListener('widget-ready', () => resolve(elementIn(frame)), { once: true });
  });

async function output(frame: HTMLElement, kind: string): Promise<void> {
  const figure = await figureAtWork(frame);
  if (figure === null) return;
  if (kind === 'link') return copyLink(frame, figure);
  if (kind === 'reset') {
    closeMenu(frame);
    figure.reset();
    return;
  }
  const saving = await import('./saving.ts');
  if (kind === 'print') {
    closeMenu(frame);
    saving.printFigure(frame, figure);
    return;
  }
  await saving.saveAs(kind, frame, figure);
  tellDone(frame, `${kind.toUpperCase()} saved.`);
}

async function previewIn(frame: HTMLElement, menu: HTMLDetailsElement): Promise<void> {
  const figure = await figureAtWork(frame);
  if (figure === null) return;
  const { showPreview } = await import('./saving.ts');
  if (menu.open) await showPreview(menu, figure);
}

function wireOutputs(frame: HTMLElement): void {
  frame.querySelector('.cell-foot')?.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('[data-output]') : null;
    const kind = button instanceof HTMLElement ? button.dataset['output'] : undefined;
    if (kind === undefined) return;
    output(frame, kind).catch((error: unknown) => {
      warn(frame, `The file could not be made: ${messageOf(error)}`);
    });
  });
  const menu = frame.querySelector<HTMLDetailsElement>('[data-cell-menu]');
  menu?.addEventListener('toggle', () => {
    // without a preview everything can be saved as before
    if (menu.open) previewIn(frame, menu).catch(() => {});
  });
  frame.addEventListener('widget-ready', () => {
    const figure = elementIn(frame);
    const offered = figure?.exports();
    const row = frame.querySelector<HTMLElement>('[data-outputs]');
    if (row === null || offered === undefined) return;
    for (const button of row.querySelectorAll<HTMLElement>('[data-output]')) {
      const kind = button.dataset['output'] ?? '';
      const source = ['png', 'print'].includes(kind) ? 'svg' : kind;
      button.hidden = !['link', 'reset'].includes(source) && !(source in offered);
    }
    const preview = row.querySelector<HTMLElement>('.cell-preview');
    if (preview !== null) preview.hidden = !('svg' in offered);
    if (figure === null || !document.body.classList.contains('figure-alone')) return;
    import('./saving.ts').then(
      ({ printAsSheet }) => printAsSheet(frame, figure),
      () => {}, // then it is printed as pages with figures are
    );
  });
}

/** What tells that somebody is there, and not only a page being loaded. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];

/**
 * Figures wait, as their first picture, for the first sign of the reader: a page that is only opened and read from the
 * top costs no widget, and the first movement of a hand comes long before the first click.
 */
function atFirstSign(begin: () => void): void {
  const waiting = new AbortController();
  const once = (): void => {
    waiting.abort();
    begin();
  };
  for (const sign of signs) {
    window.addEventListener(sign, once, { passive: true, capture: true, signal: waiting.signal });
  }
  // a page opened at a fragment, or reloaded further down, is already being read
  if (scrollY > 0) once();
}

function whenLoaded(begin: () => void): void {
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}

/** Calls `come` once for each frame, when it comes near the viewport. */
function whenNear(frames: readonly HTMLElement[], come: (frame: HTMLElement) => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting || !(entry.target instanceof HTMLElement)) continue;
        observer.unobserve(entry.target);
        come(entry.target);
      }
    },
    { rootMargin: nearby },
  );
  for (const frame of frames) observer.observe(frame);
}

/** A link from before a figure had its name for good is read as if it had it. */
function readOldIds(frames: readonly HTMLElement[]): void {
  const url = new URL(location.href);
  for (const { id, dataset } of frames) {
    const { was } = dataset;
    if (was === undefined) continue;
    const state = stateIn(url).replace(new RegExp(`([?&])${was}=`), `$1${id}=`);
    if (state !== stateIn(url)) putState(url, state);
    if (url.hash === `#${was}`) url.hash = id;
  }
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}

/** A link to a fold opens it. */
function openFold(): void {
  const fold = document.getElementById(location.hash.slice(1));
  if (fold instanceof HTMLDetailsElement) fold.open = true;
}

/**
 * Sets all cells of the page to work; to be called once.
 *
 * @param figures - how they are loaded
 * @param loadBook - how what they need of the book is loaded
 */
export function startCells(figures: FigureLoaders, loadBook: BookLoader): void {
  const frames = [...document.querySelectorAll<HTMLElement>('[data-cell]')];
  readOldIds(frames);
  frames.forEach(wireOutputs);
  document.addEventListener('click', keepMore);
  for (const frame of frames) {
    const figure = figureIn(frame);
    if (figure !== null) watchSleep(frame, figure);
    // the one that a hand is on comes before its neighbours
    for (const touch of ['pointerdown', 'focusin'])
      frame.addEventListener(touch, () => void load(frame, figures, loadBook), { once: true });
  }
  // a link to a cell must open it even when the reader lands elsewhere on the page
  const linked = frames.filter((frame) => readLink(stateIn(location), frame.id).kind !== 'none');
  const others = frames.filter((frame) => !linked.includes(frame));
  linked.forEach((frame) => void load(frame, figures, loadBook));
  if (isInFragment(location)) linked.at(-1)?.scrollIntoView();
  // another long link put into the address bar of this page changes the fragment alone
  window.addEventListener('hashchange', () => {
    if (isInFragment(location)) location.reload();
    else openFold();
  });
  openFold();
  // a place, unlike a chapter, is opened for its figure
  const places = others.filter(({ dataset }) => 'atOnce' in dataset);
  if (places.length > 0)
    whenLoaded(() => places.forEach((frame) => void load(frame, figures, loadBook)));
  loadWhenNear(others, figures, loadBook);
}

/** Sets figures to work once somebody is there and they come near the viewport. */
export const loadWhenNear = (
  frames: readonly HTMLElement[],
  figures: FigureLoaders,
  loadBook: BookLoader,
): void => atFirstSign(() => whenNear(frames, (frame) => void load(frame, figures, loadBook)));
