/** `probing-census`: all pictures of a small size by class and probing sequence, counted in the reader's browser. */
import { figureOf } from '../../notebook/host/figure.ts';
import { probingCensus } from '../../experiments/probingCensus.ts';
import { grouped, sizeText } from '../../notebook/plain/numbers.ts';
import type { ProbingCensusSpec } from '../../experiments/probingCensus.ts';
import type { ProbingTally } from '../../experiments/sequences.ts';
import type { Exports, Host } from '../../notebook/host/host.ts';
import type { DataTable } from '../../notebook/chart/dataTable.ts';
import { KeptFrom } from '../../notebook/chart/kept.ts';
import { html } from '../../notebook/template/html.ts';
import { inSlices } from '../../notebook/work/inSlices.ts';
import { presetField } from '../../notebook/run/runBar.ts';
import type { RunState } from '../../notebook/run/runModel.ts';
import { RunFigure } from '../../kit/records/runFigure.ts';
import { sameSize, sizePresets, sizeTexts } from '../../notebook/run/size.ts';
import { censusFile, inSlicesOf, isStoredSize } from '../../stored/probing.ts';
import type { StoredCensus } from '../../stored/probing.ts';
import * as model from './model.ts';
import type { Census, ProbingProps } from './model.ts';
import { censusPicture } from './picture.ts';
import * as tables from './tables.ts';
import { censusView } from './view.ts';
import type { CensusPicture } from './view.ts';

const sizes = [
  [3, 3],
  [3, 4],
  [4, 4],
  [4, 5],
  [5, 5],
] as const;

type Stored = { readonly census: Census; readonly command: string };

class ProbingCensusFigure extends RunFigure<'probing-census', typeof model.probingSettings.table> {
  readonly linkVersion = 1;
  readonly unit = { one: 'picture', many: 'pictures' };
  readonly #stored = this.storedResult<Stored>();
  #live: Census | null = null; // of the run, as far as it was summed up
  #summing: AbortController | null = null;
  readonly #tables = new KeptFrom<
    Readonly<Record<'classes' | 'categories' | 'printed', DataTable>>
  >();

  constructor(host: Host) {
    super(host, probingCensus, model.probingSettings);
  }

  protected override titleOf({ height, width }: ProbingProps): string {
    return `All pictures of ${sizeText(height, width)} by class`;
  }

  /** As measured at 5 x 5. */
  protected override pace(): number {
    return 7_000_000;
  }

  protected specOf(values: ProbingProps): ProbingCensusSpec {
    return values;
  }

  exports(): Exports {
    const shown = this.#shown();
    // before anything is counted, a census of nothing
    const census = shown ?? model.censusOf(this.spec() ?? this.usual, [], [], []);
    const { height, width } = census.spec;
    const source = this.#source(shown);
    return {
      name: `probing-census-${height}x${width}`,
      about: source ?? '',
      csv: () => tables.csvOf(census),
      json: () => ({ ...this.made, source, ...census }),
      svg: () => censusPicture(census, `${this.id}-file`),
    };
  }

  override dispose(): void {
    super.dispose();
    this.#summing?.abort();
  }

  protected override onRun(_before: RunState<ProbingTally>): void {
    // a run that goes on after a stop keeps what it had
    if (this.session.state.progress === null) {
      this.#summing?.abort();
      this.#summing = null;
      this.#live = null;
    } else void this.#summarise();
  }

  /** Sums the run up in slices: 5x5 has 22,834 sequences. Reports that come meanwhile are taken up after it. */
  async #summarise(): Promise<void> {
    if (this.#summing !== null) return;
    const leaving = new AbortController();
    this.#summing = leaving;
    let summed: ProbingTally | null = null;
    for (;;) {
      const { spec, state } = this.session;
      const tally = state.progress?.tally ?? null;
      if (spec === null || tally === null || tally === summed) break;
      const { add, census } = model.createCensus(spec, tally.images, tally.groups);
      if (!(await inSlices(model.rowsOfTally(tally), add, leaving.signal))) return;
      summed = tally;
      this.#live = census();
      this.requestDraw();
    }
    this.#summing = null;
  }

  /** Fetches the stored census of the size in the form, where there is one. */
  protected override askForStored(): void {
    const spec = this.spec();
    if (spec === null) return;
    const size = `${spec.height}x${spec.width}`;
    const fetch = async (signal: AbortSignal): Promise<Stored | null> => {
      if (!isStoredSize(size)) return null;
      const unread = await this.host.stored(censusFile(size), signal);
      const stored = await inSlicesOf(size, unread, signal);
      return stored === null ? null : storedOf(stored, signal);
    };
    this.host.waitFor(this.#stored.ask(size, fetch));
  }

  /** The reader's census when it is of the size of the form, else the stored one. */
  #shown(): Census | null {
    const wanted = this.spec();
    const fits = (one: ProbingCensusSpec): boolean => wanted === null || sameSize(one, wanted);
    const live = this.#live;
    if (live !== null && fits(live.spec)) return live;
    const stored = this.#stored.value;
    return stored !== null && fits(stored.census.spec) ? stored.census : null;
  }

  #source(census: Census | null): string | null {
    if (census === null) return null;
    const stored = this.#stored.value;
    const isStored = census === stored?.census;
    return this.sourceOf(
      'census',
      isStored ? { whose: 'stored', command: stored.command } : { whose: 'reader', command: '' },
      census.complete ? '' : `${grouped(census.images)} pictures`,
    );
  }

  protected draw(): void {
    const census = this.#shown();
    const spec = this.spec();
    this.render(
      censusView({
        idPrefix: this.id,
        layout: this.layout,
        fields: this.settingsFields(
          presetField('Size', sizePresets(sizes, spec), (size) => this.edit(sizeTexts(size))),
        ),
        bar: this.runBar('all'),
        census,
        source: this.#source(census),
        fetching: this.#stored.waiting,
        spoilt: this.#stored.problem !== null,
        tables: this.#tablesOf(census),
      }),
    );
  }

  #tablesOf(census: Census | null): CensusPicture['tables'] {
    if (census === null) return null;
    // the same objects for the same census, so that their rows are not made anew with every drawing
    const { classes, categories, printed } = this.#tables.get([census], () => ({
      classes: tables.classTable(census),
      categories: tables.categoryTable(census),
      printed: tables.printedTable(),
    }));
    return {
      classes,
      folded: html`${this.folded(categories, 'categories')} ${this.folded(printed, 'printed')}`,
    };
  }
}

async function storedOf(
  { spec, images, groups, rows, command }: StoredCensus,
  signal: AbortSignal,
): Promise<Stored | null> {
  const { add, census } = model.createCensus(spec, images, groups);
  return (await inSlices(rows, add, signal)) ? { census: census(), command } : null;
}

export const figure = figureOf<Partial<ProbingProps>>('probing-census', ProbingCensusFigure);
