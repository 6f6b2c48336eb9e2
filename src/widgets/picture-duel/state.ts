/** What is on show in a duel, and what lives as long as its figure. */
import type { Grid } from '../../engine/board/cell.ts';
import { countFilled } from '../../engine/board/image.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { solveSimple } from '../../engine/sweep/simpleSolver.ts';
import type { Star } from '../../kit/answer/strip.ts';
import type { ClueRoom } from '../../kit/board/boardModel.ts';
import type { Easel } from '../../kit/make/easel.ts';
import { newGame, withMarks } from '../../kit/play/game.ts';
import type { Game } from '../../kit/play/game.ts';
import { marksOfText } from '../../kit/play/marks.ts';
import type { PlayBoard } from '../../kit/play/playBoard.ts';
import { codeOf, puzzleIn } from '../../kit/puzzle/coded.ts';
import type { Work } from '../../kit/work/work.ts';
import type { WaitingRoom } from '../../notebook/pool/waitingRoom.ts';
import type { StateAt } from '../../notebook/records/stateFigure.ts';
import { emptyCode, imageIn, winnerOf } from './model.ts';
import type { duelSettings, Race } from './model.ts';
import type { DuelGiven } from './prebuilt.ts';
import type { Sent } from './send.ts';
import { starOf } from './view.ts';
import { checkedText, friendTold, warning } from './words.ts';
import type { Told } from './words.ts';

/** What lives as long as the figure. */
export type Kept = {
  readonly room: WaitingRoom; // a worker that stays at hand
  readonly easel: Easel;
  readonly play: (at: At) => PlayBoard;
  image: Grid; // with the stroke under way
  clues: ClueRoom; // beside it: it grows when a stroke is over, never under the hand
  past: readonly string[]; // pictures before it; beside a friend's puzzle, marks
  solved: { readonly puzzle: string; readonly marks: string } | null; // the friend's, which is drawn back
  race: Race | null; // the last that was run: it stays until the next one is over
  told: Told; // of that race
  raced: string; // the puzzle that it is of, by its code; '' none
  asked: string; // the puzzle that a worker is asked about
  falls: boolean; // the star, when it is drawn next
  replaced: boolean; // the button that was pressed, by another one
  starts: number; // boards that the reader was given
  checked: readonly number[] | null; // marks that were found wrong
  warned: boolean; // that nobody can solve what is to be sent
  sent: Sent | null;
};

export type About = {
  readonly settings: typeof duelSettings;
  readonly prebuilt: DuelGiven | null;
  readonly work: Work;
  readonly kept: Kept;
};

export type At = StateAt<About>;

/** The game on a friend's puzzle; null: one draws oneself. */
export function gameOf({ state: { puzzle, marks } }: At): Game | null {
  if (puzzle === null) return null;
  const game = newGame(puzzleIn(puzzle));
  return marks === '' ? game : withMarks(game, marksOfText(marks));
}

/** Whether the picture has no filled cell. */
export const isEmpty = ({ kept }: At): boolean => countFilled(kept.image) === 0;

/** Filled cells of the picture, or of the one that is looked for: its numbers tell them. */
export const filledOf = ({ kept, state: { puzzle } }: At): number =>
  puzzle === null
    ? countFilled(kept.image)
    : puzzleIn(puzzle).rows.reduce((sum, row) => row.reduce((a, run) => a + run, sum), 0);

/** The puzzle that is raced on; null while nothing is drawn. */
export function puzzleCode(at: At): string | null {
  const { puzzle, picture } = at.state;
  if (puzzle !== null) return puzzle;
  return picture === emptyCode ? null : codeOf(puzzleOf(imageIn(picture)));
}

/** Where the board on show lies among random ones. */
export const starNow = (at: At): Star =>
  starOf(filledOf(at), at.state.puzzle === null ? 'yours' : 'this puzzle', at.kept.race);

/** Whether sweeps solve a puzzle. */
export const isSimple = (code: string): boolean => solveSimple(puzzleIn(code)).status === 'solved';

/** Whether nobody can solve what was raced on last. */
export const isUnsolvable = ({ race }: Kept): boolean => race !== null && winnerOf(race) < 0;

/** What is said of the state on show. */
export function toldOf(at: At): Told {
  const game = gameOf(at);
  const { race: found, told, checked, warned } = at.kept;
  if (game === null) return warned ? { ...told, more: warning } : told;
  const now = friendTold(game, found);
  return checked === null ? now : { ...now, more: checkedText(checked.length) };
}
