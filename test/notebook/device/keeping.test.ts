// The book on a device on which anything may fail: whatever does, what is said to be kept is kept, and the next try mends it.
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { KeptBook } from '../../../src/notebook/device/deviceModel.ts';
import type { BookState } from '../../../src/notebook/device/deviceModel.ts';
import type { KeptList } from '../../../src/notebook/device/keeping.ts';

/** What the site has, by path. */
type Site = Readonly<Record<string, string>>;

const one: Site = { '': 'home', 'sweeps/': 'sweeps one', 'device/': 'device', '_astro/a.js': '0' };
const two: Site = { ...one, 'sweeps/': 'sweeps two', 'play/': 'play' };

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

const listOf = (site: Site): KeptList => ({
  version: hashOf(JSON.stringify(site)),
  files: Object.entries(site).map(([path, text]) => [path, text.length, hashOf(text)]),
});

/** A call of the browser that fails, or gives something else than it should; null for calls that it is not about. */
type Fault = {
  readonly n: number;
  readonly as: (call: string) => { readonly error: Error } | { readonly value: unknown } | null;
};

let site: Site;
let stores: Map<string, Map<string, string>>; // bodies by address, by the name of the cache
let fault: Fault | null;
let calls: number;
let failures = 0; // faults that were put in, by all tests

/** Counts a call; the n-th one throws, or is answered by what the fault gives. */
async function counted<Value>(call: string, act: () => Value): Promise<Value> {
  calls++;
  if (fault?.n !== calls) return act();
  const given = fault.as(call);
  if (given === null) return act();
  failures++;
  if ('error' in given) throw given.error;
  return given.value as Value;
}

const cacheOf = (store: Map<string, string>): unknown => ({
  keys: () => counted('keys', () => [...store.keys()]),
  match: (address: string) =>
    counted('match', () => {
      const body = store.get(address);
      return body === undefined ? undefined : new Response(body);
    }),
  put: async (address: string, answer: Response) => {
    const body = await answer.text();
    await counted('put', () => void store.set(address, body));
  },
});

function fileAt(address: string): Response {
  const path = address.slice(1);
  const text = path === 'kept.json' ? JSON.stringify(listOf(site)) : site[path];
  if (path === 'sw.js') return new Response('worker');
  return text === undefined ? new Response('', { status: 404 }) : new Response(text);
}

beforeEach(() => {
  [site, stores, fault, calls] = [one, new Map(), null, 0];
  vi.stubGlobal('caches', {
    keys: () => counted('caches.keys', () => [...stores.keys()]),
    open: (name: string) =>
      counted('open', () => {
        if (!stores.has(name)) stores.set(name, new Map());
        return cacheOf(stores.get(name)!);
      }),
    delete: (name: string) => counted('delete', () => stores.delete(name)),
  });
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit = {}) => {
    signal?.throwIfAborted();
    return counted(`fetch ${address}`, () => fileAt(address));
  });
  const serviceWorker = {
    register: () => counted('register', () => undefined),
    getRegistrations: async () => [],
  };
  vi.stubGlobal('navigator', { onLine: true, serviceWorker });
  vi.stubGlobal('location', { href: 'https://a.example/device/' });
});
afterEach(() => vi.unstubAllGlobals());

/** Whether the newest version that counts as whole is, file by file; null where there is none. */
function lookThrough(): { readonly site: Site; readonly whole: boolean } | null {
  const newest = [...stores.values()].findLast((store) => store.has('/kept.json'));
  if (newest === undefined) return null;
  const list = JSON.parse(newest.get('/kept.json')!) as KeptList;
  const of = [one, two].find((each) => listOf(each).version === list.version)!;
  const whole = Object.entries(of).every(([path, text]) => newest.get(`/${path}`) === text);
  return { site: of, whole };
}

const bookNow = async (): Promise<BookState> => {
  const book = new KeptBook(() => {});
  await book.look();
  return book.state;
};

/** What the page says is so. @param lies - of the cache: then the page may know less than there is */
async function expectTrue(book: KeptBook, lies: boolean): Promise<void> {
  fault = null;
  const { state, problem } = book;
  const found = lookThrough();
  const isWhole = state.kind === 'kept' && state.wrong === 0 && state.fresh === 0;
  if (isWhole) {
    expect(found).toEqual({ site, whole: true });
    expect(problem.replace(/^.* What was kept before is here still\.$/, '')).toBe('');
  } else if (state.kind === 'kept')
    expect(problem).toMatch(/What was kept before is here still\.$/);
  else expect(problem).toMatch(/The book is not kept\.$/);
  if (lies) return;
  if (state.kind === 'kept') expect(found?.whole).toBe(state.wrong === 0);
  if (state.kind === 'none') expect(found).toBeNull();
  if (state.kind === 'kept' || state.kind === 'none') expect(await bookNow()).toEqual(state);
}

