/**
 * A puzzle within the pattern of 004: around it a ring of cells whose four lines each say 1, so that two opposite corners are
 * filled, in one of two ways.
 *
 * Count the filled cells of the ring. Its upper and its lower row have one each, and so have its left and its right column.
 * If two of the four corners are filled, they are opposite ones, nothing else of the ring is filled, and the lines of the puzzle
 * within have their runs inside: there are two such solutions for each solution of the puzzle, and the number is at least doubled.
 * Every other solution has a run of the puzzle that reaches into the ring: it leaks. With one corner filled it leaks at one
 * row and at one column, with none at two and two (rows and columns of the puzzle have equally many filled cells in all, so
 * they lose equally many to the ring). So the number is exactly doubled when nothing can leak, and only then.
 */
import { FILLED } from '../board/cell.ts';
import type { Grid } from '../board/cell.ts';
import type { Description } from '../board/description.ts';
import { describeLine } from '../board/description.ts';
import type { Puzzle } from '../board/puzzle.ts';

/** Whether the ring touches the puzzle, or a ring of empty lines lies between. */
export type FrameGap = 0 | 1;

/**
 * A puzzle with the pattern around it.
 *
 * @param gap - lines that say 0 on each side between ring and puzzle
 * @source 004_baeeafed5327eab8.txt “Combinations” (“the configuration on the outer-edge”)
 */
export function framed({ rows, columns }: Puzzle, gap: FrameGap = 0): Puzzle {
  const between: readonly Description[] = gap === 0 ? [] : [[]];
  const around = (lines: readonly Description[]): readonly Description[] => [
    [1],
    ...between,
    ...lines,
    ...between,
    [1],
  ];
  return { rows: around(rows), columns: around(columns) };
}

/** Filled corners of a solution of a framed puzzle: 2, or fewer where a run leaks. */
export function filledCorners({ height, width, cells }: Grid): number {
  const corners = [0, width - 1, (height - 1) * width, height * width - 1];
  return corners.filter((at) => cells[at] === FILLED).length;
}

/** What the frame does to all puzzles of a size. */
export type FramedCensus = {
  readonly height: number;
  readonly width: number;
  /** Different puzzles that some image has. */
  readonly puzzles: number;
  /** Those whose number of solutions the frame exactly doubles. */
  readonly doubled: number;
  /** The most solutions of a framed puzzle for each solution of the puzzle itself. */
  readonly mostTimes: number;
  /** The first image, in the order of indexes, whose puzzle has more than twice as many; null: none. */
  readonly first: number | null;
};

/**
 * Frames every puzzle of a size, and counts.
 *
 * @param height, width - of the puzzles within, 1 to 4
 * @throws RangeError for larger ones
 * @remarks Goes through all fillings of the framed board: those of the inner cells, with each way to fill the ring. 4 x 4
 * takes seconds.
 * @source 004_baeeafed5327eab8.txt “Combinations” (“will necessarily double the number of possible solutions”)
 */
export function framedCensus(height: number, width: number, gap: FrameGap = 0): FramedCensus {
  if (!(height >= 1 && width >= 1 && height <= 4 && width <= 4))
    throw new RangeError(`puzzles of 1 x 1 to 4 x 4, not ${height} x ${width}`);
  const acrossIds = lineIds(width, gap);
  const downIds = lineIds(height, gap);
  const images = 2 ** (height * width);
  // the places of the puzzles in a table, by their keys
  const table = keyTable(images);
  const places = new Int32Array(images);
  const [rows, columns] = [new Int32Array(height), new Int32Array(width)];
  for (let image = 0; image < images; image++) {
    read(image, rows, columns);
    places[image] = table.place(keyOf(rows, columns, acrossIds, downIds, 0, 0, 0, 0), true);
  }
  const inner = new Float64Array(table.size);
  const leaks = new Float64Array(table.size);
  for (const place of places) inner[place]!++;
  const leak = (up: number, down: number, left: number, right: number): void => {
    const place = table.place(
      keyOf(rows, columns, acrossIds, downIds, up, down, left, right),
      false,
    );
    if (place >= 0) leaks[place]!++;
  };
  for (let image = 0; image < images; image++) {
    read(image, rows, columns);
    // a bit for the line that leaks, none for one whose ring is filled at a corner
    for (let i = 1; i < 1 << height; i <<= 1)
      for (let j = 1; j < 1 << width; j <<= 1) {
        leak(j, 0, i, 0);
        leak(j, 0, 0, i);
        leak(0, j, i, 0);
        leak(0, j, 0, i);
        for (let k = 1; k < 1 << height; k <<= 1)
          for (let l = 1; l < 1 << width; l <<= 1) leak(j, l, i, k);
      }
  }
  let doubled = 0;
  let mostTimes = 2;
  for (let place = 0; place < table.size; place++) {
    if (leaks[place] === 0) doubled++;
    mostTimes = Math.max(mostTimes, 2 + leaks[place]! / inner[place]!);
  }
  const first = places.findIndex((place) => leaks[place]! > 0);
  return {
    height,
    width,
    puzzles: table.size,
    doubled,
    mostTimes,
    first: first < 0 ? null : first,
  };
}

