/** `<reach-run>`: of the cells that must be so, how many each method finds, by percentage of filled cells. */
import { figureOf } from '../../figure/figure.ts';

import type { DensityChartData } from '../../charts/densityChart.ts';
import { now } from '../../clock.ts';
import { reach } from '../../experiments/reach.ts';
import type { ReachSpec, ReachTally } from '../../experiments/reach.ts';
import { grouped, sizeText } from '../../formats/numbers.ts';
import type { Exports, Host } from '../../figure/host.ts';
import type { ListedBoard } from '../../kit/chart/boardList.ts';
import type { PointBoards } from '../../kit/chart/boardPanel.ts';
import type { ChartContent } from '../../kit/chart/chartFrame.ts';
import type { DataTable } from '../../kit/chart/dataTable.ts';
import { Kept, KeptFrom, tableGap } from '../../kit/chart/kept.ts';
import type { Charts } from '../../kit/chart/loadCharts.ts';
import { allMethods, openImageIn } from '../../kit/puzzle/openIn.ts';
import { withOrigin } from '../../kit/puzzle/origin.ts';
import { ListedRunFigure } from '../../figure/sources/listedRunFigure.ts';
import { boardsDone } from '../../kit/run/runText.ts';
import { sameSize } from '../../kit/run/size.ts';
import type { FormOf } from '../../kit/settings/settings.ts';
import { sitePath } from '../../kit/text/paths.ts';
import * as model from './model.ts';
import type { ReachRunProps } from './model.ts';
import { boardsAt, pointsOf, shareOf } from '../../experiments/reachPoints.ts';
import type { BoardChoice, ListedReach, ReachPoint } from '../../experiments/reachPoints.ts';
import { storedFileFor } from './storedRun.ts';
import type { StoredReach } from './storedRun.ts';
import { reachRunView } from './view.ts';

/** The numbers that the cursor walks on. */
type Walked = {
  readonly spec: ReachSpec;
  readonly tally: ReachTally;
  readonly points: readonly ReachPoint[];
  readonly whose: 'your run' | 'stored run';
};

type Settings = typeof model.runSettings.table;

class ReachRun extends ListedRunFigure<'reach', Settings, BoardChoice> {
  readonly linkVersion = 1;
  readonly unit = { one: 'board', many: 'boards' };
  readonly #stored = this.storedResult<StoredReach>();
  readonly #table = new Kept<DataTable | null>(tableGap);
  readonly #points = new KeptFrom<readonly ReachPoint[]>();

  constructor(host: Host) {
    super(host, reach, model.runSettings);
  }

  protected override titleOf({ height, width, seed }: ReachRunProps): string {
    return `What each method misses by percentage of filled cells, ${sizeText(height, width)}, seed ${seed}`;
  }

  protected override pace(spec: ReachSpec): number {
    return model.boardPace(spec);
  }

  protected specOf(values: ReachRunProps): ReachSpec {
    return model.specOf(values);
  }

  protected override fits(run: ReachSpec, wanted: ReachSpec): boolean {
    return sameSize(run, wanted) && run.model === wanted.model;
  }

  protected override askForStored(): void {
    const spec = this.spec();
    if (spec !== null) this.askFor(this.#stored, storedFileFor(spec));
  }

  protected pointOf({ point }: ReachRunProps): number | null {
    return point;
  }

  protected pointSetting(at: number | null): Partial<FormOf<typeof model.runSettings>> {
    return { point: at === null ? '' : String(at) };
  }

  protected choiceSetting(filter: BoardChoice): Partial<FormOf<typeof model.runSettings>> {
    return { filter };
  }

  /** The reader's run where it fits, else the stored one. */
  #walked(): Walked | null {
    const live = this.numbers(null);
    if (live !== null) {
      const points = this.#livePoints(live.spec, live.tally);
      if (points.length > 0)
        return { spec: live.spec, tally: live.tally, points, whose: 'your run' };
    }
    const stored = this.#stored.value;
    const wanted = this.spec();
    if (stored === null || (wanted !== null && !this.fits(stored.spec, wanted))) return null;
    return { ...stored, whose: 'stored run' };
  }