const ofFetch = (call: string, answer: () => Response) =>
  call.startsWith('fetch') ? { value: answer() } : null;

/** What may happen to a call. */
const faults: Readonly<Record<string, Fault['as']>> = {
  'it fails': (call) => ({
    error: call.startsWith('fetch')
      ? new TypeError('no network')
      : new DOMException('no', 'UnknownError'),
  }),
  'there is no room': (call) =>
    call === 'put' ? { error: new DOMException('full', 'QuotaExceededError') } : null,
  'a page to log in comes instead': (call) =>
    ofFetch(call, () => new Response('<form>Log in</form>')),
  'something as long comes instead': (call) =>
    ofFetch(call, () => new Response('x'.repeat((site[call.slice(7)] ?? 'log in').length))),
  'the server is down': (call) => ofFetch(call, () => new Response('', { status: 503 })),
  'the cache has lost it': (call) => (call === 'match' ? { value: undefined } : null),
};

describe.each(Object.entries(faults))('whichever call it is of which %s', (_, as) => {
  test.each([
    ['the first time', null],
    ['where another version is kept', one],
    ['where a try did not end', {}],
  ])('the page says what is so, and the next try keeps the book: %s', async (_what, before) => {
    const earlier = failures;
    let hit = true;
    for (let n = 1; hit; n++) {
      [site, stores, fault] = [one, new Map(), null];
      if (before === one) await new KeptBook(() => {}).keep();
      if (before !== null && before !== one) {
        calls = 0;
        fault = { n: 12, as: () => ({ error: new TypeError('no network') }) };
        await new KeptBook(() => {}).keep();
      }
      site = two;
      calls = 0;
      fault = { n, as };
      const book = new KeptBook(() => {});
      await book.keep();
      hit = calls >= n;
      await expectTrue(book, as('match') !== null && as('put') === null);
      await new KeptBook(() => {}).keep();
      expect(lookThrough()).toEqual({ site: two, whole: true });
      expect(await bookNow()).toMatchObject({ kind: 'kept', fresh: 0, wrong: 0 });
    }
    expect(failures - earlier).toBeGreaterThan(2);
  });
});

test('faults were put into hundreds of calls', () => expect(failures).toBeGreaterThan(400));

test('a file of the book that has changed on the device is noticed, and fetched again', async () => {
  await new KeptBook(() => {}).keep();
  const [store] = [...stores.values()];
  for (const path of Object.keys(one)) {
    store!.set(`/${path}`, 'something else');
    expect(await bookNow()).toMatchObject({ kind: 'kept', wrong: 1 });
    await new KeptBook(() => {}).keep();
    expect(lookThrough()).toEqual({ site: one, whole: true });
    store!.delete(`/${path}`);
    expect(await bookNow()).toMatchObject({ kind: 'kept', wrong: 1 });
    await new KeptBook(() => {}).keep();
  }
  expect(await bookNow()).toMatchObject({ kind: 'kept', wrong: 0 });
});

test('after Stop the page says how much is there, and goes on from it', async () => {
  site = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`${at}/`, `page ${at}`]));
  const book = new KeptBook(() => {
    if (book.state.kind === 'keeping' && (book.state.progress?.done ?? 0) > 0) book.stop();
  });
  await book.keep();
  expect(book.problem).toBe('');
  const begun = [...stores.values()][0]!.size;
  expect(begun).toBeLessThan(30);
  expect(book.state).toMatchObject({ kind: 'none', begun });
  await book.remove();
  expect(book.state).toMatchObject({ kind: 'none', begun: 0 });
  expect(stores.size).toBe(0);
});

/** What is said when nothing was kept before. */
async function said(): Promise<string> {
  stores.clear();
  const book = new KeptBook(() => {});
  await book.keep();
  return book.problem;
}

test('why it is not kept is said', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    address === '/sweeps/' ? new Response('Log in') : fileAt(address),
  );
  expect(await said()).toMatch(/a page to log in perhaps.*The book is not kept\./);
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/sweeps/') site = two;
    return fileAt(address);
  });
  expect(await said()).toMatch(/The site was changed.*The book is not kept\./);
});
