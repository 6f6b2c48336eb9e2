/**
 * The best board so far: the values of all variables when most of them had one without a conflict. Who supposes variables as they
 * were there comes back to it after each conflict, and goes on from where it got farthest (target phases: Biere and Fleury 2020).
 */
import type { SatState } from './state.ts';
import { NO_TARGET } from './state.ts';

/** Keeps the values below the level of a conflict, if they are more than ever before. */
export function keepTarget(state: SatState): void {
  const size = state.levelStarts[state.level - 1]!;
  if (size <= state.targetSize) return;
  state.targetSize = size;
  for (let at = 0; at < size; at++) {
    const literal = state.trail[at]!;
    state.targets[literal >> 1] = 1 - (literal & 1);
  }
}

/** The value that a variable is to be supposed to have: that of the target, else the one it had last. */
export function phaseOf({ targets, phases, focused }: SatState, variable: number): number {
  if (focused) return phases[variable]!;
  const target = targets[variable]!;
  return target === NO_TARGET ? phases[variable]! : target;
}
