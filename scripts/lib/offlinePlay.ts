/**
 * The service worker of the built site, /sw.js: with it the page to play on opens without a network. It keeps the files of
 * that page alone, found by what they name: its scripts and styles, and of the figures the one that is on it.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { figuresLoaded, importedAtOnce, importedLater } from './builtScripts.ts';

const page = 'play/';
const figure = 'play-game';

const all = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found]) => found ?? '');

/**
 * The files of the page to play on, as paths below the base.
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
  const html = read(`${page}index.html`);
  take(all(html, /\s(?:src|href)="([^"#?]+)"/g), importedAtOnce);
  const scripts = [...found].filter((path) => path.endsWith('.js'));
  const figures = scripts.flatMap((path) => figuresLoaded(read(path)).get(figure) ?? []);
  if (figures.length !== 1) throw new Error('the figure of the page to play on was not found');
  take(figures, (text) => [...importedAtOnce(text), ...importedLater(text)]);
  return [page, ...[...found].toSorted()];
}

/** To be listed last among the integrations of the site: the pages are as they will be served. */
export function offlinePlay(): AstroIntegration {
  let base = '/';
  return {
    name: 'offline-play',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = `${config.base.replace(/\/$/, '')}/`;
      },
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
        const files = playFiles(read, base);
        const worker = readFileSync(new URL('serviceWorker.js', import.meta.url), 'utf8');
        const hash = createHash('sha256').update(worker);
        for (const path of files)
          hash
            .update(`${path}\n`)
            .update(readFileSync(join(folder, path, path === page ? 'index.html' : '')));
        const prefix = `nonogram-explorer play ${base} `;
        const kept = {
          prefix,
          cache: prefix + hash.digest('hex').slice(0, 16),
          page: base + page,
          files: files.map((path) => base + path),
        };
        writeFileSync(join(folder, 'sw.js'), `const kept = ${JSON.stringify(kept)};\n${worker}`);
      },
    },
  };
}
