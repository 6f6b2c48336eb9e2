/**
 * All images of a small size by clue set: how many different clue sets there are, and how many solutions each has. Images with
 * the same descriptions are the solutions of one puzzle, so nothing is solved: images are sorted.
 *
 * The images with given descriptions of the rows are all choices of one fit a row. They are put together from two halves, the
 * upper rows and the lower ones, and of a half counts only what its columns say of the whole ones: the runs that are closed in
 * it, and how long the run is that reaches the cut. Halves that say the same are counted once, with their number. A table
 * sorts the pairs of halves by the descriptions of their columns.
 *
 * A clue set and its reflections are alike, so one of them is counted for all; of a square also the transposed ones.
 */
import { checkSize } from '../board/cell.ts';
import type { Puzzle } from '../board/puzzle.ts';
import { allPieces } from '../pieces.ts';
import type { InPieces } from '../pieces.ts';
import { createHalfImagesInPieces } from './halfImages.ts';
import { lineHalves, lineKinds } from './lineKinds.ts';
import type { LineHalves, LineKinds } from './lineKinds.ts';

/** A clue set by its numbers in a census. */
export type NumberedClueSet = {
  readonly tuple: number; // of the rows
  readonly key: number; // of the columns
};

/** What is counted. */
export type ClueSetCounts = {
  /** How many clue sets have so many solutions; those that none has are not there. */
  readonly bySolutions: Map<number, number>;
  /** The greatest number of solutions, with the first clue set that has so many. */
  most: (NumberedClueSet & { readonly solutions: number }) | null;
};

/** A census of one size. */
export type ClueSetCensus = {
  /** How many choices of descriptions there are for the rows. */
  readonly tuples: number;
  /** Adds the clue sets with one choice, and those that they stand for; nothing where another choice stands for it. */
  count(tuple: number): void;
  /** Whether a choice has so many images that sorting them takes more than some milliseconds. */
  isLong(tuple: number): boolean;
  /** Counts one in pieces; nothing else is to be counted before the end. */
  countInPieces(tuple: number): InPieces<void>;
  /** Adds what was counted since to `into`. */
  flush(into: ClueSetCounts): void;
};

/** A tuple at work: made of an upper and a lower half, with the room for its images. */
type Sorting = {
  readonly tuple: number;
  readonly up: number;
  readonly down: number;
  readonly weight: number; // how many tuples it stands for
  readonly bits: number; // of a place in the table
};

/** Pairs of halves, and keys of a table, that take some milliseconds. */
const pairsOfPiece = 50_000;
const keysOfPiece = 50_000;

/** What the descriptions of the rows list. Those of the columns are of filled cells always. */
export type RowRuns = 'filled' | 'empty';

/** Most cells that are counted. */
const mostCells = 42;

const mostSide = 15;

/**
 * The numbers of one size, lying so that it has at least as many rows as columns: there are fewer short rows to choose from.
 *
 * @throws RangeError for a size that is not counted
 */
function shapeOf(height: number, width: number): { rows: LineKinds; columns: LineKinds } {
  checkSize(height, width);
  const [long, short] = [Math.max(height, width), Math.min(height, width)];
  if (long > mostSide || long * short > mostCells)
    throw new RangeError(
      `sides must be at most ${mostSide}, and cells at most ${mostCells}: ${height}x${width}`,
    );
  const [rows, columns] = [lineKinds(short), lineKinds(long)];
  // the number of half of the columns is a word of 16 bits
  if (columns.count ** ((short + 1) >> 1) > 2 ** 16)
    throw new RangeError(`too many descriptions: ${height}x${width}`);
  return { rows, columns };
}

/** How many choices of descriptions the rows of a size have, as the census goes through them. */
export function clueSetTuples(height: number, width: number): number {
  const { rows } = shapeOf(height, width);
  return rows.count ** Math.max(height, width);
}

/** How many choices the columns have. */
export function clueSetKeys(height: number, width: number): number {
  const { columns } = shapeOf(height, width);
  return columns.count ** Math.min(height, width);
}

/**
 * The puzzle of a clue set that a census of the size has found.
 *
 * @throws RangeError for a size that is not counted
 */
export function puzzleOfClueSet(
  height: number,
  width: number,
  { tuple, key }: NumberedClueSet,
): Puzzle {
  const { rows, columns } = shapeOf(height, width);
  const [long, short] = [Math.max(height, width), Math.min(height, width)];
  const upright = {
    rows: digitsOf(tuple, rows.count, long).map((id) => rows.descriptions[id]!),
    columns: digitsOf(key, columns.count, short).map((id) => columns.descriptions[id]!),
  };
  return height >= width ? upright : { rows: upright.columns, columns: upright.rows };
}

function digitsOf(number: number, base: number, length: number): readonly number[] {
  let rest = number;
  return Array.from({ length }, () => {
    const digit = rest % base;
    rest = (rest - digit) / base;
    return digit;
  });
}

