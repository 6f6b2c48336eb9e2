/** `<threshold-crossing>`: where boards of each size pass one half, with intervals, and where that leads. */
import { render } from 'lit-html';
import type { SampledSize } from '../../experiments/thresholdCurves.ts';
import { sizeLaws } from '../../experiments/crossing.ts';
import type { Exports } from '../../kit/cell/notebookWidget.ts';
import { ChartWidget } from '../../kit/chart/chartWidget.ts';
import { KeptFrom } from '../../kit/chart/kept.ts';
import * as model from './model.ts';
import type { CrossingProps, Shown } from './model.ts';
import { crossingView } from './view.ts';

class ThresholdCrossing extends ChartWidget<typeof model.crossingSettings.table> {
  readonly linkVersion = 1;
  readonly #sizes = JSON.parse(this.dataset['sizes'] ?? '[]') as readonly SampledSize[];
  readonly #shown = new KeptFrom<Shown>();
  #last: CrossingProps | null = null; // settings that can be read

  constructor() {
    super(model.crossingSettings);
  }

  get #props(): CrossingProps {
    this.#last = this.reading.values ?? this.#last ?? this.usual;
    return this.#last;
  }

  /** Fitting takes some ten milliseconds a size: only when the settings are others. */
  #state(): Shown {
    const props = this.#props;
    return this.#shown.get(Object.values(props), () => model.shownOf(this.#sizes, props));
  }

  protected override edited(): void {
    this.announce(model.lineText(this.#state()));
  }

  protected draw(): void {
    const { chart } = this;
    if (chart === null) return;
    const shown = this.#state();
    this.drawChart([shown], (charts) => {
      const data = model.chartData(shown);
      return {
        draw: (width) => charts.crossingChart(data, { width }),
        points: shown.fits
          .map((one) => ({
            x: sizeLaws[shown.law](one.side),
            y: one.fit.middle.value,
            text: model.pointText(one),
          }))
          .toReversed(),
        label: 'Sizes of boards, great ones first',
        description: data.description,
      };
    });
    render(
      crossingView({
        layout: this.layout,
        fields: this.settingsFields(),
        chart: chart.element,
        line: model.lineText(shown),
        unfitted: model.unfittedText(shown),
        table: this.folded(shown.fits.length === 0 ? null : model.tableOf(shown)),
      }),
      this,
    );
  }

  exports(): Exports {
    const props = this.#props;
    const shown = this.#state();
    return {
      name: `crossings-${props.divisor}`,
      about: model.aboutText(shown, props),
      csv: () => model.csvOf(shown),
      json: () => ({
        settings: props,
        fits: shown.fits.map(({ side, fit: { middle, slope, used }, root }) => ({
          side,
          middle,
          slope,
          points: used,
          boundRoot: root,
        })),
        line: shown.line,
      }),
      svg: () =>
        this.chartFile(({ crossingChart }, size) => crossingChart(model.chartData(shown), size)),
    };
  }
}

customElements.define('threshold-crossing', ThresholdCrossing);
