/** The step of the induction by which mirrored strips take as many sweeps as their formula says, checked cell by cell. */
import { EMPTY, FILLED, UNKNOWN } from '../../engine/board/cell.ts';
import type { Grid } from '../../engine/board/cell.ts';
import type { Description } from '../../engine/board/description.ts';
import { lineOf } from '../../engine/board/image.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { runPlaces } from '../../engine/line/runPlaces.ts';
import { mirroredPicture } from '../../engine/make/mirroredStrips.ts';
import { record } from '../../engine/sweep/simpleSolver.ts';

/** After this sweep the rows between the strips are known, and a front is under way. */
const begun = 6;

/** By this sweep all cells are known that no front has to reach. */
const early = 8;

/** The sweep that fixes each cell, row-major. */
function sweepOfEach({ height, width, cells }: Grid): Uint16Array {
  const found = new Uint16Array(height * width);
  for (const event of record(puzzleOf({ height, width, cells })).events)
    if (event.kind === 'cell') found[event.row * width + event.column] = event.sweep;
  return found;
}

/**
 * Whether as many runs begin before each row between strips, known to be empty here, in every fit of the column; not asked of
 * the last two strips, whose number of rows stays the same.
 */
function splits(column: Uint8Array, runs: Description): boolean {
  const places = runPlaces(column, runs);
  if (places === null) return false;
  return column.every((cell, at) => {
    if (at % 3 !== 2 || cell !== EMPTY || at >= column.length - 6) return true;
    const before = (begins: Int32Array): number => begins.filter((begin) => begin < at).length;
    return before(places.earliest) === before(places.latest);
  });
}

/** A clue as the cells of its tightest fit, an empty one at either end; a fit repeats some of the empty ones, or leaves an end out. */
const tightest = (runs: Description): readonly number[] => [
  EMPTY,
  ...runs.flatMap((run) => [...Array.from({ length: run }, () => FILLED), EMPTY]),
];

/** Before each cell, which cells of the tightest fit the cell before it can be, if what is left of it has room in the row. */
function reached(row: Uint8Array, letters: readonly number[]): readonly ReadonlySet<number>[] {
  let now = new Set([0]);
  const all: ReadonlySet<number>[] = [now];
  for (const [place, cell] of row.entries()) {
    const left = row.length - 1 - place;
    const next = new Set<number>();
    for (const at of now) {
      if (letters[at] === EMPTY && cell !== FILLED) next.add(at);
      const letter = letters[at + 1];
      if (letter !== undefined && (cell === UNKNOWN || cell === letter)) next.add(at + 1);
    }
    // a cell takes one letter at most, and the last one, empty, may be left out
    now = new Set([...next].filter((at) => letters.length - 2 - at <= left));
    all.push(now);
  }
  return all;
}

/** Whether two cells further on the fits stand as they do here, but for two letters more. */
function moved(sets: readonly ReadonlySet<number>[], at: number): boolean {
  const [before, behind] = [sets[at]!, sets[at + 2]!];
  return before.size === behind.size && [...before].every((one) => behind.has(one + 2));
}

/**
 * Whether a row can be made longer by two columns, and by a run of one cell, at a place where it then tells nothing else:
 * two cells, both known or both unknown, before and behind which the fits stand alike, but for a run more.
 */
function stretches(row: Uint8Array, runs: Description): boolean {
  const letters = tightest(runs);
  const last = letters.length - 1;
  const forth = reached(row, letters);
  const back = reached(row.toReversed(), letters.toReversed())
    .toReversed()
    .map((set) => new Set([...set].map((at) => last - at)));
  return row.subarray(0, -2).some((cell, at) => {
    if ((cell === UNKNOWN) !== (row[at + 1] === UNKNOWN)) return false;
    if (!moved(forth, at) || !moved(back, at)) return false;
    const near = [forth[at]!, forth[at + 2]!, back[at]!, back[at + 2]!].flatMap((set) => [...set]);
    const around = letters.slice(Math.min(...near), Math.max(...near) + 1);
    return around.every((letter, place) => place === 0 || letter !== around[place - 1]);
  });
}

/**
 * Whether the lines of a puzzle tell of one place at a time, from the sixth sweep on: the rows between the strips are
 * known, every column splits there whatever its strips hold, but for the last two, and every row can be made longer without telling more.
 */
export function linesAreLocal(height: number, width: number): boolean {
  const picture = mirroredPicture(height, width);
  const puzzle = puzzleOf(picture);
  const found = sweepOfEach(picture);
  if (found.some((sweep, at) => Math.floor(at / width) % 3 === 2 && sweep > begun)) return false;
  const last = Math.max(...found);
  for (let sweep = begun; sweep < last; sweep++) {
    const cells = picture.cells.map((cell, at) => (found[at]! <= sweep ? cell : UNKNOWN));
    const board = { height, width, cells };
    const columnsSplit = puzzle.columns.every((runs, at) => splits(lineOf(board, 'V', at), runs));
    const rowsStretch = puzzle.rows.every(
      (runs, at) => at % 3 === 2 || stretches(lineOf(board, 'H', at), runs),
    );
    if (!columnsSplit || !rowsStretch) return false;
  }
  return true;
}

/**
 * Whether two strips more, or two columns more, move the front as the induction says: the strips further down follow
 * 4(n − 3) sweeps later, and two columns take each strip four sweeps more.
 */
export function frontMoves(height: number, width: number): boolean {
  const found = sweepOfEach(mirroredPicture(height, width));
  const higher = sweepOfEach(mirroredPicture(height + 6, width));
  const wider = sweepOfEach(mirroredPicture(height, width + 2));
  const rounds = 4 * (width - 3);
  const downwards = found.every((sweep, at) => {
    const further = higher[at + 6 * width]!;
    return sweep <= early || further === sweep + rounds;
  });
  const sideways = found.every((sweep, at) => {
    const [row, column] = [Math.floor(at / width), at % width];
    const strip = Math.floor(row / 3);
    const along = strip % 2 === 0 ? column : width - 1 - column;
    // the first half of a strip stays where it is, the second one moves by two columns
    const moved = along < width / 2 ? 0 : 2;
    const there = strip % 2 === 0 ? column + moved : width + 1 - (along + moved);
    const later = wider[row * (width + 2) + there]!;
    return sweep <= early || later === sweep + 4 * strip + 2 * moved;
  });
  return downwards && sideways;
}
