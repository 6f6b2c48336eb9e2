/**
 * The base of every live figure. It gives a widget its values from the link, keeps the link current, speaks to the
 * live region, shows notices beside the inputs, and offers the outputs to the frame. A widget only draws and computes.
 */
import { tellableText, withOrigin } from '../puzzle/origin.ts';
import { sitePath } from '../text/paths.ts';
import type { SvgNode } from '../../svg/svgTree.ts';
import { Folds, settingsFold } from './figureParts.ts';
import type { FigureLayout } from './figureParts.ts';
import { putState, stateIn } from './linkPlace.ts';
import { LinkError, readLink, writeLink } from './linkState.ts';
import type { LinkValues } from './linkState.ts';
import { afterDrawing, Turns } from './turns.ts';

/** What a widget offers to the row of outputs; an absent one has no button. */
export type Exports = {
  readonly name: string; // stem of file names, e.g. "density-6x6"
  readonly about?: string; // what was run: size, boards, seed, version
  readonly csv?: () => string;
  readonly json?: () => unknown;
  readonly svg?: () => SVGSVGElement | SvgNode; // also the source of the PNG
};

export type NoticeTone = 'info' | 'warning';

/** Browsers refuse too many address changes; the last one of a burst is what counts. */
const linkDelay = 250;

/** A live figure within a notebook cell. */
export abstract class NotebookWidget extends HTMLElement {
  /** Raised when old links can no longer be read as they were meant. */
  abstract readonly linkVersion: number;
  /** Draws the widget in the state that `values` describe; `{}` is the default. May throw a LinkError. */
  abstract open(values: LinkValues): void;
  /** The present state, only what differs from the default. */
  abstract linkValues(): LinkValues;
  abstract exports(): Exports;

  /** What is still to be drawn, where that is too much for one task: the figure is ready when nothing is. */
  protected readonly turns = new Turns();
  protected readonly folds = new Folds();
  #started = false;
  #linkTimer = 0;
  #title: string | null = null; // the author's
  // a click on a link within the page takes the fragment, and with it a long state: it is written again
  readonly #rewrite = (): void => this.changed();

