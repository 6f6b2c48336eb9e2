/** What the chapter threshold says about counting: the bits of a board and of its clues, and the exact curves of small boards. */
import {
  binaryEntropy,
  boundRoot,
  descriptionEntropy,
  leastOpenBits,
  mostFilledInferable,
  mostInferable,
  openBitsInTheLimit,
  totalEntropy,
} from '../engine/inference/countingBound.ts';
import { exactPoint } from '../experiments/inferenceCensus.ts';
import {
  fixed,
  fixedAtLeast,
  grouped,
  percent,
  percentAtLeast,
  percentAtMost,
} from '../notebook/plain/numbers.ts';
import { storedRun } from '../stored/fromFile.ts';

/** The bits of square boards of one side and density, in words. */
export type BitStory = {
  readonly cell: string; // of one cell
  readonly board: string;
  readonly clue: string; // of one line, at most; it has `side` cells
  readonly line: string; // of the line itself
  readonly clues: string; // of all lines, the number of filled cells told once
  readonly total: string; // of the number of filled cells
  readonly open: string; // what is left
  readonly openShare: string; // of all cells
  readonly mostFilled: string; // share of the filled cells that can be inferable at most
};

/** The story of one board. */
export function bitStory(side: number, percentage: number): BitStory {
  const density = percentage / 100;
  const cells = side * side;
  const cell = binaryEntropy(density);
  const clue = descriptionEntropy(side, density);
  const total = totalEntropy(cells, density);
  const open = leastOpenBits(side, side, density);
  return {
    cell: fixed(cell, 2),
    board: fixed(cells * cell, 1),
    clue: fixed(clue, 1),
    line: fixed(side * cell, 1),
    clues: fixed(2 * side * clue - total, 1),
    total: fixed(total, 1),
    open: fixedAtLeast(cells * open, 1),
    openShare: percentAtLeast(open, 0),
    mostFilled: percentAtMost(mostFilledInferable(open, density), 0),
  };
}

/** Where the bound of a side ends, as a percentage. */
export const rootText = (side: number): string =>
  `${fixed(100 * (boundRoot(side) ?? NaN), 1)}\u00a0%`;

/** What boards of any great size can have inferable at most, at a percentage. */
export function greatBoards(percentage: number): { readonly filled: string; readonly all: string } {
  const density = percentage / 100;
  const bits = openBitsInTheLimit(density);
  return {
    filled: percentAtMost(mostFilledInferable(bits, density), 0),
    all: percentAtMost(mostInferable(bits, density), 0),
  };
}

/** The exact curve of a small size: where it is lowest, and how many pictures have everything inferable. */
export type ExactStory = {
  readonly images: string;
  readonly least: string; // share of the filled cells expected
  readonly leastAt: number; // percentage
  readonly half: string; // at half filled
};

/** The story of a stored size. */
export function exactStory(size: '3x3' | '4x4' | '5x5'): ExactStory {
  const { spec, tally } = storedRun(`inference-census ${size}`);
  const shares = Array.from(
    { length: 100 },
    (_, at) => exactPoint(spec, tally, (at + 1) / 100).expected ?? 1,
  );
  const least = Math.min(...shares);
  return {
    images: grouped(2 ** (spec.height * spec.width)),
    least: percent(least, 0),
    leastAt: shares.indexOf(least) + 1,
    half: percent(shares[49] ?? NaN, 0),
  };
}
