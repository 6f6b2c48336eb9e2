/**
 * What every rerunnable computation looks like: numbered units of work, and a tally that parts of the work add to.
 * Pure: the same object runs in a worker, in Node and in a test.
 */
import type { Pieces } from './pieces.ts';

/**
 * What workers can share.
 *
 * @typeParam Spec - what to compute, seed included; plain data that survives `structuredClone`
 * @typeParam Tally - what was found so far; plain data and typed arrays that survive `structuredClone`
 */
export type Computation<Spec, Tally> = {
  /** Name in the worker protocol, in stored results and on the command line. */
  readonly id: string;
  /** Throws a RangeError that names the setting and its range when `spec` cannot be run. */
  check(spec: Spec): void;
  /** How many units the whole run has; an integer below 2^53. */
  units(spec: Spec): number;
  emptyTally(spec: Spec): Tally;
  /** Prepares tables and buffers once; the function it returns adds units `from` (included) to `to` (excluded) to `tally`. */
  begin(spec: Spec): (from: number, to: number, tally: Tally) => void;
  /**
   * For computations in which one unit can take longer than some milliseconds: the same in pieces. The function it returns
   * does one unit; each `next` does a piece and may yield news of it, and with the last one the unit is in `tally`.
   *
   * @param found - what is known of other units, by whoever did them: a unit that builds on them takes it from there
   */
  inPieces?(spec: Spec, found: Tally): (unit: number, tally: Tally) => Pieces;
  /**
   * For computations of which most units are quick and some are not, or that need large tables first: `begin` for whoever
   * must not be kept for long, with those units in pieces. Null for a spec that has none.
   */
  mixed?(spec: Spec): MixedUnits<Tally> | null;
  /** Adds `part` to `into`. Commutative and associative: the order of parts never shows. */
  merge(into: Tally, part: Tally): void;
};

/** Units of which most are quick. */
export type MixedUnits<Tally> = {
  /** Adds units none of which is long. */
  readonly quick: (from: number, to: number, tally: Tally) => void;
  /** The first long unit from `from` on; `to` where there is none before that. */
  readonly firstLong: (from: number, to: number) => number;
  /** Does a long unit, a piece each `next`. No other one is asked about or done meanwhile, unless this one is given up. */
  readonly inPieces: (unit: number, tally: Tally) => Pieces;
};

/** One that can be rerun, and whose results are stored. */
export type Experiment<Spec, Tally> = Computation<Spec, Tally> & {
  /** Raised when the same spec would give other numbers than before; printed with every result. */
  readonly version: number;
  /** The tally as plain data, for a file of JSON. */
  toStored(tally: Tally): unknown;
  /**
   * Reads what `toStored` wrote, with care: a file may be anything.
   *
   * @param done - how many of the units are in it; all without it
   * @throws RangeError that says what is wrong: a field missing, no count, or a sum that does not come out
   */
  fromStored(stored: unknown, spec: Spec, done?: number): Tally;
};

/** A spec as text, whatever the order of its fields: the same for two specs that ask for the same run. */
export const specKey = (spec: unknown): string =>
  JSON.stringify(spec, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
