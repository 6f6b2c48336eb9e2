/** `<difficulty-share>`: difficulty as a share of the cells, of built puzzles and of all pictures of small sizes. */
import { figureOf } from '../../notebook/host/figure.ts';
import type { Exports, Host } from '../../notebook/host/host.ts';
import { ChartFigure } from '../../notebook/records/chartFigure.ts';
import { KeptFrom } from '../../notebook/chart/kept.ts';
import * as model from './model.ts';
import type { ShareProps, SharePoints, SmallSize } from './model.ts';
import { shareView } from './view.ts';

class DifficultyShare extends ChartFigure<typeof model.shareSettings.table> {
  readonly linkVersion = 1;
  readonly #small = this.host.prebuilt as readonly SmallSize[];
  readonly #shown = new KeptFrom<SharePoints>();
  #last: ShareProps | null = null; // settings that can be read

  constructor(host: Host) {
    super(host, model.shareSettings);
  }

  #state(): SharePoints {
    this.#last = this.reading.values ?? this.#last ?? this.usual;
    const props = this.#last;
    return this.#shown.get([props.shape, props.axis, props.most], () =>
      model.shownOf(this.#small, props),
    );
  }

  protected override edited(): void {
    this.announce(model.halfText(this.#state()));
  }

  protected draw(): void {
    const shown = this.#state();
    this.chart.draw([shown], (charts) => {
      const data = model.chartData(shown);
      return {
        draw: (size) => charts.difficultyShareChart(data, size),
        points: model.chartPoints(shown),
        label: 'Puzzles, small boards first',
        description: data.description,
      };
    });
    this.render(
      shareView({
        layout: this.layout,
        fields: this.settingsFields(),
        chart: this.chart,
        half: model.halfText(shown),
        table: this.folded(model.tableOf(shown)),
      }),
    );
  }

  exports(): Exports {
    const shown = this.#state();
    return {
      name: 'difficulty-share',
      about: model.aboutText(shown),
      csv: () => model.csvOf(shown),
      json: () => model.jsonOf(shown),
      svg: () => this.chart.file(),
    };
  }
}

export const figure = figureOf<Partial<ShareProps>, readonly SmallSize[]>(
  'difficulty-share',
  DifficultyShare,
);
