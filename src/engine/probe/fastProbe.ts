/**
 * The probing sequence of a board of up to 32 x 32 cells without events: the categories of `probeAll` in probe.ts, by
 * SimpleSolver to the end for few of the probes. What one probe tells about others is explained in smallProbe.ts, which
 * does the same for up to 6 x 6 cells by table. Here a probe that may be short is told from the others by its first look
 * at the row and the column of its cell.
 */
import type { FastSimple } from '../sweep/fastSolver.ts';
import { CONTRADICTION, SOLVED, STANDSTILL } from '../sweep/fastSolver.ts';
import type { FastWords } from '../sweep/fastWords.ts';
import { createFastWords } from '../sweep/fastWords.ts';
import type { LineMasks } from '../line/lineMasks.ts';
import { settleMasks, WORD_CELLS } from '../line/lineMasks.ts';
import { CATEGORIES } from './probeCategory.ts';
import { allPieces } from '../pieces.ts';
import type { InPieces } from '../pieces.ts';

/** A reusable prober for puzzles of one size. */
export type FastProbe = {
  /** Takes puzzles and images, and runs up to the state that is probed. */
  readonly simple: FastSimple;
  /** Categories of the unknown cells, row by row; the first `length` are those of the last {@link FastProbe.probe}. */
  readonly sequence: Uint8Array;
  /** The cells that they belong to, row · width + column. */
  readonly cells: Uint16Array;
  length: number;
  /** Probes that SimpleSolver was run for, of twice `length`. */
  runs: number;
  /** Probes every unknown cell of the present state of `simple`, a standstill, which it leaves as it was. */
  probe(): void;
  /** The same in pieces. */
  probeInPieces(): InPieces<void>;
};

/**
 * Makes the prober.
 *
 * @param height - 1 to 32
 * @param width - 1 to 32
 * @throws RangeError for another size
 * @remarks Allocates next to nothing afterwards.
 * @source 001_a525a3e1210b0814.txt §3.3-§3.5
 */
export function createFastProbe(height: number, width: number): FastProbe {
  if (height > WORD_CELLS || width > WORD_CELLS)
    throw new RangeError(`sides must be at most ${WORD_CELLS}: ${height}x${width}`);
  const simple = createFastWords(height, width);
  const known = createKnown(simple);
  const prober: FastProbe = {
    simple,
    sequence: new Uint8Array(height * width),
    cells: new Uint16Array(height * width),
    length: 0,
    runs: 0,
    probe: () => allPieces(probeAll(simple, known, prober)),
    probeInPieces: () => probeAll(simple, known, prober),
  };
  return prober;
}

/**
 * What is known of literals: the bit of cell (i, j) at 2 i + v stands for the probe of that cell with value v. The state is
 * kept likewise: a set bit of `start` says that the cell may have the other value, so that a literal clears its own bit.
 */
type Known = {
  readonly start: Int32Array;
  readonly bad: Int32Array; // leads to a contradiction
  readonly solved: Int32Array; // leads to a solution
  readonly solving: Int32Array; // leads to `solution`, the first one found
  readonly calm: Int32Array; // stands still
  readonly solution: Int32Array;
  found: boolean; // whether there is a solution
};

function createKnown({ height }: FastWords): Known {
  const words = (): Int32Array => new Int32Array(2 * height);
  return {
    start: words(),
    bad: words(),
    solved: words(),
    solving: words(),
    calm: words(),
    solution: words(),
    found: false,
  };
}

function* probeAll(simple: FastWords, known: Known, prober: FastProbe): InPieces<void> {
  const { height, width, masks } = simple;
  const { start, bad, solved, solving, calm } = known;
  simple.keep();
  readState(masks, height, start);
  for (const set of [bad, solved, solving, calm]) set.fill(0);
  known.found = false;
  prober.runs = 0;
  let length = 0;
  for (let i = 0; i < height; i++) {
    yield; // the state is that of the standstill again
    for (let open = start[2 * i]! & start[2 * i + 1]!; open !== 0; open &= open - 1) {
      const j = 31 - Math.clz32(open & -open);
      for (let value = 1; value >= 0; value--) {
        const at = 2 * i + value;
        if ((((bad[at]! | solved[at]! | calm[at]!) >>> j) & 1) !== 0) continue;
        probeLiteral(simple, known, prober, i, j, value as 0 | 1);
      }
      prober.cells[length++] = i * width + j;
    }
  }
  prober.length = length;
  for (let at = 0; at < length; at++) {
    const cell = prober.cells[at]!;
    const i = Math.floor(cell / width);
    const j = cell - i * width;
    prober.sequence[at] =
      4 * usefulness(simple, known, i, j, 1) + usefulness(simple, known, i, j, 0);
  }
}

