/**
 * What is kept on the device from one deployment of a site to the next, under a sub-path, in a real browser: by the keeping and
 * the service worker of the site itself, on a site of a few files.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { madeUpSite } from './madeUpSite.ts';
import type { MadeUpSite } from './madeUpSite.ts';
import { until, useBrowser } from './support.ts';
import type { Opened } from './support.ts';

const { open } = useBrowser();
let site: MadeUpSite;

beforeAll(async () => {
  site = await madeUpSite();
});
afterAll(() => site.close());

const go = (path: string): Promise<Opened> => open(path, { site: site.url, fresh: true });

const isReady = 'globalThis.keeping !== undefined';

/** Keeps a part as the site has it now, and waits for the worker. */
async function keep(page: Page, part: '' | 'play/'): Promise<string> {
  await until(page, isReady);
  return page.evaluate(`(async () => {
    const list = await keeping.offered('${part}');
    try {
      await keeping.keepPart('${part}', list, new AbortController().signal);
    } catch (error) {
      return error.name;
    }
    await navigator.serviceWorker.ready;
    return 'kept';
  })()`);
}

type There = { readonly scopes: readonly string[]; readonly caches: readonly string[] };

/** What there is of ours in the browser. */
const there = (page: Page): Promise<There> =>
  page.evaluate(`(async () => ({
    scopes: (await navigator.serviceWorker.getRegistrations())
      .map(({ scope }) => new URL(scope).pathname.replace('/some/folder/', ''))
      .sort(),
    caches: (await caches.keys()).map((name) => name.replace(/ [^ ]*$/, '')),
  }))()`);

const nothing: There = { scopes: [], caches: [] };

/** Opens a page without a network; what it is called, and whose worker it has. */
async function offline(page: Page, path: string): Promise<string> {
  await page.context().setOffline(true);
  try {
    await page.goto(site.url + path);
    await until(page, `document.body.dataset.worker !== undefined`);
    return await page.evaluate('`${document.title}, worker ${document.body.dataset.worker}`');
  } catch {
    return 'not there';
  } finally {
    await page.context().setOffline(false);
  }
}

test('the page to play on is kept with its workers, by a worker for it alone', async () => {
  site.deploy('one');
  const { page, close } = await go('play/');
  expect(await keep(page, 'play/')).toBe('kept');
  expect(await there(page)).toEqual({
    scopes: ['_astro/', 'play/'],
    caches: ['nonogram-explorer /some/folder/play/'],
  });
  expect(await offline(page, 'play/?x=1')).toBe('Play one, worker one');
  expect(await offline(page, 'sweeps/')).toBe('not there');
  await close();
});

test('the book is kept whole; of the next version what has changed is fetched, and a page of the one before goes on', async () => {
  site.deploy('one');
  const { page, close } = await go('');
  expect(await keep(page, '')).toBe('kept');
  expect(await there(page)).toEqual({ scopes: [''], caches: ['nonogram-explorer /some/folder/'] });
  expect(await offline(page, 'sweeps/')).toBe('Sweeps one, worker one');
  expect(await offline(page, 'play/')).toBe('Play one, worker one');
  // what the book lacks is answered by the page that says what is in it
  expect(await offline(page, 'code/')).toBe('Device one, worker one');
  site.deploy('two');
  // whoever is online has the newest, whatever is kept
  await page.goto(`${site.url}sweeps/`);
  expect(await page.title()).toBe('Sweeps two');
  expect(await offline(page, 'sweeps/')).toBe('Sweeps one, worker one');
  await page.goto(site.url);
  await until(page, isReady);
  site.asked();
  expect(await keep(page, '')).toBe('kept');
  const asked = site.asked();
  expect(asked).toContain('sweeps/');
  expect(asked).not.toContain('unchanged.json');
  expect(asked).not.toContain('_astro/keeping.js');
  expect(
    await page.evaluate("caches.match('/some/folder/_astro/figure.one.js').then(Boolean)"),
  ).toBe(true);
  expect(await offline(page, 'sweeps/')).toBe('Sweeps two, worker two');
  await page.goto(site.url);
  expect(await keep(page, '')).toBe('kept');
  expect((await there(page)).caches.length).toBe(1);
  await page.evaluate("keeping.removePart('')");
  expect(await there(page)).toEqual(nothing);
  await close();
});

test('nothing of a version is kept when the site changes meanwhile', async () => {
  site.deploy('one');
  const { page, close } = await go('');
  await until(page, isReady);
  await page.evaluate("keeping.offered('').then((list) => (globalThis.list = list))");
  site.deploy('two');
  expect(
    await page.evaluate(
      "keeping.keepPart('', list, new AbortController().signal).then(() => 'kept', ({ name }) => name)",
    ),
  ).toBe('ChangedMeanwhile');
  expect(await page.evaluate("keeping.keptNow('')")).toBeNull();
  expect((await there(page)).scopes).toEqual([]);
  await close();
});

test('the page of a hotel to log in is kept in no place of a page of ours, and is asked for again', async () => {
  site.deploy('one');
  const { page, close } = await go('');
  await until(page, isReady);
  for (const path of ['sweeps/', '_astro/figure', 'unchanged']) {
    await page.evaluate("keeping.removePart('')");
    site.logIn(path);
    expect(await keep(page, '')).toBe('WrongAnswer');
    expect(await page.evaluate("keeping.keptNow('')")).toBeNull();
  }
  expect(await page.evaluate("keeping.begunOf('')")).toBeGreaterThan(3);
  site.logIn(null);
  expect(await keep(page, '')).toBe('kept');
  expect(await page.evaluate("keeping.keptNow('').then(({ wrong }) => wrong)")).toBe(0);
  expect(await offline(page, 'sweeps/')).toBe('Sweeps one, worker one');
  // the next version, from behind the same page: the one before stays
  site.deploy('two');
  await page.goto(site.url);
  await until(page, isReady);
  await page.evaluate("keeping.offered('').then((list) => (globalThis.list = list))");
  site.logIn('');
  const tried =
    "keeping.keepPart('', list, new AbortController().signal).then(() => 'kept', ({ name }) => name)";
  expect(await page.evaluate(tried)).toBe('WrongAnswer');
  site.logIn(null);
  expect(await offline(page, 'sweeps/')).toBe('Sweeps one, worker one');
  await close();
});

test.each([
  ['built with OFFLINE=no', { offers: false }],
  ['that has no service worker any more', { worker: false }],
] as const)('a deployment %s removes all that is kept', async (_, change) => {
  site.deploy('one');
  const { page, close } = await go('play/');
  expect(await keep(page, 'play/')).toBe('kept');
  await page.goto(site.url);
  expect(await keep(page, '')).toBe('kept');
  expect((await there(page)).scopes).toEqual(['', '_astro/', 'play/']);
  site.deploy('two', change);
  await page.goto(`${site.url}sweeps/`);
  expect(await page.title()).toBe('Sweeps two');
  await expect.poll(async () => (await there(page)).caches).toEqual([]);
  await expect.poll(async () => (await there(page)).scopes).toEqual(['play/']);
  expect(await offline(page, 'sweeps/')).toBe('not there');
  // what the page to play on does when it is next read (play-game/withoutNetwork.ts)
  await page.goto(`${site.url}play/`);
  await until(page, isReady);
  expect(await page.evaluate("keeping.offered('play/')")).toBeNull();
  await expect.poll(() => there(page)).toEqual(nothing);
  await close();
});
