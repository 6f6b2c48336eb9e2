/**
 * Two watched literals (Moskewicz et al. 2001): a clause needs to be looked at only when one of its first two literals becomes
 * false. Beside each clause stands a blocking literal of it: while that is true, the clause need not even be fetched.
 */
import { HEADER } from './arena.ts';
import type { Literal } from './literal.ts';
import type { SatState } from './state.ts';

/**
 * Watches a clause for one of its literals.
 *
 * @param tag - 2 x the clause, and 1 more if it has two literals: then the blocking literal is all the rest of it
 * @source none
 */
export function watch(state: SatState, literal: Literal, blocker: Literal, tag: number): void {
  const end = state.watchEnds[literal]!;
  let list = state.watches[literal]!;
  if (end + 2 > list.length) {
    const larger = new Int32Array(Math.max(8, 2 * list.length));
    larger.set(list);
    state.watches[literal] = list = larger;
  }
  list[end] = blocker;
  list[end + 1] = tag;
  state.watchEnds[literal] = end + 2;
}

/** Watches the first two literals of a clause of two and more. @source none */
export function attach(state: SatState, clause: number): void {
  const { data } = state.arena;
  const first = data[clause + HEADER]!;
  const second = data[clause + HEADER + 1]!;
  const tag = 2 * clause + (data[clause] === 2 ? 1 : 0);
  watch(state, first, second, tag);
  watch(state, second, first, tag);
}
