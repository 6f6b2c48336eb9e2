/**
 * A puzzle being played, as plain data: what the player has marked, and what can be said about it. Nothing here knows a
 * picture that the player ought to draw: every answer is worked out from the numbers, so any solution counts.
 */
import type { Direction, Grid } from '../../engine/board/cell.ts';
import { EMPTY, FILLED, UNKNOWN } from '../../engine/board/cell.ts';
import type { Description } from '../../engine/board/description.ts';
import { describeLine, sameDescription } from '../../engine/board/description.ts';
import { lineOf } from '../../engine/board/image.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { adheres } from '../../engine/board/puzzle.ts';
import { solve } from '../../engine/solve/solve.ts';
import type { BoardModel, LineRef } from '../board/boardModel.ts';
import { boardOf } from '../board/boardModel.ts';
import { wrongNode } from '../board/wrongMarks.ts';
import { lineTrouble } from './lineTrouble.ts';
import type { LineTrouble } from './lineTrouble.ts';

/** The descriptions and the marks; a cell without a mark is UNKNOWN. Neither is modified. */
export type Game = {
  readonly puzzle: Puzzle;
  readonly marks: Uint8Array; // row by row
};

/** The board before the first mark: what the puzzle gives, and nothing else. */
const givenCells = ({ rows, columns, clues }: Puzzle): Uint8Array =>
  clues?.slice() ?? new Uint8Array(rows.length * columns.length).fill(UNKNOWN);

/** A game without marks but the cells that the puzzle gives. */
export const newGame = (puzzle: Puzzle): Game => ({ puzzle, marks: givenCells(puzzle) });

/** The marks without those that the puzzle gives. */
export const ownMarks = ({ puzzle: { clues }, marks }: Game): Uint8Array =>
  marks.map((mark, at) => ((clues?.[at] ?? UNKNOWN) === UNKNOWN ? mark : UNKNOWN));

/** A game with other marks; what the puzzle gives stays as it is. */
export const withMarks = ({ puzzle }: Game, marks: Uint8Array): Game => ({
  puzzle,
  marks: marks.map((mark, at) => {
    const given = puzzle.clues?.[at] ?? UNKNOWN;
    return given === UNKNOWN ? mark : given;
  }),
});

const gridOf = ({ puzzle, marks }: Game): Grid => ({
  height: puzzle.rows.length,
  width: puzzle.columns.length,
  cells: marks,
});

/** The marks of a line. */
const lineOfGame = (game: Game, { direction, index }: LineRef): Uint8Array =>
  lineOf(gridOf(game), direction, index);

/** The description of a line. */
export const descriptionOf = ({ puzzle }: Game, { direction, index }: LineRef): Description =>
  (direction === 'H' ? puzzle.rows : puzzle.columns)[index] ?? [];

const linesOf = (direction: Direction, lines: number): readonly LineRef[] =>
  Array.from({ length: lines }, (_, index) => ({ direction, index }));

const allLines = ({ puzzle }: Game): readonly LineRef[] => [
  ...linesOf('H', puzzle.rows.length),
  ...linesOf('V', puzzle.columns.length),
];

/** A line with what stands against it. */
export type TroubledLine = { readonly line: LineRef; readonly trouble: LineTrouble };

/** The lines that no way to lay their runs is left for, rows first. */
export const troubles = (game: Game): readonly TroubledLine[] =>
  allLines(game).flatMap((line) => {
    const trouble = lineTrouble(lineOfGame(game, line), descriptionOf(game, line));
    return trouble === null ? [] : [{ line, trouble }];
  });

/** Whether the filled cells of a line are the runs that it asks for; dots are not needed. */
export const lineHolds = (game: Game, line: LineRef): boolean =>
  sameDescription(describeLine(lineOfGame(game, line)), descriptionOf(game, line));

/** The lines whose runs are all there. */
export const heldLines = (game: Game): readonly LineRef[] =>
  allLines(game).filter((line) => lineHolds(game, line));

