/**
 * Keeping the database of clauses small: of the learnt clauses those that join many levels are dropped (their glue: Audemard and
 * Simon 2009), and what is true for good is swept out. What stays is packed anew.
 *
 * A large formula takes some ten milliseconds to pack, so it is done in pieces: clauses and watches are laid out beside the old
 * ones, which hold until all is there. Whoever stops in between has lost nothing.
 */
import type { InPieces } from '../pieces.ts';
import { glueOf, goodGlue, HEADER, lengthOf, literalsOf, NONE, USED } from './arena.ts';
import type { SatState } from './state.ts';
import { planReduction } from './turns.ts';
import { attach, emptyWatches } from './watches.ts';

/** Learnt clauses that may come on top at each reduction. */
const more = 300;

/** Clauses that join no more levels than this are given twice the time to be of use. */
const middleGlue = 6;

/** Clauses between two pauses: about a millisecond. */
const clausesAtOnce = 8000;

/** Drops the worse half of the learnt clauses, or most of those that were not used of late, and packs the others. */
export function* reduceInPieces(state: SatState): InPieces<void> {
  const dropped = new Set(state.turn > 0 ? unused(state) : worseHalf(state));
  yield;
  if (!(yield* packInPieces(state, dropped))) return;
  if (state.turn > 0) planReduction(state);
  else state.learntLimit += more;
  state.reduced = true;
}

/** Those of the highest glue, the longest first. A clause that is the reason of a value stays. */
function worseHalf(state: SatState): readonly number[] {
  const { learnts } = state;
  return worstFirst(state, learnts)
    .slice(0, learnts.length >> 1)
    .filter((clause) => canGo(state, clause));
}

/** Three quarters of the clauses that took part in no conflict since the last time; those of middling glue go every other time only. */
function unused(state: SatState): readonly number[] {
  const { data } = state.arena;
  const least = state.reductions % 2 === 0 ? middleGlue : goodGlue;
  const idle = state.learnts.filter(
    (clause) =>
      data[clause + 1]! < USED && glueOf(state.arena, clause) > least && canGo(state, clause),
  );
  return worstFirst(state, idle).slice(0, Math.floor(0.75 * idle.length));
}

const worstFirst = ({ arena }: SatState, clauses: readonly number[]): readonly number[] =>
  clauses.toSorted(
    (a, b) =>
      glueOf(arena, b) - glueOf(arena, a) || lengthOf(arena, b) - lengthOf(arena, a) || a - b,
  );

const canGo = (state: SatState, clause: number): boolean =>
  glueOf(state.arena, clause) > goodGlue && !isReason(state, clause);

/** A clause's implied literal is one of the first two. */
function isReason({ arena: { data }, reasons, values }: SatState, clause: number): boolean {
  for (const place of [0, 1]) {
    const literal = data[clause + HEADER + place]!;
    if (values[literal] === 1 && reasons[literal >> 1] === clause) return true;
  }
  return false;
}

/**
 * Moves all clauses that are needed to a new arena, in their order, and watches them again.
 *
 * @returns false if the solver was put to other work in between: then nothing has changed
 */
function* packInPieces(state: SatState, dropped: ReadonlySet<number>): InPieces<boolean> {
  const { calls } = state;
  const old = state.arena.data;
  const data = new Int32Array(old.length);
  const moved = new Int32Array(state.arena.end); // of each old clause: 1 + its new place, or 0
  const watched = new Int32Array(2 * state.variables); // how often, by literal
  let end = 0;
  let done = 0;
  const kept: [given: number[], learnts: number[]] = [[], []];
  for (const [at, clauses] of [state.given, state.learnts].entries())
    for (const clause of clauses) {
      if (++done % clausesAtOnce === 0) {
        yield;
        if (state.calls !== calls) return false;
      }
      if (dropped.has(clause) || isTrueForGood(state, clause)) continue;
      const stop = clause + HEADER + old[clause]!;
      kept[at]!.push(end);
      moved[clause] = end + 1;
      const first = end + HEADER;
      for (let from = clause; from < stop;) data[end++] = old[from++]!;
      data[first - 1]! &= ~USED;
      watched[data[first]!]!++;
      watched[data[first + 1]!]!++;
    }
  const lists = emptyWatches(watched);
  for (const clauses of kept)
    for (const clause of clauses) {
      if (++done % clausesAtOnce === 0) {
        yield;
        if (state.calls !== calls) return false;
      }
      attach(lists, data, clause);
    }
  for (const clause of dropped) tellForgotten(state, clause);
  // of level 0 nobody asks for reasons
  const { reasons, trail } = state;
  for (let at = 0; at < state.trailEnd; at++) {
    const variable = trail[at]! >> 1;
    const reason = reasons[variable]!;
    if (reason !== NONE) reasons[variable] = moved[reason]! - 1;
  }
  state.arena.data = data;
  state.arena.end = end;
  [state.given, state.learnts] = kept;
  state.watches = lists;
  return true;
}

function tellForgotten(state: SatState, clause: number): void {
  state.counters.forgotten++;
  state.clauseListener?.({ kind: 'forget', clause: literalsOf(state.arena, clause) });
}

function isTrueForGood({ values, levels, arena: { data } }: SatState, clause: number): boolean {
  const end = clause + HEADER + data[clause]!;
  for (let place = clause + HEADER; place < end; place++) {
    const literal = data[place]!;
    if (values[literal] === 1 && levels[literal >> 1] === 0) return true;
  }
  return false;
}
