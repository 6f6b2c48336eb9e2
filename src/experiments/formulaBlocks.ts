/**
 * The formula of 002 with other parts: the images of a run of `formula-rank` are drawn again, and their blocks counted by
 * length, so that any power of the lengths can be summed. Only images that single lines solve are kept: the others have no
 * measure to be compared with.
 */
import { imageDrawer } from './greatHunt.ts';
import type { FormulaRankSpec, FormulaRankTally } from './formulaRank.ts';

/** Lengths of blocks that are told apart: 0 to 32. */
const lengths = 33;

/** The parts of the formula: k · size ^ sizePower / sum((15 · block / size) ^ blockPower). */
export type FormulaParts = {
  readonly k: number;
  readonly sizePower: number; // 2 in the document
  readonly blockPower: number; // 2 in the document
  readonly columns: number; // what a block of a column counts beside one of a row: 0, rows alone; 1, as much
};

/** What the formula is held against. */
export type RankMeasure = 'sweeps' | 'rounds' | 'bottlenecks' | 'open';

/** Blocks of one image by their lengths. */
type Counts = { readonly rows: Uint16Array; readonly columns: Uint16Array };

/** The puzzles of a run that single lines solve, as far as they were looked at. */
export class SolvedBlocks {
  readonly spec: FormulaRankSpec;
  readonly #seen: Uint8Array;
  readonly #counts = new Map<number, Counts>(); // by unit
  #units: readonly number[] | null = null; // in order, until one comes
  readonly #draw: readonly ((index: number, cells: Uint8Array) => void)[];
  readonly #cells: readonly Uint8Array[];

  constructor(spec: FormulaRankSpec) {
    this.spec = spec;
    const { points, boards, seed } = spec;
    this.#seen = new Uint8Array(points.length * boards);
    this.#draw = points.map(({ side, filled }) =>
      imageDrawer({ height: side, width: side, filled, seed }),
    );
    this.#cells = points.map(({ side }) => new Uint8Array(side * side));
  }

  /** Units of a tally that were not looked at. */
  *missing({ done }: FormulaRankTally): Generator<number, void, undefined> {
    for (let unit = 0; unit < done.length; unit++)
      if (done[unit] === 1 && this.#seen[unit] === 0) yield unit;
  }

  /** Looks at one of them. */
  take(unit: number, { sweeps }: FormulaRankTally): void {
    this.#seen[unit] = 1;
    if (sweeps[unit] === 0) return;
    const { points } = this.spec;
    const at = unit % points.length;
    const { side } = points[at]!;
    const cells = this.#cells[at]!;
    this.#draw[at]!(Math.floor(unit / points.length), cells);
    this.#units = null;
    this.#counts.set(unit, {
      rows: countBlocks(cells, side, side, 1),
      columns: countBlocks(cells, side, 1, side),
    });
  }

  /** Units of the puzzles, in order: whoever found them first, what is drawn from them is the same. */
  get units(): readonly number[] {
    return (this.#units ??= [...this.#counts.keys()].toSorted((a, b) => a - b));
  }

  /** The value of the formula of each puzzle; without any block it is infinite. */
  values({ k, sizePower, blockPower, columns }: FormulaParts): Float64Array {
    // powers of lengths alone are summed, so that equal sums are equal however the size divides
    const weights = Float64Array.from({ length: lengths }, (_, block) => block ** blockPower);
    const scales = this.spec.points.map(
      ({ side }) => (k * side ** sizePower) / (15 / side) ** blockPower,
    );
    return Float64Array.from(this.units, (unit) => {
      const counts = this.#counts.get(unit)!;
      let sum = 0;
      for (let block = 1; block < lengths; block++)
        sum += (counts.rows[block]! + columns * counts.columns[block]!) * weights[block]!;
      return scales[unit % this.spec.points.length]! / sum;
    });
  }

  /** What each puzzle measures. */
  measures(measure: RankMeasure, tally: FormulaRankTally): Float64Array {
    return Float64Array.from(this.units, (unit) =>
      measure === 'open' ? tally.open[unit]! / tally.rounds[unit]! : tally[measure][unit]!,
    );
  }
}

/** Blocks of all lines by their lengths. @param outer - from a line to the next; @param inner - from a cell to the next */
function countBlocks(cells: Uint8Array, side: number, outer: number, inner: number): Uint16Array {
  const counts = new Uint16Array(lengths);
  for (let line = 0; line < side; line++) {
    let run = 0;
    for (let i = 0; i <= side; i++) {
      if (i < side && cells[line * outer + i * inner] === 1) run++;
      else if (run > 0) {
        counts[run]!++;
        run = 0;
      }
    }
  }
  return counts;
}
