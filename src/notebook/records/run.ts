/** The program of every figure of a run that is a record: see runRecord.ts. */
import { nothing } from 'lit-html';
import { figureParts } from '../cell/figureParts.ts';
import type { FigureParts } from '../cell/figureParts.ts';
import type { LinkValues } from '../cell/linkState.ts';
import { KeptFrom } from '../chart/kept.ts';
import type { LiveChart } from '../chart/liveChart.ts';
import type { Figure } from '../host/figure.ts';
import type { Exports, Host } from '../host/host.ts';
import { sitePath } from '../page/paths.ts';
import type { StoredFile } from '../plain/storedFile.ts';
import { specKey } from '../plain/experiment.ts';
import type { RunState } from '../run/runModel.ts';
import type { BeginRun } from '../run/runSession.ts';
import type { UnitNames } from '../run/runText.ts';
import { settingsWords } from '../run/settingsWords.ts';
import type { StoredNumbers } from '../run/shownNumbers.ts';
import type { Form, Table, Values } from '../settings/settings.ts';
import { html } from '../template/html.ts';
import { part } from '../template/part.ts';
import { RunFigure } from './runFigure.ts';
import type { RunAt, RunNow, RunRecord } from './runRecord.ts';

/** The stored run, where one is what is stored. */
const runIn = <Spec, Tally>(stored: unknown): StoredNumbers<Spec, Tally> | null =>
  typeof stored === 'object' && stored !== null && 'tally' in stored && 'whole' in stored
    ? (stored as StoredNumbers<Spec, Tally>)
    : null;

/** The commands that made what is stored: one run, or several. */
const commandsIn = (stored: unknown): string =>
  [stored]
    .flat()
    .flatMap((one: unknown) =>
      typeof one === 'object' && one !== null && 'command' in one ? String(one.command) : [],
    )
    .join('; ');

/**
 * The figure of a record.
 *
 * @param beginRun - starts its run on workers
 * @param words - the settings of a run, each in a few words
 */
export function runFigureOf<
  Spec,
  Tally,
  T extends Table,
  Props extends object = Partial<Values<T>>,
  Given = null,
  Kept = null,
  Stored = null,
  Made = null,
  Found = null,
