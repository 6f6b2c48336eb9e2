/** Counts of probing that several figures share, each made once. */
import { probingCensus } from '../experiments/probingCensus.ts';
import { sequenceRows } from '../experiments/sequences.ts';
import type { ProbingTally, SequenceClass, SequenceRow } from '../experiments/sequences.ts';
import type { Measured } from './evidence.ts';

/** A census of all sequences of a size. */
export type ProbingCount = {
  readonly tally: ProbingTally;
  /** Its sequences, in the order of `sequenceRows`. */
  readonly rows: readonly SequenceRow[];
  of(kind: SequenceClass): readonly SequenceRow[];
};

const made = new Map<string, ProbingCount>();
const ofTally = new WeakMap<object, ProbingCount>();

/** The census of a square size, as it was measured. */
export function probingCountIn(measured: Measured, side: 4 | 5): ProbingCount {
  const tally = measured.tally(side === 4 ? 'probing 4x4' : 'probing 5x5');
  const known = ofTally.get(tally);
  if (known !== undefined) return known;
  const count = countOf(tally);
  ofTally.set(tally, count);
  return count;
}

function countOf(tally: ProbingTally): ProbingCount {
  const rows = sequenceRows(tally);
  return {
    tally,
    rows,
    of: (kind: SequenceClass) => rows.filter((row) => row.class === kind),
  };
}

/**
 * All probing sequences of a size: 4x4 in an instant, 5x5 in about eight seconds on one core.
 *
 * @returns the census, kept for the next caller and not to be changed
 * @throws RangeError for a size that `probingCensus` refuses
 * @source 001_a525a3e1210b0814.txt §4
 */
export function probingCountOf(height: number, width: number): ProbingCount {
  const size = `${height}x${width}`;
  const known = made.get(size);
  if (known !== undefined) return known;
  const spec = { height, width };
  probingCensus.check(spec);
  const tally = probingCensus.emptyTally(spec);
  probingCensus.begin(spec)(0, probingCensus.units(spec), tally);
  return keepProbingCount(height, width, tally);
}

/** Takes a census that was made before, such as a stored one, for all that follow. */
export function keepProbingCount(height: number, width: number, tally: ProbingTally): ProbingCount {
  const count = countOf(tally);
  made.set(`${height}x${width}`, count);
  return count;
}
