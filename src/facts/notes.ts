/**
 * The notes: results of the page of what is new, written out as an author would send them. `content/notes/<id>.mdx` belongs
 * to the result with this id, which has title, sentence and picture.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { bibtex } from '../notebook/share/citation.ts';
import { sitePath } from '../notebook/page/paths.ts';
import manifest from '../../package.json' with { type: 'json' };
import type { NewResult } from './newResult.ts';
import { newResults } from './newResults.ts';

const folder = 'content/notes';

/** A file that a note stands on. */
export type NoteFile = {
  readonly name: string;
  readonly href: string | null; // where a reader has it, if it is served
  readonly sha256: string; // 64 hexadecimal digits
};

/**
 * The result that a note is about.
 *
 * @throws RangeError for an id that no result has
 */
export function resultOf(id: string): NewResult {
  const result = newResults.find((one) => one.id === id);
  if (result === undefined) throw new RangeError(`${folder}/${id}.mdx: no new result is called so`);
  return result;
}

const written = new Set(
  readdirSync(folder)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => resultOf(file.replace(/\.mdx$/, '')).id),
);

/** The results that have a note, in the order of the page of what is new. */
export const notes: readonly NewResult[] = newResults.filter(({ id }) => written.has(id));

/** The page of a note below the root of the site; null for a result without one. */
export const notePage = (id: string): string | null => (written.has(id) ? `new/${id}/` : null);

/**
 * The files of a note, each as it is on the disk.
 *
 * @param data - SHA-256 by path from the root of the project
 * @throws RangeError when a file is missing, or is not the one that the note was written from
 */
export const checkedFiles = (
  id: string,
  data: Readonly<Record<string, string>>,
): readonly NoteFile[] =>
  Object.entries(data).map(([path, sha256]) => {
    if (!existsSync(path)) throw new RangeError(`${folder}/${id}.mdx: there is no ${path}`);
    const now = createHash('sha256').update(readFileSync(path)).digest('hex');
    if (now !== sha256)
      throw new RangeError(
        `${folder}/${id}.mdx: ${path} has changed, its SHA-256 is ${now}; read the note again before you write it there`,
      );
    const served = /^public\/(.*)$/.exec(path)?.[1];
    const href = served === undefined ? null : sitePath(served);
    return { name: path.replace(/^.*\//, ''), href, sha256 };
  });

/** How to cite a note in a sentence. @param day - as it is read: "29 November 2026" */
export const noteCitation = (id: string, day: string, address: string | null): string =>
  `The Nonogram Explorer team. “${resultOf(id).title}”. Nonogram Explorer, version ${manifest.version}, ${day}.${address === null ? '' : ` ${address}`}`;

/**
 * The entry of BibTeX for a note.
 *
 * @param day - of its front matter
 * @param address - of its page, where it is known
 */
export const noteBibtex = (id: string, day: string, address: string | null): string =>
  bibtex({
    id,
    number: null,
    title: resultOf(id).title,
    about: null,
    address,
    version: manifest.version,
    day,
  });
