/** `<how-hard>`: the answer picture alive, and behind "More" its counts as bars and a table, and a run of the reader's. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { namedRun } from '../../claims/measurement.ts';
import { runFile } from '../../claims/storedFile.ts';
import type { Grid } from '../../engine/board/cell.ts';
import { boardsAtPlace, boardsOfSide, howHard } from '../../experiments/howHard.ts';
import type { HowHardPlace, HowHardSpec } from '../../experiments/howHard.ts';
import { firstOpen, specksOf } from '../../kit/answer/answer.ts';
import type { Answer } from '../../kit/answer/answer.ts';
import { answerSheet } from '../../kit/answer/sheet.ts';
import { imageOf } from '../../kit/answer/view.ts';
import type { Opened } from '../../kit/answer/openedPicture.ts';
import { heardOf, pictureText, saidOf } from '../../kit/answer/words.ts';
import { boardPanel, pointBoards } from '../../kit/boards/boardPanel.ts';
import { codeOf, puzzleIn } from '../../kit/puzzle/coded.ts';
import { allMethods, inPlay, openIn, openImageIn } from '../../kit/puzzle/openIn.ts';
import type { PuzzlePlace } from '../../kit/puzzle/openIn.ts';
import { withOrigin } from '../../kit/puzzle/origin.ts';
import { OwnPuzzle } from '../../kit/puzzle-box/ownPuzzle.ts';
import { runFigure } from '../../kit/records/runFigure.ts';
import { settingsFold } from '../../notebook/cell/moreMemory.ts';
import { sitePath } from '../../notebook/page/paths.ts';
import { sizeText } from '../../notebook/plain/numbers.ts';
import type { Beginning, Here } from '../../notebook/records/runRecord.ts';
import { boardsDone } from '../../notebook/run/runText.ts';
import { storedRuns } from '../../notebook/run/storedRuns.ts';
import type { FormOf } from '../../notebook/settings/settings.ts';
import { html } from '../../notebook/template/html.ts';
import { answerStage } from './answerStage.ts';
import * as model from './model.ts';
import type { At, ColumnShown, HowHardProps, ListChoice, Run } from './model.ts';
import { besideText, ownBoard, ownText } from './own.ts';
import { barField, mapView } from './view.ts';

const atOnce = 12; // boards

/** What is looked at, and listed; it does not hang on whether the other settings can be read. */
const lookOf = (form: FormOf<typeof model.hardSettings>) => ({
  placeSide: model.hardSettings.valueIn(form, 'placeSide'),
  placeAt: model.hardSettings.valueIn(form, 'placeAt'),
  bars: model.hardSettings.valueIn(form, 'bars'),
  list: model.hardSettings.valueIn(form, 'list'),
  only: model.hardSettings.valueIn(form, 'only'),
  open: model.hardSettings.valueIn(form, 'open'),
  own: model.hardSettings.valueIn(form, 'own'),
});

/** A board of a run in another figure, which can lead back. */
function hrefOf(
  place: PuzzlePlace,
  spec: HowHardSpec,
  { side, percentage, index }: HowHardPlace & { readonly index: number },
  image: Grid,
  here: Here,
): string {
  const { height, width, boards, seed } = boardsOfSide(spec, side);
  const size = `${height}x${width}`;
  const origin = { ...here, board: index + 1, boards, percentage, size, seed };
  return withOrigin(openImageIn(place, image, {}, sitePath('')), place.cell, origin);
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
      href: hrefOf(allMethods, spec, { ...place, index: board.index }, board.image, here),
    })),
    all: found.all,
  };
}

/** What the figure keeps beside its settings. */
type Kept = {
  readonly answer: Answer;
  readonly own: Map<number, Run>; // each size that was run stays until the figure is opened anew
  limit: number;
  at: At; // looked at: keys may come faster than drawings
  open: number; // a speck, likewise
  box: OwnPuzzle | null; // for a board of the reader
};

/** What is open on the field: with its picture, made once. */
const openedOf = (
  { answer, open }: Kept,
  own: string | null,
  once: <Value>(name: string, from: readonly unknown[], make: () => Value) => Value,
): Opened => ({
  at: open,
  image: once('image', [open], () => imageOf(answer, specksOf(answer)[open]!)),
  own: once('own', [own], () => ownBoard(own)),
});

