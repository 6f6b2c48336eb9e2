/**
 * What counting alone says about inference on random boards: the numbers around a board hold so many bits at most, the
 * board itself holds more, and what is left is shared out among the cells that cannot be inferred.
 *
 * Cells are independent, each filled with probability `density`. Boards with the same descriptions have equally many filled
 * cells, so they are equally likely, and given the descriptions of a board its entropy is log2 of the number of its
 * solutions. Entropies are in bits.
 */
import { binomialDistribution } from '../board/binomial.ts';

/**
 * The entropy of one cell.
 *
 * @param density - 0 to 1
 * @returns 0 to 1 bit
 * @source C. E. Shannon, A mathematical theory of communication (1948), section 6
 */
export function binaryEntropy(density: number): number {
  if (density <= 0 || density >= 1) return 0;
  return -density * Math.log2(density) - (1 - density) * Math.log2(1 - density);
}

/** log2 of 0!, 1!, 2!, ...; grows as it is asked for. */
const logFactorials = [0];

function logFactorial(n: number): number {
  for (let i = logFactorials.length; i <= n; i++)
    logFactorials.push(logFactorials[i - 1]! + Math.log2(i));
  return logFactorials[n]!;
}

const logChoose = (n: number, k: number): number =>
  logFactorial(n) - logFactorial(k) - logFactorial(n - k);

/**
 * The entropy of the description of one line. Descriptions with `filled` cells in `runs` runs are C(filled - 1, runs - 1),
 * and the lines of each are C(length - filled + 1, runs): the runs stand in some of the gaps of the empty cells.
 *
 * @param length - cells of the line, 1 or more
 * @param density - 0 to 1
 * @returns bits, from 0 to `length`
 */
export function descriptionEntropy(length: number, density: number): number {
  if (density <= 0 || density >= 1) return 0;
  const [filledBits, emptyBits] = [Math.log2(density), Math.log2(1 - density)];
  let entropy = -(2 ** (length * emptyBits)) * length * emptyBits;
  for (let filled = 1; filled <= length; filled++) {
    const empty = length - filled;
    const most = Math.min(filled, empty + 1);
    for (let runs = 1; runs <= most; runs++) {
      const bits = logChoose(empty + 1, runs) + filled * filledBits + empty * emptyBits;
      entropy -= 2 ** (logChoose(filled - 1, runs - 1) + bits) * bits;
    }
  }
  return entropy;
}

/**
 * The entropy of the number of filled cells.
 *
 * @param cells - of the board
 * @param density - 0 to 1
 * @returns bits
 */
export function totalEntropy(cells: number, density: number): number {
  let entropy = 0;
  for (const chance of binomialDistribution(cells, density))
    if (chance > 0) entropy -= chance * Math.log2(chance);
  return entropy;
}

/**
 * What log2 of the number of solutions comes to on the mean, at least: the entropy of the board less that of the descriptions
 * of all lines, as if rows and columns had nothing in common but the number of filled cells, which both tell. Below 0 it says
 * nothing.
 *
 * @param height - rows
 * @param width - columns
 * @param density - 0 to 1
 * @returns bits a cell; times height and width it bounds the mean
 */
export function leastOpenBits(height: number, width: number, density: number): number {
  const cells = height * width;
  const rows = height * descriptionEntropy(width, density);
  const columns = height === width ? rows : width * descriptionEntropy(height, density);
  const told = rows + columns - totalEntropy(cells, density);
  return binaryEntropy(density) - told / cells;
}

/**
 * The same for boards of any great size: a line's description has density · h(density) bits a cell in the limit, the entropy
 * of a run of filled cells, h / (1 - density), times the runs that come on a cell, density · (1 - density).
 */
export const openBitsInTheLimit = (density: number): number =>
  binaryEntropy(density) * (1 - 2 * density);

/**
 * The share of cells that can be inferable at most, on the mean, where `bits` are open a cell. An inferable cell holds none of
 * them, and one that is filled in a share q of the solutions h(q) at most. So `open` cells a cell hold
 * open · h(q) at most with q their mean, which lies no further from an end than all filled, or all empty, cells allow.
 *
 * @param bits - see {@link leastOpenBits}; the bound is 1 where they are 0 or less
 * @param density - 0 to 1
 * @returns 0 to 1
 */
export function mostInferable(bits: number, density: number): number {
  const rarer = Math.min(density, 1 - density);
  const held = (open: number): number => open * binaryEntropy(Math.min(1 / 2, rarer / open));
  return 1 - leastWith(bits, 1, held);
}

/**
 * The number of filled cells that can be inferred at most, on the mean, as a share of the filled cells that a board has on the
 * mean: what 003 plots. Let f be the filled cells that are inferable, a cell. The others, 1 - f, hold density - f filled
 * ones, so (1 - f) · h((density - f) / (1 - f)) bits at most, and those must be as many as `bits`.
 *
 * @param bits - see {@link leastOpenBits}; the bound is 1 where they are 0 or less
 * @param density - more than 0, up to 1
 * @returns 0 to 1
 * @source 003_bcef302d21730516.txt §3 ("the average proportion of filled cells inferred"); the bound is ours
 */
export function mostFilledInferable(bits: number, density: number): number {
  const held = (open: number): number => {
    const others = 1 - density + open;
    return others * binaryEntropy(open / others);
  };
  return 1 - leastWith(bits, density, held) / density;
}

/** The least number from 0 to `most` of which an increasing function is `wanted`; `most` where it never is. */
function leastWith(wanted: number, most: number, increasing: (open: number) => number): number {
  if (wanted <= 0) return 0;
  let [low, high] = [0, most];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (increasing(middle) < wanted) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * The density from which on the bound says nothing of a square board. Below it, down to some three filled cells on the whole
 * board, some cells are open on the mean.
 *
 * @param side - 3 or more
 * @returns a density, or null where nothing is open at any; that is so for 3
 * @throws RangeError for a smaller side, of which the bound says something up to 1
 */
export function boundRoot(side: number): number | null {
  if (!Number.isInteger(side) || side < 3) throw new RangeError(`side must be 3 or more: ${side}`);
  const step = 1 / 100;
  const open = (density: number): number => leastOpenBits(side, side, density);
  let low = 1 - step;
  while (low > 0 && open(low) <= 0) low -= step;
  if (low <= 0) return null;
  let high = low + step;
  for (let halving = 0; halving < 30; halving++) {
    const middle = (low + high) / 2;
    if (open(middle) > 0) low = middle;
    else high = middle;
  }
  return low;
}
