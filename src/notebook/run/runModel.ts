/**
 * The life of a run as the reader sees it: a pure reducer over what the reader asks and what the workers report.
 * Results stay when a run is stopped or fails; only a new run or a reset takes them away.
 */
import type { RunProgress } from '../pool/run.ts';

/** `partial`: stopped before its end, with what it had found. `failed`: the same, but not by the reader's wish. */
export type RunPhase =
  | 'idle'
  | 'starting'
  | 'running'
  | 'paused'
  | 'stopping'
  | 'complete'
  | 'partial'
  | 'failed';

export type RunState<Tally> = {
  readonly phase: RunPhase;
  readonly progress: RunProgress<Tally> | null; // of this run, or of the last one that ended
  readonly waited: boolean; // this run waited at least once for a hidden tab
  readonly problem: string | null; // why it failed
  readonly on: string | null; // the day on which it was made, where that is not today
};

export type RunEvent<Tally> =
  | { readonly kind: 'started' }
  | { readonly kind: 'continued' }
  | { readonly kind: 'progress'; readonly progress: RunProgress<Tally> }
  | { readonly kind: 'paused' }
  | { readonly kind: 'resumed' }
  | { readonly kind: 'stopping' }
  | { readonly kind: 'ended'; readonly progress: RunProgress<Tally>; readonly complete: boolean }
  /** A run that was kept is there again. */
  | {
      readonly kind: 'restored';
      readonly progress: RunProgress<Tally>;
      readonly complete: boolean;
      readonly on: string | null; // see `RunState`
    }
  | { readonly kind: 'failed'; readonly problem: string }
  | { readonly kind: 'discarded' };

/** Before any run. */
export const idleRun: RunState<never> = {
  phase: 'idle',
  progress: null,
  waited: false,
  problem: null,
  on: null,
};

/** A run is under way: it can be stopped, and a second one cannot be started. */
export const isActive = (phase: RunPhase): boolean =>
  phase === 'starting' || phase === 'running' || phase === 'paused' || phase === 'stopping';

/**
 * The state after an event. Events that do not fit the phase (a late report after the end, a pause of nothing) change
 * nothing.
 */
export function afterRunEvent<Tally>(
  state: RunState<Tally>,
  event: RunEvent<Tally>,
): RunState<Tally> {
  switch (event.kind) {
    case 'started':
      if (isActive(state.phase)) return state;
      return { ...idleRun, phase: 'starting' };
    case 'continued':
      if (state.phase !== 'partial') return state;
      return { ...state, phase: 'starting', on: null };
    case 'progress':
      if (!isActive(state.phase)) return state;
      return {
        ...state,
        phase: state.phase === 'starting' ? 'running' : state.phase,
        progress: event.progress,
        waited: state.waited || event.progress.hidden,
      };
    case 'paused':
      return state.phase === 'running' || state.phase === 'starting'
        ? { ...state, phase: 'paused' }
        : state;
    case 'resumed':
      return state.phase === 'paused' ? { ...state, phase: 'running' } : state;
    case 'stopping':
      return isActive(state.phase) ? { ...state, phase: 'stopping' } : state;
    case 'ended':
      if (!isActive(state.phase)) return state;
      return { ...state, phase: event.complete ? 'complete' : 'partial', progress: event.progress };
    case 'restored':
      if (isActive(state.phase)) return state;
      return {
        ...idleRun,
        phase: event.complete ? 'complete' : 'partial',
        progress: event.progress,
        on: event.on,
      };
    case 'failed':
      return isActive(state.phase) ? { ...state, phase: 'failed', problem: event.problem } : state;
    case 'discarded':
    default:
      return idleRun;
  }
}
