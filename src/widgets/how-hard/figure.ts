/** `<how-hard>`: random boards by size and density, and the weakest method that solves them. */
import { nothing } from 'lit-html';
import { namedRun } from '../../claims/measurement.ts';
import { runFile } from '../../claims/storedFile.ts';
import type { Grid } from '../../engine/board/cell.ts';
import { boardsAtPlace, boardsOfSide, howHard } from '../../experiments/howHard.ts';
import type { PlaceFound } from '../../experiments/howHard.ts';
import { boardPanel, pointBoards } from '../../kit/boards/boardPanel.ts';
import { allMethods, openImageIn } from '../../kit/puzzle/openIn.ts';
import { withOrigin } from '../../kit/puzzle/origin.ts';
import { runFigure } from '../../kit/records/runFigure.ts';
import { sitePath } from '../../notebook/page/paths.ts';
import { sizeText } from '../../notebook/plain/numbers.ts';
import type { Here } from '../../notebook/records/runRecord.ts';
import { boardsDone } from '../../notebook/run/runText.ts';
import { storedRuns } from '../../notebook/run/storedRuns.ts';
import type { FormOf } from '../../notebook/settings/settings.ts';
import { html } from '../../notebook/template/html.ts';
import * as model from './model.ts';
import type { At, ColumnShown, ListChoice, Run } from './model.ts';
import { sheet } from './picture.ts';
import { barField, mapView } from './view.ts';

const atOnce = 12; // boards

/** What is looked at, and listed; it does not hang on whether the other settings can be read. */
const lookOf = (form: FormOf<typeof model.hardSettings>) => ({
  placeSide: model.hardSettings.valueIn(form, 'placeSide'),
  placeAt: model.hardSettings.valueIn(form, 'placeAt'),
  bars: model.hardSettings.valueIn(form, 'bars'),
  list: model.hardSettings.valueIn(form, 'list'),
  only: model.hardSettings.valueIn(form, 'only'),
});

/** The page of every method with a board, which can lead back. */
function hrefOf(
  { run: { spec }, side }: ColumnShown,
  { percentage }: PlaceFound,
  board: { readonly index: number; readonly image: Grid },
  here: Here,
): string {
  const { height, width, boards, seed } = boardsOfSide(spec, side);
  const size = `${height}x${width}`;
  const origin = { ...here, board: board.index + 1, boards, percentage, size, seed };
  const href = openImageIn(allMethods, board.image, {}, sitePath(''));
  return withOrigin(href, allMethods.cell, origin);
}

/** The boards of a place: the reader's, where there are any. */
function boardsThere(
  column: ColumnShown | undefined,
  row: number,
  only: ListChoice,
  limit: number,
  here: Here,
): Parameters<typeof pointBoards<ListChoice>>[0] {
  const shown = column?.own ?? column;
  const place = shown?.places[row];
  if (shown === undefined || place === undefined) return null;
  const { spec, tally, whose } = shown.run;
  const found = boardsAtPlace(spec, tally, place, only === 'all' ? null : only, limit);
  return {
    title: `Boards of ${model.placeName(place)}, ${whose}`,
    choice: only,
    boards: found.boards.map((board) => ({
      image: board.image,
      caption: model.boardText(board),
      href: hrefOf(shown, place, board, here),
    })),
    all: found.all,
  };
}

