/** `density-run`: how many random puzzles are simple, by percentage of filled cells. */
import { figureOf } from '../../notebook/host/figure.ts';

import type { DensityChartData } from '../../charts/densityChart.ts';
import type { ExactPoint } from '../../charts/densityCurves.ts';
import { now } from '../../notebook/clock.ts';
import { density } from '../../experiments/density.ts';
import type { DensitySpec } from '../../experiments/density.ts';
import { settingsFold } from '../../notebook/cell/figureParts.ts';
import type { Exports, FigurePage, Host } from '../../notebook/host/host.ts';
import type { ChartContent } from '../../notebook/chart/chartFrame.ts';
import type { DataTable } from '../../notebook/chart/dataTable.ts';
import { Kept, KeptFrom, tableGap } from '../../notebook/chart/kept.ts';
import type { Charts } from '../../notebook/chart/loadCharts.ts';
import { BoardsRunFigure } from '../../kit/records/boardsRunFigure.ts';
import { presetField } from '../../notebook/run/runBar.ts';
import { sitePath } from '../../notebook/page/paths.ts';
import { BinomialView } from './binomialView.ts';
import { BoardFinder } from './boardFinder.ts';
import type { BoardChoice } from './boards.ts';
import { chartPoints } from './chartPoints.ts';
import * as model from './model.ts';
import type { DensityLook, DensityProps, DensityShow } from './model.ts';
import { hasClasses, hasTwoSat } from './points.ts';
import type { CountedPoint } from './points.ts';
import { chartDataOf, exactCurveOf, runText, situationOf, verdictsOn } from './situation.ts';
import type { LetteredVerdict, ReaderRun, Situation } from './situation.ts';
import { storedFileFor, storedText } from './storedRun.ts';
import type { StoredRun } from './storedRun.ts';
import { densityView } from './view.ts';
import type { DensityPicture } from './view.ts';
import { aboutText, csvOfPoints, fileNameOf, stairsText, tableOfPoints } from './words.ts';

type Settings = typeof model.densitySettings.table;

class DensityRun extends BoardsRunFigure<'density', Settings, BoardChoice> {
  readonly linkVersion = 1;
  readonly #stored = this.storedResult<StoredRun>();
  readonly #binomial = new BinomialView(`${this.id}-binomial`);
  readonly #table = new Kept<DataTable | null>(tableGap);
  readonly #verdicts = new KeptFrom<readonly LetteredVerdict[]>();
  readonly #finder = new BoardFinder(() => this.requestDraw());

  constructor(host: Host) {
    super(host, density, model.densitySettings);
  }

  protected override titleOf(values: DensityProps): string {
    return model.titleOf(values);
  }

  protected override pace(spec: DensitySpec): number {
    return model.boardPace(spec);
  }

  protected specOf(values: DensityProps): DensitySpec {
    return model.specOf(values);
  }

  exports(): Exports {
    const { walked } = this.#situation();
    return {
      name: walked === null ? 'density' : fileNameOf(walked.spec),
      ...(walked !== null && { about: aboutText(walked.spec) }),
      csv: () => csvOfPoints(walked?.points ?? []),
      json: () => ({
        ...this.made,
        source: walked?.whose ?? null,
        complete: walked?.whose === 'stored run' || this.session.state.phase === 'complete',
        spec: walked?.spec ?? null,
        points: walked?.points ?? [],
      }),
      svg: () => this.chart.file(),
    };
  }

  override dispose(): void {
    super.dispose();
    this.#finder.close();
  }

  override attach(page: FigurePage): void {
    super.attach(page);
    if (!this.layout.pared) return;
    // a toggle does not rise
    const drawAnew = (): void => this.requestDraw();
    page.element.addEventListener('toggle', drawAnew, { capture: true, signal: page.signal });
  }

  /** Fetches the stored run of the size and the reading in the form, where there is one. */
  protected override askForStored(): void {
    const spec = this.spec();
    if (spec === null) return;
    this.askFor(this.#stored, storedFileFor(spec));
  }

  #run(): ReaderRun | null {
    const { spec, state } = this.session;
    return spec === null || state.progress === null ? null : { spec, ...state.progress };
  }

