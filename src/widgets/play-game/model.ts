/** A puzzle in play, without the page: what a link keeps, what is said of a move, and of the puzzle beforehand. */
import { EMPTY, FILLED, UNKNOWN } from '../../engine/board/cell.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import { counted, grouped, sizeText } from '../../notebook/plain/numbers.ts';
import { cellWord } from '../../kit/board/boardModel.ts';
import { collectionSetting } from '../../kit/collection/setting.ts';
import { linksOf } from '../../kit/puzzle/links.ts';
import type { Quiet } from '../../kit/play/certainRuns.ts';
import { ownMarks } from '../../kit/play/game.ts';
import { marks, marksOfText, marksProblem, textOfMarks } from '../../kit/play/marks.ts';
import { Moves } from '../../kit/play/moves.ts';
import type { Move } from '../../kit/play/moves.ts';
import { verdictTexts } from '../../kit/solutions/verdictWords.ts';
import { choice, flag } from '../../notebook/settings/choices.ts';
import { puzzle } from '../../kit/puzzle/settings.ts';
import { asked, bad, good, optional, unseen } from '../../notebook/settings/setting.ts';
import type { Setting } from '../../notebook/settings/setting.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';
import { firstWeek } from '../../puzzles/seven.ts';
import { weekIn, weekText } from '../../puzzles/weeks.ts';

/** What a page author may set. */
export type PlayGameProps = {
  readonly puzzle: string; // code of the puzzle that the page opens with
};

export const quietTexts: Readonly<Record<Quiet, string>> = {
  run: 'each number, when its run is certain',
  line: 'all of a line, when its runs are there',
  never: 'never',
};

/** A week of seven puzzles. */
const week: Setting<number> = {
  key: 'w',
  label: 'Week',
  name: 'the week',
  usual: firstWeek,
  input: { kind: 'none' },
  read: (text) => {
    const number = weekIn(text);
    return number === null || number < firstWeek
      ? bad(`It must be a week from ${weekText(firstWeek)} on, written like that.`)
      : good(number);
  },
  format: weekText,
  fault: (text) =>
    `${asked('the week', text)}; it must be one from ${weekText(firstWeek)} on, written like that.`,
};

/** What a link keeps. */
const playSettings = settings(
  {
    code: puzzle(''),
    marks: marks('m', ['code']),
    quiet: choice<Quiet>('q', 'Grey out finished clues', quietTexts, 'run'),
    open: flag('o', 'Show which lines still give something'),
    clock: flag('t', 'Show a clock'),
    crosses: flag('x', 'Cross the rest of a finished line'),
    week: unseen(optional(week)), // null: this week
    collection: unseen(optional(collectionSetting('s', ''))), // whose puzzles are the shelf
  },
  (values) => {
    const problem = marksProblem(values.marks, cellsOf(puzzleIn(values.code)));
    return problem === null ? {} : { marks: problem };
  },
);

export type PlayState = ValuesOf<typeof playSettings>;

export const playLinks = linksOf(playSettings);

const cellsOf = ({ rows, columns }: Puzzle): number => rows.length * columns.length;

/** What the page opens with. @throws RangeError for a damaged puzzle code */
export const usualPlay = ({ puzzle: code }: PlayGameProps): PlayState =>
  playSettings.of({ code }, 'play-game');

/** The marks as a link has them; those that the puzzle gives are no marks of the player. */
export function linkMarks(puzzle: Puzzle, cells: Uint8Array): string {
  const own = ownMarks({ puzzle, marks: cells });
  return own.every((mark) => mark === UNKNOWN) ? '' : textOfMarks(own);
}

/** A game that begins with the marks of a link: they can be undone like any others. */
export function movesOfLink(puzzle: Puzzle, text: string): Moves {
  if (text === '') return new Moves(puzzle);
  const cells = marksOfText(text);
  const moves = [FILLED, EMPTY].flatMap((mark): readonly Move[] => {
    const own = [...cells.keys()].filter((cell) => cells[cell] === mark);
    return own.length === 0 ? [] : [{ kind: 'mark', cells: own, mark }];
  });
  return new Moves(puzzle, moves);
}

/** What the board is, for readers who do not see it. */
export const playName = ({ rows, columns }: Puzzle): string =>
  `Puzzle of ${sizeText(rows.length, columns.length)} in play`;

/** How many solutions there are, said before the first mark. */
export const playTexts: typeof verdictTexts = {
  ...verdictTexts,
  several: 'It has more than one solution; any of them wins.',
};

/** "row 2", or "columns 3 to 5". */
function placesText(one: 'row' | 'column', places: readonly number[]): string {
  const [from, to] = [Math.min(...places) + 1, Math.max(...places) + 1];
  return from === to ? `${one} ${from}` : `${one}s ${from} to ${to}`;
}

/** Some cells of one line in prose: "row 2, columns 3 to 5". */
function cellsText(cells: readonly number[], width: number): string {
  const rows = cells.map((cell) => Math.floor(cell / width));
  const columns = cells.map((cell) => cell % width);
  return `${placesText('row', rows)}, ${placesText('column', columns)}`;
}

const markWord = (mark: number): string => (mark === UNKNOWN ? 'without a mark' : cellWord(mark));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a move was, as a sentence. */
export function moveText(move: Move, width: number): string {
  switch (move.kind) {
    case 'mark':
      return `${capital(cellsText(move.cells, width))}: ${counted(move.cells.length, 'cell')} ${markWord(move.mark)}.`;
    case 'suppose':
      return `Supposed: ${cellsText([move.cell], width)} ${markWord(move.mark)}.`;
    case 'drop':
      return 'The supposition is taken back, with all that followed from it.';
    case 'other':
      return 'The supposition cannot be, so its cell is the other.';
    case 'keep':
      return 'The supposition is taken for granted.';
    case 'clear':
      return 'All marks are gone.';
  }
}

/** How far a game is: "12 of 100 cells marked". */
export function progressText(puzzle: Puzzle, cells: Uint8Array): string {
  const marked = cells.reduce((sum, mark) => sum + (mark === UNKNOWN ? 0 : 1), 0);
  return `${grouped(marked)} of ${counted(cellsOf(puzzle), 'cell')} marked`;
}

/** A time in play: "3:07". */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
