/** The boards of a duel: one's own picture in the colours of those who find it, a friend's puzzle, and an example on paper. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { Grid } from '../../engine/board/cell.ts';
import { FILLED } from '../../engine/board/cell.ts';
import { describeLine } from '../../engine/board/description.ts';
import { lineOf } from '../../engine/board/image.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import type { BoardModel, ClueRoom } from '../../kit/board/boardModel.ts';
import { boardOf, cellWord, cluesText } from '../../kit/board/boardModel.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { clueMarks } from '../../kit/board/clueMarks.ts';
import { gameBoard } from '../../kit/play/game.ts';
import type { Game } from '../../kit/play/game.ts';
import { methodName } from '../../kit/methods/marks.ts';
import type { MethodKind } from '../../methods/kinds.ts';
import { codeOf } from '../../kit/puzzle/coded.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { cat, fixedBy } from './model.ts';
import type { Race } from './model.ts';
import type { DuelGiven } from './prebuilt.ts';
import { lanesOf, lanesView } from './view.ts';
import { raceTold } from './words.ts';

/** Where there is room, in CSS pixels; in a narrower one the board shrinks. */
export const duelCell = (): number => 46;

const noLines: BoardModel['rows'] = [];

/** Whose colours cells wear: a race of an earlier stroke is shown until the next one is over. */
const coloursOf = (image: Grid, race: Race | null): ReadonlyMap<number, MethodKind> =>
  race === null ? new Map() : fixedBy(race, image);

/**
 * A picture that is drawn on.
 *
 * @param room - for its clues
 * @param race - the last one that was run; null: none
 */
export const pictureBoard = (image: Grid, room: ClueRoom, race: Race | null): BoardModel => ({
  ...image,
  rows: noLines,
  columns: noLines,
  room,
  look: 'picture',
  by: coloursOf(image, race),
  overlay: clueMarks(image, room, duelCell()),
  label: 'Your picture, to be drawn on',
});

/** What a cell of it is, for readers who do not see it. */
export function pictureLabel(image: Grid, race: Race | null, row: number, column: number): string {
  const cell = row * image.width + column;
  const value = image.cells[cell] ?? 0;
  const by = coloursOf(image, race).get(cell);
  const found =
    value !== FILLED || by === undefined
      ? ''
      : by === 'several'
        ? ', nobody can tell'
        : `, found by ${methodName(by)}`;
  const clues = cluesText(
    describeLine(lineOf(image, 'H', row)),
    describeLine(lineOf(image, 'V', column)),
  );
  return `row ${row + 1}, column ${column + 1}: ${cellWord(value)}${found}; ${clues}`;
}

/** A friend's puzzle. @param wrong - marks that are ringed */
export const friendBoard = (game: Game, wrong: readonly number[]): BoardModel =>
  gameBoard(game, 'A friend\u2019s picture, to be found', { rings: wrong });

/** Without script and on paper: a picture, and how far each solver gets with it. */
export function exampleView(given: DuelGiven | null): TemplateResult | typeof nothing {
  const puzzle = puzzleOf(cat);
  const race = given?.races[codeOf(puzzle)];
  if (given === null || race === undefined) return nothing;
  const { head, more } = raceTold(race, cat, given.like, 'this picture');
  const board = {
    ...boardOf(puzzle, cat.cells, 'An example: a cat'),
    look: 'picture' as const,
    by: fixedBy(race, cat),
  };
  return html`<div class="duel-example" data-paper>
    ${pictured(boardPicture(board, { cell: 28 }))}
    <div>
      ${lanesView(lanesOf(race, null))}
      <p>An example. ${head} ${more}</p>
    </div>
  </div>`;
}
