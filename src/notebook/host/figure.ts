/** What every figure is: a tag for the list of figures, and a program that draws it wherever its host is. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { StoredFile } from '../plain/storedFile.ts';
import { Folds } from '../cell/figureParts.ts';
import type { FigureLayout } from '../cell/figureParts.ts';
import { putState, stateIn } from '../cell/linkPlace.ts';
import { writeLink } from '../cell/linkState.ts';
import type { LinkValues } from '../cell/linkState.ts';
import type { FigureRun } from '../run/figureRun.ts';
import type { RunHome } from '../run/keptRuns.ts';
import type { StoredResult } from '../run/storedResult.ts';
import { sitePath } from '../page/paths.ts';
import type { Exports, FigurePage, Host, NoticeTone } from './host.ts';

/** A figure as the list of figures has it. `Props` are what an author may set; `Given` what the build finds out for it. */
export type Figure<Props extends object = object, Given = unknown> = {
  readonly tag: string;
  readonly create: (host: Host) => LiveFigure;
  /** Of no use but to the compiler. */
  readonly types?: { readonly props: Props; readonly given: Given };
};

/** What an author of a page may set. */
export type PropsOf<F> = F extends Figure<infer Props> ? Props : never;

/**
 * Declares a figure.
 *
 * @param Program - what is at work in it
 */
export const figureOf = <Props extends object, Given = null>(
  tag: string,
  Program: new (host: Host) => LiveFigure,
): Figure<Props, Given> => ({ tag, create: (host) => new Program(host) });

/** A figure at work. It draws and computes, and asks its host for everything else. */
export abstract class LiveFigure {
  protected readonly host: Host;
  readonly folds = new Folds();

  constructor(host: Host) {
    this.host = host;
  }

  /** Raised when old links can no longer be read as they were meant. */
  abstract readonly linkVersion: number;
  /** Draws the figure in the state that `values` describe; `{}` is the default. May throw a LinkError. */
  abstract open(values: LinkValues): void;
  /** The present state, only what differs from the default. */
  abstract linkValues(): LinkValues;
  abstract exports(): Exports;

  /** What it runs, for those who do that elsewhere; null where there is nothing. */
  get sampled(): FigureRun | null {
    return null;
  }

  /** What opening needs and can be made before it, a task each: tables of the engine above all. */
  preparing(): readonly (() => void)[] {
    return [];
  }

  /** What the figure needs of its page; called once, before it opens. Listeners end by the signal of the page. */
  attach(_page: FigurePage): void {}

  /** The live figure stands in the page, where its first frame was. */
  mounted(): void {}

  /** The figure leaves the page: work under way ends. */
  dispose(): void {}

  /** Turns the values of an older link version into today's. */
  upgradeLink(_version: number, values: LinkValues): LinkValues {
    return values;
  }

  /** Whether a key of a link says something about what is behind the fold: then the fold opens with the link. */
  isFolded(_key: string): boolean {
    return true;
  }

  /** Back to the default view. */
  reset(): void {
    this.open({});
  }

  /** What stands below the figure on paper only. */
  paper(): TemplateResult | typeof nothing {
    return nothing;
  }

  /** The address that reopens exactly this view. */
  linkTo(): URL {
    const values = this.linkValues();
    const url = this.host.address();
    const bare = Object.keys(values).length === 0;
    putState(url, writeLink(stateIn(url), this.id, this.linkVersion, bare ? null : values));
    return url;
  }

  /** What an address says of this figure as it stands, and of no other one on its page. */
  protected get stateAlone(): string {
    const values = this.linkValues();
    const bare = Object.keys(values).length === 0;
    return writeLink('', this.id, this.linkVersion, bare ? null : values);
  }

  /** Where a run of the settings on show is made; null without a page. */
  protected get home(): RunHome | null {
    if (this.host.page === null) return null;
    return {
      page: this.host.address().pathname.slice(sitePath('').length),
      cell: this.id,
      title: this.host.page.frame.querySelector('.cell-title > span')?.textContent ?? '',
      state: this.stateAlone,
    };
  }

  /** Of the notebook cell: unique on the page. */
  protected get id(): string {
    return this.host.id;
  }

  /** The page author's settings. */
  protected props<Props>(): Partial<Props> {
    return this.host.props as Partial<Props>;
  }

  /** How the parts of the figure are laid out. */
  protected get layout(): FigureLayout {
    return { folds: this.folds, bare: this.host.props['bare'] === true };
  }

  /** An element of the figure in the page, by its selector; null where there is none, or no page. */
  protected find(selector: string): HTMLElement | null {
    return this.host.page?.element.querySelector<HTMLElement>(selector) ?? null;
  }

  /** Has the place for a stored result hold what a file says; nothing, where none is stored. */
  protected askFor<Value>(place: StoredResult<Value>, file: StoredFile<Value> | null): void {
    this.host.waitFor(
      place.ask(file?.name ?? '', async (signal) =>
        file === null ? null : this.host.stored(file, signal),
      ),
    );
  }

  /** Whether the figure has left its page. */
  protected get isGone(): boolean {
    return this.host.page?.signal.aborted ?? false;
  }

  protected render(template: TemplateResult): void {
    this.host.render(template);
  }

  protected changed(): void {
    this.host.changed();
  }

  protected announce(text: string): void {
    this.host.announce(text);
  }

  protected notice(message: string | null, tone: NoticeTone = 'info'): void {
    this.host.notice(message, tone);
  }

  protected setTitle(text: string | null): void {
    this.host.setTitle(text);
  }
}
