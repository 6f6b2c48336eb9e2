/**
 * What of the built site can be kept on a device, and the service worker that answers from there: lists of the files of the
 * page to play on and of the whole book, as `kept.json`, and /sw.js. With OFFLINE=no the site offers nothing to keep, and
 * /sw.js removes what readers have from earlier.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { KeptList } from '../../../src/notebook/device/keeping.ts';
import { figuresLoaded, importedAtOnce, importedLater } from './builtScripts.ts';

const playPage = 'play/';
const playFigures = ['play-game', 'hard-for-you'];

/** What belongs to no book: what is made for authors, other programs and other pages, and the listings of code. */
const leftOut =
  /^(?:code|kit|figure|library|corpus|social)\/|^(?:sw\.js|figure\.js)$|(?:^|\/)kept\.json$/;

const all = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found]) => found ?? '');

/**
 * The files of the page to play on, as paths below the base: its scripts and styles, what the build found out for it, and the figures that are on it.
 *
 * @param read - the text of a file of the built site
 * @param base - of the site, with a slash at both ends
 */
function playFiles(read: (path: string) => string, base: string): readonly string[] {
  /** What a file names, as a path below the base; null for what is elsewhere. */
  const below = (name: string): string | null =>
    name.startsWith('./')
      ? `_astro/${name.slice(2)}`
      : name.startsWith(base)
        ? name.slice(base.length)
        : null;
  const found = new Set<string>();
  const take = (names: readonly string[], of: (text: string) => readonly string[]): void => {
    for (const name of names) {
      const path = below(name);
      // pages that it leads to, listings of code among them, are no part of it
      if (path === null || found.has(path) || path.endsWith('/') || extname(path) === '') continue;
      found.add(path);
      if (path.endsWith('.css')) take(all(read(path), /url\(["']?([^"')]+)["']?\)/g), of);
      if (path.endsWith('.js')) take(of(read(path)), of);
    }
  };
  const html = read(`${playPage}index.html`);
  take(all(html, /\s(?:src|href|data-prebuilt-at)="([^"#?]+)"/g), importedAtOnce);
  const scripts = [...found].filter((path) => path.endsWith('.js'));
  const onPage = playFigures.filter((tag) => html.includes(`data-cell="${tag}"`));
  const figures = scripts.flatMap((path) => {
    const loaded = figuresLoaded(read(path));
    return onPage.flatMap((tag) => loaded.get(tag) ?? []);
  });
  if (figures.length !== onPage.length || figures.length === 0)
    throw new Error('a figure of the page to play on was not found');
  take(figures, (text) => [...importedAtOnce(text), ...importedLater(text)]);
  return [playPage, ...[...found].toSorted()];
}

/** The files of the book, as paths below the base; pages by the addresses that they are read at. */
const bookFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(folder, sep).length))
    .map((path) => path.split(sep).join('/'))
    .filter((path) => !leftOut.test(path))
    .map((path) => path.replace(/(^|\/)index\.html$/, '$1'))
    .toSorted();

/** A list with the version that follows from the files. */
function listOf(folder: string, paths: readonly string[]): KeptList {
  const files = paths.map((path) => {
    const content = readFileSync(
      join(folder, path, path === '' || path.endsWith('/') ? 'index.html' : ''),
    );
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
    return [path, content.length, hash] as const;
  });
  const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16);
  return { version, files };
}

/** Writes lists and worker into a built site. @param base - with a slash at both ends */
export function writeOffline(folder: string, base: string, offers: boolean): void {
  const worker = offers
    ? new URL('./serviceWorker.js', import.meta.url)
    : new URL('./serviceWorkerGone.js', import.meta.url);
  if (offers) {
    const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
    const lists = { '': bookFiles(folder), [playPage]: playFiles(read, base) };
    for (const [part, paths] of Object.entries(lists))
      writeFileSync(join(folder, part, 'kept.json'), JSON.stringify(listOf(folder, paths)));
  }
  copyFileSync(worker, join(folder, 'sw.js'));
}

/** To be listed last among the integrations of the site: the pages are as they will be served. */
export function offline(): AstroIntegration {
  let base = '/';
  return {
    name: 'offline',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = `${config.base.replace(/\/$/, '')}/`;
      },
      'astro:build:done': ({ dir }) =>
        writeOffline(fileURLToPath(dir), base, process.env['OFFLINE'] !== 'no'),
    },
  };
}
