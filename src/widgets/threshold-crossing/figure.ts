/** `<threshold-crossing>`: where boards of each size pass one half, with intervals, and where that leads. */
import { figureOf } from '../../notebook/host/figure.ts';
import { sizeLaws } from '../../experiments/crossing.ts';
import type { Exports, Host } from '../../notebook/host/host.ts';
import { ChartFigure } from '../../notebook/records/chartFigure.ts';
import { KeptFrom } from '../../notebook/chart/kept.ts';
import { StoredResult } from '../../notebook/run/storedResult.ts';
import { fetchBoards } from '../../stored/thresholdBoards.ts';
import { createTaskYield } from '../../notebook/pool/nextTask.ts';
import * as model from './model.ts';
import * as words from './words.ts';
import type { CrossingGiven, CrossingProps, Fitted, CrossingsShown } from './model.ts';
import { crossingView } from './view.ts';

class ThresholdCrossing extends ChartFigure<typeof model.crossingSettings.table> {
  readonly linkVersion = 1;
  /** The fits of the settings of the page; others need the boards of the stored runs. */
  readonly #given = this.host.prebuilt as CrossingGiven;
  readonly #again = new StoredResult<Fitted>(() => {
    this.announce(words.lineText(this.#state()));
    this.requestDraw();
  });
  readonly #shown = new KeptFrom<CrossingsShown>();
  #last: CrossingProps | null = null; // settings that can be read

  constructor(host: Host) {
    super(host, model.crossingSettings);
  }

  get #props(): CrossingProps {
    this.#last = this.reading.values ?? this.#last ?? this.usual;
    return this.#last;
  }

  /** Whether the settings are those whose fits came with the page. */
  get #isGiven(): boolean {
    return model.sameFit(this.#props, this.usual);
  }

  /** The fits that there are: while boards are drawn again, those of the page. */
  #state(): CrossingsShown {
    const props = this.#props;
    const found = (this.#isGiven ? null : this.#again.value) ?? this.#given;
    return this.#shown.get([found, props.law, props.least], () =>
      model.shownOf(found, props, this.#given.roots),
    );
  }

  /** Has boards drawn again where the settings are others, a few draws at a time, between which the page lives. */
  #fit(): void {
    const props = this.#props;
    if (this.#isGiven || this.host.page === null) return;
    const key = [props.divisor, props.from, props.to, props.seed].join(' ');
    void this.#again.ask(key, async (signal) => {
      const pieces = model.fittedInPieces(await fetchBoards(), props);
      const others = createTaskYield();
      try {
        for (;;) {
          const { done, value } = pieces.next();
          if (done === true) return value;
          await others.next();
          if (signal.aborted) return null;
        }
      } finally {
        others.close();
      }
    });
  }

  protected override opened(values: CrossingProps): void {
    super.opened(values);
    this.#fit();
  }

  override dispose(): void {
    super.dispose();
    this.#again.close();
  }

  protected override edited(): void {
    this.#fit();
    this.announce(this.#waiting() ?? words.lineText(this.#state()));
  }

  /** What is still to come, or why it does not. */
  #waiting(): string | null {
    if (this.#isGiven) return null;
    if (this.#again.waiting) return 'Boards are drawn again for these settings …';
    const { problem } = this.#again;
    return problem === null
      ? null
      : `Boards could not be drawn again: ${problem}. The picture is that of the usual settings.`;
  }

  protected draw(): void {
    const shown = this.#state();
    this.chart.draw([shown], (charts) => {
      const data = words.chartData(shown);
      return {
        draw: (size) => charts.crossingChart(data, size),
        points: shown.fits
          .map((one) => ({
            x: sizeLaws[shown.law](one.side),
            y: one.fit.middle.value,
            text: words.pointText(one),
          }))
          .toReversed(),
        label: 'Sizes of boards, large ones first',
        description: data.description,
      };
    });
    this.render(
      crossingView({
        layout: this.layout,
        fields: this.settingsFields(),
        chart: this.chart,
        line: words.lineText(shown),
        unfitted: words.unfittedText(shown),
        waiting: this.#waiting(),
        table: this.folded(shown.fits.length === 0 ? null : words.tableOf(shown)),
      }),
    );
  }

  exports(): Exports {
    const props = this.#props;
    const shown = this.#state();
    return {
      name: `crossings-${props.divisor}`,
      about: words.aboutText(shown, props),
      csv: () => words.csvOf(shown),
      json: () => ({
        settings: props,
        fits: shown.fits.map(({ side, fit: { middle, slope, used }, early, root }) => ({
          side,
          middle,
          ...(early !== undefined && { earliest: early?.middle ?? null }),
          slope,
          points: used,
          boundRoot: root,
        })),
        line: shown.line,
      }),
      svg: () => this.chart.file(),
    };
  }
}

export const figure = figureOf<Partial<CrossingProps>, CrossingGiven>(
  'threshold-crossing',
  ThresholdCrossing,
);
