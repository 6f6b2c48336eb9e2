/** Runs in a page: keeps a run in a store with which something is wrong, and looks without that whether it is there. */
import { fourCensus } from '../../src/experiments/fourCensus.ts';
import { keepingText, runKey } from '../../src/notebook/run/keptRuns.ts';
import type { KeptHead } from '../../src/notebook/run/keptRuns.ts';
import { RunKeeper } from '../../src/notebook/run/runKeeper.ts';
import { storeOfBrowser, storeOfPage } from '../../src/notebook/run/runStore.ts';

/** What was said of a run, and whether it is in the browser, and in the page. */
export type Said = {
  readonly what: string;
  readonly said: string;
  readonly there: boolean;
  readonly inPage: boolean;
};

const name = 'nonogram-explorer';
const spec = { height: 2, width: 2, unique: false, byPuzzle: false };
const patience = 150;

const outcomeOf = (elapsed: number) => {
  const tally = fourCensus.emptyTally(spec);
  const total = fourCensus.units(spec);
  fourCensus.begin(spec)(0, total, tally);
  const ended = { remaining: null, workers: 1, notices: [], hidden: false, canRetry: false };
  return { tally, done: total, total, elapsed, ...ended, state: 'done', complete: true, left: [] };
};

const asked = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((give, fail) => {
    request.addEventListener('success', () => give(request.result));
    request.addEventListener('error', () => fail(request.error!));
  });

/** Opens the database by itself, whatever is in it. */
async function openIt(version?: number, make: (db: IDBDatabase) => void = () => {}) {
  const request = indexedDB.open(name, version);
  request.addEventListener('upgradeneeded', () => make(request.result));
  return asked(request);
}

const remove = (): Promise<unknown> => asked(indexedDB.deleteDatabase(name));

/** The texts that are there; null without the tables. */
async function texts(): Promise<readonly string[]> {
  const db = await openIt();
  try {
    if (!db.objectStoreNames.contains('texts')) return [];
    return (await asked(db.transaction('texts').objectStore('texts').getAll())) as string[];
  } finally {
    db.close();
  }
}

/** Puts something in the place of a method, and says how it is put back. */
function instead(
  of: object,
  method: string,
  act: (real: (...given: unknown[]) => unknown, self: unknown, given: unknown[]) => unknown,
): () => void {
  const real = Reflect.get(of, method) as (...given: unknown[]) => unknown;
  Reflect.set(of, method, function (this: unknown, ...given: unknown[]) {
    return act(real, this, given);
  });
  return () => void Reflect.set(of, method, real);
}

const refuse = (error: string) => (): never => {
  throw new DOMException('as the test wants it', error);
};

/** Keeps a transaction from ending, until the function is called that is returned. */
function hold(transaction: IDBTransaction): () => void {
  const store = transaction.objectStore('texts');
  let holds = true;
  const next = (): void => {
    if (holds) store.get('nothing').addEventListener('success', next);
  };
  next();
  return () => {
    holds = false;
  };
}

/** What may be wrong with a store that was in use; each gives what sets it right again. */
const troubles: Readonly<Record<string, (opened: readonly IDBDatabase[]) => unknown>> = {
  nothing: () => undefined,
  closed: (opened) => opened.forEach((db) => db.close()),
  deleted: remove,
  'without tables': async () => {
    await remove();
    (await openIt(1)).close();
  },
  newer: async () => {
    await remove();
    (await openIt(2, (db) => void db.createObjectStore('texts'))).close();
    return remove;
  },
  forbidden: (opened) => {
    opened.forEach((db) => db.close());
    return instead(IDBFactory.prototype, 'open', refuse('SecurityError'));
  },
  full: () => instead(IDBObjectStore.prototype, 'put', refuse('QuotaExceededError')),
  'given up at the end': () =>
    instead(IDBTransaction.prototype, 'commit', (_, self) => (self as IDBTransaction).abort()),
  hanging: async () => {
    const request = indexedDB.open(name, 2);
    await new Promise((begun) => request.addEventListener('upgradeneeded', begun));
    const change = request.transaction!;
    const letGo = hold(change);
    return async () => {
      letGo();
      const ended = new Promise((end) => request.addEventListener('error', end));
      change.abort();
      await ended;
    };
  },
  'held by another tab': async () => {
    const db = await openIt();
    const letGo = hold(db.transaction(['heads', 'texts'], 'readwrite'));
    return () => {
      letGo();
      db.close();
    };
  },
};

