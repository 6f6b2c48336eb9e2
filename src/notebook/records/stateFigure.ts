/**
 * A figure that shows what its settings say, as a record: settings in, parts out. Link, fields, messages, title, the drawing
 * of many changes at once, files and paper follow. What is no setting is kept in an object of the record's own.
 *
 * All functions of a record get the same object, `at`: what it says is always of now, so a handler may hold on to it.
 */
import type { TemplateResult, nothing } from 'lit-html';
import { figureParts } from '../cell/figureParts.ts';
import type { FigureLayout, FigureParts } from '../cell/figureParts.ts';
import { putState, stateIn } from '../cell/linkPlace.ts';
import { writeLink } from '../cell/linkState.ts';
import type { LinkValues } from '../cell/linkState.ts';
import type { DataTable } from '../chart/dataTable.ts';
import { csvRow } from '../export/files.ts';
import type { LiveFigure } from '../host/figure.ts';
import type { Figure } from '../host/figure.ts';
import type { Exports, FigurePage, Host } from '../host/host.ts';
import type { Form, Settings, Table, Values } from '../settings/settings.ts';
import type { WorkOptions } from '../work/work.ts';
import { SettingsFigure } from './settingsFigure.ts';

/** What a record is about, type by type. */
type Shape = {
  readonly settings: { readonly table: Table; readonly defaults: object }; // a `Settings`
  readonly props?: object; // an author's; default the settings
  readonly prebuilt?: unknown; // what the build finds out
  readonly found?: unknown; // what follows from the settings
  readonly kept?: unknown; // what lives as long as the figure
  readonly work?: { readonly stop: () => void }; // a place for tasks of a worker
};

type TableOf<S extends Shape> = S['settings']['table'];
type PropsIn<S extends Shape> = S extends { readonly props: infer Props extends object }
  ? Props
  : Partial<Values<TableOf<S>>>;
type PrebuiltIn<S extends Shape> = S extends { readonly prebuilt: infer Prebuilt }
  ? Prebuilt
  : null;

/** What a record is drawn from, and what it can do. */
export type StateAt<S extends Shape> = {
  readonly id: string; // unique on the page
  readonly host: Host;
  readonly layout: FigureLayout;
  readonly props: PropsIn<S>;
  readonly prebuilt: PrebuiltIn<S>;
  readonly state: Values<TableOf<S>>; // the last settings that could be read
  readonly usual: Values<TableOf<S>>; // those of the text
  readonly form: Form<TableOf<S>>; // as they were typed
  readonly problems: { readonly [Name in keyof TableOf<S>]?: string | undefined };
  readonly found: S['found'];
  readonly kept: S['kept'];
  readonly work: S['work'];
  readonly gone: boolean; // the figure has left its page
  /** Changes settings, as the reader does. */
  readonly set: (change: Partial<Values<TableOf<S>>>) => void;
  /** The same as texts, which may be wrong. */
  readonly type: (change: Partial<Form<TableOf<S>>>) => void;
  /** The same for what the figure finds out itself as it opens: nothing hangs on it, and no address is written. */
  readonly put: (change: Partial<Values<TableOf<S>>>) => void;
  /** Asks for a drawing, where something else than the settings is another one. */
  readonly draw: () => void;
  /** The address of the figure as it stands, with other settings as texts by their keys. */
  readonly address: (values: LinkValues) => string;
  /** Says it to those who do not see the figure, once what it says is drawn. */
  readonly announce: (text: string) => void;
  readonly notice: (text: string | null, tone?: 'info' | 'warning') => void;
  /** An element of the figure in the page. */
  readonly find: (selector: string) => HTMLElement | null;
  /** The fields of the settings; `shows` says which, where some stand elsewhere. */
  readonly fields: (shows?: (name: string) => boolean) => TemplateResult;
  /** A table behind a fold. */
  readonly folded: (table: DataTable | null) => TemplateResult | typeof nothing;
};

/** The files of a figure; `rows` is the table of numbers, heads first. */
type StateFiles = Exports & { readonly rows?: () => readonly (readonly (string | number)[])[] };

