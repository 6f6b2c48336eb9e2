/** `<puzzle-play>`: a puzzle to be played; every answer is worked out from its numbers, so any solution counts. */

import type { TemplateResult } from 'lit-html';
import { formatGrid } from '../../engine/board/image.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import type { LinkValues } from '../../notebook/cell/linkState.ts';
import { figureOf, LiveFigure } from '../../notebook/host/figure.ts';
import type { Exports } from '../../notebook/host/host.ts';
import { csvRow } from '../../notebook/export/files.ts';
import { gameBoard, isSolved, withMarks } from '../../kit/play/game.ts';
import type { Game } from '../../kit/play/game.ts';
import { markText } from '../../kit/play/gameWords.ts';
import { PlayBoard } from '../../kit/play/playBoard.ts';
import { knownPuzzle } from '../../puzzles/gallery.ts';
import {
  boardName,
  gameOf,
  markRows,
  marksAfter,
  playLinks,
  remarkAfter,
  remarkOnCheck,
  stateOf,
  usualPlay,
} from './model.ts';
import type { PlayProps, Remark } from './model.ts';
import { playView, solutionPaper } from './view.ts';

class PuzzlePlay extends LiveFigure {
  readonly linkVersion = 1;
  readonly #props = this.props<PlayProps>() as PlayProps;
  readonly #usual = usualPlay(this.#props);
  #code = this.#usual.code;
  #game: Game = gameOf(this.#usual);
  #remark: Remark = remarkAfter(this.#game, null);
  #board: PlayBoard | null = null;

  open(link: LinkValues): void {
    const state = playLinks.read(link, this.#usual);
    this.#code = state.code;
    this.#game = gameOf(state);
    this.#remark = remarkAfter(this.#game, null, this.#picture);
    const others = state.code === this.#usual.code ? null : knownPuzzle(state.code);
    this.setTitle(
      state.code === this.#usual.code ? null : (others?.name ?? 'The puzzle of the link'),
    );
    this.#draw();
  }

  linkValues(): LinkValues {
    return playLinks.write(stateOf(this.#game, this.#code), this.#usual);
  }

  exports(): Exports {
    const { puzzle, marks } = this.#game;
    const { rows, columns } = puzzle;
    const grid = { height: rows.length, width: columns.length, cells: marks };
    return {
      name: `play-${rows.length}x${columns.length}`,
      csv: () => markRows(this.#game).map(csvRow).join(''),
      json: () => ({
        puzzle: { rows, columns, code: this.#code },
        marks: formatGrid(grid),
        solved: isSolved(this.#game),
      }),
      svg: () => boardPicture(this.#model(), { id: `${this.id}-export` }),
    };
  }

  override paper(): TemplateResult {
    return solutionPaper(this.id, gameOf(this.#usual));
  }

  /** What the solved puzzle shows: the author knows it of the figure's own puzzle only. */
  get #picture(): string | undefined {
    return this.#code === this.#usual.code ? this.#props.picture : undefined;
  }

  #model(): ReturnType<typeof gameBoard> {
    const { lines, rings } = this.#remark;
    return gameBoard(this.#game, boardName(this.#game), { lit: lines, rings });
  }

  #mark(marks: Uint8Array, cell: number): void {
    this.#game = withMarks(this.#game, marksAfter(this.#game, marks, cell));
    this.#remark = remarkAfter(this.#game, cell, this.#picture);
    this.changed();
    this.#draw();
    this.announce(`${markText(this.#game, cell)} ${this.#remark.text}`);
  }

  #check(): void {
    this.#remark = remarkOnCheck(this.#game, this.#picture);
    this.#draw();
    this.announce(this.#remark.text);
  }

  #newBoard(): PlayBoard {
    return new PlayBoard(this.#model(), {
      id: `${this.id}-board`,
      onMark: (marks, cell) => this.#mark(marks, cell),
    });
  }

  #draw(): void {
    if (this.#board === null) this.#board = this.#newBoard();
    else this.#board.show(this.#model());
    this.render(
      playView({
        board: this.#board,
        text: this.#remark.text,
        solved: isSolved(this.#game),
        onward: this.#code === this.#usual.code ? this.#props.onward : undefined,
        check: () => this.#check(),
      }),
    );
  }
}

export const figure = figureOf<PlayProps>('puzzle-play', PuzzlePlay);
