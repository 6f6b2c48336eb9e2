// Keeps what the page to play on needs, so that it opens without a network. `kept`, the list of one version of the site,
// stands before this text in the built file. The page itself is asked of the site first: whoever is online has the newest.
const alike = { ignoreSearch: true, ignoreVary: true };
const inVersion = new Set(kept.files);
const named = (path) => path.includes('/_astro/'); // by its content: never another under the same name

/** All or nothing: a version of which a file is missing, or which is no longer the one on the site, is not kept. */
async function install() {
  try {
    await keep();
  } catch (error) {
    await caches.delete(kept.cache);
    throw error;
  }
}

async function keep() {
  const cache = await caches.open(kept.cache);
  const requests = kept.files.map((path) =>
    named(path) ? new Request(path) : new Request(path, { cache: 'reload' }),
  );
  await cache.addAll(requests);
  const page = await (await cache.match(kept.page)).text();
  const asks = [...page.matchAll(/"([^"]*\/_astro\/[^"]+)"/g)].map(([, path]) => path);
  if (!asks.every((path) => inVersion.has(path))) throw new Error('the page is of another version');
}

/** Older versions go when no page of theirs is open any more: the browser waits for that. */
async function activate() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(kept.prefix) && name !== kept.cache);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
}

const fromCache = async (request) =>
  (await caches.open(kept.cache)).match(new URL(request.url).pathname, alike);

async function fromSite(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await fromCache(request);
    if (found === undefined) throw error;
    return found;
  }
}

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(activate()));
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || !inVersion.has(pathname)) return;
  event.respondWith(
    named(pathname)
      ? fromCache(request).then((found) => found ?? fetch(request))
      : fromSite(request),
  );
});
