/**
 * A chart of what the page holds, as a record: there is no run. Fields, messages, links, cursor and keys, the table, the
 * files and the first frame follow from what the record says. What takes a page long is found out again, a piece at a time,
 * where the settings are no longer those of the build.
 */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { ClassMark } from '../../charts/classScale.ts';
import { figureParts } from '../../notebook/cell/figureParts.ts';
import type { ChartContent } from '../../notebook/chart/chartFrame.ts';
import type { DataTable } from '../../notebook/chart/dataTable.ts';
import { KeptFrom } from '../../notebook/chart/kept.ts';
import type { Charts } from '../../notebook/chart/loadCharts.ts';
import { figureOf } from '../../notebook/host/figure.ts';
import type { Figure } from '../../notebook/host/figure.ts';
import type { Exports, Host } from '../../notebook/host/host.ts';
import { csvOf, tableOf } from '../../notebook/records/column.ts';
import type { Column } from '../../notebook/records/column.ts';
import { SettingsFigure } from '../../notebook/records/settingsFigure.ts';
import { StoredResult } from '../../notebook/run/storedResult.ts';
import type { Form, Settings, Table, Values } from '../../notebook/settings/settings.ts';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import { chartKey, markEntries } from '../boards/chartKey.ts';

/** What a template of the record can do. */
export type ChartAt<T extends Table> = {
  readonly id: string; // unique on the page
  /** Puts other texts into the form, and draws. */
  readonly keep: (change: Partial<Form<T>>) => void;
  /** Says what is shown now. */
  readonly say: () => void;
};

/** What takes long, and is found out again where the settings are others than the page's. */
type Again<V, Found> = {
  /** All that it depends on. */
  readonly of: (values: V) => readonly (string | number)[];
  readonly find: (values: V, signal: AbortSignal) => Promise<Found | null>;
  readonly waiting: string;
  readonly missing: (problem: string) => string;
};

/** A stored chart; see the head of the file. `Given` is what the build finds out, and stands in for what is to come. */
export type StoredChart<T extends Table, Given, Shown, Row> = {
  readonly tag: string;
  readonly settings: Settings<T>;
  readonly again?: Again<Values<T>, Partial<Given>>;
  /** Everything that is shown; the functions below make templates, words and files of it. */
  readonly shownOf: (values: Values<T>, given: Given) => Shown;
  readonly chart: (charts: Charts, shown: Shown) => ChartContent;
  readonly key: (shown: Shown) => readonly ClassMark[];
  /** The lines have their names at their ends where there is room. */
  readonly named?: true;
  /** What is moved beneath the key. */
  readonly handles?: (shown: Shown, at: ChartAt<T>) => TemplateResult;
  readonly action?: (shown: Shown, at: ChartAt<T>) => TemplateResult;
  readonly sentence: (shown: Shown) => string;
  /** What the sentence leaves out, behind "More". */
  readonly told?: (shown: Shown) => TemplateResult;
  /** Said when a setting has changed, and by `say`. */
  readonly said?: (shown: Shown) => string;
  readonly rows: (shown: Shown) => readonly Row[];
  readonly columns: (shown: Shown) => readonly Column<Row>[];
  readonly table: (shown: Shown) => Pick<DataTable, 'summary' | 'caption'>;
  readonly files: (shown: Shown) => { name: string; about: string; json: () => unknown };
};

/** The figure of a record. */
export function storedChart<T extends Table, Shown, Row, Given = null>(
  record: StoredChart<T, Given, Shown, Row>,
): Figure<Partial<Values<T>>, Given> {
  class StoredChartFigure extends SettingsFigure<T> {
    readonly linkVersion = 1;
    readonly #chart = this.newChart();
    readonly #redraw = this.host.throttle(() => this.#draw());
    readonly #given = this.host.prebuilt as Given;
    readonly #again = new StoredResult<Partial<Given>>(() => {
      this.#say();
      this.requestDraw();
    });
    readonly #shown = new KeptFrom<Shown>();
    #last: Values<T> | null = null; // settings that can be read
    readonly #at: ChartAt<T> = {
      id: this.id,
      keep: (change) => {
        this.keep(change);
        this.requestDraw();
      },
      say: () => this.#say(),
    };

    constructor(host: Host) {
      super(host, record.settings);
    }

    get #values(): Values<T> {
      this.#last = this.reading.values ?? this.#last ?? this.usual;
      return this.#last;
    }

    #keyOf(values: Values<T>): string {
      return record.again?.of(values).join(' ') ?? '';
    }

    /** Whether the settings are those that the build answered. */
    get #isGiven(): boolean {
      return this.#keyOf(this.#values) === this.#keyOf(this.usual);
    }

    /** While something is found out again, the picture is that of the page. */
    get #state(): Shown {
      const found = this.#isGiven ? null : this.#again.value;
      const values = this.#values;
      return this.#shown.get([found, values], () =>
        record.shownOf(values, found === null ? this.#given : { ...this.#given, ...found }),
      );
    }

    #find(): void {
      const { again } = record;
      if (again === undefined || this.#isGiven || this.host.page === null) return;
      const values = this.#values;
      void this.#again.ask(this.#keyOf(values), (signal) => again.find(values, signal));
    }

    /** What is still to come, or why it does not. */
    get #waiting(): string | null {
      if (record.again === undefined || this.#isGiven) return null;
      if (this.#again.waiting) return record.again.waiting;
      const { problem } = this.#again;
      return problem === null ? null : record.again.missing(problem);
    }

    protected override opened(values: Values<T>): void {
      super.opened(values);
      this.requestDraw();
      this.#find();
    }

    protected override edited(): void {
      this.#find();
      this.#say();
    }

    #say(): void {
      const text = this.#waiting ?? record.said?.(this.#state);
      if (text !== undefined) this.announce(text);
    }

    override dispose(): void {
      super.dispose();
      this.#again.close();
    }

    protected requestDraw(): void {
      this.#redraw.request();
    }

    #draw(): void {
      const shown = this.#state;
      const waiting = this.#waiting;
      const rows = record.rows(shown);
      this.#chart.draw([shown], (charts) => record.chart(charts, shown));
      this.render(
        figureParts(
          {
            wide: true,
            picture: html`${part(this.#chart)}
            ${chartKey(markEntries(record.key(shown)), record.named === true)}
            ${record.handles?.(shown, this.#at) ?? nothing}`,
            action: record.action?.(shown, this.#at) ?? nothing,
            sentence: this.#chart.said(
              waiting === null
                ? html`<p>${record.sentence(shown)}</p>`
                : html`<p data-waiting>${waiting}</p>`,
            ),
            settings: this.settingsFields(),
            more: html`${record.told?.(shown) ?? nothing}
            ${this.folded(
              rows.length === 0 ? null : tableOf(record.columns(shown), rows, record.table(shown)),
            )}`,
          },
          this.layout,
        ),
      );
    }

    exports(): Exports {
      const shown = this.#state;
      return {
        ...record.files(shown),
        csv: () => csvOf(record.columns(shown), record.rows(shown)),
        svg: () => this.#chart.file(),
      };
    }
  }

  return figureOf(record.tag, StoredChartFigure);
}
