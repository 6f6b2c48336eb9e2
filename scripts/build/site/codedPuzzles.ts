/**
 * In the browser the puzzles of the gallery are codes: what is drawn in the source is read while the site is built. To read
 * all of it there took a page some 30 ms before its first figure.
 */
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { codeOf } from '../../../src/puzzles/galleryPuzzle.ts';
import type { GalleryEntry } from '../../../src/puzzles/galleryPuzzle.ts';

type Entries = Readonly<Record<string, GalleryEntry>>;

/** Whether what a module exports is puzzles by their ids, as the files of the gallery have them. */
const isEntries = (exported: unknown): exported is Entries =>
  typeof exported === 'object' &&
  exported !== null &&
  Object.values(exported).every(
    (one: unknown) => typeof one === 'object' && one !== null && 'name' in one && 'shows' in one,
  );

/** The same with the code of each puzzle. */
const coded = (entries: Entries): Entries =>
  Object.fromEntries(
    Object.entries(entries).map(([id, one]) => [id, { ...one, code: codeOf(one) }]),
  );

/** The plugin; for the scripts of the built site alone. */
export const codedPuzzles = (): Plugin => ({
  name: 'coded-puzzles',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async load(id) {
    if (!/\/src\/puzzles\/\w+\.ts$/.test(id)) return null;
    const exported = Object.entries((await import(pathToFileURL(id).href)) as object);
    if (!exported.every(([, one]) => isEntries(one))) return null;
    return exported
      .map(([name, one]) => `export const ${name} = ${JSON.stringify(coded(one as Entries))};\n`)
      .join('');
  },
});
