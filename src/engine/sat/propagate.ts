/** Unit propagation: what follows from the values so far, clause by clause. */
import { HEADER, literalsOf, NONE } from './arena.ts';
import type { SatState } from './state.ts';
import { watch } from './watches.ts';

/**
 * Goes through the clauses of all literals that became false, until nothing more follows or a clause is false.
 *
 * @returns the false clause, or NONE
 * @remarks Most of the time of a search is spent in this loop, so it reads and writes the trail itself, and has no call in it
 * but for the rare ones.
 * @source Zhang and Malik, "The quest for efficient Boolean satisfiability solvers", 2002; MiniSat's blocking literals
 */
export function propagate(state: SatState): number {
  const { trail, values, levels, reasons, level, watches } = state;
  const { starts, ends, rooms } = watches;
  const { data } = state.arena; // nothing is stored meanwhile
  const { listener } = state;
  let list = watches.pool;
  const begun = state.head;
  let head = begun;
  let { trailEnd } = state;
  let conflict = NONE;
  while (head < trailEnd && conflict === NONE) {
    const falsified = trail[head++]! ^ 1;
    const end = ends[falsified]!;
    let at = starts[falsified]!;
    let kept = at;
    while (at < end) {
      const blocker = list[at]!;
      const tag = list[at + 1]!;
      at += 2;
      const value = values[blocker]!;
      if (value > 0) {
        list[kept] = blocker;
        list[kept + 1] = tag;
        kept += 2;
        continue;
      }
      const clause = tag >> 1;
      let implied = blocker;
      let impliedValue = value;
      if ((tag & 1) === 0) {
        const first = clause + HEADER;
        // the falsified literal is one of the first two
        implied = data[first]! ^ data[first + 1]! ^ falsified;
        impliedValue = values[implied]!;
        if (impliedValue <= 0) {
          // another literal that is not false takes its place
          const stop = first + data[clause]!;
          let place = first + 2;
          while (place < stop && values[data[place]!]! < 0) place++;
          data[first] = implied;
          if (place < stop) {
            const watched = data[place]!;
            data[first + 1] = watched;
            data[place] = falsified;
            const room = ends[watched]!;
            if (room === rooms[watched]) {
              watch(watches, watched, implied, tag);
              list = watches.pool;
            } else {
              list[room] = implied;
              list[room + 1] = tag;
              ends[watched] = room + 2;
            }
            continue;
          }
          data[first + 1] = falsified;
        }
      }
      list[kept] = implied;
      list[kept + 1] = tag;
      kept += 2;
      if (impliedValue > 0) continue;
      if (impliedValue < 0) {
        conflict = clause;
        break;
      }
      values[implied] = 1;
      values[implied ^ 1] = -1;
      levels[implied >> 1] = level;
      reasons[implied >> 1] = clause;
      trail[trailEnd++] = implied;
      if (listener !== null)
        listener({ kind: 'imply', literal: implied, clause: literalsOf(state.arena, clause) });
    }
    if (kept < at) {
      if (at < end) list.copyWithin(kept, at, end);
      ends[falsified] = kept + end - at;
    }
  }
  state.head = head;
  state.trailEnd = trailEnd;
  state.counters.propagations += head - begun;
  if (conflict !== NONE && listener !== null)
    listener({ kind: 'conflict', clause: literalsOf(state.arena, conflict), level });
  return conflict;
}