/** The rows and columns of an image of an index, as bits. */
function read(image: number, rows: Int32Array, columns: Int32Array): void {
  columns.fill(0);
  for (let i = 0, bit = 0; i < rows.length; i++) {
    rows[i] = 0;
    for (let j = 0; j < columns.length; j++, bit++) {
      if (((image >> bit) & 1) === 0) continue;
      rows[i]! |= 1 << j;
      columns[j]! |= 1 << i;
    }
  }
}

const ends = 4; // neither end of a line is filled, the first, the last, both

/** Numbers of the descriptions of lines with cells of the ring at both ends, by ends and bits. */
function lineIds(length: number, gap: FrameGap): Int32Array {
  const known = new Map<string, number>();
  const ids = new Int32Array(ends << length);
  for (let end = 0; end < ends; end++)
    for (let bits = 0; bits < 1 << length; bits++) {
      const line = new Uint8Array(length + 2 + 2 * gap);
      line[0] = end & 1;
      line[line.length - 1] = end >> 1;
      for (let at = 0; at < length; at++) line[1 + gap + at] = (bits >> at) & 1;
      const text = describeLine(line).join(' ');
      if (!known.has(text)) known.set(text, known.size);
      ids[(end << length) | bits] = known.get(text)!;
    }
  return ids;
}

const most = 64; // more than there are descriptions of 8 cells with 4 free ones

/** The descriptions of all lines of the puzzle as one number, below 2^48. */
function keyOf(
  rows: Int32Array,
  columns: Int32Array,
  acrossIds: Int32Array,
  downIds: Int32Array,
  up: number,
  down: number,
  left: number,
  right: number,
): number {
  let key = 0;
  for (let i = 0; i < rows.length; i++) {
    const end = ((left >> i) & 1) | (((right >> i) & 1) << 1);
    key = key * most + acrossIds[(end << columns.length) | rows[i]!]!;
  }
  for (let j = 0; j < columns.length; j++) {
    const end = ((up >> j) & 1) | (((down >> j) & 1) << 1);
    key = key * most + downIds[(end << rows.length) | columns[j]!]!;
  }
  return key;
}

/** Keys and their places, counted from 0 in the order in which they come. */
function keyTable(room: number): {
  readonly size: number;
  place(key: number, add: boolean): number;
} {
  const slots = 4 * room;
  const keys = new Float64Array(slots).fill(-1);
  const numbers = new Int32Array(slots);
  let size = 0;
  return {
    get size() {
      return size;
    },
    place(key, add) {
      const low = key % 0x1_0000_0000;
      const high = (key - low) / 0x1_0000_0000;
      let hash = Math.imul(low ^ Math.imul(high, 0x9e37_79b1), 0x85eb_ca6b);
      hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2_ae35);
      let at = ((hash ^ (hash >>> 13)) >>> 0) % slots;
      for (; keys[at] !== key; at = at + 1 === slots ? 0 : at + 1) {
        if (keys[at] !== -1) continue;
        if (!add) return -1;
        keys[at] = key;
        numbers[at] = size;
        return size++;
      }
      return numbers[at]!;
    },
  };
}
