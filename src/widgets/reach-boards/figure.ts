/** `<reach-boards>`: one puzzle, a board for each method with what it knows, and beside them what must be so. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { reachMethods } from '../../engine/inference/reach.ts';
import { askSearch } from '../../kit/records/answers.ts';
import { puzzleFigure } from '../../kit/records/puzzle.ts';
import type { At } from '../../kit/records/puzzleRecord.ts';
import type { BoardModel } from '../../kit/board/boardModel.ts';
import { markTemplate } from '../../kit/methods/markTemplate.ts';
import { kindOf } from '../../methods/kinds.ts';
import type { CellPlace } from '../../kit/puzzle/settings.ts';
import { markedWords } from '../../kit/stepper/markedWords.ts';
import { dimmedButton } from '../../notebook/cell/dimmedButton.ts';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import type { Part } from '../../notebook/template/part.ts';
import * as model from './model.ts';
import type { BoardName, BoardsState, Reached, ReachBoardsProps } from './model.ts';
import { isWide, mainBoard, sheet } from './pictures.ts';
import { presets } from './presets.ts';
import { SmallBoard } from './smallBoards.ts';
import * as words from './words.ts';

type Boards = At<BoardsState, Reached | null>;

/** Findings of nothing, so that nothing is drawn anew while a puzzle waits. */
const nothings = new WeakMap<Puzzle, Reached>();

const mainBoards = new WeakMap<Reached, BoardModel>();

/** What a figure keeps beside its state: the small boards, and the cell that is pointed at. */
type Kept = {
  small: readonly { readonly method: BoardName; readonly board: SmallBoard }[];
  at: Boards;
  pointed: { readonly code: string; readonly place: CellPlace } | null;
};

/** What is known, or that nothing is. */
function reachedIn({ found, puzzle }: Boards): Reached {
  if (found !== null) return found;
  const none = nothings.get(puzzle) ?? model.nothingReached(puzzle);
  nothings.set(puzzle, none);
  return none;
}

/** The board of what must be so: the same one as long as the same is known. */
function lastBoard(at: Boards): BoardModel {
  const reached = reachedIn(at);
  const board = mainBoards.get(reached) ?? mainBoard(at.puzzle, reached);
  mainBoards.set(reached, board);
  return board;
}

function point(kept: Kept, place: CellPlace | null): void {
  const { state, draw } = kept.at;
  if (place === null && state.chosen === null) return;
  kept.pointed = place === null ? null : { code: state.code, place };
  draw();
}

function choose(kept: Kept, chosen: CellPlace): void {
  kept.pointed = { code: kept.at.state.code, place: chosen };
  kept.at.change({ chosen }, words.cellText(reachedIn(kept.at), chosen));
}

function keptFor(at: Boards): Kept {
  // the small boards speak to what is kept, which has them
  const kept: Kept = { at, pointed: null, small: [] };
  const handlers = {
    onHover: (place: CellPlace | null): void => point(kept, place),
    onChoose: (place: CellPlace): void => choose(kept, place),
  };
  kept.small = reachMethods.map((method) => ({ method, board: new SmallBoard(method, handlers) }));
  return kept;
}

/** The cell that is told of: off the boards the chosen one again. */
const placeIn = ({ pointed }: Kept, { state }: Boards): CellPlace | null =>
  pointed?.code === state.code ? pointed.place : state.chosen;

function boardView(at: Boards, board: BoardName, picture: Part): TemplateResult {
  const reached = reachedIn(at);
  const door = model.doorOf(at.state.code, at.puzzle, reached, board);
  const title = words.boardTitle(board);
  return html`<figure class="reach-one" data-board=${board}>
    ${part(picture)}
    <figcaption>
      ${markTemplate(kindOf(board))}
      ${
        door === null
          ? html`<span>${title}</span>`
          : html`<a href=${at.carried(door)} aria-label=${`${title}: step through it`}>${title}</a>`
      }
      <span class="reach-count">${words.countText(reached, board)}</span>
    </figcaption>
  </figure>`;
}

