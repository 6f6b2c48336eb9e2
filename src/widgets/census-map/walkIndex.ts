/**
 * The stored counts of the walk through all images (experiments/censusWalk.ts) as an index: how many images of a kind there
 * are, and in which blocks the k-th of them is to be looked for.
 */
import { walkBlocks, walkCodes } from '../../engine/census/walk.ts';
import type { CensusWalkTally } from '../../experiments/censusWalk.ts';

/** Images that are alike in everything that the map tells apart. */
export type Bin = {
  readonly filled: number;
  readonly code: number; // 4 · sweeps + class
};

/** Part of a bin: the images of one block. */
export type BinBlock = {
  readonly block: number;
  readonly before: number; // images of the bin in the blocks before
  readonly images: number;
};

/** The index of one size. */
export class WalkIndex {
  readonly height: number;
  readonly width: number;
  readonly #bins = new Map<number, readonly BinBlock[]>();
  readonly #filled: readonly number[]; // of each block

  constructor({ height, width, counts }: CensusWalkTally) {
    this.height = height;
    this.width = width;
    const codes = walkCodes(height, width);
    this.#filled = walkBlocks(height, width).map(({ filled }) => filled);
    const lists = new Map<number, BinBlock[]>();
    for (const [at, images] of counts.entries()) {
      if (images === 0) continue;
      const block = Math.floor(at / codes);
      const key = keyOf({ filled: this.filledOf(block), code: at % codes });
      const list = lists.get(key) ?? [];
      const last = list.at(-1);
      list.push({ block, before: last === undefined ? 0 : last.before + last.images, images });
      lists.set(key, list);
    }
    this.#bins = lists;
  }

  /** All images of the size. */
  get images(): number {
    return 2 ** (this.height * this.width);
  }

  /** The bins that have images, in the order of their codes and filled cells. */
  bins(): readonly (Bin & { readonly images: number })[] {
    return [...this.#bins.entries()]
      .toSorted(([a], [b]) => a - b)
      .map(([key, list]) => {
        const last = list.at(-1);
        const images = last === undefined ? 0 : last.before + last.images;
        return { filled: key % mostFilled, code: Math.floor(key / mostFilled), images };
      });
  }

  /** The filled cells of the images of a block. */
  filledOf(block: number): number {
    return this.#filled[block] ?? 0;
  }

  /** The blocks that images `from` to `to` - 1 of a bin are in. */
  blocksOf(bin: Bin, from: number, to: number): readonly BinBlock[] {
    const list = this.#bins.get(keyOf(bin)) ?? [];
    return list.filter(({ before, images }) => before < to && before + images > from);
  }

  /** How many images of its bin come before those of a block. */
  before(block: number, code: number): number {
    const list = this.#bins.get(keyOf({ filled: this.filledOf(block), code }));
    return list?.find((one) => one.block === block)?.before ?? 0;
  }
}

const mostFilled = 32;

const keyOf = ({ filled, code }: Bin): number => code * mostFilled + filled;
