import { readdirSync } from 'node:fs';
import { sep } from 'node:path';

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
