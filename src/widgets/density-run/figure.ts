/** `density-run`: how many random puzzles are simple, by percentage of filled cells. */
import { nothing } from 'lit-html';
import type { ExactPoint } from '../../charts/densityCurves.ts';
import { density } from '../../experiments/density.ts';
import type { DensitySpec, DensityTally } from '../../experiments/density.ts';
import type { PanelShown } from '../../kit/boards/boardPanel.ts';
import { BoardsBehind } from '../../kit/boards/boardsBehind.ts';
import { chartKey } from '../../kit/boards/chartKey.ts';
import { runFigure } from '../../kit/records/runFigure.ts';
import { settingsFold } from '../../notebook/cell/moreMemory.ts';
import type { DataTable } from '../../notebook/chart/dataTable.ts';
import { Kept, tableGap } from '../../notebook/chart/kept.ts';
import { now } from '../../notebook/clock.ts';
import type { Beginning, Here, RunAt } from '../../notebook/records/runRecord.ts';
import { presetField } from '../../notebook/run/runBar.ts';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import { BinomialView, binomialText } from './binomialView.ts';
import { BoardFinder } from './boardFinder.ts';
import type { BoardChoice } from './boards.ts';
import { chartPoints } from './chartPoints.ts';
import * as model from './model.ts';
import type { DensityLook, DensityProps } from './model.ts';
import { hasClasses, hasTwoSat } from './points.ts';
import { chartDataOf, exactCurveOf, runText, situationOf, verdictsOn } from './situation.ts';
import type { LetteredVerdict, ReaderRun, Situation } from './situation.ts';
import { storedFileFor } from './storedRun.ts';
import type { StoredRun } from './storedRun.ts';
import { densityKey, panelOf, sources, verdictList } from './view.ts';
import {
  aboutText,
  csvOfPoints,
  fileNameOf,
  sentenceOf,
  stairsText,
  tableOfPoints,
} from './words.ts';

type KeptHere = {
  readonly simple: readonly number[] | null; // puzzles among all pictures of 6 x 6, by number of filled cells
  readonly list: BoardsBehind;
  readonly finder: BoardFinder;
  readonly table: Kept<DataTable | null>;
};

type Shown = Situation & {
  readonly run: ReaderRun | null; // whatever is set
  readonly exact: readonly ExactPoint[];
};

type At = RunAt<
  DensitySpec,
  DensityTally,
  typeof model.densitySettings.table,
  KeptHere,
  StoredRun,
  null,
  Shown
>;

/** Letters stand on the chart only beside their list, which is folded at first. */
const isMarked = ({ layout: { folds } }: At): boolean => folds.isOpen(settingsFold);

/** The verdicts; while a run goes on they follow it once a second. */
function verdictsAt(at: At): readonly LetteredVerdict[] {
  const { active, state } = at.session;
  const age = active ? Math.floor(now() / tableGap) : state.progress;
  const marked = isMarked(at);
  return at.once('verdicts', [at.form, at.stored, age, marked], () => verdictsOn(at.found, marked));
}

/** The boards of the point that is listed: those of a run of the reader that ended are known to the last. */
function panelAt(at: At): PanelShown<BoardChoice> | null {
  const { found, kept, session, form, once, here } = at;
  const { list, finder } = kept;
  const { walked } = found;
  const point = walked?.points.find((one) => one.at === list.open);
  if (walked === null || point === undefined) {
    finder.close();
    return null;
  }
  const { spec, whose } = walked;
  const outcome = whose === 'your run' ? session.outcome : null;
  const request = once('boards', [list.open, spec, whose, outcome], () => ({
    spec,
    at: point.index,
    left: outcome?.left ?? [],
    // of a run that is under way or broke off only the number is known
    to: whose === 'your run' && outcome === null ? point.trials : spec.boards,
  }));
  const choice = model.choiceFor(spec, model.densitySettings.valueIn(form, 'filter'));
  const { limit } = list;
  const boards = finder.of({ ...request, choice, limit });
  const { height, width, boards: each, seed } = spec;
  const from = { boards: each, percentage: point.at, size: `${height}x${width}`, seed };
  return panelOf({
    title: `Boards at ${point.at}\u00a0%, ${whose}`,
    choice,
    classes: spec.four === true,
    boards,
    more: boards?.length === limit,
    originOf: (index) => ({ ...(here() satisfies Here), board: index + 1, ...from }),
  });
}

const said = ({ at }: { readonly at: number }): string =>
  `Boards counted at ${at}\u00a0%, below the chart.`;

