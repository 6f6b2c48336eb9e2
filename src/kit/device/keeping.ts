/**
 * Parts of the site that are kept on the device, so that they open without a network: the page to play on, and at the
 * reader's wish the whole book. The build writes a list of each, `kept.json` in the folder that the part is (scripts/lib/
 * offline.ts). The page fetches what is in it, into a cache of the browser that has the version for its name; the list comes
 * last, and only with it the version is whole. The service worker answers from there (scripts/lib/serviceWorker.js).
 */
import { sitePath } from '../text/paths.ts';
import { registerWorker } from './registerWorker.ts';

/** A list as the build writes it. */
export type KeptList = {
  readonly version: string;
  readonly files: readonly KeptFile[];
};

/** A file: its path below the base of the site, its bytes, and a hash of them. */
type KeptFile = readonly [path: string, bytes: number, hash: string];

/** A part of the site: the path of its folder below the base; '' for all of it. */
export type Part = '' | 'play/';

/** How much is done of what has to be fetched, in bytes. */
export type KeepingProgress = { readonly done: number; readonly total: number };

/** The site changed in the middle; nothing was kept. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';
}

/** The addresses that the worker is for: those of pages, and those of the scripts of other workers, which have none. */
const scopesOf = (part: Part): readonly string[] => (part === '' ? [''] : [part, '_astro/']);

/** How many files are fetched at a time. */
const atOnce = 6;

const prefixOf = (part: Part): string => `nonogram-explorer ${sitePath(part)} `;
const listAt = (part: Part): string => sitePath(`${part}kept.json`);
const isNamed = (path: string): boolean => path.startsWith('_astro/');

/** Whether this browser can keep anything here: it does so for addresses that nobody can listen in on. @source none */
export const canKeep = (): boolean => 'serviceWorker' in navigator && 'caches' in globalThis;

/** What is kept, or to be kept, in bytes. @source none */
export const bytesOf = (list: KeptList): number =>
  list.files.reduce((sum, [, bytes]) => sum + bytes, 0);

const isGone = ({ status }: Response): boolean => status === 404 || status === 410;

/** Whether the site has no service worker any more; false where there is no network to ask. */
async function isWorkerGone(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    return isGone(await fetch(sitePath('sw.js'), { method: 'HEAD', cache: 'no-cache' }));
  } catch {
    return false;
  }
}

/**
 * The list of a part as the site has it now; null where there is no network, or the site offers none or has no service
 * worker: then whatever was kept of it at an earlier time goes.
 *
 * @source none
 */
export async function offered(part: Part): Promise<KeptList | null> {
  try {
    const answer = await fetch(listAt(part), { cache: 'no-cache' });
    if (isGone(answer) || (await isWorkerGone())) {
      await removePart(part);
      return null;
    }
    return answer.ok ? ((await answer.json()) as KeptList) : null;
  } catch {
    return null;
  }
}

type Version = { readonly name: string; readonly cache: Cache; readonly list: KeptList };

/** The versions that are kept whole, the newest first. */
async function versions(part: Part): Promise<readonly Version[]> {
  const found: Version[] = [];
  for (const name of (await caches.keys()).toReversed()) {
    if (!name.startsWith(prefixOf(part))) continue;
    const cache = await caches.open(name);
    const list = await cache.match(listAt(part));
    if (list !== undefined) found.push({ name, cache, list: (await list.json()) as KeptList });
  }
  return found;
}

/** The list of what is kept of a part; null where nothing is. @source none */
export const keptNow = async (part: Part): Promise<KeptList | null> =>
  canKeep() ? ((await versions(part))[0]?.list ?? null) : null;

/** The files of a list that are not kept yet. @source none */
export function missingFrom(list: KeptList, kept: KeptList | null): readonly KeptFile[] {
  const there = new Set(kept?.files.map(([path, , hash]) => `${hash} ${path}`));
  return list.files.filter(([path, , hash]) => !there.has(`${hash} ${path}`));
}

/**
 * Keeps a part as the site has it now: all of it, or nothing of this version. What an earlier version has already, and an
 * interrupted try, is not fetched again.
 *
 * @throws ChangedMeanwhile when the site was replaced meanwhile; TypeError without a network; DOMException when it was
 *   given up, or there is no room
 * @source none
 */
export async function keepPart(
  part: Part,
  list: KeptList,
  signal: AbortSignal,
  onProgress: (progress: KeepingProgress) => void = () => {},
): Promise<void> {
  const name = prefixOf(part) + list.version;
  const earlier = await versions(part);
  const isThere = earlier[0]?.name === name;
  if (!isThere) await fill(part, list, name, earlier[0] ?? null, signal, onProgress);
  // the version before stays until the next time: a page of it may be open still
  const keeps = new Set([name, ...(isThere ? [] : [earlier[0]?.name])]);
  for (const other of await caches.keys())
    if (other.startsWith(prefixOf(part)) && !keeps.has(other)) await caches.delete(other);
  for (const scope of scopesOf(part)) await registerWorker(sitePath('sw.js'), sitePath(scope));
}

async function fill(
  part: Part,
  list: KeptList,
  name: string,
  earlier: Version | null,
  signal: AbortSignal,
  onProgress: (progress: KeepingProgress) => void,
): Promise<void> {
  const cache = await caches.open(name);
  const begun = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = new Set(missingFrom(list, earlier?.list ?? null));
  const fetched = [...missing].filter(([path]) => !begun.has(sitePath(path)));
  const total = fetched.reduce((sum, [, bytes]) => sum + bytes, 0);
  let done = 0;
  const giving = new AbortController();
  const both = AbortSignal.any([signal, giving.signal]);
  const queue = list.files.values();
  const work = async (): Promise<void> => {
    for (const file of queue) {
      both.throwIfAborted();
      const [path, bytes] = file;
      const address = sitePath(path);
      if (begun.has(address)) continue;
      const old = missing.has(file) ? undefined : await earlier?.cache.match(address);
      await cache.put(address, old ?? (await fetchWhole(address, isNamed(path), both)));
      if (!missing.has(file)) continue;
      done += bytes;
      onProgress({ done: Math.min(done, total), total });
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
  } catch (error) {
    giving.abort(); // the others need not go on
    throw error;
  }
  if ((await offered(part))?.version !== list.version) {
    await caches.delete(name);
    throw new ChangedMeanwhile();
  }
  await cache.put(listAt(part), Response.json(list));
}

async function fetchWhole(address: string, named: boolean, signal: AbortSignal): Promise<Response> {
  const answer = await fetch(address, { signal, cache: named ? 'default' : 'reload' });
  if (!answer.ok || answer.redirected) throw new ChangedMeanwhile(`${address}: ${answer.status}`);
  return answer;
}

/** Removes what is kept of a part, and its worker. @source none */
export async function removePart(part: Part): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(prefixOf(part))) await caches.delete(name);
  const scopes = scopesOf(part).map((scope) => new URL(sitePath(scope), location.href).href);
  for (const one of await navigator.serviceWorker.getRegistrations())
    if (scopes.includes(one.scope)) await one.unregister();
}
