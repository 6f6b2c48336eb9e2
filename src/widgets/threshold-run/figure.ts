/** `<threshold-run>`: of the filled cells of random boards, how many can be inferred, and with what effort, by density. */
import { nothing } from 'lit-html';
import { figureOf } from '../../notebook/host/figure.ts';

import type { ThresholdChartData } from '../../charts/thresholdChart.ts';
import type { StoredRun } from '../../claims/storedFile.ts';
import { boardsOf, threshold } from '../../experiments/threshold.ts';
import type { ThresholdSpec } from '../../experiments/threshold.ts';
import { boardsAt, pointsInPieces } from '../../experiments/thresholdPoints.ts';
import type {
  BoardChoice,
  ListedBoard as Found,
  ThresholdPoint,
} from '../../experiments/thresholdPoints.ts';
import { counted, grouped, sizeText } from '../../notebook/plain/numbers.ts';
import type { Exports, Host } from '../../notebook/host/host.ts';
import { figureParts } from '../../notebook/cell/figureParts.ts';
import type { ListedBoard } from '../../kit/boards/boardList.ts';
import { boardPanel, pointBoards } from '../../kit/boards/boardPanel.ts';
import type { PointBoards } from '../../kit/boards/boardPanel.ts';
import type { ChartContent } from '../../notebook/chart/chartFrame.ts';
import type { DataTable } from '../../notebook/chart/dataTable.ts';
import { chartKey, markEntries } from '../../kit/boards/chartKey.ts';
import type { KeyEntry } from '../../kit/boards/chartKey.ts';
import { Kept, KeptFrom, tableGap } from '../../notebook/chart/kept.ts';
import type { Charts } from '../../notebook/chart/loadCharts.ts';
import { allMethods, openImageIn, puzzleFigures } from '../../kit/puzzle/openIn.ts';
import { withOrigin } from '../../kit/puzzle/origin.ts';
import { BoardsRunFigure } from '../../kit/records/boardsRunFigure.ts';
import { presetField } from '../../notebook/run/runBar.ts';
import { boardsDone } from '../../notebook/run/runText.ts';
import { storedRuns } from '../../notebook/run/storedRuns.ts';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import { sitePath } from '../../notebook/page/paths.ts';
import * as model from './model.ts';
import type { ThresholdRunProps } from './model.ts';
import * as runs from './series.ts';
import type { Series, StoredSeries } from './series.ts';
import type { ThresholdGiven } from './prebuilt.ts';
import { boardFiles } from './storedRuns.ts';

/** How often boards are drawn again while a run goes on. */
const timesLive = 100;

type Settings = typeof model.runSettings.table;