/** The cells without a mark on lines through some cells whose runs are all there now and were not before. */
export function finishedBy(before: Game, game: Game, cells: readonly number[]): readonly number[] {
  const width = game.puzzle.columns.length;
  const height = game.puzzle.rows.length;
  const rest = new Set<number>();
  for (const line of allLines(game)) {
    const { direction, index } = line;
    const through = cells.some(
      (cell) => (direction === 'H' ? Math.floor(cell / width) : cell % width) === index,
    );
    if (!through || lineHolds(before, line) || !lineHolds(game, line)) continue;
    for (let along = 0; along < (direction === 'H' ? width : height); along++) {
      const cell = direction === 'H' ? index * width + along : along * width + index;
      if (game.marks[cell] === UNKNOWN) rest.add(cell);
    }
  }
  return [...rest];
}

/** The filled cells as a picture: what has no mark is empty. */
function pictureOfGame(game: Game): Grid {
  const grid = gridOf(game);
  return { ...grid, cells: grid.cells.map((cell) => (cell === FILLED ? FILLED : EMPTY)) };
}

/** Whether every number holds. */
export const isSolved = (game: Game): boolean => adheres(pictureOfGame(game), game.puzzle);

/** What becomes of the marks. `unknown`: the search was cut short. */
export type Outlook =
  | { readonly kind: 'open' } // some solution has all of them
  | { readonly kind: 'wrong'; readonly cells: readonly number[] } // these are otherwise in every solution
  | { readonly kind: 'apart' } // each is in some solution, but no solution has them all
  | { readonly kind: 'none' } // the puzzle has no solution
  | { readonly kind: 'unknown' };

/** Tenths of a second at most for a puzzle that is played on a page, and mostly a thousandth. */
const mostWork = 1_000_000;

/** Whether a solution has these marks; null when the search was cut short. */
function canBe(puzzle: Puzzle, clues: Uint8Array): boolean | null {
  const { solutions, complete } = solve({ ...puzzle, clues }, { most: 1, limit: mostWork });
  return solutions.length > 0 ? true : complete ? false : null;
}

/**
 * Whether the marks can stay, and which of them cannot.
 *
 * @remarks Only for puzzles of a size that is played on a page: each mark may be tried by itself.
 */
export function outlook({ puzzle, marks }: Game): Outlook {
  const all = canBe(puzzle, marks);
  if (all === true) return { kind: 'open' };
  const bare = givenCells(puzzle);
  const any = canBe(puzzle, bare);
  if (all === null || any === null) return { kind: 'unknown' };
  if (!any) return { kind: 'none' };
  const wrong: number[] = [];
  for (const [cell, mark] of marks.entries()) {
    if (mark === UNKNOWN || bare[cell] !== UNKNOWN) continue;
    const alone = bare.slice();
    alone[cell] = mark;
    const can = canBe(puzzle, alone);
    if (can === null) return { kind: 'unknown' };
    if (!can) wrong.push(cell);
  }
  return wrong.length > 0 ? { kind: 'wrong', cells: wrong } : { kind: 'apart' };
}

/** What is to be seen of a game beside its marks. */
export type GameMarks = {
  readonly lit?: readonly LineRef[]; // lines worth a second look
  readonly rings?: readonly number[]; // marks that cannot stay
};

/**
 * The board of a game. Lines whose runs are all there go quiet, and what is solved is a picture: no cell of it is unknown.
 *
 * @param label - what the board is, for readers who do not see it
 */
export const gameBoard = (
  game: Game,
  label: string,
  { lit = [], rings = [] }: GameMarks = {},
): BoardModel => ({
  ...boardOf(game.puzzle, (isSolved(game) ? pictureOfGame(game) : gridOf(game)).cells, label),
  lit,
  ...(rings.length > 0 && { overlay: [wrongNode(game.puzzle.columns.length, rings)] }),
  done: heldLines(game),
});
