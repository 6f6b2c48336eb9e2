/** `<difficulty-share>`: difficulty as a share of the cells, of built puzzles and of all pictures of small sizes. */
import { render } from 'lit-html';
import type { Exports } from '../../kit/cell/notebookWidget.ts';
import { ChartWidget } from '../../kit/chart/chartWidget.ts';
import { KeptFrom } from '../../kit/chart/kept.ts';
import * as model from './model.ts';
import type { ShareProps, Shown, SmallSize } from './model.ts';
import { shareView } from './view.ts';

class DifficultyShare extends ChartWidget<typeof model.shareSettings.table> {
  readonly linkVersion = 1;
  readonly #small = JSON.parse(this.dataset['small'] ?? '[]') as readonly SmallSize[];
  readonly #shown = new KeptFrom<Shown>();
  #last: ShareProps | null = null; // settings that can be read

  constructor() {
    super(model.shareSettings);
  }

  #state(): Shown {
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
    const { chart } = this;
    if (chart === null) return;
    const shown = this.#state();
    this.drawChart([shown], (charts) => {
      const data = model.chartData(shown);
      return {
        draw: (width) => charts.difficultyShareChart(data, { width }),
        points: model.chartPoints(shown),
        label: 'Puzzles, small boards first',
        description: data.description,
      };
    });
    render(
      shareView({
        layout: this.layout,
        fields: this.settingsFields(),
        chart: chart.element,
        half: model.halfText(shown),
        table: this.folded(model.tableOf(shown)),
      }),
      this,
    );
  }

  exports(): Exports {
    const shown = this.#state();
    return {
      name: 'difficulty-share',
      about: model.aboutText(shown),
      csv: () => model.csvOf(shown),
      json: () => model.jsonOf(shown),
      svg: () =>
        this.chartFile(({ difficultyShareChart }, size) =>
          difficultyShareChart(model.chartData(shown), size),
        ),
    };
  }
}

customElements.define('difficulty-share', DifficultyShare);