class ThresholdRun extends BoardsRunFigure<'threshold', Settings, BoardChoice> {
  readonly linkVersion = 1;
  readonly #given = (this.host.prebuilt ?? { series: [], exchanges: [] }) as ThresholdGiven;
  readonly #shares = new Map(this.#given.exchanges);
  readonly #boards = this.storedResult<StoredRun<'threshold'>>(); // of the stored size that is listed
  readonly #table = new Kept<DataTable | null>(tableGap);
  readonly #points = this.madeOfRun((spec, tally, active) =>
    pointsInPieces(spec, tally, active ? timesLive : undefined),
  );
  readonly #shown = new KeptFrom<readonly Series[]>();

  constructor(host: Host) {
    super(host, threshold, model.runSettings);
  }

  protected override titleOf({ side, seed }: ThresholdRunProps): string {
    return `What can be inferred by density: your run of ${sizeText(side, side)}, seed ${seed}, over stored runs`;
  }

  protected specOf(values: ThresholdRunProps): ThresholdSpec {
    return model.specOf(values);
  }

  protected override pace(spec: ThresholdSpec): number {
    return model.boardPace(spec);
  }

  protected override fits(run: ThresholdSpec, wanted: ThresholdSpec): boolean {
    return run.side === wanted.side;
  }

  protected override opened(values: ThresholdRunProps): void {
    super.opened(values);
    this.#boards.close();
  }

  /** The reader's run as far as it came. */
  #live(): Series | null {
    const live = this.numbers(null);
    if (live === null) return null;
    const { spec } = live;
    const points = this.#points.value ?? [];
    if (points.length === 0) return null;
    return {
      whose: 'your run',
      spec,
      points,
      efforts: spec.procedure === true ? points : [],
    };
  }

  /** What the reader's run is, and how many of its boards were given up. */
  #liveText(): string | null {
    const { spec, state } = this.session;
    const done = boardsDone(spec, state.progress);
    if (spec === null || done === null) return done;
    const live = this.#live();
    return `${done}${runs.limitText(spec)}${live === null ? '' : runs.undecidedText(live)}`;
  }

  /** The stored runs that are drawn. */
  #storedOf(values: Pick<ThresholdRunProps, 'sizes'>): readonly StoredSeries[] {
    const sides = model.storedSides(values);
    return this.#given.series.filter(({ spec }) => sides.includes(spec.side));
  }

  /** All that is drawn: stored runs in the order of their sizes, then the reader's. */
  #series(): readonly Series[] {
    const values = this.reading.values ?? this.usual;
    const live = this.#live();
    return this.#shown.get([values.sizes, live?.points], () => [
      ...this.#storedOf(values),
      ...(live === null ? [] : [live]),
    ]);
  }

  /** The run that the cursor walks on: the reader's, else the stored one of its size. */
  #walked(): Series | null {
    const series = this.#series();
    const { side } = this.reading.values ?? this.usual;
    const ofSide = series.find(({ spec, whose }) => whose === 'stored run' && spec.side === side);
    return series.find(({ whose }) => whose === 'your run') ?? ofSide ?? null;
  }

  #chartData(): ThresholdChartData {
    const { from, to, divisor, bound } = this.reading.values ?? this.usual;
    const upper = bound === null ? null : { side: bound, shares: this.#shares };
    return runs.chartData([from, to], this.#series(), divisor, upper);
  }

  protected draw(): void {
    const walked = this.#walked();
    const series = this.#series();
    this.chart.draw([this.form, series], (charts) => this.#content(charts, walked));
    this.reopen();
    const looked = this.looked(this.#within(walked));
    const values = this.reading.values ?? this.usual;
    const live = this.#liveText();
    const panel = pointBoards(this.#panel(walked), model.boardChoices);
    const chooseLabel =
      looked === null || walked === null
        ? null
        : `Show boards at ${looked.at}\u00a0% (${walked.whose})`;
    const presets = model.presetsFor(this.spec(), this.workers);
    const table = this.#table.get(!this.session.active, () =>
      series.length === 0
        ? null
        : {
            ...runs.tableOf(series),
            files: series.flatMap(({ spec }) => boardFiles.get(spec.side)?.name ?? []),
          },
    );
    const texts = this.#storedOf(values).flatMap((one) => one.texts);
    this.render(
      figureParts(
        {
          picture: html`${part(this.chart)} ${chartKey(this.#key(series))}`,
          action: this.runBar(),
          answer: html`${boardPanel(this.id, panel, { what: 'its boards', chooseLabel }, this.listActs)}`,
          settings: this.settingsFields(
            presetField('Size of the run', presets, (preset) => {
              this.edit({ boards: String(preset.boards) });
            }),
          ),
          more: html`${live === null ? nothing : html`<p class="readout">Your run: ${live}.</p>`}
          ${storedRuns(texts, this.folds)} ${this.folded(table)}`,
        },
        this.layout,
      ),
    );
    this.comeBack(this.listed !== null);
  }

  /** A mark for each size, the kinds of points, and what the text says. */
  #key(series: readonly Series[]): readonly KeyEntry[] {
    const bound = model.boundShown(this.reading.values ?? this.usual);
    const marks = series.map(({ spec, whose }) => model.markOf(spec.side, whose));
    return [
      ...markEntries([...marks, ...(bound === null ? [] : [model.boundMark(bound)])]),
      { mark: 'open', text: 'broad bar: left open by undecided cells' },
      { mark: 'ring', text: 'empty points, below: the solver’s work' },
      {
        mark: 'region',
        text: `threshold in the paper, ${runs.printedBand[0]} to ${runs.printedBand[1]}\u00a0%`,
      },
    ];
  }

  #content(charts: Charts, walked: Series | null): ChartContent {
    const data = this.#chartData();
    const { divisor } = this.reading.values ?? this.usual;
    const series = this.#series();
    return {
      draw: (size) => charts.thresholdChart(data, size),
      points: this.#within(walked).map((point) => ({
        x: point.at,
        y: point.inferred[divisor]?.mean ?? 0,
        others: series.flatMap(({ points }) => {
          const there = points.find(({ at }) => at === point.at);
          return there?.inferred[divisor]?.mean ?? [];
        }),
        text: walked === null ? '' : runs.pointText(walked, point),
      })),
      label: 'Points of the chart, by percentage of filled cells',
      description: data.description,
    };
  }

  /** The points within the axis. */
  #within(walked: Series | null): readonly ThresholdPoint[] {
    const { from, to } = this.reading.values ?? this.usual;
    return walked?.points.filter(({ at }) => at >= from && at <= to) ?? [];
  }

  /** The boards of a run; those of a stored one are fetched first. */
  #runOf({ spec, whose }: Series): Pick<StoredRun<'threshold'>, 'spec' | 'tally'> | null {
    if (whose === 'your run') return this.numbers(null);
    this.askFor(this.#boards, boardFiles.get(spec.side) ?? null);
    const run = this.#boards.value;
    return run?.spec.side === spec.side ? run : null;
  }

  #panel(walked: Series | null): PointBoards<BoardChoice> | null {
    const point = walked?.points.find(({ at }) => at === this.listed);
    const run = walked === null ? null : this.#runOf(walked);
    if (walked === null || point === undefined || run === null) return null;
    const choice = this.#choice();
    const { spec, tally } = run;
    const { whose } = walked;
    const { boards, all } = boardsAt(spec, tally, point.index, choice, this.limit);
    return {
      title: `Boards of ${sizeText(spec.side, spec.side)} at ${point.at}\u00a0%, ${whose}`,
      choice,
      boards: boards.map((board) => this.#listed(board, spec, point)),
      all,
    };
  }

  #choice(): BoardChoice {
    return model.runSettings.valueIn(this.form, 'filter');
  }

  /** A board with its ways to one question and to every method, which can lead back. */
  #listed(
    { index, image, filled, inferred, undecided }: Found,
    spec: ThresholdSpec,
    { at }: ThresholdPoint,
  ): ListedBoard {
    const origin = this.originOf(boardsOf(spec), at, index);
    const open = (place: typeof allMethods): string =>
      withOrigin(openImageIn(place, image, {}, sitePath('')), place.cell, origin);
    return {
      image,
      caption: `${grouped(index + 1)}: ${grouped(inferred)} of ${counted(filled, 'filled cell')}${undecided === 0 ? '' : `, ${grouped(undecided)} undecided`}. Ask one cell`,
      href: open(puzzleFigures['ask-cell']),
      more: { text: 'All methods', href: open(allMethods) },
    };
  }

  protected shownPoints(): readonly ThresholdPoint[] | null {
    const walked = this.#walked();
    return walked === null ? null : this.#within(walked);
  }

  exports(): Exports {
    const series = this.#series();
    const { side, boards, seed } = this.reading.values ?? this.usual;
    const own = series.some(({ whose }) => whose === 'your run');
    const whole = (): readonly Series[] => {
      void this.#points.whole;
      return this.#series();
    };
    return {
      name: own ? `threshold-${side}x${side}-${boards}-boards-seed-${seed}` : 'threshold',
      about: runs.aboutOf(series, threshold.version),
      csv: () => runs.csvOf(whole()),
      json: () => ({
        ...this.made,
        complete: !own || this.session.state.phase === 'complete',
        runs: runs.jsonOf(whole()),
      }),
      svg: () => this.chart.file(),
    };
  }
}

export const figure = figureOf<Partial<ThresholdRunProps>, ThresholdGiven>(
  'threshold-run',
  ThresholdRun,
);