>(
  record: RunRecord<Spec, Tally, T, Props, Given, Kept, Stored, Made, Found>,
  beginRun: BeginRun<Spec, Tally>,
  words: (spec: unknown) => readonly string[] = settingsWords,
): Figure<Props, Given> {
  type Now = RunNow<Spec, Tally, T, Kept, Stored, Made>;
  type At = RunAt<Spec, Tally, T, Kept, Stored, Made, Found>;

  class RecordFigure extends RunFigure<Spec, Tally, T> {
    readonly linkVersion = record.older === undefined ? 1 : 2;
    readonly #stored = this.storedResult<Stored>();
    readonly #made = record.pieces === undefined ? null : this.madeOfRun(record.pieces);
    readonly #chart: LiveChart | null;
    readonly #found = new KeptFrom<Found>();
    readonly #once = new Map<string, KeptFrom<unknown>>();
    readonly #kept: Kept;
    readonly #fetched = this.storedResult<unknown>();
    #changes = 0; // of what is kept
    #wanted: string | null = null; // the part of the figure that the address names, until it is there

    constructor(host: Host) {
      super(host, record.experiment, record.settings, beginRun);
      const { keep, chart } = record;
      const { onChoose } = chart ?? {};
      const chosen = onChoose && {
        onLook: () => this.requestDraw(),
        onChoose: () => onChoose(this.#at),
      };
      this.#chart = chart === undefined ? null : this.newChart(chosen);
      const { prebuilt } = host;
      this.#kept = keep?.({
        props: this.props<Props>() as Props,
        prebuilt: prebuilt as Given,
        draw: this.#redraw,
        announce: (text) => this.announce(text),
        waitFor: (arrival) => host.waitFor(arrival),
      }) as Kept;
    }

    get unit(): UnitNames {
      const { unit } = record;
      return typeof unit === 'function' ? unit(this.session.spec ?? this.spec()) : unit;
    }

    protected override titleOf(values: Values<T>): string | null {
      return record.titleOf?.(values, this.#kept) ?? null;
    }

    override upgradeLink(version: number, values: LinkValues): LinkValues {
      return version === 1 ? (record.older?.(values, this.props<Props>()) ?? values) : values;
    }

    override isFolded(key: string): boolean {
      return super.isFolded(key) || (record.folded?.includes(key) ?? false);
    }

    protected override wordsOf(spec: Spec): readonly string[] {
      return words(spec);
    }

    protected specOf(values: Values<T>): Spec {
      return record.specOf(values, this.#kept);
    }

    protected override pace(spec: Spec): number | null {
      return record.pace?.(spec) ?? null;
    }

    protected override fits(run: Spec, wanted: Spec): boolean {
      return record.fits?.(run, wanted) ?? specKey(run) === specKey(wanted);
    }

    protected override askForStored(): void {
      const spec = this.spec();
      if (spec === null) return;
      const wanted = record.stored?.(spec) ?? null;
      if (wanted === null || 'read' in wanted) return this.askFor(this.#stored, wanted);
      const { name, fetch } = wanted;
      const asked = this.#stored.ask(name, (signal) => fetch(this.host, signal));
      this.host.waitFor(asked);
    }

    protected override opened(values: Values<T>): void {
      super.opened(values);
      record.opened?.(this.#now);
      this.#changes++;
      const { hash } = this.host.address();
      this.#wanted = hash.startsWith(`#${this.id}-`) ? hash.slice(1) : null;
    }

    override mounted(): void {
      super.mounted();
      if (this.#wanted !== null) this.requestDraw();
    }

    /** Takes a reader who comes back to a part of the figure to it, once it is drawn. */
    #bring(): void {
      const { element } = this.host.page ?? {};
      if (this.#wanted === null || element === undefined) return;
      const wanted = element.ownerDocument.getElementById(this.#wanted);
      if (wanted === null || !element.contains(wanted)) return;
      this.#wanted = null;
      wanted.scrollIntoView();
    }

    protected override edited(change: Partial<Form<T>>): void {
      const more = record.edited?.(this.#now, change);
      if (more !== undefined) this.put(more);
      this.#changes++;
    }

    protected override onRun(before: RunState<Tally>): void {
      if (record.ran === undefined) return;
      record.ran(this.#now, before);
      this.#changes++;
    }

    override dispose(): void {
      super.dispose();
      record.closed?.(this.#kept);
    }

    readonly #redraw = (): void => {
      this.#changes++;
      this.requestDraw();
    };

    get #now(): Now {
      const { id, layout, form, session, workers } = this;
      const stored = this.#stored.value;
      return {
        id,
        layout,
        form,
        values: this.reading.values ?? this.usual,
        spec: this.spec(),
        session,
        workers,
        own: this.numbers(null),
        numbers: this.numbers(runIn(stored)),
        made: this.#made?.value ?? null,
        stored,
        fetching: this.#stored.waiting,
        spoilt: this.#stored.problem !== null,
        asked: Object.keys(this.linkValues()).length > 0,
        kept: this.#kept,
        edit: (change) => this.edit(change),
        keep: (change) => this.keep(change),
        waits: this.waitsForRun,
        charts: this.#chart?.charts ?? null,
        looked: this.#chart?.at ?? null,
        look: (index) => this.#chart?.look(index),
        start: () => this.start(),
        draw: this.#redraw,
        announce: (text) => this.announce(text),
        once: (name, from, make) => this.#keptAs(name).get(from, make) as ReturnType<typeof make>,
      };
    }

    #keptAs(name: string): KeptFrom<unknown> {
      const known = this.#once.get(name) ?? new KeptFrom();
      this.#once.set(name, known);
      return known;
    }

    get #at(): At {
      const now = this.#now;
      const { form, stored, made, session } = now;
      const from = [form, stored, made, session.spec, session.state.progress, this.#changes];
      const found = this.#found.get(from, () => record.find(now));
      return {
        ...now,
        found,
        source: record.source?.(found, now) ?? null,
        chart: html`${this.#chart === null ? '' : part(this.#chart)}`,
        set: (change, said) => this.#set(change, said),
        folded: (table, name) => this.folded(table, name),
        link: () => this.linkTo(),
        commandOf: (change) => this.commandOf(change),
        here: () => ({
          page: this.host.address().pathname.slice(sitePath('').length),
          cell: this.id,
          link: this.linkValues(),
        }),
        fetch: (file) => this.#fetch(file),
      };
    }

    #fetch<Value>(file: StoredFile<Value> | null): Value | null {
      this.askFor(this.#fetched, file);
      return this.#fetched.value as Value | null;
    }

    #set(change: Partial<Form<T>>, said?: (at: At) => string): void {
      this.#changes++;
      this.keep(change);
      this.draw();
      if (said !== undefined) this.announce(said(this.#at));
    }

    protected draw(): void {
      const at = this.#at;
      const { chart, fields, parts, which } = record;
      if (chart !== undefined)
        this.#chart?.draw(chart.from?.(at) ?? [at.found], (charts) => chart.content(at, charts));
      const own = parts(at);
      const isBehind = own.action !== undefined;
      const run = this.runBar(which);
      const set = this.settingsFields(fields?.(at), (name) => isBehind || name !== 'boards');
      const shown: FigureParts = {
        wide: true,
        ...(isBehind
          ? { settings: html`${set}${run}` }
          : { setting: this.beside('boards'), action: run, settings: set }),
        ...own,
      };
      const sentence = this.#chart?.said(shown.sentence ?? nothing);
      this.render(
        figureParts(sentence === undefined ? shown : { ...shown, sentence }, {
          ...this.layout,
          onFold: () => this.requestDraw(),
        }),
      );
      this.#bring();
    }

    /** With all that the run has found: for files. */
    get #whole(): At {
      void this.#made?.whole;
      return this.#at;
    }

    exports(): Exports {
      const { source, stored, spec, session } = this.#at;
      const isRun = spec !== null && session.state.progress !== null;
      const command = isRun ? this.commandOf() : commandsIn(stored);
      const { json: _, csv, ...files } = record.files(this.#at);
      const sourced = record.source === undefined ? {} : { source };
      return {
        ...(source !== null && { about: source }),
        ...(command !== '' && { command }),
        ...(this.#chart !== null && { svg: () => this.#chart!.file() }),
        ...files,
        ...(csv !== undefined && { csv: () => record.files(this.#whole).csv!() }),
        json: () => ({ ...this.made, ...sourced, ...record.files(this.#whole).json() }),
      };
    }
  }

  return { tag: record.tag, create: (host) => new RecordFigure(host) };
}
