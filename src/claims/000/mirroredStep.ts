/**
 * The step of the induction by which mirrored strips take as many sweeps as their formula says: of a board with two columns
 * more, or with two strips more, every line in every sweep from the seventh on is one of the board before it.
 *
 * What a line is before a sweep, its clue, and what it is behind it make a *situation*. What is known before the front of strip k
 * comes does not change until then; so a strip has a clock of its own, and the *map of sweeps* says which sweep
 * of the smaller board a strip of the larger one is in.
 */
import { EMPTY, UNKNOWN } from '../../engine/board/cell.ts';
import type { Direction } from '../../engine/board/cell.ts';
import type { Description } from '../../engine/board/description.ts';
import { lineOf } from '../../engine/board/image.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { runPlaces } from '../../engine/line/runPlaces.ts';
import { mirroredPicture } from '../../engine/make/mirroredStrips.ts';
import { record } from '../../engine/sweep/simpleSolver.ts';
import { longerClue, longerRow, stretchPlaces } from './rowLemma.ts';

/** After this sweep the rows between the strips are known, and a front is under way. */
const begun = 6;

/** By this sweep all cells are known that no front has to reach. */
const early = 8;

/** A board of mirrored strips with its sweeps. */
type Board = {
  readonly height: number;
  readonly width: number;
  readonly puzzle: Puzzle;
  readonly found: Uint16Array; // the sweep that fixes each cell, row-major
  readonly last: number; // sweep
  /** A line as it is behind a sweep. */
  readonly line: (sweep: number, direction: Direction, index: number) => Uint8Array;
};

function boardOf(height: number, width: number): Board {
  const { cells } = mirroredPicture(height, width);
  const puzzle = puzzleOf({ height, width, cells });
  const found = new Uint16Array(height * width);
  for (const event of record(puzzle).events)
    if (event.kind === 'cell') found[event.row * width + event.column] = event.sweep;
  const line = (sweep: number, direction: Direction, index: number): Uint8Array => {
    const known = cells.map((cell, at) => (found[at]! <= sweep ? cell : UNKNOWN));
    return lineOf({ height, width, cells: known }, direction, index);
  };
  return { height, width, puzzle, found, last: Math.max(...found), line };
}

/** The sweeps of a direction from the seventh on, each by the number of the one before it. */
const sweepsOf = ({ last }: Board, direction: Direction): readonly number[] =>
  Array.from({ length: last - begun }, (_, at) => begun + at).filter(
    (before) => before % 2 === (direction === 'H' ? 0 : 1),
  );

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((cell, at) => cell === other[at]);

const situation = (before: Uint8Array, runs: Description, behind: Uint8Array): string =>
  [before.join(''), runs.join('.'), behind.join('')].join('|');

/** The situations of the rows of strips. */
function rowSituations(board: Board): ReadonlySet<string> {
  const { height, puzzle, line } = board;
  const all = new Set<string>();
  for (const sweep of sweepsOf(board, 'H'))
    for (let row = 0; row < height; row++)
      if (row % 3 !== 2)
        all.add(situation(line(sweep, 'H', row), puzzle.rows[row]!, line(sweep + 1, 'H', row)));
  return all;
}

/**
 * The situations of columns, cut at the rows between strips, known to be empty, before which as many runs begin in every fit: what is
 * above and what is below then say nothing of each other. The last two strips are not cut apart. Null where a column does not
 * split at such a row.
 */
function columnSituations(board: Board): ReadonlySet<string> | null {
  const { width, puzzle, line } = board;
  const all = new Set<string>();
  for (const sweep of sweepsOf(board, 'V'))
    for (let column = 0; column < width; column++) {
      const pieces = piecesOf(
        line(sweep, 'V', column),
        puzzle.columns[column]!,
        line(sweep + 1, 'V', column),
      );
      if (pieces === null) return null;
      for (const piece of pieces) all.add(piece);
    }
  return all;
}

function piecesOf(
  before: Uint8Array,
  runs: Description,
  behind: Uint8Array,
): readonly string[] | null {
  const places = runPlaces(before, runs);
  if (places === null) return null;
  const pieces: string[] = [];
  let from = 0;
  let run = 0;
  for (let at = 2; at < before.length - 6; at += 3) {
    if (before[at] !== EMPTY) continue;
    const beginsAbove = (begins: Int32Array): number => begins.filter((one) => one < at).length;
    const above = beginsAbove(places.earliest);
    if (above !== beginsAbove(places.latest)) return null;
    pieces.push(
      situation(before.subarray(from, at), runs.slice(run, above), behind.subarray(from, at)),
    );
    from = at + 1;
    run = above;
  }
  pieces.push(situation(before.subarray(from), runs.slice(run), behind.subarray(from)));
  return pieces;
}

