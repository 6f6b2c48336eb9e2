/** `<method-crossings>`: the density at which each method knows half of the filled cells, by size. */
import { nothing } from 'lit-html';
import type { StoredRun } from '../../claims/storedFile.ts';
import { boardsNear, methodCrossingsInPieces } from '../../experiments/methodCrossings.ts';
import type { CrossedBy, MethodCrossings } from '../../experiments/methodCrossings.ts';
import { boardsOf, threshold } from '../../experiments/threshold.ts';
import type { ThresholdSpec, ThresholdTally } from '../../experiments/threshold.ts';
import { pointBoards } from '../../kit/boards/boardPanel.ts';
import type { PointBoards } from '../../kit/boards/boardPanel.ts';
import { BoardsBehind } from '../../kit/boards/boardsBehind.ts';
import { chartKey, markEntries } from '../../kit/boards/chartKey.ts';
import { allMethods, openImageIn } from '../../kit/puzzle/openIn.ts';
import { withOrigin } from '../../kit/puzzle/origin.ts';
import { runFigure } from '../../kit/records/runFigure.ts';
import { sitePath } from '../../notebook/page/paths.ts';
import { counted, grouped, sizeText } from '../../notebook/plain/numbers.ts';
import type { Here } from '../../notebook/records/runRecord.ts';
import { boardsDone } from '../../notebook/run/runText.ts';
import { storedRuns } from '../../notebook/run/storedRuns.ts';
import { html } from '../../notebook/template/html.ts';
import { methodFiles } from '../../stored/thresholdBoards.ts';
import * as model from './model.ts';
import type { SizeShown, StoredCrossings } from './model.ts';

/** A run of the reader: each size that was run stays until the figure is opened anew. */
type Own = {
  readonly spec: ThresholdSpec;
  readonly tally: ThresholdTally;
  readonly crossings: MethodCrossings;
};

/** The boards of a size nearest to where a method passes one half, each with its way to the page of every method. */
function boardsOfSize(
  size: SizeShown,
  run: Pick<StoredRun<'threshold'>, 'spec' | 'tally'> | null,
  method: CrossedBy,
  limit: number,
  here: Here,
): PointBoards<CrossedBy> | null {
  const at = size.methods[method]?.at.value ?? size.methods.inference?.at.value;
  if (run === null || at === undefined) return null;
  const near = boardsNear(run.spec, run.tally, { method, at }, limit);
  if (near === null) return null;
  const { percentage, boards, all } = near;
  const { height, width, boards: each, seed } = boardsOf(run.spec);
  return {
    title: `Boards of ${sizeText(size.side, size.side)} at ${percentage}\u00a0%, ${size.whose}`,
    choice: method,
    boards: boards.map((board) => ({
      image: board.image,
      caption: `${grouped(board.index + 1)}: ${model.boardText(method, board)}`,
      href: withOrigin(openImageIn(allMethods, board.image, {}, sitePath('')), allMethods.cell, {
        ...here,
        board: board.index + 1,
        boards: each,
        percentage,
        size: `${height}x${width}`,
        seed,
      }),
    })),
    all,
  };
}

/** Sizes as the points of the chart. */
const pointsOf = (
  sizes: readonly SizeShown[],
): readonly { readonly at: number; readonly boards: number }[] =>
  sizes.map(({ side, boards }) => ({ at: side, boards }));

const said = ({ at, boards }: { readonly at: number; readonly boards: number }): string =>
  `Boards of ${sizeText(at, at)}, ${counted(boards, 'board')} at each density, below the chart.`;