/**
 * Prepares tables.
 *
 * @param height - 1 to 15
 * @param width - 1 to 15; at most 42 cells in all
 * @param rowRuns - of a size with more columns than rows, what the columns list: it lies on its side then
 * @throws RangeError for another size
 * @remarks All 2^25 images of 5x5 in a fraction of a second, the 2^36 of 6x6 in some minutes, the 2^42 of 6x7 in hours; its
 * tables take half a gigabyte and some seconds.
 * @source 004_baeeafed5327eab8.txt ("group all of these nonograms by matching sets of clues"); the way to do it is ours
 */
export const createClueSetCensus = (
  height: number,
  width: number,
  rowRuns: RowRuns = 'filled',
): ClueSetCensus => allPieces(createClueSetCensusInPieces(height, width, rowRuns));

/** The same, its tables in pieces. @source 004_baeeafed5327eab8.txt; the way to do it is ours */
export function* createClueSetCensusInPieces(
  height: number,
  width: number,
  rowRuns: RowRuns = 'filled',
): InPieces<ClueSetCensus> {
  const { rows, columns } = shapeOf(height, width);
  const read = rowRuns === 'filled' ? rows : complemented(rows);
  const [long, short] = [Math.max(height, width), Math.min(height, width)];
  const { count: kinds, mirrored } = rows;
  const upperRows = (long + 1) >> 1;
  const halves = lineHalves(columns, upperRows);
  const { lowers } = halves;
  const left = (short + 1) >> 1; // columns of which one table makes the key; another one that of the others
  const upper = yield* createHalfImagesInPieces(read, upperRows, left, halves.upperOf);
  const lower = yield* createHalfImagesInPieces(read, long - upperRows, left, halves.lowerOf);
  const leftKeys = yield* keysOf(halves, columns.count, left);
  const rightKeys = yield* keysOf(halves, columns.count, short - left);
  const leftStates = lowers ** left;
  const rightStates = lowers ** (short - left);
  const leftCount = columns.count ** left;
  const upperTuples = kinds ** upperRows;
  const least = mirrored.map((other, id) => Math.min(id, other));
  const square = long === short;
  const outer = halves.whole.map((id) => least[id] ?? 0); // of the first or last column
  const own = new Uint16Array(long); // descriptions of the rows of the tuple at work
  let slots = new Int32Array(0); // open addressing; of each slot the key + 1, or 0 when it is free, and the solutions
  const counts = Array.from({ length: 9 }, () => new Float64Array(0)); // clue sets by solutions, for each weight
  let most: ClueSetCounts['most'] = null;

  /** How many tuples this one stands for: 0 where a reflection of it is less. */
  const times = (): number => {
    let same = 1;
    for (let reflection = 1; reflection < 4; reflection++) {
      let sign = 0;
      for (let row = 0; row < long && sign === 0; row++) {
        const id = own[reflection < 2 ? row : long - 1 - row]!;
        sign = (reflection % 2 === 1 ? mirrored[id]! : id) - own[row]!;
      }
      if (sign < 0) return 0;
      if (sign === 0) same++;
    }
    return 4 / same;
  };

  const pairsOf = (up: number, down: number): number =>
    (upper.starts[up + 1]! - upper.starts[up]!) * (lower.starts[down + 1]! - lower.starts[down]!);

  /** Makes room for so many images of one tuple. */
  const makeRoom = (pairs: number, images: number, weight: number): number => {
    let bits = 4;
    while (1 << bits < 2 * pairs) bits++;
    if (2 << bits > slots.length) slots = new Int32Array(2 << bits);
    else slots.fill(0, 0, 2 << bits);
    for (const weighed of square ? [weight, 2 * weight] : [weight]) {
      const before = counts[weighed]!;
      if (before.length > images) continue;
      counts[weighed] = new Float64Array(Math.max(2 * before.length, images + 1));
      counts[weighed].set(before);
    }
    return bits;
  };

  /** Sorts the images of a tuple, which is made of an upper and a lower half: those of some upper halves. */
  const sort = (
    { tuple, up, down, weight, bits }: Sorting,
    from = upper.starts[up]!,
    to = upper.starts[up + 1]!,
  ): void => {
    const [first, last] = [lower.starts[down]!, lower.starts[down + 1]!];
    const mask = (2 << bits) - 2;
    const shift = 32 - bits;
    const single = counts[weight]!;
    const double = square ? counts[2 * weight]! : single;
    const rim = Math.min(least[own[0]!]!, least[own[long - 1]!]!);
    const table = slots;
    const { left: upperLeft, right: upperRight, times: upperTimes } = upper;
    const { left: lowerLeft, right: lowerRight, times: lowerTimes } = lower;
    const { first: lowerFirst, last: lowerLast } = lower;
    let best = most?.solutions ?? 0;
    for (let a = from; a < to; a++) {
      const leftAt = upperLeft[a]! * leftStates;
      const rightAt = upperRight[a]! * rightStates;
      const firstAt = upper.first[a]! * lowers;
      const lastAt = upper.last[a]! * lowers;
      const number = upperTimes[a]!;
      for (let b = first; b < last; b++) {
        let count = single;
        if (square) {
          // of a puzzle and the transposed one that is counted whose outer rows are less; where they are equal, both
          const one = outer[firstAt + lowerFirst[b]!]!;
          const other = outer[lastAt + lowerLast[b]!]!;
          const least = one < other ? one : other;
          if (least < rim) continue;
          if (least > rim) count = double;
        }
        const key =
          leftKeys[leftAt + lowerLeft[b]!]! +
          Math.imul(leftCount, rightKeys[rightAt + lowerRight[b]!]!) +
          1;
        let slot = (Math.imul(key, 0x9e3779b1) >>> shift) << 1;
        let found = table[slot]!;
        while (found !== 0 && found !== key) {
          slot = (slot + 2) & mask;
          found = table[slot]!;
        }
        let solutions = number * lowerTimes[b]!;
        if (found === 0) table[slot] = key;
        else {
          const before = table[slot + 1]!;
          count[before]!--;
          solutions += before;
        }
        table[slot + 1] = solutions;
        count[solutions]!++;
        if (solutions >= best) {
          most = moreOf(most, { solutions, tuple, key: key - 1 });
          best = solutions;
        }
      }
    }
  };

  /** What is to be sorted of a tuple, with room for it; null where another one stands for it. */
  const sortingOf = (tuple: number): Sorting | null => {
    let rest = tuple;
    for (let row = 0; row < long; row++) {
      const id = rest % kinds;
      rest = (rest - id) / kinds;
      own[row] = id;
    }
    const weight = times();
    if (weight === 0) return null;
    const up = tuple % upperTuples;
    const down = (tuple - up) / upperTuples;
    const images = upper.images[up]! * lower.images[down]!;
    return { tuple, up, down, weight, bits: makeRoom(pairsOf(up, down), images, weight) };
  };

  return {
    tuples: kinds ** long,
    count(tuple): void {
      const sorting = sortingOf(tuple);
      if (sorting !== null) sort(sorting);
    },
    isLong(tuple): boolean {
      const up = tuple % upperTuples;
      return pairsOf(up, (tuple - up) / upperTuples) > pairsOfPiece;
    },
    *countInPieces(tuple): InPieces<void> {
      const sorting = sortingOf(tuple);
      if (sorting === null) return;
      const { up, down } = sorting;
      const [from, to] = [upper.starts[up]!, upper.starts[up + 1]!];
      const some = Math.ceil((pairsOfPiece * (to - from)) / Math.max(1, pairsOf(up, down)));
      for (let at = from; at < to; at += some) {
        yield;
        sort(sorting, at, Math.min(to, at + some));
      }
    },
    flush(into): void {
      const greatest = most?.solutions ?? 0;
      for (const [weight, list] of counts.entries())
        for (let solutions = 1; solutions <= Math.min(greatest, list.length - 1); solutions++) {
          const sets = list[solutions]! * weight;
          list[solutions] = 0;
          if (sets > 0)
            into.bySolutions.set(solutions, (into.bySolutions.get(solutions) ?? 0) + sets);
        }
      into.most = moreOf(into.most, most);
      most = null;
    },
  };
}

