/** Lines by themselves, for those who build solvers: clues, all ways to lay them, and what holds for pairs of cells. */
import { UNKNOWN, FILLED, formatLine } from '../engine/board/cell.ts';
import { cellsNeeded, describeLine } from '../engine/board/description.ts';
import {
  countFits as count,
  fits as list,
  leftmostFit as leftmost,
  rightmostFit as rightmost,
} from '../engine/line/fits.ts';
import {
  NO_RELATION,
  PAIR_RELATIONS,
  pairRelations as relationsOf,
} from '../engine/line/pairRelations.ts';
import { settle } from '../engine/line/settle.ts';
import { lineOfInput } from './door/grids.ts';
import { clueOfInput } from './door/puzzles.ts';
import type { Clue, LineInput } from './door/shapes.ts';

/**
 * Reads a line: `#` or `1` filled, `.` or `0` empty, `?` or `x` unknown.
 *
 * @param text - up to 1,000 cells; a list of 0, 1 and 2 is copied
 * @returns a value for each cell: 0 empty, 1 filled, 2 unknown
 * @throws NonogramError for a character that is no cell
 * @source 000_8dc3042ab81c971c.txt §2 (the alphabet)
 */
export function readLine(text: LineInput): Uint8Array {
  return lineOfInput(text, 'line');
}

/**
 * Writes a line: `1` filled, `0` empty, `?` unknown.
 *
 * @param line - of any length up to 1,000
 * @returns a character for each cell
 * @throws NonogramError for what is no line
 * @source 000_8dc3042ab81c971c.txt §2 (the alphabet)
 */
export function lineText(line: LineInput): string {
  return formatLine(lineOfInput(line, 'line'));
}

/**
 * The clue of a line.
 *
 * @param line - without unknown cells
 * @returns the lengths of its runs; `[]` without any filled cell
 * @throws NonogramError for what is no line, and for an unknown cell
 * @source 000_8dc3042ab81c971c.txt §2 ("description")
 */
export function clueOf(line: LineInput): Clue {
  return describeLine(lineOfInput(line, 'line', FILLED));
}

/**
 * How many cells a clue needs: its runs, and one empty cell between each two.
 *
 * @param clue - of a line
 * @returns 0 for an empty line
 * @throws NonogramError for what is no clue
 */
export function cellsOf(clue: Clue): number {
  return cellsNeeded(clueOfInput(clue));
}

/**
 * All ways to lay the runs of a clue that keep what is known, one by one: the leftmost first, the rightmost last.
 *
 * @param line - what is known of it
 * @param clue - its runs
 * @returns a new line each; none when there is no way
 * @throws NonogramError for what is no line or no clue
 * @source 001_a525a3e1210b0814.txt §1.1, Figure 4
 */
export function fits(line: LineInput, clue: Clue): Generator<Uint8Array, void, undefined> {
  return list(lineOfInput(line, 'line'), clueOfInput(clue));
}

/**
 * How many ways there are, without listing them.
 *
 * @param line - what is known of it
 * @param clue - its runs
 * @returns exactly, of any size
 * @throws NonogramError for what is no line or no clue
 * @source 000_8dc3042ab81c971c.txt §2 (fixes that adhere)
 */
export function countFits(line: LineInput, clue: Clue): bigint {
  return count(lineOfInput(line, 'line'), clueOfInput(clue));
}

/**
 * The way in which every run stands as far left as in any.
 *
 * @param line - what is known of it
 * @param clue - its runs
 * @returns a new line, or null when there is no way
 * @throws NonogramError for what is no line or no clue
 */
export function leftmostFit(line: LineInput, clue: Clue): Uint8Array | null {
  return leftmost(lineOfInput(line, 'line'), clueOfInput(clue));
}

/**
 * The way in which every run stands as far right as in any.
 *
 * @param line - what is known of it
 * @param clue - its runs
 * @returns a new line, or null when there is no way
 * @throws NonogramError for what is no line or no clue
 */
export function rightmostFit(line: LineInput, clue: Clue): Uint8Array | null {
  return rightmost(lineOfInput(line, 'line'), clueOfInput(clue));
}

/** Two unknown cells of a line, and the values that they can have together. */
export type PairRelation = {
  /** Places on the line, from 0; `a` is before `b`. */
  readonly a: number;
  readonly b: number;
  /** The pairs of values (of a, of b) that some way to lay the runs has. */
  readonly allowed: readonly (readonly [0 | 1, 0 | 1])[];
};

const pairs = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
] as const;

/**
 * What each two unknown cells of a line can be together, once the line is settled; pairs of which everything is allowed are
 * left out.
 *
 * @param line - what is known of it
 * @param clue - its runs
 * @returns the pairs that rule something out, in order; null when there is no way to lay the runs
 * @throws NonogramError for what is no line or no clue
 * @source 000_8dc3042ab81c971c.txt §3.2 (the seven relations)
 */
export function pairRelations(line: LineInput, clue: Clue): readonly PairRelation[] | null {
  const runs = clueOfInput(clue);
  const settled = settle(lineOfInput(line, 'line'), runs);
  if (settled === null) return null;
  const relations = relationsOf(settled, runs);
  const length = settled.length;
  const unknown = [...settled.keys()].filter((at) => settled[at] === UNKNOWN);
  return unknown.flatMap((a) =>
    unknown.flatMap((b) => {
      const relation = relations[a * length + b] ?? NO_RELATION;
      const mask = PAIR_RELATIONS[relation]?.allowed ?? 0b1111;
      if (b <= a || mask === 0b1111) return [];
      return [{ a, b, allowed: pairs.filter((_, pair) => (mask & (1 << pair)) !== 0) }];
    }),
  );
}
