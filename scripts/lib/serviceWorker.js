// Answers for what was kept on the device at the reader's wish or for the page to play on (src/kit/device), where there is no
// network. It has no list of its own and keeps nothing: whoever is online has the newest of everything. It is registered for
// no more than it serves, and goes when it has nothing to serve, or when this file is gone from the site.
const scope = new URL(registration.scope).pathname;
const prefix = `nonogram-explorer ${scope} `;
const list = `${scope}kept.json`;
const alike = { ignoreSearch: true, ignoreVary: true };
const named = (path) => path.includes('/_astro/'); // by its content: never another under the same name

/** What is kept whole, the newest first: its list is put into a cache as the last file. */
async function kept() {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix)).toReversed();
  const found = [];
  for (const name of names) {
    const cache = await caches.open(name);
    if ((await cache.match(list)) !== undefined) found.push(cache);
  }
  return found;
}

async function remove(start) {
  const names = (await caches.keys()).filter((name) => name.startsWith(start));
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function leave() {
  await remove(prefix);
  await registration.unregister();
}

async function activate() {
  await remove(`nonogram-explorer play ${scope} `); // of the worker before this one, until November 2026
  if ((await kept()).length === 0) await leave();
  else await clients.claim();
}

async function fromCache(request) {
  for (const cache of await kept()) {
    const found = await cache.match(new URL(request.url).pathname, alike);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Browsers keep a worker whose file is gone. This one looks once, when it hears of a page. */
let isSure = false;
async function look() {
  if (isSure) return;
  isSure = true;
  const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  if (status === 404 || status === 410) await leave();
}

async function answer(event) {
  const { request } = event;
  const isNamed = named(new URL(request.url).pathname);
  const first = isNamed ? await fromCache(request) : undefined;
  if (first !== undefined) return first;
  try {
    const found = await fetch(request);
    if (request.mode === 'navigate') event.waitUntil(look().catch(() => undefined));
    return found;
  } catch (error) {
    const found = isNamed ? undefined : await fromCache(request);
    if (found === undefined) throw error;
    return found;
  }
}

addEventListener('activate', (event) => event.waitUntil(activate()));
addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  event.respondWith(answer(event));
});
