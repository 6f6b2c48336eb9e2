/** Work on many items in slices, between which the page lives. */
import { now } from '../clock.ts';
import { createTaskYield } from '../pool/nextTask.ts';
import type { InPieces } from '../plain/pieces.ts';

/** The longest time that work in slices keeps the page from anything else, ms. */
const slice = 10;

/**
 * Does something with each of many items, in slices between which the page lives.
 *
 * @param every - how many items are done between two looks at the clock
 * @returns false when it was given up
 * @throws what `work` throws
 */
export async function inSlices<Item>(
  items: Iterable<Item>,
  work: (item: Item) => void,
  signal: AbortSignal,
  every = 100,
): Promise<boolean> {
  const others = createTaskYield();
  try {
    let before = now();
    let done = 0;
    for (const item of items) {
      work(item);
      if (++done % every !== 0 || now() - before < slice) continue;
      await others.next();
      if (signal.aborted) return false;
      before = now();
    }
    return !signal.aborted;
  } finally {
    others.close();
  }
}

/**
 * Does work in pieces, each in a task of its own, between which the page lives.
 *
 * @returns what it comes to; null when it was given up
 */
export async function piecesInTurns<Value>(
  pieces: InPieces<Value>,
  signal: AbortSignal,
): Promise<Value | null> {
  const others = createTaskYield();
  try {
    for (;;) {
      const { done, value } = pieces.next();
      if (done === true) return value;
      await others.next();
      if (signal.aborted) return null;
    }
  } finally {
    others.close();
  }
}
