/**
 * One model after the other: what was supposed for a model cannot all be true again, and of that the last is turned over. Nothing
 * else is taken back, so that the next model is looked for near by. A clause of all variables would do too, but it is long, and
 * each search would begin from nothing.
 */
import { GIVEN, NONE, store } from './arena.ts';
import type { SatState } from './state.ts';
import { assign, backjump } from './trail.ts';
import { attach } from './watches.ts';

/**
 * Excludes the model that stands.
 *
 * @throws RangeError when none does
 * @remarks All that is not supposed follows, so no other model is excluded.
 */
export function exclude(state: SatState): void {
  const { level, levelStarts, trail, learning } = state;
  if (!state.consistent) return;
  if (state.trailEnd < state.variables || state.head < state.trailEnd)
    throw new RangeError('no model was found last');
  if (level === 0) {
    state.consistent = false;
    return;
  }
  // the last one first: at the level before, it is the only one that is not false
  for (let at = 0; at < level; at++) learning[at] = trail[levelStarts[level - 1 - at]!]! ^ 1;
  backjump(state, level - 1);
  if (level === 1) {
    assign(state, learning[0]!, NONE);
    return;
  }
  const clause = store(state.arena, learning, level, GIVEN);
  state.given.push(clause);
  attach(state.watches, state.arena.data, clause);
  assign(state, learning[0]!, clause);
}
