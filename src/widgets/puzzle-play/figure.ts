/** `<puzzle-play>`: a puzzle to be played; every answer is worked out from its numbers, so any solution counts. */
import type { TemplateResult } from 'lit-html';
import { formatGrid } from '../../engine/board/image.ts';
import { solve } from '../../engine/solve/solve.ts';
import { boardOf } from '../../kit/board/boardModel.ts';
import type { BoardModel } from '../../kit/board/boardModel.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { gameBoard, isSolved, ownMarks, withMarks } from '../../kit/play/game.ts';
import type { Game } from '../../kit/play/game.ts';
import { markText } from '../../kit/play/gameWords.ts';
import { linkOfMarks } from '../../kit/play/marks.ts';
import { PlayBoard } from '../../kit/play/playBoard.ts';
import { markedWords } from '../../kit/stepper/markedWords.ts';
import { stateFigure } from '../../notebook/records/stateFigure.ts';
import type { StateAt } from '../../notebook/records/stateFigure.ts';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { knownPuzzle } from '../../puzzles/gallery.ts';
import * as model from './model.ts';

type About = {
  readonly props: model.PlayProps;
  readonly settings: typeof model.playSettings;
  readonly found: Game;
  readonly kept: { remark: model.Remark; readonly board: PlayBoard };
};

/** How it is played, for those who come to it first. */
const keysText =
  'Press once: filled. Twice: a dot, for a cell that you know to be empty. A third time: no mark. Drag to mark several. Keys: arrows move, Space marks, X sets a dot.';

/** Whether it is the figure's own puzzle: only of that the author knows what it shows, and where one goes on. */
const isOwn = ({ state, usual }: StateAt<About>): boolean => state.code === usual.code;

const pictureOf = (at: StateAt<About>): string | undefined =>
  isOwn(at) ? at.props.picture : undefined;

const boardModel = (game: Game, { lines, rings }: model.Remark): BoardModel =>
  gameBoard(game, model.boardName(game), { lit: lines, rings });

function mark(at: StateAt<About>, shown: Uint8Array, cell: number): void {
  const game = withMarks(at.found, model.marksAfter(at.found, shown, cell));
  at.kept.remark = model.remarkAfter(game, cell, pictureOf(at));
  at.set({ marks: linkOfMarks(ownMarks(game)) });
  at.announce(`${markText(game, cell)} ${at.kept.remark.text}`);
}

function check(at: StateAt<About>): void {
  at.kept.remark = model.remarkOnCheck(at.found, pictureOf(at));
  at.kept.board.show(boardModel(at.found, at.kept.remark));
  at.draw();
  at.announce(at.kept.remark.text);
}

/** Where there is no script: the solution, behind a fold. @throws RangeError for a puzzle without one */
function solutionPaper({ puzzle }: Game): TemplateResult {
  const [solution] = solve(puzzle, { most: 1 }).solutions;
  if (solution === undefined) throw new RangeError('a puzzle without a solution cannot be played');
  const board = boardOf(puzzle, solution.cells, 'The solution');
  return html`<details data-paper>
    <summary>The solution</summary>
    ${pictured(boardPicture(board, { cell: 24 }))}
  </details>`;
}

export const figure = stateFigure<About>({
  tag: 'puzzle-play',
  settings: model.playSettings,
  usual: model.usualPlay,
  titleOf: ({ code }, usual) =>
    code === usual.code ? null : (knownPuzzle(code)?.name ?? 'The puzzle of the link'),
  find: ({ state }) => model.gameOf(state),
  keep(at) {
    const remark = model.remarkAfter(at.found, null, pictureOf(at));
    const board = new PlayBoard(boardModel(at.found, remark), {
      id: `${at.id}-board`,
      onMark: (marks, cell) => mark(at, marks, cell),
    });
    return { remark, board };
  },
  opened(at) {
    at.kept.remark = model.remarkAfter(at.found, null, pictureOf(at));
  },
  show: ({ kept, found }) => kept.board.show(boardModel(found, kept.remark)),
  parts(at) {
    const { kept, props } = at;
    const solved = isSolved(at.found);
    const onward = isOwn(at) && solved ? props.onward : undefined;
    return html`<div class="play ${solved ? 'is-solved' : ''}">
      ${part(kept.board)}
      <div class="play-beside">
        <p class="play-sentence">${markedWords(kept.remark.text)}</p>
        <div class="button-row">
          ${
            onward === undefined
              ? html`<button type="button" @click=${() => check(at)}>
                  Are my marks right so far?
                </button>`
              : html`<a class="button" href=${onward.href}>${onward.text}</a>`
          }
        </div>
        <p class="play-keys">${keysText}</p>
      </div>
    </div>`;
  },
  files(at) {
    const { puzzle, marks } = at.found;
    const { rows, columns } = puzzle;
    return {
      name: `play-${rows.length}x${columns.length}`,
      rows: () => model.markRows(at.found),
      json: () => ({
        puzzle: { rows, columns, code: at.state.code },
        marks: formatGrid({ height: rows.length, width: columns.length, cells: marks }),
        solved: isSolved(at.found),
      }),
      svg: () => boardPicture(boardModel(at.found, at.kept.remark)),
    };
  },
  paper: ({ usual }) => solutionPaper(model.gameOf(usual)),
});
