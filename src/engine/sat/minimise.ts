/**
 * Clause minimisation (Sörensson and Biere 2009): a literal of a learnt clause that follows from the others is left out. It does
 * when every way back along the reasons ends in the clause or at level 0.
 */
import { HEADER, NONE } from './arena.ts';
import type { SatState } from './state.ts';

/** Leaves out of `state.learning` what follows from the rest of it. All its variables are marked as seen. */
export function minimise(state: SatState): void {
  const { learning, levels, reasons } = state;
  let onLevels = 0; // a bit for each level of the clause, modulo 32
  for (let at = 1; at < state.learningEnd; at++) onLevels |= 1 << levels[learning[at]! >> 1]!;
  let kept = 1;
  for (let at = 1; at < state.learningEnd; at++) {
    const literal = learning[at]!;
    if (reasons[literal >> 1] === NONE || !follows(state, literal >> 1, onLevels))
      learning[kept++] = literal;
  }
  state.learningEnd = kept;
}

/** Whether all ways back from an implied variable end in the clause. What is found to do so stays marked. */
function follows(state: SatState, variable: number, onLevels: number): boolean {
  const { stack, seen, levels, reasons, touched } = state;
  const { data } = state.arena;
  const before = state.touchedEnd;
  let height = 0;
  stack[height++] = variable;
  while (height > 0) {
    const implied = stack[--height]!;
    const reason = reasons[implied]!;
    const end = reason + HEADER + data[reason]!;
    for (let place = reason + HEADER; place < end; place++) {
      const premise = data[place]! >> 1;
      if (premise === implied || seen[premise] !== 0 || levels[premise] === 0) continue;
      if (reasons[premise] === NONE || ((1 << levels[premise]!) & onLevels) === 0) {
        while (state.touchedEnd > before) seen[touched[--state.touchedEnd]!] = 0;
        return false;
      }
      seen[premise] = 1;
      touched[state.touchedEnd++] = premise;
      stack[height++] = premise;
    }
  }
  return true;
}
