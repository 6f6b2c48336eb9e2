/**
 * Sweeps over a picture that changes by a cell or two, again and again, as a search for pictures does it.
 *
 * What was known before each sweep of the held picture is kept, a layer each. A change gives one or two rows, and as many
 * columns, other runs; all else is as it was. So the sweeps of the changed picture are those of the held one up to the
 * sweep in which one of these lines, with its new runs, comes to something else; only from there on they are made.
 */
import { checkSize } from '../board/cell.ts';
import {
  WORD_CELLS,
  createLineMasks,
  describeMask,
  lowBits,
  settleMasks,
} from '../line/lineMasks.ts';
import type { LineMasks } from '../line/lineMasks.ts';

/** A picture with the sweeps that its puzzle takes, rows first, and one that is tried in its place. */
export type ChangingSweeps = {
  readonly height: number;
  readonly width: number;
  /** The last sweep that made a cell known, of the puzzle tried last; 0 where none did. 000's difficulty where all is known. */
  useful: number;
  /** Cells that sweeps leave unknown in it; 0 where it is simple. */
  unknown: number;
  /** Holds a picture of `height * width` cells EMPTY | FILLED (not checked). */
  hold(picture: Uint8Array): void;
  /** Tries the held picture with cell `one` changed, and cell `two` as well, unless that is the same one. */
  change(one: number, two: number): void;
  /** Holds the picture that was tried. After each `change` one of the two. */
  accept(): void;
  /** Goes back to the picture that is held. */
  drop(): void;
  /** Writes the picture that is tried, or the one that is held, into `height * width` cells. */
  write(picture: Uint8Array): void;
};

/** Everything that a try touches. Line l is row l for l < height, else column l - height; lines are words, bit i is cell i. */
type Board = {
  readonly height: number;
  readonly width: number;
  readonly masks: LineMasks; // runs of the picture that is tried, and the state in the midst of a sweep
  readonly image: Int32Array; // the picture that is tried
  /** Two rooms for each layer: may be filled, may be empty a line; rows and columns that are to be settled; unknown cells. */
  readonly layers: Int32Array;
  readonly held: Uint8Array; // which room has the layer of the held picture
  readonly changed: Int32Array; // rows and columns whose runs are others
  sweeps: number; // of the held picture, idle ones included
};

/** Words of a layer, after those of the lines. */
const EXTRA = 3;

/**
 * Makes one for a size. All but this and `hold` allocate nothing.
 *
 * @param height - rows, 1 to 32
 * @param width - columns, 1 to 32
 * @throws RangeError when a side is not an integer from 1 to 32
 * @source 000_8dc3042ab81c971c.txt §3.1 (SIMPLESOLVER, difficulty); what is kept from one picture to the next is ours
 */
export function createChangingSweeps(height: number, width: number): ChangingSweeps {
  checkSize(height, width);
  if (height > WORD_CELLS || width > WORD_CELLS)
    throw new RangeError(`at most ${WORD_CELLS} rows and columns: ${height} x ${width}`);
  const lines = height + width;
  const masks = createLineMasks(lines, Math.max(height, width));
  for (let l = 0; l < lines; l++) masks.length[l] = l < height ? width : height;
  // every sweep but an idle first and an idle last one makes a cell known
  const most = height * width + EXTRA;
  const board: Board = {
    height,
    width,
    masks,
    image: new Int32Array(lines),
    layers: new Int32Array(2 * most * (2 * lines + EXTRA)),
    held: new Uint8Array(most),
    changed: new Int32Array(2),
    sweeps: 0,
  };
  let [first, second] = [-1, -1]; // cells that are changed
  let [heldUseful, heldUnknown] = [0, 0];
  let from = 0; // the first sweep of the picture that is tried that is another one
  let sweeps = 0; // of the picture that is tried

  const solver: ChangingSweeps = {
    height,
    width,
    useful: 0,
    unknown: 0,
    hold(picture) {
      board.image.fill(0);
      for (let at = 0; at < picture.length; at++) if (picture[at] === 1) flip(board, at);
      for (let l = 0; l < lines; l++) describeMask(masks, l, board.image[l]!);
      begin(board);
      from = 0;
      sweeps = goOn(board, solver, 0);
      solver.accept();
    },
    change(one, two) {
      first = one;
      second = two === one ? -1 : two;
      board.changed[0] = board.changed[1] = 0;
      alter(board, first);
      if (second >= 0) alter(board, second);
      from = firstOther(board);
      if (from < board.sweeps) sweeps = goOn(board, solver, from);
      else {
        sweeps = board.sweeps;
        solver.useful = heldUseful;
        solver.unknown = heldUnknown;
      }
    },
    accept() {
      for (let layer = from + 1; layer <= sweeps; layer++) board.held[layer]! ^= 1;
      board.sweeps = sweeps;
      heldUseful = solver.useful;
      heldUnknown = solver.unknown;
    },
    drop() {
      alter(board, first);
      if (second >= 0) alter(board, second);
    },
    write(picture) {
      for (let i = 0, at = 0; i < height; i++)
        for (let j = 0; j < width; j++) picture[at++] = (board.image[i]! >>> j) & 1;
    },
  };
  return solver;
}

