/**
 * What the reader's own puzzles are called, kept as long as the tab lives: whoever goes on to another page with one, or comes
 * back, finds it under its name.
 */

type Kept = Pick<Storage, 'getItem' | 'setItem'>;

const key = 'nonogram-own-names';
const most = 20;

type Names = readonly (readonly [code: string, name: string])[];

function namesIn(store: Kept): Names {
  try {
    const found: unknown = JSON.parse(store.getItem(key) ?? '[]');
    if (!Array.isArray(found)) return [];
    return found.filter(
      (one): one is [string, string] =>
        Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === 'string'),
    );
  } catch {
    return []; // what cannot be read was not written by us
  }
}

/** Keeps the name of a puzzle; the oldest of many is forgotten. */
export function keepOwnName(store: Kept, code: string, name: string): void {
  const others = namesIn(store).filter(([other]) => other !== code);
  try {
    store.setItem(key, JSON.stringify([[code, name], ...others].slice(0, most)));
  } catch {
    // a full store: the puzzle is called that of the link
  }
}

/** The name of a puzzle of the reader's; null of any other. */
export const ownNameOf = (store: Kept, code: string): string | null =>
  namesIn(store).find(([other]) => other === code)?.[1] ?? null;
