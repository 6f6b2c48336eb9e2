/**
 * The lab book as one file: every kept run with what was found, to be read back in this browser or in another. What is read
 * may be anything, so each run is looked at with care, and a file counts whole or not at all.
 */
import { countIn, listIn, recordIn } from '../plain/storedTally.ts';
import { isAsKept, withDigest } from './keptRuns.ts';
import type { KeptHead } from './keptRuns.ts';

/** A kept run with what was found, and what the reader calls it; '' where he does not. */
export type LabRun = { readonly head: KeptHead; readonly text: string; readonly note: string };

/** What such a file says that it is; a later way of writing it has another number. */
const kind = 'lab book';
const version = 1;

/** The longest note, signs. */
export const mostNote = 80;

/** The lab book as the text of a file. @param saved - the day */
export const labFileText = (runs: readonly LabRun[], saved: string): string =>
  `${JSON.stringify({
    file: kind,
    version,
    saved,
    runs: runs.map(({ head, text, note }) => ({ head: withDigest(head, text), note, text })),
  })}\n`;

/** The texts of a head. */
const texts = ['id', 'run', 'page', 'cell', 'title', 'state', 'counted', 'digest'] as const;

/** Addresses of pages below the base, names of figures, and states: what a link is made of. */
const shapes: Readonly<Record<string, RegExp>> = {
  page: /^(?:[\w-]+\/)*$/,
  cell: /^[\w-]+$/,
  state: /^(?:\?.*)?$/,
};

function textIn(name: string, value: unknown): string {
  if (typeof value !== 'string') throw new RangeError(`${name} is no text`);
  if (shapes[name]?.test(value) === false) throw new RangeError(`${name} leads elsewhere`);
  return value;
}

function runIn(value: unknown): LabRun {
  const { head: given, note, text: found } = recordIn('a run', value, ['head', 'note', 'text']);
  const fields = recordIn('a run', given, [...texts, 'done', 'total', 'at']);
  for (const name of texts) textIn(name, fields[name]);
  countIn('done', fields['done'], countIn('total', fields['total']));
  countIn('at', fields['at']);
  const head = given as KeptHead;
  const text = textIn('what was found', found);
  // its digest is of the fields in their order, and stays so
  if (!isAsKept(head, text)) throw new RangeError(`the run “${head.title}” is not as it was saved`);
  if (!head.id.startsWith(head.run)) throw new RangeError(`the run “${head.title}” has another id`);
  return { head, text, note: textIn('note', note).slice(0, mostNote) };
}

/**
 * The runs of a file, as they were saved.
 *
 * @throws RangeError that says what is wrong with it, as the end of a sentence
 */
export function readLabFile(file: string): readonly LabRun[] {
  let read: unknown;
  try {
    read = JSON.parse(file);
  } catch {
    throw new RangeError('it is not JSON, or not all of it is there');
  }
  const fields = recordIn('it', read);
  if (fields['file'] !== kind) throw new RangeError('it is not a lab book');
  if (fields['version'] !== version)
    throw new RangeError(`it is of version ${String(fields['version'])}, and we read ${version}`);
  return listIn('runs', fields['runs']).map(runIn);
}

/** What a file adds to the runs that are there, and how many of it they have already. */
export type Added = { readonly fresh: readonly LabRun[]; readonly known: number };

/**
 * The runs of a file that are not there, or go further than those that are: one of each run.
 *
 * @param there - the heads of kept runs
 */
export function addedBy(file: readonly LabRun[], there: readonly KeptHead[]): Added {
  const furthest = new Map<string, number>();
  const note = ({ run, done }: KeptHead): void =>
    void furthest.set(run, Math.max(done, furthest.get(run) ?? -1));
  there.forEach(note);
  const fresh = file
    .toSorted((a, b) => b.head.done - a.head.done)
    .filter(({ head }) => {
      const isNew = head.done > (furthest.get(head.run) ?? -1);
      note(head);
      return isNew;
    });
  return { fresh, known: file.length - fresh.length };
}
