/** `<threshold-run>`: of the filled cells of random boards, how many can be inferred, and with what effort, by density. */
import { nothing } from 'lit-html';
import type { StoredRun } from '../../claims/storedFile.ts';
import { boardsOf, threshold } from '../../experiments/threshold.ts';
import { boardsAt, pointsInPieces } from '../../experiments/thresholdPoints.ts';
import type { BoardChoice, ThresholdPoint } from '../../experiments/thresholdPoints.ts';
import { pointBoards } from '../../kit/boards/boardPanel.ts';
import type { PointBoards } from '../../kit/boards/boardPanel.ts';
import { BoardsBehind } from '../../kit/boards/boardsBehind.ts';
import { chartKey, markEntries } from '../../kit/boards/chartKey.ts';
import type { KeyEntry } from '../../kit/boards/chartKey.ts';
import { allMethods, openImageIn, puzzleFigures } from '../../kit/puzzle/openIn.ts';
import { withOrigin } from '../../kit/puzzle/origin.ts';
import { runFigure } from '../../kit/records/runFigure.ts';
import { Kept, tableGap } from '../../notebook/chart/kept.ts';
import type { DataTable } from '../../notebook/chart/dataTable.ts';
import { sitePath } from '../../notebook/page/paths.ts';
import { counted, grouped, sizeText } from '../../notebook/plain/numbers.ts';
import type { Here } from '../../notebook/records/runRecord.ts';
import { presetField } from '../../notebook/run/runBar.ts';
import { boardsDone } from '../../notebook/run/runText.ts';
import { storedRuns } from '../../notebook/run/storedRuns.ts';
import { html } from '../../notebook/template/html.ts';
import * as model from './model.ts';
import type { ThresholdRunProps } from './model.ts';
import type { ThresholdGiven } from './prebuilt.ts';
import * as runs from './series.ts';
import type { Series } from './series.ts';
import { boardFiles } from './storedRuns.ts';

/** How often boards are drawn again while a run goes on. */
const timesLive = 100;

/** The boards of a point, each with its ways to one question and to every method, which can lead back. */
function boardsOfPoint(
  { spec, tally }: Pick<StoredRun<'threshold'>, 'spec' | 'tally'>,
  { at, index: place }: ThresholdPoint,
  whose: Series['whose'],
  { choice, limit, here }: { choice: BoardChoice; limit: number; here: Here },
): PointBoards<BoardChoice> {
  const found = boardsAt(spec, tally, place, choice, limit);
  const { height, width, boards, seed } = boardsOf(spec);
  const size = `${height}x${width}`;
  return {
    title: `Boards of ${sizeText(spec.side, spec.side)} at ${at}\u00a0%, ${whose}`,
    choice,
    boards: found.boards.map(({ index, image, filled, inferred, undecided }) => {
      const origin = { ...here, board: index + 1, boards, percentage: at, size, seed };
      const open = (figure: typeof allMethods): string =>
        withOrigin(openImageIn(figure, image, {}, sitePath('')), figure.cell, origin);
      return {
        image,
        caption: `${grouped(index + 1)}: ${grouped(inferred)} of ${counted(filled, 'filled cell')}${undecided === 0 ? '' : `, ${grouped(undecided)} undecided`}. Ask one cell`,
        href: open(puzzleFigures['ask-cell']),
        more: { text: 'All methods', href: open(allMethods) },
      };
    }),
    all: found.all,
  };
}

/** A mark for each size, the kinds of points, and what the text says. */
function keyOf(series: readonly Series[], values: ThresholdRunProps): readonly KeyEntry[] {
  const bound = model.boundShown(values);
  const marks = series.map(({ spec, whose }) => model.markOf(spec.side, whose));
  const yours = model.markOf(values.side, 'your run');
  const isLive = series.some(({ whose }) => whose === 'your run');
  return [
    ...markEntries([...marks, ...(bound === null ? [] : [model.boundMark(bound)])]),
    ...(isLive ? [] : [{ mark: yours, text: yours.name, isHeld: true }]),
  ];
}

const said = ({ at, boards }: ThresholdPoint): string =>
  `${counted(boards, 'board')} at ${at}\u00a0%, below the chart.`;

