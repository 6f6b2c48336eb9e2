/**
 * The program of every run chart that is a record: a chart of points with one run of the reader over one that is stored, its
 * key, its table, its files and, where the record says so, the boards behind its points.
 */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { storedMeasurement } from '../../claims/measurement.ts';
import { runFile } from '../../claims/storedFile.ts';
import type { InPieces } from '../../engine/pieces.ts';
import { grouped, sizeText } from '../../notebook/plain/numbers.ts';
import { figureParts } from '../../notebook/cell/figureParts.ts';
import type { ListedBoard } from '../boards/boardList.ts';
import { boardPanel, pointBoards } from '../boards/boardPanel.ts';
import type { PointBoards } from '../boards/boardPanel.ts';
import type { ChartContent } from '../../notebook/chart/chartFrame.ts';
import { chartKey } from '../boards/chartKey.ts';
import type { DataTable } from '../../notebook/chart/dataTable.ts';
import { Kept, KeptFrom, tableGap } from '../../notebook/chart/kept.ts';
import type { Charts } from '../../notebook/chart/loadCharts.ts';
import { allMethods, openImageIn } from '../../kit/puzzle/openIn.ts';
import { withOrigin } from '../../kit/puzzle/origin.ts';
import { boardsDone, storedSentence } from '../../notebook/run/runText.ts';
import type { Table, Values } from '../../notebook/settings/settings.ts';
import { html } from '../../notebook/template/html.ts';
import { sitePath } from '../../notebook/page/paths.ts';
import { inSlices } from '../../notebook/work/inSlices.ts';
import { part } from '../../notebook/template/part.ts';
import type { ExperimentId, SpecOf, TallyOf } from '../../workers/client.ts';
import { csvOf, tableOf } from '../../notebook/records/column.ts';
import type { Column } from '../../notebook/records/column.ts';
import { figureOf } from '../../notebook/host/figure.ts';
import type { Figure } from '../../notebook/host/figure.ts';
import type { Exports, Host } from '../../notebook/host/host.ts';
import { BoardsRunFigure } from './boardsRunFigure.ts';
import type { FoundBoard, Layers, PointAt, RunChart, Sample, Whose } from './runChartRecord.ts';

/** A run and its points. */
type Walked<Spec, Tally, Point> = {
  readonly spec: Spec;
  readonly tally: Tally;
  readonly points: readonly Point[];
  readonly whose: Whose;
};

const firstColumns: readonly Column<PointAt>[] = [
  { head: 'filled, %', fields: { percentage: ({ at }) => at } },
  { head: 'boards', fields: { boards: ({ boards }) => boards } },
];

const storedText = (spec: Sample, version: number, command: string): string =>
  `${sizeText(spec.height, spec.width)}, ${grouped(spec.boards)} boards for each of ${spec.percentages.length} percentages${spec.model === 'independent' ? ', independent cells' : ''}, seed ${spec.seed}, version ${version}, made by ${command}`;

/** The figure of a record. */
export function runChart<
  Id extends ExperimentId,
  T extends Table,
  Point extends PointAt,
  Data extends { readonly description: string },
  Choice extends string = string,
