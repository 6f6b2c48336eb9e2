import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Every page of the built site in `folder`, as paths relative to its base: `''`, `'one-line/'`, `'404.html'`. */
export function builtPages(folder = 'dist'): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) =>
      file
        .split(sep)
        .join('/')
        .replace(/(^|\/)index\.html$/, '$1'),
    )
    .toSorted();
}

/** Writes every page of the built site anew, where `better` gives another text for it. */
export function rewritePages(folder: string, better: (html: string) => string): void {
  for (const page of builtPages(folder)) {
    const file = join(folder, page.endsWith('.html') ? page : `${page}index.html`);
    const html = readFileSync(file, 'utf8');
    const next = better(html);
    if (next !== html) writeFileSync(file, next);
  }
}

/** Pages for authors, and those that are made alike in great numbers. */
const others = /^(?:code|kit|figure|reference\/.)/;

/** What tells that a page is not to be found by itself: it leads on to another one, or answers unknown addresses. */
const unlisted = /<meta name="robots" content="noindex"|http-equiv="refresh"/;

/** The pages that a reader comes to by way of menus and search, as `builtPages` has them. */
export const pagesToRead = (folder = 'dist'): string[] =>
  builtPages(folder).filter(
    (path) =>
      !others.test(path) &&
      !path.endsWith('.html') &&
      !unlisted.test(readFileSync(join(folder, path, 'index.html'), 'utf8')),
  );