export const figure = runFigure({
  tag: 'threshold-run',
  experiment: threshold,
  unit: { one: 'board', many: 'boards' },
  settings: model.runSettings,
  keep: ({ prebuilt }: { readonly prebuilt: ThresholdGiven | null }) => ({
    stored: prebuilt?.series ?? [],
    shares: new Map(prebuilt?.exchanges),
    list: new BoardsBehind(),
    table: new Kept<DataTable | null>(tableGap),
  }),
  titleOf: ({ side, seed }) =>
    `What can be inferred by density: your run of ${sizeText(side, side)}, seed ${seed}, over stored runs`,
  specOf: model.specOf,
  pace: model.boardPace,
  fits: (run, wanted) => run.side === wanted.side,
  pieces: (spec, tally, active) => pointsInPieces(spec, tally, active ? timesLive : undefined),
  opened: ({ kept: { list }, values }) => list.opened(values.point),
  edited: (now, change) => now.kept.list.edited(now, change),
  ran: (now, before) => now.kept.list.ran(now, before),
  find({ own, made, values, kept, once }) {
    const sides = model.storedSides(values);
    const stored = kept.stored.filter(({ spec }) => sides.includes(spec.side));
    const points = own === null ? [] : (made ?? []);
    const series = once(
      'series',
      [values.sizes, own?.spec, points.length === 0 ? null : points],
      () => [
        ...stored,
        ...(own === null || points.length === 0
          ? []
          : [
              {
                whose: 'your run' as const,
                spec: own.spec,
                points,
                efforts: own.spec.procedure === true ? points : [],
              },
            ]),
      ],
    );
    const live: Series | undefined = series.find(({ whose }) => whose === 'your run');
    // the cursor walks on the reader's run, else on the stored one of its size
    const walked: Series | null =
      live ??
      series.find(({ spec, whose }) => whose === 'stored run' && spec.side === values.side) ??
      null;
    const shown = walked?.points.filter(({ at }) => at >= values.from && at <= values.to) ?? [];
    return { series, stored, live, walked, shown };
  },
  chart: {
    from: ({ form, found }) => [form, found.series],
    content({ found: { series, walked, shown }, values, kept }, charts) {
      const { from, to, divisor, bound, work } = values;
      const upper = bound === null ? null : { side: bound, shares: kept.shares };
      const data = runs.chartData([from, to], series, divisor, upper, work);
      return {
        draw: (size) => charts.thresholdChart(data, size),
        points: shown.map((point) => ({
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
    },
    onChoose: (at) => at.kept.list.show(at, at.found.shown, said),
  },
  fields: ({ spec, workers, edit }) =>
    presetField('Size of the run', model.presetsFor(spec, workers), (preset) =>
      edit({ boards: String(preset.boards) }),
    ),
  parts(at) {
    const { found, values, form, kept, session, layout, own, keep, chart, folded } = at;
    const { series, stored, live, walked, shown } = found;
    const { list } = kept;
    list.reopen(at, walked === null ? null : shown);
    const point = walked?.points.find((one) => one.at === list.open);
    let panel: PointBoards<BoardChoice> | null = null;
    if (walked !== null && point !== undefined) {
      const { whose, spec } = walked;
      const run = whose === 'your run' ? own : at.fetch(boardFiles.get(spec.side) ?? null);
      const choice = model.runSettings.valueIn(form, 'filter');
      const asked = { choice, limit: list.limit, here: at.here() };
      panel = run === null ? null : boardsOfPoint(run, point, whose, asked);
    }
    const done = boardsDone(session.spec, session.state.progress);
    const undecided = live === undefined ? '' : runs.undecidedText(live);
    const boards = list.part(at, {
      panel: pointBoards(panel, model.boardChoices),
      onBoards: (choice) => keep({ filter: choice }),
    });
    const table = kept.table.get(!session.active, () =>
      series.length === 0
        ? null
        : {
            ...runs.tableOf(series),
            files: series.flatMap(({ spec }) => boardFiles.get(spec.side)?.name ?? []),
          },
    );
    return {
      picture: html`${chart} ${chartKey(keyOf(series, values), true)}`,
      sentence: html`<p>${runs.sentenceOf(series)}</p>`,
      answer: boards,
      more: html`<p class="readout">${runs.bandText}</p>
        ${
          done === null || session.spec === null
            ? nothing
            : html`<p class="readout">
                Your run: ${done}${runs.limitText(session.spec)}${undecided}.
              </p>`
        }
        ${storedRuns(
          stored.flatMap(({ texts }) => texts),
          layout.folds,
        )}
        ${folded(table)}`,
    };
  },
  files({ found: { series, stored, live }, values: { side, boards, seed }, session }) {
    return {
      name:
        live === undefined
          ? 'threshold'
          : `threshold-${side}x${side}-${boards}-boards-seed-${seed}`,
      about: runs.aboutOf(series, threshold.version),
      ...(live === undefined &&
        stored.length > 0 && { command: stored.flatMap(({ commands }) => commands).join('; ') }),
      csv: () => runs.csvOf(series),
      json: () => ({
        complete: live === undefined || session.state.phase === 'complete',
        runs: runs.jsonOf(series),
      }),
    };
  },
});
