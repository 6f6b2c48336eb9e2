// Answers for what is kept on the device, where there is no network: the page to play on, and at the reader's wish the book
// (src/notebook/device). It has no list of its own and keeps nothing: whoever is online has the newest of everything. It is
// registered for no more than it serves, and goes when there is nothing to serve, or when this file is gone from the site.
const base = new URL('./', location.href).pathname;
const parts = [base, `${base}play/`];
const alike = { ignoreSearch: true, ignoreVary: true };
const named = (path) => path.includes('/_astro/'); // by its content: never another under the same name

/** The part of which a cache has a version: its name is "nonogram-explorer /folder/ version". */
const partOf = (name) => parts.find((part) => name.startsWith(`nonogram-explorer ${part} `));

/** What is kept whole, the newest first: its list is put into a cache as the last file. */
async function kept() {
  const found = [];
  for (const name of (await caches.keys()).toReversed()) {
    const part = partOf(name);
    if (part === undefined) continue;
    const cache = await caches.open(name);
    if ((await cache.match(`${part}kept.json`)) !== undefined) found.push(cache);
  }
  return found;
}

async function remove(isOurs) {
  const names = (await caches.keys()).filter(isOurs);
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function activate() {
  await remove((name) => name.startsWith(`nonogram-explorer play ${base} `)); // of the worker until November 2026
  if ((await kept()).length === 0) await registration.unregister();
  else await clients.claim();
}

async function fromCache(request) {
  for (const cache of await kept()) {
    const found = await cache.match(new URL(request.url).pathname, alike);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Browsers keep a worker whose file is gone. And they look for another one when a page of its scope is opened: where scripts
 * of workers are, none ever is. So this one looks itself when it hears of a page or of a worker.
 */
async function look(isForWorker) {
  const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  if (status === 404 || status === 410) {
    await remove((name) => partOf(name) !== undefined);
    await registration.unregister();
  } else if (isForWorker) await registration.update();
}

/** A page may start many workers; for those that it starts together one look is enough. */
let looking;

async function answer({ request }) {
  const isNamed = named(new URL(request.url).pathname);
  const first = isNamed ? await fromCache(request) : undefined;
  if (first !== undefined) return first;
  try {
    return await fetch(request);
  } catch (error) {
    const found = isNamed ? undefined : await fromCache(request);
    if (found !== undefined) return found;
    const instead = request.mode === 'navigate' ? await pageInstead() : undefined;
    if (instead === undefined) throw error;
    return instead;
  }
}

/** Where the book has no page: the one that says what is in it. */
async function pageInstead() {
  for (const cache of await kept()) {
    const found = await cache.match(`${base}device/`, alike);
    if (found !== undefined)
      return new Response(found.body, { status: 503, headers: found.headers });
  }
  return undefined;
}

addEventListener('activate', (event) => event.waitUntil(activate()));
addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  event.respondWith(answer(event));
  const isForWorker = request.destination === 'worker';
  if (request.mode !== 'navigate' && !isForWorker) return;
  looking ??= look(isForWorker)
    .catch(() => undefined)
    .finally(() => (looking = undefined));
  event.waitUntil(looking);
});
