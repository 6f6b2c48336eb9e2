/**
 * The program of every run chart that is a record: a chart of points with one run of the reader over one that is stored, its
 * key, its table, its files and, where the record says so, the boards behind its points.
 */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { storedMeasurement } from '../../claims/measurement.ts';
import { runFile } from '../../claims/storedFile.ts';
import type { InPieces } from '../../engine/pieces.ts';
import { counted, grouped, sizeText } from '../../notebook/plain/numbers.ts';
import type { ListedBoard } from '../boards/boardList.ts';
import { pointBoards } from '../boards/boardPanel.ts';
import { BoardsBehind } from '../boards/boardsBehind.ts';
import type { ListAt } from '../boards/boardsBehind.ts';
import { chartKey } from '../boards/chartKey.ts';
import type { DataTable } from '../../notebook/chart/dataTable.ts';
import { Kept, tableGap } from '../../notebook/chart/kept.ts';
import { allMethods, openImageIn } from '../../kit/puzzle/openIn.ts';
import { withOrigin } from '../../kit/puzzle/origin.ts';
import { boardsDone, storedSentence } from '../../notebook/run/runText.ts';
import type { Form, Table, Values } from '../../notebook/settings/settings.ts';
import { html } from '../../notebook/template/html.ts';
import { sitePath } from '../../notebook/page/paths.ts';
import { inSlices } from '../../notebook/work/inSlices.ts';
import type { ExperimentId, SpecOf, TallyOf } from '../../workers/client.ts';
import { csvOf, tableOf } from '../../notebook/records/column.ts';
import type { Column } from '../../notebook/records/column.ts';
import type { Fetched, Here, RunAt, RunNow } from '../../notebook/records/runRecord.ts';
import type { Figure } from '../../notebook/host/figure.ts';
import { runFigure } from './runFigure.ts';
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

const said = ({ at, boards }: PointAt): string =>
  `${counted(boards, 'board')} at ${at}\u00a0%, below the chart.`;

