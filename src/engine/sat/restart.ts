/** When to begin again from level 0, with all that was learnt: after so many x 1, 1, 2, 1, 1, 2, 4, ... conflicts (Luby, Sinclair and Zuckerman 1993). */
import { firstOpen } from './activity.ts';
import type { SatState } from './state.ts';

/**
 * How many conflicts a run between two restarts may have.
 *
 * @param unit - conflicts of the shortest run
 * @param run - from 0
 */
export function conflictsOfRun(unit: number, run: number): number {
  return unit * luby(run + 1);
}

/**
 * The sequence 1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8, ...
 *
 * @param n - from 1
 */
export function luby(n: number): number {
  let power = 1;
  while (2 * power - 1 < n) power *= 2; // the smallest block 2^k - 1 that reaches to n
  return 2 * power - 1 === n ? power : luby(n - power + 1);
}

/**
 * Up to which level a run that begins anew would suppose the same again: there is no need to take that back (van der Tak, Ramos
 * and Heule 2011).
 */
export function reusable(state: SatState): number {
  const next = firstOpen(state);
  if (next < 0) return state.level;
  const { activities, levelStarts, trail } = state;
  const least = activities[next]!;
  let level = 0;
  while (level < state.level && activities[trail[levelStarts[level]!]! >> 1]! > least) level++;
  return level;
}