export const figure = runFigure({
  tag: 'how-hard',
  experiment: howHard,
  unit: { one: 'board', many: 'boards' },
  settings: model.hardSettings,
  keep: ({ prebuilt: answer }: Beginning<Partial<HowHardProps>, Answer>): Kept => ({
    answer,
    own: new Map(),
    limit: atOnce,
    at: { column: 0, row: 0 },
    open: firstOpen(answer),
    box: null,
  }),
  titleOf: ({ side, seed }) =>
    `How hard? Your run of ${sizeText(side, side)}, seed ${seed}, beside the stored one`,
  specOf: model.specOf,
  pace: ({ sides: [side = 10] }) => model.boardPace(side),
  stored: () => runFile(namedRun('how-hard'), howHard),
  folded: ['x', 'y', 'k', 'l', 'c'],
  opened({ kept, values }) {
    kept.own.clear();
    kept.limit = atOnce;
    kept.open = values.open === null ? firstOpen(kept.answer) : values.open - 1;
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
  parts({ id, found: columns, form, kept, session, stored, layout, keep, draw, once, ...at }) {
    const { bars, list, only, own, open: _, ...near } = lookOf(form);
    const { answer } = kept;
    const specks = specksOf(answer);
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
    const opened = openedOf(kept, own, once);
    const speck = specks[kept.open]!;
    kept.box ??= new OwnPuzzle({
      id,
      figure: () => document.getElementById(id),
      summary: () => 'Drop in your own puzzle',
      onPuzzle(puzzle) {
        put({ own: codeOf(puzzle) });
        at.announce(`${ownText(puzzle)} It is the star on the field.`);
      },
      onChange: draw,
    });
    const panel = list ? boardsThere(column, row, only, kept.limit, at.here()) : null;
    const live = boardsDone(session.spec, session.state.progress);
    const runs =
      stored === null
        ? []
        : [`${model.runText(stored.spec)}, version ${stored.version}, made by ${stored.command}`];
    const all = answer.sweeps + answer.several + specks.length;
    return {
      picture: html`${answerStage(id, answer, opened, {
          at: () => kept.open,
          onOpen(to) {
            kept.open = to;
            put({ open: String(to + 1) });
            at.announce(heardOf(specks[to]!));
          },
          onOwn() {
            layout.folds.put(settingsFold, true);
            draw();
            void kept.box?.edit();
          },
          onPlay: () => document.getElementById(`${id}-play`)?.click(),
        })}
        <p class="visually-hidden" id="${id}-shows">
          ${pictureText(all, specks.length, answer.sweeps, answer.several)}
        </p>`,
      sentence: html`<p>${saidOf(speck)}</p>`,
      answer: own === null ? nothing : ownView(own, columns),
      action: html`<a
        class="button primary"
        id="${id}-play"
        href=${hrefOf(inPlay, answer.spec, speck, opened.image, at.here())}
        >Play this board</a
      >`,
      more: html`${kept.box.template()}
        <div class="hard-bars">
          ${
            columns.length === 0
              ? html`<p class="readout">
                  The stored run cannot be shown. Run a size: small ones take an instant.
                </p>`
              : mapView(id, columns, kept.at, bars, {
                  at: () => kept.at,
                  onLook: look,
                  onChoose: choose,
                })
          }
          <p class="hard-place" data-place>
            ${column === undefined ? '' : model.placeText(column, row)}
          </p>
        </div>
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
        })}
        <p class="readout" id="${id}-summary" data-summary>${model.summaryText(columns)}</p>
        ${live === null ? nothing : html`<p class="readout">Your run: ${live}.</p>`}
        ${storedRuns(runs, layout.folds)}
        ${at.folded(columns.length === 0 ? null : model.tableOf(columns))}`,
    };
  },
  files({ found: columns, form, kept, session, spec, stored, once, commandOf }) {
    const own = [...kept.own.values()].map((run) => `your run: ${model.runText(run.spec)}`);
    const runs = model.runsOf(columns);
    const { answer } = kept;
    return {
      name: own.length === 0 ? 'how-hard' : `how-hard-seed-${spec?.seed ?? 1}`,
      about: [...(stored === null ? [] : [model.runText(stored.spec)]), ...own].join('; '),
      ...(own.length > 0 && {
        command: [...kept.own.keys()].map((side) => commandOf({ side: String(side) })).join('; '),
      }),
      csv: () => model.csvOf(columns),
      json: () => ({
        complete: own.length === 0 || session.state.phase === 'complete',
        places: runs.flatMap(({ places, run }) =>
          places.map((place) => ({ ...place, source: run.whose })),
        ),
        hard: specksOf(answer).map(({ index, ...speck }) => ({ ...speck, board: index + 1 })),
      }),
      svg: () =>
        answerSheet(
          answer,
          columns.flatMap(({ places, run }) => (run.whose === 'stored run' ? places : [])),
          openedOf(kept, lookOf(form).own, once),
          model.summaryText(columns),
        ),
    };
  },
});

/** Where the reader's board lies, and what the random boards beside it need. */
function ownView(code: string, columns: readonly ColumnShown[]): TemplateResult {
  const puzzle = puzzleIn(code);
  return html`<p data-own>
    ${ownText(puzzle)} ${besideText(puzzle, columns)}
    <a href=${openIn(allMethods, code)}>See what solves it</a>.
  </p>`;
}