function picture(at: Boards, kept: Kept, last: Part): TemplateResult {
  const reached = reachedIn(at);
  const place = placeIn(kept, at);
  return html`<div class="reach-all" ?data-wide=${isWide(at.puzzle)}>
    <div class="reach-small" role="group" aria-label="What each method knows">
      ${kept.small.map(({ method, board }) => {
        board.show(reached);
        board.mark(place);
        return boardView(at, method, board);
      })}
    </div>
    <div class="reach-last">${boardView(at, 'sat', last)}</div>
  </div>`;
}

function answer(at: Boards, kept: Kept): TemplateResult {
  const reached = reachedIn(at);
  const place = placeIn(kept, at);
  const asks = place !== null && reached.consistent && reached.decided;
  return html`<p class="readout reach-cell" data-cell-words>
      ${
        place === null
          ? 'Come to a cell, on any of the boards, to read who finds it.'
          : markedWords(words.cellText(reached, place))
      }
      ${
        asks
          ? html`<a href=${at.carried(model.askHref(at.state.code, reached, place))} data-ask
              >Watch the SAT solver at this cell</a
            >`
          : nothing
      }
    </p>
    ${at.work}`;
}

/** All boards in sentences. */
function summary(at: Boards): TemplateResult {
  const reached = reachedIn(at);
  const isTooLarge = model.sizeTrouble(at.puzzle) !== null;
  return html`<p data-summary>
      <strong>${isTooLarge ? '' : words.summaryText(reached)}</strong> ${words.equalText(reached)}
    </p>
    <p class="readout">
      A diamond: the cell must be so, and this method does not find it. On the last board: nobody
      but the SAT solver does. Half a square: the cell may be either. A name leads to the figure
      that steps through the method.
    </p>`;
}

/** One after another, the cells that sweeps miss. */
function nextMissed(at: Boards, kept: Kept): TemplateResult {
  const missed = [...model.missedOn(reachedIn(at), 'sweeps')];
  const width = at.puzzle.columns.length;
  const place = placeIn(kept, at);
  const now = place === null ? -1 : place.row * width + place.column;
  const next = missed.find((cell) => cell > now) ?? missed[0] ?? 0;
  return dimmedButton(
    'Who finds another cell?',
    missed.length > 0,
    () => choose(kept, { row: Math.floor(next / width), column: next % width }),
    { style: 'primary' },
  );
}

export const figure = puzzleFigure<ReachBoardsProps, BoardsState, Reached | null, Reached, Kept>({
  tag: 'reach-boards',
  titlePrefix: 'What each method misses: ',
  presets,
  settings: model.boardSettings,
  usual: model.defaultState,
  served: (given) => given,
  asks: {
    /** The boards are drawn as the methods come to their ends. */
    async run(asking) {
      const { puzzle } = asking;
      const found = await askSearch(asking, 'reach', (news) => {
        asking.show(model.reachedSoFar(puzzle, news));
        return words.newsText(news);
      });
      return found === null ? null : model.reachedOf(puzzle, found.found);
    },
    isWhole: ({ complete }) => complete,
    trouble: model.sizeTrouble,
  },
  checked: model.checkAsked,
  said: (at) =>
    at.found === null ? '' : `${words.summaryText(at.found)} ${words.equalText(at.found)}`.trim(),
  keep: keptFor,
  board: {
    model: lastBoard,
    label: (at, row, column) => words.cellLabelOf(reachedIn(at), row, column),
    chosen: (at) => placeIn(at.kept, at),
    point: (at, place) => point(at.kept, place),
    press: (at, place) => choose(at.kept, place),
  },
  parts(at, board) {
    const { kept } = at;
    kept.at = at;
    return {
      picture: picture(at, kept, board),
      wide: true,
      sentence: html`<p>${words.shortText(reachedIn(at))}</p>`,
      answer: answer(at, kept),
      action: nextMissed(at, kept),
      more: summary(at),
    };
  },
  files: (at) => {
    const reached = reachedIn(at);
    return {
      name: 'missed',
      about: words.summaryText(reached),
      rows: () => words.cellRows(reached),
      json: () => words.reachedJson(at.puzzle, reached),
      svg: () => sheet(reached),
    };
  },
});
