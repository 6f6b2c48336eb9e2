/** What a reader calls his kept runs, by the key of the run: beside the store of runs, so that a run that goes on keeps it. */
import type { DBSchema } from 'idb';
import { databaseOf } from '../device/database.ts';

type Schema = DBSchema & { notes: { key: string; value: string } };

const within = databaseOf<Schema>({
  name: 'nonogram-explorer-notes',
  version: 1,
  tables: ['notes'],
  make: (fresh) => void fresh.createObjectStore('notes'),
});

/** All notes. Rejects where they cannot be read. */
export const allNotes = (): Promise<ReadonlyMap<string, string>> =>
  within(async (db) => {
    const read = db.transaction('notes');
    const [runs, notes] = await Promise.all([read.store.getAllKeys(), read.store.getAll()]);
    return new Map(runs.map((run, at) => [run, notes[at] ?? '']));
  });

/** Writes notes; an empty one is removed. Rejects where they cannot be written. */
export const writeNotes = (notes: Iterable<readonly [run: string, note: string]>): Promise<void> =>
  within(async (db) => {
    const change = db.transaction('notes', 'readwrite');
    const written = [...notes].map(([run, note]) =>
      note === '' ? change.store.delete(run) : change.store.put(note, run),
    );
    await Promise.all([...written, change.done]);
  });
