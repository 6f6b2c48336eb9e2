/**
 * Runs that have ended, or whose page was left, kept while the tab lives: a board opened from a chart leads to another page,
 * and on the way back the chart has its run again. In sessionStorage, because each page of the site is a document of its own
 * and forgets its modules; and because it ends with the tab, as the reader expects of a run that nobody saved. A run that takes
 * longer than a visit is kept in localStorage, and goes on another day.
 */
import { specKey } from '../../experiments/experiment.ts';
import type { Experiment } from '../../experiments/experiment.ts';
import { countIn, listIn, recordIn } from '../../experiments/storedTally.ts';
import type { RunOutcome } from '../../workers/client.ts';

/** Where runs are kept; sessionStorage on a page. */
export type Keeping = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const prefix = 'run ';
const listKey = 'runs'; // keys of all that are kept, the oldest first
const mostRuns = 12;
const mostCharacters = 400_000; // of one run

type Kind<Spec, Tally> = Pick<
  Experiment<Spec, Tally>,
  'id' | 'version' | 'units' | 'toStored' | 'fromStored'
>;

const keyOf = <Spec, Tally>({ id, version }: Kind<Spec, Tally>, spec: Spec): string =>
  `${prefix}${id} ${version} ${specKey(spec)}`;

function keysIn(kept: Keeping): readonly string[] {
  try {
    return listIn('runs', JSON.parse(kept.getItem(listKey) ?? '[]')).filter(
      (key) => typeof key === 'string',
    );
  } catch {
    return [];
  }
}

/**
 * Keeps a run that has ended, or that its page is left in the middle of. One that is too large, or finds no room, is not kept.
 *
 * @source none
 */
export function keepRun<Spec, Tally>(
  kept: Keeping,
  experiment: Kind<Spec, Tally>,
  spec: Spec,
  { tally, done, elapsed, left }: Pick<RunOutcome<Tally>, 'tally' | 'done' | 'elapsed' | 'left'>,
): void {
  const text = JSON.stringify({ done, elapsed, left, tally: experiment.toStored(tally) });
  if (done === 0 || text.length > mostCharacters) return;
  const key = keyOf(experiment, spec);
  const keys = [...keysIn(kept).filter((other) => other !== key), key];
  while (keys.length > mostRuns || !put(kept, key, text, keys)) {
    const oldest = keys.shift();
    if (oldest === undefined) return;
    kept.removeItem(oldest);
  }
}

/** Whether there was room. */
function put(kept: Keeping, key: string, text: string, keys: readonly string[]): boolean {
  try {
    kept.setItem(key, text);
    kept.setItem(listKey, JSON.stringify(keys));
    return true;
  } catch {
    return false;
  }
}

/**
 * The run of a spec that was kept, with the checks that a stored one has to pass.
 *
 * @returns null where there is none, or what is there does not add up
 * @source none
 */
export function keptRun<Spec, Tally>(
  kept: Keeping,
  experiment: Kind<Spec, Tally>,
  spec: Spec,
): RunOutcome<Tally> | null {
  try {
    const text = kept.getItem(keyOf(experiment, spec));
    if (text === null) return null;
    const run = recordIn('run', JSON.parse(text), ['done', 'elapsed', 'left', 'tally']);
    const total = experiment.units(spec);
    const done = countIn('done', run['done'], total);
    const left = listIn('left', run['left']).map((range) => {
      const { from, to } = recordIn('range', range, ['from', 'to']);
      return { from: countIn('from', from, total), to: countIn('to', to, total) };
    });
    if (left.reduce((sum, { from, to }) => sum + to - from, done) !== total) return null;
    return {
      tally: experiment.fromStored(run['tally'], spec, done),
      done,
      total,
      elapsed: Number(run['elapsed']),
      remaining: null,
      workers: 0,
      notices: [],
      state: 'done',
      hidden: false,
      canRetry: false,
      complete: done === total,
      left,
    };
  } catch (error) {
    // storage may be off, or hold anything
    if (
      error instanceof RangeError ||
      error instanceof SyntaxError ||
      error instanceof DOMException
    )
      return null;
    throw error;
  }
}

/** The store of runs that take longer than a visit: it outlives the tab. Null where the browser allows none. @source none */
export function lastingStore(): Keeping | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** The store of this tab; null where the browser allows none. @source none */
export function tabStore(): Keeping | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
