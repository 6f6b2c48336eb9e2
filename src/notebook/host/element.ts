/**
 * The element of every figure in a page: it puts the live figure in the place of the first frame, reads and keeps its link,
 * and gives it what a figure asks of its host.
 */
import type { TemplateResult } from 'lit-html';
import { stateIn } from '../cell/linkPlace.ts';
import type { LinkReading, LinkValues } from '../cell/linkState.ts';
import { readLink } from '../cell/linkState.ts';
import { settingsFold, wasMoreOpen } from '../cell/moreMemory.ts';
import { afterDrawing, Turns } from '../cell/turns.ts';
import { bringUnfolded } from '../cell/unfolding.ts';
import { Redraw } from '../chart/redraw.ts';
import { draw, drawFault, forget } from '../template/draw.ts';
import { sitePath } from '../page/paths.ts';
import { sleepOf } from './asleep.ts';
import type { Book } from './book.ts';
import { carryOver } from './carryOver.ts';
import type { Figure, LiveFigure } from './figure.ts';
import { prebuiltIn } from './prebuiltText.ts';
import type { Exports, Host, NoticeTone, Redraws } from './host.ts';
import { putNotice, replyInSight } from './noticePlace.ts';
import { openAs } from './opening.ts';

/** Browsers refuse too many address changes; the last one of a burst is what counts. */
const linkDelay = 250;

/** Whether a key can be meant for it. */
const canBePressed = (one: HTMLElement): boolean =>
  one.isConnected && !one.matches(':disabled') && one.checkVisibility();

/** Whether nobody has taken the focus since `act` had it. */
const isFree = (focused: Element | null, act: HTMLElement): boolean =>
  focused === null || focused === document.body || focused === act;

/** See the head of the file; each figure has a class of its own, by `defineFigure`. */
export abstract class FigureElement extends HTMLElement {
  protected abstract readonly figure: Figure;
  protected abstract readonly book: Book;
  readonly #leaving = new AbortController();
  readonly #turns = new Turns((step) => this.#answerFor(step));
  #isAwake = false;
  #live: LiveFigure | null = null;
  #held: TemplateResult | null = null; // what is to be drawn when the figure has all that its first frame has
  #arrivals: Promise<unknown>[] | null = [];
  readonly #requested = new Set<() => void>();
  #linkTimer = 0;
  #title: string | null = null; // the author's
  #again: Promise<void> | null = null; // what the reader did before

  /** The notebook cell around this figure, or what holds it beside a text. */
  get frame(): HTMLElement {
    const frame = this.closest<HTMLElement>('[data-cell], [data-held]');
    if (frame === null) throw new TypeError('a figure needs a notebook cell around it');
    return frame;
  }

