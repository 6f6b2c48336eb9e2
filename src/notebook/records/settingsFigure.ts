/**
 * The base of every figure that declares its settings: it opens them from the page and the link, keeps what was typed,
 * draws their fields, and writes the link back. A figure adds what it shows.
 */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { LinkValues } from '../cell/linkState.ts';
import type { Host } from '../host/host.ts';
import { LiveFigure } from '../host/figure.ts';
import { chartMissing, LiveChart } from '../chart/liveChart.ts';
import type { ChartFrameOptions } from '../chart/chartFrame.ts';
import { foldedTable } from '../chart/dataTable.ts';
import type { DataTable } from '../chart/dataTable.ts';
import { settingsFields } from '../settings/fields.ts';
import type { Form, FormReading, Settings, Table, Values } from '../settings/settings.ts';

/** A live figure with settings; see the head of the file. */
export abstract class SettingsFigure<T extends Table> extends LiveFigure {
  readonly #settings: Settings<T>;
  #usual: Values<T> | null = null; // of the page, once it was read
  #form: Form<T> | null = null; // null before the figure opens
  #read: { readonly form: Form<T>; readonly reading: FormReading<T> } | null = null;
  readonly #unfolded = new Set<string>(); // tables that the reader has opened
  readonly #charts: LiveChart[] = [];

  /** @param settings - what an author and the reader can set */
  constructor(host: Host, settings: Settings<T>) {
    super(host);
    this.#settings = settings;
  }

  /** Asks for a drawing of the figure in its present state. */
  protected abstract requestDraw(): void;

  /** The settings of the page: where a link and a reset start from. */
  protected get usual(): Values<T> {
    this.#usual ??= this.#settings.of(this.props(), this.host.tag);
    return this.#usual;
  }

  /** The settings as they were typed and chosen. */
  protected get form(): Form<T> {
    this.#form ??= this.#settings.formOf(this.usual);
    return this.#form;
  }

  /** What the form says: the same object for the same form. */
  protected get reading(): FormReading<T> {
    const { form } = this;
    if (this.#read?.form !== form) this.#read = { form, reading: this.#settings.read(form) };
    return this.#read.reading;
  }

  open(link: LinkValues): void {
    const values = this.#settings.fromLink(link, this.usual);
    this.#form = this.#settings.formOf(values);
    this.retitle();
    this.opened(values);
    for (const chart of this.#charts) {
      this.host.waitFor(this.#load(chart));
      chart.look(null);
    }
  }

  linkValues(): LinkValues {
    return this.#settings.toLink(this.form, this.usual);
  }

  /** What has a field, is behind the fold. */
  override isFolded(key: string): boolean {
    return Object.values(this.#settings.table).some(
      (one) => one.key === key && one.input.kind !== 'none',
    );
  }

  /** What the figure is called with these settings; null: its author's title fits all. */
  protected titleOf(_values: Values<T>): string | null {
    return null;
  }

  /** The title follows the settings; while one of them cannot be read it stays. */
  protected retitle(): void {
    const { values } = this.reading;
    if (values === null) return;
    const title = this.titleOf(values);
    this.setTitle(title === this.titleOf(this.usual) ? null : title);
  }

  /** A chart of the figure, by what is particular to it: it is loaded when the figure opens, and drawn when it can be. */
  protected newChart(options: Partial<ChartFrameOptions> = {}): LiveChart {
    const named = { idPrefix: `${this.id}-chart`, ...options };
    const width = (): number => this.find('.chart')?.clientWidth ?? 0;
    const chart = new LiveChart(named, width, () => this.host.charts());
    this.#charts.push(chart);
    return chart;
  }

  /** A figure whose charts cannot be had says so and keeps its tables. */
  async #load(chart: LiveChart): Promise<void> {
    if (await chart.load()) this.requestDraw();
    else this.notice(chartMissing, 'warning');
  }

  /** What else begins anew when the figure opens; called with the form of the link in place. */
  protected opened(_values: Values<T>): void {}

  /** What a change of settings by the reader takes away; called with the new form in place. */
  protected edited(_change: Partial<Form<T>>): void {}

  /** Changes settings as the reader does. */
  protected edit(change: Partial<Form<T>>): void {
    this.put(change);
    this.retitle();
    this.edited(change);
    this.changed();
    this.requestDraw();
  }

  /** Changes what the figure finds itself, and nothing else hangs on. */
  protected keep(change: Partial<Form<T>>): void {
    this.put(change);
    this.changed();
  }

  /** Puts other texts into the form, and tells nobody. */
  protected put(change: Partial<Form<T>>): void {
    this.#form = { ...this.form, ...change };
  }

  /**
   * The fields of the settings, wired.
   *
   * @param more - what follows them in their row
   * @param shows - where some of them stand elsewhere
   */
  protected settingsFields(
    more?: TemplateResult,
    shows?: (name: keyof T & string) => boolean,
  ): TemplateResult {
    return settingsFields({
      idPrefix: this.id,
      settings: this.#settings,
      form: this.form,
      problems: this.reading.problems,
      ...(more === undefined ? {} : { more }),
      ...(shows === undefined ? {} : { shows }),
      onText: (name, text) => this.edit({ [name]: text } as unknown as Partial<Form<T>>),
    });
  }

  /** A field that stands above the act; nothing for a setting that there is not. */
  protected beside(name: string): TemplateResult | typeof nothing {
    return name in this.#settings.table
      ? SettingsFigure.prototype.settingsFields.call(this, undefined, (one) => one === name)
      : nothing;
  }

  /**
   * A table behind a fold, which stays as the reader left it; nothing without one.
   *
   * @param name - tells the tables of a figure apart
   */
  protected folded(table: DataTable | null, name = ''): TemplateResult | typeof nothing {
    if (table === null) return nothing;
    const onToggle = (open: boolean): void => {
      if (open) this.#unfolded.add(name);
      else this.#unfolded.delete(name);
      this.requestDraw();
    };
    return foldedTable(table, this.#unfolded.has(name), onToggle, this.host.page === null);
  }
}
