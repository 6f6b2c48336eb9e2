/**
 * What a conflict teaches: from the false clause back along the reasons, until one literal of the present level is left that
 * alone leads there, the first unique implication point (Marques-Silva and Sakallah 1996; Zhang et al. 2001).
 */
import { bump } from './activity.ts';
import { HEADER, NONE } from './arena.ts';
import type { Literal } from './literal.ts';
import { minimise } from './minimise.ts';
import type { SatState } from './state.ts';
import { use } from './turns.ts';

/**
 * Learns a clause from a conflict above level 0. It then stands in `state.learning`: first the negation of the implication
 * point, second a literal of the level to go back to.
 *
 * @param conflict - the false clause
 * @returns the level to go back to, at which the first literal is the only one that is not false
 */
export function analyse(state: SatState, conflict: number): number {
  const { trail, levels, reasons, seen, learning, level, spoken, turn } = state;
  const { data } = state.arena;
  state.touchedEnd = 0;
  state.learningEnd = 1; // the first place is for the implication point
  let open = 0; // literals of this level whose reasons are still to be gone through
  let at = state.trailEnd;
  let clause = conflict;
  let point: Literal = NONE;
  do {
    if (turn > 0) use(state, clause);
    const end = clause + HEADER + data[clause]!;
    for (let place = clause + HEADER; place < end; place++) {
      const literal = data[place]!;
      const variable = literal >> 1;
      if (seen[variable] !== 0 || levels[variable] === 0) continue;
      touch(state, variable);
      bump(state, variable);
      if (levels[variable]! >= level) open++;
      else learning[state.learningEnd++] = literal;
    }
    do point = trail[--at]!;
    while (seen[point >> 1] === 0);
    clause = reasons[point >> 1]!;
  } while (--open > 0 || point >> 1 >= spoken);
  learning[0] = point ^ 1;
  if (spoken < state.variables) putOthers(state);
  minimise(state);
  for (let place = 0; place < state.touchedEnd; place++) seen[state.touched[place]!] = 0;
  return highestSecond(state);
}

/** Puts in the place of each literal that is not spoken of those that it follows from. */
function putOthers(state: SatState): void {
  const { levels, reasons, seen, learning, spoken } = state;
  const { data } = state.arena;
  let kept = 1;
  for (let at = 1; at < state.learningEnd; at++) {
    const literal = learning[at]!;
    if (literal >> 1 < spoken) {
      learning[kept++] = literal;
      continue;
    }
    const clause = reasons[literal >> 1]!;
    const end = clause + HEADER + data[clause]!;
    for (let place = clause + HEADER; place < end; place++) {
      const variable = data[place]! >> 1;
      if (seen[variable] !== 0 || levels[variable] === 0) continue;
      touch(state, variable);
      bump(state, variable);
      learning[state.learningEnd++] = data[place]!;
    }
  }
  state.learningEnd = kept;
}

/** Marks a variable as gone through. */
function touch(state: SatState, variable: number): void {
  state.seen[variable] = 1;
  state.touched[state.touchedEnd++] = variable;
}

/** Brings the literal of the highest level but the first one's to the second place. */
function highestSecond({ learning, learningEnd, levels }: SatState): number {
  if (learningEnd === 1) return 0;
  let best = 1;
  for (let at = 2; at < learningEnd; at++)
    if (levels[learning[at]! >> 1]! > levels[learning[best]! >> 1]!) best = at;
  const literal = learning[best]!;
  learning[best] = learning[1]!;
  learning[1] = literal;
  return levels[literal >> 1]!;
}

/**
 * Which assumptions lead to a contradiction, when one of them has become false.
 *
 * @param failed - the assumption that is false
 * @returns assumptions, that one among them, that cannot all be true
 * @source MiniSat's analyzeFinal
 */
export function failedAssumptions(state: SatState, failed: Literal): Literal[] {
  const { trail, levels, reasons, seen } = state;
  const { data } = state.arena;
  const found = [failed];
  if (state.level === 0) return found;
  state.touchedEnd = 0;
  touch(state, failed >> 1);
  for (let at = state.trailEnd - 1; at >= state.levelStarts[0]!; at--) {
    const literal = trail[at]!;
    const variable = literal >> 1;
    if (seen[variable] === 0) continue;
    const reason = reasons[variable]!;
    // suppositions are assumptions as long as not all of them are true
    if (reason === NONE) found.push(literal);
    else
      for (let place = 0; place < data[reason]!; place++) {
        const premise = data[reason + HEADER + place]! >> 1;
        if (seen[premise] === 0 && levels[premise]! > 0) touch(state, premise);
      }
  }
  for (let place = 0; place < state.touchedEnd; place++) seen[state.touched[place]!] = 0;
  return found;
}
