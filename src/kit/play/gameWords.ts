/** What a player is told: one or two calm sentences, about the line just marked before any other. */
import type { Game, Outlook, TroubledLine } from './game.ts';
import { descriptionOf, isSolved, lineHolds, ownMarks, troubles } from './game.ts';
import type { LineRef } from '../board/boardModel.ts';
import { cellWord, lineWords } from '../board/boardModel.ts';
import { sentence } from '../line/lineText.ts';
import { formatDescription } from '../../engine/board/description.ts';
import { UNKNOWN } from '../../engine/board/cell.ts';
import { counted, inWords } from '../../notebook/plain/numbers.ts';
import { troubleText } from './lineTrouble.ts';

/** What to say, and the lines that it is about. */
export type ToldGame = {
  readonly text: string;
  readonly lines: readonly LineRef[]; // worth a second look
};

/** The row and the column of a cell. */
const linesThrough = ({ puzzle }: Game, cell: number): readonly LineRef[] => [
  { direction: 'H', index: Math.floor(cell / puzzle.columns.length) },
  { direction: 'V', index: cell % puzzle.columns.length },
];

const same = (a: LineRef, b: LineRef): boolean =>
  a.direction === b.direction && a.index === b.index;

const capital = (line: LineRef): string => sentence(lineWords(line));

/**
 * What there is to say after a mark.
 *
 * @param cell - just marked; null when the game was opened
 * @param begin - what is said of a board without marks
 */
export function toldAfter(game: Game, cell: number | null, begin: string): ToldGame {
  if (isSolved(game)) return { text: 'Solved: every number holds.', lines: [] };
  const found = troubles(game);
  if (found.length > 0) return toldTrouble(game, found, cell);
  if (ownMarks(game).every((mark) => mark === UNKNOWN)) return { text: begin, lines: [] };
  const [done] =
    cell === null ? [] : linesThrough(game, cell).filter((line) => lineHolds(game, line));
  if (done === undefined) return { text: 'Every line can still hold its numbers.', lines: [] };
  return {
    text: `${capital(done)} holds: ${formatDescription(descriptionOf(game, done))}.`,
    lines: [],
  };
}

function toldTrouble(game: Game, found: readonly TroubledLine[], cell: number | null): ToldGame {
  const near = cell === null ? [] : linesThrough(game, cell);
  const first = found.find(({ line }) => near.some((one) => same(one, line))) ?? found[0]!;
  const others = found.length - 1;
  const more = others === 0 ? '' : ` So with ${counted(others, 'other line')}.`;
  const text = troubleWords(game, first);
  return { text: `${text}${more}`, lines: found.map(({ line }) => line) };
}

/** What stands against a line, as a sentence. */
export const troubleWords = (game: Game, { line, trouble }: TroubledLine): string =>
  troubleText(capital(line), descriptionOf(game, line), trouble);

/** A cell in prose: "row 2, column 3". */
const cellName = ({ puzzle }: Game, cell: number): string =>
  `row ${Math.floor(cell / puzzle.columns.length) + 1}, column ${(cell % puzzle.columns.length) + 1}`;

/** What a cell has come to be, for readers who do not see it. */
export function markText(game: Game, cell: number): string {
  const mark = game.marks[cell]!;
  return `${sentence(cellName(game, cell))} ${mark === UNKNOWN ? 'without a mark' : cellWord(mark)}.`;
}

/** What becomes of the marks, as a sentence. */
export function outlookText(game: Game, found: Outlook): string {
  const count = ownMarks(game).filter((mark) => mark !== UNKNOWN).length;
  switch (found.kind) {
    case 'open':
      if (isSolved(game)) return 'Solved: every number holds.';
      return count === 0
        ? 'Nothing is marked yet.'
        : `All is well: there is a solution with ${count === 1 ? 'this mark' : `all ${counted(count, 'mark')}`}.`;
    case 'wrong':
      return found.cells.length === 1
        ? `One mark is wrong: ${cellName(game, found.cells[0]!)}, ringed.`
        : `${sentence(inWords(found.cells.length))} marks are wrong; they are ringed.`;
    case 'apart':
      return 'Each mark is right in some solution, but no solution has all of them.';
    case 'none':
      return 'This puzzle has no solution.';
    case 'unknown':
      return 'Whether these marks lead to a solution would take too long to find out here.';
  }
}