const home = { page: '', cell: 'fig', title: '', state: '' };

/** A figure that keeps runs, and the databases that it has opened. */
function figure() {
  const opened: IDBDatabase[] = [];
  const restore = instead(IDBFactory.prototype, 'open', (real, self, given) => {
    const request = real.apply(self, given) as IDBOpenDBRequest;
    request.addEventListener('success', () => opened.push(request.result));
    return request;
  });
  const [store, page] = [storeOfBrowser(patience), storeOfPage()];
  const keeper = new RunKeeper(fourCensus, () => '', store, page);
  keeper.begins(home);
  /** Each time another run is kept, to be told from those before. */
  const keep = async (at: number): Promise<string> => {
    const keeping = await keeper.keep(spec, outcomeOf(at) as never);
    return keepingText(keeping!);
  };
  return { opened, restore, keep, keeper, page };
}

let at = 1;

const isThere = async (of: number): Promise<boolean> =>
  (await texts()).some((text) => text.includes(`"elapsed":${of},`));

async function tried(what: string, trouble: (typeof troubles)[string]): Promise<readonly Said[]> {
  const { opened, restore, keep, page } = figure();
  await keep(at++);
  restore();
  const right = (await trouble(opened)) as (() => unknown) | undefined;
  const mark = at++;
  const said = await keep(mark);
  await right?.();
  const inPage = async (): Promise<boolean> => {
    const heads: readonly KeptHead[] = await page.heads();
    return heads.some(({ run }) => run === runKey(fourCensus, spec));
  };
  const found = { what, said, there: await isThere(mark), inPage: await inPage() };
  // a moment later all is well: what is kept then is
  await new Promise((done) => setTimeout(done, 20));
  const again = at++;
  const later = await keep(again);
  const after = { there: await isThere(again), inPage: await inPage() };
  await remove();
  return [found, { what: `after ${what}`, said: later, ...after }];
}

/** Everything that may be wrong. */
async function allTroubles(): Promise<readonly Said[]> {
  const all: Said[] = [];
  for (const [what, trouble] of Object.entries(troubles)) all.push(...(await tried(what, trouble)));
  return all;
}

const methods = [
  [IDBObjectStore.prototype, 'put'],
  [IDBObjectStore.prototype, 'getAll'],
  [IDBObjectStore.prototype, 'delete'],
  [IDBDatabase.prototype, 'transaction'],
  [IDBTransaction.prototype, 'objectStore'],
  [IDBTransaction.prototype, 'commit'],
  [IDBFactory.prototype, 'open'],
] as const;

/** Fails the n-th call of each method, for every n until nothing fails. */
async function allFaults(): Promise<readonly Said[]> {
  const all: Said[] = [];
  for (const [of, method] of methods)
    for (const error of ['QuotaExceededError', 'UnknownError', 'InvalidStateError'])
      for (let n = 1, failed = true; failed; n++) {
        let calls = 0;
        const restore = instead(of, method, (real, self, given) => {
          if (++calls === n) refuse(error)();
          return real.apply(self, given);
        });
        const { keep, page, restore: alone } = figure();
        const marks = [at++, at++];
        const texted: string[] = [];
        for (const mark of marks) texted.push(await keep(mark));
        alone();
        restore();
        failed = calls >= n;
        const there = await isThere(marks[1]!);
        const inPage = (await page.heads()).length > 0;
        if (failed) all.push({ what: `${method} ${n}, ${error}`, said: texted[1]!, there, inPage });
        await remove();
      }
  return all;
}

Object.assign(globalThis, { faults: { allTroubles, allFaults } });
