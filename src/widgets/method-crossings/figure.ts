/** `<method-crossings>`: the density at which each method knows half of the filled cells, by size. */
import { nothing } from 'lit-html';
import { figureOf } from '../../notebook/host/figure.ts';

import type { StoredRun } from '../../claims/storedFile.ts';
import { boardsNear, methodCrossingsInPieces } from '../../experiments/methodCrossings.ts';
import type { BoardThere, CrossedBy, MethodCrossings } from '../../experiments/methodCrossings.ts';
import { boardsOf, threshold } from '../../experiments/threshold.ts';
import type { ThresholdSpec, ThresholdTally } from '../../experiments/threshold.ts';
import { counted, grouped, sizeText } from '../../notebook/plain/numbers.ts';
import type { Exports, Host } from '../../notebook/host/host.ts';
import { figureParts } from '../../notebook/cell/figureParts.ts';
import type { ListedBoard } from '../../kit/boards/boardList.ts';
import { boardPanel, pointBoards } from '../../kit/boards/boardPanel.ts';
import type { PointBoards } from '../../kit/boards/boardPanel.ts';
import type { ChartContent } from '../../notebook/chart/chartFrame.ts';
import { chartKey, markEntries } from '../../kit/boards/chartKey.ts';
import { KeptFrom } from '../../notebook/chart/kept.ts';
import type { Charts } from '../../notebook/chart/loadCharts.ts';
import { allMethods, openImageIn } from '../../kit/puzzle/openIn.ts';
import { withOrigin } from '../../kit/puzzle/origin.ts';
import { BoardsRunFigure } from '../../kit/records/boardsRunFigure.ts';
import { boardsDone } from '../../notebook/run/runText.ts';
import { storedRuns } from '../../notebook/run/storedRuns.ts';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import { sitePath } from '../../notebook/page/paths.ts';
import { methodFiles } from '../../stored/thresholdBoards.ts';
import * as model from './model.ts';
import type { Form } from '../../notebook/settings/settings.ts';
import type { MethodCrossingsProps, SizeShown, StoredCrossings } from './model.ts';

/** A run of the reader: each size that was run stays until the figure is opened anew. */
type Own = {
  readonly spec: ThresholdSpec;
  readonly tally: ThresholdTally;
  readonly crossings: MethodCrossings;
};

type Settings = typeof model.runSettings.table;

