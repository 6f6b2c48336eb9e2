/** Unit propagation: what follows from the values so far, clause by clause. */
import { HEADER, literalsOf, NONE } from './arena.ts';
import type { SatState } from './state.ts';
import { assign } from './trail.ts';
import { watch } from './watches.ts';

/**
 * Goes through the clauses of all literals that became false, until nothing more follows or a clause is false.
 *
 * @returns the false clause, or NONE
 * @source none (Zhang and Malik, "The quest for efficient Boolean satisfiability solvers", 2002; MiniSat's blocking literals)
 */
export function propagate(state: SatState): number {
  const { trail, values, watches, watchEnds } = state;
  const { data } = state.arena; // nothing is stored meanwhile
  const begun = state.head;
  let conflict = NONE;
  while (state.head < state.trailEnd && conflict === NONE) {
    const falsified = trail[state.head++]! ^ 1;
    const list = watches[falsified]!;
    const end = watchEnds[falsified]!;
    let kept = 0;
    let at = 0;
    while (at < end) {
      const blocker = list[at]!;
      const tag = list[at + 1]!;
      at += 2;
      const value = values[blocker]!;
      if (value > 0 || (tag & 1) === 1) {
        list[kept] = blocker;
        list[kept + 1] = tag;
        kept += 2;
        if (value > 0) continue;
        if (value === 0) {
          assign(state, blocker, tag >> 1);
          continue;
        }
        conflict = tag >> 1;
        break;
      }
      const clause = tag >> 1;
      const head = clause + HEADER;
      // the falsified literal to the second place
      let first = data[head]!;
      if (first === falsified) {
        first = data[head + 1]!;
        data[head] = first;
        data[head + 1] = falsified;
      }
      const firstValue = values[first]!;
      if (firstValue <= 0 && moveWatch(state, data, values, clause, first)) continue;
      list[kept] = first;
      list[kept + 1] = tag;
      kept += 2;
      if (firstValue > 0) continue;
      if (firstValue === 0) {
        assign(state, first, clause);
        continue;
      }
      conflict = clause;
      break;
    }
    if (kept < at) {
      while (at < end) list[kept++] = list[at++]!;
      watchEnds[falsified] = kept;
    }
  }
  state.counters.propagations += state.head - begun;
  if (conflict !== NONE && state.listener !== null)
    state.listener({
      kind: 'conflict',
      clause: literalsOf(state.arena, conflict),
      level: state.level,
    });
  return conflict;
}

/** Looks for another literal that is not false, and watches that in place of the second one. */
function moveWatch(
  state: SatState,
  data: Int32Array,
  values: Int8Array,
  clause: number,
  first: number,
): boolean {
  const head = clause + HEADER;
  const end = head + data[clause]!;
  for (let place = head + 2; place < end; place++) {
    const literal = data[place]!;
    if (values[literal]! < 0) continue;
    data[place] = data[head + 1]!;
    data[head + 1] = literal;
    watch(state, literal, first, 2 * clause);
    return true;
  }
  return false;
}
