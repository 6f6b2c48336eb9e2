/** The step of the induction by which mirrored strips take as many sweeps as their formula says, checked cell by cell. */
import { EMPTY, UNKNOWN } from '../../engine/board/cell.ts';
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

/** Whether as many runs end before each row between strips, known to be empty here, in every fit of the column. */
function splits(column: Uint8Array, runs: Description): boolean {
  const places = runPlaces(column, runs);
  if (places === null) return false;
  return column.every((cell, at) => {
    if (at % 3 !== 2 || cell !== EMPTY) return true;
    const before = (begins: Int32Array): number => begins.filter((begin) => begin < at).length;
    return before(places.earliest) === before(places.latest);
  });
}

/** Whether no run of the row has more than two places left. */
function hasOneSpare(row: Uint8Array, runs: Description): boolean {
  const places = runPlaces(row, runs);
  return places !== null && places.earliest.every((begin, at) => places.latest[at]! - begin <= 1);
}

/**
 * Whether the lines of a puzzle tell of one strip at a time, from the sixth sweep on: the rows between the strips are
 * known, every column splits there whatever its strips hold, and every row of a strip but the last has one cell to spare.
 *
 * @source none
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
    const rowsAreNumbers = puzzle.rows
      .slice(0, -2)
      .every((runs, at) => hasOneSpare(lineOf(board, 'H', at), runs));
    if (!columnsSplit || !rowsAreNumbers) return false;
  }
  return true;
}

/**
 * Whether two strips more, or two columns more, move the front as the induction says: the strips further down follow
 * 4(n − 3) sweeps later, and two columns take each strip four sweeps more.
 *
 * @source none
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