/** Changes a cell of the picture. */
function flip({ height, width, image }: Board, cell: number): void {
  const i = (cell / width) | 0;
  const j = cell - i * width;
  image[i]! ^= 1 << j;
  image[height + j]! ^= 1 << i;
}

/** Changes a cell of the picture, and the runs of its lines. */
function alter(board: Board, cell: number): void {
  const { height, width, masks, image, changed } = board;
  flip(board, cell);
  const i = (cell / width) | 0;
  const j = cell - i * width;
  describeMask(masks, i, image[i]!);
  describeMask(masks, height + j, image[height + j]!);
  changed[0]! |= 1 << i;
  changed[1]! |= 1 << j;
}

/** Where the layer before a sweep, counted from 0, begins: the one of the held picture, or the other room. */
function placeOf({ height, width, held }: Board, sweep: number, other: 0 | 1): number {
  return (2 * sweep + (held[sweep]! ^ other)) * (2 * (height + width) + EXTRA);
}

/** The layer before the first sweep: nothing is known, and all lines are to be settled. */
function begin(board: Board): void {
  const { height, width, layers } = board;
  const lines = height + width;
  const at = placeOf(board, 0, 0);
  for (let l = 0; l < lines; l++)
    layers[at + l] = layers[at + lines + l] = lowBits(l < height ? width : height);
  layers[at + 2 * lines] = lowBits(height);
  layers[at + 2 * lines + 1] = lowBits(width);
  layers[at + 2 * lines + 2] = height * width;
}

/** The first sweep of the held picture, from 0, in which a changed line comes to something else; all its sweeps if none does. */
function firstOther(board: Board): number {
  const { height, width, masks, layers, changed, sweeps } = board;
  const lines = height + width;
  for (let sweep = 0; sweep < sweeps; sweep++) {
    const side = sweep & 1;
    const before = placeOf(board, sweep, 0);
    let todo = changed[side]! & layers[before + 2 * lines + side]!;
    if (todo === 0) continue;
    const behind = placeOf(board, sweep + 1, 0);
    for (; todo !== 0; todo &= todo - 1) {
      const l = (side === 0 ? 0 : height) + 31 - Math.clz32(todo & -todo);
      masks.mayFill[l] = layers[before + l]!;
      masks.mayEmpty[l] = layers[before + lines + l]!;
      settleMasks(masks, l);
      if (
        masks.settled[0] !== layers[behind + l] ||
        masks.settled[1] !== layers[behind + lines + l]
      )
        return sweep;
    }
  }
  return sweeps;
}

/** Makes the sweeps from one on, counted from 0, and keeps a layer of each. Returns how many there are in all. */
function goOn(board: Board, found: ChangingSweeps, from: number): number {
  const { height, width, masks, layers } = board;
  const { mayFill, mayEmpty, settled } = masks;
  const lines = height + width;
  const start = placeOf(board, from, 0);
  for (let l = 0; l < lines; l++) {
    mayFill[l] = layers[start + l]!;
    mayEmpty[l] = layers[start + lines + l]!;
  }
  let mine = layers[start + 2 * lines + (from & 1)]!; // lines to settle in this sweep
  let others = layers[start + 2 * lines + 1 - (from & 1)]!; // and in the next one
  let unknown = layers[start + 2 * lines + 2]!;
  found.useful = unknown < height * width ? from : 0;
  let sweep = from;
  while (unknown > 0) {
    const base = (sweep & 1) === 0 ? 0 : height;
    const crossBase = height - base;
    const before = unknown;
    for (; mine !== 0; mine &= mine - 1) {
      const i = 31 - Math.clz32(mine & -mine);
      const l = base + i;
      const open = mayFill[l]! & mayEmpty[l]!;
      if (open === 0) continue;
      settleMasks(masks, l); // what is known of a picture fits its own runs
      const fill = settled[0]!;
      let news = open & ~(fill & settled[1]!);
      if (news === 0) continue;
      mayFill[l] = fill;
      mayEmpty[l] = settled[1]!;
      others |= news;
      const keep = ~(1 << i);
      for (; news !== 0; news &= news - 1) {
        const j = 31 - Math.clz32(news & -news);
        if (((fill >>> j) & 1) === 1) mayEmpty[crossBase + j]! &= keep;
        else mayFill[crossBase + j]! &= keep;
        unknown--;
      }
    }
    sweep++;
    const at = placeOf(board, sweep, 1);
    for (let l = 0; l < lines; l++) {
      layers[at + l] = mayFill[l]!;
      layers[at + lines + l] = mayEmpty[l]!;
    }
    mine = others;
    others = 0;
    layers[at + 2 * lines + (sweep & 1)] = mine;
    layers[at + 2 * lines + 1 - (sweep & 1)] = 0;
    layers[at + 2 * lines + 2] = unknown;
    if (unknown < before) found.useful = sweep;
    else if (sweep > 1) break;
  }
  found.unknown = unknown;
  return sweep;
}
