/** A puzzle to be played, without the page: what a link keeps of a game, and what is said of it. */
import { UNKNOWN } from '../../engine/board/cell.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import { sizeText } from '../../notebook/plain/numbers.ts';
import type { Game } from '../../kit/play/game.ts';
import { isSolved, newGame, outlook, withMarks } from '../../kit/play/game.ts';
import { outlookText, toldAfter } from '../../kit/play/gameWords.ts';
import type { ToldGame } from '../../kit/play/gameWords.ts';
import { nextMark } from '../../kit/play/playBoard.ts';
import { marks, marksOfText, marksProblem } from '../../kit/play/marks.ts';
import { puzzle } from '../../kit/puzzle/settings.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';

/** What a page author may set. */
export type PlayProps = {
  readonly puzzle: string; // its code
  /** What the solved puzzle shows, as the end of "The picture is". */
  readonly picture?: string;
  /** Where one goes on once it is solved. */
  readonly onward?: { readonly href: string; readonly text: string };
};

const cellsOf = ({ rows, columns }: Puzzle): number => rows.length * columns.length;

/** What a link keeps. */
export const playSettings = settings(
  { code: puzzle(''), marks: marks('m', ['code']) },
  (values) => {
    const problem = marksProblem(values.marks, cellsOf(puzzleIn(values.code)));
    return problem === null ? {} : { marks: problem };
  },
);

type PlayState = ValuesOf<typeof playSettings>;

/** What a figure opens with. @throws RangeError for a damaged puzzle code */
export const usualPlay = ({ puzzle: code }: PlayProps): PlayState =>
  playSettings.of({ code }, 'puzzle-play');

/** The game of a state. */
export function gameOf({ code, marks: text }: PlayState): Game {
  const game = newGame(puzzleIn(code));
  return text === '' ? game : withMarks(game, marksOfText(text));
}

/**
 * The marks after a press on a board that shows these. A solved one shows cells without a mark as empty: pressed, they are
 * filled, as before.
 */
export function marksAfter(game: Game, shown: Uint8Array, cell: number): Uint8Array {
  const marks = game.marks.slice();
  const mark = shown[cell] ?? UNKNOWN;
  const isBare = marks[cell] === UNKNOWN && mark === UNKNOWN && isSolved(game);
  marks[cell] = isBare ? nextMark(UNKNOWN) : mark;
  return marks;
}

/** What is said before anything is marked. */
export const beginText =
  'Press a cell to fill it. The numbers of a row or column go grey when its runs are all there.';

/** What the board is, for readers who do not see it. */
export const boardName = ({ puzzle }: Game): string =>
  `Puzzle of ${sizeText(puzzle.rows.length, puzzle.columns.length)} to be played`;

/** What is to be said of a game, and shown beside its marks. */
export type Remark = ToldGame & { readonly rings: readonly number[] };

/** What is said after a mark. @param cell - the one just marked */
export function remarkAfter(game: Game, cell: number | null, picture?: string): Remark {
  const told = toldAfter(game, cell, beginText);
  return { ...told, text: `${told.text}${ending(game, picture)}`, rings: [] };
}

/** What is said when the player asks whether all is well. */
export function remarkOnCheck(game: Game, picture?: string): Remark {
  const found = outlook(game);
  return {
    text: `${outlookText(game, found)}${ending(game, picture)}`,
    lines: [],
    rings: found.kind === 'wrong' ? found.cells : [],
  };
}

const ending = (game: Game, picture?: string): string =>
  picture !== undefined && isSolved(game) ? ` The picture is ${picture}.` : '';

const markWords = ['empty', 'filled', ''] as const;

/** The marks as rows of a table, heads first; rows and columns counted from 1. */
export function markRows({ puzzle, marks }: Game): readonly (readonly (string | number)[])[] {
  const width = puzzle.columns.length;
  return [
    ['row', 'column', 'mark'],
    ...Array.from(marks, (mark, cell) => [
      Math.floor(cell / width) + 1,
      (cell % width) + 1,
      markWords[mark] ?? '',
    ]),
  ];
}
