/** A climb by random changes of a picture: one to three cells at once, kept where what comes of it is no worse. */
import type { Random } from '../../../src/engine/board/random.ts';

const mostTurned = 3; // cells at once

type Climb<Reach> = {
  /** How far a picture gets; null for one that does not count. */
  readonly reach: (cells: Uint8Array) => Reach | null;
  readonly isWorse: (found: Reach, best: Reach) => boolean;
  readonly isEnough?: (best: Reach) => boolean;
  readonly changes: number; // that are tried at most
  readonly random: Random;
};

/** Changes the cells in place. */
export function climb<Reach>(
  cells: Uint8Array,
  start: Reach,
  { reach, isWorse, isEnough = () => false, changes, random }: Climb<Reach>,
): { readonly best: Reach; readonly tried: number } {
  let best = start;
  let tried = 0;
  for (; tried < changes && !isEnough(best); tried++) {
    const next = cells.slice();
    for (let turned = 1 + random.below(mostTurned); turned > 0; turned--)
      next[random.below(next.length)]! ^= 1;
    const found = reach(next);
    if (found === null || isWorse(found, best)) continue;
    cells.set(next);
    best = found;
  }
  return { best, tried };
}