/** The kinds of lines by their runs of empty cells: a square keeps its symmetries, with filled and empty cells exchanged. */
const complemented = (kinds: LineKinds): LineKinds => ({
  ...kinds,
  idOf: kinds.idOf.map((_, line) => kinds.idOf[(1 << kinds.length) - 1 - line]!),
});

/** Of all states of some columns the number of their descriptions, at upper state * lower states + lower state. */
function* keysOf(
  { uppers, lowers, whole }: LineHalves,
  kinds: number,
  columns: number,
): InPieces<Uint16Array> {
  const below = lowers ** columns;
  const keys = new Uint16Array(uppers ** columns * below);
  for (let at = 0; at < keys.length; at++) {
    let [key, unit, low, high] = [0, 1, at % below, Math.floor(at / below)];
    for (let j = 0; j < columns; j++) {
      key += unit * whole[(high % uppers) * lowers + (low % lowers)]!;
      unit *= kinds;
      high = Math.floor(high / uppers);
      low = Math.floor(low / lowers);
    }
    keys[at] = key;
    if (at % keysOfPiece === 0) yield;
  }
  return keys;
}

/** The clue set with more solutions; of two with as many the one that comes first. */
export function moreOf(
  one: ClueSetCounts['most'],
  other: ClueSetCounts['most'],
): ClueSetCounts['most'] {
  if (one === null || other === null) return one ?? other;
  const sign = other.solutions - one.solutions || one.tuple - other.tuple || one.key - other.key;
  return sign > 0 ? other : one;
}