>(record: RunChart<Id, T, Point, Data, Choice>): Figure<Partial<Values<T>>, null> {
  type Spec = SpecOf<Id>;
  type Run = Walked<Spec, TallyOf<Id>, Point>;
  type Stored = Run & { readonly text: string };
  const sampleOf = (spec: Spec): Sample => spec as unknown as Sample;
  function* pointsInPieces(spec: Spec, tally: TallyOf<Id>): InPieces<readonly Point[]> {
    const points: Point[] = [];
    for (const point of record.pointsOf(spec, tally)) {
      points.push(point);
      yield;
    }
    return points;
  }

  class RunChartFigure extends BoardsRunFigure<Id, T, Choice> {
    readonly linkVersion = 1;
    readonly #stored = this.storedResult<Stored>();
    readonly #points = this.madeOfRun(pointsInPieces);
    readonly #layers = new KeptFrom<Layers<Point>>();
    readonly #data = new KeptFrom<Data>();
    readonly #table = new Kept<DataTable | null>(tableGap);

    constructor(host: Host) {
      super(host, record.experiment, record.settings);
    }

    protected specOf(values: Values<T>): Spec {
      return record.specOf(values);
    }

    protected override titleOf(values: Values<T>): string {
      return record.titleOf(values);
    }

    protected override pace(spec: Spec): number {
      return record.pace(spec);
    }

    protected override fits(run: Spec, wanted: Spec): boolean {
      return record.fits(run, wanted);
    }

    protected override askForStored(): void {
      const spec = this.spec();
      if (spec === null) return;
      const { experiment, pointsOf } = record;
      const one = storedMeasurement(record.id, (known) => record.fits(known, spec));
      if (one === undefined) return this.askFor(this.#stored, null);
      const file = runFile(one, experiment);
      const fetch = async (signal: AbortSignal): Promise<Stored> => {
        const { spec: made, tally, version, command } = await this.host.stored(file, signal);
        const points: Point[] = [];
        await inSlices(pointsOf(made, tally), (point) => points.push(point), signal, 1);
        const text = storedText(sampleOf(made), version, command);
        return { spec: made, tally, points, whose: 'stored run', text };
      };
      this.host.waitFor(this.#stored.ask(file.name, fetch));
    }

    get #values(): Values<T> {
      return this.reading.values ?? this.usual;
    }

    /** The reader's run, while the form asks for its like. */
    #live(): Run | null {
      const live = this.numbers(null);
      if (live === null) return null;
      const { spec, tally } = live;
      const points = this.#points.value ?? [];
      return points.length === 0 ? null : { spec, tally, points, whose: 'your run' };
    }

    /** The run that the cursor walks on: the reader's, else the stored one. */
    #walked(): Run | null {
      return this.#live() ?? this.#stored.value;
    }

    #within(points: readonly Point[] | undefined): readonly Point[] {
      const [from, to] = record.range?.(this.#values) ?? [0, 100];
      return points?.filter(({ at }) => at >= from && at <= to) ?? [];
    }

    protected shownPoints(): readonly Point[] | null {
      const walked = this.#walked();
      return walked === null ? null : this.#within(walked.points);
    }

    protected draw(): void {
      const values = this.#values;
      const walked = this.#walked();
      const live = this.#live();
      const from = [this.form, this.#stored.value, live?.points];
      const layers = this.#layers.get(from, () => ({
        stored: this.#within(this.#stored.value?.points),
        live: this.#within(live?.points),
      }));
      const data = this.#data.get(from, () => record.data(layers, values));
      this.chart.draw(from, (charts) => this.#content(charts, data, walked));
      this.reopen();
      const panel = this.#panel(walked);
      const said = boardsDone(this.session.spec as Sample | null, this.session.state.progress);
      const { whose = 'stored run', points = [] } = walked ?? {};
      const sentences = record.sentences?.(data, this.#within(points), whose, values) ?? [];
      const answer = html`${sentences.map((sentence) => html`<p class="readout">${sentence}</p>`)}
      ${this.#boardPanel(panel, whose)}`;
      const text = this.#stored.value?.text ?? null;
      this.render(
        figureParts(
          {
            picture: html`${part(this.chart)} ${chartKey(record.key(layers))}`,
            action: this.runBar(),
            answer: sentences.length === 0 && record.boards === undefined ? nothing : answer,
            settings: this.settingsFields(),
            more: html`${said === null ? nothing : html`<p class="readout">Your run: ${said}.</p>`}
              <p class="readout">${storedSentence(text, this.#stored.problem !== null)}</p>
              ${this.folded(this.#tableOf(walked))}`,
          },
          this.layout,
        ),
      );
      this.comeBack(this.listed !== null);
    }

    #content(charts: Charts, data: Data, walked: Run | null): ChartContent {
      const values = this.#values;
      return {
        draw: (size) => record.draw(charts, data, size),
        points: this.#within(walked?.points).map((point) => ({
          x: point.at,
          ...record.heights(point, values),
          text: record.pointText(point, walked?.whose ?? 'stored run', values),
        })),
        label: 'Points of the chart, by percentage of filled cells',
        description: data.description,
      };
    }

    get #columns(): readonly Column<Point>[] {
      return [...firstColumns, ...record.columns(this.#values)];
    }

    #tableOf(walked: Run | null): DataTable | null {
      return this.#table.get(!this.session.active, () =>
        walked === null || walked.points.length === 0
          ? null
          : tableOf(this.#columns, walked.points, {
              summary: `Table of the ${walked.points.length} points`,
              caption: record.captionOf(walked.whose, this.#values),
            }),
      );
    }

    #boardPanel(panel: PointBoards<Choice> | null, whose: Whose): TemplateResult | typeof nothing {
      if (record.boards === undefined) return nothing;
      const looked = this.looked(this.shownPoints());
      const chooseLabel = looked === null ? null : `Show boards at ${looked.at}\u00a0% (${whose})`;
      const shown = pointBoards(panel, record.boards.choices);
      return boardPanel(this.id, shown, { what: 'its boards', chooseLabel }, this.listActs);
    }

    #panel(walked: Run | null): PointBoards<Choice> | null {
      const point = walked?.points.find(({ at }) => at === this.listed);
      if (walked === null || point === undefined || record.boards === undefined) return null;
      const choice = record.settings.valueIn(this.form, 'filter') as unknown as Choice;
      const { boards, all } = record.boards.list(walked, point, choice, this.limit);
      return {
        title: `Boards at ${point.at}\u00a0%, ${walked.whose}`,
        choice,
        boards: boards.map((board) => this.#listed(board, sampleOf(walked.spec), point.at)),
        all,
      };
    }

    /** A board with its way to the page of every method, which can lead back. */
    #listed({ index, image, caption }: FoundBoard, spec: Sample, at: number): ListedBoard {
      const href = openImageIn(allMethods, image, {}, sitePath(''));
      return {
        image,
        caption: `${grouped(index + 1)}: ${caption}`,
        href: withOrigin(href, allMethods.cell, this.originOf(spec, at, index)),
      };
    }

    exports(): Exports {
      const walked = this.#walked();
      const { file, experiment } = record;
      const whole = (): readonly Point[] => {
        void this.#points.whole;
        return this.#walked()?.points ?? [];
      };
      const files = {
        csv: () => csvOf(this.#columns, whole()),
        json: () => ({
          ...this.made,
          source: walked?.whose ?? null,
          complete: walked?.whose === 'stored run' || this.session.state.phase === 'complete',
          spec: walked?.spec ?? null,
          points: whole(),
          ...record.more?.(this.#values),
        }),
        svg: () => this.chart.file(),
      };
      if (walked === null) return { name: file, ...files };
      const { height, width, boards, seed } = sampleOf(walked.spec);
      return {
        name: `${file}-${height}x${width}-${boards}-boards-a-percentage-seed-${seed}`,
        about: `${sizeText(height, width)}, ${grouped(boards)} boards a percentage, seed ${seed}, version ${experiment.version}`,
        ...files,
      };
    }
  }

  return figureOf(record.tag, RunChartFigure);
}
