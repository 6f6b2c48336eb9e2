/** The service worker from one version of the site to the next, with caches and a site that are made up: under a subpath. */
import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import { beforeEach, describe, expect, test } from 'vitest';

const text = readFileSync(new URL('../../scripts/lib/serviceWorker.js', import.meta.url), 'utf8');
const origin = 'https://example.org';
const prefix = 'nonogram-explorer play /sub/ ';

/** What is on the site now, by path; null: there is no network. */
let site: Map<string, string> | null;
let stored: Map<string, Map<string, string>>;

const pathOf = (asked: string | { readonly url: string }): string =>
  new URL(typeof asked === 'string' ? asked : asked.url, origin).pathname;

const fetched = async (asked: string | { readonly url: string }): Promise<Response> => {
  if (site === null) throw new TypeError('no network');
  const found = site.get(pathOf(asked));
  return new Response(found ?? '', { status: found === undefined ? 404 : 200 });
};

const caches = {
  keys: async () => [...stored.keys()],
  delete: async (name: string) => stored.delete(name),
  open: async (name: string) => {
    const files = stored.get(name) ?? new Map<string, string>();
    stored.set(name, files);
    return {
      // all of them or none, as in a browser
      addAll: async (asked: readonly { readonly url: string }[]) => {
        const answers = await Promise.all(asked.map(fetched));
        if (answers.some(({ ok }) => !ok)) throw new TypeError('not all are there');
        const texts = await Promise.all(answers.map((answer) => answer.text()));
        for (const [at, one] of asked.entries()) files.set(pathOf(one), texts[at]!);
      },
      match: async (asked: string) => {
        const found = files.get(pathOf(asked));
        return found === undefined ? undefined : new Response(found);
      },
    };
  },
};

type Heard = {
  readonly request?: { readonly url: string; readonly method: string };
  readonly waitUntil?: (work: Promise<unknown>) => void;
  readonly respondWith?: (answer: Promise<Response>) => void;
};

/** A worker of one version: its page names one script. */
function workerOf(version: string): {
  readonly happens: (what: 'install' | 'activate') => Promise<unknown>;
  readonly answer: (path: string) => Promise<string | null>; // null: left to the browser
} {
  const kept = {
    prefix,
    cache: prefix + version,
    page: '/sub/play/',
    files: ['/sub/play/', `/sub/_astro/${version}.js`],
  };
  const listeners = new Map<string, (event: Heard) => void>();
  const names = ['kept', 'caches', 'clients', 'addEventListener', 'fetch', 'location', 'Request'];
  const run = compileFunction(text, names);
  class FakeRequest {
    readonly url: string;
    constructor(path: string) {
      this.url = new URL(path, origin).href;
    }
  }
  run(
    kept,
    caches,
    { claim: async () => {} },
    (name: string, listener: (event: Heard) => void) => listeners.set(name, listener),
    fetched,
    { origin },
    FakeRequest,
  );
  return {
    happens: (what) => {
      let work: Promise<unknown> = Promise.resolve();
      listeners.get(what)!({
        waitUntil: (begun) => {
          work = begun;
        },
      });
      return work;
    },
    answer: async (path) => {
      let answer: Promise<Response> | null = null;
      const request = { url: origin + path, method: 'GET' };
      listeners.get('fetch')!({
        request,
        respondWith: (begun) => {
          answer = begun;
        },
      });
      if (answer === null) return null;
      return (await (answer as Promise<Response>)).text();
    },
  };
}

const pageOf = (version: string): string => `<script src="/sub/_astro/${version}.js"></script>`;

const siteOf = (version: string): Map<string, string> =>
  new Map([
    ['/sub/play/', pageOf(version)],
    [`/sub/_astro/${version}.js`, `script ${version}`],
  ]);

beforeEach(() => {
  site = siteOf('one');
  stored = new Map([
    ['nonogram-explorer play / other', new Map()],
    ['of another program', new Map()],
  ]);
});

describe('the service worker', () => {
  test('keeps the page, and answers without a network, whatever stands in the query', async () => {
    const one = workerOf('one');
    await one.happens('install');
    await one.happens('activate');
    site = null;
    expect(await one.answer('/sub/play/?play=1;p=2x2_1_1~1_1')).toBe(pageOf('one'));
    expect(await one.answer('/sub/_astro/one.js')).toBe('script one');
    expect(await one.answer('/sub/sweeps/')).toBeNull();
    expect(await one.answer('/play/')).toBeNull(); // of a site beside this one
  });

  test('hands over to the next version when the last page of the old one is gone, with nothing of it left', async () => {
    const one = workerOf('one');
    await one.happens('install');
    await one.happens('activate');
    site = siteOf('two');
    const two = workerOf('two');
    await two.happens('install');
    // a page of the old version is still open: it has all of its own, and online the new page has all of that
    expect(await one.answer('/sub/_astro/one.js')).toBe('script one');
    expect(await one.answer('/sub/play/')).toBe(pageOf('two'));
    expect(await one.answer('/sub/_astro/two.js')).toBeNull();
    site = null;
    expect(await one.answer('/sub/play/')).toBe(pageOf('one'));
    await two.happens('activate');
    expect(await two.answer('/sub/play/')).toBe(pageOf('two'));
    expect(await two.answer('/sub/_astro/two.js')).toBe('script two');
    expect([...stored.keys()].toSorted()).toEqual([
      'nonogram-explorer play / other',
      `${prefix}two`,
      'of another program',
    ]);
  });

  test.each([
    ['a file is missing', () => site!.delete('/sub/_astro/two.js')],
    ['the page is already of a later one', () => site!.set('/sub/play/', pageOf('three'))],
    ['the network goes', () => (site = null)],
  ])('keeps nothing of a version when %s', async (_, fail) => {
    const one = workerOf('one');
    await one.happens('install');
    await one.happens('activate');
    site = siteOf('two');
    fail();
    await expect(workerOf('two').happens('install')).rejects.toThrow(
      /not all|another version|no network/,
    );
    expect(stored.has(`${prefix}two`)).toBe(false);
    site = null;
    expect(await one.answer('/sub/play/')).toBe(pageOf('one'));
  });
});
