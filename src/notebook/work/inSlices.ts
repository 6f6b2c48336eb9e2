/** Work on many items in slices, between which the page lives. */
import { now } from '../clock.ts';
import { createTaskYield } from '../pool/nextTask.ts';

/** The longest time that work in slices keeps the page from anything else, ms. */
const slice = 10;

/**
 * Does something with each of many items, in slices between which the page lives.
 *
 * @param every - how many items are done between two looks at the clock
 * @returns false when it was given up
 * @throws what `work` throws
 * @source none
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
