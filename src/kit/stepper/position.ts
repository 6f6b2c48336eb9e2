/**
 * Where the reader stands in a run, as a pure function from state and action to state. Nothing here knows a clock or a
 * page: playing is a state, and each beat of the clock an action.
 */
import type { Outline } from './trace.ts';
import { stopsAt } from './trace.ts';

/** Steps a second that the reader can choose from. */
export const speeds = [0.5, 1, 2, 4, 8, 16, 32, 64] as const;

const readable = 1; // index of the speed at which the sentence of each step can be read

/** The reader's place and pace. */
export type StepperState = {
  readonly position: number; // steps taken, 0 to the length of the run
  readonly granularity: string; // a level of the run
  readonly playing: boolean;
  readonly speed: number; // index into `speeds`
};

/** Everything a reader can do to a stepper. */
export type StepperAction =
  | { readonly kind: 'forward' }
  | { readonly kind: 'back' }
  | { readonly kind: 'forward by'; readonly level: string }
  | { readonly kind: 'back by'; readonly level: string }
  | { readonly kind: 'first' }
  | { readonly kind: 'last' }
  | { readonly kind: 'go'; readonly position: number }
  | { readonly kind: 'next tick'; readonly tick: string }
  | { readonly kind: 'granularity'; readonly level: string }
  | { readonly kind: 'play' }
  | { readonly kind: 'pause' }
  | { readonly kind: 'beat' }
  | { readonly kind: 'speed'; readonly speed: number }
  | { readonly kind: 'faster' }
  | { readonly kind: 'slower' };

/** A stretch of a run that is told by itself; whoever stands outside of it walks through the whole run. */
export type Stretch = {
  readonly from: number; // positions
  readonly to: number;
  /** What the button says that goes through all of it; without it there is a press for each step. */
  readonly act?: string;
};

/** Whether a place is in a stretch. */
export const isWithin = (stretch: Stretch | undefined, position: number): stretch is Stretch =>
  stretch !== undefined && position >= stretch.from && position <= stretch.to;

/** The place of a moment in its run. What is told by itself is not one of several. */
export const placeWithin = (
  stretch: Stretch | undefined,
  position: number,
  place: string,
): string => (isWithin(stretch, position) ? place.replace(/,? \d+ of \d+$/, '') : place);

/**
 * What becomes of the state within a stretch: nothing leads out of it but a place that is asked for. Playing begins with a
 * step, goes on at a pace that can be read, and ends where the stretch does.
 */
export function reduceWithin(
  stretch: Stretch | undefined,
  outline: Outline,
  state: StepperState,
  action: StepperAction,
): StepperState {
  if (!isWithin(stretch, state.position) || action.kind === 'go')
    return reduce(outline, state, action);
  const { from, to } = stretch;
  const begins = action.kind === 'play' && state.position < to;
  const after = begins
    ? beat(outline, { ...state, speed: Math.min(readable, state.speed), playing: true })
    : reduce(outline, state, action);
  const position =
    action.kind === 'play' && !begins ? from : Math.min(to, Math.max(from, after.position));
  return { ...after, position, playing: after.playing && position < to };
}

/** The state that a stepper opens a run in. */
export function openingOf({ idiom }: Outline): StepperState {
  return { position: 0, granularity: idiom.usual, playing: false, speed: 2 };
}

/** A state at a level that a run has: another technique has others. */
export function paceIn({ idiom }: Outline, state: StepperState): StepperState {
  return idiom.levels.includes(state.granularity) ? state : { ...state, granularity: idiom.usual };
}

/** The number of values in a sorted array that are below `value`. */
function below(sorted: Int32Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The first stop after `position`, or the end. */
export function stopAfter(outline: Outline, level: string, position: number): number {
  const stops = stopsAt(outline, level);
  return stops[below(stops, position + 1)] ?? outline.length;
}

/** The last stop before `position`, or the start. */
export function stopBefore(outline: Outline, level: string, position: number): number {
  const stops = stopsAt(outline, level);
  return stops[below(stops, position) - 1] ?? 0;
}

/** The first stop at `position` or after it: the end of the step in which it lies. */
function stopFrom(outline: Outline, level: string, position: number): number {
  return stopAfter(outline, level, position - 1);
}

/**
 * A state at a whole step of its level. One in the middle of a step goes to the end of that step, so that all that was
 * seen stays on the board; label, sentence and log speak of whole steps only.
 */
export function atWholeStep(outline: Outline, state: StepperState): StepperState {
  const position = stopFrom(outline, state.granularity, Math.min(state.position, outline.length));
  return position === state.position ? state : { ...state, position };
}

/** How many stops lie before the position, and how many steps there are in all, as the reader walks. */
export function countStops(
  outline: Outline,
  { granularity, position }: StepperState,
): { readonly at: number; readonly of: number } {
  const stops = stopsAt(outline, granularity);
  return { at: Math.min(below(stops, position), stops.length - 1), of: stops.length - 1 };
}

/** The next tick of a kind after the position, or null. */
export function nextTick(outline: Outline, kind: string, position: number): number | null {
  return (
    outline.ticks.find((tick) => tick.kind === kind && tick.position > position)?.position ?? null
  );
}

const clampSpeed = (speed: number): number =>
  Math.min(speeds.length - 1, Math.max(0, Math.round(speed)));

/**
 * What becomes of the state. Positions stay inside the run, at whole steps of the reader's level; a move by hand ends the
 * playing, a change of pace does not.
 */
export function reduce(outline: Outline, state: StepperState, action: StepperAction): StepperState {
  const after = moved(outline, state, action);
  if (action.kind !== 'back by') return atWholeStep(outline, after);
  // a coarser step that began after that place is left, not gone through again
  const { granularity, position } = after;
  return { ...after, position: stopBefore(outline, granularity, position + 1) };
}

function moved(outline: Outline, state: StepperState, action: StepperAction): StepperState {
  const { position, granularity } = state;
  const at = (position: number): StepperState => ({
    ...state,
    position: Math.min(outline.length, Math.max(0, position)),
    playing: false,
  });
  switch (action.kind) {
    case 'forward':
      return at(stopAfter(outline, granularity, position));
    case 'back':
      return at(stopBefore(outline, granularity, position));
    case 'forward by':
      return at(stopAfter(outline, action.level, position));
    case 'back by':
      return at(stopBefore(outline, action.level, position));
    case 'first':
      return at(0);
    case 'last':
      return at(outline.length);
    case 'go':
      return at(action.position);
    case 'next tick':
      return at(nextTick(outline, action.tick, position) ?? position);
    case 'granularity':
      return { ...state, granularity: action.level };
    case 'play':
      // at the end there is nothing to play but the whole run again
      return {
        ...state,
        playing: outline.length > 0,
        position: position === outline.length ? 0 : position,
      };
    case 'pause':
      return { ...state, playing: false };
    case 'beat':
      return state.playing ? beat(outline, state) : state;
    case 'speed':
      return { ...state, speed: clampSpeed(action.speed) };
    case 'faster':
      return { ...state, speed: clampSpeed(state.speed + 1) };
    case 'slower':
      break;
  }
  return { ...state, speed: clampSpeed(state.speed - 1) };
}

function beat(outline: Outline, state: StepperState): StepperState {
  const position = stopAfter(outline, state.granularity, state.position);
  return { ...state, position, playing: position < outline.length };
}
