/** `puzzle-hunt`: a search for hard simple puzzles that keeps its record. */
import { figureOf } from '../../notebook/host/figure.ts';

import { hunt } from '../../experiments/hunt.ts';
import type { HuntSpec } from '../../experiments/hunt.ts';
import { aimAt } from '../../notebook/cell/linkPlace.ts';
import type { Exports, Host } from '../../notebook/host/host.ts';
import type { ChartContent } from '../../notebook/chart/chartFrame.ts';
import type { Charts } from '../../notebook/chart/loadCharts.ts';
import { RunFigure } from '../../kit/records/runFigure.ts';
import { grouped, sizeText } from '../../notebook/plain/numbers.ts';
import { presetField } from '../../notebook/run/runBar.ts';
import type { RunState } from '../../notebook/run/runModel.ts';
import { sitePath } from '../../notebook/page/paths.ts';
import * as model from './model.ts';
import type { HuntProps, HuntRecord, HuntValues, ShortHunt } from './model.ts';
import { huntView } from './view.ts';
import type { HuntPicture } from './view.ts';

class PuzzleHunt extends RunFigure<'hunt', typeof model.huntSettings.table> {
  readonly linkVersion = 1;
  readonly unit = { one: 'restart', many: 'restarts' };
  readonly #chart = this.newChart({
    hint: 'Simple puzzles tried, by difficulty. Point at the chart, or focus it and use the arrow keys, to read its values.',
    says: false, // what was tried stands below it
  });
  #history: readonly HuntRecord[] = [];
  readonly #short = this.host.prebuilt as ShortHunt | null;
  readonly #shortRecord = this.#short?.record == null ? null : model.recordFrom(this.#short.record);

  constructor(host: Host) {
    super(host, hunt, model.huntSettings);
  }

  protected override titleOf({ height, width, seed }: HuntValues): string {
    return `A hunt for hard simple puzzles, ${sizeText(height, width)}, seed ${seed}`;
  }

  protected override pace({ height, width, steps }: HuntSpec): number {
    return model.restartPace({ height, width, steps });
  }

  protected specOf(values: HuntValues): HuntSpec {
    return model.specOf(values);
  }

  protected override opened(values: HuntValues): void {
    super.opened(values);
    this.#history = values.record === null ? [] : [values.record];
  }

  exports(): Exports {
    const { spec, state } = this.session;
    const tally = state.progress?.tally ?? null;
    const counts = tally === null ? [] : model.countsOf(tally);
    return {
      name: spec === null ? 'hunt' : `hunt-${spec.height}x${spec.width}`,
      csv: () => model.csvOf(this.#history, counts),
      json: () => ({
        ...this.made,
        spec,
        complete: state.phase === 'complete',
        boards: tally?.boards ?? 0,
        simple: tally?.simple ?? 0,
        records: this.#history.map(({ difficulty, code, found }) => ({ difficulty, code, found })),
        counts,
      }),
      svg: () => this.#chart.file(),
    };
  }

  protected override onRun(before: RunState<unknown>): void {
    const { phase, progress } = this.session.state;
    if (phase === 'starting' && before.phase !== 'partial') {
      this.#history = [];
      this.put({ record: '' });
    }
    if (progress === null) return;
    const best = progress.tally.best;
    if (best === null || best.image === this.#history.at(-1)?.code) return;
    const history = model.withRecord(this.#history, model.recordOf(progress.tally));
    if (history === this.#history) return;
    this.#history = history;
    this.keep({ record: best.image });
  }

  /** The reader's hunt; before one the short one of the page. */
  #chartData() {
    const { spec, state } = this.session;
    const label = 'simple puzzles tried';
    if (spec === null || state.progress === null) {
      const { counts = [], text = 'No hunt yet.' } = this.#short ?? {};
      return { ours: counts, label, description: text };
    }
    const hardest = this.#history.at(-1)?.difficulty ?? 0;
    const description = `Simple ${sizeText(spec.height, spec.width)} puzzles tried, by difficulty; the greatest is ${hardest}. ${model.triedText(state.progress.tally)}`;
    return { ours: model.countsOf(state.progress.tally), label, description };
  }

  protected draw(): void {
    this.host.setBeside(true);
    this.#chart.draw([this.session.state.progress], (charts) => this.#content(charts));
    const wanted = this.spec();
    const { spec, state } = this.session;
    const tally = state.progress?.tally ?? null;
    const link = this.linkTo();
    aimAt(link, this.id);
    const picture: HuntPicture = {
      idPrefix: this.id,
      layout: this.layout,
      fields: this.settingsFields(
        presetField('Length of the hunt', model.presetsFor(wanted), (preset) => {
          this.edit({ restarts: String(preset.restarts) });
        }),
      ),
      bar: this.runBar(),
      chart: this.#chart,
      tried: tally === null ? (this.#short?.text ?? null) : model.triedText(tally),
      short: tally === null ? this.#shortRecord : null,
      history: this.#history,
      recordLink: link.href,
      table: this.folded(tally === null || spec === null ? null : model.tableOfCounts(spec, tally)),
      base: sitePath(''),
    };
    this.render(huntView(picture));
  }

  #content(charts: Charts): ChartContent {
    const data = this.#chartData();
    return {
      draw: (size) => charts.difficultyChart(data, size),
      points: data.ours.map(({ difficulty, count }) => ({
        x: difficulty,
        y: Math.max(1, count),
        text: `Difficulty ${difficulty}: ${grouped(count)} simple puzzles tried.`,
      })),
      label: 'Bars of the chart, by difficulty',
      description: data.description,
    };
  }
}

export const figure = figureOf<Partial<HuntProps>, ShortHunt>('puzzle-hunt', PuzzleHunt);
