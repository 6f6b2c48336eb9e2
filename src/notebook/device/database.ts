/**
 * A database of the browser (IndexedDB) that answers, or says why not: opened when it is first asked, again where it was closed
 * meanwhile (by another tab, by the browser, by a reader who had all data removed), and made anew where its tables are missing.
 */
import { deleteDB, openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';

/** Does something with the open database. Rejects as what was done, or where there is none; see `whyNotKept`. */
export type Door<Schema extends DBSchema> = <Value>(
  work: (db: IDBPDatabase<Schema>) => Promise<Value>,
) => Promise<Value>;

/** What a database is called, and how it is made. */
export type Plan<Schema extends DBSchema> = {
  readonly name: string;
  readonly version: number;
  readonly tables: readonly string[];
  readonly make: (fresh: IDBPDatabase<Schema>) => void; // makes the tables
};

/** @throws TimeoutError */
async function inTime<Value>(work: Promise<Value>, most: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('no answer', 'TimeoutError')), most);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

const isNamed = (error: unknown, ...names: readonly string[]): boolean =>
  error instanceof DOMException && names.includes(error.name);

/**
 * The door to a database.
 *
 * @param patience - ms: a browser that does not answer must not keep a page from going on
 */
export function databaseOf<Schema extends DBSchema>(
  plan: Plan<Schema>,
  patience = 2000,
): Door<Schema> {
  const { name, version, tables, make } = plan;
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  let hangs = false; // whoever asks next does not wait as long again

  const openOnce = (): Promise<IDBPDatabase<Schema>> => {
    // where a browser allows none, even this may throw
    if (typeof indexedDB === 'undefined') throw new DOMException('none', 'SecurityError');
    return openDB<Schema>(name, version, {
      upgrade: make,
      // a later version of the site, or the removal of all data, waits for no tab
      blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
    });
  };
  const open = async (): Promise<IDBPDatabase<Schema>> => {
    const db = await openOnce();
    if (tables.every((table) => [...db.objectStoreNames].includes(table as never))) return db;
    // made by something that knows no tables: there is nothing of ours in it
    db.close();
    await deleteDB(name);
    return openOnce();
  };
  const present = async (): Promise<IDBPDatabase<Schema>> => {
    const opening = (opened ??= open());
    try {
      const db = await inTime(opening, hangs ? 0 : patience);
      hangs = false;
      return db;
    } catch (error) {
      hangs = isNamed(error, 'TimeoutError');
      if (!hangs && opened === opening) opened = null;
      throw error;
    }
  };
  return async (work) => {
    const db = await present();
    try {
      return await inTime(work(db), patience);
    } catch (error) {
      if (isNamed(error, 'QuotaExceededError', 'TimeoutError')) throw error;
      // it may be closed, or its tables gone
      db.close();
      opened = null;
      return inTime(work(await present()), patience);
    }
  };
}

/** Why something could not be kept, as the end of a sentence. */
export function whyNotKept(error: unknown): string {
  if (isNamed(error, 'QuotaExceededError')) return 'there is no more room for it in this browser';
  if (isNamed(error, 'TimeoutError')) return 'the browser does not answer';
  if (isNamed(error, 'VersionError')) return 'a newer version of this site keeps its own here';
  if (isNamed(error, 'SecurityError', 'InvalidStateError'))
    return 'this browser lets the site keep nothing';
  return 'the browser could not write it';
}