/** The points that the cursor walks on. */
const pointsAt = ({
  walked,
}: Situation): readonly { readonly at: number; readonly boards: number }[] =>
  walked?.shown.map(({ at, trials }) => ({ at, boards: trials })) ?? [];

export const figure = runFigure({
  tag: 'density-run',
  experiment: density,
  unit: { one: 'board', many: 'boards' },
  settings: model.densitySettings,
  keep: ({
    prebuilt,
    draw,
  }: Beginning<Partial<DensityProps> & DensityLook, readonly number[] | null>): KeptHere => ({
    simple: prebuilt,
    list: new BoardsBehind(),
    finder: new BoardFinder(draw),
    table: new Kept(tableGap),
  }),
  titleOf: model.titleOf,
  specOf: model.specOf,
  pace: model.boardPace,
  fits: model.comparable,
  stored: storedFileFor,
  find({ spec, session, stored, form, kept }): Shown {
    const { progress } = session.state;
    const run =
      session.spec === null || progress === null ? null : { spec: session.spec, ...progress };
    const show = model.densitySettings.valueIn(form, 'show');
    const situation = situationOf(spec, run, stored, show);
    return { ...situation, run, exact: exactCurveOf(situation, kept.simple) };
  },
  chart: {
    from: (at) => [at.form, at.stored, at.session.state.progress, isMarked(at)],
    content(at, charts) {
      const { found } = at;
      const { walked, show, exact } = found;
      const data = chartDataOf(found, verdictsAt(at), exact);
      return {
        draw: (size) => charts.densityChart(data, size),
        points: walked === null ? [] : chartPoints(walked, show, exact),
        label: 'Points of the chart, by percentage of filled cells',
        description: data.description,
      };
    },
    onChoose: (at) => at.kept.list.show(at, pointsAt(at.found), said),
  },
  fields: ({ spec, edit }) =>
    presetField('Size of the run', model.presetsFor(spec), ({ boards }) =>
      edit({ boards: String(boards) }),
    ),
  parts(at) {
    const { id, found, spec, stored, kept, session, once, keep } = at;
    const { walked, run, exact, show } = found;
    const { list } = kept;
    const looked = at.looked === null ? undefined : walked?.shown[at.looked];
    const binomial = once('binomial', [], () => new BinomialView(`${id}-binomial`));
    if (at.charts !== null && spec !== null) binomial.draw(at.charts, spec, looked?.at ?? null);
    list.reopen(at, walked === null ? null : pointsAt(found));
    const boards = list.part(at, {
      panel: panelAt(at),
      onBoards: (choice) => keep({ filter: choice }),
    });
    const verdicts = verdictsAt(at);
    const stairs = stairsText(spec);
    const key = densityKey({
      show,
      stored: stored !== null,
      live: run !== null,
      classes: walked !== null && hasClasses(walked.points),
      twoSat: walked !== null && hasTwoSat(walked.points),
      exact: exact.length > 0,
    });
    const table = kept.table.get(!session.active, () =>
      walked === null
        ? null
        : {
            ...tableOfPoints(walked.spec, walked.points, walked.whose),
            files: [storedFileFor(walked.spec)?.name ?? []].flat(),
          },
    );
    // the panel has the axis of the chart above; on a phone both would not leave room for the action
    const panel = part(binomial);
    return {
      picture: html`${at.chart} ${chartKey(key, show !== 'shares')}`,
      sentence: html`<p>${sentenceOf(walked?.shown ?? [])}</p>`,
      answer: boards,
      more: html`${stairs === null ? nothing : html`<p class="readout">${stairs}</p>`} ${panel}
      ${spec === null ? nothing : html`<p class="readout">${binomialText(spec)}</p>`}
      ${sources(stored, at.spoilt, run === null ? null : runText(run, spec))}
      ${verdictList(verdicts)} ${at.folded(table)}`,
    };
  },
  files({ found: { walked }, session }) {
    return {
      name: walked === null ? 'density' : fileNameOf(walked.spec),
      ...(walked !== null && { about: aboutText(walked.spec) }),
      csv: () => csvOfPoints(walked?.points ?? []),
      json: () => ({
        source: walked?.whose ?? null,
        complete: walked?.whose === 'stored run' || session.state.phase === 'complete',
        spec: walked?.spec ?? null,
        points: walked?.points ?? [],
      }),
    };
  },
  opened: ({ kept: { list, finder }, values }) => {
    finder.close();
    list.opened(values.point);
  },
  edited: (at, change) => at.kept.list.edited(at, change),
  ran: (at, before) => at.kept.list.ran(at, before),
  closed: ({ finder }) => finder.close(),
});
