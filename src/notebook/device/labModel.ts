/** The lab book of this browser: its kept runs, what is done with them, and what is said of that. Knows no page. */
import { moment } from '../clock.ts';
import { counted } from '../plain/numbers.ts';
import { byProgress, mostRuns } from '../run/keptRuns.ts';
import type { KeptHead, RunStore } from '../run/keptRuns.ts';
import { addedBy, labFileText, mostNote, readLabFile } from '../run/labFile.ts';
import type { LabRun } from '../run/labFile.ts';
import { whyNotKept } from './database.ts';

/** Where notes are kept. */
export type NoteStore = {
  readonly all: () => Promise<ReadonlyMap<string, string>>;
  readonly write: (notes: Iterable<readonly [run: string, note: string]>) => Promise<void>;
};

/** A run in the list. */
export type LabEntry = {
  readonly head: KeptHead; // the one that is furthest on
  readonly note: string;
  readonly signs: number | null; // that are written down of it; null before it is read
};

/** How the book stands. */
export type LabState =
  | { readonly kind: 'looking' }
  | { readonly kind: 'closed'; readonly why: string } // the browser does not let it be read
  | { readonly kind: 'open'; readonly entries: readonly LabEntry[] };

/** See the head of the file. */
export class LabBook {
  state: LabState = { kind: 'looking' };
  /** What was wrong with a file, or with what was asked, to stand beside it; null: nothing. */
  problem: string | null = null;
  /** What was removed last, and can be put back. */
  removed: readonly LabRun[] = [];
  readonly #store: RunStore;
  readonly #notes: NoteStore;
  readonly #onChange: (said: string) => void;
  readonly #texts = new Map<string, string>(); // of runs, by record and moment

  /** @param onChange - there is something else to show, and to say unless it is '' */
  constructor(store: RunStore, notes: NoteStore, onChange: (said: string) => void) {
    this.#store = store;
    this.#notes = notes;
    this.#onChange = onChange;
  }

  /** The runs, the newest first. */
  get entries(): readonly LabEntry[] {
    return this.state.kind === 'open' ? this.state.entries : [];
  }

  /** Reads what is kept, and then how much it is. */
  async look(said = ''): Promise<void> {
    try {
      const heads = await this.#store.heads();
      const notes = await this.#readNotes();
      this.state = {
        kind: 'open',
        entries: oneOfEach(heads).map((head) => ({
          head,
          note: notes.get(head.run) ?? '',
          signs: this.#signs(head),
        })),
      };
    } catch (error) {
      this.state = { kind: 'closed', why: whyNotKept(error) };
    }
    this.#onChange(said);
    await this.#weigh();
  }

