/**
 * How the tiles of the kit were found: by going through all pictures of 5 x 5 cells with short runs, grouped by their clues. A
 * group is good for some ports when for each way in which these are filled at most one of its pictures lies in no way of them:
 * then the ports tell the core, and the ways that are possible are what a tile with these clues does.
 */
import type { Formula } from './formula.ts';
import { evaluateFormula } from './formula.ts';
import type { TileSide } from './tile.ts';
import { coreSize, portLines } from './tile.ts';

/** What a search found. */
export type Search = {
  readonly pictures: number; // gone through
  readonly clueSets: number; // that they have
  /**
   * How many sets of clues leave just these ways to fill the ports, each with one picture: by the ways as a word. Way number
   * w, a bit for each port in the order asked for, 1 where the first ring cell is filled, is bit 1 << w of it.
   */
  readonly byWays: ReadonlyMap<number, number>;
};

const words = 1 << coreSize;

/** Longest run of a word, and its runs as a number: the runs from the lowest bit on, a digit each. */
function runsOf(word: number): { readonly longest: number; readonly digits: number } {
  let [longest, digits, run] = [0, 0, 0];
  for (let at = 0; at <= coreSize; at++)
    if (((word >> at) & 1) === 1) run++;
    else if (run > 0) {
      longest = Math.max(longest, run);
      digits = digits * 10 + run;
      run = 0;
    }
  return { longest, digits };
}

const runs = Array.from({ length: words }, (_, word) => runsOf(word));

/** The words whose runs are no longer than allowed, by their descriptions. */
const wordsUpTo = (longest: number): readonly (readonly number[])[] => [
  ...Map.groupBy(
    [...runs.keys()].filter((word) => runs[word]!.longest <= longest),
    (word) => runs[word]!.digits,
  ).values(),
];

/**
 * Of each row and each word in it, the ways to fill the ports that it lets be: a filled cell of the core bars the way of the ring
 * cell beside it.
 */
function waysByRow(ports: readonly TileSide[]): readonly Int32Array[] {
  const last = coreSize - 1;
  const all = (1 << (1 << ports.length)) - 1;
  /** The ways in which a port has its first cell filled, or its second. */
  const having = (port: number, cell: number): number => {
    let ways = 0;
    for (let way = 0; way < 1 << ports.length; way++)
      if (((way >> port) & 1) === (cell === 0 ? 1 : 0)) ways |= 1 << way;
    return ways;
  };
  const byRow = Array.from({ length: coreSize }, () => new Int32Array(words).fill(all));
  for (const [port, side] of ports.entries())
    for (const [cell, line] of portLines.entries()) {
      const isRow = side === 'left' || side === 'right';
      const row = isRow ? line : side === 'top' ? 0 : last;
      const column = isRow ? (side === 'left' ? 0 : last) : line;
      const barred = having(port, cell);
      for (let word = 0; word < words; word++)
        if (((word >> column) & 1) === 1) byRow[row]![word]! &= ~barred;
    }
  return byRow;
}

/** Columns whose clues are looked up at once. */
const together = 2;
/** What the clues of columns that are not allowed count for: more than all others together. */
const never = 2 ** 28;

/**
 * Goes through all pictures whose runs are no longer than `longest`.
 *
 * @param ports - four at most, for ways that fit into a word
 * @throws RangeError for more ports
 */
export function searchCores(ports: readonly TileSide[], longest: 1 | 2 | 3): Search {
  if (ports.length > 4) throw new RangeError(`a tile has four sides, not ${ports.length}`);
  const byClue = wordsUpTo(longest);
  const kinds = byClue.length;
  const ways = waysByRow(ports);
  const parts = columnParts(byClue);
  // by the clues of the columns, those of the rows at hand: the ways that one picture leaves, and those that several do
  const once = new Uint16Array(kinds ** coreSize);
  const twice = new Uint16Array(kinds ** coreSize);
  const seen = new Uint8Array(kinds ** coreSize);
  const touched: number[] = [];
  const byWays = new Map<number, number>();
  let [pictures, clueSets] = [0, 0];
  const mask = words ** together - 1;

  /** `columns`: five bits each, what the rows before have in them; `open`: the ways that those let be. */
  const fill = (
    row: number,
    clues: readonly (readonly number[])[],
    columns: number,
    open: number,
  ): void => {
    if (row === coreSize) {
      const key =
        parts[0]![columns & mask]! + parts[1]![(columns >> 10) & mask]! + parts[2]![columns >> 20]!;
      if (key >= never) return;
      pictures++;
      if (seen[key] === 0) {
        seen[key] = 1;
        touched.push(key);
      }
      twice[key]! |= once[key]! & open;
      once[key]! |= open;
      return;
    }
    for (const word of clues[row]!)
      fill(row + 1, clues, columns | (spread[word]! << row), open & ways[row]![word]!);
  };
  const endClues = (): void => {
    clueSets += touched.length;
    for (const key of touched) {
      const left = once[key]!;
      if (twice[key] === 0) byWays.set(left, (byWays.get(left) ?? 0) + 1);
      once[key] = 0;
      twice[key] = 0;
      seen[key] = 0;
    }
    touched.length = 0;
  };
  const chosen: (readonly number[])[] = [];
  const choose = (row: number): void => {
    if (row < coreSize) {
      for (const list of byClue) {
        chosen[row] = list;
        choose(row + 1);
      }
      return;
    }
    fill(0, chosen, 0, -1);
    endClues();
  };
  choose(0);
  return { pictures, clueSets, byWays };
}

/** Of each word of a row, its cells five bits apart: so that rows shifted by their number give the columns. */
const spread = Array.from({ length: words }, (_, word) => {
  let bits = 0;
  for (let column = 0; column < coreSize; column++)
    bits |= ((word >> column) & 1) << (coreSize * column);
  return bits;
});

/** The number of the clues of two columns and two and one, by their words; the three together number those of all. */
function columnParts(byClue: readonly (readonly number[])[]): readonly Int32Array[] {
  const number = new Int32Array(words).fill(-1);
  for (const [at, list] of byClue.entries()) for (const word of list) number[word] = at;
  return [0, together, 2 * together].map((from) => {
    const columns = Math.min(together, coreSize - from);
    return Int32Array.from({ length: words ** columns }, (_, code) => {
      let key = 0;
      for (let at = 0; at < columns; at++) {
        const clue = number[(code >> (coreSize * at)) & (words - 1)]!;
        if (clue < 0) return never;
        key += clue * byClue.length ** (from + at);
      }
      return key;
    });
  });
}

/**
 * The ways to fill the ports of a tile that hands on what a formula says, as {@link Search} has them.
 *
 * @param ports - all sides in their order; those that are no input are outputs, all with the same value
 * @param means - over the names of the inputs
 */
export function waysOfGate(
  ports: readonly TileSide[],
  inputs: readonly TileSide[],
  means: Formula,
): number {
  let ways = 0;
  for (let code = 0; code < 1 << inputs.length; code++) {
    const values = Object.fromEntries(inputs.map((side, at) => [side, ((code >> at) & 1) === 1]));
    const value = evaluateFormula(means, values);
    // where a signal comes in, 1 is "the first cell is filled"; where it goes out, 0 is
    const way = ports.reduce((bits, side, at) => bits | (Number(values[side] ?? !value) << at), 0);
    ways |= 1 << way;
  }
  return ways;
}