/** A figure; see the head of the file. */
export type StateRecord<S extends Shape> = {
  readonly tag: string;
  /** What a link keeps, and what has a field. */
  readonly settings: S['settings'] | ((props: PropsIn<S>) => S['settings']);
  /** What it opens with; default the settings among the author's props. */
  readonly usual?: (props: PropsIn<S>) => Values<TableOf<S>>;
  /** Keys of links that open the fold; default those of the settings with a field. */
  readonly folded?: readonly string[];
  /** What it is called with these settings; null: what its author calls it. */
  readonly titleOf?: (
    state: Values<TableOf<S>>,
    usual: Values<TableOf<S>>,
    props: PropsIn<S>,
  ) => string | null;
  /** What follows from the settings; found once for each. */
  readonly find?: (at: StateAt<S>) => S['found'];
  /** What lives as long as the figure: boards, what was found before, what is no setting. Made when it is first asked for. */
  readonly keep?: (at: StateAt<S>) => S['kept'];
  /** A place for tasks of a worker; it ends with the figure. */
  readonly work?: (options: WorkOptions, at: StateAt<S>) => S['work'];
  /** What opening needs and can be made before it, a task each. */
  readonly preparing?: (at: StateAt<S>) => readonly (() => void)[];
  /** The figure opens: what else begins anew. */
  readonly opened?: (at: StateAt<S>) => void;
  /** The reader has changed these settings. */
  readonly changed?: (at: StateAt<S>, names: readonly string[]) => void;
  /** At once after either: what a hand may go on with before the next drawing, boards above all. */
  readonly show?: (at: StateAt<S>) => void;
  /** The figure has come into its page, or leaves it. */
  readonly attached?: (at: StateAt<S>, page: FigurePage) => void;
  readonly mounted?: (at: StateAt<S>) => void;
  readonly left?: (at: StateAt<S>) => void;
  /** What is shown; a template where the order is its own, null where it stands in the page already. */
  readonly parts: (at: StateAt<S>) => FigureParts | TemplateResult | null;
  /** After each drawing. */
  readonly drawn?: (at: StateAt<S>) => void;
  readonly files: (at: StateAt<S>) => StateFiles;
  readonly paper?: (at: StateAt<S>) => TemplateResult | typeof nothing;
};

/** The figure of a record at work. */
class StateFigure<S extends Shape> extends SettingsFigure<TableOf<S>> {
  readonly linkVersion = 1;
  readonly #record: StateRecord<S>;
  readonly #table: Settings<TableOf<S>>;
  readonly #redraw = this.host.throttle(() => this.#draw());
  readonly #work: S['work'];
  readonly #at: StateAt<S>;
  #opening: Values<TableOf<S>> | null = null;
  #state: Values<TableOf<S>> | null = null;
  #found: { readonly state: object; readonly found: S['found'] } | null = null;
  #isDue = false; // a drawing
  #said: string | null = null; // when that is done
  #kept: { readonly kept: S['kept'] } | null = null;

  constructor(host: Host, record: StateRecord<S>) {
    const { settings } = record;
    const table = (typeof settings === 'function'
      ? settings(host.props as PropsIn<S>)
      : settings) as unknown as Settings<TableOf<S>>;
    super(host, table);
    this.#record = record;
    this.#table = table;
    this.#at = this.#now();
    const options = {
      onChange: () => this.requestDraw(),
      announce: (text: string) => this.announce(text),
      isIdle: host.page === null,
    };
    this.#work = record.work?.(options, this.#at) as S['work'];
  }