class MethodCrossingsFigure extends BoardsRunFigure<'threshold', Settings, CrossedBy> {
  readonly linkVersion = 1;
  protected override readonly choiceSetting = 'method';
  readonly #given = (this.host.prebuilt ?? []) as readonly StoredCrossings[];
  readonly #boards = this.storedResult<StoredRun<'threshold'>>(); // of the stored size that is listed
  readonly #found = this.madeOfRun((spec, tally, active) =>
    methodCrossingsInPieces(spec, tally, model.drawings(spec, active)),
  );
  readonly #shown = new KeptFrom<readonly SizeShown[]>();
  readonly #own = new Map<number, Own>();

  constructor(host: Host) {
    super(host, threshold, model.runSettings);
  }

  protected override titleOf({ side, seed }: MethodCrossingsProps): string {
    return `Where each method passes one half: your run of ${sizeText(side, side)}, seed ${seed}, beside stored ones`;
  }

  protected specOf(values: MethodCrossingsProps): ThresholdSpec {
    return model.specOf(values);
  }

  protected override pace(spec: ThresholdSpec): number {
    return model.boardPace(spec);
  }

  protected override opened(values: MethodCrossingsProps): void {
    super.opened(values);
    this.#own.clear();
    this.#boards.close();
  }

  /** Sizes that are run one after another belong together as long as nothing else is set otherwise. */
  protected override edited(change: Partial<Form<Settings>>): void {
    super.edited(change);
    if (Object.keys(change).some((name) => name !== 'side')) this.#own.clear();
  }

  /** The sizes of the reader, that of the run under way as far as it came. */
  #readers(): readonly Own[] {
    const { spec, state } = this.session;
    const crossings = this.#found.value;
    if (spec !== null && state.progress !== null && crossings !== null) {
      const { tally } = state.progress;
      if (this.#own.get(spec.side)?.crossings !== crossings)
        this.#own.set(spec.side, { spec, tally, crossings });
    }
    return [...this.#own.values()];
  }

  #sizes(): readonly SizeShown[] {
    const own = this.#readers().map(({ crossings }) => crossings);
    return this.#shown.get([own.length, ...own], () =>
      model.sizesShown(
        this.#given.map(({ crossings }) => crossings),
        own.filter(({ methods }) => Object.values(methods).some((one) => one !== null)),
      ),
    );
  }

  protected draw(): void {
    const sizes = this.#sizes();
    this.chart.draw([sizes], (charts) => this.#content(charts, sizes));
    this.reopen();
    const looked = this.looked(sizes);
    const panel = this.#panel(sizes);
    const missing = model.missingText(sizes);
    const live = boardsDone(this.session.spec, this.session.state.progress);
    const texts = this.#given.map(({ text }) => text);
    const chooseLabel =
      looked === null
        ? null
        : `Show boards of ${sizeText(looked.side, looked.side)} (${looked.whose})`;
    const before = { what: 'boards of its size', chooseLabel };
    this.render(
      figureParts(
        {
          picture: html`${part(this.chart)} ${chartKey(markEntries(model.methodMarks))}`,
          action: this.runBar(),
          answer: html`${missing === null ? nothing : html`<p class="readout" data-missing>${missing}</p>`}
          ${boardPanel(this.id, pointBoards(panel, model.methodChoices), before, this.listActs)}`,
          settings: this.settingsFields(),
          more: html`${live === null ? nothing : html`<p class="readout">Your run: ${live}.</p>`}
          ${storedRuns(texts, this.folds)} ${this.folded(model.tableOf(sizes))}`,
        },
        this.layout,
      ),
    );
    this.comeBack(panel !== null);
  }

  #content(charts: Charts, sizes: readonly SizeShown[]): ChartContent {
    const data = model.chartData(sizes);
    return {
      draw: (size) => charts.methodCrossingsChart(data, size),
      points: sizes.map((size) => {
        const heights = Object.values(size.methods).flatMap((one) => one?.at.value ?? []);
        return {
          x: size.side,
          y: heights.at(-1) ?? 0,
          others: heights.slice(0, -1),
          text: model.pointText(size),
        };
      }),
      label: 'Sizes of the chart, small boards first',
      description: data.description,
    };
  }

  /** The boards that a size was found from; those of a stored run are fetched first. */
  #runOf({ side, whose }: SizeShown): Pick<Own, 'spec' | 'tally'> | null {
    if (whose === 'your run') return this.#own.get(side) ?? null;
    this.askFor(this.#boards, methodFiles.get(side) ?? null);
    const run = this.#boards.value;
    return run?.spec.side === side ? run : null;
  }

  #panel(sizes: readonly SizeShown[]): PointBoards<CrossedBy> | null {
    const size = sizes.find(({ side }) => side === this.listed);
    const method = model.runSettings.valueIn(this.form, 'method');
    const at = size?.methods[method]?.at.value ?? size?.methods.inference?.at.value;
    const run = size === undefined ? null : this.#runOf(size);
    if (size === undefined || run === null || at === undefined) return null;
    const near = boardsNear(run.spec, run.tally, { method, at }, this.limit);
    if (near === null) return null;
    const { percentage, boards, all } = near;
    return {
      title: `Boards of ${sizeText(size.side, size.side)} at ${percentage}\u00a0%, ${size.whose}`,
      choice: method,
      boards: boards.map((board) => this.#listed(board, run.spec, { method, percentage })),
      all,
    };
  }

  /** A board with its way to the page of every method, which can lead back. */
  #listed(
    board: BoardThere,
    spec: ThresholdSpec,
    { method, percentage }: { readonly method: CrossedBy; readonly percentage: number },
  ): ListedBoard {
    const { index, image } = board;
    const origin = this.originOf(boardsOf(spec), percentage, index);
    return {
      image,
      caption: `${grouped(index + 1)}: ${model.boardText(method, board)}`,
      href: withOrigin(openImageIn(allMethods, image, {}, sitePath('')), allMethods.cell, origin),
    };
  }

  protected shownPoints(): readonly { readonly at: number; readonly boards: number }[] {
    return this.#sizes().map(({ side, boards }) => ({ at: side, boards }));
  }

  protected override saidOf({ at, boards }: { at: number; boards: number }): string {
    return `Boards of ${sizeText(at, at)}, ${counted(boards, 'board')} at each density, below the chart.`;
  }

  exports(): Exports {
    const own = this.#readers();
    const whole = (): readonly SizeShown[] => {
      void this.#found.whole;
      return this.#sizes();
    };
    return {
      name: own.length === 0 ? 'method-crossings' : `method-crossings-seed-${own[0]?.spec.seed}`,
      about: [
        ...this.#given.map(({ text }) => text),
        ...own.map(({ spec }) => `your run: ${model.runText(spec)}`),
      ].join('; '),
      csv: () => model.csvOf(whole()),
      json: () => ({
        ...this.made,
        complete: own.length === 0 || this.session.state.phase === 'complete',
        runs: own.map(({ spec }) => spec),
        sizes: whole(),
      }),
      svg: () => this.chart.file(),
    };
  }
}

export const figure = figureOf<Partial<MethodCrossingsProps>, readonly StoredCrossings[]>(
  'method-crossings',
  MethodCrossingsFigure,
);