  #show(): DensityShow {
    return model.densitySettings.valueIn(this.form, 'show');
  }

  #situation(): Situation {
    return situationOf(this.spec(), this.#run(), this.#stored.value, this.#show());
  }

  /** Letters stand on the chart only beside their list: in a pared figure that is folded at first. */
  get #marked(): boolean {
    const { pared, folds } = this.layout;
    return !pared || folds.isOpen(settingsFold);
  }

  /** The verdicts; while a run goes on they follow it once a second. */
  #verdictsOn(situation: Situation): readonly LetteredVerdict[] {
    const { active, state } = this.session;
    const age = active ? Math.floor(now() / tableGap) : state.progress;
    const marked = this.#marked;
    return this.#verdicts.get([this.form, this.#stored.value, age, marked], () =>
      verdictsOn(situation, marked),
    );
  }

  /** How many simple puzzles there are among all pictures of 6 x 6, by number of filled cells. */
  #exact(situation: Situation): readonly ExactPoint[] {
    return exactCurveOf(situation, this.host.prebuilt as readonly number[] | null);
  }

  #chartData(situation: Situation): DensityChartData {
    return chartDataOf(situation, this.#verdictsOn(situation), this.#exact(situation));
  }

  protected draw(): void {
    const situation = this.#situation();
    const looked = this.looked(situation.walked?.shown ?? null);
    const from = [this.form, this.#stored.value, this.session.state.progress, this.#marked];
    this.chart.draw(from, (charts) => this.#content(charts, situation));
    const spec = this.spec();
    if (this.chart.charts !== null && spec !== null)
      this.#binomial.draw(this.chart.charts, spec, looked?.at ?? null);
    this.reopen();
    const picture = this.#picture(situation, looked);
    this.render(densityView(picture, this.listActs));
    this.comeBack(picture.panel?.boards != null);
  }

  #picture(situation: Situation, looked: CountedPoint | null): DensityPicture {
    const { walked } = situation;
    const spec = this.spec();
    const run = this.#run();
    const stored = this.#stored.value;
    return {
      idPrefix: this.id,
      layout: this.layout,
      fields: this.settingsFields(
        presetField('Size of the run', model.presetsFor(spec), (preset) => {
          this.edit({ boards: String(preset.boards) });
        }),
      ),
      show: this.#show(),
      bar: this.runBar(),
      chart: this.chart,
      binomial: this.#binomial,
      stored: stored === null ? null : storedText(stored),
      spoilt: this.#stored.problem !== null,
      live: run === null ? null : runText(run, spec),
      classes: walked !== null && hasClasses(walked.points),
      twoSat: walked !== null && hasTwoSat(walked.points),
      exact: this.#exact(situation).length > 0,
      stairs: stairsText(situation.wanted),
      verdicts: this.#verdictsOn(situation),
      panel: this.#finder.panel,
      chooseLabel:
        looked === null || walked === null
          ? null
          : `Show boards counted at ${looked.at}\u00a0% (${walked.whose})`,
      table: this.folded(
        this.#table.get(!this.session.active, () =>
          walked === null
            ? null
            : {
                ...tableOfPoints(walked.spec, walked.points, walked.whose),
                files: [storedFileFor(walked.spec)?.name ?? []].flat(),
              },
        ),
      ),
      originOf: (index) => {
        const { spec, at } = this.#finder.request!;
        return this.originOf(spec, spec.percentages[at] ?? 0, index);
      },
      base: sitePath(''),
    };
  }

  #content(charts: Charts, situation: Situation): ChartContent {
    const { walked } = situation;
    const data = this.#chartData(situation);
    return {
      draw: (size) => charts.densityChart(data, size),
      points: walked === null ? [] : chartPoints(walked, situation.show, data.exact ?? []),
      label: 'Points of the chart, by percentage of filled cells',
      description: data.description,
    };
  }

  protected shownPoints(): readonly { readonly at: number; readonly boards: number }[] | null {
    const { walked } = this.#situation();
    return walked?.shown.map(({ at, trials }) => ({ at, boards: trials })) ?? null;
  }

  protected override saidOf({ at }: { readonly at: number }): string {
    return `Boards counted at ${at}\u00a0%, below the chart.`;
  }

  protected override onOthers(choice: BoardChoice): void {
    this.#finder.choose(choice);
  }

  protected override onMore(): void {
    this.#finder.more();
  }

  protected override onClose(): void {
    this.#finder.close();
  }

  protected override onList(asked: 'by link' | 'by hand'): void {
    const { walked } = this.#situation();
    const point = walked?.shown.find(({ at }) => at === this.listed);
    if (walked === null || point === undefined) return;
    const { spec, whose } = walked;
    const mine = whose === 'your run';
    const request = {
      title: `Boards at ${point.at}\u00a0%, ${whose}`,
      spec,
      at: point.index,
      left: mine ? (this.session.outcome?.left ?? []) : [],
      // of a run that is under way or broke off only the number is known
      counted: mine && this.session.outcome === null ? point.trials : spec.boards,
    };
    const linked = asked === 'by link';
    this.#finder.open(
      request,
      linked ? model.densitySettings.valueIn(this.form, 'filter') : undefined,
    );
  }
}

export const figure = figureOf<Partial<DensityProps> & DensityLook, readonly number[]>(
  'density-run',
  DensityRun,
);
