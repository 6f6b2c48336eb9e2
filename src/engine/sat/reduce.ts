/**
 * Keeping the database of clauses small: of the learnt clauses the worse half is dropped, those that join many levels (their glue:
 * Audemard and Simon 2009), and what is true for good is swept out. The arena is then packed anew.
 */
import { DROPPED, glueOf, HEADER, lengthOf, literalsOf, NONE } from './arena.ts';
import type { SatState } from './state.ts';
import { attach, unwatchAll } from './watches.ts';

/** Clauses that join no more levels than this are kept for good. */
const goodGlue = 2;

/** Learnt clauses that may come on top at each reduction. */
const more = 300;

/** Drops the worse half of the learnt clauses. A clause that is the reason of a value stays. */
export function reduce(state: SatState): void {
  const { arena, learnts } = state;
  const order = learnts.toSorted(
    (a, b) =>
      glueOf(arena, b) - glueOf(arena, a) || lengthOf(arena, b) - lengthOf(arena, a) || a - b,
  );
  for (const clause of order.slice(0, learnts.length >> 1))
    if (glueOf(arena, clause) > goodGlue && !isReason(state, clause)) drop(state, clause);
  state.learntLimit += more;
  pack(state);
}

/** A clause's implied literal is one of the first two. */
function isReason({ arena: { data }, reasons, values }: SatState, clause: number): boolean {
  for (const place of [0, 1]) {
    const literal = data[clause + HEADER + place]!;
    if (values[literal] === 1 && reasons[literal >> 1] === clause) return true;
  }
  return false;
}

function drop(state: SatState, clause: number): void {
  state.arena.data[clause + 1] = DROPPED;
  state.counters.forgotten++;
  state.clauseListener?.({ kind: 'forget', clause: literalsOf(state.arena, clause) });
}

/** Moves all clauses that are needed to a new arena, in their order, and watches them again. */
function pack(state: SatState): void {
  const { arena, reasons, trail } = state;
  const old = arena.data;
  arena.data = new Int32Array(old.length);
  arena.end = 0;
  unwatchAll(state);
  const move = (clauses: readonly number[]): number[] => {
    const kept: number[] = [];
    for (const clause of clauses) {
      if (old[clause + 1] === DROPPED || isTrueForGood(state, old, clause)) continue;
      const moved = arena.end;
      arena.end += HEADER + old[clause]!;
      for (let from = clause, to = moved; to < arena.end;) arena.data[to++] = old[from++]!;
      old[clause] = -1 - moved; // where it is now, for those that it is the reason of
      attach(state, moved);
      kept.push(moved);
    }
    return kept;
  };
  state.given = move(state.given);
  state.learnts = move(state.learnts);
  // of level 0 nobody asks for reasons
  for (let at = 0; at < state.trailEnd; at++) {
    const variable = trail[at]! >> 1;
    const reason = reasons[variable]!;
    if (reason !== NONE) reasons[variable] = old[reason]! < 0 ? -1 - old[reason]! : NONE;
  }
}

function isTrueForGood({ values, levels }: SatState, data: Int32Array, clause: number): boolean {
  const end = clause + HEADER + data[clause]!;
  for (let place = clause + HEADER; place < end; place++) {
    const literal = data[place]!;
    if (values[literal] === 1 && levels[literal >> 1] === 0) return true;
  }
  return false;
}