  #signs(head: KeptHead): number | null {
    return this.#texts.get(textKey(head))?.length ?? null;
  }

  async #readNotes(): Promise<ReadonlyMap<string, string>> {
    try {
      return await this.#notes.all();
    } catch {
      return new Map(); // the runs are there all the same
    }
  }

  async #weigh(): Promise<void> {
    const { entries } = this;
    const missing = entries.filter(({ signs }) => signs === null);
    if (missing.length === 0) return;
    for (const { head } of missing) await this.text(head).catch(() => '');
    if (this.entries !== entries) return; // it was read again meanwhile
    const weighed = entries.map((entry) => ({
      ...entry,
      signs: this.#signs(entry.head),
    }));
    this.state = { kind: 'open', entries: weighed };
    this.#onChange('');
  }

  /** What was found by a run. @throws what the store throws; Error when it is gone */
  async text(head: KeptHead): Promise<string> {
    const key = textKey(head);
    const known = this.#texts.get(key) ?? (await this.#store.text(head.id));
    if (known === undefined) throw new Error('a run is gone from this browser meanwhile');
    this.#texts.set(key, known);
    return known;
  }

  /** Calls a run something. */
  async name({ run }: KeptHead, note: string): Promise<void> {
    const text = note.trim().slice(0, mostNote);
    await this.#does(
      () => this.#notes.write([[run, text]]),
      text === '' ? 'The note is removed.' : 'The note is kept.',
      'The note is not kept',
    );
  }

  async #whole({ head, note }: LabEntry): Promise<LabRun> {
    return { head, note, text: await this.text(head) };
  }

  /** Removes runs; they can be put back while the page is open. */
  async remove(entries: readonly LabEntry[]): Promise<void> {
    await this.#does(
      async () => {
        const removed: LabRun[] = [];
        for (const entry of entries) removed.push(await this.#whole(entry));
        const runs = entries.map(({ head }) => head.run);
        const heads = await this.#store.heads();
        await this.#store.remove(heads.flatMap(({ id, run }) => (runs.includes(run) ? [id] : [])));
        this.removed = removed;
      },
      `${counted(entries.length, 'run')} removed.`,
      'Nothing is removed',
    );
  }

  /** Puts back what was removed last. */
  async putBack(): Promise<void> {
    const runs = this.removed;
    await this.#does(
      async () => {
        await this.#put(runs);
        this.removed = [];
      },
      'Back again.',
      'Nothing is put back',
    );
  }

  async #put(runs: readonly LabRun[]): Promise<void> {
    for (const { head, text } of runs) await this.#store.put(head, text);
    await this.#notes.write(
      runs.flatMap(({ head, note }) => (note === '' ? [] : [[head.run, note] as const])),
    );
  }

  /** The whole book as the text of a file. @throws what the store throws */
  async file(saved: string): Promise<string> {
    const runs: LabRun[] = [];
    for (const entry of this.entries) runs.push(await this.#whole(entry));
    return labFileText(runs, saved);
  }

  /**
   * Adds the runs of a file. What is wrong with it is said beside the list, and nothing of it is taken.
   *
   * @param name - of the file
   */
  async add(name: string, file: string): Promise<void> {
    this.problem = null;
    try {
      const { fresh, known } = addedBy(
        readLabFile(file),
        this.entries.map(({ head }) => head),
      );
      const isNew = ({ head }: LabRun): boolean =>
        this.entries.every((entry) => entry.head.run !== head.run);
      const all = this.entries.length + fresh.filter(isNew).length;
      if (all > mostRuns)
        throw new RangeError(
          `with it there would be ${all} runs, and ${mostRuns} are kept: remove ${all - mostRuns} first`,
        );
      await this.#put(fresh);
      const before =
        known === 0 ? '' : ` ${counted(known, 'run')} of it ${known === 1 ? 'was' : 'were'} here.`;
      await this.look(
        `${fresh.length === 0 ? 'Nothing is' : `${counted(fresh.length, 'run')} ${fresh.length === 1 ? 'is' : 'are'}`} added.${before}`,
      );
    } catch (error) {
      const why = error instanceof RangeError ? error.message : whyNotKept(error);
      this.problem = `${name} is not added: ${why}. What is here is as it was.`;
      this.#onChange(this.problem);
    }
  }

  async #does(act: () => Promise<void>, done: string, failed: string): Promise<void> {
    this.problem = null;
    try {
      await act();
    } catch (error) {
      this.problem = `${failed}: ${whyNotKept(error)}.`;
      this.#onChange(this.problem);
      return;
    }
    await this.look(done);
  }
}

/** A run that goes on writes over its record. */
const textKey = ({ id, at }: KeptHead): string => `${at} ${id}`;

/** One of each run, the newest first. */
const oneOfEach = (heads: readonly KeptHead[]): readonly KeptHead[] =>
  byProgress(heads)
    .filter(({ run }, at, all) => all.findIndex((one) => one.run === run) === at)
    .toSorted((a, b) => b.at - a.at);

/** When a run was kept, for the list: the day, with its year. */
export const dayOf = (at: number): string =>
  new Date(at).toDateString() === new Date(moment()).toDateString()
    ? 'today'
    : new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
