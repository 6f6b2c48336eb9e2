/**
 * Two watched literals (Moskewicz et al. 2001): a clause needs to be looked at only when one of its first two literals becomes
 * false. Beside each clause stands a blocking literal of it: while that is true, the clause need not even be fetched. The lists of
 * all literals lie in one array; one that has no room left moves to its end, with twice the room.
 */
import { HEADER } from './arena.ts';
import type { Literal } from './literal.ts';
import type { SatState } from './state.ts';

/**
 * Watches a clause for one of its literals.
 *
 * @param tag - 2 x the clause, and 1 more if it has two literals: then the blocking literal is all the rest of it
 * @remarks `state.pool` may be another array afterwards.
 */
export function watch(state: SatState, literal: Literal, blocker: Literal, tag: number): void {
  if (state.watchEnds[literal] === state.watchRooms[literal]) makeRoom(state, literal);
  const end = state.watchEnds[literal]!;
  state.pool[end] = blocker;
  state.pool[end + 1] = tag;
  state.watchEnds[literal] = end + 2;
}

/** Moves a full list to the end. */
function makeRoom(state: SatState, literal: Literal): void {
  const { watchStarts, watchEnds, watchRooms } = state;
  const start = watchStarts[literal]!;
  const used = watchEnds[literal]! - start;
  const begin = state.poolEnd;
  state.poolEnd = begin + Math.max(8, 2 * used);
  if (state.poolEnd > state.pool.length) {
    const larger = new Int32Array(Math.max(state.poolEnd, 2 * state.pool.length));
    larger.set(state.pool);
    state.pool = larger;
  }
  state.pool.copyWithin(begin, start, start + used);
  watchStarts[literal] = begin;
  watchEnds[literal] = begin + used;
  watchRooms[literal] = state.poolEnd;
}

/** Watches the first two literals of a clause of two and more. */
export function attach(state: SatState, clause: number): void {
  const { data } = state.arena;
  const first = data[clause + HEADER]!;
  const second = data[clause + HEADER + 1]!;
  const tag = 2 * clause + (data[clause] === 2 ? 1 : 0);
  watch(state, first, second, tag);
  watch(state, second, first, tag);
}

/** Empties all lists; each keeps its room. */
export function unwatchAll({ watchStarts, watchEnds }: SatState): void {
  watchEnds.set(watchStarts);
}
