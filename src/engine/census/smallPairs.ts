/**
 * Double probes of two cells at once (Set-Probing, 001 §3.3 and §5) on images of up to 6 x 6 cells, each future judged as
 * 001 §3.4 judges one: both cells get each of their four assignments, always from the standstill of SimpleSolver, and
 * SimpleSolver goes on. What smallProbe.ts knows of single probes does most of the work:
 *
 * - SimpleSolver is monotone, so the pair `a = v, b = w` ends where the probe of b with w ends, run from the end of a = v.
 * - Where that end knows b already, the one value changes nothing and the other is a contradiction.
 */
import { UNKNOWN } from '../board/cell.ts';
import type { Category } from '../probe/probeCategory.ts';
import { CONTRADICTING, NO_PROGRESS, SOME_PROGRESS, SOLVING } from '../probe/probeCategory.ts';
import type { SmallProbe } from './smallProbe.ts';
import { NO_FIT, setSideCells, sideCell, sweepSide, USELESS } from './smallSweeps.ts';

/** How many categories of a pair there are: four digits of base four. */
export const PAIR_CATEGORIES = 256;

/**
 * The category of a pair by the usefulness of its four futures, as Table 1 has it for two: digits of base four. The two
 * cells of a pair have no order, so the better of the two mixed futures is written first.
 *
 * @source 001_a525a3e1210b0814.txt §3.4, §5 ("in a similar manner as described in Section 3.4")
 */
export const pairCategory = (both: number, first: number, second: number, none: number): number =>
  64 * both + 16 * Math.max(first, second) + 4 * Math.min(first, second) + none;

/** The usefulness of the four futures, both filled to both empty. @source 001_a525a3e1210b0814.txt §3.4 */
export const pairFutures = (category: number): readonly [number, number, number, number] => [
  category >> 6,
  (category >> 4) & 3,
  (category >> 2) & 3,
  category & 3,
];

/** A reusable prober of pairs. */
export type SmallPairs = {
  /** How many pairs of the last image have each category. */
  readonly counts: Uint16Array; // PAIR_CATEGORIES
  /** Probes all pairs of the puzzle that `prober` probed last, which was not simple; it is overwritten. */
  run(): void;
};

/** Where a single probe ends. */
type End = {
  usefulness: number;
  readonly cells: Uint8Array; // unless it is a contradiction
  fixed: number; // further cells, besides the probed one
};

/**
 * Makes the prober of pairs.
 *
 * @param prober - of single cells, of the same size
 * @source 001_a525a3e1210b0814.txt §5
 */
export function createSmallPairs(prober: SmallProbe): SmallPairs {
  const { height, width } = prober;
  const all = height * width;
  const start = new Uint8Array(all);
  const ends = Array.from({ length: 2 * all }, (): End => ({
    usefulness: NO_PROGRESS,
    cells: new Uint8Array(all),
    fixed: 0,
  }));
  const counts = new Uint16Array(PAIR_CATEGORIES);
  // usefulness of the second cell's probes from the end of each probe of the first, at 2 · cell + value
  const second = new Uint8Array(4 * all * all);
  /** The usefulness of the future in which cell a is v and cell b is w. */
  const future = (a: number, v: number, b: number, w: number): number => {
    const [one, two] = [ends[2 * a + v]!, ends[2 * b + w]!];
    if (one.usefulness === CONTRADICTING || two.usefulness === CONTRADICTING) return CONTRADICTING;
    const [there, back] = [one.cells[b]!, two.cells[a]!];
    if (there !== UNKNOWN) return there === w ? beyond(one, 1) : CONTRADICTING;
    if (back !== UNKNOWN) return back === v ? beyond(two, 1) : CONTRADICTING;
    const useful = second[2 * all * (2 * a + v) + 2 * b + w]!;
    return useful === NO_PROGRESS ? beyond(one, 0) : useful;
  };
  return {
    counts,
    run() {
      counts.fill(0);
      prober.readStart(start);
      const open = Array.from(prober.cells.subarray(0, prober.length));
      const categories = Array.from(prober.sequence.subarray(0, prober.length));
      for (const [at, cell] of open.entries())
        for (const value of [0, 1])
          endOf(prober, start, cell, value, categories[at] as Category, ends[2 * cell + value]!);
      for (const cell of open)
        for (const value of [0, 1]) {
          const literal = 2 * cell + value;
          const end = ends[literal]!;
          if (end.usefulness === CONTRADICTING || end.usefulness === SOLVING) continue;
          prober.probeFrom(end.cells);
          for (let k = 0; k < prober.length; k++) {
            const category = prober.sequence[k]!;
            const base = 2 * all * literal + 2 * prober.cells[k]!;
            second[base + 1] = category >> 2;
            second[base] = category & 3;
          }
        }
      for (const [at, a] of open.entries())
        for (const b of open.slice(at + 1))
          counts[
            pairCategory(
              future(a, 1, b, 1),
              future(a, 1, b, 0),
              future(a, 0, b, 1),
              future(a, 0, b, 0),
            )
          ]!++;
    },
  };
}

/** The usefulness of a pair that ends where the probe of one of its cells does; `known`: 1 where that fixes the other cell. */
function beyond({ usefulness, fixed }: End, known: number): number {
  if (usefulness === SOLVING) return SOLVING;
  return fixed > known ? SOME_PROGRESS : NO_PROGRESS;
}

/** Runs a single probe to its end. */
function endOf(
  { sides: [rows, columns], height, width }: SmallProbe,
  start: Uint8Array,
  cell: number,
  value: number,
  category: Category,
  end: End,
): void {
  end.usefulness = value === 1 ? category >> 2 : category & 3;
  if (end.usefulness === CONTRADICTING) return;
  end.cells.set(start);
  end.cells[cell] = value;
  setSideCells(rows, columns, end.cells);
  for (let number = 0; ; number++) {
    const [side, other] = number % 2 === 0 ? [rows, columns] : [columns, rows];
    const code = sweepSide(side, other);
    if (code === NO_FIT) throw new RangeError('this probe was said to meet no contradiction');
    if (code === USELESS && number > 0) break;
  }
  end.fixed = -1;
  for (let i = 0; i < height; i++)
    for (let j = 0; j < width; j++) {
      const at = i * width + j;
      end.cells[at] = sideCell(rows.words, width, i, j);
      if (start[at] === UNKNOWN && end.cells[at] !== UNKNOWN) end.fixed++;
    }
}