/** A board with its way to the page of every method, which can lead back. */
function listed(
  { index, image, caption }: FoundBoard,
  { height, width, boards, seed }: Sample,
  percentage: number,
  here: Here,
): ListedBoard {
  const href = openImageIn(allMethods, image, {}, sitePath(''));
  const size = `${height}x${width}`;
  return {
    image,
    caption: `${grouped(index + 1)}: ${caption}`,
    href: withOrigin(href, allMethods.cell, {
      ...here,
      board: index + 1,
      boards,
      percentage,
      size,
      seed,
    }),
  };
}

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
  type Stored = Run & { readonly text: string; readonly command: string };
  type OnShow = {
    readonly walked: Run | null; // what the cursor walks on: the reader's run, else the stored one
    readonly shown: readonly Point[]; // of it, within the range
    readonly layers: Layers<Point>;
    readonly data: Data;
  };
  type KeptHere = { readonly list: BoardsBehind; readonly table: Kept<DataTable | null> };
  type Now = RunNow<Spec, TallyOf<Id>, T, KeptHere, Stored, readonly Point[]>;
  type At = RunAt<Spec, TallyOf<Id>, T, KeptHere, Stored, readonly Point[], OnShow>;

  const { experiment, boards, file } = record;
  /** A record with boards has the settings `point` and `filter`. */
  const listAt = (now: Now): ListAt => now as unknown as ListAt;
  const sampleOf = (spec: Spec): Sample => spec as unknown as Sample;
  const columnsOf = (values: Values<T>): readonly Column<Point>[] => [
    ...firstColumns,
    ...record.columns(values),
  ];

  function* pieces(spec: Spec, tally: TallyOf<Id>): InPieces<readonly Point[]> {
    const points: Point[] = [];
    for (const point of record.pointsOf(spec, tally)) {
      points.push(point);
      yield;
    }
    return points;
  }

  function stored(spec: Spec): Fetched<Stored> | null {
    const one = storedMeasurement(record.id, (known) => record.fits(known, spec));
    if (one === undefined) return null;
    const wanted = runFile(one, experiment);
    return {
      name: wanted.name,
      async fetch(host, signal) {
        const { spec: made, tally, version, command } = await host.stored(wanted, signal);
        const points: Point[] = [];
        await inSlices(record.pointsOf(made, tally), (point) => points.push(point), signal, 1);
        const text = storedText(sampleOf(made), version, command);
        return { spec: made, tally, points, whose: 'stored run', text, command };
      },
    };
  }

  function find({ own, made, stored: fetched, form, values, once }: Now): OnShow {
    const [from, to] = record.range?.(values) ?? [0, 100];
    const within = (points: readonly Point[] = []): readonly Point[] =>
      points.filter(({ at }) => at >= from && at <= to);
    const live: Run | null =
      own === null || made === null || made.length === 0
        ? null
        : { spec: own.spec, tally: own.tally, points: made, whose: 'your run' };
    const walked = live ?? fetched;
    const drawn = once('drawn', [form, fetched, live?.points], () => {
      const layers = { stored: within(fetched?.points), live: within(live?.points) };
      return { layers, data: record.data(layers, values) };
    });
    return { ...drawn, walked, shown: within(walked?.points) };
  }

  function boardsPart(at: At): TemplateResult | typeof nothing {
    const { found, form, kept, keep } = at;
    const { walked, shown } = found;
    const { list } = kept;
    const { choices, list: boardsOf } = boards!;
    list.reopen(listAt(at), walked === null ? null : shown);
    const point = walked?.points.find((one) => one.at === list.open);
    const choice = record.settings.valueIn(form, 'filter') as unknown as Choice;
    const some =
      walked === null || point === undefined ? null : boardsOf(walked, point, choice, list.limit);
    return list.part(listAt(at), {
      panel: pointBoards(
        some && {
          title: `Boards at ${point!.at}\u00a0%, ${walked!.whose}`,
          choice,
          boards: some.boards.map((board) =>
            listed(board, sampleOf(walked!.spec), point!.at, at.here()),
          ),
          all: some.all,
        },
        choices,
      ),
      onBoards: (other) => keep({ filter: other } as unknown as Partial<Form<T>>),
    });
  }

  return runFigure<
    Spec,
    TallyOf<Id>,
    T,
    Partial<Values<T>>,
    null,
    KeptHere,
    Stored,
    readonly Point[],
    OnShow
  >({
    tag: record.tag,
    experiment,
    unit: { one: 'board', many: 'boards' },
    settings: record.settings,
    keep: () => ({ list: new BoardsBehind(), table: new Kept(tableGap) }),
    titleOf: (values) => record.titleOf(values),
    specOf: (values) => record.specOf(values),
    pace: (spec) => record.pace(spec),
    fits: (run, wanted) => record.fits(run, wanted),
    stored,
    pieces,
    find,
    chart: {
      from: ({ form, found }) => [form, found.layers],
      content: ({ found, values }, charts) => ({
        draw: (size) => record.draw(charts, found.data, size),
        points: found.shown.map((point) => ({
          x: point.at,
          ...record.heights(point, values),
          text: record.pointText(point, found.walked?.whose ?? 'stored run', values),
        })),
        label: 'Points of the chart, by percentage of filled cells',
        description: found.data.description,
      }),
      ...(boards && { onChoose: (at) => at.kept.list.show(listAt(at), at.found.shown, said) }),
    },
    parts(at) {
      const { found, values, session, kept, chart, folded } = at;
      const { walked, shown, layers, data } = found;
      const { whose = 'stored run' } = walked ?? {};
      const sentences = record.sentences?.(data, shown, whose, values) ?? [];
      const done = boardsDone(session.spec as Sample | null, session.state.progress);
      const table = kept.table.get(!session.active, () =>
        walked === null || walked.points.length === 0
          ? null
          : tableOf(columnsOf(values), walked.points, {
              summary: `Table of the ${walked.points.length} points`,
              caption: record.captionOf(whose, values),
            }),
      );
      return {
        picture: html`${chart} ${chartKey(record.key(layers), record.named !== false)}`,
        sentence: html`<p>${record.sentence(shown, whose, values)}</p>`,
        answer: boards === undefined ? nothing : boardsPart(at),
        more: html`${sentences.map((sentence) => html`<p class="readout">${sentence}</p>`)}
          ${done === null ? nothing : html`<p class="readout">Your run: ${done}.</p>`}
          <p class="readout">${storedSentence(at.stored?.text ?? null, at.spoilt)}</p>
          ${folded(table)}`,
      };
    },
    files({ found: { walked }, values, session }) {
      const files = {
        csv: () => csvOf(columnsOf(values), walked?.points ?? []),
        json: () => ({
          source: walked?.whose ?? null,
          complete: walked?.whose === 'stored run' || session.state.phase === 'complete',
          spec: walked?.spec ?? null,
          points: walked?.points ?? [],
          ...record.more?.(values),
        }),
      };
      if (walked === null) return { name: file, ...files };
      const { height, width, boards: each, seed } = sampleOf(walked.spec);
      return {
        name: `${file}-${height}x${width}-${each}-boards-a-percentage-seed-${seed}`,
        about: `${sizeText(height, width)}, ${grouped(each)} boards a percentage, seed ${seed}, version ${experiment.version}`,
        ...files,
      };
    },
    ...(boards && {
      opened: ({ kept: { list }, values }) =>
        list.opened((values as { readonly point?: number | null }).point ?? null),
      edited: (now, change) => now.kept.list.edited(listAt(now), change) as Partial<Form<T>>,
      ran: (now, before) => now.kept.list.ran(listAt(now), before),
    }),
  });
}
