/**
 * How large the formulas of random boards are, by percentage of filled cells: Figure 6 of 003.
 *
 * The boards and the numbers of units are those of the experiment `density` with the same settings. No formula is made: its
 * size follows from the runs and the filled cells of the lines (a law that is tested), so that a board takes microseconds.
 */
import { sizeByAutomaton } from '../engine/inference/automatonFormula.ts';
import { boardDrawer, density } from './density.ts';
import type { DensitySpec } from './density.ts';
import type { Experiment } from '../notebook/plain/experiment.ts';
import { checkBetween } from './settings.ts';
import {
  checkSum,
  checkWithin,
  readLists,
  storeLists,
  sumOf,
} from '../notebook/plain/storedTally.ts';

/** What to sample; see {@link DensitySpec}. 003 has independent cells. */
export type FormulaSizeSpec = Pick<
  DensitySpec,
  'height' | 'width' | 'model' | 'percentages' | 'boards' | 'seed'
>;

/** What is measured of a formula: `occurrences` are the literals of all clauses. */
export const sizeParts = ['clauses', 'variables', 'occurrences'] as const;
export type SizePart = (typeof sizeParts)[number];

/** What was found so far, a number for each percentage; sums of squares are for the intervals. */
export type FormulaSizeTally = Readonly<Record<SizePart | `${SizePart}Squared`, Float64Array>> & {
  readonly boards: Float64Array;
};

/** Sides and boards at most: so that sums of squares are whole numbers that a number holds. */
export const formulaSizeLimits = { side: 40, boards: 2000 } as const;

const squared = (part: SizePart): `${SizePart}Squared` => `${part}Squared`;
const lists = ['boards', ...sizeParts, ...sizeParts.map(squared)] as const;

export const formulaSize: Experiment<FormulaSizeSpec, FormulaSizeTally> = {
  id: 'formula-size',
  version: 1,

  check(spec) {
    density.check(spec);
    checkBetween('height', spec.height, 1, formulaSizeLimits.side);
    checkBetween('width', spec.width, 1, formulaSizeLimits.side);
    checkBetween('boards', spec.boards, 1, formulaSizeLimits.boards);
  },

  units: (spec) => density.units(spec),

  emptyTally: ({ percentages }) =>
    Object.fromEntries(
      lists.map((name) => [name, new Float64Array(percentages.length)]),
    ) as FormulaSizeTally,

  begin(spec) {
    const { height, width } = spec;
    const points = spec.percentages.length;
    const draw = boardDrawer(spec);
    const cells = new Uint8Array(height * width);
    const measure = sizeMeter(height, width);
    const size: Record<SizePart, number> = { clauses: 0, variables: 0, occurrences: 0 };
    return (from, to, tally) => {
      for (let unit = from; unit < to; unit++) {
        const at = unit % points;
        draw(at, Math.floor(unit / points), cells);
        measure(cells, size);
        tally.boards[at]!++;
        for (const part of sizeParts) {
          tally[part][at]! += size[part];
          tally[squared(part)][at]! += size[part] ** 2;
        }
      }
    };
  },

  merge(into, part) {
    for (const name of lists)
      for (let at = 0; at < into.boards.length; at++) into[name][at]! += part[name][at]!;
  },

  toStored: storeLists,

  fromStored(stored, spec, done = formulaSize.units(spec)) {
    const tally = readLists(stored, formulaSize.emptyTally(spec));
    checkWithin('boards', tally.boards, () => spec.boards);
    checkSum('boards of all points', sumOf(tally.boards), done);
    for (const part of sizeParts)
      // no sum of squares is less than that of equal numbers
      checkWithin(
        `${part}, squared`,
        tally[part].map((sum) => sum ** 2),
        (at) => tally.boards[at]! * tally[squared(part)][at]! * (1 + 1e-12),
      );
    return tally;
  },
};

/**
 * Makes the function that measures the formula of an image. It allocates nothing.
 *
 * @source 003_bcef302d21730516.txt §3
 */
export function sizeMeter(
  height: number,
  width: number,
): (cells: Uint8Array, size: Record<SizePart, number>) => void {
  const row = lineSizes(width);
  const column = lineSizes(height);
  return (cells, size) => {
    for (const part of sizeParts) size[part] = part === 'variables' ? height * width : 0;
    for (let i = 0; i < height; i++) {
      let [runs, filled, before] = [0, 0, 0];
      for (let j = 0; j < width; j++) {
        const cell = cells[i * width + j]!;
        filled += cell;
        runs += cell & (before ^ 1);
        before = cell;
      }
      add(size, row, runs, filled);
    }
    for (let j = 0; j < width; j++) {
      let [runs, filled, before] = [0, 0, 0];
      for (let i = 0; i < height; i++) {
        const cell = cells[i * width + j]!;
        filled += cell;
        runs += cell & (before ^ 1);
        before = cell;
      }
      add(size, column, runs, filled);
    }
  };
}

/** Adds the sizes of a line. */
function add(size: Record<SizePart, number>, of: LineSizes, runs: number, filled: number): void {
  const at = runs * of.stride + filled;
  for (const part of sizeParts) size[part] += of[part][at]!;
}

/** The sizes of a line's formula by its runs and filled cells: runs x stride + filled. */
type LineSizes = Readonly<Record<SizePart, Float64Array>> & { readonly stride: number };

/** All of them for one length, by descriptions with so many runs and cells: no more than these two count. */
function lineSizes(length: number): LineSizes {
  const stride = length + 1;
  const most = Math.floor(stride / 2); // runs
  const sizes = Object.fromEntries(
    sizeParts.map((part) => [part, new Float64Array((most + 1) * stride)]),
  ) as Record<SizePart, Float64Array>;
  for (let runs = 0; runs <= most; runs++)
    for (let filled = runs; filled <= length; filled++) {
      if (runs === 0 && filled > 0) continue;
      const ones = Array.from({ length: Math.max(0, runs - 1) }, () => 1);
      const size = sizeByAutomaton(length, runs === 0 ? [] : [filled - runs + 1, ...ones]);
      for (const part of sizeParts) sizes[part][runs * stride + filled] = size[part];
    }
  return { stride, ...sizes };
}
