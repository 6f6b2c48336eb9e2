/** The seven of a week as one booklet: the boards, and on pages of their own their solutions. */
import { EMPTY, UNKNOWN } from '../../engine/board/cell.ts';
import { boardOf } from '../../kit/board/boardModel.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { methodName } from '../../kit/methods/marks.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import { inPlay, openIn } from '../../kit/puzzle/openIn.ts';
import { shortCodeOf } from '../../kit/puzzle/shortCode.ts';
import { ruleOfPuzzles } from '../../kit/sheet/puzzleSheet.ts';
import type { Sheet, SheetTask } from '../../kit/sheet/sheet.ts';
import type { SevenPuzzle } from '../../puzzles/seven.ts';
import { sevenDays } from '../../puzzles/seven.ts';
import { solvedName } from '../../puzzles/shelf.ts';
import { weekOfYear } from '../../puzzles/weeks.ts';

function taskOf({ code, day, method, picture }: SevenPuzzle): SheetTask {
  const puzzle = puzzleIn(code);
  const { name } = sevenDays[day]!;
  const empty = new Uint8Array(picture.cells.length).fill(UNKNOWN);
  const marks = picture.cells.map((value) => value || EMPTY);
  const found = solvedName(code);
  return {
    words: `${name}, by ${methodName(method === 'search' ? 'sat' : method)}`,
    picture: boardPicture(boardOf(puzzle, empty, `The puzzle of ${name}`)),
    answer: {
      words: found === null ? name : `${name}: ${found}`,
      picture: boardPicture(boardOf(puzzle, marks, `The solution of ${name}`)),
    },
    address: openIn(inPlay, shortCodeOf(puzzle, picture)),
  };
}

/** @param week - its number, as in src/puzzles/weeks.ts */
export function weekSheet(week: number, seven: readonly SevenPuzzle[]): Sheet {
  const { year, week: number } = weekOfYear(week);
  const title = `Seven puzzles, week ${number} of ${year}`;
  return {
    title,
    answersTitle: `${title}: the solutions`,
    says: ruleOfPuzzles,
    hasName: true,
    tasks: seven.map(taskOf),
    credit: '',
    perPage: 2, // the cells of the larger ones are then wide enough for a pencil
  };
}