export const figure = runFigure({
  tag: 'method-crossings',
  experiment: threshold,
  unit: { one: 'board', many: 'boards' },
  settings: model.runSettings,
  keep: ({ prebuilt }: { readonly prebuilt: readonly StoredCrossings[] | null }) => ({
    given: prebuilt ?? [],
    own: new Map<number, Own>(),
    list: new BoardsBehind(),
  }),
  titleOf: ({ side, seed }) =>
    `Where each method passes one half: your run of ${sizeText(side, side)}, seed ${seed}, beside stored ones`,
  specOf: model.specOf,
  pace: model.boardPace,
  pieces: (spec, tally, active) =>
    methodCrossingsInPieces(spec, tally, model.drawings(spec, active)),
  opened({ kept: { own, list }, values }) {
    own.clear();
    list.opened(values.point);
  },
  /** Sizes that are run one after another belong together as long as nothing else is set otherwise. */
  edited(now, change) {
    if (Object.keys(change).some((name) => name !== 'side')) now.kept.own.clear();
    return now.kept.list.edited(now, change);
  },
  ran: (now, before) => now.kept.list.ran(now, before),
  find({ kept: { given, own }, session: { spec, state }, made, once }) {
    if (spec !== null && state.progress !== null && made !== null) {
      const { tally } = state.progress;
      if (own.get(spec.side)?.crossings !== made)
        own.set(spec.side, { spec, tally, crossings: made });
    }
    const mine = [...own.values()].map(({ crossings }) => crossings);
    return once('sizes', [mine.length, ...mine], () =>
      model.sizesShown(
        given.map(({ crossings }) => crossings),
        mine.filter(({ methods }) => Object.values(methods).some((one) => one !== null)),
      ),
    );
  },
  chart: {
    content({ found: sizes }, charts) {
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
    },
    onChoose: (at) => at.kept.list.show(at, pointsOf(at.found), said),
  },
  parts(at) {
    const { found: sizes, kept, form, session, layout, keep, chart, folded } = at;
    const { list, own, given } = kept;
    list.reopen(at, pointsOf(sizes));
    const size = sizes.find(({ side }) => side === list.open);
    const method = model.runSettings.valueIn(form, 'method');
    let panel: PointBoards<CrossedBy> | null = null;
    if (size !== undefined) {
      const { side, whose } = size;
      const stored = whose === 'your run' ? null : at.fetch(methodFiles.get(side) ?? null);
      const run = whose === 'your run' ? (own.get(side) ?? null) : stored;
      panel = boardsOfSize(size, run, method, list.limit, at.here());
    }
    const missing = model.missingText(sizes);
    const live = boardsDone(session.spec, session.state.progress);
    const boards = list.part(at, {
      panel: pointBoards(panel, model.methodChoices),
      onBoards: (choice) => keep({ method: choice }),
    });
    return {
      picture: html`${chart} ${chartKey(markEntries(model.methodMarks), true)}`,
      sentence: html`<p>${model.sentenceOf(sizes)}</p>`,
      answer: boards,
      more: html`<p class="readout">
          The higher a point, the denser boards have to be. Intervals are 95 %, by drawing the same
          boards again for all methods. Sizes that you run have empty points.
        </p>
        ${missing === null ? nothing : html`<p class="readout" data-missing>${missing}</p>`}
        ${live === null ? nothing : html`<p class="readout">Your run: ${live}.</p>`}
        ${storedRuns(
          given.map(({ text }) => text),
          layout.folds,
        )}
        ${folded(model.tableOf(sizes))}`,
    };
  },
  files({ found: sizes, kept: { own, given }, session, commandOf }) {
    const runs = [...own.values()].map(({ spec }) => spec);
    return {
      name: runs.length === 0 ? 'method-crossings' : `method-crossings-seed-${runs[0]?.seed}`,
      about: [
        ...given.map(({ text }) => text),
        ...runs.map((spec) => `your run: ${model.runText(spec)}`),
      ].join('; '),
      ...(runs.length > 0 && {
        command: runs.map(({ side }) => commandOf({ side: String(side) })).join('; '),
      }),
      csv: () => model.csvOf(sizes),
      json: () => ({
        complete: runs.length === 0 || session.state.phase === 'complete',
        runs,
        sizes,
      }),
    };
  },
});
