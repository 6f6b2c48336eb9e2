/**
 * Two watched literals (Moskewicz et al. 2001): a clause needs to be looked at only when one of its first two literals becomes
 * false. Beside each clause stands a blocking literal of it: while that is true, the clause need not even be fetched. The lists of
 * all literals lie in one array; one that has no room left moves to its end, with twice the room.
 */
import { HEADER } from './arena.ts';
import type { Literal } from './literal.ts';

/** For each literal pairs of a blocking literal and 2 x clause + (1 if it has two literals). */
export type Watches = {
  pool: Int32Array; // all of them
  poolEnd: number;
  readonly starts: Int32Array; // where the pairs of a literal begin,
  readonly ends: Int32Array; // where they end,
  readonly rooms: Int32Array; // and where its room does
};

/**
 * Empty lists.
 *
 * @param counts - of each literal, how many pairs will come at once; there is room for half as many more
 */
export function emptyWatches(counts: Int32Array): Watches {
  const starts = new Int32Array(counts.length);
  const rooms = new Int32Array(counts.length);
  let end = 0;
  for (let literal = 0; literal < counts.length; literal++) {
    starts[literal] = end;
    const count = counts[literal]!;
    if (count > 0) end += 2 * (count + (count >> 1) + 2);
    rooms[literal] = end;
  }
  const pool = new Int32Array(Math.max(1 << 14, end + (end >> 1)));
  return { pool, poolEnd: end, starts, ends: starts.slice(), rooms };
}

/**
 * Watches a clause for one of its literals.
 *
 * @param tag - 2 x the clause, and 1 more if it has two literals: then the blocking literal is all the rest of it
 * @remarks `watches.pool` may be another array afterwards.
 */
export function watch(watches: Watches, literal: Literal, blocker: Literal, tag: number): void {
  if (watches.ends[literal] === watches.rooms[literal]) makeRoom(watches, literal);
  const end = watches.ends[literal]!;
  watches.pool[end] = blocker;
  watches.pool[end + 1] = tag;
  watches.ends[literal] = end + 2;
}

/** Moves a full list to the end. */
function makeRoom(watches: Watches, literal: Literal): void {
  const { starts, ends, rooms } = watches;
  const start = starts[literal]!;
  const used = ends[literal]! - start;
  const begin = watches.poolEnd;
  watches.poolEnd = begin + Math.max(8, 2 * used);
  if (watches.poolEnd > watches.pool.length) {
    const larger = new Int32Array(Math.max(watches.poolEnd, 2 * watches.pool.length));
    larger.set(watches.pool);
    watches.pool = larger;
  }
  watches.pool.copyWithin(begin, start, start + used);
  starts[literal] = begin;
  ends[literal] = begin + used;
  rooms[literal] = watches.poolEnd;
}

/** Watches the first two literals of a clause of two and more. */
export function attach(watches: Watches, data: Int32Array, clause: number): void {
  const first = data[clause + HEADER]!;
  const second = data[clause + HEADER + 1]!;
  const tag = 2 * clause + (data[clause] === 2 ? 1 : 0);
  watch(watches, first, second, tag);
  watch(watches, second, first, tag);
}
