/** `<inference-curves>`: how much can be inferred, by percentage of filled cells, from all pictures of small sizes. */
import { figureOf } from '../../notebook/host/figure.ts';

import type { ShareCurvesData } from '../../charts/shareCurvesChart.ts';
import { inferenceCensus } from '../../experiments/inferenceCensus.ts';
import type { InferenceCensusSpec } from '../../experiments/inferenceCensus.ts';
import { grouped, sizeText } from '../../notebook/plain/numbers.ts';
import type { Exports, Host } from '../../notebook/host/host.ts';
import { figureParts } from '../../notebook/cell/figureParts.ts';
import type { ChartContent } from '../../notebook/chart/chartFrame.ts';
import { chartKey, markEntries } from '../../kit/boards/chartKey.ts';
import { KeptFrom } from '../../notebook/chart/kept.ts';
import type { Charts } from '../../notebook/chart/loadCharts.ts';
import { RunFigure } from '../../kit/records/runFigure.ts';
import { sameSize } from '../../notebook/run/size.ts';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import * as model from './model.ts';
import type { Counted, CurvesProps, ShownCurves } from './model.ts';
import { storedFiles } from './storedRuns.ts';
import type { StoredCount } from './storedRuns.ts';

class InferenceCurves extends RunFigure<'inference-census', typeof model.curveSettings.table> {
  readonly linkVersion = 1;
  readonly unit = { one: 'choice of row clues', many: 'choices of row clues' };
  readonly #chart = this.newChart();
  readonly #stored = storedFiles.map((file) => ({ file, place: this.storedResult<StoredCount>() }));
  readonly #own = new KeptFrom<Counted>();
  readonly #shown = new KeptFrom<ShownCurves>();
  readonly #data = new KeptFrom<ShareCurvesData>();

  constructor(host: Host) {
    super(host, inferenceCensus, model.curveSettings);
  }

  protected override titleOf({ show }: CurvesProps): string | null {
    return show === 'expected'
      ? 'How much can be inferred, from all pictures of small sizes'
      : `All pictures of small sizes: ${model.shownShares[show]}`;
  }

  protected specOf(values: CurvesProps): InferenceCensusSpec {
    return model.specOf(values);
  }

  protected override fits(run: InferenceCensusSpec, wanted: InferenceCensusSpec): boolean {
    return sameSize(run, wanted);
  }

  /** As measured for 5 x 5; a wider board has more pictures to a choice of row clues. */
  protected override pace({ height, width }: InferenceCensusSpec): number {
    const pictures = 2 ** (height * width) / 4;
    return (inferenceCensus.units({ height, width }) * 2e7) / pictures;
  }

  protected override askForStored(): void {
    for (const { file, place } of this.#stored) this.askFor(place, file);
  }

  get #counts(): readonly StoredCount[] {
    return this.#stored.flatMap(({ place }) => place.value ?? []);
  }

  /** The reader's count, when it is whole: before that the images with few filled cells may all be missing. */
  #ownCount(): {
    readonly counted: Counted;
    readonly stored: boolean;
    readonly same: boolean;
  } | null {
    const numbers = this.numbers(null);
    if (numbers === null || !numbers.complete) return null;
    const { spec, tally } = numbers;
    const counted = this.#own.get([tally], () => model.countedOf(spec, tally, 'your run'));
    const stored = this.#counts.find(({ run }) => sameSize(run.spec, spec));
    const text = (of: typeof tally): string => JSON.stringify(inferenceCensus.toStored(of));
    const same = stored !== undefined && text(stored.run.tally) === text(tally);
    return { counted, stored: stored !== undefined, same };
  }

  get #state(): ShownCurves {
    const { show, bound } = this.reading.values ?? this.usual;
    const own = this.#ownCount();
    const counts = this.#counts;
    return this.#shown.get([show, bound, own?.counted, counts.length], () => ({
      sizes: [
        ...counts.map(({ counted }) => counted),
        ...(own === null || own.stored ? [] : [own.counted]),
      ],
      show,
      bound,
    }));
  }

  #dataOf(shown: ShownCurves): ShareCurvesData {
    return this.#data.get([shown], () => model.chartData(shown));
  }

  #liveText(): string | null {
    const own = this.#ownCount();
    if (own === null) return null;
    const { height, width } = own.counted.spec;
    const all = `Your count of all ${grouped(2 ** (height * width))} pictures of ${sizeText(height, width)}`;
    if (!own.stored) return `${all} is drawn beside the stored ones.`;
    return `${all} ${own.same ? 'has the same numbers as the stored one' : 'differs from the stored one'}.`;
  }

  protected draw(): void {
    const shown = this.#state;
    this.#chart.draw([shown], (charts) => this.#content(charts, shown));
    const live = this.#liveText();
    const commands = this.#counts.map(({ run }) => run.command).join(', ');
    this.render(
      figureParts(
        {
          picture: html`${part(this.#chart)}
          ${chartKey(markEntries(model.marksOf(this.#dataOf(shown))))}`,
          action: this.runBar(),
          answer: html`${live === null ? '' : html`<p class="readout" data-own>${live}</p>`}`,
          settings: this.settingsFields(),
          more: html`<p class="readout" data-source>
              Stored counts: ${commands}. No sample, no seed: every picture once.
            </p>
            ${this.folded(shown.sizes.length === 0 ? null : model.tableOf(shown))}`,
        },
        this.layout,
      ),
    );
  }

  #content(charts: Charts, shown: ShownCurves): ChartContent {
    const data = this.#dataOf(shown);
    const first = shown.show === 'expected' || shown.show === 'own' ? 1 : 0;
    return {
      draw: (size) => charts.shareCurvesChart(data, size),
      points: Array.from({ length: 101 - first }, (_, at) => {
        const shares = data.curves.flatMap(({ points }) => points[at]?.share ?? []);
        return {
          x: at + first,
          y: shares.at(-1) ?? 0,
          others: shares.slice(0, -1),
          text: model.pointText(shown, at + first),
        };
      }),
      label: 'Shares by percentage of filled cells',
      description: data.description,
    };
  }

  exports(): Exports {
    const shown = this.#state;
    const own = this.numbers(null);
    return {
      name: 'inferable-of-all-images',
      about: `all pictures of ${shown.sizes.map(({ spec }) => sizeText(spec.height, spec.width)).join(', ')}, version ${inferenceCensus.version}`,
      csv: () => model.csvOf(shown.sizes),
      json: () => ({
        ...this.made,
        complete: true,
        sizes: [
          ...this.#counts.map(({ run }) => ({
            ...run.spec,
            counts: inferenceCensus.toStored(run.tally),
          })),
          ...(own?.complete === true &&
          !this.#counts.some(({ run }) => sameSize(run.spec, own.spec))
            ? [{ ...own.spec, counts: inferenceCensus.toStored(own.tally) }]
            : []),
        ],
      }),
      svg: () => this.#chart.file(),
    };
  }
}

export const figure = figureOf<Partial<CurvesProps>>('inference-curves', InferenceCurves);
