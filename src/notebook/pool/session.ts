/**
 * One experiment at work in slices: all that a worker does, without the worker. The same session runs on the main thread
 * when workers are missing, with shorter slices.
 */
import type { Pieces } from '../plain/pieces.ts';
import type { Computation, MixedUnits } from '../plain/experiment.ts';
import { now } from '../clock.ts';
import { createTaskYield } from './nextTask.ts';
import type { WorkApi } from './protocol.ts';

export type SessionSettings = {
  readonly slice?: number; // ms that one slice should take, 20 without it
  readonly now?: () => number; // a clock in ms
  readonly nextTask?: () => Promise<void>; // lets waiting messages be read
};

/** Looks an experiment up; throws for a name that none has. */
export type Find = (id: string) => Computation<unknown, unknown>;

/** How slices are done. */
type Slicer = {
  /** Does some units from `at`, or part of one; returns where it came to. `isAnew`: not from where a unit was left. */
  slice(at: number, to: number, tally: unknown, isAnew?: boolean): number;
  /** Of the unit that is begun and not done. */
  readonly news: unknown;
};

/** What is set up by `begin`. */
type Run = { readonly emptyTally: () => unknown; readonly slicer: Slicer };

/**
 * Makes a session. What it has learnt of the length of a slice, and a unit that it has begun, are kept from call to call.
 */
export function createSession(find: Find, settings: SessionSettings = {}): WorkApi {
  const slice = settings.slice ?? 20;
  const clock = settings.now ?? now;
  const nextTask = settings.nextTask ?? createTaskYield().next;
  let run: Run | null = null;
  let cancelled = false;

  return {
    begin(id, spec, found) {
      const experiment = find(id);
      experiment.check(spec);
      const emptyTally = (): unknown => experiment.emptyTally(spec);
      const pieces = experiment.inPieces?.(spec, found ?? emptyTally());
      const mixed = experiment.mixed?.(spec) ?? null;
      const slicer =
        pieces !== undefined
          ? byPieces(experiment, spec, pieces, clock, slice)
          : mixed !== null
            ? byBoth(experiment, spec, mixed, clock, slice)
            : byUnits(experiment.begin(spec), clock, slice);
      run = { emptyTally, slicer };
    },

    async work(from, to, budget) {
      if (run === null) throw new TypeError('work before begin');
      cancelled = false;
      const { slicer } = run;
      const tally = run.emptyTally();
      const start = clock();
      let at = from;
      while (at < to) {
        at = slicer.slice(at, to, tally);
        if (clock() - start >= budget) break;
        if (at < to) await nextTask();
        if (cancelled) break;
      }
      const { news } = slicer;
      return news === undefined ? { from, to: at, tally } : { from, to: at, tally, news };
    },

    cancel() {
      cancelled = true;
    },
  };
}

/** How often a slice looks at the clock, where it has as many units: some take a hundred times as long as those before. */
const looks = 64;

/** Slices of whole units, as many as take the time of a slice by what the last ones took; fewer, where these take longer. */
function byUnits(
  step: (from: number, to: number, tally: unknown) => void,
  clock: () => number,
  slice: number,
  firstLong: (from: number, to: number) => number = (_from, to) => to,
): Slicer {
  let units = 1; // of the next slice
  return {
    news: undefined,
    slice(at, to, tally) {
      const before = clock();
      const last = firstLong(at, Math.min(to, at + units));
      const stride = Math.ceil(units / looks);
      let end = at;
      let took = 0;
      while (end < last && took < slice) {
        const next = Math.min(last, end + stride);
        step(end, next, tally);
        end = next;
        took = clock() - before;
      }
      // a slice that the end of the range cut short says little about the next one
      if (end < last || end - at === units) units = nextUnits(end - at, took, slice);
      return end;
    },
  };
}

/** So many units should take `slice` ms when `units` took `took`; at most four times more or less than before. */
function nextUnits(units: number, took: number, slice: number): number {
  const factor = Math.min(4, Math.max(0.25, slice / Math.max(took, 0.01)));
  return Math.max(1, Math.round(units * factor));
}

/** Slices of pieces of one unit, as many as the time of a slice has room for. */
function byPieces(
  experiment: Computation<unknown, unknown>,
  spec: unknown,
  begin: (unit: number, tally: unknown) => Pieces,
  clock: () => number,
  slice: number,
): Slicer {
  type Open = { readonly unit: number; readonly tally: unknown; readonly pieces: Pieces };
  let open: Open | null = null;
  let news: unknown;
  return {
    get news() {
      return news;
    },
    slice(at, _to, tally, isAnew = false) {
      if (isAnew || open?.unit !== at) {
        const own = experiment.emptyTally(spec);
        open = { unit: at, tally: own, pieces: begin(at, own) };
        news = undefined;
      }
      const before = clock();
      do {
        const { done, value } = open.pieces.next();
        if (done === true) {
          experiment.merge(tally, open.tally);
          open = null;
          news = undefined;
          return at + 1;
        }
        news = value ?? news;
      } while (clock() - before < slice);
      return at;
    },
  };
}

/** Slices of whole units, and of pieces of one where it is a long one. */
function byBoth(
  experiment: Computation<unknown, unknown>,
  spec: unknown,
  { quick, firstLong, inPieces }: MixedUnits<unknown>,
  clock: () => number,
  slice: number,
): Slicer {
  const quickly = byUnits(quick, clock, slice, firstLong);
  const long = byPieces(experiment, spec, inPieces, clock, slice);
  let open = -1; // the long unit that is begun and not done
  return {
    news: undefined,
    slice(at, to, tally) {
      // whoever asks for another one has given this one up: it shares what it works on with all others
      if (at !== open && firstLong(at, at + 1) > at) {
        open = -1;
        return quickly.slice(at, to, tally);
      }
      const isAnew = at !== open;
      open = at;
      const end = long.slice(at, to, tally, isAnew);
      if (end > at) open = -1;
      return end;
    },
  };
}
