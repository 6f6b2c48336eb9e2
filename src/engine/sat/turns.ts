/**
 * Two modes in turns, once a search is long. Few restarts and targets are good at formulas with a model near by; many restarts, led
 * by the glue of what is learnt, are good at most others, large random boards among them, and nobody knows beforehand which is needed
 * (Oh 2015; Biere and Fleury 2020). Turns are counted by propagations, which take the same time in both.
 *
 * A focused turn begins again as soon as late clauses join many more levels than clauses did so far: the search is then where little
 * is to be learnt (Audemard and Simon 2012; with means that fade: Biere and Fröhlich 2015).
 */
import { goodGlue, HEADER, USED } from './arena.ts';
import { conflictsOfRun } from './restart.ts';
import type { SatState } from './state.ts';

/** Conflicts of the shortest run in a focused turn. */
const shortestRun = 2;

/** The mean of late glue is about that of so many clauses. */
const lateClauses = 33;

/** Conflicts until clauses are dropped for the first time; until the n-th time it takes sqrt(n) times as many. */
const conflictsAtOnce = 1000;

/** Whether the present mode has had its time. */
export const isTurnOver = ({ manner: { turns }, turn, turnEnd, counters }: SatState): boolean =>
  turns !== undefined &&
  (turn === 0 ? counters.conflicts >= turns.after : counters.propagations >= turnEnd);

/** Lets the other mode go on; the focused one begins. */
export function nextTurn(state: SatState): void {
  const { counters, manner } = state;
  const turns = manner.turns!;
  const other = state.variables < turns.largeFrom ? turns.small : turns.large;
  if (state.turn++ === 0) planReduction(state);
  state.focused = !state.focused;
  state.turnEnd = counters.propagations + turns.length * (state.focused ? other.times : 1);
  state.decay = state.focused ? other.decay : manner.decay;
  state.runs = 0;
  state.conflictsLeft = conflictsOfTurn(state);
  state.targetSize = 0; // the next trail without a conflict is a target, however short
}

/** How many conflicts the present run has at least. */
export const conflictsOfTurn = ({ focused, manner, runs }: SatState): number =>
  focused ? shortestRun : conflictsOfRun(manner.run, runs);

/** Whether the present run ends. */
export const wantsRestart = ({
  conflictsLeft,
  focused,
  manner: { turns },
  lateGlue,
  meanGlue,
}: SatState): boolean =>
  conflictsLeft <= 0 && (!focused || lateGlue > (turns?.margin ?? 1) * meanGlue);

/** Whether clauses are to be dropped: after so many conflicts, or as long as there are no turns when there are so many. */
export const wantsReduction = ({
  turn,
  counters,
  nextReduction,
  learnts,
  learntLimit,
}: SatState): boolean =>
  turn > 0 ? counters.conflicts >= nextReduction : learnts.length >= learntLimit;

/** Sets when clauses are dropped next. */
export function planReduction(state: SatState): void {
  state.nextReduction =
    state.counters.conflicts + Math.floor(conflictsAtOnce * Math.sqrt(++state.reductions));
}

/** Takes the glue of a clause that was learnt into the means. */
export function countGlue(state: SatState, glue: number): void {
  const count = ++state.glues;
  state.meanGlue += (glue - state.meanGlue) / count;
  state.lateGlue += (glue - state.lateGlue) / Math.min(count, lateClauses);
}

/**
 * Marks a learnt clause that is part of a conflict as used, and counts its glue anew: it may join fewer levels than before (Audemard
 * and Simon 2009).
 */
export function use(state: SatState, clause: number): void {
  const { data } = state.arena;
  const before = data[clause + 1]! & ~USED;
  if (before <= goodGlue) return;
  const { levels, levelStamps } = state;
  const stamp = ++state.stamp;
  const end = clause + HEADER + data[clause]!;
  let glue = 0;
  for (let at = clause + HEADER; at < end && glue < before; at++) {
    const level = levels[data[at]! >> 1]!;
    if (levelStamps[level] === stamp) continue;
    levelStamps[level] = stamp;
    glue++;
  }
  data[clause + 1] = glue | USED;
}
