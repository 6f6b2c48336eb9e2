/**
 * What lines came to when they were last settled. Who repairs a picture solves one puzzle after the other of which all but
 * two lines have the same description, so most lines meet the same state again: the first time they are settled in a run, the
 * second time, and so on. A line that does is not settled again but copied. What comes out is the same.
 */
import type { LongLine } from '../line/longLine.ts';

/** Turns of a line in a run that are remembered. */
const mostTurns = 12;

export type LineMemo = {
  readonly longest: number;
  readonly turn: Uint8Array; // how often each line was settled in this run
  readonly version: Int32Array; // of each line's description, from 1
  readonly known: Int32Array; // of each line and turn: for which version it holds; 0: nothing is known
  readonly before: Uint8Array;
  readonly after: Uint8Array;
};

/**
 * Makes the memory.
 *
 * @param lines - of the board
 * @param longest - cells of the longest
 */
export function createLineMemo(lines: number, longest: number): LineMemo {
  return {
    longest,
    turn: new Uint8Array(lines),
    version: new Int32Array(lines).fill(1),
    known: new Int32Array(lines * mostTurns),
    before: new Uint8Array(lines * mostTurns * longest),
    after: new Uint8Array(lines * mostTurns * longest),
  };
}

/** The place of this turn of a line; -1 where turns are no longer remembered. Moves on to the next. */
export function nextTurn({ turn }: LineMemo, l: number): number {
  const now = turn[l]!;
  if (now === mostTurns) return -1;
  turn[l] = now + 1;
  return l * mostTurns + now;
}

/** Copies what followed from the same state with the same description into `after`; false where that is not known. */
export function recall(
  memo: LineMemo,
  l: number,
  place: number,
  line: LongLine,
  length: number,
): boolean {
  if (place < 0 || memo.known[place] !== memo.version[l]) return false;
  const from = place * memo.longest;
  const { before, after } = line;
  for (let at = 0; at < length; at++) if (memo.before[from + at] !== before[at]) return false;
  for (let at = 0; at < length; at++) after[at] = memo.after[from + at]!;
  return true;
}

/** Keeps what the line came to. */
export function remember(
  memo: LineMemo,
  l: number,
  place: number,
  line: LongLine,
  length: number,
): void {
  if (place < 0) return;
  memo.known[place] = memo.version[l]!;
  const from = place * memo.longest;
  for (let at = 0; at < length; at++) {
    memo.before[from + at] = line.before[at]!;
    memo.after[from + at] = line.after[at]!;
  }
}
