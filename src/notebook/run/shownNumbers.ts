/** Which numbers a figure shows: those of the reader's run where they fit the settings as they stand, else stored ones. */
import type { RunSession } from './runSession.ts';

/** Numbers to show, and whose they are. */
export type Numbers<Spec, Tally> = {
  readonly spec: Spec;
  readonly tally: Tally;
  readonly complete: boolean; // all units are in it
  readonly whose: 'reader' | 'stored';
  readonly command: string; // that made stored ones; may be empty
};

/** What a figure needs of a stored run. */
export type StoredNumbers<Spec, Tally> = {
  readonly spec: Spec;
  readonly tally: Tally;
  readonly whole: boolean; // all units are in it
  readonly command: string;
};

/**
 * The numbers to show.
 *
 * @param fits - whether a run answers what is asked for
 * @returns null where neither does
 */
export function shownNumbers<Spec, Tally>(
  { spec, state }: Pick<RunSession<Spec, Tally>, 'spec' | 'state'>,
  stored: StoredNumbers<Spec, Tally> | null,
  fits: (spec: Spec) => boolean,
): Numbers<Spec, Tally> | null {
  if (spec !== null && state.progress !== null && fits(spec)) {
    const { tally, done, total } = state.progress;
    return { spec, tally, complete: done === total, whose: 'reader', command: '' };
  }
  if (stored === null || !fits(stored.spec)) return null;
  const { tally, whole, command } = stored;
  return { spec: stored.spec, tally, complete: whole, whose: 'stored', command };
}
