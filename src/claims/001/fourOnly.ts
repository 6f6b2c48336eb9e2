/** 001, section 3.5.3: sequences of 6x6 that consist of category 4, of all pictures at once. */
import { descriptionsOf } from '../../engine/board/description.ts';
import { imageFromText } from '../../engine/board/image.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { probeAll } from '../../engine/probe/probe.ts';
import type { OpenBoard, OpenLeast } from '../../engine/probe/silentBoards.ts';
import { uniqueSilentBoard } from '../../engine/probe/silentBoards.ts';
import { silentLines } from '../../engine/probe/silentLines.ts';
import { isUnique } from '../../engine/solve/solve.ts';
import { grouped, inWords } from '../../notebook/plain/numbers.ts';
import type { Claim } from '../claim.ts';

/** What all standstills have whose cells are of category 4. */
export type SilentBoards = {
  readonly lines: number; // settled lines with an open cell, on which an empty cell says nothing
  readonly notFree: number; // of these, such as do not allow just any choice of open cells that are not side by side
  readonly least: OpenLeast; // open cells of a line with one filled cell among them, and with two
  readonly most: number; // filled cells among the open ones of a line
  readonly exchanges: number; // that rule boards out
  readonly unique: OpenBoard | null; // a board with one solution
  /** A picture of such a sequence, its cells of category 4, and whether it is the only solution. */
  readonly example: { readonly fours: number; readonly cells: number; readonly unique: boolean };
};

/**
 * Looks for a standstill of a square with one solution whose cells are all of category 4.
 *
 * @param side - 4 to 6
 * @source 001_a525a3e1210b0814.txt §3.5.3
 */
export function silentBoardsOf(side: number): SilentBoards {
  const lines = silentLines(side);
  const leastWith = (filled: number): number =>
    Math.min(
      ...lines.filter((line) => line.filled === filled).map(({ unknown }) => unknown),
      side + 1,
    );
  const two = leastWith(2);
  const least = { one: leastWith(1), two: two > side ? null : two };
  const { board, exchanges } = uniqueSilentBoard(side, least);
  const diagonal = Array.from({ length: side }, (_, at) => `${'.'.repeat(at)}#`.padEnd(side, '.'));
  const puzzle = puzzleOf(imageFromText(diagonal));
  const { sequence } = probeAll(puzzle);
  return {
    lines: lines.length,
    notFree: lines.filter(({ free }) => !free).length,
    least,
    most: Math.max(...lines.map(({ filled }) => filled ?? side)),
    exchanges,
    unique: board,
    example: {
      fours: sequence.filter((category) => category === 4).length,
      cells: sequence.length,
      unique: isUnique(puzzle),
    },
  };
}

const side = 6;

export const fourOnlySix: Claim<string, SilentBoards> = {
  id: '001-section-3.5.3-four-only',
  title: '6x6: sequences that contain solely category 4 probes have multiple solutions',
  quote: 'Again, probing sequences that contain solely category 4 probes, have multiple solutions',
  published: 'have multiple solutions',
  effort: 'minute',
  outcome: '001-section-3.5.3-four-only',
  ground: { kind: 'proof' },
  home: 'papers/wensveen/#what-a-sequence-says',
  what: 'a sequence of nothing but 4 for 6x6',
  finds: ({ unique, lines, exchanges }) =>
    unique === null
      ? `no exception: ${inWords(lines)} kinds of lines, and ${grouped(exchanges)} exchanges of cells that leave no board with one solution`
      : `one solution: ${unique.join(' ')}`,
  proof:
    'A 4 says that its cell, left empty, tells neither its row nor its column anything. Most such lines miss one filled cell, with three open places for it or more. On a board of these, join each row with an open cell to the columns of its open cells: every row and column has three neighbours at least, and a solution pairs each row with one column. By a theorem of Marshall Hall there are then at least 3! = 6 such pairings, and each is a solution. Lines that miss two filled cells, with five or six open cells, are the other kind. For boards with such lines a SAT solver was asked for one with a single solution, of all boards at once; whatever it came up with had cells that can change places, until there was none.',
  remark:
    'where a 0-probe makes no progression, neither the row nor the column of its cell gives any; boards of such lines were looked for with a SAT solver, all at once',
  read: () => ({
    ours: silentBoardsOf(side),
    note: `Without going through the ${grouped(2 ** (side * side))} pictures: of ${grouped(descriptionsOf(side).length)} descriptions few have lines on which an empty cell says nothing, and no square can be put together of these that has one solution.`,
  }),
  // there are such sequences, the lines are of the kind that the search is about, and it finds no board
  agrees: ({ unique, notFree, most, example }) =>
    unique === null &&
    notFree === 0 &&
    most <= 2 &&
    example.fours === example.cells &&
    !example.unique,
};
