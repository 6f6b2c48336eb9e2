/**
 * Parts of the site that are kept on the device, so that they open without a network: the page to play on, and at the
 * reader's wish the whole book. The build writes a list of each, `kept.json` in the folder that the part is (scripts/build/site/
 * offline.ts). The page fetches what is in it, into a cache of the browser that has the version for its name; the list comes
 * last, and only with it the version is whole. Every file is compared with its hash in the list: what else comes over a network,
 * the page of a hotel to log in for one, is not kept. The service worker answers from there (scripts/build/site/serviceWorker.js).
 */
import { sitePath } from '../page/paths.ts';
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

/** Something came over the network that is not the file of the list; it was not kept. */
export class WrongAnswer extends Error {
  override readonly name = 'WrongAnswer';
}

/** The addresses that the worker is for: those of pages, and those of the scripts of other workers, which have none. */
const scopesOf = (part: Part): readonly string[] => (part === '' ? [''] : [part, '_astro/']);

/** How many files are fetched at a time. */
const atOnce = 6;

const prefixOf = (part: Part): string => `nonogram-explorer ${sitePath(part)} `;
const listAt = (part: Part): string => sitePath(`${part}kept.json`);
const isNamed = (path: string): boolean => path.startsWith('_astro/');

/** Whether this browser can keep anything here: it does so for addresses that nobody can listen in on. */
export const canKeep = (): boolean => 'serviceWorker' in navigator && 'caches' in globalThis;

/** What is kept, or to be kept, in bytes. */
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

/** The body of an answer, where it is this file; null where it is another. */
async function bodyOf(answer: Response, [, bytes, hash]: KeptFile): Promise<ArrayBuffer | null> {
  const body = await answer.arrayBuffer();
  if (body.byteLength !== bytes) return null;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  const digits = Array.from(digest.subarray(0, hash.length / 2), (byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  return digits.join('') === hash ? body : null;
}

const isThere = async (cache: Cache, file: KeptFile): Promise<boolean> => {
  const answer = await cache.match(sitePath(file[0]));
  return answer !== undefined && (await bodyOf(answer, file)) !== null;
};

/** Some at a time. */
async function forEach<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const work = async (): Promise<void> => {
    for (const item of queue) await act(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** What is kept of a part. */
export type Kept = {
  readonly list: KeptList;
  readonly wrong: number; // files that are gone, or other than they were
};

/** What is kept of a part, looked through file by file; null where nothing is. */
export async function keptNow(part: Part): Promise<Kept | null> {
  const [newest] = canKeep() ? await versions(part) : [];
  if (newest === undefined) return null;
  const { cache, list } = newest;
  let wrong = 0;
  await forEach(list.files, async (file) => {
    if (!(await isThere(cache, file))) wrong++;
  });
  return { list, wrong };
}

/** How many files lie there of tries that did not come to an end. */
export async function begunOf(part: Part): Promise<number> {
  let files = 0;
  for (const name of await caches.keys()) {
    if (!name.startsWith(prefixOf(part))) continue;
    const cache = await caches.open(name);
    const whole = await cache.match(listAt(part));
    if (whole === undefined) files += (await cache.keys()).length;
  }
  return files;
}

/** The files of a list that are not kept yet. */
export function missingFrom(list: KeptList, kept: KeptList | null): readonly KeptFile[] {
  const there = new Set(kept?.files.map(([path, , hash]) => `${hash} ${path}`));
  return list.files.filter(([path, , hash]) => !there.has(`${hash} ${path}`));
}

/**
 * Keeps a part as the site has it now: all of it, or nothing of this version. What is there already of it, of an earlier version
 * or of a try that did not come to an end, is not fetched again, unless it is other than it was.
 *
 * @throws ChangedMeanwhile when the site was replaced meanwhile; WrongAnswer when something else than the site answers;
 *   TypeError without a network; DOMException when it was given up, or there is no room
 */
export async function keepPart(
  part: Part,
  list: KeptList,
  signal: AbortSignal,
  onProgress: (progress: KeepingProgress) => void = () => {},
): Promise<void> {
  const name = prefixOf(part) + list.version;
  const earlier = await versions(part);
  const [newest] = earlier;
  await fill(part, list, name, newest?.name === name ? null : (newest ?? null), signal, onProgress);
  // the version before stays until the next time: a page of it may be open still
  const keeps = new Set([name, ...(newest?.name === name ? [] : [newest?.name])]);
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
  const total = bytesOf(list);
  let done = 0;
  let isNew = (await cache.match(listAt(part))) === undefined;
  const giving = new AbortController();
  const both = AbortSignal.any([signal, giving.signal]);
  try {
    await forEach(list.files, async (file) => {
      both.throwIfAborted();
      const [path, bytes] = file;
      if (!(await isThere(cache, file))) {
        const old = await earlier?.cache.match(sitePath(path));
        const copy = old === undefined ? null : await bodyOf(old.clone(), file);
        const whole = copy === null ? await fetchWhole(file, both) : old!;
        await cache.put(sitePath(path), whole);
        isNew = true;
      }
      done += bytes;
      onProgress({ done, total });
    });
    both.throwIfAborted();
    if (!isNew) return;
    const now = await offered(part);
    if (now !== null && now.version !== list.version) throw new ChangedMeanwhile();
    if (now === null) throw new TypeError('no network');
    await cache.put(listAt(part), Response.json(list));
  } catch (error) {
    giving.abort(); // the others need not go on
    throw await explained(error, part, list, name);
  }
}

/** Why a part could not be kept; what nobody can go on from is removed. */
async function explained(
  error: unknown,
  part: Part,
  list: KeptList,
  name: string,
): Promise<unknown> {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  const now = error instanceof WrongAnswer ? await offered(part) : null;
  const why = now !== null && now.version !== list.version ? new ChangedMeanwhile() : error;
  const cache = await caches.open(name);
  const whole = await cache.match(listAt(part));
  if (whole === undefined && (isFull || why instanceof ChangedMeanwhile)) await caches.delete(name);
  return why;
}

/** The file as the site has it. @throws WrongAnswer when it is another */
async function fetchWhole(file: KeptFile, signal: AbortSignal): Promise<Response> {
  const [path] = file;
  const answer = await fetch(sitePath(path), {
    signal,
    cache: isNamed(path) ? 'default' : 'reload',
  });
  const body = answer.ok && !answer.redirected ? await bodyOf(answer, file) : null;
  if (body === null) throw new WrongAnswer(`${path}: ${answer.status}`);
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name); // of what was sent
  return new Response(body, { headers });
}

/** Removes what is kept of a part, and its worker. */
export async function removePart(part: Part): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(prefixOf(part))) await caches.delete(name);
  const scopes = scopesOf(part).map((scope) => new URL(sitePath(scope), location.href).href);
  for (const one of await navigator.serviceWorker.getRegistrations())
    if (scopes.includes(one.scope)) await one.unregister();
}
