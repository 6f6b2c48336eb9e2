/** The collections that are kept in this browser, the one that was worked on last at the front. */
import { decodeCollection } from './collection.ts';
import type { Collection } from './collection.ts';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const key = 'nonogram collections';

/** So many are kept. */
const most = 12;

/** A collection with the text that it is kept as. */
export type KeptCollection = { readonly text: string; readonly collection: Collection };

/** All that are kept; what cannot be read any more is passed over. */
export function keptCollections(store: Store | null): readonly KeptCollection[] {
  try {
    const found: unknown = JSON.parse(store?.getItem(key) ?? '[]');
    if (!Array.isArray(found)) return [];
    return found.flatMap((text: unknown) => {
      if (typeof text !== 'string') return [];
      try {
        return [{ text, collection: decodeCollection(text) }];
      } catch {
        return [];
      }
    });
  } catch {
    return []; // nobody here has written that, or nothing may be read
  }
}

/**
 * Keeps a collection.
 *
 * @param before - what it was before it was changed, which it takes the place of
 * @returns whether it is kept
 */
export function keepCollection(store: Store | null, text: string, before: string): boolean {
  const others = keptCollections(store).filter((one) => one.text !== before && one.text !== text);
  const isEmpty = decodeCollection(text).puzzles.length === 0;
  const texts = [...(isEmpty ? [] : [text]), ...others.map((one) => one.text)].slice(0, most);
  try {
    store?.setItem(key, JSON.stringify(texts));
    return store !== null;
  } catch {
    return false; // a full store: the link has it
  }
}
