/** Tasks about the walk through all images of a size. */
import { createWalk } from '../engine/census/walk.ts';
import type { Walk } from '../engine/census/walk.ts';
import type { InPieces } from '../engine/pieces.ts';
import type { TaskFunctions } from '../notebook/pool/taskTable.ts';

export type CensusTasks = {
  /** Goes through blocks of the walk through all images of a size, and keeps those of some kinds. */
  'census-blocks': {
    question: {
      readonly height: number;
      readonly width: number;
      readonly blocks: readonly {
        readonly block: number;
        readonly codes: readonly number[];
      }[];
    };
    /** Blocks done. */
    news: number;
    answer: readonly FoundImages[];
  };
  /** Where images stand in that walk. */
  'census-places': {
    question: {
      readonly height: number;
      readonly width: number;
      readonly images: readonly number[];
    };
    news: never;
    answer: readonly WalkPlace[];
  };
};

/** The images of one kind in one block, in the order of the walk. */
export type FoundImages = {
  readonly block: number;
  readonly code: number;
  readonly images: Int32Array;
};

/** The place of an image. */
export type WalkPlace = {
  readonly image: number;
  readonly code: number;
  readonly block: number;
  readonly order: number; // among the images of its code in its block
};

/** The functions behind the names. */
export const censusTasks: TaskFunctions<CensusTasks> = {
  *'census-blocks'({ height, width, blocks }) {
    const walk = createWalk(height, width);
    const found: FoundImages[] = [];
    for (const [done, { block, codes }] of blocks.entries()) {
      const lists = new Map(codes.map((code) => [code, [] as number[]]));
      for (let part = 0; part < walk.parts(block); part++) {
        walk.scan(block, part, (image, code) => lists.get(code)?.push(...walk.groupOf(image)));
        yield done;
      }
      for (const [code, images] of lists)
        found.push({ block, code, images: new Int32Array(images) });
    }
    return found;
  },
  *'census-places'({ height, width, images }) {
    const walk = createWalk(height, width);
    const places: WalkPlace[] = [];
    for (const image of images) places.push(yield* placeIn(walk, image));
    return places;
  },
};

/** Goes through the block of an image as far as the image. */
function* placeIn(walk: Walk, image: number): InPieces<WalkPlace> {
  const group = walk.groupOf(image);
  const block = walk.blockOf(image);
  const code = walk.codeOf(image);
  let order = group.indexOf(image);
  const way = { met: false };
  for (let part = 0; !way.met && part < walk.parts(block); part++) {
    walk.scan(block, part, (first, kind, times) => {
      way.met ||= first === group[0];
      if (!way.met && kind === code) order += times;
    });
    yield;
  }
  return { image, code, block, order };
}