  /** A link that opens a puzzle of this figure elsewhere takes along what it is, and the way back, as they are now. */
  readonly #sendOff = ({ target }: Event): void => {
    const anchor =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-told]') : null;
    const told = tellableText(anchor?.dataset['told'] ?? '');
    const href = anchor?.getAttribute('href') ?? '';
    const cell = /[?&#]([a-z0-9-]+)=1;/.exec(href)?.[1];
    if (anchor === null || told === '' || cell === undefined) return;
    const page = location.pathname.slice(sitePath('').length);
    const origin = { page, cell: this.frame.id, link: this.linkValues(), told };
    anchor.setAttribute('href', withOrigin(href, cell, origin));
  };

  /** The notebook cell around this widget. */
  get frame(): HTMLElement {
    const frame = this.closest<HTMLElement>('[data-cell]');
    if (frame === null) throw new TypeError('a notebook widget needs a notebook cell around it');
    return frame;
  }

  /**
   * Opens the figure as its address says; for its frame to call, once. Resolves when all of it is drawn.
   *
   * @remarks Not done when the element comes to life: all figures of one kind on a page do that at once.
   */
  async wake(): Promise<void> {
    if (this.#started) return;
    this.#started = true;
    for (const step of this.preparing()) {
      step();
      await afterDrawing();
    }
    this.#openFromAddress();
    window.addEventListener('hashchange', this.#rewrite);
    for (const kind of ['pointerdown', 'focusin']) this.addEventListener(kind, this.#sendOff);
    this.frame.dispatchEvent(new CustomEvent('widget-ready'));
    await this.turns.done;
  }

  /** What opening needs and can be made before it, a task each: tables of the engine above all. */
  protected preparing(): readonly (() => void)[] {
    return [];
  }

  disconnectedCallback(): void {
    this.turns.drop();
    clearTimeout(this.#linkTimer);
    window.removeEventListener('hashchange', this.#rewrite);
  }

  /** The page author's settings: the JSON in `data-props`. */
  protected props<Props>(): Partial<Props> {
    return JSON.parse(this.dataset['props'] ?? '{}') as Partial<Props>;
  }

  /** How the parts of the figure are laid out; `pared` is the page author's. */
  protected get layout(): FigureLayout {
    return { folds: this.folds, pared: this.props<{ readonly pared: boolean }>().pared === true };
  }

  /** Whether a key of a link says something about what is behind the fold: then the fold opens with the link. */
  protected isFolded(_key: string): boolean {
    return true;
  }

  /** To be called after every change of state that a link should keep. */
  protected changed(): void {
    clearTimeout(this.#linkTimer);
    this.#linkTimer = window.setTimeout(() => {
      const link = this.linkTo();
      if (link.href !== location.href) history.replaceState(history.state, '', link);
    }, linkDelay);
  }

  /** The address that reopens exactly this view; its fragment scrolls to the cell. */
  linkTo(): URL {
    const values = this.linkValues();
    const bare = Object.keys(values).length === 0;
    const url = new URL(location.href);
    putState(url, writeLink(stateIn(url), this.frame.id, this.linkVersion, bare ? null : values));
    return url;
  }

  /** Back to the default view. */
  reset(): void {
    this.notice(null);
    this.open({});
    this.changed();
    this.announce('Figure reset.');
  }

  /** Says `text` to readers of the live region; the same text twice in a row is said again. */
  announce(text: string): void {
    const region = this.frame.querySelector('[data-announcer]');
    if (region === null) return;
    region.textContent = region.textContent === text ? `${text}\u00a0` : text;
  }

  /**
   * Another title for the figure, while it shows something else than in the text; `null`: the author's again. What the
   * caption says of that alone leaves with the author's title.
   */
  protected entitle(text: string | null): void {
    this.frame.dataset['shows'] = text === null ? 'usual' : 'other';
    const place = this.frame.querySelector<HTMLElement>('.cell-title > span');
    if (place === null) return;
    this.#title ??= place.textContent;
    place.textContent = text ?? this.#title;
  }

  /** A message between title and figure that stays until replaced; `null` takes it away. */
  notice(message: string | null, tone: NoticeTone = 'info'): void {
    const place = this.frame.querySelector<HTMLElement>('[data-notice]');
    if (place === null) return;
    place.hidden = message === null;
    place.dataset['tone'] = tone;
    place.textContent = message ?? '';
  }

  #openFromAddress(): void {
    const reading = readLink(stateIn(location), this.frame.id);
    switch (reading.kind) {
      case 'none':
        this.open({});
        return;
      case 'damaged':
        this.open({});
        this.notice(
          `This link is damaged (${reading.reason}), so the figure opens as it stands in the text. Ask for the link again, or go on from here. The link said: ${reading.text}`,
          'warning',
        );
        return;
      case 'values':
        this.#openValues(reading.version, reading.values);
    }
  }

  #openValues(version: number, values: LinkValues): void {
    if (version > this.linkVersion) {
      this.open({});
      this.notice(
        `This link was made by a newer version of this page (${version}; this is ${this.linkVersion}). Reload the page; if that does not help, the figure below is the one of the text.`,
        'warning',
      );
      return;
    }
    const upgraded = this.upgradeLink(version, values);
    this.folds.put(
      settingsFold,
      Object.keys(upgraded).some((key) => this.isFolded(key)),
    );
    try {
      this.open(upgraded);
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      this.folds.put(settingsFold, false);
      this.open({});
      this.notice(`${error.message} The figure opens as it stands in the text.`, 'warning');
    }
  }

  /** Turns the values of an older link version into today's. Widgets with more than one version override it. */
  protected upgradeLink(_version: number, values: LinkValues): LinkValues {
    return values;
  }
}
