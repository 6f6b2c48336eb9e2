/** The stores of kept runs in a page: a database of the browser, which outlives tab and browser, and the page itself. */
import type { DBSchema } from 'idb';
import { databaseOf } from '../device/database.ts';
import type { Plan } from '../device/database.ts';
import type { KeptHead, RunStore } from './keptRuns.ts';

type Schema = DBSchema & {
  heads: { key: string; value: KeptHead };
  texts: { key: string; value: string }; // by the id of their head
};

const both = ['heads', 'texts'] as const;

const plan: Plan<Schema> = {
  name: 'nonogram-explorer',
  version: 1,
  tables: both,
  make(fresh) {
    fresh.createObjectStore('heads', { keyPath: 'id' });
    fresh.createObjectStore('texts');
  },
};

/** The store of this browser. @param patience - as `databaseOf` has it */
export function storeOfBrowser(patience?: number): RunStore {
  const within = databaseOf(plan, patience);
  return {
    heads: () => within((db) => db.getAll('heads')),
    text: (id) => within((db) => db.get('texts', id)),
    put: (head, text) =>
      within(async (db) => {
        const change = db.transaction(both, 'readwrite');
        const written = [
          change.objectStore('heads').put(head),
          change.objectStore('texts').put(text, head.id),
        ];
        // a page that is left hears of no success: without this it would be taken back
        change.commit();
        await Promise.all([...written, change.done]);
      }),
    remove: (ids) =>
      within(async (db) => {
        const change = db.transaction(both, 'readwrite');
        const removed = ids.flatMap((id) => [
          change.objectStore('heads').delete(id),
          change.objectStore('texts').delete(id),
        ]);
        await Promise.all([...removed, change.done]);
      }),
  };
}

/** The store of this page. */
export const runStore: RunStore = storeOfBrowser();

/** A store that lives as long as the page. */
export function storeOfPage(): RunStore {
  const records = new Map<string, { readonly head: KeptHead; readonly text: string }>();
  return {
    heads: async () => [...records.values()].map(({ head }) => head),
    text: async (id) => records.get(id)?.text,
    put: async (head, text) => void records.set(head.id, { head, text }),
    remove: async (ids) => {
      for (const id of ids) records.delete(id);
    },
  };
}

/** For runs that the browser does not keep. */
export const pageStore: RunStore = storeOfPage();