  /** Their intervals are drawn anew once a second while the run goes on. */
  #livePoints(spec: ReachSpec, tally: ReachTally): readonly ReachPoint[] {
    const { active, state } = this.session;
    const age = active ? Math.floor(now() / tableGap) : state.progress;
    return this.#points.get([spec, age], () => pointsOf(spec, tally));
  }

  #storedPoints(): readonly ReachPoint[] {
    const stored = this.#stored.value;
    const wanted = this.spec();
    return stored !== null && (wanted === null || this.fits(stored.spec, wanted))
      ? stored.points
      : [];
  }

  #chartData(): DensityChartData {
    const walked = this.#walked();
    const { from, to } = this.reading.values ?? this.usual;
    return model.chartData(
      [from, to],
      this.#storedPoints().filter(({ at }) => at >= from && at <= to),
      walked?.whose === 'your run' ? walked.points : [],
    );
  }

  protected draw(): void {
    const walked = this.#walked();
    const from = [this.form, this.#stored.value, walked?.points];
    this.drawChart(from, (charts) => this.#content(charts, walked));
    this.reopen();
    const looked = this.#looked(walked);
    this.place(
      reachRunView(
        {
          idPrefix: this.id,
          layout: this.layout,
          fields: this.settingsFields(),
          bar: this.runBar(),
          chart: this.chart,
          stored: this.#stored.value?.text ?? null,
          spoilt: this.#stored.problem !== null,
          live: boardsDone(this.session.spec, this.session.state.progress),
          panel: this.#panel(walked),
          chooseLabel:
            looked === null || walked === null
              ? null
              : `Show boards at ${looked.at}\u00a0% (${walked.whose})`,
          table: this.folded(
            this.#table.get(!this.session.active, () =>
              walked === null || walked.points.length === 0
                ? null
                : model.tableOf(walked.points, walked.whose),
            ),
          ),
        },
        this.listActs,
      ),
    );
    this.comeBack(this.listed !== null);
  }

  #content(charts: Charts, walked: Walked | null): ChartContent {
    const data = this.#chartData();
    return {
      draw: (size) => charts.densityChart(data, size),
      points: this.#shown(walked).map((point) => ({
        x: point.at,
        y: shareOf(point, 'sweeps'),
        others: Object.values(point.methods).map(({ known }) => known / point.inferable),
        text: model.pointText(point, walked?.whose ?? 'stored run'),
      })),
      label: 'Points of the chart, by percentage of filled cells',
      description: data.description,
    };
  }

  /** The points within the axis. */
  #shown(walked: Walked | null): readonly ReachPoint[] {
    const { from, to } = this.reading.values ?? this.usual;
    return walked?.points.filter(({ at }) => at >= from && at <= to) ?? [];
  }

  /** The point under the cursor of the chart. */
  #looked(walked: Walked | null): ReachPoint | null {
    const at = this.chart.at ?? null;
    return at === null ? null : (this.#shown(walked)[at] ?? null);
  }

  #panel(walked: Walked | null): PointBoards<BoardChoice> | null {
    const point = walked?.points.find(({ at }) => at === this.listed);
    if (walked === null || point === undefined) return null;
    const choice = this.#choice();
    const { spec, tally, whose } = walked;
    const { boards, all } = boardsAt(spec, tally, point.index, choice, this.limit);
    return {
      title: `Boards at ${point.at}\u00a0%, ${whose}`,
      choice,
      boards: boards.map((board) => this.#listed(board, spec, point)),
      all,
    };
  }

  #choice(): BoardChoice {
    return model.runSettings.valueIn(this.form, 'filter');
  }

  /** A board with its way to the page of every method, which can lead back. */
  #listed(
    { index, image, inferable, missed }: ListedReach,
    spec: ReachSpec,
    point: ReachPoint,
  ): ListedBoard {
    const origin = this.originOf(spec, point.at, index);
    const href = openImageIn(allMethods, image, {}, sitePath(''));
    return {
      image,
      caption: `${grouped(index + 1)}: ${model.missText(this.#choice(), missed, inferable)}`,
      href: withOrigin(href, allMethods.cell, origin),
    };
  }

  protected shownPoints(): readonly ReachPoint[] | null {
    const walked = this.#walked();
    return walked === null ? null : this.#shown(walked);
  }

  exports(): Exports {
    const walked = this.#walked();
    const spec = walked?.spec;
    return {
      name:
        spec === undefined
          ? 'missed'
          : `missed-${spec.height}x${spec.width}-${spec.boards}-boards-a-percentage-seed-${spec.seed}`,
      ...(spec !== undefined && {
        about: `${sizeText(spec.height, spec.width)}, ${grouped(spec.boards)} boards a percentage, seed ${spec.seed}, version ${reach.version}`,
      }),
      csv: () => model.csvOf(walked?.points ?? []),
      json: () => ({
        ...this.made,
        source: walked?.whose ?? null,
        complete: walked?.whose === 'stored run' || this.session.state.phase === 'complete',
        spec: spec ?? null,
        points: walked?.points ?? [],
      }),
      svg: () => this.chartFile(({ densityChart }, size) => densityChart(this.#chartData(), size)),
    };
  }
}

export const figure = figureOf<Partial<ReachRunProps>>('reach-run', ReachRun);
