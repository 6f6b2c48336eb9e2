/** What a hint is outside. */
import type { KnownCell, LinePlace } from './shapes.ts';

/**
 * By what a hint goes, the easy ones first.
 *
 * - `line`: one line by itself
 * - `pairs`: two rows and two columns, where they cross
 * - `chain`: a chain of pairs (2-SAT)
 * - `probe`: one value of a cell leads to a line that nothing fits, so the cell has the other
 * - `both`: whichever value a cell has, others come out the same
 * - `search`: a SAT solver alone finds it; there is no short argument
 * - `broken`: a line that nothing fits any more; some cell on it is wrong
 * - `wrong`: no solution has all of these cells
 * - `open`: several solutions have them, and agree on no other cell
 * - `done`: no cell is left.
 */
export type HintKind =
  | 'line'
  | 'pairs'
  | 'chain'
  | 'probe'
  | 'both'
  | 'search'
  | 'broken'
  | 'wrong'
  | 'open'
  | 'done';

/** A step of a reason: on a line, from some cells follow others. */
export type HintStep = {
  readonly line: LinePlace;
  readonly from: readonly KnownCell[];
  readonly to: readonly KnownCell[];
};

/** The next step, and what it rests on. It follows from the state, whether that is right or not. */
export type Hint = {
  readonly kind: HintKind;
  /** The whole hint in words, rows and columns counted from 1. */
  readonly sentence: string;
  /** The cells that follow, at least one; none for `broken`, `wrong`, `open` and `done`. */
  readonly cells: readonly KnownCell[];
  /** The lines to look at: the one of `line` and `broken`, the four of `pairs`, those of a chain or a contradiction in order. */
  readonly lines: readonly LinePlace[];
  /** Of `line`: the known cells that it rests on; leave out any, and it does not follow. */
  readonly premises: readonly KnownCell[];
  /** What is supposed for the sake of the argument, by `chain`, `probe` and `both`; else null. */
  readonly supposed: KnownCell | null;
  /** How `chain` and `probe` go on from there, line by line, up to the contradiction. */
  readonly steps: readonly HintStep[];
};
