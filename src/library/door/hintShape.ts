/** What a hint is outside. */
import type { KnownCell, LinePlace } from './shapes.ts';

/** A step of a reason: on a line, from some cells follow others. */
export type HintStep = {
  readonly line: LinePlace;
  readonly from: readonly KnownCell[];
  readonly to: readonly KnownCell[];
};

/**
 * What a hint says, and what it rests on, by its kind; the easy ones first. `cells` are those that follow, `lines` those to look at.
 *
 * - `line`: one line by itself; `premises` are the known cells that it rests on: leave out any, and it does not follow
 * - `pairs`: two rows and two columns, where they cross
 * - `chain`: a chain of pairs (2-SAT) from what is supposed to its opposite, line by line
 * - `probe`: one value of a cell leads, line by line, to a line that nothing fits, so the cell has the other
 * - `both`: whichever value the supposed cell has, others come out the same
 * - `search`: a SAT solver alone finds it; there is no short argument
 * - `broken`: a line that nothing fits any more; some cell on it is wrong
 * - `wrong`: no solution has all of these cells
 * - `open`: several solutions have them, and agree on no other cell
 * - `done`: no cell is left.
 */
export type HintReason =
  | {
      readonly kind: 'line';
      readonly cells: readonly KnownCell[];
      readonly lines: readonly [LinePlace];
      readonly premises: readonly KnownCell[];
    }
  | {
      readonly kind: 'pairs';
      readonly cells: readonly KnownCell[];
      readonly lines: readonly LinePlace[];
    }
  | {
      readonly kind: 'chain' | 'probe';
      readonly cells: readonly KnownCell[];
      readonly lines: readonly LinePlace[];
      readonly supposed: KnownCell;
      readonly steps: readonly HintStep[];
    }
  | {
      readonly kind: 'both';
      readonly cells: readonly KnownCell[];
      readonly lines: readonly [];
      readonly supposed: KnownCell;
    }
  | {
      readonly kind: 'search';
      readonly cells: readonly KnownCell[];
      readonly lines: readonly [];
    }
  | {
      readonly kind: 'broken';
      readonly cells: readonly [];
      readonly lines: readonly [LinePlace];
    }
  | {
      readonly kind: 'wrong' | 'open' | 'done';
      readonly cells: readonly [];
      readonly lines: readonly [];
    };

/** The kinds of {@link HintReason}. */
export type HintKind = HintReason['kind'];

/** The next step, with its reason. It follows from the state, whether that is right or not. */
export type Hint = HintReason & {
  /** The whole hint in words, rows and columns counted from 1. */
  readonly sentence: string;
};