  /** What is handed to the record: it reads what is now. */
  #now(): StateAt<S> {
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- getters have another `this`
    const figure = this;
    return {
      id: this.id,
      host: this.host,
      layout: this.layout,
      props: this.host.props as PropsIn<S>,
      prebuilt: this.host.prebuilt as PrebuiltIn<S>,
      get state() {
        return figure.#read;
      },
      get usual() {
        return figure.usual;
      },
      get form() {
        return figure.form;
      },
      get problems() {
        return figure.reading.problems;
      },
      get found() {
        const state = figure.#read;
        if (figure.#found?.state !== state)
          figure.#found = { state, found: figure.#record.find?.(figure.#at) };
        return figure.#found.found;
      },
      get kept() {
        figure.#kept ??= { kept: figure.#record.keep?.(figure.#at) };
        return figure.#kept.kept;
      },
      get work() {
        return figure.#work;
      },
      get gone() {
        return figure.isGone;
      },
      set: (change) => this.edit(this.#texts(change)),
      type: (change) => this.edit(change),
      put: (change) => this.put(this.#texts(change)),
      draw: () => this.requestDraw(),
      address: (values) => this.#address(values),
      announce: (text) => this.#say(text),
      notice: (text, tone) => this.notice(text, tone),
      find: (selector) => this.find(selector),
      fields: (shows) => this.settingsFields(undefined, shows),
      folded: (table) => this.folded(table),
    };
  }

  #address(values: LinkValues): string {
    const url = this.host.address();
    const link = { ...this.linkValues(), ...values };
    putState(url, writeLink(stateIn(url), this.id, this.linkVersion, link));
    url.hash = this.id;
    return url.href;
  }

  #texts(change: Partial<Values<TableOf<S>>>): Partial<Form<TableOf<S>>> {
    const texts = Object.entries(change).map(([name, value]) => [
      name,
      this.#table.table[name]?.format(value),
    ]);
    return Object.fromEntries(texts) as Partial<Form<TableOf<S>>>;
  }

  get #read(): Values<TableOf<S>> {
    this.#state = this.reading.values ?? this.#state ?? this.usual;
    return this.#state;
  }

  protected override get usual(): Values<TableOf<S>> {
    const { usual } = this.#record;
    this.#opening ??= usual === undefined ? super.usual : usual(this.#at.props);
    return this.#opening;
  }

  override isFolded(key: string): boolean {
    return this.#record.folded?.includes(key) ?? super.isFolded(key);
  }

  protected override titleOf(values: Values<TableOf<S>>): string | null {
    return this.#record.titleOf?.(values, this.usual, this.#at.props) ?? null;
  }

  override preparing(): readonly (() => void)[] {
    return this.#record.preparing?.(this.#at) ?? [];
  }

  override attach(page: FigurePage): void {
    super.attach(page);
    this.#record.attached?.(this.#at, page);
  }

  override mounted(): void {
    super.mounted();
    this.#record.mounted?.(this.#at);
  }

  override dispose(): void {
    super.dispose();
    this.#record.left?.(this.#at);
    this.#work?.stop();
  }

  protected override opened(): void {
    this.#record.opened?.(this.#at);
    this.#record.show?.(this.#at);
    this.requestDraw();
  }

  protected override edited(change: object): void {
    this.#record.changed?.(this.#at, Object.keys(change));
    this.#record.show?.(this.#at);
  }

  protected requestDraw(): void {
    this.#isDue = true;
    this.#redraw.request();
  }

  #say(text: string): void {
    if (this.#isDue) this.#said = text;
    else this.announce(text);
  }

  #draw(): void {
    if (this.isGone) return;
    const parts = this.#record.parts(this.#at);
    if (parts !== null) this.render('picture' in parts ? figureParts(parts, this.layout) : parts);
    this.#isDue = false;
    this.#record.drawn?.(this.#at);
    if (this.#said !== null) this.announce(this.#said);
    this.#said = null;
  }

  exports(): Exports {
    const { rows, ...files } = this.#record.files(this.#at);
    return rows === undefined ? files : { ...files, csv: () => rows().map(csvRow).join('') };
  }

  override paper(): TemplateResult | typeof nothing {
    return this.#record.paper?.(this.#at) ?? super.paper();
  }
}

/**
 * Declares a figure by its record.
 *
 * @typeParam S - what it is about, type by type
 */
export const stateFigure = <S extends Shape>(
  record: StateRecord<S>,
): Figure<PropsIn<S>, PrebuiltIn<S>> => ({
  tag: record.tag,
  create: (host: Host): LiveFigure => new StateFigure(host, record),
});