export const figure = runFigure({
  tag: 'how-hard',
  experiment: howHard,
  unit: { one: 'board', many: 'boards' },
  settings: model.hardSettings,
  keep: () => ({
    own: new Map<number, Run>(), // each size that was run stays until the figure is opened anew
    limit: atOnce,
    at: { column: 0, row: 0 } as At, // looked at: keys may come faster than drawings
  }),
  titleOf: ({ side, seed }) =>
    `How hard? Your run of ${sizeText(side, side)}, seed ${seed}, beside the stored one`,
  specOf: model.specOf,
  pace: ({ sides: [side = 10] }) => model.boardPace(side),
  stored: () => runFile(namedRun('how-hard'), howHard),
  opened({ kept }) {
    kept.own.clear();
    kept.limit = atOnce;
  },
  /** Sizes that are run one after another belong together as long as nothing else is set otherwise. */
  edited({ kept }, change) {
    if (Object.keys(change).some((name) => name !== 'side')) kept.own.clear();
    return {};
  },
  find({ stored, session: { spec, state }, kept: { own }, once }) {
    const { progress } = state;
    const side = spec?.sides[0];
    if (side !== undefined && spec !== null && progress !== null)
      own.set(side, { spec, tally: progress.tally, whose: 'your run' });
    return once('columns', [stored, progress, own.size], () =>
      model.columnsShown(stored === null ? null : { ...stored, whose: 'stored run' }, [
        ...own.values(),
      ]),
    );
  },
  fields: ({ id, form, keep, draw }) =>
    barField(id, lookOf(form).bars, (bars) => {
      keep({ bars });
      draw();
    }),
  parts({ id, found: columns, form, kept, session, stored, layout, keep, draw, ...at }) {
    const { bars, list, only, ...near } = lookOf(form);
    kept.at = model.placeNear(columns, near);
    const { column: of, row } = kept.at;
    const column = columns[of];
    const put = (change: Parameters<typeof keep>[0]): void => {
      keep(change);
      draw();
    };
    const look = (to: At, opens: Parameters<typeof keep>[0] = {}): void => {
      const there = columns[to.column]?.places[to.row];
      if (there === undefined) return;
      [kept.at, kept.limit] = [to, atOnce];
      put({ placeSide: String(there.side), placeAt: String(there.percentage), ...opens });
    };
    const choose = (to: At): void => {
      look(to, { list: '1' });
      const there = columns[to.column];
      if (there !== undefined)
        at.announce(`${model.placeText(there, to.row)} Its boards are below.`);
    };
    const panel = list ? boardsThere(column, row, only, kept.limit, at.here()) : null;
    const live = boardsDone(session.spec, session.state.progress);
    const runs =
      stored === null
        ? []
        : [`${model.runText(stored.spec)}, version ${stored.version}, made by ${stored.command}`];
    return {
      picture:
        columns.length === 0
          ? html`<p class="readout">
              The stored run cannot be shown. Run a size: small ones take an instant.
            </p>`
          : mapView(id, columns, kept.at, bars, {
              at: () => kept.at,
              onLook: look,
              onChoose: choose,
            }),
      sentence: html`<p>${model.sentenceOf(columns)}</p>`,
      answer: html`<p class="hard-place" data-place>
          ${column === undefined ? '' : model.placeText(column, row)}
        </p>
        ${boardPanel(id, pointBoards(panel, model.listChoices), {
          onBoardChoice(choice) {
            kept.limit = atOnce;
            put({ only: choice });
          },
          onMoreBoards() {
            kept.limit += atOnce;
            draw();
          },
          onCloseBoards: () => put({ list: '0' }),
        })}`,
      more: html`<p class="readout" id="${id}-summary" data-summary>
          ${model.summaryText(columns)}
        </p>
        ${live === null ? nothing : html`<p class="readout">Your run: ${live}.</p>`}
        ${storedRuns(runs, layout.folds)}
        ${at.folded(columns.length === 0 ? null : model.tableOf(columns))}`,
    };
  },
  files({ found: columns, form, kept, session, spec, stored }) {
    const own = [...kept.own.values()].map((run) => `your run: ${model.runText(run.spec)}`);
    return {
      name: own.length === 0 ? 'how-hard' : `how-hard-seed-${spec?.seed ?? 1}`,
      about: [...(stored === null ? [] : [model.runText(stored.spec)]), ...own].join('; '),
      csv: () => model.csvOf(columns),
      json: () => ({
        complete: own.length === 0 || session.state.phase === 'complete',
        places: model
          .runsOf(columns)
          .flatMap(({ places, run }) => places.map((place) => ({ ...place, source: run.whose }))),
      }),
      svg: () =>
        sheet(columns, model.barsOf(columns, lookOf(form).bars), model.summaryText(columns)),
    };
  },
});
