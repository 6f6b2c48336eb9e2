/** The words of the field. */
import { getCollection, getEntry } from 'astro:content';
import type { CollectionEntry } from 'astro:content';

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
