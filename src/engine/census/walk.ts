/**
 * All images of a small size in an order in which each can be found again without a list of them: by filled cells, then by
 * number, the mirror images of one beside it. The order is cut into *blocks*. Who knows how many images of a kind each
 * block has finds the k-th of them by going through one block, and the place of an image by going through its own.
 *
 * An image and its reflections have as many filled cells, the same class and the same number of sweeps, so only the one
 * with the least number is solved: it stands for its group of 1, 2 or 4, and the group is counted in its block.
 */
import { choose } from '../board/binomial.ts';
import { filledIn, forImagesWith, orderAmongFilled } from './filledOrder.ts';
import { createFold, mirror } from './fold.ts';
import { createSmallFour } from './smallFour.ts';

/** Images of a part, before those that stand for others are left out; a part takes a few milliseconds. */
export const PART = 8192;
/** Parts of a block: few enough for one to be gone through at once, many enough for a short list of counts. */
export const PARTS = 8;

const mostCells = 25;
const mostSide = 6;

/** Some of the images with as many filled cells: those whose group begins there belong to it. */
export type WalkBlock = {
  readonly filled: number;
  readonly from: number; // in the order among those with as many filled cells
  readonly to: number;
};

/** A walk through all images of a size. */
export type Walk = {
  readonly height: number;
  readonly width: number;
  readonly blocks: readonly WalkBlock[];
  /** How many parts a block has. */
  parts(block: number): number;
  /** Visits the first image of each group in a part of a block, with its code and how many images the group has. */
  scan(
    block: number,
    part: number,
    visit: (image: number, code: number, times: number) => void,
  ): void;
  /** What kind of image it is: 4 · sweeps + class, as in the tallies of the census (`FourTally`). */
  codeOf(image: number): number;
  /** The different images of a group, increasing. */
  groupOf(image: number): readonly number[];
  /** The block in which an image is counted. */
  blockOf(image: number): number;
};

/** How many codes a size has. */
export const walkCodes = (height: number, width: number): number => 4 * (height * width + 2);

/**
 * The blocks of a size in their order.
 *
 * @throws RangeError for a size that is not walked
 */
export function walkBlocks(height: number, width: number): readonly WalkBlock[] {
  const cells = height * width;
  for (const side of [height, width])
    if (!Number.isInteger(side) || side < 1 || side > mostSide)
      throw new RangeError(`sides must be 1 to ${mostSide}: ${height}x${width}`);
  if (cells > mostCells) throw new RangeError(`at most ${mostCells} cells: ${height}x${width}`);
  const blocks: WalkBlock[] = [];
  for (let filled = 0; filled <= cells; filled++) {
    const images = choose(cells, filled);
    for (let from = 0; from < images; from += PART * PARTS)
      blocks.push({ filled, from, to: Math.min(images, from + PART * PARTS) });
  }
  return blocks;
}

/**
 * Prepares a walk.
 *
 * @param height - 1 to 6
 * @param width - 1 to 6, with at most 25 cells in all
 * @throws RangeError for another size
 * @source 000_8dc3042ab81c971c.txt §4.1 (all images, each by class and sweeps; "there are symmetries involved")
 */
export function createWalk(height: number, width: number): Walk {
  const blocks = walkBlocks(height, width);
  const cells = height * width;
  const solver = createSmallFour(height, width);
  const timesOf = createFold(height, width, 'reflections');
  const firstBlocks = blocks.flatMap(({ from }, at) => (from === 0 ? [at] : []));
  const codeOf = (image: number): number => {
    const kind = solver.classify(image);
    return 4 * solver.row + kind;
  };
  const groupOf = (image: number): readonly number[] => reflectionsOf(height, width, image);
  return {
    height,
    width,
    blocks,
    parts: (block) => Math.ceil((blocks[block]!.to - blocks[block]!.from) / PART),
    scan(block, part, visit): void {
      const { filled, from, to } = blocks[block]!;
      const begin = from + part * PART;
      forImagesWith(cells, filled, begin, Math.min(to, begin + PART), (image) => {
        const times = timesOf(image);
        if (times > 0) visit(image, codeOf(image), times);
      });
    },
    codeOf,
    groupOf,
    blockOf(image): number {
      const first = groupOf(image)[0]!;
      return firstBlocks[filledIn(first)]! + Math.floor(orderAmongFilled(first) / (PART * PARTS));
    },
  };
}

/** The different ones among an image and its reflections, increasing. */
function reflectionsOf(height: number, width: number, image: number): readonly number[] {
  const row = (1 << width) - 1;
  let [leftRight, topBottom, both] = [0, 0, 0];
  for (let i = 0; i < height; i++) {
    const line = (image >>> (i * width)) & row;
    const turned = mirror(line, width);
    const opposite = (height - 1 - i) * width;
    leftRight |= turned << (i * width);
    topBottom |= line << opposite;
    both |= turned << opposite;
  }
  return [...new Set([image, leftRight, topBottom, both])].toSorted((a, b) => a - b);
}