/** Whether each situation of a larger board is one of a smaller one. */
const isWithin = (larger: ReadonlySet<string> | null, smaller: ReadonlySet<string> | null) =>
  larger !== null && smaller !== null && [...larger].every((one) => smaller.has(one));

/**
 * Whether the row of a wider board is, before and behind a sweep, that of the narrower one with a pair of cells repeated, at a place with
 * the property of the lemma, which therefore says that the sweep finds this. The side: before the front has passed the middle,
 * the pair is ahead of it and the clock of strip k is 4k sweeps late; afterwards it is behind it, and 4 sweeps later.
 */
function isLonger(wide: Board, narrow: Board, row: number, sweep: number): boolean {
  const late = 4 * Math.floor(row / 3);
  const clocks =
    sweep <= early ? [sweep] : [late, late + 4].map((by) => Math.max(early, sweep - by));
  const [before, behind] = [wide.line(sweep, 'H', row), wide.line(sweep + 1, 'H', row)];
  const [runs, wanted] = [narrow.puzzle.rows[row]!, wide.puzzle.rows[row]!.join()];
  return clocks.some((clock) => {
    const [from, to] = [narrow.line(clock, 'H', row), narrow.line(clock + 1, 'H', row)];
    return stretchPlaces(from, runs).some(
      (place) =>
        longerClue(runs, place).join() === wanted &&
        isSame(longerRow(from, place), before) &&
        isSame(longerRow(to, place), behind),
    );
  });
}

/** Whether every situation of the board with two columns more comes from this one: rows by the lemma, columns as they are. */
export function widens(height: number, width: number): boolean {
  const [narrow, wide] = [boardOf(height, width), boardOf(height, width + 2)];
  const rows = sweepsOf(wide, 'H').every((sweep) =>
    Array.from({ length: height }, (_, row) => row).every(
      (row) => row % 3 === 2 || isLonger(wide, narrow, row, sweep),
    ),
  );
  return rows && isWithin(columnSituations(wide), columnSituations(narrow));
}

/** Whether every situation of the board with two strips more is one of this board. */
export function heightens(height: number, width: number): boolean {
  const [low, high] = [boardOf(height, width), boardOf(height + 6, width)];
  return (
    isWithin(rowSituations(high), rowSituations(low)) &&
    isWithin(columnSituations(high), columnSituations(low))
  );
}

/** A sweep of a cell that is not known early, so many later. */
const later = (sweep: number, by: number): number => (sweep <= early ? sweep : sweep + by);

/** Of the first six sweeps it is asked only that they are over. */
const isSameSweep = (one: number, other: number): boolean =>
  Math.max(begun, one) === Math.max(begun, other);

/**
 * Whether the map of sweeps gives the sweep of every cell of the larger boards; of the first six it says only that they are over.
 * Two columns more: in strip k what is not known
 * early comes 4k sweeps later in the first half of its way, and 4k + 4 in the second, two columns further on. Two strips more: the first
 * four strips stay, and below them all comes 4(n − 3) sweeps later, two strips further down.
 */
export function frontMoves(height: number, width: number): boolean {
  const { found } = boardOf(height, width);
  const wider = boardOf(height, width + 2).found;
  const higher = boardOf(height + 6, width).found;
  const half = Math.ceil(width / 2);
  const sideways = wider.every((sweep, at) => {
    const [row, column] = [Math.floor(at / (width + 2)), at % (width + 2)];
    const strip = Math.floor(row / 3);
    const isMirrored = strip % 2 === 1;
    const along = isMirrored ? width + 1 - column : column;
    const moved = along < half ? 0 : 2;
    const there = isMirrored ? width - 1 - (along - moved) : along - moved;
    return isSameSweep(sweep, later(found[row * width + there]!, 4 * strip + 2 * moved));
  });
  const downwards = higher.every((sweep, at) => {
    const row = Math.floor(at / width);
    const expected = row < 12 ? found[at]! : later(found[at - 6 * width]!, 4 * (width - 3));
    return isSameSweep(sweep, expected);
  });
  return sideways && downwards;
}