/** The rows of the present state. */
function readState({ mayFill, mayEmpty }: LineMasks, height: number, into: Int32Array): void {
  for (let i = 0; i < height; i++) {
    into[2 * i] = mayFill[i]!; // cell = empty clears it
    into[2 * i + 1] = mayEmpty[i]!;
  }
}

/** Runs one probe unless a first look tells its end, and notes what it tells. */
function probeLiteral(
  simple: FastWords,
  known: Known,
  prober: FastProbe,
  i: number,
  j: number,
  value: 0 | 1,
): void {
  const { bad, solved, solving, calm, solution, start } = known;
  const at = 2 * i + value;
  const bit = 1 << j;
  simple.setCell(i, j, value);
  const hint = lookAround(simple, known, i, j);
  let status = hint;
  if (hint === SOLVED && (solution[at]! & bit) !== 0) status = CONTRADICTION;
  if (hint === STANDSTILL) {
    status = simple.run('H');
    prober.runs++;
  }
  if (status === CONTRADICTION) bad[at]! |= bit;
  else if (status === SOLVED) {
    solved[at]! |= bit;
    if (!known.found) readState(simple.masks, simple.height, solution);
    known.found = true;
    if (hint === SOLVED || isSolution(simple, solution)) solving[at]! |= bit;
  } else
    for (let k = 0; k < simple.height; k++) {
      calm[2 * k]! |= start[2 * k]! & ~simple.masks.mayFill[k]!;
      calm[2 * k + 1]! |= start[2 * k + 1]! & ~simple.masks.mayEmpty[k]!;
    }
  simple.restore();
}

function isSolution({ height, masks }: FastWords, solution: Int32Array): boolean {
  for (let i = 0; i < height; i++)
    if (masks.mayFill[i] !== solution[2 * i] || masks.mayEmpty[i] !== solution[2 * i + 1])
      return false;
  return true;
}

/**
 * Settles the row and the column of a cell that was just set, without taking the result over.
 *
 * @returns CONTRADICTION; SOLVED when a literal of `solving` follows; STANDSTILL when this look does not tell
 */
function lookAround({ height, masks }: FastWords, known: Known, i: number, j: number): number {
  const { bad, solving } = known;
  const { settled, mayFill, mayEmpty } = masks;
  if (!settleMasks(masks, i)) return CONTRADICTION;
  const noFill = mayFill[i]! & ~settled[0]!;
  const noEmpty = mayEmpty[i]! & ~settled[1]!;
  if (((noFill & bad[2 * i]!) | (noEmpty & bad[2 * i + 1]!)) !== 0) return CONTRADICTION;
  let solves = ((noFill & solving[2 * i]!) | (noEmpty & solving[2 * i + 1]!)) !== 0;
  const l = height + j;
  if (!settleMasks(masks, l)) return CONTRADICTION;
  const downFill = mayFill[l]! & ~settled[0]!;
  const downEmpty = mayEmpty[l]! & ~settled[1]!;
  for (let lost = downFill | downEmpty; lost !== 0; lost &= lost - 1) {
    const k = 31 - Math.clz32(lost & -lost);
    const at = 2 * k + ((downFill >>> k) & 1 ? 0 : 1);
    if (((bad[at]! >>> j) & 1) !== 0) return CONTRADICTION;
    if (((solving[at]! >>> j) & 1) !== 0) solves = true;
  }
  return solves ? SOLVED : STANDSTILL;
}

/** The usefulness of a probe from what is known of its literal. */
function usefulness(simple: FastWords, known: Known, i: number, j: number, value: 0 | 1): number {
  const at = 2 * i + value;
  if (((known.bad[at]! >>> j) & 1) !== 0) return 2;
  if (((known.solved[at]! >>> j) & 1) !== 0) return 3;
  // it stands still: does its row or its column give anything?
  const { height, masks } = simple;
  const { settled, mayFill, mayEmpty } = masks;
  simple.setCell(i, j, value);
  let more = false;
  for (let side = 0; side < 2 && !more; side++) {
    const l = side === 0 ? i : height + j;
    more = settleMasks(masks, l) && (settled[0] !== mayFill[l] || settled[1] !== mayEmpty[l]);
  }
  simple.restore();
  return more ? 1 : 0;
}

/** Fixes what the contradictions of the last round of probes prove. @returns whether that is anything */
export function fixProved({ simple, sequence, cells, length }: FastProbe): boolean {
  let proved = false;
  for (let at = 0; at < length; at++) {
    const value = CATEGORIES[sequence[at]!]?.proves ?? null;
    if (value === null) continue;
    const cell = cells[at]!;
    simple.setCell(Math.floor(cell / simple.width), cell % simple.width, value);
    proved = true;
  }
  return proved;
}
