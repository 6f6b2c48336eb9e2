/** The words of the field, and where the chapters explain them. */
import { getCollection, getEntry, render } from 'astro:content';
import type { CollectionEntry } from 'astro:content';
import { chapters } from './chapters.ts';

export type Word = CollectionEntry<'words'>;

/** All words in alphabetical order; signs such as brackets do not count. */
export async function words(): Promise<readonly Word[]> {
  const key = ({ data }: Word): string => data.word.replace(/^\W.*\W(?=\w)/, '').toLowerCase();
  return (await getCollection('words')).toSorted((one, other) =>
    key(one).localeCompare(key(other), 'en'),
  );
}

/** One word. Throws a RangeError for an id that content/words.yaml does not have. */
export async function word(id: string): Promise<Word> {
  const entry = await getEntry('words', id);
  if (entry === undefined) throw new RangeError(`no such word: ${id}`);
  return entry;
}

export type Sense = CollectionEntry<'senses'>;

/** Words with more than one sense, in the order of their file. */
export const senses = (): Promise<readonly Sense[]> => getCollection('senses');

/** The section that explains a word. */
export type Explained = { readonly chapter: number; readonly section: string };

/**
 * Finds the sections that words point to, by their `at`.
 *
 * @throws RangeError from the result when a word points to a section that does not exist
 */
export async function explainer(): Promise<(at: string) => Explained> {
  const sections = new Map<string, Explained>();
  for (const chapter of await chapters())
    for (const { slug, text } of (await render(chapter)).headings)
      sections.set(`${chapter.id}/#${slug}`, { chapter: chapter.data.number, section: text });
  return (at) => {
    const found = sections.get(at);
    if (found === undefined) throw new RangeError(`no such section: ${at}`);
    return found;
  };
}
