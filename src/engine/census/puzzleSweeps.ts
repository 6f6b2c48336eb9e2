/**
 * SimpleSolver on all puzzles with the same rows. They share the first H-sweep; and of the first V-sweep each half of the
 * columns gives what it gives, whatever the other half is.
 */
import type { ColumnKeys } from './columnKeys.ts';
import { digitOf } from './columnKeys.ts';
import {
  blankWords,
  CODE,
  CODE_BITS,
  codeIn,
  createCodedLines,
  idAt,
  isOpenEntry,
  openIn,
  placeOf,
  solveCodes,
} from './codedSweeps.ts';
import type { CodedLines } from './codedSweeps.ts';
import type { RowTuples } from './rowTuples.ts';
import type { SmallBoard } from './smallFourBoard.ts';

/** A solver for the puzzles of one size. */
export type PuzzleSweeps = {
  /**
   * Sweeps the rows of the tuple at work for the first time.
   *
   * @returns whether no cell is left unknown
   */
  open(): boolean;
  /**
   * Solves the puzzle with these rows and the columns of two halves of a key.
   *
   * @returns the difficulty; or minus 000's row index, for a puzzle that is not simple
   */
  solve(left: number, right: number): number;
  /** The same for the transpose of the last puzzle: its sweeps begin with the columns. */
  solveTurned(): number;
  /** After a standstill of `solve`: whether each line has at most two unknown cells. */
  hasPairsOnly(): boolean;
  /** After a standstill of `solve`: how many cells are unknown. */
  unknownCells(): number;
  /** After a standstill of `solve`: gives a board the puzzle and where the sweeps stopped. */
  writeTo(board: SmallBoard): void;
};

const three = [1, 3, 9, 27, 81, 243];

/**
 * Prepares tables.
 *
 * @param height - 1 to 6
 * @param width - 1 to 6
 * @throws RangeError for another size
 * @source 000_8dc3042ab81c971c.txt §3.1 (SIMPLESOLVER)
 */
export function createPuzzleSweeps(
  height: number,
  width: number,
  tuples: RowTuples,
  keys: ColumnKeys,
): PuzzleSweeps {
  const { inLeft, inRight, kinds } = keys;
  const rows = createCodedLines(height, width);
  const columns = createCodedLines(width, height);
  const start = new Int32Array(2); // words of the columns after the first H-sweep
  const rowPlaces = new Int32Array(6).fill(placeOf(tuples.kinds));
  const columnPlaces = new Int32Array(6).fill(placeOf(kinds));
  const leftHalf = createHalf(columns, kinds, inLeft, 0);
  const rightHalf = createHalf(columns, kinds, inRight, inLeft);
  const words = new Int32Array(4); // both directions, where the sweeps stopped
  let opened0 = 0; // words of the rows after the first H-sweep
  let opened1 = 0;
  let rowsFirst = true; // which direction the first two words are of

  return {
    open(): boolean {
      let open = 0;
      start.fill(0);
      words.fill(0);
      for (let i = 0; i < height; i++) {
        rowPlaces[i] = placeOf(tuples.ids[i]!);
        const entry = rows.settled[rowPlaces[i]! + rows.blank]!;
        const code = entry & CODE;
        open |= isOpenEntry(entry);
        words[i < 3 ? 0 : 1]! |= code << (CODE_BITS * (i % 3));
        start[0]! += rows.across0[code]! * three[i]!;
        start[1]! += rows.across1[code]! * three[i]!;
      }
      opened0 = words[0]!;
      opened1 = words[1]!;
      leftHalf.forget();
      rightHalf.forget();
      return open === 0;
    },
    solve(left, right): number {
      const fromLeft = leftHalf.find(left, start);
      const fromRight = rightHalf.find(right, start);
      const { parts: leftParts, places: leftPlaces } = leftHalf;
      const { parts: rightParts, places: rightPlaces } = rightHalf;
      const word0 = leftParts[fromLeft]! + rightParts[fromRight]!;
      const word1 = leftParts[fromLeft + 1]! + rightParts[fromRight + 1]!;
      for (let k = 0; k < inLeft; k++) columnPlaces[k] = leftPlaces[left * inLeft + k]!;
      for (let k = 0; k < inRight; k++)
        columnPlaces[inLeft + k] = rightPlaces[right * inRight + k]!;
      words[0] = word0;
      words[1] = word1;
      rowsFirst = true;
      if (word0 === opened0 && word1 === opened1) {
        words[2] = start[0]!;
        words[3] = start[1]!;
        return -2;
      }
      const number = solveCodes(rows, rowPlaces, columns, columnPlaces, words, 3);
      rowsFirst = (number & 1) !== 0;
      // the third sweep finds no unknown cell also where the second one fixed the last
      return number === 3 && openIn(word0) + openIn(word1) === 0 ? 2 : number;
    },
    solveTurned(): number {
      blankWords(columns, words);
      return solveCodes(columns, columnPlaces, rows, rowPlaces, words, 1);
    },
    hasPairsOnly(): boolean {
      for (let i = 0; i < 6; i++)
        if (openIn(codeIn(words, 0, i)) > 2 || openIn(codeIn(words, 2, i)) > 2) return false;
      return true;
    },
    unknownCells: () => openIn(words[0]!) + openIn(words[1]!),
    writeTo(board): void {
      const [ofRows, ofColumns] = rowsFirst ? [0, 2] : [2, 0];
      for (let i = 0; i < height; i++) {
        board.rows[i] = rows.stateOf[codeIn(words, ofRows, i)]!;
        board.rowIds[i] = tuples.ids[i]! << (2 * width);
      }
      for (let j = 0; j < width; j++) {
        board.columns[j] = columns.stateOf[codeIn(words, ofColumns, j)]!;
        board.columnIds[j] = idAt(columnPlaces[j]!) << (2 * height);
      }
      board.dirtyRows = board.dirtyColumns = 0; // a standstill: all lines are settled
    },
  };
}

/** What some of the columns give to the rows in the first V-sweep, by their key; worked out when it is asked for. */
type Half = {
  /** Two words of the rows, at what {@link Half.find} returns. */
  readonly parts: Int32Array;
  /** Where the descriptions of the columns begin in the table, at columns · key. */
  readonly places: Int32Array;
  /** @param start - words of all columns after the first H-sweep */
  find(key: number, start: Int32Array): number;
  /** The rows are others. */
  forget(): void;
};

/** @param first - the first of its columns */
function createHalf(columns: CodedLines, kinds: number, count: number, first: number): Half {
  const { settled, across0, across1 } = columns;
  const keys = kinds ** count;
  const known = new Int32Array(keys); // the number of the rows for which it is known
  const parts = new Int32Array(2 * keys);
  const places = Int32Array.from({ length: keys * count }, (_, at) =>
    placeOf(digitOf(kinds, count, Math.floor(at / count), at % count)),
  );
  let rows = 1;
  return {
    parts,
    places,
    find(key, start): number {
      if (known[key] === rows) return 2 * key;
      known[key] = rows;
      let word0 = 0;
      let word1 = 0;
      for (let k = 0; k < count; k++) {
        const j = first + k;
        const code = settled[places[key * count + k]! + codeIn(start, 0, j)]! & CODE;
        word0 += across0[code]! * three[j]!;
        word1 += across1[code]! * three[j]!;
      }
      parts[2 * key] = word0;
      parts[2 * key + 1] = word1;
      return 2 * key;
    },
    forget(): void {
      rows++;
    },
  };
}
