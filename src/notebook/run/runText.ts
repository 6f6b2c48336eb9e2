/** What a run says about itself, in words: progress, time left, how it ended, and what is worth saying aloud. */
import { grouped } from '../plain/numbers.ts';
import { isActive } from './runModel.ts';
import type { RunState } from './runModel.ts';

/**
 * A time as a reader wants it: "38 s", "2 min 10 s", "1 h 5 min".
 *
 * @param milliseconds - 0 or more
 */
export function durationText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (milliseconds < 1000) return 'less than 1 s';
  if (seconds < 60) return `${seconds} s`;
  // long times by steps: nobody counts the seconds of ten minutes
  const rounded = seconds < 600 ? Math.ceil(seconds / 5) * 5 : Math.ceil(seconds / 60) * 60;
  const minutes = Math.floor(rounded / 60);
  const rest = rounded % 60;
  if (minutes < 60) return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
  const hours = Math.floor(minutes / 60);
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
}

/**
 * About how long a run takes, as its button says it: "about 1 s", "about 2 min".
 *
 * @param milliseconds - an estimate; it is rounded to one digit, or to whole minutes
 */
export function aboutText(milliseconds: number): string {
  const seconds = Math.max(1, milliseconds / 1000);
  const digit = 10 ** Math.floor(Math.log10(seconds));
  if (seconds < 55) return `about ${durationText(1000 * Math.round(seconds / digit) * digit)}`;
  const minutes = Math.max(1, Math.round(seconds / 60));
  return `about ${durationText(60_000 * minutes)}`;
}

/** What a run counts: "board", "boards". */
export type UnitNames = { readonly one: string; readonly many: string };

/** "412 of 1,000 boards". */
export const countText = (done: number, total: number, unit: UnitNames): string =>
  `${grouped(done)} of ${grouped(total)} ${total === 1 ? unit.one : unit.many}`;

/**
 * The line beside the progress bar: "412 of 1,000 boards, 38 s left".
 *
 * @param behind - what is drawn of a run that has ended does not have all of it yet
 * @returns '' before any run
 */
export function statusText<Tally>(state: RunState<Tally>, unit: UnitNames, behind = false): string {
  const { phase, progress } = state;
  const count = progress === null ? '' : countText(progress.done, progress.total, unit);
  const took = progress === null ? '' : durationText(progress.elapsed);
  const on = state.on === null ? '' : ` on ${state.on}`;
  switch (phase) {
    case 'idle':
      return '';
    case 'starting':
      return 'Starting …';
    case 'running':
      if (progress === null) return 'Starting …';
      return progress.remaining === null
        ? count
        : `${count}, ${durationText(progress.remaining)} left`;
    case 'paused':
      return count === '' ? 'Paused.' : `Paused: ${count}.`;
    case 'stopping':
      return count === '' ? 'Stopping …' : `Stopping: ${count} …`;
    case 'complete':
      return `Complete: ${progress === null ? '' : `${grouped(progress.done)} ${progress.done === 1 ? unit.one : unit.many} in ${took}${on}`}${behind ? '; the last of them are being drawn …' : '.'}`;
    case 'partial':
      return count === ''
        ? 'Stopped before the first result.'
        : `Partial: stopped after ${count}${on}.`;
    case 'failed':
    default:
      return count === '' ? 'The run failed.' : `Partial: the run failed after ${count}.`;
  }
}

/**
 * Where shown numbers come from, in a sentence.
 *
 * @param what - what was made: "count of 5 × 5"
 * @param part - how far the reader's run has come; empty for all of it
 */
export function sourceText(
  what: string,
  version: number,
  { whose, command }: { readonly whose: 'reader' | 'stored'; readonly command: string },
  part = '',
): string {
  if (whose === 'reader')
    return `Your ${what}${part === '' ? '' : ` (partial: ${part})`}, version ${version}.`;
  return `Stored ${what}, version ${version}${command === '' ? '' : `, made by ${command}`}. Run it here to check it.`;
}

/**
 * Where the rows of a table come from, some of which the reader may have counted and some not; null without rows.
 *
 * @param what - what was made: "count of these sizes"
 * @param command - that made the stored ones
 */
export function rowsSource(
  what: string,
  version: number,
  rows: readonly { readonly whose: 'reader' | 'stored' }[],
  command: string,
): string | null {
  if (rows.length === 0) return null;
  const mine = rows.filter(({ whose }) => whose === 'reader').length;
  if (mine === rows.length) return sourceText(what, version, { whose: 'reader', command: '' });
  const source = sourceText(what, version, { whose: 'stored', command });
  return mine === 0 ? source : `${source} What the last column says is by you was counted here.`;
}

/**
 * What the stored run of a chart is, in a sentence.
 *
 * @param stored - its size and seed; null where there is none
 * @param spoilt - it is there, and cannot be shown
 */
export function storedSentence(stored: string | null, spoilt: boolean): string {
  if (stored !== null) return `Stored run: ${stored}.`;
  return spoilt
    ? 'The stored run cannot be shown.'
    : 'No stored run of this size: yours is the first.';
}

/**
 * How far the reader's run of boards is: "412 of 1,000 boards, seed 77".
 *
 * @returns null before one
 */
export function boardsDone(
  spec: { readonly seed: number } | null,
  progress: { readonly done: number; readonly total: number } | null,
): string | null {
  if (spec === null || progress === null) return null;
  return `${grouped(progress.done)} of ${grouped(progress.total)} boards, seed ${spec.seed}`;
}

/**
 * What a link to a run says of it where the run itself is not.
 *
 * @param size - "52,000 boards"
 * @param takes - "about 7 s", or nothing
 */
export function promiseText(size: string, spec: unknown, takes: string): string {
  const seed =
    typeof spec === 'object' && spec !== null && 'seed' in spec && typeof spec.seed === 'number'
      ? `, seed ${spec.seed}`
      : '';
  return `This link is of a run of ${size}${seed}: run it again${takes === '' ? '' : `, ${takes}`}, the numbers will be the same.`;
}

const quarters = <Tally>(state: RunState<Tally>): number =>
  state.progress === null || state.progress.total === 0
    ? 0
    : Math.floor((4 * state.progress.done) / state.progress.total);

/**
 * What to say to a screen reader after a change, sparingly: beginnings, pauses, ends, and the quarters of runs that
 * last longer than ten seconds.
 *
 * @returns null when nothing is worth saying
 */
export function announcementOf<Tally>(
  before: RunState<Tally>,
  after: RunState<Tally>,
  unit: UnitNames,
): string | null {
  if (before.phase !== after.phase) {
    // a run that was kept is there again, and nothing has happened
    if (before.phase === 'idle' && after.phase !== 'starting') return null;
    if (after.phase === 'starting') return 'Run started.';
    if (after.phase === 'running') return before.phase === 'paused' ? 'Run goes on.' : null;
    if (after.phase === 'idle' || after.phase === 'stopping') return null;
    return statusText(after, unit);
  }
  if (!isActive(after.phase) || after.progress === null) return null;
  const { elapsed, remaining } = after.progress;
  const long = elapsed + (remaining ?? 0) > 10_000;
  return long && quarters(after) > quarters(before) ? statusText(after, unit) : null;
}
