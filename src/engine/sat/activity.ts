/**
 * What to suppose next: the open variable that took part in most of the late conflicts (VSIDS: Moskewicz et al. 2001; in the form
 * of MiniSat, Eén and Sörensson 2003), with the value that it had last. A binary heap holds the order.
 */
import type { SatState } from './state.ts';

const largest = 1e100;

/**
 * Takes the most active open variable off the heap.
 *
 * @returns -1 when all variables have values
 */
export function mostActive(state: SatState): number {
  while (state.heapSize > 0) {
    const variable = takeFirst(state);
    if (state.values[2 * variable] === 0) return variable;
  }
  return -1;
}

/** The same variable, left there; -1 likewise. */
export function firstOpen(state: SatState): number {
  while (state.heapSize > 0) {
    const variable = state.heap[0]!;
    if (state.values[2 * variable] === 0) return variable;
    takeFirst(state);
  }
  return -1;
}

/** Counts a variable's part in a conflict. */
export function bump(state: SatState, variable: number): void {
  const { activities, heapPlaces } = state;
  const activity = activities[variable]! + state.activityStep;
  activities[variable] = activity;
  if (activity > largest) rescale(state);
  const place = heapPlaces[variable]!;
  if (place >= 0) rise(state, place);
}

/** Lets all that was before count less. */
export function decay(state: SatState): void {
  state.activityStep *= 1 / state.decay;
}

/** Puts a variable that has no value any more back into the heap, if it is one that is supposed. */
export function putBack(state: SatState, variable: number): void {
  if (variable >= state.spoken || state.heapPlaces[variable]! >= 0) return;
  const place = state.heapSize++;
  state.heap[place] = variable;
  state.heapPlaces[variable] = place;
  rise(state, place);
}

function rescale(state: SatState): void {
  const { activities } = state;
  for (let variable = 0; variable < state.variables; variable++)
    activities[variable] = activities[variable]! / largest;
  state.activityStep /= largest;
}

function takeFirst(state: SatState): number {
  const { heap, heapPlaces } = state;
  const first = heap[0]!;
  heapPlaces[first] = -1;
  const last = heap[--state.heapSize]!;
  if (state.heapSize > 0) {
    heap[0] = last;
    heapPlaces[last] = 0;
    sink(state, 0);
  }
  return first;
}

function rise(state: SatState, from: number): void {
  const { heap, heapPlaces, activities } = state;
  const variable = heap[from]!;
  const activity = activities[variable]!;
  let place = from;
  while (place > 0) {
    const parent = (place - 1) >> 1;
    const above = heap[parent]!;
    if (activities[above]! >= activity) break;
    heap[place] = above;
    heapPlaces[above] = place;
    place = parent;
  }
  heap[place] = variable;
  heapPlaces[variable] = place;
}

function sink(state: SatState, from: number): void {
  const { heap, heapPlaces, activities, heapSize } = state;
  const variable = heap[from]!;
  const activity = activities[variable]!;
  let place = from;
  for (let child = 2 * place + 1; child < heapSize; child = 2 * place + 1) {
    if (child + 1 < heapSize && activities[heap[child + 1]!]! > activities[heap[child]!]!) child++;
    const below = heap[child]!;
    if (activities[below]! <= activity) break;
    heap[place] = below;
    heapPlaces[below] = place;
    place = child;
  }
  heap[place] = variable;
  heapPlaces[variable] = place;
}
