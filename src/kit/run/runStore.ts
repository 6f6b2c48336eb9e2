/** The store of kept runs in a page: a database of the browser (IndexedDB), which outlives tab and browser. */
import { openDB } from 'idb';
import type { DBSchema } from 'idb';
import type { KeptHead, RunStore } from './keptRuns.ts';

type Schema = DBSchema & {
  heads: { key: string; value: KeptHead };
  texts: { key: string; value: string }; // by the id of their head
};

/** A browser that does not answer must not keep a figure from waking, ms. */
const patience = 2000;

async function open(terminated: () => void): Promise<RunStore> {
  const db = await openDB<Schema>('nonogram-explorer', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('heads', { keyPath: 'id' });
      fresh.createObjectStore('texts');
    },
    // a later version of the site waits for no tab
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
    terminated,
  });
  const both = ['heads', 'texts'] as const;
  return {
    heads: async () => db.getAll('heads'),
    text: async (id) => db.get('texts', id),
    put: async (head, text) => {
      const change = db.transaction(both, 'readwrite');
      const written = [
        change.objectStore('heads').put(head),
        change.objectStore('texts').put(text, head.id),
      ];
      // a page that is left hears of no success: without this it would be taken back
      change.commit();
      await Promise.all([...written, change.done]);
    },
    remove: async (ids) => {
      const change = db.transaction(both, 'readwrite');
      const removed = ids.flatMap((id) => [
        change.objectStore('heads').delete(id),
        change.objectStore('texts').delete(id),
      ]);
      await Promise.all([...removed, change.done]);
    },
  };
}

async function openOrNone(): Promise<RunStore | null> {
  try {
    // where a browser allows none, even this may throw
    if (typeof indexedDB === 'undefined') return null;
    return await Promise.race([
      open(() => (opened = null)),
      new Promise<null>((give) => setTimeout(() => give(null), patience)),
    ]);
  } catch {
    return null; // the browser allows none
  }
}

let opened: Promise<RunStore | null> | null = null;

/** The store of this page, opened once, and again when its reader has had all data removed; null where there is none. @source none */
export const runStore = (): Promise<RunStore | null> => (opened ??= openOrNone());