  /**
   * Opens the figure as its address says; for its frame to call, once. Resolves when all of it is drawn.
   *
   * @remarks Not done when the element comes to life: all figures of one kind on a page do that at once.
   */
  async wake(): Promise<void> {
    if (this.#live !== null) return;
    const { signal } = this.#leaving;
    const host = this.#host();
    const live = this.figure.create(host);
    this.#live = live;
    for (const step of live.preparing()) {
      step();
      await afterDrawing();
    }
    live.attach({ element: this, frame: this.frame, signal });
    if (wasMoreOpen()) live.folds.put(settingsFold, true);
    const fault = openAs(live, this.#asked);
    if (fault !== null) host.notice(fault, 'warning');
    await this.#turns.done;
    await this.#arrived();
    // what the figure shows is found by now; drawing it is a task of its own
    await afterDrawing();
    await sleepOf(this)?.free();
    if (signal.aborted) return;
    this.#wakeUp();
    live.mounted();
    await this.#again;
    window.addEventListener('hashchange', this.#changed, { signal });
    window.addEventListener('beforeprint', () => this.#drawPaper(), { signal });
    this.addEventListener('click', bringUnfolded, { signal });
    // an act may be a part that is drawn by itself
    for (const kind of ['click', 'keydown'])
      this.addEventListener(kind, () => this.#watchAct(), { signal, capture: true });
    for (const kind of ['pointerdown', 'focusin'])
      this.addEventListener(kind, (event) => this.#sendOff(event), { signal });
    this.addEventListener(drawFault, (event) => {
      if (!this.#isAwake) return;
      event.preventDefault();
      this.#fail((event as CustomEvent<unknown>).detail);
    });
    this.frame.dispatchEvent(new CustomEvent('widget-ready'));
    await this.#turns.done;
    this.#isAwake = true;
  }

  /** What it opens with: the state of its link, or where a text leads it, that of the text. */
  get #asked(): LinkReading {
    return this.#led === null
      ? readLink(stateIn(location), this.frame.id)
      : { kind: 'values', version: this.linkVersion, values: this.#led };
  }

  /** The state in which a text wants it; null in its own place, where its state is that of the address. */
  get #led(): LinkValues | null {
    const { held, values } = this.frame.dataset;
    return held === undefined ? null : (JSON.parse(values ?? '{}') as LinkValues);
  }

  /** Shows the state in which the text around it wants it. */
  follow(): void {
    const values = this.#led;
    if (this.#isAwake && values !== null) this.#turns.take(() => this.#live?.open(values));
  }

  /** Whether the figure has opened, whatever became of it then. */
  get isAwake(): boolean {
    return this.#isAwake;
  }

  disconnectedCallback(): void {
    this.#leaving.abort();
    this.#turns.drop();
    clearTimeout(this.#linkTimer);
    this.#live?.dispose();
  }

  /** The address that reopens exactly this view; its fragment scrolls to the cell. */
  linkTo(): URL {
    return this.#live?.linkTo() ?? new URL(location.href);
  }

  linkValues(): LinkValues {
    return this.#live?.linkValues() ?? {};
  }

  get linkVersion(): number {
    return this.#live?.linkVersion ?? 1;
  }

  exports(): Exports {
    if (this.#live === null) throw new Error('the figure has not opened yet');
    return this.#live.exports();
  }

  /** Back to the default view. */
  reset(): void {
    this.#notice(null);
    if (this.#isAwake && this.frame.dataset['state'] === 'failed') {
      this.frame.dataset['state'] = 'ready';
      forget(this);
    }
    this.#answerFor(() => this.#live?.reset());
    this.#changed();
    this.#announce('Figure reset.');
  }

  #host(): Host {
    return {
      tag: this.figure.tag,
      id: this.frame.id,
      props: JSON.parse(this.dataset['props'] ?? '{}') as Host['props'],
      prebuilt: prebuiltIn(this.dataset['prebuilt'] ?? 'null'),
      page: { element: this, frame: this.frame, signal: this.#leaving.signal },
      turns: this.#turns,
      render: (template) => this.#place(template),
      throttle: (draw, gap) => this.#gather(draw, gap),
      waitFor: (arrival) => void this.#arrivals?.push(arrival),
      charts: () => this.book.charts(),
      stored: (file, signal) => this.book.stored(file, signal),
      address: () => new URL(location.href),
      changed: this.#changed,
      announce: (text) => this.#announce(text),
      notice: (message, tone) => this.#notice(message, tone),
      setTitle: (text) => this.#entitle(text),
    };
  }

  /** Before the figure wakes it is drawn once, when all is there. */
  #gather(draw: () => void, gap?: number): Redraws {
    const redraw = new Redraw(() => this.#answerFor(draw), gap);
    this.#leaving.signal.addEventListener('abort', () => redraw.cancel());
    return {
      request: () => (this.#arrivals === null ? redraw.request() : this.#requested.add(draw)),
      cancel: () => redraw.cancel(),
    };
  }

  /** Resolves when everything that the first drawing waits for is there, and what it led to. */
  async #arrived(): Promise<void> {
    while (this.#arrivals !== null && this.#arrivals.length + this.#requested.size > 0) {
      const arrivals = this.#arrivals;
      this.#arrivals = [];
      await Promise.allSettled(arrivals);
      // what awaited the same arrival has asked for its drawing by then
      await afterDrawing();
      const draws = [...this.#requested];
      this.#requested.clear();
      for (const draw of draws) draw();
    }
  }

  #wakeUp(): void {
    this.#arrivals = null;
    if (this.#held !== null) this.#place(this.#held);
    this.#held = null;
  }

  #place(template: TemplateResult): void {
    if (this.#arrivals !== null) {
      this.#held = template;
      return;
    }
    const isFirst = this.dataset['live'] === undefined;
    const restore = isFirst ? carryOver(this) : null;
    const act = this.querySelector<HTMLElement>('.stage-acts :focus');
    this.dataset['live'] = '';
    draw(template, this);
    this.#focusAfter(act);
    // as soon as all of the figure is at work
    if (restore !== null) this.#again = Promise.resolve().then(restore);
  }

  #watchAct(): void {
    const act = this.querySelector<HTMLElement>('.stage-acts :focus');
    if (act !== null) void afterDrawing().then(() => this.#focusAfter(act));
  }

  /** The act that was pressed by key has made way for another one, or rests: the next key is for what can be pressed. */
  #focusAfter(act: HTMLElement | null): void {
    if (act === null || canBePressed(act) || !isFree(document.activeElement, act)) return;
    ['.stage-acts .primary', '.stage-acts button', 'summary']
      .flatMap((kind) => [...this.querySelectorAll<HTMLElement>(kind)])
      .find(canBePressed)
      ?.focus({ preventScroll: true });
  }

  /** Does what may draw; while the figure opens, its frame answers for a fault. */
  #answerFor(step: () => void): void {
    try {
      step();
    } catch (error) {
      if (!this.#isAwake) throw error;
      this.#fail(error);
    }
  }

  /** A fault of the program: what stands may be the old picture, so the reader hears of it, and has a way on. */
  #fail(error: unknown): void {
    this.frame.dataset['state'] = 'failed';
    const what = error instanceof Error ? error.message : String(error);
    this.#notice(
      `This figure met a fault of its program (${what}) and may show what was true before. “Reset”, under “Share”, draws it anew.`,
      'warning',
    );
    reportError(error);
  }

  #drawPaper(): void {
    const place = this.querySelector<HTMLElement>(':scope > [data-paper]');
    if (place === null || this.#live === null) return;
    const fresh = document.createElement('div');
    draw(this.#live.paper(), fresh);
    place.replaceWith(...fresh.children);
  }

  // also when a click on a link within the page takes the fragment, and with it a long state: it is written again
  readonly #changed = (): void => {
    clearTimeout(this.#linkTimer);
    if (this.#led !== null) return;
    this.#linkTimer = window.setTimeout(() => {
      const link = this.linkTo();
      if (link.href !== location.href) history.replaceState(history.state, '', link);
    }, linkDelay);
  };

  #announce(text: string): void {
    const region = this.frame.querySelector('[data-announcer]');
    if (region === null) return;
    region.textContent = region.textContent === text ? `${text}\u00a0` : text;
    replyInSight(this, this.frame, text);
  }

  #notice(message: string | null, tone: NoticeTone = 'info'): void {
    const place = this.frame.querySelector<HTMLElement>('[data-notice]');
    if (place !== null) putNotice(place, message, tone);
  }

  /** What the caption says of the author's view alone leaves with the author's title. */
  #entitle(text: string | null): void {
    this.frame.dataset['shows'] = text === null ? 'usual' : 'other';
    const place = this.frame.querySelector<HTMLElement>('.cell-title > span');
    if (place === null) return;
    this.#title ??= place.textContent;
    place.textContent = text ?? this.#title;
  }

  /** A link out of the figure takes along what the book has it take, as the figure is now. */
  #sendOff({ target }: Event): void {
    const anchor =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-told]') : null;
    if (this.#live === null || anchor === null) return;
    const page = location.pathname.slice(sitePath('').length);
    const from = { page, cell: this.frame.id, link: this.#live.linkValues() };
    const href = anchor.getAttribute('href') ?? '';
    const other = this.book.sendOff(href, anchor.dataset['told'] ?? '', from);
    if (other !== null) anchor.setAttribute('href', other);
  }
}

/** Makes the element of a figure known to the page. */
export function defineFigure(figure: Figure, book: Book): void {
  if (customElements.get(figure.tag) !== undefined) return;
  customElements.define(
    figure.tag,
    class extends FigureElement {
      protected readonly figure = figure;
      protected readonly book = book;
    },
  );
}
