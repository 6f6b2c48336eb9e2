/** The trail: values in the order in which they came, level by level, and the way back. */
import { literalsOf, NONE } from './arena.ts';
import { putBack } from './activity.ts';
import type { Literal } from './literal.ts';
import type { SatState } from './state.ts';

/**
 * Makes an open literal true.
 *
 * @param reason - the clause that implies it, or NONE
 */
export function assign(state: SatState, literal: Literal, reason: number): void {
  const variable = literal >> 1;
  state.values[literal] = 1;
  state.values[literal ^ 1] = -1;
  state.levels[variable] = state.level;
  state.reasons[variable] = reason;
  state.trail[state.trailEnd++] = literal;
  if (state.listener !== null && reason !== NONE)
    state.listener({ kind: 'imply', literal, clause: literalsOf(state.arena, reason) });
}

/** Begins the next level. What is supposed there comes first on it. */
export function newLevel(state: SatState): void {
  state.levelStarts[state.level++] = state.trailEnd;
}

/**
 * Takes back all values above a level; each variable keeps in mind which one it had (phase saving: Pipatsrisawat and Darwiche
 * 2007).
 */
export function backjump(state: SatState, level: number): void {
  if (state.level <= level) return;
  const start = state.levelStarts[level]!;
  for (let at = state.trailEnd - 1; at >= start; at--) {
    const literal = state.trail[at]!;
    state.values[literal] = 0;
    state.values[literal ^ 1] = 0;
    state.phases[literal >> 1] = 1 - (literal & 1);
    putBack(state, literal >> 1);
  }
  state.trailEnd = start;
  state.head = start;
  state.level = level;
  state.listener?.({ kind: 'backjump', level });
}
