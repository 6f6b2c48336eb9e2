/** `difficulty-count`: every image of a small size, counted by its difficulty in the reader's browser. */
import { figureOf } from '../../notebook/host/figure.ts';

import { storedMeasurement } from '../../claims/measurement.ts';
import { runFile } from '../../claims/storedFile.ts';
import type { StoredRun } from '../../claims/storedFile.ts';
import { difficultyCount } from '../../experiments/difficultyCount.ts';
import type {
  DifficultyCountSpec,
  DifficultyCountTally,
} from '../../experiments/difficultyCount.ts';
import type { Exports, Host } from '../../notebook/host/host.ts';
import type { ChartContent } from '../../notebook/chart/chartFrame.ts';
import { KeptFrom } from '../../notebook/chart/kept.ts';
import type { Charts } from '../../notebook/chart/loadCharts.ts';
import { RunFigure } from '../../kit/records/runFigure.ts';
import { grouped, sizeText } from '../../notebook/plain/numbers.ts';
import { presetField } from '../../notebook/run/runBar.ts';
import { sizePresets, sizeTexts } from '../../notebook/run/size.ts';
import { sitePath } from '../../notebook/page/paths.ts';
import * as model from './model.ts';
import type { CountProps } from './model.ts';
import { countView } from './view.ts';
import type { CountPicture } from './view.ts';

/** Numbers to show, and whose they are. */
type SourcedCount = {
  readonly spec: DifficultyCountSpec;
  readonly tally: DifficultyCountTally;
  readonly complete: boolean;
  readonly source: string;
};

const sizes = [
  [3, 3],
  [4, 4],
  [4, 5],
  [5, 5],
] as const;

class DifficultyCountWidget extends RunFigure<
  'difficulty-count',
  typeof model.countSettings.table
> {
  readonly linkVersion = 1;
  readonly unit = { one: 'picture', many: 'pictures' };
  readonly #chart = this.newChart();
  readonly #stored = this.storedResult<StoredRun<'difficulty-count'>>();

  constructor(host: Host) {
    super(host, difficultyCount, model.countSettings);
  }

  protected override titleOf({ height, width, first }: CountProps): string {
    const order = first === 'H' ? 'rows' : 'columns';
    return `Difficulty of all pictures of ${sizeText(height, width)}, ${order} first`;
  }

  /** As measured at 5 x 5. */
  protected override pace(): number {
    return 10_000_000;
  }

  protected specOf(values: CountProps): DifficultyCountSpec {
    return values;
  }

  protected override fits(run: DifficultyCountSpec, wanted: DifficultyCountSpec): boolean {
    return model.sameCount(run, wanted);
  }

  exports(): Exports {
    const shown = this.#shown();
    const rows = shown === null ? [] : model.rowsOf(shown.spec, shown.tally);
    return {
      name: shown === null ? 'difficulty' : `difficulty-${shown.spec.height}x${shown.spec.width}`,
      ...(shown !== null && { about: shown.source }),
      csv: () => model.csvOfRows(rows, shown?.tally.notSimple ?? 0),
      json: () => ({
        ...this.made,
        source: shown?.source ?? null,
        complete: shown?.complete ?? false,
        spec: shown?.spec ?? null,
        rows,
        notSimple: shown?.tally.notSimple ?? 0,
        hardest: shown?.tally.hardest ?? null,
      }),
      svg: () => this.#chart.file(),
    };
  }

  /** Fetches the stored count of the size in the form, where there is one. */
  protected override askForStored(): void {
    const spec = this.spec();
    if (spec === null) return;
    const one = storedMeasurement('difficulty-count', (known) => model.sameCount(known, spec));
    this.askFor(this.#stored, one === undefined ? null : runFile(one, difficultyCount));
  }

  /** The reader's count when it is of the size and direction of the form, else the stored one. */
  #shown(): SourcedCount | null {
    const numbers = this.numbers(this.#stored.value);
    if (numbers === null) return null;
    const { spec, tally, complete } = numbers;
    const part = complete ? '' : `${grouped(model.totalsOf(tally).all)} images`;
    const what = `count of ${model.countName(spec)}`;
    return {
      spec,
      tally,
      complete,
      source: this.sourceOf(what, numbers, part),
    };
  }

  #chartData(shown: SourcedCount | null) {
    const wanted = shown?.spec ?? this.spec();
    const rows = shown === null ? [] : model.rowsOf(shown.spec, shown.tally);
    const published = wanted === null ? null : model.publishedFor(wanted);
    return {
      ours: rows.map(({ difficulty, ours }) => ({ difficulty, count: ours })),
      ...(published === null ? {} : { published }),
      description: shown === null ? '' : model.describeCount(shown.spec, shown.tally),
    };
  }

  protected draw(): void {
    const shown = this.#shown();
    const from = [this.form, this.#stored.value, this.session.state.progress];
    this.#chart.draw(from, (charts) => this.#content(shown, charts));
    this.render(countView(this.#picture(shown)));
  }

  #picture(shown: SourcedCount | null): CountPicture {
    const spec = this.spec();
    return {
      layout: this.layout,
      fields: this.settingsFields(
        presetField('Size', sizePresets(sizes, spec), (size) => this.edit(sizeTexts(size))),
      ),
      bar: this.runBar('all'),
      chart: this.#chart,
      source: shown?.source ?? null,
      compared: spec !== null && model.publishedFor(spec) !== null,
      verdicts: shown === null ? [] : model.verdictsOn(shown.spec, shown.tally, shown.complete),
      hardest:
        shown === null
          ? null
          : {
              difficulty: shown.tally.hardest.difficulty,
              images: this.#hardest(shown),
              complete: shown.complete,
            },
      table: this.folded(
        shown === null ? null : model.tableOfRows(shown.spec, shown.tally, shown.complete),
      ),
      first: shown?.spec.first ?? 'H',
      base: sitePath(''),
    };
  }

  readonly #hardestKept = new KeptFrom<ReturnType<typeof model.hardestOf>>();

  /** The same objects for the same images, so that their pictures are not made anew eight times a second. */
  #hardest({ spec, tally }: SourcedCount): ReturnType<typeof model.hardestOf> {
    const from = [spec.height, spec.width, spec.first, ...tally.hardest.images];
    return this.#hardestKept.get(from, () => model.hardestOf(spec, tally));
  }

  #content(shown: SourcedCount | null, charts: Charts): ChartContent {
    const data = this.#chartData(shown);
    const rows = shown === null ? [] : model.rowsOf(shown.spec, shown.tally);
    return {
      draw: (size) => charts.difficultyChart(data, size),
      points: rows.map((row) => ({
        x: row.difficulty,
        y: Math.max(1, row.ours),
        text: model.rowText(row),
      })),
      label: 'Bars of the chart, by difficulty',
      description: data.description,
    };
  }
}

export const figure = figureOf<Partial<CountProps>>('difficulty-count', DifficultyCountWidget);
