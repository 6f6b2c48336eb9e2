/**
 * Runs that are kept beyond their page and their tab: what is written down of one, and how it is read again. Each figure
 * that finds something of a run has a record of its own, so two tabs never write over one another; the one that is furthest on
 * counts, and the others go.
 */
import { specKey } from '../plain/experiment.ts';
import type { Experiment } from '../plain/experiment.ts';
import { countIn, listIn, recordIn } from '../plain/storedTally.ts';
import { digestOf } from '../plain/digest.ts';
import type { RunOutcome } from '../pool/run.ts';

/** Where a run was made, with the settings that it belongs to. */
export type RunHome = {
  readonly page: string; // path below the base of the site
  readonly cell: string; // id of the figure
  readonly title: string; // of the figure
  readonly state: string; // what an address says of the figure with these settings: "?fig-hunt=1;w=9;z"
};

/** What is known of a kept run without reading it. */
export type KeptHead = RunHome & {
  readonly id: string; // of the record: the run, and the figure that found it
  readonly run: string; // see `runKey`
  readonly done: number; // units
  readonly total: number; // units
  readonly counted: string; // "412,000 of 33,554,432 boards"
  readonly at: number; // when it was kept, ms since 1970
  readonly digest?: string; // of all else and of what was found; there is none from before November 2026
};

/** What became of a run that was to be kept. `page`: only the page has it, and why, as the end of a sentence. */
export type Keeping = { readonly kind: 'kept' } | { readonly kind: 'page'; readonly why: string };

/** The same as a sentence. */
export const keepingText = (keeping: Keeping): string =>
  keeping.kind === 'kept'
    ? 'What was found is kept.'
    : `What was found is kept only while this page is open: ${keeping.why}.`;

/** Where runs are kept. Its promises reject where it cannot be written or read; what resolves is done. */
export type RunStore = {
  heads(): Promise<readonly KeptHead[]>;
  /** What was found; undefined where it is gone. */
  text(id: string): Promise<string | undefined>;
  /** Writes a record, the last one of that id over those before. */
  put(head: KeptHead, text: string): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
};

/** How many runs are kept. */
export const mostRuns = 24;

type Kind<Spec, Tally> = Pick<
  Experiment<Spec, Tally>,
  'id' | 'version' | 'units' | 'toStored' | 'fromStored'
>;

/** Before the spec in the key of each run of an experiment. */
export const runPrefix = ({ id, version }: { id: string; version: number }): string =>
  `${id} ${version} `;

/** Which run: experiment, version and spec. */
export const runKey = (
  experiment: { readonly id: string; readonly version: number },
  spec: unknown,
): string => runPrefix(experiment) + specKey(spec);

/** What is kept of a run that has ended, or whose page is left in the middle of it. */
export const keptText = <Spec, Tally>(
  experiment: Kind<Spec, Tally>,
  { tally, done, elapsed, left }: Pick<RunOutcome<Tally>, 'tally' | 'done' | 'elapsed' | 'left'>,
): string => JSON.stringify({ done, elapsed, left, tally: experiment.toStored(tally) });

/** The digest of a record. */
function digestOfRecord(record: KeptHead, text: string): string {
  const { digest: _, ...head } = record;
  return digestOf([head, text]);
}

/** A head with the digest of its record. */
export const withDigest = (head: KeptHead, text: string): KeptHead => ({
  ...head,
  digest: digestOfRecord(head, text),
});

/** Whether a record is as it was kept, as far as it says. */
export const isAsKept = (head: KeptHead, text: string): boolean =>
  head.digest === undefined || head.digest === digestOfRecord(head, text);

/** A run that ended some time ago, or elsewhere. */
export const endedRun = <Tally>(
  ended: Pick<RunOutcome<Tally>, 'tally' | 'done' | 'total' | 'elapsed' | 'left'>,
): RunOutcome<Tally> => ({
  ...ended,
  remaining: null,
  workers: 0,
  notices: [],
  state: 'done',
  hidden: false,
  canRetry: false,
  complete: ended.done === ended.total,
});

/**
 * A run from what was kept of it, with the checks that a stored one has to pass.
 *
 * @returns null where it does not add up
 */
export function readKept<Spec, Tally>(
  text: string,
  experiment: Kind<Spec, Tally>,
  spec: Spec,
): RunOutcome<Tally> | null {
  try {
    const run = recordIn('run', JSON.parse(text), ['done', 'elapsed', 'left', 'tally']);
    const total = experiment.units(spec);
    const done = countIn('done', run['done'], total);
    const left = listIn('left', run['left']).map((range) => {
      const { from, to } = recordIn('range', range, ['from', 'to']);
      return { from: countIn('from', from, total), to: countIn('to', to, total) };
    });
    if (left.reduce((sum, { from, to }) => sum + to - from, done) !== total) return null;
    const tally = experiment.fromStored(run['tally'], spec, done);
    return endedRun({ tally, done, total, elapsed: Number(run['elapsed']), left });
  } catch (error) {
    if (error instanceof RangeError || error instanceof SyntaxError) return null;
    throw error;
  }
}

/** The furthest first, and of those alike the newest. */
export const byProgress = (heads: readonly KeptHead[]): readonly KeptHead[] =>
  heads.toSorted((a, b) => b.done - a.done || b.at - a.at);

/**
 * The day of a moment, as a reader wants it: "3 May", "3 May 2025" of another year.
 *
 * @returns null for today
 */
export function dayText(at: number, now: number): string | null {
  const [day, today] = [new Date(at), new Date(now)];
  if (day.toDateString() === today.toDateString()) return null;
  const year = day.getFullYear() === today.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', ...year });
}
