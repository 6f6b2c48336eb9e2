/** The chapters of the book in their order, and what stands before and after each. */
import { getCollection, getEntry } from 'astro:content';
import type { CollectionEntry } from 'astro:content';

export type Chapter = CollectionEntry<'chapters'>;
export type Source = CollectionEntry<'sources'>;

/** All chapters, by number. */
export async function chapters(): Promise<readonly Chapter[]> {
  const all = await getCollection('chapters');
  return all.toSorted((one, other) => one.data.number - other.data.number);
}

/** The companions of the documents, in the order of these. */
export async function papers(): Promise<readonly CollectionEntry<'papers'>[]> {
  const all = await getCollection('papers');
  return all.toSorted((one, other) => one.data.source.localeCompare(other.data.source));
}

/** The chapters beside `slug`; an absent one is `undefined`. */
export async function neighbours(
  slug: string,
): Promise<{ readonly before: Chapter | undefined; readonly after: Chapter | undefined }> {
  const all = await chapters();
  const at = all.findIndex(({ id }) => id === slug);
  return { before: at > 0 ? all[at - 1] : undefined, after: all[at + 1] };
}

/** All sources, by id; ids are the numbers that the code and the results use. */
export async function sources(): Promise<readonly Source[]> {
  const all = await getCollection('sources');
  return all.toSorted((one, other) => one.id.localeCompare(other.id));
}

/** One source. Throws a RangeError for an id that content/sources does not have. */
export async function source(id: string): Promise<Source> {
  const entry = await getEntry('sources', id);
  if (entry === undefined) throw new RangeError(`no such source: ${id}`);
  return entry;
}
